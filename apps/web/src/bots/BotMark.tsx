import { botManners, type BotCharacter, type BotLevel } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import styles from './BotMark.module.css';

/** Marks a name as a bot's, visually and for screen readers. */
export function BotMark() {
  const t = useTranslations('bots');
  return (
    <span className={styles.mark}>
      <Icon name="bot" size={16} />
      {t('bot')}
    </span>
  );
}

/** Marks a bot with its level and its manner of play. @param character undefined for a stand-in */
export function BotLevelMark({ level, character }: { level: BotLevel; character?: BotCharacter | undefined }) {
  const t = useTranslations('bots');
  return (
    <span className={styles.mark}>
      <Icon name="bot" size={16} />
      {t('botOfLevel', { level: t(`levels.${level}`) })}
      {character !== undefined && ` · ${t(`manners.${botManners[character]}`)}`}
    </span>
  );
}

/** A small bot icon in front of a bot's action, where there is no room for a word. */
export function BotSign() {
  const t = useTranslations('bots');
  return (
    <span className={styles.sign} title={t('bot')}>
      <Icon name="bot" size={16} />
      <span className="visually-hidden">{t('bot')}: </span>
    </span>
  );
}

import type { BotLevel } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import styles from './BotMark.module.css';

/** Beside the name of a bot: that it is one, for the eye and for the ear. */
export function BotMark() {
  const t = useTranslations('bots');
  return (
    <span className={styles.mark}>
      <Icon name="bot" size={16} />
      {t('bot')}
    </span>
  );
}

/** The same, and how well it plays. */
export function BotLevelMark({ level }: { level: BotLevel }) {
  const t = useTranslations('bots');
  return (
    <span className={styles.mark}>
      <Icon name="bot" size={16} />
      {t('botOfLevel', { level: t(`levels.${level}`) })}
    </span>
  );
}

/** Before what a bot did, where there is no room for a word. */
export function BotSign() {
  const t = useTranslations('bots');
  return (
    <span className={styles.sign} title={t('bot')}>
      <Icon name="bot" size={16} />
      <span className="visually-hidden">{t('bot')}: </span>
    </span>
  );
}

import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { BotLevelMark } from '../../bots/BotMark.tsx';
import { Face } from '../../bots/Face.tsx';
import styles from './Bots.module.css';

/** Introduces the bots of this table, and says that they give up their seats to people. */
export function Bots({ view }: { view: TableView }) {
  const t = useTranslations('table.bots');
  const bots = view.seats.flatMap(({ bot, name }) => (bot === null ? [] : [{ ...bot, name }]));
  if (bots.length === 0) return null;
  return (
    <section className={styles.bots} aria-label={t('title')}>
      <ul>
        {bots.map(({ character, level, name }) => (
          <li key={character}>
            <Face character={character} size={64} />
            <div>
              <p className={styles.name}>
                <strong>{name}</strong> <BotLevelMark level={level} character={character} />
              </p>
              <p className={styles.line}>{t(`characters.${character}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.line}>{t('yields')}</p>
    </section>
  );
}

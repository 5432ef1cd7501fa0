import { FavourBack, PrestigeToken } from '../art/tokens.tsx';
import { useTable } from '../table.tsx';
import css from './Supply.module.css';

/** What is left to be had: Prestige and Favours. */
export function Supply() {
  const { G, words } = useTable();
  const { t } = words;
  return (
    <ul className={css.supply}>
      <li className={css.heap} data-supply="prestige">
        <PrestigeToken size={28} />
        <b aria-hidden="true">{G.prestige}</b>
        <span className={css.what} aria-hidden="true">
          {t('world.supplyShort')}
        </span>
        <span className="visually-hidden">{t('world.supply', { count: G.prestige })}</span>
      </li>
      <li className={css.heap} data-supply="favours">
        <FavourBack className={css.back} />
        <b aria-hidden="true">{G.favourDeckSize}</b>
        <span className={css.what} aria-hidden="true">
          {t('world.favoursShort')}
        </span>
        <span className="visually-hidden">{t('world.favourDeck', { count: G.favourDeckSize, used: G.favourPile.length })}</span>
      </li>
    </ul>
  );
}

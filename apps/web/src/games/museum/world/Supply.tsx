import { FavourBack, PrestigeToken } from '../art/tokens.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Supply.module.css';

/** The Prestige and Favours left in the supply. */
export function Supply() {
  const { t } = useTableWords();
  const { prestige, favours, used } = useTable(({ G }) => ({
    prestige: G.prestige,
    favours: G.favourDeckSize,
    used: G.favourPile.length,
  }));
  return (
    <ul className={css.supply}>
      <li className={css.heap} data-supply="prestige">
        <PrestigeToken size={28} />
        <b aria-hidden="true">{prestige}</b>
        <span className={css.what} aria-hidden="true">
          {t('world.supplyShort')}
        </span>
        <span className="visually-hidden">{t('world.supply', { count: prestige })}</span>
      </li>
      <li className={css.heap} data-supply="favours">
        <FavourBack className={css.back} />
        <b aria-hidden="true">{favours}</b>
        <span className={css.what} aria-hidden="true">
          {t('world.favoursShort')}
        </span>
        <span className="visually-hidden">{t('world.favourDeck', { count: favours, used })}</span>
      </li>
    </ul>
  );
}

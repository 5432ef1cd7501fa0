import { favourPlayBlocker, kindOf } from '@sobremesa/games/museum';
import { classes } from '../../../ui/classes.ts';
import { FavourPicture } from '../art/pictures.tsx';
import { useTable } from '../table.tsx';
import css from './Favours.module.css';
import { touchFavour } from './touch.ts';

/** The own Favours. Pressed, one shows what it does and how to play it. */
export function Favours() {
  const table = useTable();
  const { G, playerID, own, selection, words } = table;
  const favours = own?.favours ?? [];
  if (playerID === null || favours.length === 0) return <p className={css.empty}>{words.t('hand.favoursEmpty')}</p>;
  return (
    <ul className={css.favours} aria-label={words.t('hand.favoursLabel')}>
      {favours.map((favour) => {
        const chosen = selection.favour === favour || selection.favours.includes(favour);
        const playable = favourPlayBlocker(G, playerID, favour) === null;
        return (
          <li key={favour}>
            <button
              type="button"
              className={classes(css.favour, playable && css.playable, chosen && css.chosen)}
              aria-label={words.t('hand.favour', { name: words.favour(favour), playable: playable ? 'yes' : 'no' })}
              aria-pressed={chosen}
              onClick={() => touchFavour(table, favour)}
            >
              <span className={css.picture}>
                <FavourPicture kind={kindOf(favour)} />
              </span>
              <span className={css.name}>{words.favour(favour)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

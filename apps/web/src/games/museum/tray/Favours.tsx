import { favourPlayBlocker, kindOf, type FavourId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { FavourPicture } from '../art/pictures.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Favours.module.css';
import { touchFavour } from './touch.ts';

/** The reader's Favours. A press opens one with its effect and a way to play it. */
export function Favours() {
  const words = useTableWords();
  const favours = useTable(({ own }) => own?.favours ?? none);
  if (favours.length === 0) return <p className={css.empty}>{words.t('hand.favoursEmpty')}</p>;
  return (
    <ul className={css.favours} aria-label={words.t('hand.favoursLabel')}>
      {favours.map((favour) => (
        <li key={favour}>
          <Favour favour={favour} />
        </li>
      ))}
    </ul>
  );
}

const none: readonly FavourId[] = [];

const Favour = memo(function Favour({ favour }: { favour: FavourId }) {
  const words = useTableWords();
  const now = useTableNow();
  const { chosen, playable } = useTable(({ G, playerID, selection }) => ({
    chosen: selection.favour === favour || selection.favours.includes(favour),
    playable: playerID !== null && favourPlayBlocker(G, playerID, favour) === null,
  }));
  return (
    <button
      type="button"
      className={classes(css.favour, playable && css.playable, chosen && css.chosen)}
      data-about={`terms.${kindOf(favour)}`}
      aria-label={words.t('hand.favour', { name: words.favour(favour), playable: playable ? 'yes' : 'no' })}
      aria-pressed={chosen}
      data-favour={favour}
      data-piece={`favour-${favour}`}
      onClick={() => touchFavour(now(), favour)}
    >
      <span className={css.picture}>
        <FavourPicture kind={kindOf(favour)} />
      </span>
      <span className={css.name}>{words.favour(favour)}</span>
    </button>
  );
});

import { CardBack } from './art/CardArt.tsx';
import css from './Board.module.css';
import { useTable } from './table.tsx';

/** The deck with what is left of it. */
export function Deck() {
  const { G, words } = useTable();
  return (
    <div className={css.deck}>
      <span className="visually-hidden">{words.t('board.deckSize', { count: G.deckSize })}</span>
      <div className={css.deckCard} data-spot="deck" data-empty={G.deckSize === 0 ? '' : undefined}>
        <CardBack />
      </div>
      <span className={css.deckCount} aria-hidden="true">
        {G.deckSize}
      </span>
    </div>
  );
}

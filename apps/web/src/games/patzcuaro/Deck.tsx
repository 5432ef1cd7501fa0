import { CardBack } from './art/CardArt.tsx';
import css from './Board.module.css';
import { useTable, useTableWords } from './table.tsx';

/** The deck with its number of cards. */
export function Deck() {
  const words = useTableWords();
  const size = useTable(({ G }) => G.deckSize);
  return (
    <div className={css.deck}>
      <span className="visually-hidden">{words.t('board.deckSize', { count: size })}</span>
      <div className={css.deckCard} data-spot="deck" data-empty={size === 0 ? '' : undefined}>
        <CardBack />
      </div>
      <span className={css.deckCount} aria-hidden="true">
        {size}
      </span>
    </div>
  );
}

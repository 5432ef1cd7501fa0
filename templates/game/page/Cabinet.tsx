import { endsOf, type Kind } from '@sobremesa/games/newgame';
import { memo } from 'react';
import { PieceIcon } from './art/pieces.tsx';
import css from './Cabinet.module.css';
import { useTable, useTableWords } from './table.tsx';

/** The shelves, one below the other. */
export const Cabinet = memo(function Cabinet() {
  const words = useTableWords();
  const count = useTable(({ G }) => G.shelves.length);
  return (
    <section className={css.cabinet} aria-label={words.t('board.cabinet')} data-piece="cabinet">
      {Array.from({ length: count }, (_, shelf) => (
        <Shelf key={shelf} shelf={shelf} />
      ))}
    </section>
  );
});

/**
 * One shelf. Its ends are buttons that stay in place while pieces are taken, so that they keep the
 * focus.
 */
function Shelf({ shelf }: { shelf: number }) {
  const words = useTableWords();
  const pieces = useTable(({ G }) => G.shelves[shelf] ?? []);
  const ends = endsOf(pieces);
  return (
    <ul
      className={css.shelf}
      aria-label={words.t('board.shelf', { shelf: shelf + 1, count: pieces.length })}
      data-piece={`shelf-${shelf}`}
    >
      {pieces.map((kind, place) => {
        const end = ends.indexOf(place);
        return (
          <li key={end === -1 ? `inner-${place}` : `end-${end}`}>
            {end === -1 ? <Inner kind={kind} /> : <End kind={kind} shelf={shelf} place={place} end={end} />}
          </li>
        );
      })}
    </ul>
  );
}

function Inner({ kind }: { kind: Kind }) {
  const words = useTableWords();
  return (
    <span className={css.piece}>
      <PieceIcon kind={kind} />
      <span className="visually-hidden">{words.term(kind)}</span>
    </span>
  );
}

function End({ kind, shelf, place, end }: { kind: Kind; shelf: number; place: number; end: number }) {
  const { words, playerID, why, refuse, send } = useTable();
  const reason = why('take', shelf, place);
  const isOpen = playerID !== null && reason === undefined;
  const label = words.t('board.take', { kind: words.term(kind), shelf: shelf + 1, end: end === 0 ? 'left' : 'right' });
  return (
    <button
      type="button"
      className={css.end}
      data-open={isOpen}
      data-piece={`piece-${shelf}-${place}`}
      data-about={`thing-${kind}`}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) send('take', shelf, place);
        else if (reason !== undefined) refuse(reason);
      }}
    >
      <PieceIcon kind={kind} />
    </button>
  );
}

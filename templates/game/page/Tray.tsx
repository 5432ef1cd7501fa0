import { kinds, leaderOf, playerOf, type Kind } from '@sobremesa/games/newgame';
import { memo, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice, TrayFrame } from '../frame/TrayFrame.tsx';
import { useFocusOn } from '../useFocusOn.ts';
import { LetterIcon, PieceIcon } from './art/pieces.tsx';
import { useTable, useTableWords } from './table.tsx';
import css from './Tray.module.css';

/** The reader's letter, the pieces of both players, and at the end the guess. */
export function Tray() {
  const { over, guesses, notice } = useTable(({ ctx, legal, selection }) => ({
    over: ctx.gameover !== undefined,
    guesses: legal.some(({ move }) => move === 'guess'),
    notice: selection.notice,
  }));
  const panel = useRef<HTMLDivElement>(null);
  useFocusOn(panel, guesses ? 'guess' : '');
  return (
    <TrayFrame over={over}>
      <div ref={panel} tabIndex={-1} className={css.tray}>
        <Notice>{notice}</Notice>
        {guesses && <Guess />}
        <div className={css.things}>
          <OwnLetter />
          <Counts />
        </div>
      </div>
    </TrayFrame>
  );
}

const OwnLetter = memo(function OwnLetter() {
  const words = useTableWords();
  const letter = useTable(({ G, playerID }) => (playerID === null ? null : playerOf(G, playerID).letter));
  if (letter === null) return null;
  return (
    <p className={css.letter} data-piece="my-letter" data-about="letters">
      <LetterIcon kind={letter} size={34} />
      <span>{words.t('board.myLetter', { kinds: words.term(`all-${letter}`) })}</span>
    </p>
  );
});

/**
 * The number of pieces of each kind. The reader's, or the first seat's for spectators, are on the
 * left.
 */
const Counts = memo(function Counts() {
  const words = useTableWords();
  return (
    <ul className={css.counts} aria-label={words.t('board.counts')} data-piece="counts">
      {kinds.map((kind) => (
        <Count key={kind} kind={kind} />
      ))}
    </ul>
  );
});

function Count({ kind }: { kind: Kind }) {
  const words = useTableWords();
  const { left, right, first, second, leads } = useTable(({ G, playerID }) => {
    const [left, right] = playerID === '1' ? ['1', '0'] : ['0', '1'];
    return {
      left,
      right,
      first: playerOf(G, left ?? '').taken[kind],
      second: playerOf(G, right ?? '').taken[kind],
      leads: leaderOf(G, kind),
    };
  });
  const label = words.t('board.count', {
    kinds: words.heading(kind),
    player: words.name(left ?? ''),
    first,
    other: words.name(right ?? ''),
    second,
  });
  return (
    <li className={css.count}>
      <PieceIcon kind={kind} size={26} />
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <b className={classes(leads === left && css.leads)}>{first}</b>
        {' : '}
        <b className={classes(leads === right && css.leads)}>{second}</b>
      </span>
    </li>
  );
}

function Guess() {
  const { words, why, send } = useTable();
  return (
    <section className={css.guess} aria-label={words.t('board.guess')}>
      <h2>{words.t('board.guess')}</h2>
      <div className={css.choices}>
        {kinds.map((kind) => (
          <Button key={kind} unavailable={why('guess', kind)} data-piece={`guess-${kind}`} onClick={() => send('guess', kind)}>
            <PieceIcon kind={kind} size={30} />
            {words.heading(kind)}
          </Button>
        ))}
      </div>
    </section>
  );
}

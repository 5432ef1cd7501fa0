import type { LegalMove, UncheckedMove } from '../kit/index.ts';
import type { Kind } from './catalogue/kinds.ts';
import { piecesLeft, takeBlocker } from './rules/cabinet.ts';
import { guessBlocker } from './rules/letters.ts';
import { playerOf } from './state.ts';
import type { State, View } from './state.ts';

type Rule<Args extends readonly unknown[]> = UncheckedMove<View, State, Args>;

/** Take a piece from an end of a shelf; shelves and places count from 0 (3). */
const take: Rule<[shelf: number, place: number]> = {
  why: (G, _ctx, _playerID, shelf, place) => takeBlocker(G, shelf, place),
  apply(G, { playerID }, shelf, place) {
    for (const kind of G.shelves[shelf]?.splice(place, 1) ?? []) {
      playerOf(G, playerID).taken[kind] += 1;
      G.events.push({ type: 'took', player: playerID, kind, shelf });
    }
    if (piecesLeft(G) === 0) G.events.push({ type: 'emptied' });
  },
};

/** Name the kind that the other letter promises (4). */
const guess: Rule<[kind: Kind]> = {
  why: (G, _ctx, playerID, kind) => guessBlocker(G, playerID, kind),
  apply(G, { playerID }, kind) {
    playerOf(G, playerID).guess = kind;
    G.events.push({ type: 'guessed', player: playerID, kind });
  },
};

export const moves = { take, guess };
export type MoveName = keyof typeof moves;
/** A move of one of these names. */
export type Move = LegalMove<MoveName>;

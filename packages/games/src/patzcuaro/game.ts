import type { Game, TurnConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import { definition, engineMoves } from '../kit/index.ts';
import type { GameOver, Score } from '../kit/index.ts';
import { checkedMoves } from './checked.ts';
import type { MoveName } from './moves.ts';
import { options } from './options.ts';
import { players } from './variants.ts';
import { isComplete } from './rules/altar.ts';
import { endIsDue, endTriggerers, lastPlacements } from './rules/end.ts';
import { score, totalOf } from './scoring.ts';
import { setup } from './setup.ts';
import { playerOf } from './state.ts';
import type { State, View } from './state.ts';
import { view } from './view.ts';

const { travel, choose, trade, place, pass } = engineMoves<State, MoveName>(checkedMoves);

/**
 * One player visits a space: moves there, resolves it, and may have to wait for others to answer a
 * gift (1.4, 1.5).
 */
const visit: TurnConfig<State> = {
  order: TurnOrder.CUSTOM_FROM('order'),
  activePlayers: { currentPlayer: 'travel' },
  stages: {
    travel: { moves: { travel } },
    resolve: { moves: { choose, trade, place } },
    gift: { moves: { place, pass } },
  },
  onBegin: ({ G, ctx }) => {
    G.events.push({ type: 'turn', player: ctx.currentPlayer });
  },
  onMove: ({ G, events }) => {
    const step = G.steps[0];
    if (step !== undefined) events.setActivePlayers({ value: { [step.player]: step.optional ? 'gift' : 'resolve' } });
  },
  endIf: ({ G, ctx }) => turnIsOver(G, ctx.numMoves),
};

/** One player may place a last card (1.8 ④). */
const lastPlacement: TurnConfig<State> = {
  order: { ...TurnOrder.ONCE, playOrder: ({ G }) => G.steps.map(({ player }) => player) },
  activePlayers: { currentPlayer: 'last' },
  stages: { last: { moves: { place, pass } } },
  maxMoves: 1,
};

/** The token has moved and nothing is left to do. */
function turnIsOver(G: View, numMoves = 0): boolean {
  return numMoves > 0 && G.steps.length === 0;
}

/**
 * Pátzcuaro as a boardgame.io game. Each match draws its own seed; see `withSeed` for a known one.
 */
export const game: Game<State> = {
  ...definition({ name: 'patzcuaro', players, options, setup }),
  phases: {
    visit: {
      start: true,
      turn: visit,
      // Checked once, when the turn is over (1.8 ②).
      endIf: ({ G, ctx }) => turnIsOver(G, ctx.numMoves) && endIsDue(G),
      next: 'lastPlacement',
    },
    lastPlacement: {
      turn: lastPlacement,
      onBegin: ({ G, ctx }) => {
        G.triggerers = endTriggerers(G, ctx.currentPlayer);
        G.steps = lastPlacements(G, ctx.currentPlayer, G.triggerers);
        for (const player of G.triggerers) {
          const cause = isComplete(playerOf(G, player).altar) ? 'altar' : 'emptyDeck';
          G.events.push({ type: 'endTriggered', player, cause });
        }
        if (G.steps.length > 0) G.events.push({ type: 'lastPlacements', players: G.steps.map(({ player }) => player) });
      },
    },
  },
  endIf: ({ G }): GameOver | undefined =>
    G.triggerers !== null && G.steps.length === 0 ? { winners: winnersOf(score(G)) } : undefined,
  onEnd: ({ G, ctx }) => {
    const { winners } = ctx.gameover as GameOver;
    G.events.push({ type: 'won', players: winners, total: totalOf(G, winners[0] ?? '0') });
  },
  playerView: ({ G, playerID }) => view(G, playerID),
};

function winnersOf(standings: readonly Score[]): string[] {
  return standings.flatMap(({ rank, playerID }) => (rank === 1 ? [playerID] : []));
}

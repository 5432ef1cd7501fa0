import type { ActivePlayersArg, Game, PhaseConfig, StageConfig, TurnConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import { definition, engineMoves, FREE_STAGE, randomOf } from '../kit/index.ts';
import type { GameOver, PlayerID, Score } from '../kit/index.ts';
import { checkedMoves } from './checked.ts';
import type { MoveName } from './moves.ts';
import { options } from './options.ts';
import { players } from './variants.ts';
import { asked, isTogether } from './rules/steps.ts';
import { beginTurn } from './rules/turn.ts';
import { score, totalOf } from './scoring.ts';
import { setup } from './setup.ts';
import type { State, Step, View } from './state.ts';
import { view } from './view.ts';

const all = engineMoves<State, MoveName>(checkedMoves);
const { arrange, playFavour } = all;

/** The moves open to the asked players in each step, and to the others during a turn. */
const stages: Partial<Record<Step['kind'] | typeof FREE_STAGE, StageConfig<State>>> = {
  mulligan: { moves: { mulligan: all.mulligan } },
  patron: { moves: { choosePatron: all.choosePatron } },
  headline: { moves: { chooseOpinion: all.chooseOpinion, arrange } },
  explore: { moves: { draw: all.draw, decline: all.decline, playFavour, arrange } },
  action: {
    moves: {
      buy: all.buy,
      buyForeign: all.buyForeign,
      inventory: all.inventory,
      askSecretary: all.askSecretary,
      playFavour,
      endTurn: all.endTurn,
      arrange,
    },
  },
  favours: { moves: { discardFavours: all.discardFavours, arrange } },
  hand: { moves: { discard: all.discard, arrange } },
  arrangement: { moves: { arrange, finish: all.finish } },
  [FREE_STAGE]: { moves: { playFavour, arrange } },
};

/**
 * The stage of each player. Asked players are in the step's stage; during a turn, the others may
 * still make free moves.
 */
export function stagesOf(G: View, waiting: readonly PlayerID[]): Record<PlayerID, string> {
  const others = isTogether(G.step) ? [] : G.order.filter((player) => !waiting.includes(player));
  const all: Record<PlayerID, string> = {};
  for (const player of waiting) all[player] = G.step.kind;
  for (const player of others) all[player] = FREE_STAGE;
  return all;
}

function setStages(G: View, events: { setActivePlayers: (arg: ActivePlayersArg) => void }): void {
  const waiting = asked(G);
  if (waiting.length > 0) events.setActivePlayers({ value: stagesOf(G, waiting) });
}

/** The turn of one player (1.6). G names the current step, and the stages follow it. */
const turn: TurnConfig<State> = {
  order: TurnOrder.CUSTOM_FROM('order'),
  stages,
  onBegin: (context) => {
    beginTurn(context.G, context.ctx.currentPlayer, randomOf(context));
    setStages(context.G, context.events);
  },
  onMove: ({ G, events }) => setStages(G, events),
  endIf: ({ G }) => G.step.kind === 'turnOver',
};

/** A phase that asks all players at the same time. */
function together(kind: Step['kind'], next?: string): PhaseConfig<State> {
  return {
    turn: {
      order: TurnOrder.CUSTOM_FROM('order'),
      activePlayers: { all: kind },
      stages,
      onMove: ({ G, events }) => {
        if (G.step.kind === kind) setStages(G, events);
      },
    },
    endIf: ({ G }) => G.step.kind !== kind,
    ...(next === undefined ? {} : { next }),
  };
}

/** Museum as a boardgame.io game. Each match draws its own seed; see `withSeed` for a known one. */
export const game: Game<State> = {
  ...definition({ name: 'museum', players, options, setup }),
  phases: {
    mulligan: { ...together('mulligan', 'patron'), start: true },
    patron: together('patron', 'play'),
    play: { turn, endIf: ({ G }) => G.step.kind === 'arrangement', next: 'arrangement' },
    arrangement: together('arrangement'),
  },
  endIf: ({ G }): GameOver | undefined => (G.step.kind === 'over' ? { winners: winnersOf(score(G)) } : undefined),
  onEnd: ({ G, ctx }) => {
    const { winners } = ctx.gameover as GameOver;
    G.events.push({ type: 'won', players: winners, total: totalOf(G, winners[0] ?? G.active) });
  },
  playerView: ({ G, playerID }) => view(G, playerID),
};

function winnersOf(standings: readonly Score[]): PlayerID[] {
  return standings.flatMap(({ rank, playerID }) => (rank === 1 ? [playerID] : []));
}

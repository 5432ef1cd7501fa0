import type { Game } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import { definition, engineMoves } from '../kit/index.ts';
import type { GameOver } from '../kit/index.ts';
import { checkedMoves } from './checked.ts';
import type { MoveName } from './moves.ts';
import { options } from './options.ts';
import { players } from './variants.ts';
import { hasGuessed, isOver } from './rules/letters.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { opponentOf, playerOf, type State } from './state.ts';
import { view } from './view.ts';

const { take, guess } = engineMoves<State, MoveName>(checkedMoves);

/** The game for boardgame.io: one move per turn, in turn order, until both have guessed. */
export const game: Game<State> = {
  ...definition({ name: 'newgame', players, options, setup }),
  moves: { take, guess },
  turn: {
    order: TurnOrder.CUSTOM_FROM('order'),
    onBegin: ({ G, ctx }) => {
      G.events.push({ type: 'turn', player: ctx.currentPlayer });
    },
    endIf: ({ ctx }) => (ctx.numMoves ?? 0) > 0,
  },
  endIf: ({ G }): GameOver | undefined => (isOver(G) ? { winners: winnersOf(G) } : undefined),
  onEnd: ({ G }) => {
    for (const player of G.order) {
      G.events.push({
        type: 'opened',
        player,
        letter: playerOf(G, player).letter,
        found: hasGuessed(G, opponentOf(player)),
      });
    }
    const players = winnersOf(G);
    const total = score(G).find(({ rank }) => rank === 1)?.total ?? 0;
    G.events.push({ type: 'won', players, total });
  },
  playerView: ({ G, playerID }) => view(G, playerID),
};

function winnersOf(G: State): string[] {
  return score(G).flatMap(({ rank, playerID }) => (rank === 1 ? [playerID] : []));
}

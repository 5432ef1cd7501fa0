import type { Game, TurnConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import { definition, engineMoves, randomOf } from '../kit/index.ts';
import type { GameOver } from '../kit/index.ts';
import { slotOf } from './catalogue/slots.ts';
import { checkedMoves } from './checked.ts';
import type { MoveName } from './moves.ts';
import { fitsPlayers, options } from './options.ts';
import { players } from './variants.ts';
import { beginTurn, isQuiet, settle, stages, turnIsOver } from './rules/flow.ts';
import type { StageName } from './rules/flow.ts';
import { walk } from './rules/guard.ts';
import { endNever } from './rules/reaction.ts';
import { clockwiseFrom } from './rules/rooms.ts';
import { applySlot } from './rules/slots.ts';
import { GUARD_CARDS } from './rules/solo.ts';
import { endEvent, score, winnersOf } from './scoring.ts';
import { setup, usualEffects } from './setup.ts';
import type { PhaseName, State } from './state.ts';
import { view } from './view.ts';

const {
  keepMissions,
  lay,
  playCard,
  playJoker,
  answer,
  waive,
  endVisit,
  act,
  endTurn,
  discard,
  replace,
  hang,
  setReactions,
  setOrders,
} = engineMoves<State, MoveName>(checkedMoves);

/** Players may change these settings in every stage. */
const settings = { setReactions, setOrders };

/** The moves of each stage. */
const stageConfig: Record<StageName, NonNullable<TurnConfig<State>['stages']>[string]> = {
  missions: { moves: { keepMissions, ...settings } },
  lay: { moves: { lay, ...settings } },
  painting: { moves: { replace, hang, ...settings } },
  security: { moves: { answer, waive, ...settings } },
  answered: { moves: { answer, waive, ...settings } },
  visit: { moves: { playCard, playJoker, endVisit, ...settings } },
  photography: { moves: { act, endTurn, ...settings } },
  discard: { moves: { discard, ...settings } },
  free: { moves: { ...settings } },
};

type Hook = NonNullable<TurnConfig<State>['onBegin']>;

/** Sets the stages of all players from the state. */
const setStages: Hook = ({ G, ctx, events }) => events.setActivePlayers({ value: stages(G, ctx.currentPlayer) });

/** Each player once, beginning with the ticket holder. */
const fromTicket = {
  ...TurnOrder.ONCE,
  playOrder: ({ G }: { G: State }) => clockwiseFrom(G.ticket, G.players.length),
};

/**
 * The part of a round before the players' turns, in which the ticket holder resolves the slot card
 * and the guard (section 5).
 */
const opening: TurnConfig<State> = { order: fromTicket, stages: stageConfig, onBegin: setStages, onMove: setStages };

/** One player's turn: Visit phase, Photography phase, and the hand limit (section 5). */
const turn: TurnConfig<State> = {
  order: fromTicket,
  stages: stageConfig,
  onBegin: (context) => {
    beginTurn(context.G, context.ctx.currentPlayer);
    return setStages(context);
  },
  onMove: setStages,
  endIf: ({ G, ctx }) => turnIsOver(G, ctx.currentPlayer),
  onEnd: ({ G }) => endNever(G),
};

/** Whether a phase has begun and is completed. */
const isDone = (phase: PhaseName) => {
  return ({ G }: { G: State }) => G.begun === phase && isQuiet(G);
};

/** Prado as a boardgame.io game. Each match draws its own seed; see `withSeed` for a known one. */
export const game: Game<State> = {
  ...definition({ name: 'prado', players, options, setup, fits: fitsPlayers }),
  phases: {
    /** All players choose two missions out of three; in solo play there is no choice. */
    missions: {
      start: true,
      turn: opening,
      onBegin: ({ G }) => void (G.begun = 'missions'),
      endIf: ({ G }) => G.begun === 'missions' && G.players.every(({ ready }) => ready),
      next: 'slot',
    },
    slot: {
      turn: opening,
      onBegin: (context) => beginRound(context.G, randomOf(context)),
      endIf: isDone('slot'),
      next: ({ G }) => (G.mode.guard ? 'walk' : 'turns'),
    },
    /** The guard walks as the slot card says. */
    walk: {
      turn: opening,
      onBegin: (context) => {
        const { G } = context;
        G.begun = 'walk';
        const { direction, steps } = slotOf(G.slot ?? '').guard;
        walk(G, direction, steps);
        settle(G, randomOf(context), G.ticket);
      },
      endIf: isDone('walk'),
      next: ({ G }) => (G.mode.solo === null ? 'turns' : 'guard'),
    },
    /** Solo play: the guard's turn. */
    guard: {
      turn: opening,
      onBegin: (context) => {
        const { G } = context;
        G.begun = 'guard';
        for (let i = 0; i < GUARD_CARDS; i++) G.steps.push({ t: 'guardDraw' });
        settle(G, randomOf(context), G.ticket);
      },
      endIf: isDone('guard'),
      next: 'turns',
    },
    turns: {
      turn,
      onBegin: ({ G }) => void (G.begun = 'turns'),
      onEnd: ({ G }) => void (G.over = G.round === G.rounds),
      next: 'slot',
    },
  },
  endIf: ({ G }): GameOver | undefined => (G.over ? { winners: winnersOf(score(G)) } : undefined),
  onEnd: ({ G }) => void G.events.push(endEvent(G)),
  playerView: ({ G, ctx, playerID }) => view(G, ctx, playerID),
};

/** The ticket passes to the left, and its holder applies the next slot card (section 5). */
function beginRound(G: State, random: ReturnType<typeof randomOf>): void {
  G.begun = 'slot';
  G.round += 1;
  if (G.round > 1) G.ticket = clockwiseFrom(G.ticket, G.players.length)[1] ?? G.ticket;
  const slot = G.slots.pop() ?? null;
  if (slot === null) throw new RangeError('no slot card is left');
  G.slot = slot;
  G.nextSlot = G.slots.at(-1) ?? null;
  G.effects = usualEffects();
  G.actionsLeft = null;
  G.events.push({ type: 'round', round: G.round, rounds: G.rounds, ticket: G.ticket });
  G.events.push({ type: 'slot', slot, ticket: G.ticket });
  applySlot(G, random, slot);
  settle(G, random, G.ticket);
}

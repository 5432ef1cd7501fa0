import type { GameModule, PlayerID, RandomData } from '@sobremesa/games/kit';
import { checkAsking } from './activePlayers.ts';
import type { Asking, FlowContext, FlowCtx } from './context.ts';
import { roundRobin } from './turnOrder.ts';
import type { Order, TurnEnd } from './turnOrder.ts';
import { knowsOnly, UnsupportedDefinitionError } from './unsupported.ts';

/** Code of the definition that changes `G` in place. */
export type Hook = (context: FlowContext) => unknown;
/** A condition of the definition. A truthy result means yes, and may carry data. */
export type Trigger<Answer> = (context: FlowContext) => Answer | false | null | undefined | void;
/** Names of moves. */
export type Moves = ReadonlySet<string>;

/**
 * A game's definition in the form that the flow uses. Missing parts are null or have neutral
 * defaults.
 */
export interface Definition {
  setup: (context: Pick<FlowContext, 'ctx' | 'random'>, options: unknown) => unknown;
  /** The generator of a new match, with a fresh seed. */
  freshRandom: () => RandomData;
  phases: ReadonlyMap<string, Phase>;
  /** The configuration outside all phases. */
  noPhase: Phase;
  /** The phase in which the game begins. */
  start: string | null;
  /** The result of the game once it is over. */
  endIf: Trigger<unknown> | null;
  onEnd: Hook | null;
}

export interface Phase {
  onBegin: Hook | null;
  onEnd: Hook | null;
  endIf: Trigger<true | { next?: string }> | null;
  next: Trigger<string> | null;
  /** Open to active players without a stage, or in a stage without own moves. */
  moves: Moves;
  turn: Turn;
}

export interface Turn {
  order: Order;
  /** The players to activate when a turn begins; null: the current player. */
  activePlayers: Asking | null;
  /** Moves by stage. Stages without own moves are left out. */
  stages: ReadonlyMap<string | null, Moves>;
  /** Number of moves of the current player that end the turn. */
  maxMoves: number;
  onBegin: Hook | null;
  onMove: Hook | null;
  onEnd: Hook | null;
  endIf: Trigger<TurnEnd> | null;
}

type Game = GameModule['game'];
type PhaseConfig = NonNullable<Game['phases']>[string];
type TurnConfig = NonNullable<Game['turn']>;
type MoveMap = NonNullable<Game['moves']>;

/** Fields that boardgame.io writes into a definition when it has processed it. */
const PROCESSED = ['wrapped'];
/** Fields that only boardgame.io's server, client and lobby use. */
const NOT_OURS = ['name', 'minPlayers', 'maxPlayers', 'deltaState', 'disableUndo', 'validateSetupData', 'events', 'playerView'];
const OF_GAME = [...NOT_OURS, 'setup', 'plugins', 'moves', 'turn', 'phases', 'endIf', 'onEnd'];
const OF_PHASE = [...PROCESSED, 'start', 'next', 'onBegin', 'onEnd', 'endIf', 'moves', 'turn'];
const OF_TURN = [...PROCESSED, 'order', 'activePlayers', 'stages', 'maxMoves', 'onBegin', 'onMove', 'onEnd', 'endIf'];
/** Fields of a rule that the kit's `engineMoves` creates. */
const OF_MOVE = ['client', 'undoable', 'redact', 'ignoreStaleStateID', 'move'];

/** @throws UnsupportedDefinitionError if the definition uses an unsupported feature */
export function compile({ game, moves: rules }: Pick<GameModule, 'game' | 'moves'>): Definition {
  knowsOnly(game, OF_GAME, '');
  const ofGame = movesOf(game.moves ?? {}, rules, 'moves');
  const turn = game.turn ?? {};
  const inTurn = turnOf(turn, rules, 'turn');
  const phases = new Map<string, Phase>();
  let start: string | null = null;
  for (const [name, phase] of Object.entries(game.phases ?? {})) {
    const path = `phases.${name}`;
    if (name === '') throw new UnsupportedDefinitionError(path, 'a phase needs a name');
    knowsOnly(phase, OF_PHASE, path);
    if (phase.start === true) start = name;
    phases.set(name, {
      onBegin: (phase.onBegin as Hook | undefined) ?? null,
      onEnd: (phase.onEnd as Hook | undefined) ?? null,
      endIf: (phase.endIf as Phase['endIf'] | undefined) ?? null,
      next: nextOf(phase, game, path),
      moves: phase.moves === undefined ? ofGame : movesOf(phase.moves, rules, `${path}.moves`),
      turn: phase.turn === undefined || phase.turn === turn ? inTurn : turnOf(phase.turn, rules, `${path}.turn`),
    });
  }
  return {
    setup: (game.setup ?? (() => ({}))) as unknown as Definition['setup'],
    freshRandom: randomOf(game),
    phases,
    noPhase: { onBegin: null, onEnd: null, endIf: null, next: null, moves: ofGame, turn: inTurn },
    start,
    endIf: (game.endIf as Trigger<unknown> | undefined) ?? null,
    onEnd: (game.onEnd as Hook | undefined) ?? null,
  };
}

function nextOf({ next }: PhaseConfig, { phases = {} }: Game, path: string): Trigger<string> | null {
  if (next === undefined || typeof next === 'function') return (next as Trigger<string> | undefined) ?? null;
  if (!Object.hasOwn(phases, next)) throw new UnsupportedDefinitionError(`${path}.next`, `there is no phase ${next}`);
  return () => next;
}

function turnOf(turn: TurnConfig, rules: GameModule['moves'], path: string): Turn {
  knowsOnly(turn, OF_TURN, path);
  const { order = roundRobin, activePlayers, stages = {} } = turn;
  knowsOnly(order, ['first', 'next', 'playOrder'], `${path}.order`);
  // A turn begins without active players.
  if (activePlayers !== undefined && 'revert' in activePlayers && activePlayers.revert === true)
    throw new UnsupportedDefinitionError(`${path}.activePlayers.revert`);
  if (activePlayers !== undefined) checkAsking(activePlayers, `${path}.activePlayers`);
  const open = new Map<string | null, Moves>();
  for (const [name, stage] of Object.entries(stages)) {
    knowsOnly(stage, ['moves'], `${path}.stages.${name}`);
    if (stage.moves !== undefined) open.set(name, movesOf(stage.moves, rules, `${path}.stages.${name}.moves`));
  }
  return {
    order: order as Order,
    activePlayers: (activePlayers as Asking | undefined) ?? null,
    stages: open,
    maxMoves: turn.maxMoves || Infinity,
    onBegin: (turn.onBegin as Hook | undefined) ?? null,
    onMove: (turn.onMove as Hook | undefined) ?? null,
    onEnd: (turn.onEnd as Hook | undefined) ?? null,
    endIf: (turn.endIf as Turn['endIf'] | undefined) ?? null,
  };
}

function movesOf(moves: MoveMap, rules: GameModule['moves'], path: string): Moves {
  for (const [name, move] of Object.entries(moves)) {
    if (typeof move !== 'object') throw new UnsupportedDefinitionError(`${path}.${name}`, 'is not made of a rule by engineMoves');
    knowsOnly(move, OF_MOVE, `${path}.${name}`);
    if (!Object.hasOwn(rules, name)) throw new UnsupportedDefinitionError(`${path}.${name}`, 'there is no rule of that name');
  }
  return new Set(Object.keys(moves));
}

function randomOf(game: Game): () => RandomData {
  const [random, ...more] = game.plugins ?? [];
  if (random?.name !== 'random' || random.setup === undefined)
    throw new UnsupportedDefinitionError('plugins', 'a game needs randomPlugin of the kit');
  if (more[0] !== undefined) throw new UnsupportedDefinitionError(`plugins.${more[0].name}`);
  return () => random.setup?.({ G: {}, ctx: {} as never, game }) as RandomData;
}

/** The current phase. */
export function phaseOf({ phases, noPhase }: Definition, { phase }: Pick<FlowCtx, 'phase'>): Phase {
  return phase === null ? noPhase : (phases.get(phase) ?? missing(phase));
}

function missing(phase: string): never {
  throw new RangeError(`there is no phase ${phase}`);
}

/** Whether `move` is open to an active player, in their stage. */
export function isOpen(definition: Definition, ctx: FlowCtx, playerID: PlayerID, move: string): boolean {
  const { moves, turn } = phaseOf(definition, ctx);
  const stage = ctx.activePlayers === null ? undefined : turn.stages.get(ctx.activePlayers[playerID] ?? null);
  return (stage ?? moves).has(move);
}

import { makeMove, type MoveContext, type MoveRule, type PlayerID, type Random } from '@sobremesa/games/kit';
import { countMove, setActivePlayers } from './activePlayers.ts';
import type { Asking, FlowContext, FlowCtx } from './context.ts';
import { phaseOf, type Definition, type Hook, type Turn } from './definition.ts';
import { Events } from './events.ts';
import { advanceOrder, beginOrder, type TurnEnd } from './turnOrder.ts';
import { UnsupportedDefinitionError } from './unsupported.ts';

/**
 * One step of the flow. After each step, the flow checks whether game, phase or turn are over; if
 * not, the next step follows.
 */
type Step =
  | { do: 'startGame' }
  | { do: 'startPhase' }
  | { do: 'startTurn'; isFirst: boolean }
  | { do: 'afterMove' }
  | { do: 'setActivePlayers'; asking: Asking }
  | { do: 'endTurn'; ended: TurnEnd }
  | { do: 'nextTurn'; ended: TurnEnd }
  | { do: 'endPhase'; ended: PhaseEnd }
  | { do: 'nextPhase'; ended: PhaseEnd; from: string | null }
  | { do: 'endGame'; gameover: unknown };

/** Ends a phase, and may name the next one. */
type PhaseEnd = true | { next?: string };

const START_GAME: Step = { do: 'startGame' };
const START_PHASE: Step = { do: 'startPhase' };
const FIRST_TURN: Step = { do: 'startTurn', isFirst: true };
const LATER_TURN: Step = { do: 'startTurn', isFirst: false };
const AFTER_MOVE: Step = { do: 'afterMove' };

const log = { setMetadata: () => {} };

/**
 * Maximum number of turns per player that may end without moves after one move. A definition that
 * needs more never comes to rest.
 */
const MAX_TURNS = 100;

/**
 * Runs one match, in place. The consequences of a move, and their order, are those of
 * boardgame.io's `flow.ts`. After an error the match is unusable.
 */
export class Flow {
  readonly #definition: Definition;
  readonly #ctx: FlowCtx;
  readonly #events: Events;
  readonly #context: FlowContext;

  constructor(definition: Definition, G: unknown, ctx: FlowCtx, random: Random) {
    this.#definition = definition;
    this.#ctx = ctx;
    this.#events = new Events(ctx);
    this.#context = { G, ctx, random, events: this.#events, log, playerID: undefined };
  }

  /** Starts the match, up to the first decision. */
  begin(): void {
    this.#settle(START_GAME);
  }

  /** Makes a legal move, with all its consequences. */
  move(rule: MoveRule, playerID: PlayerID, args: readonly unknown[]): void {
    const { turn } = phaseOf(this.#definition, this.#ctx);
    this.#context.playerID = playerID;
    makeMove(rule, this.#context.G, this.#context as MoveContext, args);
    countMove(this.#ctx, playerID);
    this.#run(turn.onMove, 'turn.onMove');
    this.#context.playerID = undefined;
    this.#settle(AFTER_MOVE);
  }

  /** Carries out a step with all its consequences, then the hooks' requests. */
  #settle(first: Step): void {
    const before = this.#ctx.turn;
    const { asked } = this.#events;
    this.#follow(first);
    for (let i = 0; i < asked.length && this.#ctx.gameover === undefined; i++) {
      if (this.#ctx.turn - before >= this.#ctx.numPlayers * MAX_TURNS)
        throw new Error('the turns of this game never come to rest');
      const { asking, turn } = asked[i] as (typeof asked)[number];
      if (turn === this.#ctx.turn) this.#follow({ do: 'setActivePlayers', asking });
    }
    asked.length = 0;
  }

  #follow(first: Step): void {
    let ended: Set<string | null> | null = null;
    let step: Step | null = first;
    while (step !== null) {
      if (step.do === 'endPhase') {
        ended ??= new Set();
        if (ended.has(this.#ctx.phase)) {
          // Phases that end each other form a cycle, which is broken here.
          this.#ctx.phase = null;
          return;
        }
        ended.add(this.#ctx.phase);
      }
      const next: Step | null = this.#carryOut(step);
      step = step.do === 'endGame' ? null : (this.#due(step) ?? next);
    }
  }

  /** The step that ends game, phase or turn after this step; null when none is over. */
  #due(step: Step): Step | null {
    const { endIf } = this.#definition;
    const gameover = endIf === null ? undefined : endIf(this.#context);
    if (gameover) return { do: 'endGame', gameover };
    const phase = phaseOf(this.#definition, this.#ctx);
    const phaseEnd = phase.endIf === null ? undefined : phase.endIf(this.#context);
    if (phaseEnd) return { do: 'endPhase', ended: phaseEnd };
    if (step.do !== 'afterMove' && step.do !== 'setActivePlayers') return null;
    const turnEnd = this.#turnEnd(phase.turn);
    return turnEnd ? { do: 'endTurn', ended: turnEnd } : null;
  }

  #turnEnd({ maxMoves, endIf }: Turn): ReturnType<NonNullable<Turn['endIf']>> {
    if ((this.#ctx.numMoves ?? 0) >= maxMoves) return true;
    return endIf === null ? false : endIf(this.#context);
  }

  /** @returns the next step, unless something is over */
  #carryOut(step: Step): Step | null {
    switch (step.do) {
      case 'startGame':
        return START_PHASE;
      case 'startPhase':
        this.#run(phaseOf(this.#definition, this.#ctx).onBegin, 'phase.onBegin');
        return FIRST_TURN;
      case 'startTurn':
        this.#startTurn(step.isFirst);
        return null;
      case 'afterMove':
        return null;
      case 'setActivePlayers':
        setActivePlayers(this.#ctx, step.asking);
        return null;
      case 'endTurn':
        this.#endTurn();
        return { do: 'nextTurn', ended: step.ended };
      case 'nextTurn':
        return this.#nextTurn(step.ended);
      case 'endPhase':
        this.#endTurn();
        return { do: 'nextPhase', ended: step.ended, from: this.#endPhase() };
      case 'nextPhase':
        this.#ctx.phase = this.#phaseAfter(step.ended, step.from);
        return START_PHASE;
      case 'endGame':
        // The end of the game does not end the turn: its hook does not run, and active players stay
        // in `ctx`.
        this.#endPhase();
        this.#ctx.gameover = step.gameover;
        this.#run(this.#definition.onEnd, 'onEnd');
        return null;
    }
  }

  #startTurn(isFirst: boolean): void {
    const { turn } = phaseOf(this.#definition, this.#ctx);
    if (isFirst) beginOrder(turn.order, this.#context);
    if (isFirst || turn.activePlayers !== null) setActivePlayers(this.#ctx, turn.activePlayers ?? {});
    this.#ctx.turn += 1;
    this.#ctx.numMoves = 0;
    this.#ctx._prevActivePlayers = [];
    this.#run(turn.onBegin, 'turn.onBegin');
  }

  #endTurn(): void {
    this.#run(phaseOf(this.#definition, this.#ctx).turn.onEnd, 'turn.onEnd');
    this.#ctx.activePlayers = null;
  }

  #nextTurn(ended: TurnEnd): Step {
    const { order } = phaseOf(this.#definition, this.#ctx).turn;
    return advanceOrder(order, this.#context, ended) ? LATER_TURN : { do: 'endPhase', ended: true };
  }

  /** @returns the phase that has ended */
  #endPhase(): string | null {
    const { phase } = this.#ctx;
    if (phase === null) return null;
    this.#run(phaseOf(this.#definition, this.#ctx).onEnd, 'phase.onEnd');
    this.#ctx.phase = null;
    return phase;
  }

  #phaseAfter(ended: PhaseEnd, from: string | null): string | null {
    const { next } = phaseOf(this.#definition, { phase: from });
    const wanted = (ended !== true && ended.next) || (next === null ? null : next(this.#context)) || null;
    if (wanted !== null && !this.#definition.phases.has(wanted)) throw new RangeError(`there is no phase ${wanted}`);
    return wanted;
  }

  #run(hook: Hook | null, where: string): void {
    if (hook === null) return;
    this.#events.open = where === 'turn.onBegin' || where === 'turn.onMove';
    const result = hook(this.#context);
    this.#events.open = false;
    if (result !== undefined && result !== this.#context.G)
      throw new UnsupportedDefinitionError(where, 'a hook changes G in place and returns nothing');
  }
}

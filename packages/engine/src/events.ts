import type { PlayerID } from '@sobremesa/games/kit';
import type { Asking, FlowCtx } from './context.ts';
import { UnsupportedDefinitionError } from './unsupported.ts';

/** A request of a hook, to be carried out after all consequences of the move. */
interface Asked {
  asking: Asking;
  /** The turn in which the hook ran. The request is void in a later turn. */
  turn: number;
}

/** boardgame.io's `events`, of which hooks may use one. Turns, phases and games end by `endIf`. */
export class Events {
  /** Requests in the order of the hooks, which may add more while it is processed. */
  readonly asked: Asked[] = [];
  /** Whether the running hook may activate players. */
  open = false;
  readonly #ctx: FlowCtx;

  constructor(ctx: FlowCtx) {
    this.#ctx = ctx;
  }

  readonly setActivePlayers = (asking: Asking): void => {
    if (!this.open) {
      throw new UnsupportedDefinitionError('events.setActivePlayers', 'may be called in turn.onBegin and turn.onMove only');
    }
    this.asked.push({ asking, turn: this.#ctx.turn });
  };

  endGame(): never {
    throw new UnsupportedDefinitionError('events.endGame');
  }
  endPhase(): never {
    throw new UnsupportedDefinitionError('events.endPhase');
  }
  endStage(): never {
    throw new UnsupportedDefinitionError('events.endStage');
  }
  endTurn(_next?: { next: PlayerID }): never {
    throw new UnsupportedDefinitionError('events.endTurn');
  }
  pass(): never {
    throw new UnsupportedDefinitionError('events.pass');
  }
  setPhase(): never {
    throw new UnsupportedDefinitionError('events.setPhase');
  }
  setStage(): never {
    throw new UnsupportedDefinitionError('events.setStage');
  }
}

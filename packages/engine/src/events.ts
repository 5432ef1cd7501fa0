import type { PlayerID } from '@sobremesa/games/kit';
import type { Asking, FlowCtx } from './context.ts';
import { UnsupportedDefinitionError } from './unsupported.ts';

/**
 * What a hook has asked for; it is carried out when all that follows from the move itself is done.
 */
interface Asked {
  asking: Asking;
  /** The turn of the hook. When it is over, nobody is asked any more. */
  turn: number;
}

/**
 * boardgame.io's `events`, of which hooks use one. What ends turns, phases and games is `endIf`.
 */
export class Events {
  /** In the order in which hooks asked; hooks may add to it while it is worked off. */
  readonly asked: Asked[] = [];
  /** Whether the hook that is running may ask players. */
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

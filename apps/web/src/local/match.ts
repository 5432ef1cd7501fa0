import { answer, type Level, type Mind } from '@sobremesa/bots';
import { engineOf, type EngineState } from '@sobremesa/engine';
import { isActive, type AnswerWindow, type GameEvent, type LegalMove, type PlayerID } from '@sobremesa/games/kit';

/** How a match is dealt: the same deal each time that it is asked for. */
export interface Deal {
  seats: number;
  /** As the game's own schema takes them. */
  options: Readonly<Record<string, unknown>>;
  /** 64 hex digits. */
  seed: string;
}

/** A move as it was made. */
export interface Made extends LegalMove {
  player: PlayerID;
  /** The player had nothing to decide, and so the table made it. */
  byTable?: true;
}

/** What is kept of a match: it is its deal and its moves, under the rules by which they were made. */
export interface KeptMatch {
  rules: number;
  moves: readonly Made[];
}

/** What a move led to. */
export type Outcome =
  { ok: true; events: readonly GameEvent[] } | { ok: false; code: 'illegalMove' | 'badRequest' | 'nothingToUndo' };

/** A state and what was told on the way from the one before it. */
interface Past {
  state: EngineState;
  made: Made;
  events: readonly GameEvent[];
  stands: boolean;
}

/** A match on the engine, wherever it runs. Values of the game are never changed in place. */
export class LocalMatch {
  readonly mind: Mind;
  readonly #start: EngineState;
  #past: readonly Past[] = [];

  /** @throws RangeError when the options are not those of the game */
  constructor(mind: Mind, { seats, options, seed }: Deal) {
    this.mind = mind;
    const parsed = mind.module.options.safeParse(options);
    if (!parsed.success) throw new RangeError('the deal has options that the game does not know');
    this.#start = engineOf(mind.module).begin(seats, parsed.data, seed);
  }

  get state(): EngineState {
    return this.#past.at(-1)?.state ?? this.#start;
  }

  get over(): boolean {
    return this.state.ctx.gameover !== undefined;
  }

  /** All that was told since the match began, moves that were taken back left out. */
  get events(): readonly GameEvent[] {
    return [...this.mind.module.events(this.#start.G), ...this.#past.flatMap(({ events }) => events)];
  }

  get kept(): KeptMatch {
    return { rules: this.mind.module.rulesVersion, moves: this.#past.map(({ made }) => made) };
  }

  /** @param byTable the table makes it for a player who has nothing to decide */
  play(player: PlayerID, move: string, args: readonly unknown[], byTable = false): Outcome {
    const result = engineOf(this.mind.module).move(this.state, player, move, args);
    if (!result.ok) {
      const code = result.why === 'unknownMove' || result.why === 'badArguments' ? 'badRequest' : 'illegalMove';
      return { ok: false, code };
    }
    const { state, events, stands } = result;
    const made = { player, move, args, ...(byTable && { byTable }) };
    this.#past = [...this.#past, { state, made, events, stands }];
    return { ok: true, events };
  }

  /** Whether the last move, private settings aside, is this player's, and showed nothing that was hidden. */
  mayUndo(player: PlayerID): boolean {
    const last = this.#past[this.#lastMove];
    return last !== undefined && last.made.player === player && !last.stands && !this.over;
  }

  /** Takes the last move back. What was set since stays, unless it was about something that this move has brought. */
  undo(player: PlayerID): Outcome {
    if (!this.mayUndo(player)) return { ok: false, code: 'nothingToUndo' };
    const at = this.#lastMove;
    const settings = this.#past.slice(at + 1);
    this.#past = this.#past.slice(0, at);
    for (const { made } of settings) this.play(made.player, made.move, made.args, made.byTable);
    return { ok: true, events: [] };
  }

  /** Where the last move is that is no private setting; -1 when there is none. */
  get #lastMove(): number {
    const { moves } = this.mind.module;
    return this.#past.findLastIndex(({ made }) => moves[made.move]?.setting !== true);
  }

  /** Makes the moves that were kept. False, with the match as it was, when they were made by other rules or do not fit. */
  resume({ rules, moves }: KeptMatch): boolean {
    const before = this.#past;
    const fits =
      rules === this.mind.module.rulesVersion &&
      moves.every(({ player, move, args, byTable }) => this.play(player, move, args, byTable).ok);
    if (!fits) this.#past = before;
    return fits;
  }

  /** Whom the match waits for. */
  get asked(): PlayerID[] {
    const { ctx } = this.state;
    return ctx.playOrder.filter((player) => isActive(ctx, player));
  }

  /** Whether a window is open that this player is asked in. */
  isInWindow(player: PlayerID): boolean {
    return this.#window?.players.includes(player) === true && this.asked.includes(player);
  }

  /** What is answered in the open window for a player who has nothing to decide in it; null when they have, or are not asked. */
  autoAnswer(player: PlayerID): LegalMove | null {
    if (!this.isInWindow(player) || this.#window?.auto?.[player]?.asked !== false) return null;
    const { module } = this.mind;
    const { G, ctx } = this.state;
    return module.standIn(module.view(G, ctx, player), module.viewCtx(G, ctx, player), player);
  }

  get #window(): AnswerWindow | null {
    return this.mind.module.window?.(this.state.G, this.state.ctx) ?? null;
  }

  /** What a bot on this seat does, by what the seat knows. Its chance follows from how far the match has come. */
  think(player: PlayerID, level: Level): LegalMove {
    const { module } = this.mind;
    const { G, ctx } = this.state;
    const seen = {
      playerID: player,
      view: module.view(G, ctx, player),
      ctx: module.viewCtx(G, ctx, player),
      log: this.events.map((event) => module.viewEvent(event, player)),
    };
    return answer(this.mind, { seen, level, seed: this.#past.length });
  }
}

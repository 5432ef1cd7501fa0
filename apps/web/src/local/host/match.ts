import { answer, type Policy } from '@sobremesa/bots';
import type { EngineState } from '@sobremesa/engine';
import type { AnswerWindow, GameEvent, GameOver, LegalMove, PlayerID } from '@sobremesa/games/kit';
import {
  askedSeats,
  beginMatch,
  fallbackMove,
  historyOf,
  isOver,
  logFor,
  play,
  snapshotFor,
  stateFor,
  takeBack,
  Updates,
  versionFor,
  windowSeats,
  type Audience,
  type LogRecord,
  type Match,
  type Outcome,
  type Refusal,
} from '@sobremesa/match';
import { documentOf, type DocumentMove, type DocumentSeat } from '@sobremesa/match/document';
import type { BotLevel, BotManner, MatchHistory, MatchSnapshot, MatchState, TableEvent } from '@sobremesa/protocol';

/** The parameters that determine the deal of a match. */
export interface Deal {
  seats: number;
  /** In the form that the game's schema parses. */
  options: Readonly<Record<string, string | number | boolean>>;
  /** 64 hex digits. */
  seed: string;
  /**
   * The moves of another match under the same seed that lead to the state in which this one begins.
   * They cannot be undone.
   */
  before?: KeptMatch;
}

/** A stored move. */
export interface Made extends LegalMove {
  player: PlayerID;
  /** The table made the move because the player had nothing to decide. */
  byTable?: true;
  /** A bot made the move in the player's place. */
  standIn?: true;
  /** Milliseconds since 1970; missing in matches that an earlier release has stored. */
  at?: number;
}

/** A player undid their last move. */
interface TakenBack {
  player: PlayerID;
  /** The number of changes before that move. */
  undo: number;
  at?: number;
}

/** A stored match: its changes and the version of the rules. With the deal, they restore it. */
export interface KeptMatch {
  rules: number;
  moves: readonly (Made | TakenBack)[];
}

/** The moves of a stored match, without undone moves and the settings made between these. */
export function standingMoves({ moves }: KeptMatch): Made[] {
  let standing: { at: number; made: Made }[] = [];
  for (const [at, made] of moves.entries()) {
    if (!('undo' in made)) standing.push({ at, made });
    else standing = standing.filter((each) => each.made.player !== made.player || each.at < made.undo);
  }
  return standing.map(({ made }) => made);
}

/** The result of a change. */
export type Changed = { ok: true; fresh: readonly LogRecord[] } | { ok: false; refusal: Refusal };

/**
 * A match on this device, with its log and its stored form. `@sobremesa/match` makes the changes.
 */
export class LocalMatch {
  readonly policy: Policy;
  /** With all options, as the schema completes them. */
  readonly #deal: Deal;
  #match: Match;
  #log: readonly LogRecord[];
  /** The changes of `Deal.before`. */
  #before: KeptMatch['moves'] = [];
  #moves: KeptMatch['moves'] = [];

  /** @throws RangeError when the game's schema rejects the options */
  constructor(policy: Policy, deal: Deal) {
    this.policy = policy;
    const begun = begin(policy, deal);
    this.#deal = { ...deal, options: policy.module.options.parse(deal.options) as Deal['options'] };
    this.#match = begun.step.match;
    this.#log = lines(
      begun.step.events.map((event) => ofGame(event)),
      this.#match,
      [],
    );
  }

  /** A match that begins after `deal.before`. Null if the present rules refuse one of its moves. */
  static after(policy: Policy, deal: Deal): LocalMatch | null {
    const match = new LocalMatch(policy, deal);
    if (deal.before === undefined) return match;
    if (!match.resume(deal.before)) return null;
    match.#forgetUndo();
    [match.#before, match.#moves] = [match.#moves, []];
    return match;
  }

  /** No change so far can be taken back. */
  #forgetUndo(): void {
    this.#match = { ...this.#match, undo: [], requests: {} };
  }

  get state(): EngineState {
    return this.#match.state;
  }

  get over(): boolean {
    return isOver(this.#match);
  }

  get kept(): KeptMatch {
    return { rules: this.policy.module.rulesVersion, moves: this.#moves };
  }

  /** The document of the finished match as JSON text; null while it runs. */
  async document(seats: readonly DocumentSeat[]): Promise<string | null> {
    if (!this.over) return null;
    const all = [...this.#before, ...this.#moves];
    const startedAt = all.find(({ at }) => at !== undefined)?.at ?? this.#log[0]?.at ?? 0;
    const moves = all.map((made): DocumentMove => {
      const [seat, at] = [Number(made.player), (made.at ?? 0) - startedAt];
      if ('undo' in made) return { seat, undo: made.undo, at };
      const { move, args, byTable, standIn } = made;
      const played: DocumentMove = { seat, move, args: [...args], at };
      if (byTable) played.by = 'table';
      else if (standIn) played.by = 'standIn';
      return played;
    });
    const { module } = this.policy;
    const { options, seed } = this.#deal;
    const course = { rules: module.rulesVersion, options, seed, startedAt, seats: [...seats], moves };
    const written = await documentOf({ module, state: this.state, ...course });
    return written.ok ? JSON.stringify(written.document) : null;
  }

  /** @param byTable whether the table makes the move for a player who has nothing to decide */
  play(player: PlayerID, move: string, args: readonly unknown[], byTable = false): Changed {
    return this.#make({ player, move, args, ...(byTable && { byTable }) });
  }

  #make(given: Made): Changed {
    const { player, move, args, byTable, standIn, at = Date.now() } = given;
    const isOwn = byTable !== true && standIn !== true;
    const attempt = { seat: Number(player), move, args, ...(isOwn && { request: this.#request }) };
    const outcome = play(this.policy.module, this.#match, attempt, at);
    const events = outcome.ok ? outcome.step.events.map((event) => ofGame(event, standIn)) : [];
    return this.#take(outcome, { ...given, at }, events);
  }

  undo(player: PlayerID, at = Date.now()): Changed {
    const seat = Number(player);
    const undo = this.#match.undo.at(-1)?.version ?? 0;
    const attempt = { seat, request: this.#request, version: versionFor(this.#match, seat) };
    const outcome = takeBack(this.policy.module, this.#match, attempt, Date.now());
    const event: TableEvent = { type: 'undone', seat };
    return this.#take(outcome, { player, undo, at }, [{ kind: 'table', event }]);
  }

  /**
   * Replays a stored match. False, with nothing changed, if the rules have another version or a
   * change is not legal.
   */
  resume({ rules, moves }: KeptMatch): boolean {
    const [match, log, made] = [this.#match, this.#log, this.#moves];
    const fits = rules === this.policy.module.rulesVersion && moves.every((each) => this.#change(each));
    if (!fits) [this.#match, this.#log, this.#moves] = [match, log, made];
    return fits;
  }

  /** Makes a stored change. @returns whether the rules allow it */
  #change(made: Made | TakenBack): boolean {
    return 'undo' in made ? this.undo(made.player, made.at).ok : this.#make(made).ok;
  }

  /** The players that the match waits for. */
  get asked(): PlayerID[] {
    return askedSeats(this.#match).map(String);
  }

  /** Whether an open answer window includes this player. */
  isInWindow(player: PlayerID): boolean {
    const window = this.#window;
    return window !== null && windowSeats(this.policy.module, this.#match, window.id).includes(Number(player));
  }

  /**
   * The answer for a player who has nothing to decide in the open window; null for other players.
   */
  autoAnswer(player: PlayerID): LegalMove | null {
    if (!this.isInWindow(player) || this.#window?.auto?.[player]?.asked !== false) return null;
    return fallbackMove(this.policy.module, this.#match, Number(player));
  }

  /**
   * An answer that is due: its player gave it in advance, and the match waits for nobody else. Null
   * if the match waits for a player.
   */
  get dueAnswer(): Made | null {
    if (this.over || this.asked.length > 0) return null;
    for (let seat = 0; seat < this.state.ctx.numPlayers; seat++) {
      const answer = fallbackMove(this.policy.module, this.#match, seat);
      if (answer !== null) return { player: String(seat), move: answer.move, args: answer.args, byTable: true };
    }
    return null;
  }

  get #window(): AnswerWindow | null {
    return this.policy.module.window?.(this.state.G, this.state.ctx) ?? null;
  }

  /**
   * The move of a bot on this seat, from the seat's view. Its random numbers depend on the number
   * of changes only.
   */
  think(player: PlayerID, how: { level: BotLevel; manner: BotManner }): LegalMove {
    const { module } = this.policy;
    const { G, ctx } = this.state;
    const seen = {
      playerID: player,
      view: module.view(G, ctx, player),
      ctx: module.viewCtx(G, ctx, player),
      log: this.#events.map((event) => module.viewEvent(event, player)),
    };
    return answer(this.policy, { ...how, seen, seed: this.#match.version });
  }

  /** The number of changes that this audience has seen. */
  version(audience: Audience): number {
    return versionFor(this.#match, audience);
  }

  /** The match as this audience may see it. */
  stateFor(audience: Audience): MatchState {
    return stateFor(this.policy.module, this.#match, audience);
  }

  /** The match as this audience has seen it, from its start; see `historyOf`. */
  historyFor(audience: Audience): Promise<MatchHistory | null> {
    const shown = { module: this.policy.module, shown: this.#match, matches: this.#course(), lines: this.#log };
    return historyOf(shown, audience, async () => {});
  }

  /** The match at each version, with the changes of `Deal.before`. */
  *#course(): Generator<Match> {
    const again = new LocalMatch(this.policy, this.#deal);
    yield again.#match;
    for (const [i, made] of [...this.#before, ...this.#moves].entries()) {
      if (!again.#change(made)) return;
      if (i + 1 === this.#before.length) again.#forgetUndo();
      yield again.#match;
    }
  }

  snapshotFor(audience: Audience): MatchSnapshot {
    const { module } = this.policy;
    const log = logFor(module, this.#log, audience);
    return snapshotFor(module, this.version(audience), this.stateFor(audience), log, audience);
  }

  /** The protocol's `MatchUpdate`, as JSON. @param before the state that the audience saw last */
  updateFor(audience: Audience, before: MatchState, fresh: readonly LogRecord[]): string {
    return new Updates(this.policy.module, fresh).textFor(audience, before, this.stateFor(audience));
  }

  /** The log since the match began, without undone moves. */
  get #events(): GameEvent[] {
    const ledBackTo = this.#moves.map((made, i) =>
      'undo' in made ? { from: made.undo, to: this.#before.length + i + 1 } : null,
    );
    const stands = ({ version }: LogRecord) => !ledBackTo.some((span) => span && version > span.from && version <= span.to);
    return this.#log.flatMap((line) => (line.entry.kind === 'game' && stands(line) ? [line.entry.event] : []));
  }

  /** The number of changes, with those of `Deal.before`. */
  get changes(): number {
    return this.#match.version;
  }

  get winners(): readonly PlayerID[] {
    return (this.state.ctx.gameover as GameOver | undefined)?.winners ?? [];
  }

  get #request(): string {
    return String(this.#match.version);
  }

  #take(outcome: Outcome, made: Made | TakenBack, entries: readonly LogRecord['entry'][]): Changed {
    if (!outcome.ok) return outcome;
    this.#match = outcome.step.match;
    this.#moves = [...this.#moves, made];
    const fresh = lines(entries, this.#match, this.#log, made.at);
    this.#log = [...this.#log, ...fresh];
    return { ok: true, fresh };
  }
}

function begin({ module }: Policy, { seats, options, seed }: Deal) {
  const parsed = module.options.safeParse(options);
  const outcome = parsed.success
    ? beginMatch(module, { players: seats, options: parsed.data, now: Date.now(), seed, timed: false })
    : null;
  if (outcome?.ok !== true) throw new RangeError('the deal has options that the game does not know');
  return outcome;
}

function ofGame(event: GameEvent, byBot?: boolean): LogRecord['entry'] {
  return byBot === true ? { kind: 'game', event, bot: true } : { kind: 'game', event };
}

function lines(
  entries: readonly LogRecord['entry'][],
  { version }: Match,
  before: readonly LogRecord[],
  at = Date.now(),
): LogRecord[] {
  return entries.map((entry, i) => ({ seq: before.length + i, at, version, entry }));
}

import type { Policy } from '@sobremesa/bots';
import type { PlayerID } from '@sobremesa/games/kit';
import type { Audience, LogRecord } from '@sobremesa/match';
import { documentLimits } from '@sobremesa/match/document';
import type {
  AnswerTo,
  BotLevel,
  BotManner,
  MatchState,
  MatchUpdate,
  Push,
  PushName,
  Refusal,
  RequestInput,
  RequestName,
  TableView,
} from '@sobremesa/protocol';
import { botManners } from '@sobremesa/protocol';
import { LocalMatch, standingMoves, type Changed, type Deal, type KeptMatch, type Made } from './match.ts';

/**
 * How long bots take to answer in a window, in milliseconds. Longer than any bot thinks, so that
 * the time does not reveal a hand.
 */
const ANSWER_MS = 600;

/** The settings with which the page opens a local table. */
export interface LocalSettings {
  view: TableView;
  deal: Deal;
  /** The stored match; left out for a new one. */
  kept?: KeptMatch;
  /** Moves that bots make first, while they are legal. */
  script: readonly Made[];
  /** Delay after a move before a bot thinks, in milliseconds. Omitted where people play. */
  standsMs?: number;
}

type Notification =
  | { [N in PushName]: { push: N; message: Push<N> } }[PushName]
  | { kept: KeptMatch }
  | { lost: true }
  /** The people who must move, in seat order. */
  | { asked: readonly number[] }
  /** The match is over. */
  | { asked: null; winners: readonly number[] };
type Request = { [N in RequestName]: { name: N; data: RequestInput<N> } }[RequestName];

/**
 * Messages from a local table: those of a server, the match to store after each move, and, after
 * opening, whether the stored match could not be resumed.
 */
export type FromTable = Notification | { answers: number; answer: AnswerTo<RequestName> };
/**
 * Messages to a local table: first the settings, then requests as to a server, and the seat that
 * looks if several people play.
 */
export type ToTable = { open: LocalSettings; game: string } | { look: number | null } | ({ id: number } & Request);

/**
 * A local table. It answers requests about a match as a server does, and rejects all others. At
 * most one person looks at it at a time, first from the seat `you` of its view. Seats without a bot
 * belong to people.
 */
export class LocalTable {
  readonly #settings: LocalSettings;
  readonly #match: LocalMatch;
  readonly #tell: (message: Notification) => void;
  readonly #people: readonly PlayerID[];
  /** The seat that looks; null for none. */
  #you: PlayerID | null;
  /** The last state sent to the page. */
  #shown: MatchState;
  #thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(policy: Policy, settings: LocalSettings, tell: (message: Notification) => void) {
    this.#settings = settings;
    this.#tell = tell;
    this.#you = settings.view.you === null ? null : String(settings.view.you);
    this.#people = settings.view.seats.filter(({ bot }) => bot === null).map(({ seat }) => String(seat));
    const match = LocalMatch.after(policy, settings.deal);
    this.#match = match ?? new LocalMatch(policy, settings.deal);
    if (match === null || (settings.kept !== undefined && !match.resume(settings.kept))) tell({ lost: true });
    this.#shown = this.#match.stateFor(this.#audience);
    this.#ask();
  }

  /** Sets the seat that looks; null for none. Bots go on playing. */
  look(seat: number | null): void {
    this.#you = seat === null ? null : String(seat);
    this.#shown = this.#match.stateFor(this.#audience);
    this.#goOn();
  }

  /** A promise for a document or a history only, which take longer. */
  answer({ name, data }: Request): AnswerTo<RequestName> | Promise<AnswerTo<'match:document' | 'match:history'>> {
    switch (name) {
      case 'match:history':
        return this.#history();
      case 'match:document':
        return this.#document();
      case 'table:enter':
        this.#goOn();
        return { ok: true, view: this.#view(), chat: [], match: this.#snapshot(), seen: null, now: Date.now() };
      case 'table:leave':
        clearTimeout(this.#thinking);
        return { ok: true };
      case 'match:sync':
        return { ok: true, match: this.#snapshot() };
      case 'match:log':
        return { ok: true, log: [] };
      case 'match:move':
        return this.#play(data.move, data.args);
      case 'match:undo':
        return this.#undo();
      default:
        return { ok: false, error: { code: 'badRequest' } };
    }
  }

  async #document(): Promise<AnswerTo<'match:document'>> {
    if (!this.#match.over) return { ok: false, error: { code: 'notFinished' } };
    if (this.#match.changes > documentLimits.moves) return { ok: false, error: { code: 'tooManyMoves' } };
    const seats = this.#settings.view.seats.map(({ name, bot }) => ({ name, bot }));
    return { ok: true, document: await this.#match.document(seats) };
  }

  async #history(): Promise<AnswerTo<'match:history'>> {
    if (this.#match.over) return { ok: false, error: { code: 'notRunning' } };
    const history = await this.#match.historyFor(this.#audience);
    return { ok: true, history: history && JSON.stringify(history) };
  }

  #play(move: string, args: readonly unknown[]): AnswerTo<'match:move'> {
    if (this.#you === null) return { ok: false, error: { code: 'notSeated' } };
    return this.#answerTo(this.#match.play(this.#you, move, args));
  }

  #undo(): AnswerTo<'match:undo'> {
    if (this.#you === null) return { ok: false, error: { code: 'notSeated' } };
    return this.#answerTo(this.#match.undo(this.#you));
  }

  #answerTo(changed: Changed): { ok: true; version: number; update: MatchUpdate } | { ok: false; error: Refusal } {
    if (!changed.ok) return { ok: false, error: changed.refusal };
    return { ok: true, ...this.#updated(changed.fresh) };
  }

  /** The update for the page after the latest change. */
  #updated(fresh: readonly LogRecord[]): { version: number; update: MatchUpdate } {
    const text = this.#match.updateFor(this.#audience, this.#shown, fresh);
    this.#shown = this.#match.stateFor(this.#audience);
    this.#keep();
    return { version: this.#match.version(this.#audience), update: JSON.parse(text) as MatchUpdate };
  }

  #keep(): void {
    this.#tell({ kept: this.#match.kept });
    this.#ask();
    if (this.#match.over) this.#tell({ push: 'table', message: [this.#view()] });
    this.#goOn();
  }

  #ask(): void {
    const { over, asked, winners } = this.#match;
    if (over) this.#tell({ asked: null, winners: winners.map(Number) });
    else this.#tell({ asked: asked.filter((player) => this.#people.includes(player)).map(Number) });
  }

  /**
   * Schedules the table's next move: a bot's, or the reader's if they have nothing to decide. Where
   * several people play, the table asks each of them, so that nobody learns who had something to
   * decide. The page delays the playback itself.
   */
  #goOn(): void {
    clearTimeout(this.#thinking);
    const { over, asked } = this.#match;
    const [alone] = this.#people.length === 1 ? this.#people : [];
    const auto = over || alone === undefined ? null : this.#match.autoAnswer(alone);
    const due = this.#match.dueAnswer;
    const bot = asked.find((player) => !this.#people.includes(player));
    if (auto !== null && alone !== undefined) {
      this.#thinking = setTimeout(() => this.#make({ ...auto, player: alone, byTable: true }));
    } else if (due !== null) this.#thinking = setTimeout(() => this.#make(due));
    else if (bot !== undefined && !over) this.#thinking = setTimeout(() => this.#think(bot), this.#settings.standsMs);
  }

  #think(bot: PlayerID): void {
    const since = Date.now();
    const move = this.#scripted(bot) ?? { ...this.#match.think(bot, this.#howToPlay(bot)), player: bot };
    if (!this.#match.isInWindow(bot)) return this.#make(move);
    this.#thinking = setTimeout(() => this.#make(move), since + ANSWER_MS - Date.now());
  }

  /** Makes a move for a bot or the reader. Sends it if the reader's version changes. */
  #make({ player, move, args, byTable }: Made): void {
    const before = this.#match.version(this.#audience);
    const changed = this.#match.play(player, move, args, byTable);
    if (!changed.ok) throw new Error(`a bot made ${move}, which is not legal`);
    if (this.#match.version(this.#audience) === before) return this.#keep();
    const { version, update } = this.#updated(changed.fresh);
    this.#tell({ push: 'update', message: [this.#settings.view.id, version, update] });
  }

  #howToPlay(bot: PlayerID): { level: BotLevel; manner: BotManner } {
    const { seats, standInLevel } = this.#settings.view;
    const seated = seats[Number(bot)]?.bot;
    return { level: seated?.level ?? standInLevel, manner: seated ? botManners[seated.character] : 'balanced' };
  }

  /** The bot's next scripted move, if it is still legal. */
  #scripted(bot: PlayerID): Made | undefined {
    const moves = standingMoves(this.#match.kept);
    const next = this.#settings.script[moves.filter(({ player }) => !this.#people.includes(player)).length];
    const { G, ctx } = this.#match.state;
    if (next === undefined || next.player !== bot) return undefined;
    return this.#match.policy.module.why(G, ctx, bot, next.move, next.args) === null ? next : undefined;
  }

  #view(): TableView {
    return { ...this.#settings.view, you: this.#audience, status: this.#match.over ? 'finished' : 'running' };
  }

  #snapshot() {
    return this.#match.snapshotFor(this.#audience);
  }

  get #audience(): Audience {
    return this.#you === null ? null : Number(this.#you);
  }
}

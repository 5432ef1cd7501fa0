import type { Level, Mind } from '@sobremesa/bots';
import type { PlayerID } from '@sobremesa/games/kit';
import type { Audience, LogRecord } from '@sobremesa/match';
import type {
  AnswerTo,
  MatchState,
  MatchUpdate,
  Push,
  PushName,
  Refusal,
  RequestInput,
  RequestName,
  TableView,
} from '@sobremesa/protocol';
import { LocalMatch, standingMoves, type Changed, type Deal, type KeptMatch, type Made } from './match.ts';

/**
 * How long after somebody was asked in a window bots answer, in milliseconds: longer than any of them thinks, so that it does not tell
 * what they hold.
 */
const ANSWER_MS = 600;

/** What a table in the page is opened with. */
export interface LocalSettings {
  view: TableView;
  deal: Deal;
  /** How the match went before; left out when it begins. */
  kept?: KeptMatch;
  /** What bots do at first, as long as it is legal. */
  script: readonly Made[];
  /** How long a bot's move stands before the next is thought of, in milliseconds; left out where people play. */
  standsMs?: number;
}

type Heard =
  | { [N in PushName]: { push: N; message: Push<N> } }[PushName]
  | { kept: KeptMatch }
  | { lost: true }
  /** Whose move it is, of the people at the table, in the order in which they sit; null when the match is over. */
  | { asked: readonly number[] | null };
type Request = { [N in RequestName]: { name: N; data: RequestInput<N> } }[RequestName];

/**
 * What a table in the page says: as a server does, after each move what has to be kept to play on later, and at the beginning that what
 * was kept could not be taken up.
 */
export type FromTable = Heard | { answers: number; answer: AnswerTo<RequestName> };
/** What it is told: first how it is opened, then requests as a server gets them, and who looks, where several people are at it. */
export type ToTable = { open: LocalSettings; game: string } | { look: number | null } | ({ id: number } & Request);

/**
 * A table that is played at in the page: it answers as a server does what is asked about a match, and refuses all else. One person looks at
 * it at a time, from the seat `you` of its view or another one later, or nobody does; those are people's seats that no bot has.
 */
export class LocalTable {
  readonly #settings: LocalSettings;
  readonly #match: LocalMatch;
  readonly #tell: (heard: Heard) => void;
  readonly #people: readonly PlayerID[];
  /** Whoever looks; null while nobody does. */
  #you: PlayerID | null;
  /** The match as the page has it. */
  #shown: MatchState;
  #thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(mind: Mind, settings: LocalSettings, tell: (heard: Heard) => void) {
    this.#settings = settings;
    this.#tell = tell;
    this.#you = settings.view.you === null ? null : String(settings.view.you);
    this.#people = settings.view.seats.filter(({ bot }) => bot === null).map(({ seat }) => String(seat));
    this.#match = new LocalMatch(mind, settings.deal);
    if (settings.kept !== undefined && !this.#match.resume(settings.kept)) tell({ lost: true });
    this.#shown = this.#match.stateFor(this.#audience);
    this.#ask();
  }

  /** From now on this seat is looked from; from none, while nobody looks. Bots play on meanwhile. */
  look(seat: number | null): void {
    this.#you = seat === null ? null : String(seat);
    this.#shown = this.#match.stateFor(this.#audience);
    this.#goOn();
  }

  answer({ name, data }: Request): AnswerTo<RequestName> {
    switch (name) {
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

  /** What the page gets of the newest change. */
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
    const { over, asked } = this.#match;
    this.#tell({ asked: over ? null : asked.filter((player) => this.#people.includes(player)).map(Number) });
  }

  /**
   * Lets the next one play for whom the table does, once what is at hand has been told: a bot, or the reader where they are asked and have
   * nothing to decide. Where several people play, each of them is asked, so that nobody learns who had something to decide. At which pace
   * all that is shown is the page's affair.
   */
  #goOn(): void {
    clearTimeout(this.#thinking);
    const { over, asked } = this.#match;
    const [alone] = this.#people.length === 1 ? this.#people : [];
    const auto = over || alone === undefined ? null : this.#match.autoAnswer(alone);
    const bot = asked.find((player) => !this.#people.includes(player));
    if (auto !== null && alone !== undefined) {
      this.#thinking = setTimeout(() => this.#make({ ...auto, player: alone, byTable: true }));
    } else if (bot !== undefined && !over) this.#thinking = setTimeout(() => this.#think(bot), this.#settings.standsMs);
  }

  #think(bot: PlayerID): void {
    const since = Date.now();
    const move = this.#scripted(bot) ?? { ...this.#match.think(bot, this.#levelOf(bot)), player: bot };
    if (!this.#match.isInWindow(bot)) return this.#make(move);
    this.#thinking = setTimeout(() => this.#make(move), since + ANSWER_MS - Date.now());
  }

  /** Makes a move of a bot, or for the reader, and sends it if the reader sees anything of it. */
  #make({ player, move, args, byTable }: Made): void {
    const before = this.#match.version(this.#audience);
    const changed = this.#match.play(player, move, args, byTable);
    if (!changed.ok) throw new Error(`a bot made ${move}, which is not legal`);
    if (this.#match.version(this.#audience) === before) return this.#keep();
    const { version, update } = this.#updated(changed.fresh);
    this.#tell({ push: 'update', message: [this.#settings.view.id, version, update] });
  }

  #levelOf(bot: PlayerID): Level {
    return this.#settings.view.seats[Number(bot)]?.bot?.level ?? this.#settings.view.standInLevel;
  }

  /** What the script has this bot do now, if that can still be done. */
  #scripted(bot: PlayerID): Made | undefined {
    const moves = standingMoves(this.#match.kept);
    const next = this.#settings.script[moves.filter(({ player }) => !this.#people.includes(player)).length];
    const { G, ctx } = this.#match.state;
    if (next === undefined || next.player !== bot) return undefined;
    return this.#match.mind.module.why(G, ctx, bot, next.move, next.args) === null ? next : undefined;
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

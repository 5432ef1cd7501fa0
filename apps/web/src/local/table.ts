import type { Level, Mind } from '@sobremesa/bots';
import type { GameEvent, PlayerID } from '@sobremesa/games/kit';
import {
  deltaText,
  packedLog,
  updateText,
  type AnswerTo,
  type LogContent,
  type LogEntry,
  type MatchState,
  type MatchUpdate,
  type Push,
  type PushName,
  type RequestInput,
  type RequestName,
  type TableView,
} from '@sobremesa/protocol';
import { LocalMatch, type Deal, type KeptMatch, type Made } from './match.ts';

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
}

type Heard = { [N in PushName]: { push: N; message: Push<N> } }[PushName] | { kept: KeptMatch } | { lost: true };
type Request = { [N in RequestName]: { name: N; data: RequestInput<N> } }[RequestName];

/**
 * What a table in the page says: as a server does, after each move what has to be kept to play on later, and at the beginning that what
 * was kept could not be taken up.
 */
export type FromTable = Heard | { answers: number; answer: AnswerTo<RequestName> };
/** What it is told: first how it is opened, then requests as a server gets them. */
export type ToTable = { open: LocalSettings; game: string } | ({ id: number } & Request);

/**
 * A table that is played at in the page: it answers as a server does what is asked about a match, and refuses all else. There is one
 * person at it, on the seat `you` of its view; bots have the other seats.
 */
export class LocalTable {
  readonly #settings: LocalSettings;
  readonly #match: LocalMatch;
  readonly #tell: (heard: Heard) => void;
  readonly #you: PlayerID;
  readonly #log: LogEntry[] = [];
  #told: MatchState;
  #version = 0;
  #thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(mind: Mind, settings: LocalSettings, tell: (heard: Heard) => void) {
    this.#settings = settings;
    this.#tell = tell;
    this.#you = String(settings.view.you);
    this.#match = new LocalMatch(mind, settings.deal);
    if (settings.kept !== undefined && !this.#match.resume(settings.kept)) tell({ lost: true });
    this.#write(this.#match.events.map((event) => this.#game(event)));
    this.#told = this.#state();
  }

  answer({ name, data }: Request): AnswerTo<RequestName> {
    switch (name) {
      case 'table:enter':
        this.#goOn();
        return { ok: true, view: this.#view(), chat: [], match: this.#snapshot() };
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
    const { module } = this.#match.mind;
    const { G, ctx } = this.#told;
    const reason = module.why(G, ctx as never, this.#you, move, args);
    const outcome = this.#match.play(this.#you, move, args);
    if (!outcome.ok) return { ok: false, error: { code: outcome.code, ...(reason && { reason }) } };
    return this.#changed(outcome.events.map((event) => this.#game(event)));
  }

  #undo(): AnswerTo<'match:undo'> {
    const outcome = this.#match.undo(this.#you);
    if (!outcome.ok) return { ok: false, error: { code: outcome.code } };
    return this.#changed([{ kind: 'table', event: { type: 'undone', seat: Number(this.#you) } }]);
  }

  /** The next version, and what led to it. */
  #changed(lines: readonly LogContent[]): { ok: true; version: number; update: MatchUpdate } {
    const state = this.#state();
    const delta = deltaText(this.#told, state);
    const log = this.#write(lines);
    this.#told = state;
    this.#version += 1;
    this.#keep();
    const text = updateText(delta, log.length === 0 ? null : JSON.stringify(packedLog(log, this.#fields)));
    return { ok: true, version: this.#version, update: JSON.parse(text) as MatchUpdate };
  }

  #keep(): void {
    this.#tell({ kept: this.#match.kept });
    if (this.#match.over) this.#tell({ push: 'table', message: [this.#view()] });
    this.#goOn();
  }

  /**
   * Lets the next one play for whom the table does, once what is at hand has been told: a bot, or the reader where they are asked and have
   * nothing to decide. At which pace that is shown is the page's affair.
   */
  #goOn(): void {
    clearTimeout(this.#thinking);
    const { over, asked } = this.#match;
    const auto = over ? null : this.#match.autoAnswer(this.#you);
    const bot = asked.find((player) => player !== this.#you);
    if (auto !== null) this.#thinking = setTimeout(() => this.#make({ ...auto, player: this.#you, byTable: true }));
    else if (bot !== undefined && !over) this.#thinking = setTimeout(() => this.#think(bot));
  }

  #think(bot: PlayerID): void {
    const since = Date.now();
    const move = this.#scripted(bot) ?? { ...this.#match.think(bot, this.#levelOf(bot)), player: bot };
    if (!this.#match.isInWindow(bot)) return this.#make(move);
    this.#thinking = setTimeout(() => this.#make(move), since + ANSWER_MS - Date.now());
  }

  /** Makes a move of a bot, or for the reader, and tells of it if the reader sees anything of it. */
  #make({ player, move, args, byTable }: Made): void {
    const outcome = this.#match.play(player, move, args, byTable);
    if (!outcome.ok) throw new Error(`a bot made ${move}, which is not legal`);
    if (outcome.events.length === 0 && deltaText(this.#told, this.#state()) === null) return this.#keep();
    const { version, update } = this.#changed(outcome.events.map((event) => this.#game(event)));
    this.#tell({ push: 'update', message: [this.#settings.view.id, version, update] });
  }

  #levelOf(bot: PlayerID): Level {
    return this.#settings.view.seats[Number(bot)]?.bot?.level ?? this.#settings.view.standInLevel;
  }

  /** What the script has this bot do now, if that can still be done. */
  #scripted(bot: PlayerID): Made | undefined {
    const { moves } = this.#match.kept;
    const next = this.#settings.script[moves.filter(({ player }) => player !== this.#you).length];
    const { G, ctx } = this.#match.state;
    if (next === undefined || next.player !== bot) return undefined;
    return this.#match.mind.module.why(G, ctx, bot, next.move, next.args) === null ? next : undefined;
  }

  #view(): TableView {
    return { ...this.#settings.view, status: this.#match.over ? 'finished' : 'running' };
  }

  #state(): MatchState {
    const { module } = this.#match.mind;
    const { G, ctx } = this.#match.state;
    return {
      G: module.view(G, ctx, this.#you),
      ctx: module.viewCtx(G, ctx, this.#you),
      undo: this.#match.mayUndo(this.#you),
      window: null,
    };
  }

  #snapshot() {
    return { version: this.#version, playerID: this.#you, state: this.#told, log: [...this.#log], fields: this.#fields };
  }

  get #fields() {
    return this.#match.mind.module.eventFields ?? {};
  }

  #game(event: GameEvent): LogContent {
    return { kind: 'game', event: this.#match.mind.module.viewEvent(event, this.#you) };
  }

  /** Numbers the lines, keeps them and gives them back. */
  #write(lines: readonly LogContent[]): LogEntry[] {
    const at = Date.now();
    const written = lines.map((line, i): LogEntry => ({ seq: this.#log.length + i, at, ...line }));
    this.#log.push(...written);
    return written;
  }
}

import { performance } from 'node:perf_hooks';
import { isActive, type LegalMove, type ViewCtx } from '@sobremesa/games';
import {
  applied,
  NAMESPACE,
  PROTOCOL_VERSION,
  type AnswerTo,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
  type Push,
  type RequestInput,
  type RequestName,
} from '@sobremesa/protocol';
import { PacketSocket } from './packets.ts';
import { GAME, SEATS, type Door, type Listener, type Seat } from './seat.ts';

/**
 * Connects players to our own server, or to several servers on the same data.
 *
 * @param together whether all players of a match use the same server; otherwise each uses the next
 *   one
 */
export function openOurs(urls: readonly string[], together = false): Door {
  const urlOf = (number: number): string => urls[(together ? Math.floor(number / SEATS) : number) % urls.length] ?? '';
  return {
    async connect(number, listener) {
      const guest = new OurSeat(urlOf(number), number, listener);
      await guest.connected();
      const { key } = await guest.ask('identify', { name: `Player ${number}` });
      guest.key = key;
      return guest;
    },
    async begin(seats) {
      const guests = seats as readonly OurSeat[];
      const [host, ...others] = guests as [OurSeat, ...OurSeat[]];
      for (const guest of guests) await guest.leave();
      const { table } = await host.ask('table:open', { game: GAME, seats: SEATS, listed: false });
      for (const guest of guests) await guest.enter(table);
      for (const guest of others) await guest.ask('table:sit', { table });
      const started = guests.map((guest) => guest.started());
      await host.ask('table:start', { table });
      await Promise.all(started);
      for (const guest of guests) await guest.look();
    },
    async join(seat) {
      const { number, table, key } = seat as OurSeat;
      const start = performance.now();
      const guest = new OurSeat(urlOf(number), number, null, key);
      await guest.connected();
      await guest.enter(table);
      const joined = { bytes: guest.bytes, ms: performance.now() - start };
      guest.close();
      return joined;
    },
  };
}

const UPDATE = '["update",';
const SNAPSHOT = '["snapshot",';

/** Frames of at most this size, such as pings, are processed at once. */
const SHORT = 16;

/**
 * When a page reports how far its reader has seen the table, in milliseconds: the first time, and
 * the interval after it.
 */
const FIRST_REPORT_MS = 3000;
const REPORT_MS = 30_000;

/** A client of our protocol. */
export class OurSeat extends PacketSocket implements Seat {
  version = -1;
  table = '';
  key: string | undefined;
  readonly number: number;
  readonly #listener: Listener | null;
  #state: MatchState | null = null;
  #started: (() => void) | null = null;
  /** Frames that are not processed yet. */
  #kept: { payload: Buffer; binary: boolean; at: number }[] = [];
  #moves = 0;
  #reporting: NodeJS.Timeout | undefined;
  #reported = -1;

  constructor(url: string, number: number, listener: Listener | null, key?: string) {
    super({
      url,
      namespace: NAMESPACE,
      auth: { protocol: PROTOCOL_VERSION, ...(key === undefined ? {} : { key }) },
      headers: {
        'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
    });
    this.number = number;
    this.#listener = listener;
    this.key = key;
  }

  async ask<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Extract<AnswerTo<N>, { ok: true }>> {
    const answer = (await this.request(name, input)) as AnswerTo<N>;
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
    return answer;
  }

  async enter(table: string): Promise<void> {
    this.table = table;
    const { match } = await this.ask('table:enter', { table, deltas: true });
    if (match !== null) this.#show(match as MatchSnapshot);
  }

  /** Sends a page's other requests: for its other tables, and the read position. */
  async look(): Promise<void> {
    await this.ask('lobby:enter', { beside: this.table });
    this.#reported = -1;
    this.#report(FIRST_REPORT_MS);
  }

  override close(): void {
    clearTimeout(this.#reporting);
    super.close();
  }

  async leave(): Promise<void> {
    clearTimeout(this.#reporting);
    if (this.table !== '') await this.ask('table:leave', { table: this.table });
    this.version = -1;
    this.#state = null;
  }

  /** Resolves with the first state of the match. */
  started(): Promise<void> {
    return new Promise((resolve) => {
      this.#started = resolve;
    });
  }

  asked(): number | null {
    const { ctx } = this.view();
    const seat = Array.from({ length: ctx.numPlayers }, (_, seat) => seat).find((seat) => isActive(ctx, String(seat)));
    return seat ?? null;
  }

  view(): { G: unknown; ctx: ViewCtx } {
    if (this.#state === null) throw new Error('there is no state yet');
    return this.#state as { G: unknown; ctx: ViewCtx };
  }

  move({ move, args }: LegalMove): void {
    const request = `move-${(this.#moves++).toString().padStart(4, '0')}`;
    this.emit(['match:move', { table: this.table, request, version: this.version, move, args }], true);
  }

  read(): void {
    const kept = this.#kept;
    this.#kept = [];
    for (const { payload, binary, at } of kept) this.take(payload, binary, at);
  }

  protected override frame(payload: Buffer, binary: boolean, at: number): void {
    this.#kept.push({ payload: Buffer.from(payload), binary, at });
    if (this.awaiting || this.#started !== null || payload.length < SHORT) this.read();
    this.#listener?.received();
  }

  protected override event(json: string, at: number): void {
    if (json.startsWith(UPDATE)) {
      const [, , version, update] = JSON.parse(json) as [string, ...Push<'update'>];
      this.#update(version, update, at);
    } else if (json.startsWith(SNAPSHOT)) {
      this.#show((JSON.parse(json) as [string, { match: MatchSnapshot }])[1].match);
    }
  }

  protected override answer(_number: number, json: string, at: number): void {
    const [answer] = JSON.parse(json) as [AnswerTo<'match:move'>];
    if (!answer.ok) return this.failed(`match:move: ${answer.error.code}`);
    if (answer.update !== undefined) this.#update(answer.version, answer.update, at);
    this.#listener?.answered(answer.version, at);
    return undefined;
  }

  protected override failed(why: string): void {
    this.#listener?.failed(why);
  }

  #report(after: number): void {
    this.#reporting = setTimeout(() => {
      this.#report(REPORT_MS);
      if (this.version <= this.#reported) return;
      this.#reported = this.version;
      // A page counts the lines of the log, about one per move.
      const seen = { table: this.table, version: this.version, line: this.version, message: -1 };
      this.ask('table:seen', seen).catch((error: unknown) => this.failed(String(error)));
    }, after);
  }

  #update(version: number, [delta]: MatchUpdate, at: number): void {
    if (this.#state === null) return;
    if (delta !== null) this.#state = applied(this.#state, delta);
    this.version = version;
    this.#listener?.shown(version, at);
  }

  #show({ version, state }: MatchSnapshot): void {
    this.version = version;
    this.#state = state;
    this.#started?.();
    this.#started = null;
  }
}

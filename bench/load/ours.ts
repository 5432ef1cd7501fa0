import { performance } from 'node:perf_hooks';
import { inflateRawSync, constants } from 'node:zlib';
import { isActive, type LegalMove, type ViewCtx } from '@sobremesa/games';
import {
  type AnswerTo,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
  NAMESPACE,
  PROTOCOL_VERSION,
  type RequestInput,
  type RequestName,
} from '@sobremesa/protocol';
import jsonPatch from 'fast-json-patch';
import { PacketSocket } from './packets.ts';
import { GAME, SEATS, type Door, type Listener, type Seat } from './seat.ts';

/** The players of our own server. */
export function openOurs(url: string): Door {
  return {
    async connect(number, listener) {
      const guest = new OurSeat(url, number, listener);
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
    },
    async join(seat) {
      const { number, table, key } = seat as OurSeat;
      const start = performance.now();
      const guest = new OurSeat(url, number, null, key);
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

/** Frames as short as a ping are looked into at once. */
const SHORT = 16;

/** The end of a compressed message, which is left out on the wire (RFC 7692, 7.2.1). */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
/** How far back compressed messages of this server refer. */
const WINDOW = 2 ** 12;

/** A client of our protocol. */
class OurSeat extends PacketSocket implements Seat {
  version = -1;
  table = '';
  key: string | undefined;
  readonly number: number;
  readonly #listener: Listener | null;
  #state: MatchState | null = null;
  #started: (() => void) | null = null;
  /** Compressed messages that nobody has looked into, with the time at which each came. */
  #kept: Buffer[] = [];
  #times: number[] = [];
  /** The last of what was inflated, to which compressed messages refer. */
  #window: Buffer = Buffer.alloc(0);
  #moves = 0;

  constructor(url: string, number: number, listener: Listener | null, key?: string) {
    super({
      url,
      namespace: NAMESPACE,
      auth: { protocol: PROTOCOL_VERSION, ...(key === undefined ? {} : { key }) },
      headers: {
        // As a browser does.
        'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
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
    const { match } = await this.ask('table:enter', { table });
    if (match !== null) this.#show(match);
  }

  async leave(): Promise<void> {
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
    if (this.#kept.length === 0) return;
    const times = this.#times;
    const text = this.#inflated(this.#kept);
    this.#kept = [];
    this.#times = [];
    for (const [i, packet] of split(text).entries()) this.packet(packet, times[i] ?? 0);
  }

  protected override frame(payload: Buffer, compressed: boolean, at: number): void {
    if (!compressed) return this.packet(payload.toString(), at);
    this.#kept.push(Buffer.from(payload), TAIL);
    this.#times.push(at);
    if (this.awaiting || this.#started !== null || payload.length < SHORT) this.read();
    this.#listener?.heard();
    return undefined;
  }

  protected override event(json: string, at: number): void {
    if (json.startsWith(UPDATE)) this.#update((JSON.parse(json) as [string, MatchUpdate])[1], at);
    else if (json.startsWith(SNAPSHOT)) this.#show((JSON.parse(json) as [string, { match: MatchSnapshot }])[1].match);
  }

  protected override answer(_number: number, json: string, at: number): void {
    const [answer] = JSON.parse(json) as [AnswerTo<'match:move'>];
    if (answer.ok) this.#listener?.answered(answer.version, at);
    else this.failed(`match:move: ${answer.error.code}`);
  }

  protected override failed(why: string): void {
    this.#listener?.failed(why);
  }

  #update({ version, patch }: MatchUpdate, at: number): void {
    if (this.#state === null) return;
    this.#state = jsonPatch.applyPatch(this.#state, patch, false, true).newDocument;
    this.version = version;
    this.#listener?.shown(version, at);
  }

  #show({ version, state }: MatchSnapshot): void {
    this.version = version;
    this.#state = state;
    this.#started?.();
    this.#started = null;
  }

  #inflated(parts: readonly Buffer[]): string {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(this.#window.length === 0 ? {} : { dictionary: this.#window }) };
    const text = inflateRawSync(Buffer.concat(parts), options);
    this.#window = Buffer.from((text.length < WINDOW ? Buffer.concat([this.#window, text]) : text).subarray(-WINDOW));
    return text.toString();
  }
}

/** Messages that were inflated in one go. None of what begins one stands within one: nobody talks at these tables. */
function split(text: string): string[] {
  return text.split(/(?=4[23]\/sobremesa,)|(?<=\])(?=2$)/);
}

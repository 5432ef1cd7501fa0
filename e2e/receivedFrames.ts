import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  applied,
  unpackedLog,
  type EventFields,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
  type SentSnapshot,
} from '@sobremesa/protocol';

/**
 * socket.io's packets on our namespace: an event or an answer, perhaps followed by one attachment,
 * and its JSON.
 */
const PACKET = /^4[2356](1-)?\/sobremesa,\d*(\[.*\])$/s;

/**
 * Everything that a page receives about its match, decoded as by the page: the whole state after
 * every message, and its log lines, as JSON. Create it before the page is loaded.
 */
export class ReceivedFrames {
  readonly texts: string[] = [];
  /** The version of the match after each update or snapshot. */
  readonly versions: number[] = [];
  #attaching: unknown[] | null = null;
  #state: MatchState | null = null;
  #fields: EventFields = {};

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#frame(payload)));
  }

  #frame(payload: string | Buffer): void {
    if (typeof payload !== 'string') {
      const match = JSON.parse(inflateRawSync(payload).toString()) as MatchSnapshot;
      const { match: _, ...rest } = (this.#attaching ?? []).at(-1) as { match: unknown };
      this.#attaching = null;
      this.#show(match, rest);
      return;
    }
    const [, attachment, json] = PACKET.exec(payload) ?? [];
    if (json === undefined) return;
    const message = JSON.parse(json) as unknown[];
    if (attachment === undefined) this.#message(message);
    else this.#attaching = message;
  }

  #message(message: readonly unknown[]): void {
    if (message[0] === 'update') this.#update(message[2] as number, message[3] as MatchUpdate);
    else this.#object(message.at(-1) as { match?: SentSnapshot | null; version?: number; update?: MatchUpdate });
  }

  #object({ match = null, update, ...rest }: { match?: SentSnapshot | null; version?: number; update?: MatchUpdate }): void {
    if (match !== null) this.#show(match as MatchSnapshot, rest);
    else if (update !== undefined) this.#update(rest.version ?? Number.NaN, update);
    else this.texts.push(JSON.stringify(rest));
  }

  #show(match: MatchSnapshot, rest: object): void {
    this.#state = match.state;
    this.#fields = match.fields;
    this.versions.push(match.version);
    this.texts.push(JSON.stringify({ ...rest, state: match.state, log: match.log }));
  }

  #update(version: number, [delta, lines]: MatchUpdate): void {
    if (this.#state === null) throw new Error('an update came before the match');
    if (delta !== null) this.#state = applied(this.#state, delta);
    const log = lines === undefined ? [] : unpackedLog(lines, this.#fields);
    this.versions.push(version);
    this.texts.push(JSON.stringify({ state: this.#state, log }));
  }
}

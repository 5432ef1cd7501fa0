import { createHash } from 'node:crypto';
import type { MoveRecord } from '@sobremesa/match';
import type { Storage } from '../../src/storage/index.ts';

/** A move that the server has said to have made. */
export interface Acknowledged {
  table: string;
  request: string;
  seat: number;
  version: number;
  /** As `MoveRecord.action`, without what an undo led back to. */
  move: { move: string; args: readonly unknown[] } | 'undo';
}

/** Something that the server has said to have passed on. */
interface Said {
  table: string;
  seat: number;
  text: string;
}

/**
 * All that pages received, to be compared with what they receive later and with what is stored.
 */
export class Ledger {
  /** Requests that somebody has sent. */
  readonly #asked = new Set<string>();
  /** Seats of bots, by table. */
  readonly #bots = new Map<string, Set<number>>();
  /** By request. */
  readonly #acknowledged = new Map<string, Acknowledged>();
  /** What a seat saw at each version, by table and seat. */
  readonly #seen = new Map<string, Map<number, string>>();
  /** What was acknowledged, in the order in which each of its writers wrote. */
  #said: Said[] = [];
  /** What pages show of the chat, by table and number. */
  readonly #received = new Map<string, Map<number, string>>();
  readonly problems: string[] = [];

  /** Somebody asks for a change of a match. */
  ask(request: string): void {
    this.#asked.add(request);
  }

  /** A bot sits there: its moves are nobody's requests. */
  expectBot(table: string, seat: number): void {
    this.#bots.set(table, (this.#bots.get(table) ?? new Set()).add(seat));
  }

  acknowledge(move: Acknowledged): void {
    const before = this.#acknowledged.get(move.request);
    if (before !== undefined && before.version !== move.version) {
      this.problems.push(`${move.table}: ${move.request} led to version ${before.version}, and then to ${move.version}`);
    }
    this.#acknowledged.set(move.request, move);
  }

  /** A page shows this; whoever showed the same version before must have shown the same. */
  show(table: string, seat: string, version: number, state: unknown): void {
    const place = `${table} ${seat}`;
    const known = this.#seen.get(place) ?? new Map<number, string>();
    this.#seen.set(place, known);
    const hash = createHash('sha256').update(JSON.stringify(state)).digest('base64');
    const before = known.get(version);
    if (before !== undefined && before !== hash) this.problems.push(`${place}: version ${version} was another one before`);
    known.set(version, hash);
  }

  /** The server has said that this was said; nobody at this table says it twice. */
  say(said: Said): void {
    this.#said.push(said);
  }

  /** A page shows this message; it keeps its number for ever. */
  hear(table: string, { seq, seat, text }: { seq: number; seat: number | null; text: string }): void {
    const received = this.#received.get(table) ?? new Map<number, string>();
    this.#received.set(table, received);
    const words = `${seat} ${text}`;
    const before = received.get(seq);
    if (before !== undefined && before !== words) this.problems.push(`${table}: message ${seq} was another one before`);
    received.set(seq, words);
  }

  /** The newest version that any page has shown of a table. */
  newest(table: string): number {
    const versions = [...this.#seen]
      .filter(([place]) => place.startsWith(`${table} `))
      .map(([, seen]) => Math.max(...seen.keys()));
    return Math.max(0, ...versions);
  }

  /**
   * What was sent must be stored: each move once, in order, at the version that was sent or, where
   * others' moves are not for all to see, later.
   */
  async audit(storage: Storage): Promise<{ stored: number; byBots: number }> {
    let [stored, byBots] = [0, 0];
    for (const table of this.tables) {
      const moves = await storage.moves(table);
      stored += moves.length;
      byBots += moves.filter(({ request, seat }) => request === null && this.#bots.get(table)?.has(seat)).length;
      if (moves.some(({ version }, i) => version !== i + 1)) this.problems.push(`${table}: there is a gap in its moves`);
      if (moves.length < this.newest(table)) this.problems.push(`${table}: version ${this.newest(table)} was sent and is gone`);
      const requests = moves.map(({ request }) => request).filter((request) => request !== null);
      if (new Set(requests).size !== requests.length) this.problems.push(`${table}: a move was made twice`);
      const strange = moves.findIndex((move, i) => !this.#wasAskedFor(table, move, moves[i - 1]));
      if (strange !== -1) {
        const [before, move] = [moves[strange - 1], moves[strange]].map((each) => JSON.stringify(each));
        this.problems.push(`${table}: nobody asked for the move of version ${strange + 1}: ${move} after ${before}`);
      }
      for (const { request, seat, version, move } of [...this.#acknowledged.values()].filter((each) => each.table === table)) {
        const record = moves.find((each) => each.request === request);
        const action = record === undefined || 'undo' in record.action ? 'undo' : record.action;
        const same = record?.seat === seat && record.version >= version && JSON.stringify(action) === JSON.stringify(move);
        if (!same) this.problems.push(`${table}: move ${request}, reported to have led to version ${version}, is not there`);
      }
      await this.#auditChat(storage, table);
    }
    return { stored, byBots };
  }

  /**
   * By a player; or it is a bot's; or the server answered a window for somebody in it, by time or
   * because they were away.
   */
  #wasAskedFor(table: string, { request, seat }: MoveRecord, before: MoveRecord | undefined): boolean {
    if (request !== null) return this.#asked.has(request);
    if (this.#bots.get(table)?.has(seat)) return true;
    return before === undefined || before.window?.seats.includes(seat) === true;
  }

  /** Tables that are not looked at any more. */
  forget(tables: ReadonlySet<string>): void {
    for (const [request, { table }] of this.#acknowledged) if (tables.has(table)) this.#acknowledged.delete(request);
    for (const place of this.#seen.keys()) if (tables.has(tableOf(place))) this.#seen.delete(place);
    for (const table of tables) {
      this.#received.delete(table);
      this.#bots.delete(table);
    }
    this.#said = this.#said.filter(({ table }) => !tables.has(table));
  }

  /** All tables of which anything was shown. */
  get tables(): Set<string> {
    return new Set([...this.#seen.keys()].map(tableOf));
  }

  async #auditChat(storage: Storage, table: string): Promise<void> {
    const chat = await storage.chat(table, { limit: Number.MAX_SAFE_INTEGER }, true);
    const words = chat.map((message) => `${message.seat} ${'text' in message ? message.text : message.phrase}`);
    if (new Set(words).size !== words.length) this.problems.push(`${table}: something was said twice`);
    const places = new Map<number, number>();
    for (const { seat, text } of this.#said.filter((said) => said.table === table)) {
      const place = words.indexOf(`${seat} ${text}`);
      if (place === -1) this.problems.push(`${table}: “${text}”, reported as said, is not there`);
      else if (place < (places.get(seat) ?? 0)) this.problems.push(`${table}: “${text}” is not in its place`);
      places.set(seat, place);
    }
    for (const [seq, received] of this.#received.get(table) ?? []) {
      const at = chat.findIndex((message) => message.seq === seq);
      if (words[at] !== received) this.problems.push(`${table}: message ${seq} was shown and is not there`);
    }
  }

  get figures() {
    const shown = [...this.#seen.values()].reduce((sum, versions) => sum + versions.size, 0);
    return { acknowledged: this.#acknowledged.size, shown, said: this.#said.length };
  }
}

/** Of a table and a seat, as they are named in what was seen. */
function tableOf(place: string): string {
  return place.split(' ')[0] ?? '';
}

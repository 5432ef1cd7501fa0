import { createHash } from 'node:crypto';
import type { MoveRecord } from '@sobremesa/match';
import type { Storage } from '../../src/storage/index.ts';

/** A move that the server has acknowledged. */
export interface Acknowledged {
  table: string;
  request: string;
  seat: number;
  version: number;
  /** Like `MoveRecord.action`, without the version to which an undo led. */
  move: { move: string; args: readonly unknown[] } | 'undo';
}

/** A chat message that the server has acknowledged. */
interface Said {
  table: string;
  seat: number;
  text: string;
}

/**
 * Records everything that pages receive, to compare it with later messages and with the storage.
 */
export class Ledger {
  /** All requests that were sent. */
  readonly #asked = new Set<string>();
  /** Seats of bots, by table. */
  readonly #bots = new Map<string, Set<number>>();
  /** Acknowledged moves by request. */
  readonly #acknowledged = new Map<string, Acknowledged>();
  /** The view at each version, by table and seat. */
  readonly #seen = new Map<string, Map<number, string>>();
  /** Acknowledged chat messages. Those of one author are in order. */
  #said: Said[] = [];
  /** Chat messages that pages show, by table and number. */
  readonly #received = new Map<string, Map<number, string>>();
  readonly problems: string[] = [];

  /** Records a request that changes a match. */
  ask(request: string): void {
    this.#asked.add(request);
  }

  /** Expects moves without requests from a bot's seat. */
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

  /** Records a view. All views of one seat and version must be equal. */
  show(table: string, seat: string, version: number, state: unknown): void {
    const place = `${table} ${seat}`;
    const known = this.#seen.get(place) ?? new Map<number, string>();
    this.#seen.set(place, known);
    const hash = createHash('sha256').update(JSON.stringify(state)).digest('base64');
    const before = known.get(version);
    if (before !== undefined && before !== hash) this.problems.push(`${place}: version ${version} was another one before`);
    known.set(version, hash);
  }

  /** Records an acknowledged message. Nobody sends the same text twice at a table. */
  say(said: Said): void {
    this.#said.push(said);
  }

  /** Records a shown message. Its number must never change. */
  hear(table: string, { seq, seat, text }: { seq: number; seat: number | null; text: string }): void {
    const received = this.#received.get(table) ?? new Map<number, string>();
    this.#received.set(table, received);
    const words = `${seat} ${text}`;
    const before = received.get(seq);
    if (before !== undefined && before !== words) this.problems.push(`${table}: message ${seq} was another one before`);
    received.set(seq, words);
  }

  /** The newest version of a table that any page has shown. */
  newest(table: string): number {
    const versions = [...this.#seen]
      .filter(([place]) => place.startsWith(`${table} `))
      .map(([, seen]) => Math.max(...seen.keys()));
    return Math.max(0, ...versions);
  }

  /**
   * Checks the storage against all records. Each acknowledged move must be stored once and in
   * order: at the acknowledged version, or at a later one if hidden moves of others come before it.
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
   * Whether a move has a legitimate cause: a player's request, a bot, or a window that the server
   * answered for a seat in it, by time or because the player was away.
   */
  #wasAskedFor(table: string, { request, seat }: MoveRecord, before: MoveRecord | undefined): boolean {
    if (request !== null) return this.#asked.has(request);
    if (this.#bots.get(table)?.has(seat)) return true;
    return before === undefined || before.window?.seats.includes(seat) === true;
  }

  /** Drops these tables. */
  forget(tables: ReadonlySet<string>): void {
    for (const [request, { table }] of this.#acknowledged) if (tables.has(table)) this.#acknowledged.delete(request);
    for (const place of this.#seen.keys()) if (tables.has(tableOf(place))) this.#seen.delete(place);
    for (const table of tables) {
      this.#received.delete(table);
      this.#bots.delete(table);
    }
    this.#said = this.#said.filter(({ table }) => !tables.has(table));
  }

  /** All tables with recorded views. */
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

/** The table in a key of table and seat. */
function tableOf(place: string): string {
  return place.split(' ')[0] ?? '';
}

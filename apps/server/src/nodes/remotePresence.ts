import type { MessageOf, TablePresence } from './messages.ts';

/** Whether anybody has the table open. */
export function hasVisitors({ people, nameless }: TablePresence): boolean {
  return nameless > 0 || Object.keys(people).length > 0;
}

interface Node {
  /** When its last message arrived. */
  lastMessageAt: number;
  tables: Map<string, TablePresence>;
  /** The tables that it has loaded. */
  follows: Set<string>;
  /** Whether its start is complete. */
  serves: boolean;
  /** Number of its connections by address. */
  addresses: Readonly<Record<string, number>>;
}

const none: readonly TablePresence[] = [];
/** How long visitors of a stopped server still count as just seen, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;

/** Presence at tables through the other servers, from their messages. */
export class RemotePresence {
  readonly #nodes = new Map<string, Node>();
  /** By table: the presence that each server has sent. */
  readonly #tables = new Map<string, readonly TablePresence[]>();
  /**
   * By table: when people were last seen there through servers that have stopped. They are about to
   * connect to another server.
   */
  readonly #lastSeen = new Map<string, TablePresence['left']>();

  /** Ids of the other servers. */
  get nodes(): readonly string[] {
    return [...this.#nodes.keys()];
  }

  /** Whether the start of any of them is complete. */
  get isServing(): boolean {
    return [...this.#nodes.values()].some(({ serves }) => serves);
  }

  at(table: string): readonly TablePresence[] {
    return this.#tables.get(table) ?? none;
  }

  /** Whether somebody has this table open through this server. */
  isAt(id: string, table: string): boolean {
    const presence = this.#nodes.get(id)?.tables.get(table);
    return presence !== undefined && hasVisitors(presence);
  }

  /** Ids of the servers that have this table loaded. */
  followers(table: string): string[] {
    return [...this.#nodes].filter(([, { follows }]) => follows.has(table)).map(([id]) => id);
  }

  /** The presence at a table through one server. */
  of(id: string, table: string): TablePresence | undefined {
    return this.#nodes.get(id)?.tables.get(table);
  }

  /** Sets whether a server has a table loaded. */
  setFollows(id: string, table: string, follows: boolean): void {
    const node = this.#nodes.get(id);
    if (follows) node?.follows.add(table);
    else node?.follows.delete(table);
  }

  /** Replaces the tables that a server has loaded. @returns the new ones */
  setAllFollowed(id: string, tables: readonly string[]): string[] {
    const node = this.#nodes.get(id);
    if (node === undefined) return [];
    const before = node.follows;
    node.follows = new Set(tables);
    return tables.filter((table) => !before.has(table));
  }

  /** Number of connections of an address with the other servers. */
  connections(address: string): number {
    let sum = 0;
    for (const { addresses } of this.#nodes.values()) sum += addresses[address] ?? 0;
    return sum;
  }

  /** A message of this server arrived. @returns whether the server is new */
  touch(id: string, now: number): boolean {
    const node = this.#nodes.get(id);
    if (node !== undefined) node.lastMessageAt = now;
    else this.#nodes.set(id, { lastMessageAt: now, tables: new Map(), follows: new Set(), serves: false, addresses: {} });
    return node === undefined;
  }

  /** Sets the presence at one table through a server. */
  set(id: string, table: string, presence: TablePresence): void {
    this.#nodes.get(id)?.tables.set(table, presence);
    this.#index(table);
  }

  /** Replaces all that a server has sent. @returns the tables whose presence changed */
  setAll(id: string, { here: tables, serves, addresses }: MessageOf<'hello'>): string[] {
    const node = this.#nodes.get(id);
    if (node === undefined) return [];
    const before = node.tables;
    node.tables = new Map(Object.entries(tables));
    node.serves = serves;
    node.addresses = addresses;
    const changed = [...new Set([...before.keys(), ...node.tables.keys()])].filter((table) => {
      return JSON.stringify(before.get(table)) !== JSON.stringify(node.tables.get(table));
    });
    for (const table of changed) this.#index(table);
    return changed;
  }

  /** Servers without a message since `before`. */
  silentSince(before: number): string[] {
    return [...this.#nodes].filter(([, { lastMessageAt }]) => lastMessageAt < before).map(([id]) => id);
  }

  /** No message could arrive for a while: restarts the timeout of each server. */
  touchAll(now: number): void {
    for (const node of this.#nodes.values()) node.lastMessageAt = now;
  }

  /** Removes a server. Its people count as last seen with its last message. @returns its tables */
  remove(id: string): string[] {
    const node = this.#nodes.get(id);
    if (node === undefined) return [];
    const { tables, lastMessageAt } = node;
    this.#nodes.delete(id);
    this.#forgetSeen(lastMessageAt - REMEMBERED_MS);
    for (const [table, { people, left }] of tables) {
      const seen = Object.keys(people).map((person) => [person, lastMessageAt] as const);
      this.#remember(table, [...Object.entries(left), ...seen]);
      this.#index(table);
    }
    return [...tables.keys()];
  }

  #remember(table: string, seen: readonly (readonly [person: string, at: number])[]): void {
    const last = { ...this.#lastSeen.get(table) };
    for (const [person, at] of seen) last[person] = Math.max(last[person] ?? 0, at);
    this.#lastSeen.set(table, last);
  }

  #forgetSeen(before: number): void {
    for (const [table, left] of this.#lastSeen) {
      if (Object.values(left).some((at) => at >= before)) continue;
      this.#lastSeen.delete(table);
      this.#index(table);
    }
  }

  #index(table: string): void {
    const all = [...this.#nodes.values()].flatMap(({ tables }) => tables.get(table) ?? []);
    const left = this.#lastSeen.get(table);
    if (left !== undefined) all.push({ people: {}, nameless: 0, left, spectators: {}, hurried: false });
    if (all.length === 0) this.#tables.delete(table);
    else this.#tables.set(table, all);
  }
}

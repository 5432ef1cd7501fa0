import type { Here, Told } from './messages.ts';

/** Whether anybody is there. */
export function isVisited({ people, nameless }: Here): boolean {
  return nameless > 0 || Object.keys(people).length > 0;
}

interface Node {
  /** When it was heard of last. */
  heardAt: number;
  tables: Map<string, Here>;
  /** Whether it has done with its start. */
  serves: boolean;
  /** Its connections by address. */
  addresses: Readonly<Record<string, number>>;
}

const none: readonly Here[] = [];
/** How long the people of a server that is gone are remembered, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;

/** What other servers have said of who is at their tables. Each of them is forgotten when nothing is heard of it for a while. */
export class Elsewhere {
  readonly #nodes = new Map<string, Node>();
  /** By table: what each server has said of it. */
  readonly #tables = new Map<string, readonly Here[]>();
  /** By table: when people were last seen there by way of servers that are gone. They are about to connect to another server. */
  readonly #lastSeen = new Map<string, Here['left']>();

  /** The servers that there are beside this one. */
  get nodes(): readonly string[] {
    return [...this.#nodes.keys()];
  }

  /** Whether any of them has done with its start. */
  get serve(): boolean {
    return [...this.#nodes.values()].some(({ serves }) => serves);
  }

  /** Who is at this table by way of other servers. */
  at(table: string): readonly Here[] {
    return this.#tables.get(table) ?? none;
  }

  /** Whether somebody is at this table by way of this server. */
  isAt(id: string, table: string): boolean {
    const here = this.#nodes.get(id)?.tables.get(table);
    return here !== undefined && isVisited(here);
  }

  /** How many connections this address has with other servers. */
  connections(address: string): number {
    let sum = 0;
    for (const { addresses } of this.#nodes.values()) sum += addresses[address] ?? 0;
    return sum;
  }

  /** Something was heard of this server. Answers whether it is a new one. */
  heard(id: string, now: number): boolean {
    const node = this.#nodes.get(id);
    if (node !== undefined) node.heardAt = now;
    else this.#nodes.set(id, { heardAt: now, tables: new Map(), serves: false, addresses: {} });
    return node === undefined;
  }

  /** A server has said who is at one of its tables. */
  put(id: string, table: string, here: Here): void {
    this.#nodes.get(id)?.tables.set(table, here);
    this.#index(table);
  }

  /** A server has said all that there is to know of it. Answers for which tables that is news. */
  putAll(id: string, { here: tables, serves, addresses }: Told<'hello'>): string[] {
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

  /** Servers of which nothing was heard since `before`. */
  silentSince(before: number): string[] {
    return [...this.#nodes].filter(([, { heardAt }]) => heardAt < before).map(([id]) => id);
  }

  /** Nobody could have been heard for a while: what was heard then counts as heard now. */
  excuse(now: number): void {
    for (const node of this.#nodes.values()) node.heardAt = now;
  }

  /** Forgets a server. Its people were last seen when it was. Answers the ids of its tables. */
  forget(id: string): string[] {
    const node = this.#nodes.get(id);
    if (node === undefined) return [];
    const { tables, heardAt } = node;
    this.#nodes.delete(id);
    this.#forgetSeen(heardAt - REMEMBERED_MS);
    for (const [table, { people, left }] of tables) {
      const seen = Object.keys(people).map((person) => [person, heardAt] as const);
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
    const said = [...this.#nodes.values()].flatMap(({ tables }) => tables.get(table) ?? []);
    const left = this.#lastSeen.get(table);
    if (left !== undefined) said.push({ people: {}, nameless: 0, left, spectators: {} });
    if (said.length === 0) this.#tables.delete(table);
    else this.#tables.set(table, said);
  }
}

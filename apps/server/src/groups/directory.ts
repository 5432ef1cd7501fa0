import type { TableView } from '@sobremesa/protocol';
import type { Log } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../users/user.ts';

interface Known {
  /** Null if the group does not exist. */
  name: string | null;
  people: ReadonlySet<string>;
}

interface DirectoryParts {
  storage: Pick<Storage, 'group' | 'membersOf'>;
  log: Log;
  /** The other servers behind the same address; null if there are none. */
  nodes: Pick<Nodes, 'broadcast' | 'subscribe'> | null;
  /** Called when the name or the members of a group are others than before. */
  onChange: (group: string) => void;
}

/**
 * The names and members of the groups that have tables in memory, so that lists and views of tables
 * need no look at the storage. A group that is not loaded has no members here.
 */
export class GroupDirectory {
  readonly #parts: DirectoryParts;
  readonly #known = new Map<string, Known>();
  /** By group: the last loading that has started. */
  readonly #loading = new Map<string, Promise<void>>();
  /** By person: their groups among the known ones. */
  readonly #groupsOf = new Map<string, Set<string>>();
  /** Groups whose last reading failed. */
  readonly #unread = new Set<string>();

  constructor(parts: DirectoryParts) {
    this.#parts = parts;
    parts.nodes?.subscribe({ group: ({ group }) => void this.refresh(group) });
  }

  /** A table's group in the view of this person; null unless they are a member. */
  viewOf(group: string | null, user: User | null): TableView['group'] {
    if (group === null || user === null) return null;
    const known = this.#known.get(group);
    return known?.people.has(user.id) === true ? { id: group, name: known.name ?? '' } : null;
  }

  /** Whether a table's group exists, as far as it is loaded. */
  has(group: string | null): boolean {
    return group !== null && (this.#known.get(group)?.name ?? null) !== null;
  }

  /** The groups of this person that are loaded. */
  groupsOf({ id }: User): Iterable<string> {
    return this.#groupsOf.get(id) ?? [];
  }

  /** Loads a group that has a table in memory, unless it is loaded. */
  async load(group: string | null): Promise<void> {
    if (group === null || this.#known.has(group)) return;
    await (this.#loading.get(group) ?? this.#load(group));
  }

  /** Loads a group again, if it is loaded: another server has changed it, or may have. */
  async refresh(group: string): Promise<void> {
    if (this.#known.has(group) || this.#loading.has(group)) await this.#load(group);
  }

  /** A change of a group is stored: notifies the tables and the other servers. */
  async changed(group: string): Promise<void> {
    this.#parts.nodes?.broadcast({ type: 'group', group });
    await this.#load(group);
  }

  /** Drops all groups but these. */
  keep(groups: ReadonlySet<string>): void {
    for (const group of this.#known.keys()) if (!groups.has(group)) this.#set(group, null);
    for (const group of this.#unread) if (!groups.has(group)) this.#unread.delete(group);
  }

  /** Loads those groups again whose last reading failed: somebody may have been removed. */
  async retryFailed(): Promise<void> {
    for (const group of this.#unread) await this.#load(group);
  }

  /** Loads all groups again, since messages may have been lost. */
  async refreshAll(): Promise<void> {
    for (const group of this.#known.keys()) await this.#load(group);
  }

  async #load(group: string): Promise<void> {
    // One after the other, so that an earlier reading never replaces a later one.
    const loading = (this.#loading.get(group) ?? Promise.resolve()).then(() => this.#read(group));
    this.#loading.set(group, loading);
    await loading;
    if (this.#loading.get(group) === loading) this.#loading.delete(group);
  }

  #set(group: string, after: Known | null): void {
    for (const person of this.#known.get(group)?.people ?? []) {
      const groups = this.#groupsOf.get(person);
      groups?.delete(group);
      if (groups?.size === 0) this.#groupsOf.delete(person);
    }
    if (after === null) {
      this.#known.delete(group);
      return;
    }
    this.#known.set(group, after);
    for (const person of after.people) {
      const groups = this.#groupsOf.get(person);
      if (groups === undefined) this.#groupsOf.set(person, new Set([group]));
      else groups.add(group);
    }
  }

  /** Never rejects. A group that cannot be read stays as it was; the next sweep reads it again. */
  async #read(group: string): Promise<void> {
    const { storage, log, onChange } = this.#parts;
    try {
      const [record, members] = await Promise.all([storage.group(group), storage.membersOf(group)]);
      const before = this.#known.get(group);
      const after = { name: record?.name ?? null, people: new Set(members.map(({ person }) => person)) };
      this.#set(group, after);
      this.#unread.delete(group);
      if (!isSame(before, after)) onChange(group);
    } catch (err) {
      this.#unread.add(group);
      log.warn({ err }, 'failed to read the members of a group');
    }
  }
}

function isSame(one: Known | undefined, other: Known): boolean {
  if (one === undefined || one.name !== other.name || one.people.size !== other.people.size) return false;
  return [...one.people].every((person) => other.people.has(person));
}

import { limits, type GroupMatch, type MatchComment, type Results } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { GroupRecord, MemberRecord, Storage } from '../storage/storage.ts';
import type { User } from '../users/user.ts';
import type { GroupDirectory } from './directory.ts';
import { namedDocument } from './document.ts';
import { joiningOf, newGroupId, newGroupToken } from './ids.ts';

interface GroupsParts {
  storage: Storage;
  clock: Pick<Clock, 'now'>;
  directory: GroupDirectory;
  /** Ids of a group's open and running tables, the newest first. */
  tablesOf: (group: string) => string[];
  /** Numbers names that look like earlier ones. */
  distinctNames: (names: readonly string[]) => string[];
}

/**
 * Requests about groups. A group that does not exist and a group of others are refused alike, with
 * `unknownGroup`.
 */
export class Groups {
  readonly #storage: Storage;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #directory: GroupDirectory;
  readonly #tablesOf: GroupsParts['tablesOf'];
  readonly #distinctNames: GroupsParts['distinctNames'];

  constructor({ storage, clock, directory, tablesOf, distinctNames }: GroupsParts) {
    this.#storage = storage;
    this.#clock = clock;
    this.#directory = directory;
    this.#tablesOf = tablesOf;
    this.#distinctNames = distinctNames;
  }

  /** The groups of this person, those that played last first. */
  async list(user: User): Promise<Results['groups:list']> {
    const groups = await this.#storage.groupsOf(user.id);
    const inOrder = groups.toSorted((a, b) => (b.lastPlayedAt ?? b.createdAt) - (a.lastPlayedAt ?? a.createdAt));
    return {
      groups: inOrder.map(({ id, name, members, lastPlayedAt }) => {
        return { id, name, members, tables: this.#tablesOf(id).length, lastPlayedAt };
      }),
    };
  }

  /** Creates a group with one member. @throws RefusedError `tooManyGroups` */
  async create(user: User, name: string): Promise<string> {
    await this.requireRoom(user);
    const group = this.newGroup(name);
    await orRefused(this.#storage.addGroup(group, joiningOf(group.id, user.id)), 'tooManyGroups');
    return group.id;
  }

  newGroup(name: string): GroupRecord {
    return { id: newGroupId(), name, token: newGroupToken(), createdAt: this.#clock.now() };
  }

  /** @throws RefusedError `tooManyGroups` */
  async requireRoom(user: User): Promise<void> {
    if ((await this.#storage.groupsOf(user.id)).length >= limits.groups) throw new RefusedError('tooManyGroups');
  }

  /** Whether this person is a member of a group. */
  async has(id: string, user: User): Promise<boolean> {
    return (await this.#storage.membersOf(id)).some(({ person }) => person === user.id);
  }

  /** @throws RefusedError `unknownGroup` */
  async get(user: User, id: string): Promise<Results['group:get']> {
    const { group, members } = await this.#require(user, id);
    const [host] = members;
    const names = this.#distinctNames(members.map(({ name }) => name));
    return {
      group: {
        id,
        name: group.name,
        members: members.map(({ person, member, name, joinedAt }, at) => {
          return { id: member, name: names[at] ?? name, joinedAt, host: person === host?.person, you: person === user.id };
        }),
        tables: this.#tablesOf(id),
        token: group.token,
      },
    };
  }

  /**
   * Matches that finished before a time, the newest first.
   *
   * @throws RefusedError `unknownGroup`
   */
  async matches(user: User, id: string, before: number | undefined, limit: number): Promise<Results['group:matches']> {
    await this.#require(user, id);
    const found: GroupMatch[] = await this.#storage.groupMatches(id, before, limit + 1);
    return { matches: found.slice(0, limit), more: found.length > limit };
  }

  /**
   * The document of a match as JSON; null if none is stored.
   *
   * @throws RefusedError `unknownGroup`, or `unknownTable` if the group has no such match
   */
  async document(user: User, id: string, table: string): Promise<string | null> {
    await this.#require(user, id);
    const found = await this.#storage.groupDocument(id, table);
    if (found === null) throw new RefusedError('unknownTable');
    return found.document && namedDocument(found.document, found.names);
  }

  /** The comments on a match, oldest first. @throws RefusedError `unknownGroup` */
  async comments(user: User, id: string, table: string): Promise<MatchComment[]> {
    await this.#require(user, id);
    return this.#storage.groupComments(id, table);
  }

  /** @throws RefusedError `unknownGroup` */
  async rename(user: User, id: string, name: string): Promise<void> {
    await orRefused(this.#storage.changeGroup(id, user.id, { name }), 'unknownGroup');
    await this.#directory.changed(id);
  }

  /** Replaces the link for new members. @throws RefusedError `unknownGroup` */
  async renew(user: User, id: string): Promise<Results['group:renew']> {
    const token = newGroupToken();
    await orRefused(this.#storage.changeGroup(id, user.id, { token }), 'unknownGroup');
    return { token };
  }

  /** The group of a link. @throws RefusedError `badGroupLink` */
  async peek(user: User | null, token: string): Promise<Results['group:peek']> {
    const { id, name } = await this.#linked(token);
    const members = await this.#storage.membersOf(id);
    return { id, name, members: members.length, yours: members.some(({ person }) => person === user?.id) };
  }

  /** @throws RefusedError `badGroupLink`, `tooManyGroups` or `groupFull` */
  async join(user: User, token: string): Promise<string> {
    const { id } = await this.#linked(token);
    const members = await this.#storage.membersOf(id);
    if (members.some(({ person }) => person === user.id)) return id;
    await this.requireRoom(user);
    await orRefused(this.#storage.joinGroup(id, joiningOf(id, user.id), this.#clock.now()), 'groupFull');
    await this.#directory.changed(id);
    return id;
  }

  /** @throws RefusedError `unknownGroup` */
  async leave(user: User, id: string, forget: boolean): Promise<void> {
    await orRefused(this.#storage.leaveGroup(id, joiningOf(id, user.id), forget), 'unknownGroup');
    await this.#directory.changed(id);
  }

  /**
   * The host removes another member. @throws RefusedError `unknownGroup`, `notHost` or
   * `unknownMember`
   */
  async remove(user: User, id: string, member: string): Promise<void> {
    const { members } = await this.#require(user, id);
    if (members[0]?.person !== user.id) throw new RefusedError('notHost');
    const removed = members.find((each) => each.member === member);
    if (removed === undefined || removed.person === user.id) throw new RefusedError('unknownMember');
    await orRefused(this.#storage.removeMember(id, user.id, removed, newGroupToken()), 'unknownMember');
    await this.#directory.changed(id);
  }

  /** The operator deletes a group with its matches. @throws RefusedError `unknownGroup` */
  async delete(id: string): Promise<void> {
    await orRefused(this.#storage.deleteGroup(id), 'unknownGroup');
    await this.#directory.changed(id);
  }

  async #require(user: User, id: string): Promise<{ group: GroupRecord; members: MemberRecord[] }> {
    const [group, members] = await Promise.all([this.#storage.group(id), this.#storage.membersOf(id)]);
    if (group === null || !members.some(({ person }) => person === user.id)) throw new RefusedError('unknownGroup');
    return { group, members };
  }

  async #linked(token: string): Promise<GroupRecord> {
    const group = await this.#storage.groupAt(token);
    if (group === null) throw new RefusedError('badGroupLink');
    return group;
  }
}

/** @throws RefusedError with this code instead of a `ConflictError` */
async function orRefused(
  write: Promise<void>,
  code: 'unknownGroup' | 'unknownMember' | 'tooManyGroups' | 'groupFull',
): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (error instanceof ConflictError) throw new RefusedError(code);
    throw error;
  }
}

import type { Groups } from '../groups/groups.ts';
import { joiningOf } from '../groups/ids.ts';
import { peopleAt, resultOf } from '../groups/result.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../users/user.ts';
import { requireFinished } from './matchDocument.ts';
import type { Change } from './rules/change.ts';
import type { Live } from './rules/live.ts';
import { nameAt, type NameOf } from './rules/names.ts';
import { requireSeat } from './rules/table.ts';
import { speakerOf } from './rules/views.ts';

/** Lines of the log among which the start of the match is: few precede it. */
const FIRST_LINES = 20;

interface Parts {
  storage: Pick<Storage, 'group' | 'log'>;
  groups: Groups;
  nameOf: NameOf;
}

/**
 * Creates a group with the match of a finished table, at which the user has a seat. The first group
 * of a table has everybody who has a seat there, and the table then belongs to it. A later one has
 * only the user: otherwise they could create groups again and again, each with the same people.
 *
 * @returns the group's id; that of the table's own group if the user is a member of it
 * @throws RefusedError `notSeated`, `removed`, `notFinished` or `tooManyGroups`
 */
export async function createGroupAt(
  { storage, groups, nameOf }: Parts,
  live: Live,
  user: User,
  name: string,
): Promise<Change<string>> {
  requireSeat(live.table, user);
  requireFinished(live);
  const { settings, activeAt } = live.table;
  if (settings.group !== null && (await groups.has(settings.group, user))) return { answer: settings.group };
  await groups.requireRoom(user);
  const create = groups.newGroup(name);
  const { id } = create;
  const others = settings.group === null ? peopleAt(live.table).filter((person) => person !== user.id) : [];
  const result = resultOf(id, live, (await startOf(storage, live.table.id)) ?? activeAt, (seat) => nameAt(seat, nameOf));
  const joining = [user.id, ...others].map((person) => joiningOf(id, person));
  const authors = live.table.seats.flatMap(({ person }) => {
    return person === null ? [] : [{ ...joiningOf(id, person), speaker: speakerOf(live.table, { id: person }) }];
  });
  const change = { answer: id, group: { id, create, at: create.createdAt, joining, result, authors } };
  const hasGroup = settings.group !== null && (await storage.group(settings.group)) !== null;
  return hasGroup ? change : { ...change, table: { ...live.table, settings: { ...settings, group: id } } };
}

/** When the match of a table started; undefined if its log does not say so. */
async function startOf(storage: Pick<Storage, 'log'>, table: string): Promise<number | undefined> {
  const lines = await storage.log(table, { before: FIRST_LINES, limit: FIRST_LINES });
  return lines.find(({ entry }) => entry.kind === 'table' && entry.event.type === 'started')?.at;
}

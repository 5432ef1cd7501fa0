import Sqlite from 'better-sqlite3';
import { forgetComments } from '../sql/shared.ts';
import { SCHEMA_VERSION } from './migrations.ts';

type Row = Record<string, string | number | Buffer | null>;

interface SignedOut {
  id: string;
  person: string;
}

interface Member {
  group_id: string;
  member: string;
}

/** A database's groups. */
interface Groups {
  links: readonly { id: string; token: string }[];
  members: readonly Member[];
  /** Former members who had themselves forgotten, or whom the host removed. */
  forgotten: readonly Member[];
  /** Seats in the results, which still name removed members. */
  seats: readonly Member[];
}

/**
 * What a restored database takes over from the one that it replaces: devices and passkeys, the
 * signed-out devices that it remembers, and the state of groups.
 */
interface Carried {
  groups: Groups;
  devices: readonly (Row & SignedOut)[];
  signedOut: readonly SignedOut[];
  passkeys: readonly Row[];
  /** People whom no later group of a table may name. */
  forgottenPeople: readonly { table_id: string; person: string }[];
  /** The ids of the people who may have passkeys; none in an older schema. */
  people: readonly { id: string }[];
}

/**
 * Removes records that a backup would revive: links and codes that were pending then, unconfirmed
 * addresses, devices that were signed out since, and passkeys that were removed since; in groups,
 * links that were replaced since, and people who have left or had themselves forgotten since.
 * Devices and passkeys that were added since are kept: they may be a person's only way in.
 *
 * @param restored the copy of the backup, which may have an older schema and keeps it
 * @param replaced the replaced database; null if there is none or it is unreadable
 */
export function carryOver(restored: string, replaced: Carried | null): void {
  const db = new Sqlite(restored);
  try {
    db.pragma('foreign_keys = ON');
    db.transaction(() => {
      const own = carriedIn(db);
      db.exec('DELETE FROM handovers');
      if (hasTable(db, 'device_tokens')) db.exec('DELETE FROM device_tokens');
      if (hasTable(db, 'channels')) db.exec('DELETE FROM channels WHERE NOT confirmed');
      if (replaced === null) return;
      const signedOut = [...own.signedOut, ...replaced.signedOut];
      const gone = new Set(signedOut.map(({ id }) => id));
      if (hasTable(db, 'devices')) {
        const added = replaced.devices.filter(({ id }) => !gone.has(id));
        for (const device of added) addDevice(db, device);
      }
      for (const each of signedOut) signOut(db, each);
      if (hasTable(db, 'passkeys')) replacePasskeys(db, replaced);
      if (hasTable(db, 'forgotten_people')) addForgottenPeople(db, replaced);
      if (hasTable(db, 'groups')) for (const link of replaced.groups.links) updateGroup(db, link, replaced.groups);
    })();
  } finally {
    db.close();
  }
}

/** @throws Error when the file cannot be read, or is of a newer server */
export function readCarried(file: string): Carried {
  const db = new Sqlite(file);
  try {
    const version = db.pragma('user_version', { simple: true }) as number;
    if (version > SCHEMA_VERSION) throw new Error('it is of a newer server');
    return carriedIn(db);
  } finally {
    db.close();
  }
}

function carriedIn(db: Sqlite.Database): Carried {
  const rows = <T>(table: string): T[] => (hasTable(db, table) ? db.prepare<[], T>(`SELECT * FROM ${table}`).all() : []);
  return {
    devices: rows('devices'),
    signedOut: rows('signed_out_devices'),
    passkeys: rows('passkeys'),
    forgottenPeople: rows('forgotten_people'),
    people: hasTable(db, 'passkeys') ? rows('people') : [],
    groups: {
      links: rows('groups'),
      members: rows('group_members'),
      forgotten: rows('group_forgotten'),
      seats: rows('group_seats'),
    },
  };
}

/** Adds a device, unless the backup has it or does not have its person. */
function addDevice(db: Sqlite.Database, device: Row & SignedOut): void {
  if (db.prepare('SELECT 1 FROM people WHERE id = ?').get(device.person) === undefined) return;
  insert(db, 'devices', device);
}

/**
 * The replaced database has the valid passkeys of its people, with their newest counters. People
 * whom it does not have keep theirs.
 */
function replacePasskeys(db: Sqlite.Database, { passkeys, people }: Carried): void {
  const drop = db.prepare('DELETE FROM passkeys WHERE person = ?');
  for (const { id } of people) drop.run(id);
  const hasDevice = db.prepare('SELECT 1 FROM devices WHERE id = ?');
  for (const passkey of passkeys) if (hasDevice.get(passkey['device']) !== undefined) insert(db, 'passkeys', passkey);
}

function addForgottenPeople(db: Sqlite.Database, { forgottenPeople }: Carried): void {
  const add = db.prepare('INSERT INTO forgotten_people SELECT id, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING');
  for (const { table_id: table, person } of forgottenPeople) add.run(person, table);
}

/** Applies to a group what has changed since the backup. The backup may not have the group. */
function updateGroup(db: Sqlite.Database, { id, token }: Groups['links'][number], { members, forgotten, seats }: Groups): void {
  db.prepare('UPDATE groups SET token = ? WHERE id = ?').run(token, id);
  const isOwn = (each: Member) => each.group_id === id;
  const present = new Set(members.filter(isOwn).map(({ member }) => member));
  const gone = db.prepare<[string], string>('SELECT member FROM group_members WHERE group_id = ?').pluck().all(id);
  const drop = db.prepare('DELETE FROM group_members WHERE group_id = ? AND member = ?');
  for (const member of gone) if (!present.has(member)) drop.run(id, member);
  // In an older schema, the next migration drops comments from seats without a member.
  const dropComments = hasMembersOfComments(db) ? db.prepare(forgetComments('?', '?')) : null;
  const hide = db.prepare('UPDATE group_seats SET member = NULL, name = NULL WHERE group_id = ? AND member = ?');
  const forget = db.prepare(
    'INSERT INTO group_forgotten (group_id, member) SELECT id, ? FROM groups WHERE id = ? ON CONFLICT DO NOTHING',
  );
  const named = new Set(seats.filter(isOwn).map(({ member }) => member));
  for (const { member } of forgotten.filter(isOwn)) {
    if (!named.has(member)) {
      dropComments?.run(id, member);
      hide.run(id, member);
    }
    forget.run(member, id);
  }
}

function insert(db: Sqlite.Database, table: 'devices' | 'passkeys', row: Row): void {
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`).join(', ');
  db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values}) ON CONFLICT DO NOTHING`).run(row);
}

function signOut(db: Sqlite.Database, { id, person }: SignedOut): void {
  if (db.prepare('SELECT 1 FROM people WHERE id = ?').get(person) === undefined) return;
  const hasDevices = hasTable(db, 'devices');
  // An older schema without devices has the first device's secret in the person's row, and that
  // device has the person's id.
  const isFirst = hasDevices
    ? db.prepare('SELECT 1 FROM people JOIN devices USING (secret_hash) WHERE devices.id = ? AND people.id = ?').get(id, person)
    : id === person || undefined;
  if (isFirst !== undefined) db.prepare('UPDATE people SET secret_hash = zeroblob(32) WHERE id = ?').run(person);
  if (hasDevices) db.prepare('DELETE FROM devices WHERE id = ?').run(id);
  if (hasTable(db, 'signed_out_devices')) {
    db.prepare('INSERT INTO signed_out_devices (id, person) VALUES (?, ?) ON CONFLICT DO NOTHING').run(id, person);
  }
}

function hasMembersOfComments(db: Sqlite.Database): boolean {
  return db.prepare("SELECT 1 FROM pragma_table_info('group_comments') WHERE name = 'member'").get() !== undefined;
}

function hasTable(db: Sqlite.Database, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

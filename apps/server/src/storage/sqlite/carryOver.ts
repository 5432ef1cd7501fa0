import Sqlite from 'better-sqlite3';
import { SCHEMA_VERSION } from './migrations.ts';

type Row = Record<string, string | number | Buffer | null>;

interface SignedOut {
  id: string;
  person: string;
}

/** A database's devices, and the signed-out ones that it remembers. */
interface Devices {
  devices: readonly (Row & SignedOut)[];
  signedOut: readonly SignedOut[];
}

/**
 * Removes records that a backup would revive: links and codes that were pending then, unconfirmed
 * addresses, and devices that were signed out since. Devices that were added since are kept: they
 * may have a person's only key.
 *
 * @param restored the copy of the backup, which may have an older schema and keeps it
 * @param replaced the replaced database; null if there is none or it is unreadable
 */
export function carryOver(restored: string, replaced: Devices | null): void {
  const db = new Sqlite(restored);
  try {
    db.pragma('foreign_keys = ON');
    db.transaction(() => {
      const own = devicesIn(db);
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
    })();
  } finally {
    db.close();
  }
}

/** @throws Error when the file cannot be read, or is of a newer server */
export function readDevices(file: string): Devices {
  const db = new Sqlite(file);
  try {
    const version = db.pragma('user_version', { simple: true }) as number;
    if (version > SCHEMA_VERSION) throw new Error('it is of a newer server');
    return devicesIn(db);
  } finally {
    db.close();
  }
}

function devicesIn(db: Sqlite.Database): Devices {
  const rows = <T>(table: string): T[] => (hasTable(db, table) ? db.prepare<[], T>(`SELECT * FROM ${table}`).all() : []);
  return { devices: rows('devices'), signedOut: rows('signed_out_devices') };
}

/** Adds a device, unless the backup has it or does not have its person. */
function addDevice(db: Sqlite.Database, device: Row & SignedOut): void {
  if (db.prepare('SELECT 1 FROM people WHERE id = ?').get(device.person) === undefined) return;
  const columns = Object.keys(device);
  const values = columns.map((column) => `@${column}`).join(', ');
  db.prepare(`INSERT INTO devices (${columns.join(', ')}) VALUES (${values}) ON CONFLICT DO NOTHING`).run(device);
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

function hasTable(db: Sqlite.Database, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

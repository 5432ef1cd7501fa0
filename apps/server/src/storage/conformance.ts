import type { LogRecord, MoveRecord, SnapshotRecord } from '@sobremesa/match';
import { defaultTableSettings, limits, type BotCharacter, type ChatMessage, type TableStatus } from '@sobremesa/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConflictError, StorageFailedError } from './errors.ts';
import { groupConformance } from './groupConformance.ts';
import type { ClockRecord } from './records.ts';
import type {
  ChannelRecord,
  DeviceRecord,
  DeviceTokenRecord,
  PasskeyRecord,
  SeatTransferRecord,
  DeliveryRecord,
  NotificationRecord,
  SeatRecord,
  ServerRecord,
  Storage,
  TableRecord,
  TableWrite,
} from './storage.ts';

const hash = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const free: SeatRecord = { state: 'free', person: null, standIn: null, ordinal: 1, bot: null };
const taken = (person: string, standIn: SeatRecord['standIn'] = null): SeatRecord => ({
  state: 'taken',
  person,
  standIn,
  ordinal: 1,
  bot: null,
});
const bot = (character: BotCharacter): SeatRecord => ({ ...free, state: 'taken', bot: { character, level: 'strong' } });
const reserved = (person: string): SeatRecord => ({ state: 'reserved', person, standIn: null, ordinal: 2, bot: null });

function table(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    rev: 0,
    status: 'open',
    settings: {
      ...defaultTableSettings('secrets', 2),
      options: { turns: 3 },
      watchable: false,
    },
    autoStart: false,
    host: 'ana',
    createdAt: 1000,
    activeAt: 1000,
    rematch: null,
    muted: [],
    barred: [],
    shuffle: null,
    vote: null,
    clock: null,
    wish: null,
    seats: [taken('ana'), free],
    ...change,
  };
}

const snapshot = (version: number, change: Partial<SnapshotRecord> = {}): SnapshotRecord => ({
  version,
  rules: 1,
  state: `{"version":${version}}`,
  requests: {},
  asked: [0],
  window: null,
  ...change,
});

const move = (version: number, change: Partial<MoveRecord> = {}): MoveRecord => ({
  version,
  at: 2000 + version,
  seat: version % 2,
  action: { move: 'whisper', args: [version, { to: ['ben', null] }] },
  request: `request-${version}`,
  rules: 1,
  asked: [(version + 1) % 2],
  window: null,
  ...change,
});

const line = (seq: number, change: Partial<LogRecord> = {}): LogRecord => ({
  seq,
  at: 2000,
  version: 0,
  entry: { kind: 'game', event: { type: `event${seq}` } },
  ...change,
});

const message = (seq: number, change: Partial<ChatMessage> = {}) =>
  ({
    seq,
    at: 3000 + seq,
    place: seq === 0 ? null : { version: seq, line: seq - 2 },
    watchers: false,
    speaker: seq % 2 === 0 ? 'speaker0000' : null,
    name: 'Ana',
    seat: seq % 2 === 0 ? 0 : null,
    text: `text ${seq}`,
    ...change,
  }) as ChatMessage;

const device = (id: string, change: Partial<DeviceRecord> = {}): DeviceRecord => ({
  id,
  person: 'ana',
  secretHash: hash(3),
  name: 'Chromium on Linux',
  way: 'link',
  addedAt: 600,
  seenAt: 700,
  checkedAt: 600,
  ...change,
});

const token = (n: number, change: Partial<DeviceTokenRecord> = {}): DeviceTokenRecord => ({
  hash: hash(n),
  person: 'ana',
  way: 'link',
  table: null,
  version: null,
  expiresAt: 5000,
  device: null,
  channel: null,
  ...change,
});

const passkey = (id: string, change: Partial<PasskeyRecord> = {}) => ({
  id,
  person: 'ana',
  device: 'laptop',
  name: 'Chromium on Linux',
  publicKey: hash(4),
  counter: 0,
  addedAt: 800,
  ...change,
});

const transfer = (n: number, change: Partial<SeatTransferRecord> = {}): SeatTransferRecord => ({
  hash: hash(n),
  table: 't',
  person: 'ana',
  expiresAt: 9000,
  used: false,
  device: null,
  ...change,
});

const channel = (id: string, change: Partial<ChannelRecord> = {}): ChannelRecord => ({
  id,
  kind: 'push',
  person: 'ana',
  table: null,
  mark: hash(id.length),
  sealed: hash(9).subarray(0, 20),
  device: null,
  address: null,
  language: 'es',
  confirmed: true,
  createdAt: 700,
  ...change,
});
const notice = (id: string, change: Partial<NotificationRecord> = {}): NotificationRecord => ({
  id,
  table: 't1',
  person: 'ana',
  kind: 'turn',
  version: 3,
  about: ['ben'],
  dueAt: 5000,
  ...change,
});
const delivery = (id: string, change: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  id,
  channel: 'a',
  body: '{"kind":"x"}',
  tries: 0,
  dueAt: 6000,
  madeAt: 5500,
  ...change,
});
const server = (id: string, seenAt: number, settings: ServerRecord['settings'] = { PUBLIC_URL: 'a', SMTP_URL: null }) => ({
  id,
  settings,
  seenAt,
});
const take = (key: string, at: number) => ({ key, at, pauses: [10, 30], windowMs: 1000 });
const clock = (due: number | null): ClockRecord => {
  const quiet = { zone: 'America/Mexico_City', from: 1320, until: 420 };
  const given = { left: 5000, turn: 3, without: [], holidays: 5, voted: false, overtime: true };
  const runs = { ...given, since: 2000, quiet, out: false, holiday: 9000 };
  const stands = { ...runs, since: null, turn: -1, quiet: null, out: true, without: [0], voted: true, holiday: null };
  const window = { opened: 1, since: 2, until: 3, seats: [0, 1] };
  return {
    isPaused: true,
    window,
    seats: [runs, stands],
    undo: { version: 7, turn: 3, running: [1], seats: [stands, runs] },
    due,
  };
};

const newTable = (id: string, change: Partial<TableRecord> = {}): TableWrite => ({ id, table: table(id, change) });
const running = (id: string, change: Partial<TableRecord> = {}): TableWrite => ({
  ...newTable(id, { status: 'running', ...change }),
  snapshot: snapshot(0),
});

const seen = (version: number, line: number, newest: number) => ({ version, line, message: newest });

const commentAt = (seq: number): ChatMessage => message(seq, { speaker: 'speaker0000', seat: 0, moment: 1 });

const seqs = (lines: readonly { seq: number }[]): number[] => lines.map(({ seq }) => seq);
const versions = (moves: readonly { version: number }[]): number[] => moves.map(({ version }) => version);

/** Tests for every storage, to call in a `describe`. `open` returns an empty storage. */
export function conformance(open: () => Promise<Storage>): void {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open();
    for (const id of ['ana', 'ben', 'eva']) {
      await storage.addUser({ id, name: id.toUpperCase(), secretHash: hash(1), seenAt: 500 });
    }
  });

  afterEach(() => storage.close());

  const put = (...writes: TableWrite[]) => storage.commit(...writes);
  const refused = (...writes: TableWrite[]) => expect(storage.commit(...writes)).rejects.toThrow(ConflictError);
  const newest = async (id: string) => {
    const match = (await storage.load(id))?.match;
    return match?.moves.at(-1)?.version ?? match?.snapshot.version;
  };

  it('returns null or an empty list for missing records', async () => {
    expect(await storage.user('nobody')).toBeNull();
    expect(await storage.load('nowhere')).toBeNull();
    expect(await storage.head('nowhere')).toBeNull();
    expect(await storage.seatTransfer(hash(9))).toBeNull();
    expect(await storage.moves('nowhere')).toEqual([]);
    expect(await storage.log('nowhere', { limit: 5 })).toEqual([]);
    expect(await storage.chat('nowhere', { limit: 5 }, true)).toEqual([]);
    expect(await storage.tablesOf('nobody')).toEqual([]);
    expect(await storage.standings(['nowhere'])).toEqual([]);
    expect(await storage.recentTables(0)).toEqual([]);
    expect(await storage.timedTables()).toEqual([]);
    await expect(storage.deleteTable('nowhere', 0)).rejects.toThrow(ConflictError);
  });

  it('lists tables whose clock is due, until the clock changes', async () => {
    await put(newTable('soon', { clock: clock(5000) }), newTable('late', { clock: clock(9000) }), newTable('none'));
    await put(newTable('stands', { clock: clock(null) }));
    expect(await storage.dueTables(5000)).toEqual([]);
    expect(await storage.dueTables(5001)).toEqual([{ id: 'soon', due: 5000 }]);
    await put({ id: 'soon', table: table('soon', { rev: 1, clock: clock(9999) }) });
    expect((await storage.dueTables(20_000)).map(({ id }) => id).toSorted()).toEqual(['late', 'soon']);
    await put({ id: 'late', table: table('late', { rev: 1 }) });
    expect(await storage.dueTables(20_000)).toEqual([{ id: 'soon', due: 9999 }]);
  });

  it('reports the times in which no server ran', async () => {
    expect(await storage.beat(1000, 0, 0)).toEqual([]);
    expect(await storage.beat(3000, 2000, 0)).toEqual([]);
    expect(await storage.beat(5001, 2000, 0)).toEqual([{ from: 3000, until: 5001 }]);
    // A server whose clock is behind must not make the others appear dead.
    expect(await storage.beat(4000, 0, 0)).toHaveLength(1);
    expect(await storage.beat(5001, 0, 0)).toHaveLength(1);
    expect(await storage.beat(9000, 0, 0)).toEqual([
      { from: 3000, until: 5001 },
      { from: 5001, until: 9000 },
    ]);
    expect(await storage.beat(9000, 0, 5002)).toEqual([{ from: 5001, until: 9000 }]);
    const both = await Promise.all([storage.beat(20_000, 5000, 0), storage.beat(20_001, 5000, 0)]);
    expect(both.map((outages) => outages.length)).toEqual([2, 2]);
  });

  describe('people', () => {
    it('are stored with their names and last visits', async () => {
      await storage.renameUser('ana', 'Anita');
      await storage.seeUser('ana', 900);
      await storage.seeUser('ana', 800);
      expect(await storage.user('ana')).toEqual({
        id: 'ana',
        name: 'Anita',
        secretHash: hash(1),
        seenAt: 900,
        quiet: null,
        links: true,
        turnedOff: [],
      });
    });

    it('get links in their notifications until they turn them off', async () => {
      await storage.setLinks('ana', false);
      expect([(await storage.user('ana'))?.links, (await storage.user('ben'))?.links]).toEqual([false, true]);
      await storage.setLinks('ana', true);
      expect((await storage.user('ana'))?.links).toBe(true);
    });

    it('get every kind of notification but those that they turn off', async () => {
      await storage.setTurnedOff('ana', ['sat', 'over']);
      expect((await storage.user('ana'))?.turnedOff).toEqual(['sat', 'over']);
      expect((await storage.user('ben'))?.turnedOff).toEqual([]);
      await storage.setTurnedOff('ana', []);
      expect((await storage.user('ana'))?.turnedOff).toEqual([]);
    });

    it('have devices, and are added with the first one', async () => {
      const first = device('first', { person: 'leo', way: 'first', addedAt: 1 });
      await storage.addUser({ id: 'leo', name: 'Leo', secretHash: hash(2), seenAt: 500 }, first);
      const second = device('second', { person: 'leo', secretHash: hash(3) });
      await storage.addDevice(second);
      await storage.addDevice({ ...second, secretHash: hash(4) });
      expect(await storage.devicesOf('leo')).toEqual([first, second]);
      expect(await storage.devicesOf('ana')).toEqual([]);
      expect((await storage.knownDevices(['second', 'third', 'first'])).toSorted()).toEqual(['first', 'second']);
      expect(await storage.knownDevices([])).toEqual([]);
      await storage.seeDevice('second', 'Firefox', 900);
      await storage.seeDevice('second', 'Firefox', 800);
      await storage.checkDevice('second', 950);
      await storage.checkDevice('second', 940);
      expect((await storage.devicesOf('leo'))[1]).toEqual({ ...second, name: 'Firefox', seenAt: 900, checkedAt: 950 });
      await expect(storage.addDevice(device('third', { person: 'nobody' }))).rejects.toThrow(ConflictError);
    });

    it('lose, with a device, its channel, the hash of a first device, and all of their own tokens', async () => {
      const first = device('first', { person: 'leo', way: 'first', secretHash: hash(2) });
      await storage.addUser({ id: 'leo', name: 'Leo', secretHash: hash(2), seenAt: 500 }, first);
      await storage.addDevice(device('second', { person: 'leo' }));
      await storage.addChannel(channel('c', { person: 'leo', device: 'first' }));
      await storage.addChannel(channel('other', { person: 'leo', device: 'second' }));
      await storage.addDeviceToken(token(5, { person: 'leo' }), 3);
      await storage.addDeviceToken(token(6, { person: 'ana' }), 3);
      await put(newTable('t'));
      await storage.addSeatTransfer(transfer(8, { person: 'eva' }));
      await expect(storage.dropDevices('ana', 'first', 'second')).rejects.toThrow(ConflictError);
      expect(await storage.dropDevices('leo', 'second', 'third')).toEqual([]);
      expect(await storage.devicesOf('leo')).toHaveLength(2);
      expect((await storage.user('leo'))?.secretHash).toEqual(hash(2));
      expect(await storage.dropDevices('leo', 'second', 'second')).toEqual([]);
      await storage.addDeviceToken(token(5, { person: 'leo' }), 3);
      await storage.addSeatTransfer(transfer(7, { person: 'leo' }));
      expect(await storage.dropDevices('leo', 'second', 'first')).toEqual(['first']);
      expect(await storage.dropDevices('leo', 'second', 'first')).toEqual([]);
      expect((await storage.devicesOf('leo')).map(({ id }) => id)).toEqual(['second']);
      expect((await storage.channelsOf('leo')).map(({ id }) => id)).toEqual(['other']);
      expect((await storage.user('leo'))?.secretHash).toEqual(new Uint8Array(32));
      expect(await storage.deviceToken(hash(5))).toBeNull();
      expect(await storage.seatTransfer(hash(7))).toBeNull();
      expect(await storage.seatTransfer(hash(8))).not.toBeNull();
    });

    it('lose a device that signs itself out, also the last one, with what it has made', async () => {
      const first = device('first', { person: 'leo', way: 'first', secretHash: hash(2) });
      await storage.addUser({ id: 'leo', name: 'Leo', secretHash: hash(2), seenAt: 500 }, first);
      await storage.addDevice(device('second', { person: 'leo' }));
      await storage.addChannel(channel('c', { person: 'leo', device: 'first' }));
      await storage.addDeviceToken(token(5, { person: 'leo', device: 'first' }), 3);
      await storage.addDeviceToken(token(6, { person: 'leo', device: 'second' }), 3);
      await expect(storage.dropOwnDevice('ana', 'first')).rejects.toThrow(ConflictError);
      await storage.dropOwnDevice('leo', 'first');
      await expect(storage.dropOwnDevice('leo', 'first')).rejects.toThrow(ConflictError);
      expect((await storage.devicesOf('leo')).map(({ id }) => id)).toEqual(['second']);
      expect((await storage.user('leo'))?.secretHash).toEqual(new Uint8Array(32));
      expect(await storage.channelsOf('leo')).toEqual([]);
      expect(await storage.deviceToken(hash(5))).toBeNull();
      expect(await storage.deviceToken(hash(6))).not.toBeNull();
      await storage.dropOwnDevice('leo', 'second');
      expect(await storage.devicesOf('leo')).toEqual([]);
      expect(await storage.user('leo')).not.toBeNull();
    });

    it('can remove all other devices at once, but never the last one', async () => {
      const first = device('first', { person: 'leo', way: 'first', secretHash: hash(2) });
      await storage.addUser({ id: 'leo', name: 'Leo', secretHash: hash(2), seenAt: 500 }, first);
      for (const id of ['second', 'third']) await storage.addDevice(device(id, { person: 'leo' }));
      await storage.addDevice(device('other'));
      expect(await storage.dropDevices('leo', 'third', null)).toEqual(['first', 'second']);
      expect((await storage.user('leo'))?.secretHash).toEqual(new Uint8Array(32));
      await storage.addDevice(device('fourth', { person: 'leo' }));
      const each = [storage.dropDevices('leo', 'third', null), storage.dropDevices('leo', 'fourth', 'third')];
      const [one, late] = await Promise.allSettled(each);
      expect([one?.status, late?.status]).toEqual(['fulfilled', 'rejected']);
      expect((await storage.devicesOf('leo')).map(({ id }) => id)).toEqual(['third']);
      expect(await storage.devicesOf('ana')).toHaveLength(1);
    });

    it('have a limited number of passkeys, each with its own id, which they can remove', async () => {
      await storage.addDevice(device('laptop'));
      await storage.addPasskey(passkey('later', { addedAt: 900 }), 2);
      await storage.addPasskey(passkey('first', { counter: 7 }), 2);
      expect(await storage.passkeysOf('ana')).toEqual([
        { ...passkey('first', { counter: 7 }), usedAt: null },
        { ...passkey('later', { addedAt: 900 }), usedAt: null },
      ]);
      expect(await storage.passkey('later')).toEqual({ ...passkey('later', { addedAt: 900 }), usedAt: null });
      await expect(storage.addPasskey(passkey('third'), 2)).rejects.toThrow(ConflictError);
      await expect(storage.addPasskey(passkey('first', { publicKey: hash(5) }), 9)).rejects.toThrow(ConflictError);
      expect(await storage.dropPasskey('later', 'ben')).toBe(false);
      expect(await storage.dropPasskey('later', 'ana')).toBe(true);
      expect(await storage.dropPasskey('later', 'ana')).toBe(false);
      expect(await storage.passkey('later')).toBeNull();
      const both = await Promise.allSettled(['third', 'fourth'].map((id) => storage.addPasskey(passkey(id), 2)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('add a device with a passkey, whose counter must grow unless it does not count', async () => {
      await storage.addDevice(device('laptop'));
      await storage.addPasskey(passkey('counts', { counter: 7 }), 5);
      await storage.addPasskey(passkey('zero'), 5);
      const use = (id: string, counter: number, at: number) =>
        storage.addDevice(device(`by ${id} ${at}`), { passkey: { id, counter, usedAt: at } });
      await use('counts', 8, 1000);
      await expect(use('counts', 8, 1001)).rejects.toThrow(ConflictError);
      await expect(use('counts', 0, 1002)).rejects.toThrow(ConflictError);
      await use('zero', 0, 1003);
      await use('zero', 0, 1004);
      await expect(use('unknown', 1, 1005)).rejects.toThrow(ConflictError);
      expect(await storage.passkey('counts')).toMatchObject({ counter: 8, usedAt: 1000 });
      expect(await storage.passkey('zero')).toMatchObject({ counter: 0, usedAt: 1004 });
      const ids = (await storage.devicesOf('ana')).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(['by counts 1000', 'by zero 1003', 'by zero 1004', 'laptop']);
    });

    it('lose the passkeys that a device has created when it is signed out, and all when they are forgotten', async () => {
      for (const id of ['laptop', 'phone', 'tablet']) await storage.addDevice(device(id));
      for (const id of ['laptop', 'phone', 'tablet']) await storage.addPasskey(passkey(`of ${id}`, { device: id }), 5);
      await storage.dropOwnDevice('ana', 'tablet');
      expect((await storage.passkeysOf('ana')).map(({ id }) => id)).toEqual(['of laptop', 'of phone']);
      await storage.dropDevices('ana', 'laptop', null);
      expect((await storage.passkeysOf('ana')).map(({ id }) => id)).toEqual(['of laptop']);
      await expect(storage.addPasskey(passkey('late', { device: 'phone' }), 5)).rejects.toThrow(ConflictError);
      await storage.forgetUsers(1e15);
      expect(await storage.passkey('of laptop')).toBeNull();
    });

    it('cannot add a seat transfer, device token or channel with a signed-out device', async () => {
      await put(newTable('t'));
      await storage.addDevice(device('stays'));
      await storage.addDevice(device('out'));
      await storage.addChannel(channel('browser', { device: 'out' }));
      await storage.addDeviceToken(token(5, { device: 'out' }), 3);
      await storage.addDeviceToken(token(6, { way: 'notice', channel: 'browser' }), 3);
      expect(await storage.deviceToken(hash(6))).toEqual(token(6, { way: 'notice', channel: 'browser' }));
      await storage.dropDevices('ana', 'stays', 'out');
      const late = [
        storage.addDeviceToken(token(5, { device: 'out' }), 3),
        storage.addDeviceToken(token(6, { channel: 'browser' }), 3),
        storage.addSeatTransfer(transfer(7, { device: 'out' })),
        storage.addChannel(channel('browser', { device: 'out' })),
      ];
      for (const each of late) await expect(each).rejects.toThrow(ConflictError);
      for (const n of [5, 6]) expect(await storage.deviceToken(hash(n))).toBeNull();
    });

    it('lose every unconfirmed address when another device is signed out', async () => {
      await storage.addDevice(device('stays', { person: 'ana' }));
      await storage.addDevice(device('out', { person: 'ana', secretHash: hash(4) }));
      const added = { kind: 'mail', device: 'stays', confirmed: false } as const;
      await storage.addChannel(channel('waiting', added));
      await storage.addChannel(channel('confirmed', { ...added, mark: hash(1) }));
      await storage.confirmChannel('confirmed');
      await storage.dropDevices('ana', 'stays', 'out');
      expect((await storage.channelsOf('ana')).map(({ id }) => id)).toEqual(['confirmed']);
    });

    it('lose an unconfirmed address with the device that added it, but not a confirmed one', async () => {
      const added = { kind: 'mail', device: 'out', confirmed: false } as const;
      await storage.addDevice(device('stays'));
      await storage.addDevice(device('out'));
      await storage.addChannel(channel('confirmed', { ...added, mark: hash(1) }));
      await storage.confirmChannel('confirmed');
      await storage.addChannel(channel('again', { ...added, mark: hash(1) }));
      await storage.addChannel(channel('pending', { ...added, mark: hash(2) }));
      expect((await storage.channel('pending'))?.device).toBe('out');
      await storage.dropDevices('ana', 'stays', 'out');
      expect((await storage.channelsOf('ana')).map(({ id }) => id)).toEqual(['confirmed']);
    });

    it('have a limited number of tokens, each of which adds one device', async () => {
      for (const [i, expiresAt] of [3000, 1000, 2000].entries()) await storage.addDeviceToken(token(i, { expiresAt }), 2);
      await storage.addDeviceToken(token(7, { way: 'notice', expiresAt: 10 }), 2);
      expect(await storage.deviceToken(hash(0))).toEqual(token(0, { expiresAt: 3000 }));
      expect(await storage.deviceToken(hash(1))).toBeNull();
      await storage.addDevice(device('one'), { token: hash(0) });
      await expect(storage.addDevice(device('two'), { token: hash(0) })).rejects.toThrow(ConflictError);
      const both = await Promise.allSettled([1, 2].map((n) => storage.addDevice(device(`n${n}`), { token: hash(2) })));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await storage.devicesOf('ana')).toHaveLength(2);
      await storage.forgetDeviceTokens(10);
      expect(await storage.deviceToken(hash(7))).not.toBeNull();
      await storage.dropDeviceTokens('ana', ['link']);
      expect(await storage.deviceToken(hash(7))).not.toBeNull();
      await storage.forgetDeviceTokens(11);
      expect(await storage.deviceToken(hash(7))).toBeNull();
    });

    it('are deleted with their devices and tokens; tokens are also deleted with their table', async () => {
      await put(newTable('t'));
      await storage.addDevice(device('one', { person: 'eva' }));
      await storage.addDeviceToken(token(5, { person: 'eva' }), 3);
      await storage.addDeviceToken(token(6, { way: 'notice', table: 't', version: 4 }), 3);
      expect(await storage.deviceToken(hash(6))).toEqual(token(6, { way: 'notice', table: 't', version: 4 }));
      await storage.deleteTable('t', 0);
      expect(await storage.deviceToken(hash(6))).toBeNull();
      await storage.forgetUsers(1000);
      expect(await storage.devicesOf('eva')).toEqual([]);
      expect(await storage.deviceToken(hash(5))).toBeNull();
    });

    it('have quiet hours until they remove them', async () => {
      const quiet = { zone: 'America/Mexico_City', from: 1320, until: 420 };
      await storage.setQuiet('ana', quiet);
      expect((await storage.user('ana'))?.quiet).toEqual(quiet);
      expect((await storage.user('ben'))?.quiet).toBeNull();
      await storage.setQuiet('ana', null);
      expect((await storage.user('ana'))?.quiet).toBeNull();
    });

    it('are deleted after a long absence, unless they have a seat or a table', async () => {
      await storage.addUser({ id: 'leo', name: 'Leo', secretHash: hash(1), seenAt: 500 });
      await put(newTable('t', { seats: [reserved('ben'), free] }));
      await storage.seeUser('leo', 2000);
      expect(await storage.forgetUsers(1000)).toBe(1);
      const left = await Promise.all(['ana', 'ben', 'eva', 'leo'].map((id) => storage.user(id)));
      expect(left.map((person) => person?.id)).toEqual(['ana', 'ben', undefined, 'leo']);
    });
  });

  describe('a table', () => {
    it("is loaded as it was written, with its players' names", async () => {
      const written = table('t', {
        rematch: 'next',
        muted: ['eva', 'ben'],
        barred: ['eva'],
        shuffle: {
          draw: '0'.repeat(32),
          round: 1,
          secret: '1'.repeat(64),
          commitment: '2'.repeat(64),
          offered: { ana: '3'.repeat(64) },
          seats: [{ commitment: '4'.repeat(64), contribution: null }, null],
          until: 5,
        },
        vote: { by: 1, asked: [1, 0], agreed: [1], until: 9000 },
        clock: clock(7000),
        wish: { by: 0, wish: { pace: { kind: 'days', hours: 24 } }, agreed: [0], until: 9000 },
        autoStart: true,
        seats: [taken('ana', 'left'), reserved('ben'), bot('tecla'), bot('bruno')],
      });
      await put({ id: 't', table: written });
      const names = { ana: 'ANA', ben: 'BEN' };
      expect(await storage.load('t')).toEqual({ table: written, match: null, names, log: [], chat: [] });
      await storage.renameUser('ben', 'Benito');
      expect((await storage.load('t'))?.names).toEqual({ ana: 'ANA', ben: 'Benito' });
    });

    it('is loaded as it was last written, even with fewer seats', async () => {
      await put(newTable('t', { seats: [taken('ana'), taken('ben'), { ...free, state: 'closed' }] }));
      const written = table('t', { rev: 1, status: 'running', host: 'ben', activeAt: 4000, seats: [taken('ben'), taken('ana')] });
      await put({ id: 't', table: written, snapshot: snapshot(0) });
      expect((await storage.load('t'))?.table).toEqual(written);
    });

    it('is loaded with the newest pages of its log and its chat, in order', async () => {
      const { page } = limits;
      const lines = Array.from({ length: page + 5 }, (_, seq) => line(seq, { at: 2001, version: 1 }));
      await put({ ...running('t'), log: [line(0), line(1)] });
      await put({ id: 't', move: move(1), log: lines.slice(2, page) });
      await put({ id: 't', log: lines.slice(page) });
      const said = Array.from({ length: page + 2 }, (_, seq) => message(seq, { watchers: seq % 2 === 1 }));
      for (const each of said) await put({ id: 't', chat: { message: each, kept: page } });
      const stored = await storage.load('t');
      expect(stored?.log).toEqual(lines.slice(-page));
      expect(stored?.chat).toEqual(said.slice(-page));
    });

    it('keeps its creation time', async () => {
      await put(newTable('t'));
      await put(newTable('t', { rev: 1, createdAt: 7777 }));
      expect((await storage.load('t'))?.table.createdAt).toBe(1000);
    });

    it('rejects a revision that is not the next one, and changes nothing', async () => {
      await put(newTable('t'));
      await refused(newTable('t', { host: null }));
      await refused(newTable('t', { rev: 2, host: null }));
      await put(newTable('t', { rev: 1, activeAt: 1001 }));
      await refused({
        ...newTable('t', { rev: 1, host: null, seats: [free] }),
        log: [line(0)],
        chat: { message: message(0), kept: 5 },
      });
      expect((await storage.load('t'))?.table).toEqual(table('t', { rev: 1, activeAt: 1001 }));
      expect(await storage.log('t', { limit: 5 })).toEqual([]);
      expect(await storage.chat('t', { limit: 5 }, true)).toEqual([]);
    });

    it('does not change when only its match, log or chat is written', async () => {
      await put(running('t'));
      await put({ id: 't', move: move(1), log: [line(0)], chat: { message: message(0), kept: 5 } });
      expect((await storage.load('t'))?.table).toEqual(table('t', { status: 'running' }));
    });

    it('rejects a person with two seats, and an unknown person', async () => {
      await refused(newTable('t', { seats: [taken('ana'), taken('ana')] }));
      await refused(newTable('t', { seats: [taken('ana'), taken('nobody')] }));
      expect(await storage.load('t')).toBeNull();
    });

    it('is deleted with all of its data, and its id can be used again', async () => {
      await put({ ...running('t'), log: [line(0)], chat: { message: message(0), kept: 9 } });
      await put({ id: 't', move: move(1), snapshot: snapshot(1) }, running('other'), {
        id: 'other',
        move: move(1),
        log: [line(0)],
      });
      await storage.addSeatTransfer(transfer(5));
      await storage.deleteTable('t', 0);
      expect(await storage.load('t')).toBeNull();
      expect(await storage.head('t')).toBeNull();
      expect(await storage.moves('t')).toEqual([]);
      expect(await storage.log('t', { limit: 9 })).toEqual([]);
      expect(await storage.chat('t', { limit: 9 }, true)).toEqual([]);
      expect(await storage.seatTransfer(hash(5))).toBeNull();
      expect(await storage.tablesOf('ana')).toEqual(['other']);
      expect(await newest('other')).toBe(1);
      await put(running('t'));
      expect((await storage.load('t'))?.match).toEqual({ snapshot: snapshot(0), moves: [] });
      expect(await storage.log('t', { limit: 9 })).toEqual([]);
    });

    it('is deleted only at the revision that was read', async () => {
      await put(running('t'));
      await put(newTable('t', { rev: 1 }));
      for (const rev of [0, 2]) await expect(storage.deleteTable('t', rev)).rejects.toThrow(ConflictError);
      expect((await storage.load('t'))?.match).not.toBeNull();
      await storage.deleteTable('t', 1);
      expect(await storage.load('t')).toBeNull();
    });

    it('rejects writes after its deletion', async () => {
      await put(running('t'));
      await storage.deleteTable('t', 0);
      await refused(newTable('t', { rev: 1 }));
      await refused({ id: 't', move: move(1) });
      await refused({ id: 't', snapshot: snapshot(0) });
      await refused({ id: 't', log: [line(0)] });
      await refused({ id: 't', chat: { message: message(0), kept: 5 } });
      expect(await storage.load('t')).toBeNull();
    });
  });

  describe('a match', () => {
    it('is loaded as its newest snapshot with the moves after it', async () => {
      await put({ ...running('t'), snapshot: snapshot(0, { window: { id: 'w', seats: [0, 1], until: 77 }, asked: [0, 1] }) });
      await put({ id: 't', move: move(1) });
      await put({ id: 't', move: move(2, { request: null, window: { id: 'v', seats: [1], until: 99 } }) });
      expect((await storage.load('t'))?.match).toEqual({
        snapshot: snapshot(0, { window: { id: 'w', seats: [0, 1], until: 77 }, asked: [0, 1] }),
        moves: [move(1), move(2, { request: null, window: { id: 'v', seats: [1], until: 99 } })],
      });
      const second = snapshot(3, { rules: 2, requests: { '1': { request: 'abc', version: 3 } }, asked: [] });
      await put({ id: 't', move: move(3, { rules: 2, action: { undo: 1 } }), snapshot: second });
      expect((await storage.load('t'))?.match).toEqual({ snapshot: second, moves: [] });
      await put({ id: 't', move: move(4) });
      expect((await storage.load('t'))?.match).toEqual({ snapshot: second, moves: [move(4)] });
    });

    it("has each seat's answered requests, and those stored by earlier releases", async () => {
      const requests = {
        '0': { requests: ['abc', 'def'], versions: [3, 5], forgotten: 2 },
        '1': { request: 'ghi', version: 4 },
      };
      await put({ ...running('t'), snapshot: snapshot(0, { requests }) });
      expect((await storage.load('t'))?.match?.snapshot.requests).toEqual(requests);
    });

    it('returns all moves from any version on', async () => {
      await put(running('t'), running('u', { host: null, seats: [free, free] }));
      const undone = move(3, { action: { undo: 1 } });
      for (const made of [move(1), move(2), undone, move(4)]) await put({ id: 't', move: made });
      await put({ id: 't', snapshot: snapshot(4) }, { id: 'u', move: move(1) });
      expect(await storage.moves('t')).toEqual([move(1), move(2), undone, move(4)]);
      expect(versions(await storage.moves('t', 3))).toEqual([3, 4]);
      expect(await storage.moves('t', 5)).toEqual([]);
      expect(versions(await storage.moves('u', 0))).toEqual([1]);
    });

    it('returns more than ten moves in order', async () => {
      await put(running('t'));
      for (let version = 1; version <= 12; version++) await put({ id: 't', move: move(version) });
      expect(versions((await storage.load('t'))?.match?.moves ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    });

    it('starts once, and rejects moves before its start', async () => {
      await put(newTable('t'));
      await refused({ id: 't', move: move(1) });
      await refused({ id: 't', snapshot: snapshot(1) });
      await put({ ...newTable('t', { rev: 1, status: 'running' }), snapshot: snapshot(0) });
      await refused({ ...newTable('t', { rev: 2, status: 'running' }), snapshot: snapshot(0, { state: '{}' }) });
      expect((await storage.load('t'))?.match).toEqual({ snapshot: snapshot(0), moves: [] });
    });

    it('accepts only the next version, and each version once', async () => {
      await put(running('t'));
      await refused({ id: 't', move: move(0) });
      await refused({ id: 't', move: move(2) });
      await put({ id: 't', move: move(1) });
      await put({ id: 't', move: move(2) });
      for (const version of [0, 1, 2, 4]) await refused({ id: 't', move: move(version, { seat: 3 }), log: [line(0)] });
      expect(await storage.moves('t')).toEqual([move(1), move(2)]);
      expect(await storage.log('t', { limit: 5 })).toEqual([]);
    });

    it('accepts only the next version, also right after a snapshot', async () => {
      await put(running('t'));
      await put({ id: 't', move: move(1), snapshot: snapshot(1) });
      for (const version of [0, 1, 3]) await refused({ id: 't', move: move(version, { seat: 3 }) });
      await put({ id: 't', move: move(2) });
      expect(await storage.moves('t')).toEqual([move(1), move(2)]);
    });

    it('rejects snapshots older than the stored one, and later than its moves', async () => {
      await put(running('t'));
      for (const version of [1, 2, 3]) await put({ id: 't', move: move(version) });
      await put({ id: 't', snapshot: snapshot(2) });
      await put({ id: 't', snapshot: snapshot(1) });
      await refused({ id: 't', snapshot: snapshot(4) });
      await refused({ id: 't', move: move(4), snapshot: snapshot(5) });
      expect((await storage.load('t'))?.match).toEqual({ snapshot: snapshot(2), moves: [move(3)] });
    });

    it('ends with a write of its table', async () => {
      await put(running('t'));
      const over = table('t', { rev: 1, status: 'finished', activeAt: 2001 });
      await put({ id: 't', table: over, move: move(1, { asked: [] }), snapshot: snapshot(1, { asked: [] }) });
      expect(await storage.load('t')).toMatchObject({ table: over, match: { snapshot: { version: 1 }, moves: [] } });
    });
  });

  describe('concurrent writers', () => {
    it('cannot fork a match: only one of several moves from the same version succeeds', async () => {
      await put(running('t'));
      for (let version = 1; version <= 5; version++) {
        const racers = [0, 1, 2, 3].map((seat) =>
          storage.commit({ id: 't', move: move(version, { seat }), log: [line(version, { entry: said(seat) })] }),
        );
        const settled = await Promise.allSettled(racers);
        const granted = settled.flatMap(({ status }, seat) => (status === 'fulfilled' ? [seat] : []));
        const refusals = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
        expect(granted).toHaveLength(1);
        expect(refusals.every((reason) => reason instanceof ConflictError)).toBe(true);
        expect((await storage.moves('t', version)).map(({ seat }) => seat)).toEqual(granted);
        expect((await storage.log('t', { limit: 1 }))[0]?.entry).toEqual(said(granted[0] as number));
      }
    });

    it('cannot both change the same revision of a table', async () => {
      await put(newTable('t'));
      const settled = await Promise.allSettled(
        ['ana', 'ben', 'eva'].map((host) => storage.commit(newTable('t', { rev: 1, host, seats: [taken(host), free] }))),
      );
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const stored = (await storage.load('t'))?.table;
      expect(stored?.seats[0]?.person).toBe(stored?.host);
    });

    it('succeed although one among them is rejected', async () => {
      const ids = Array.from({ length: 12 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => put(running(id))));
      const settled = await Promise.allSettled(
        ids.map((id, i) =>
          storage.commit({ id, log: [line(0)], move: move(i === 5 ? 2 : 1) }, { id, chat: { message: message(0), kept: 5 } }),
        ),
      );
      expect(settled.map(({ status }) => status)).toEqual(ids.map((_, i) => (i === 5 ? 'rejected' : 'fulfilled')));
      for (const [i, id] of ids.entries()) {
        expect(await newest(id)).toBe(i === 5 ? 0 : 1);
        expect(await storage.log(id, { limit: 5 })).toHaveLength(i === 5 ? 0 : 1);
        expect(await storage.chat(id, { limit: 5 }, true)).toHaveLength(i === 5 ? 0 : 1);
      }
    });

    it('run in call order, and later reads include them', async () => {
      const made = storage.commit(running('t'));
      const moves = Array.from({ length: 30 }, (_, i) => storage.commit({ id: 't', move: move(i + 1) }));
      const early = storage.moves('t');
      const late = storage.commit({ id: 't', move: move(31) });
      expect(versions(await early)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
      await Promise.all([made, ...moves, late]);
      expect(await newest('t')).toBe(31);
    });

    it('continue in order after a rejected one', async () => {
      await put(running('t'));
      const settled = await Promise.allSettled(
        [1, 2, 2, 3, 9, 4].map((version) => storage.commit({ id: 't', move: move(version) })),
      );
      expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false, true]);
      expect(versions(await storage.moves('t'))).toEqual([1, 2, 3, 4]);
    });
  });

  it('writes all tables of a commit or none', async () => {
    await put(newTable('old'));
    const next = newTable('old', { rev: 1, rematch: 'new' });
    await refused(next, newTable('old'));
    await refused(newTable('new', { seats: [reserved('ben')] }), next, { id: 'old', move: move(1) });
    expect((await storage.load('old'))?.table.rematch).toBeNull();
    expect(await storage.load('new')).toBeNull();
    await put(next, newTable('new'));
    expect((await storage.load('new'))?.table.id).toBe('new');
  });

  describe('the log', () => {
    it('is paged backwards, oldest line first in each page, whichever write stored a line', async () => {
      const made = [0, 0, 1, 1, 1, 3, 3, 4, 4];
      const all = made.map((version, seq) => line(seq, { at: seq === 7 ? 2000 : 2000 + version, version }));
      await put({ ...running('t'), log: all.slice(0, 2) });
      await put({ id: 't', move: move(1), log: all.slice(2, 4) });
      await put({ id: 't', log: all.slice(4, 5) }, { id: 't', move: move(2) });
      await put({ id: 't', move: move(3), log: all.slice(5, 7), snapshot: snapshot(3) });
      await put(
        { id: 't', move: move(4), log: all.slice(7) },
        { ...newTable('u', { host: null, seats: [free] }), log: [line(0)] },
      );
      for (let before = 0; before <= 10; before++) {
        for (let limit = 1; limit <= 10; limit++) {
          const expected = all.slice(Math.max(0, Math.min(before, 9) - limit), before);
          expect(await storage.log('t', { before, limit })).toEqual(expected);
        }
      }
      expect(await storage.log('t', { limit: 4 })).toEqual(all.slice(-4));
      expect(await storage.log('u', { limit: 4 })).toEqual([line(0)]);
    });

    it('returns every line unchanged', async () => {
      const all = [
        line(3, { entry: { kind: 'table', event: { type: 'started' } } }),
        line(4, { at: 2001, version: 1 }),
        line(7, { at: 2001, version: 1, entry: { kind: 'game', event: { type: 'dealt', cards: ['«ñ»'] } as { type: string } } }),
      ];
      await put({ ...newTable('t'), log: all });
      expect(await storage.log('t', { limit: 9 })).toEqual(all);
      expect(seqs(await storage.log('t', { before: 7, limit: 1 }))).toEqual([4]);
    });

    it('rejects lines whose numbers are taken, whichever write contains them', async () => {
      await put({ ...running('t'), log: [line(0), line(1), line(2)] });
      for (const seq of [0, 1, 2]) {
        await refused({ id: 't', move: move(1), log: [line(seq, { at: 1 })] });
        await refused({ id: 't', move: move(1), log: [line(seq, { at: 2001, version: 1 })] });
      }
      await put({ id: 't', move: move(1), log: [line(3, { at: 2001, version: 1 }), line(4, { at: 2001, version: 1 })] });
      await put({ id: 't', move: move(2) });
      for (const seq of [2, 3, 4]) {
        await refused({ id: 't', move: move(3), log: [line(seq, { at: 2003, version: 3 })] });
        await refused({ id: 't', log: [line(seq)] });
      }
      expect(await newest('t')).toBe(2);
      await put({ id: 't', log: [line(5)] });
      await refused({ id: 't', move: move(3), log: [line(5, { at: 2003, version: 3 })] });
      await put({ id: 't', move: move(3), log: [line(6, { at: 2003, version: 3 })] });
      expect(seqs(await storage.log('t', { limit: 9 }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    });
  });

  it('keeps only the newest messages', async () => {
    await put(newTable('t'));
    for (let seq = 0; seq < 5; seq++) await put({ id: 't', chat: { message: message(seq), kept: 3 } });
    expect(await storage.chat('t', { limit: 9 }, true)).toEqual([message(2), message(3), message(4)]);
    expect(await storage.chat('t', { before: 4, limit: 1 }, true)).toEqual([message(3)]);
    await refused({ id: 't', chat: { message: message(4), kept: 3 } });
  });

  it('keeps comments, however many messages follow, and does not count them', async () => {
    await put(newTable('t'));
    for (const each of [commentAt(0), message(1), commentAt(2), commentAt(3), message(4)])
      await put({ id: 't', chat: { message: each, kept: 2 } });
    expect(seqs(await storage.chat('t', { limit: 9 }, true))).toEqual([0, 1, 2, 3, 4]);
    for (const seq of [5, 6]) await put({ id: 't', chat: { message: message(seq), kept: 2 } });
    expect(seqs(await storage.chat('t', { limit: 9 }, true))).toEqual([0, 2, 3, 5, 6]);
    expect(seqs(await storage.comments('t'))).toEqual([0, 2, 3]);
  });

  it("keeps spectators' messages separate, and phrases unchanged", async () => {
    await put(newTable('t'));
    const all = [0, 1, 2, 3, 4, 5].map((seq) => message(seq, { watchers: seq % 3 !== 0 }));
    const { text: _, ...silent } = message(6) as Extract<ChatMessage, { text: string }>;
    const phrase: ChatMessage = { ...silent, phrase: 'wellPlayed' };
    for (const each of [...all, phrase]) await put({ id: 't', chat: { message: each, kept: 3 } });
    expect(await storage.chat('t', { limit: 9 }, false)).toEqual([all[0], all[3], phrase]);
    expect(await storage.chat('t', { limit: 9 }, true)).toEqual([all[0], ...all.slice(2), phrase]);
    expect(await storage.chat('t', { before: 5, limit: 2 }, false)).toEqual([all[0], all[3]]);
  });

  it('returns the current versions of existing tables', async () => {
    const bare = { host: null, seats: [free] };
    const standings = async (...ids: string[]) => (await storage.standings(ids)).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(await standings()).toEqual([]);
    await put(newTable('open', bare), running('begun', bare), running('ended', bare), running('moved', bare));
    await put({ id: 'moved', move: move(1) });
    await put({ id: 'moved', move: move(2), snapshot: snapshot(2) });
    await put({ id: 'ended', move: move(1), table: table('ended', { ...bare, rev: 1, status: 'finished' }) });
    await put(newTable('open', { ...bare, rev: 1 }));
    expect(await standings('open', 'begun', 'gone', 'moved', 'ended')).toEqual([
      { id: 'begun', rev: 0, version: 0, messages: 0 },
      { id: 'ended', rev: 1, version: 1, messages: 0 },
      { id: 'moved', rev: 0, version: 2, messages: 0 },
      { id: 'open', rev: 1, version: 0, messages: 0 },
    ]);
    await put({ id: 'moved', move: move(3) });
    for (const seq of [0, 1]) await put({ id: 'moved', chat: { message: message(seq), kept: 1 } });
    await storage.deleteTable('open', 1);
    expect(await standings('moved', 'open')).toEqual([{ id: 'moved', rev: 0, version: 3, messages: 2 }]);
  });

  it('stores values of the installation: the first or the last one of a name', async () => {
    expect(await storage.value('id')).toBeNull();
    const made = await Promise.all(['one', 'two', 'three'].map((value) => storage.ensureValue('id', value)));
    expect(new Set(made).size).toBe(1);
    expect(await storage.value('id')).toBe(made[0]);
    await storage.setValue('id', 'four');
    await storage.setValue('other', 'five');
    expect([await storage.value('id'), await storage.value('other')]).toEqual(['four', 'five']);
  });

  it('lists running servers, and drops those without a recent report', async () => {
    expect(await storage.seeServer(server('a', 1000), 0)).toEqual([]);
    expect(await storage.seeServer(server('b', 1500, {}), 0)).toEqual([server('a', 1000)]);
    expect(await storage.seeServer(server('a', 2000, { PUBLIC_URL: 'b' }), 0)).toEqual([server('b', 1500, {})]);
    expect(await storage.seeServer(server('c', 2500), 1500)).toEqual([
      server('a', 2000, { PUBLIC_URL: 'b' }),
      server('b', 1500, {}),
    ]);
    await storage.dropServer('a');
    expect(await storage.seeServer(server('c', 3000), 1501)).toEqual([]);
  });

  it('returns the current time', async () => {
    const before = await storage.now();
    expect(Number.isInteger(before)).toBe(true);
    expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
    expect(await storage.now()).toBeGreaterThanOrEqual(before);
  });

  describe('the lists', () => {
    const bare = { host: null, seats: [free, free] };

    it('have each table with its names, the seats it waits for, and its last activity', async () => {
      await put(newTable('open', { seats: [taken('ana'), reserved('eva')] }));
      await put(running('begun', bare), running('moved', { ...bare, activeAt: 1500 }));
      await put({ id: 'moved', move: move(1, { at: 4000 }) });
      await put({ id: 'moved', move: move(2, { at: 4500, asked: [0, 1] }), snapshot: snapshot(2, { asked: [0, 1] }) });
      const heads = new Map((await storage.recentTables(0)).map((head) => [head.table.id, head]));
      expect(heads.get('open')).toEqual({
        table: table('open', { seats: [taken('ana'), reserved('eva')] }),
        names: { ana: 'ANA', eva: 'EVA' },
        asked: [],
        window: null,
        activeAt: 1000,
      });
      expect(heads.get('begun')).toMatchObject({ names: {}, asked: [0], activeAt: 1000 });
      expect(heads.get('moved')).toMatchObject({ table: { activeAt: 1500, seats: [free, free] }, asked: [0, 1], activeAt: 4500 });
      for (const [id, head] of heads) expect(await storage.head(id)).toEqual(head);
      const window = { id: 'w', seats: [0, 1], until: 1 };
      await put({ ...running('asks', bare), snapshot: snapshot(0, { window }) });
      expect(await storage.head('asks')).toMatchObject({ asked: [0], window: [0, 1] });
      await put({ id: 'asks', move: move(1, { window: { ...window, seats: [1] } }) });
      expect(await storage.head('asks')).toMatchObject({ window: [1] });
      await put({ id: 'asks', move: move(2) });
      expect(await storage.head('asks')).toMatchObject({ window: null });
      await put({ id: 'moved', table: table('moved', { ...bare, rev: 1, status: 'finished', activeAt: 4000 }) });
      expect(await storage.head('moved')).toMatchObject({ asked: [], activeAt: 4500 });
    });

    it('have open, running and recently finished tables', async () => {
      for (const status of ['open', 'running', 'finished'] as TableStatus[]) await put(newTable(status, { ...bare, status }));
      await put(newTable('just over', { ...bare, status: 'finished', activeAt: 5000 }));
      expect((await storage.recentTables(4000)).map((head) => head.table.id).toSorted()).toEqual([
        'just over',
        'open',
        'running',
      ]);
      expect(await storage.recentTables(5000)).toHaveLength(2);
    });

    it('have the tables of a person', async () => {
      await put(newTable('sits', { seats: [taken('eva'), free] }), newTable('kept', { seats: [free, reserved('eva')] }));
      await put(newTable('other', { host: 'eva' }));
      expect((await storage.tablesOf('eva')).toSorted()).toEqual(['kept', 'sits']);
      await put(newTable('sits', { rev: 1, seats: [free, free] }));
      expect(await storage.tablesOf('eva')).toEqual(['kept']);
    });

    it('have the tables with timed work', async () => {
      const window = { id: 'w', seats: [0], until: 1 };
      await put(newTable('open', { seats: [taken('ben', 'away')] }), running('calm', bare));
      await put(running('standIn', { seats: [taken('ben', 'away'), free] }));
      await put({ ...running('at once', bare), snapshot: snapshot(0, { window }) });
      await put({ ...running('shut', bare), snapshot: snapshot(0, { window }) }, { id: 'shut', move: move(1) });
      await put(running('opened', bare), { id: 'opened', move: move(1, { window }) });
      await put(running('kept open', bare), { id: 'kept open', move: move(1, { window }), snapshot: snapshot(1, { window }) });
      await put({
        ...newTable('over', { ...bare, status: 'finished', seats: [taken('ana', 'left')] }),
        snapshot: snapshot(0, { window }),
      });
      expect((await storage.timedTables()).toSorted()).toEqual(['at once', 'kept open', 'opened', 'standIn']);
    });

    it('have the idle tables, by the time of their last move', async () => {
      await put(
        running('began', bare),
        running('moved', bare),
        newTable('open', bare),
        newTable('over', { ...bare, status: 'finished' }),
      );
      await put({ id: 'moved', move: move(1, { at: 3000 }) });
      await put({ id: 'moved', move: move(2, { at: 5000 }), snapshot: snapshot(2) });
      expect(await storage.idleTables('running', 1000)).toEqual([]);
      expect(await storage.idleTables('running', 1001)).toEqual(['began']);
      expect(await storage.idleTables('running', 5000)).toEqual(['began']);
      expect((await storage.idleTables('running', 5001)).toSorted()).toEqual(['began', 'moved']);
      expect(await storage.idleTables('open', 1001)).toEqual(['open']);
      expect(await storage.idleTables('finished', 1001)).toEqual(['over']);
    });
  });

  describe('how far a person has seen a table', () => {
    it('is stored per person, and only increases', async () => {
      await put(running('t'), running('other'));
      expect(await storage.seen('t', 'ana')).toBeNull();
      expect(await storage.see('t', 'ana', seen(3, 5, -1))).toBe(true);
      expect(await storage.see('t', 'ana', seen(3, 5, -1))).toBe(false);
      expect(await storage.see('t', 'ana', seen(2, 1, -1))).toBe(false);
      expect(await storage.see('t', 'ana', seen(2, 1, 4))).toBe(true);
      await storage.see('t', 'ben', seen(0, -1, -1));
      expect(await storage.seen('t', 'ana')).toEqual(seen(3, 5, 4));
      expect(await storage.seen('t', 'ben')).toEqual(seen(0, -1, -1));
      expect(await storage.seen('other', 'ana')).toBeNull();
      await expect(storage.see('nowhere', 'ana', seen(1, 1, 1))).rejects.toThrow(ConflictError);
      await expect(storage.see('t', 'nobody', seen(1, 1, 1))).rejects.toThrow(ConflictError);
    });

    it('yields the counts of unread lines and public messages', async () => {
      await put(running('t'), running('calm'), running('unseen'));
      for (const id of ['t', 'calm']) await storage.see(id, 'ana', seen(0, -1, -1));
      expect(await storage.news('ben')).toEqual([]);
      await put({ id: 't', log: [line(0), line(1)] });
      await put({ id: 't', move: move(1), log: [line(2, { at: 2001, version: 1 }), line(3, { at: 2001, version: 1 })] });
      await put({ id: 't', move: move(2) });
      for (const seq of [0, 1, 2]) await put({ id: 't', chat: { message: message(seq, { watchers: seq === 1 }), kept: 9 } });
      const news = async () => (await storage.news('ana')).toSorted((a, b) => a.id.localeCompare(b.id));
      expect(await news()).toEqual([
        { id: 'calm', lines: 0, messages: 0 },
        { id: 't', lines: 4, messages: 2 },
      ]);
      await storage.see('t', 'ana', seen(1, 1, 0));
      expect(await news()).toMatchObject([{ lines: 0 }, { lines: 2, messages: 1 }]);
      await storage.see('t', 'ana', seen(2, 9, 9));
      expect(await news()).toMatchObject([{ lines: 0 }, { lines: 0, messages: 0 }]);
    });

    it('is deleted with the table, and with the person', async () => {
      await put(newTable('t', { host: null, seats: [free] }), newTable('kept', { host: null, seats: [free] }));
      for (const id of ['t', 'kept']) for (const person of ['ana', 'ben']) await storage.see(id, person, seen(1, 1, 1));
      await storage.deleteTable('t', 0);
      expect(await storage.seen('t', 'ana')).toBeNull();
      expect(await storage.news('ana')).toHaveLength(1);
      await storage.seeUser('ana', 9000);
      await storage.forgetUsers(9000);
      expect(await storage.seen('kept', 'ana')).not.toBeNull();
      expect(await storage.seen('kept', 'ben')).toBeNull();
    });
  });

  describe('a handover', () => {
    it('can be used once', async () => {
      await put(newTable('t'));
      await storage.addSeatTransfer(transfer(5));
      expect(await storage.seatTransfer(hash(5))).toEqual(transfer(5));
      const use = (rev: number) => ({ ...newTable('t', { rev }), seatTransfer: hash(5) });
      await put(use(1));
      expect(await storage.seatTransfer(hash(5))).toMatchObject({ used: true });
      await refused(use(2));
      await refused({ id: 't', seatTransfer: hash(6) });
      expect((await storage.load('t'))?.table.rev).toBe(1);
    });

    it('is deleted after it has expired', async () => {
      await put(newTable('t'));
      await storage.addSeatTransfer(transfer(5));
      await storage.forgetSeatTransfers(9000);
      expect(await storage.seatTransfer(hash(5))).not.toBeNull();
      await storage.forgetSeatTransfers(9001);
      expect(await storage.seatTransfer(hash(5))).toBeNull();
    });
  });

  describe('the reports for the operator', () => {
    it('list tables with last activity and size, by status and in pages', async () => {
      await put(newTable('old', { activeAt: 1500 }));
      await put(newTable('new', { activeAt: 1600 }));
      await put(running('r'), { id: 'r', move: move(1), log: [line(0)] });
      const open = await storage.sizes('open', { offset: 0, limit: 5 });
      expect(open.map(({ id, activeAt, moves }) => ({ id, activeAt, moves }))).toEqual([
        { id: 'new', activeAt: 1600, moves: 0 },
        { id: 'old', activeAt: 1500, moves: 0 },
      ]);
      expect(await storage.sizes('open', { offset: 1, limit: 5 })).toEqual(open.slice(1));
      expect(await storage.sizes('open', { offset: 0, limit: 1 })).toEqual(open.slice(0, 1));
      const [before] = await storage.sizes('running', { offset: 0, limit: 5 });
      expect(before).toMatchObject({ id: 'r', activeAt: 2001, moves: 1 });
      await put({ id: 'r', move: move(2) });
      const [after] = await storage.sizes('running', { offset: 0, limit: 5 });
      expect(after).toMatchObject({ activeAt: 2002, moves: 2 });
      expect(after?.bytes).toBeGreaterThan(before?.bytes ?? Infinity);
      expect(await storage.figures()).toMatchObject({ open: 2, running: 1, finished: 0, moves: 2 });
    });

    it('list people with their tables, the last seen first', async () => {
      await put(newTable('t'));
      await storage.seeUser('ben', 90_000);
      await storage.seeUser('ana', 80_000);
      const [ben, ana] = await storage.users({ offset: 0, limit: 2 });
      expect(ben).toEqual({ id: 'ben', name: 'BEN', seenAt: 90_000, tables: [] });
      expect(ana).toEqual({ id: 'ana', name: 'ANA', seenAt: 80_000, tables: ['t'] });
      expect(await storage.users({ offset: 1, limit: 1 })).toEqual([ana]);
    });
  });

  it('stores blocked addresses and the end of each block', async () => {
    await storage.addBlock({ address: '192.0.2.1', until: 9000 });
    await storage.addBlock({ address: '192.0.2.2', until: 8000 });
    await storage.addBlock({ address: '192.0.2.1', until: 7000 });
    const [first, second] = [
      { address: '192.0.2.1', until: 7000 },
      { address: '192.0.2.2', until: 8000 },
    ];
    expect(await storage.blocks()).toEqual([first, second]);
    await storage.forgetBlocks(7000);
    expect(await storage.blocks()).toEqual([first, second]);
    await storage.forgetBlocks(7001);
    expect(await storage.blocks()).toEqual([second]);
    await storage.dropBlock('192.0.2.2');
    expect(await storage.blocks()).toEqual([]);
  });

  it('finishes pending calls when it closes, and rejects later ones', async () => {
    await put(running('t'));
    const last = storage.commit({ id: 't', move: move(1) });
    const read = storage.moves('t');
    const closed = storage.close();
    await expect(storage.commit({ id: 't', move: move(2) })).rejects.toThrow(StorageFailedError);
    await last;
    expect(versions(await read)).toEqual([1]);
    await closed;
  });

  describe('an allowance', () => {
    it('can be taken once per pause and once more, until its window ends', async () => {
      expect(await storage.take(take('a', 5000))).toBeNull();
      expect(await storage.take(take('a', 5009))).toBe(5010);
      expect(await storage.take(take('a', 5010))).toBeNull();
      expect(await storage.take(take('a', 5039))).toBe(5040);
      expect(await storage.take(take('a', 5050))).toBeNull();
      expect(await storage.take(take('a', 5999))).toBe(6000);
      expect(await storage.take(take('b', 5999))).toBeNull();
      expect(await storage.take(take('a', 6000))).toBeNull();
      expect(await storage.take(take('a', 6009))).toBe(6010);
    });

    it('is taken together with others or not at all', async () => {
      await storage.take(take('b', 5000));
      expect(await storage.take(take('a', 5005), take('b', 5005), take('c', 5005))).toBe(5010);
      expect(await storage.allowedAt(['a', 'c'], 5005)).toBe(5005);
      expect(await storage.allowedAt(['a', 'b', 'c'], 5005)).toBe(5010);
      expect(await storage.take(take('c', 5010), take('a', 5010), take('b', 5010))).toBeNull();
      expect(await storage.allowedAt(['a', 'b', 'c'], 5010)).toBe(5040);
    });

    it('is taken by only one of several concurrent callers', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => storage.take(take('a', 5000), take('b', 5000))));
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer === 5010)).toHaveLength(7);
    });

    it('is full again after it is released, or after its window has ended', async () => {
      for (const key of ['a', 'b', 'c']) await storage.take({ ...take(key, 5000), pauses: [] });
      await storage.releaseAllowances(['a', 'b', 'unknown']);
      expect(await storage.allowedAt(['a', 'b'], 5001)).toBe(5001);
      expect(await storage.allowedAt(['c'], 5001)).toBe(6000);
      await storage.forgetAllowances(6000);
      expect(await storage.allowedAt(['c'], 5001)).toBe(6000);
      await storage.forgetAllowances(6001);
      expect(await storage.allowedAt(['c'], 5001)).toBe(5001);
      expect(await storage.take()).toBeNull();
    });
  });

  describe('notifications', () => {
    const nothing = { taken: [], deferred: [], deliveries: [] };

    beforeEach(() => put(newTable('t1')));

    it('stores channels by owner, each address once', async () => {
      const hook = channel('hook', { kind: 'hook', person: null, table: 't1' });
      expect(await storage.addChannel(channel('a'))).toEqual(channel('a'));
      await storage.addChannel(hook);
      const again = await storage.addChannel(channel('b', { mark: hash(1), person: 'ben', language: 'en', confirmed: false }));
      expect(again).toEqual(channel('a', { person: 'ben', language: 'en' }));
      expect(await storage.channel('a')).toEqual(again);
      expect(await storage.channel('b')).toBeNull();
      expect(await storage.channelsOf('ben')).toEqual([again]);
      expect(await storage.channelsOf('t1')).toEqual([hook]);
      expect(await storage.channelsOf('ana')).toEqual([]);
      expect((await storage.channelOwners()).toSorted()).toEqual(['ben', 't1']);
      await expect(storage.addChannel(channel('who', { person: 'nobody' }))).rejects.toThrow(ConflictError);
      await expect(storage.addChannel(channel('odd', { kind: 'hook' }))).rejects.toThrow(StorageFailedError);
    });

    it('keeps one confirmed address per person, and deletes unconfirmed ones', async () => {
      await storage.addChannel(channel('a', { kind: 'mail' }));
      await storage.addChannel(channel('bb', { kind: 'mail', confirmed: false }));
      await storage.addChannel(channel('push'));
      await storage.addChannel(channel('other', { kind: 'mail', person: 'ben', confirmed: false, createdAt: 900 }));
      expect(await storage.channelOwners()).toEqual(['ana']);
      expect(await storage.confirmChannel('bb')).toBe(true);
      expect((await storage.channelsOf('ana')).map(({ id }) => id).toSorted()).toEqual(['bb', 'push']);
      expect(await storage.confirmChannel('a')).toBe(false);
      await storage.forgetChannels(900);
      expect(await storage.channelsOf('ben')).toHaveLength(1);
      await storage.forgetChannels(901);
      expect(await storage.channelsOf('ben')).toEqual([]);
      expect(await storage.channelsOf('ana')).toHaveLength(2);
    });

    it('stores notifications with the change that triggers them, or not at all', async () => {
      await put({ ...running('t2'), notices: [notice('x', { table: 't2' })] });
      await refused({ id: 't2', move: move(2), notices: [notice('y', { table: 't2' })] });
      await put({ id: 't2', move: move(1), notices: [notice('x', { table: 't2', version: 4, about: [], dueAt: 5001 })] });
      expect(await storage.notificationsUntil(5000)).toEqual([]);
      expect(await storage.notificationsUntil(5001)).toEqual([notice('x', { table: 't2', version: 4, about: [], dueAt: 5001 })]);
      expect(await storage.nextDue()).toBe(5001);
    });

    it('dispatches only notifications that have not changed since they were read', async () => {
      await storage.addChannel(channel('a'));
      await put({ id: 't1', notices: [notice('x'), notice('y', { person: null, dueAt: 4000 })] });
      const [y, x] = (await storage.notificationsUntil(5000)) as [NotificationRecord, NotificationRecord];
      expect([y.id, x.id]).toEqual(['y', 'x']);
      await put({ id: 't1', notices: [notice('x', { version: 8 })] });
      const late = { taken: [x], deferred: [], deliveries: [delivery('d')] };
      await expect(storage.dispatch(late)).rejects.toThrow(ConflictError);
      expect(await storage.deliveriesUntil(9000)).toEqual([]);
      await storage.dispatch({
        taken: [{ ...x, version: 8 }],
        deferred: [{ notice: y, dueAt: 8000 }],
        deliveries: [delivery('d')],
      });
      expect(await storage.notificationsUntil(9000)).toEqual([{ ...y, dueAt: 8000 }]);
      expect(await storage.nextDue()).toBe(6000);
      await expect(storage.dispatch({ ...nothing, deliveries: [delivery('e', { channel: 'gone' })] })).rejects.toThrow(
        ConflictError,
      );
    });

    it('lets one sender claim a delivery', async () => {
      await storage.addChannel(channel('a'));
      await storage.dispatch({ ...nothing, deliveries: [delivery('d'), delivery('e', { dueAt: 7000 })] });
      expect(await storage.deliveriesUntil(6999)).toEqual([delivery('d')]);
      expect(await storage.deliveriesUntil(6999, ['b'])).toEqual([delivery('d')]);
      expect(await storage.deliveriesUntil(6999, ['b', 'a'])).toEqual([]);
      await storage.claimDelivery('d', 6100);
      await expect(storage.claimDelivery('d', 6100)).rejects.toThrow(ConflictError);
      expect((await storage.deliveriesUntil(9000)).map(({ id }) => id)).toEqual(['e']);
      expect(await storage.nextDue()).toBe(7000);
      await storage.deferDelivery('d', 1, 8000);
      expect(await storage.deliveriesUntil(9000)).toEqual([
        delivery('e', { dueAt: 7000 }),
        delivery('d', { tries: 1, dueAt: 8000 }),
      ]);
      await storage.claimDelivery('e', 6100);
      await storage.forgetDeliveries(6101);
      await expect(storage.claimDelivery('e', 6200)).rejects.toThrow(ConflictError);
      await storage.endDelivery('d');
      expect(await storage.nextDue()).toBeNull();
    });

    it("drops a person's pending notifications of a table", async () => {
      await put({
        id: 't1',
        notices: [
          notice('x', { kind: 'sat' }),
          notice('y', { kind: 'mention' }),
          notice('z', { kind: 'turn' }),
          notice('other', { kind: 'sat', person: 'ben' }),
          notice('hook', { kind: 'sat', person: null }),
        ],
      });
      await storage.dropNotifications('t1', 'ana', ['sat', 'mention']);
      expect((await storage.notificationsUntil(9000)).map(({ id }) => id)).toEqual(['hook', 'other', 'z']);
    });

    it('dispatches nothing whose allowance is used up', async () => {
      await storage.addChannel(channel('a'));
      await put({ id: 't1', notices: [notice('x')] });
      const takes = [{ key: 'k', at: 5000, pauses: [], windowMs: 1000 }];
      const dispatch = { taken: [notice('x')], deferred: [], deliveries: [delivery('d')], takes };
      await storage.take(...takes);
      await expect(storage.dispatch(dispatch)).rejects.toThrow(ConflictError);
      expect(await storage.notificationsUntil(9000)).toHaveLength(1);
      expect(await storage.deliveriesUntil(9000)).toEqual([]);
      await storage.releaseAllowances(['k']);
      await storage.dispatch(dispatch);
      expect(await storage.deliveriesUntil(9000)).toHaveLength(1);
      expect(await storage.allowedAt(['k'], 5001)).toBe(6000);
    });

    it('deletes notifications with their person or table', async () => {
      await storage.addChannel(channel('a'));
      await storage.addChannel(channel('eva', { person: 'eva' }));
      await storage.addChannel(channel('hook', { kind: 'hook', person: null, table: 't1' }));
      await put({ id: 't1', notices: [notice('x'), notice('y', { person: 'eva', table: 't1' })] });
      await storage.dispatch({ ...nothing, deliveries: [delivery('d'), delivery('e', { channel: 'eva' })] });
      expect(await storage.forgetUsers(600)).toBe(2);
      expect((await storage.notificationsUntil(9000)).map(({ id }) => id)).toEqual(['x']);
      expect((await storage.deliveriesUntil(9000)).map(({ id }) => id)).toEqual(['d']);
      expect(await storage.channel('eva')).toBeNull();
      await storage.deleteTable('t1', 0);
      expect(await storage.channelOwners()).toEqual(['ana']);
      expect(await storage.dropChannel('a')).toBe(true);
      expect(await storage.dropChannel('a')).toBe(false);
      expect(await storage.nextDue()).toBeNull();
    });
  });

  describe('groups', () => {
    groupConformance({ storage: () => storage, table });
  });
}

function said(seat: number): LogRecord['entry'] {
  return { kind: 'game', event: { type: `by seat ${seat}` } };
}

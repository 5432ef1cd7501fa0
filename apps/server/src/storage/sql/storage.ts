import type { LogRecord, MoveRecord, SnapshotRecord } from '@sobremesa/match';
import {
  deviceWay,
  limits,
  type DeviceWay,
  type NotificationKind,
  type QuietHours,
  type Seen,
  type TableStatus,
} from '@sobremesa/protocol';
import { ConflictError, CorruptRecordError, StorageFailedError, type UnreadableField } from '../errors.ts';
import type { Outage } from '../records.ts';
import type {
  BlockRecord,
  ChannelRecord,
  DeliveryRecord,
  DevicePermit,
  DeviceRecord,
  DeviceTokenRecord,
  Dispatch,
  Figures,
  GroupRecord,
  GroupWrite,
  Joining,
  PasskeyRecord,
  SeatTransferRecord,
  NotificationRecord,
  Page,
  UserRecord,
  Range,
  SeatRecord,
  ServerRecord,
  Storage,
  TableHead,
  TableRecord,
  TableWrite,
  Take,
} from '../storage.ts';
import type { Call, Caller, Concerns, ReadName, Rows, Step } from './calls.ts';
import {
  fromChannel,
  fromDelivery,
  fromDevice,
  fromDeviceToken,
  fromGroup,
  fromPasskey,
  fromSeatTransfer,
  fromLog,
  fromMessage,
  fromMove,
  fromNotification,
  fromQuiet,
  fromResult,
  fromResultSeat,
  fromSeat,
  fromSnapshot,
  fromTable,
  logGroups,
  toChannel,
  toDelivery,
  toDevice,
  toDeviceToken,
  toPasskey,
  toSeatTransfer,
  toGroup,
  toGroupMatch,
  toHead,
  toLog,
  toMatch,
  toMember,
  toMessage,
  toMove,
  toNames,
  toNotification,
  toOverview,
  toUser,
  toPlace,
  toServer,
  toSize,
  toTable,
  type ChannelRow,
  type LogGroup,
  type LogRow,
  type SeatRow,
  type ServerRow,
  type Value,
} from './rows.ts';

/** Larger than every number and version. */
const END = Number.MAX_SAFE_INTEGER;

export interface StorageOptions {
  /** Called for each table that a list skips because it cannot be read. */
  onUnreadable?: (error: CorruptRecordError) => void;
  /** Called once for each optional field that is treated as not set because it cannot be read. */
  onIgnored?: (field: UnreadableField) => void;
  /** Called once when writes begin to fail. */
  onFailing?: (error: StorageFailedError) => void;
  /** Called when writes succeed again. */
  onRecovered?: () => void;
}

/** Key of all users. */
const NAMES = 'names';
const SEAT_TRANSFERS = 'handovers';
const DEVICES = 'devices';
const DEVICE_TOKENS = 'device tokens';
const PASSKEYS = 'passkeys';
/** Stands for the device that stays, where none does. */
const NO_DEVICE = '';
const BLOCKS = 'blocks';
const CHANNELS = 'channels';
const NOTICES = 'notices';
const ALLOWANCES = 'allowances';
const ALIVE = 'alive';
const GROUPS = 'groups';
const INSTALLATION = 'installation';
const SERVERS = 'servers';
const tableKey = (id: string): string => `table ${id}`;
const userKey = (id: string): string => `person ${id}`;
/** The ways in which a token adds a device. */
const tokenWays = deviceWay.options.filter((way) => way !== 'first');

/** Translates calls of `Storage` to statements, and rows to records. */
export class SqlStorage implements Storage {
  readonly #calls: Caller;
  readonly #options: StorageOptions;
  /** Whether the last write failed. */
  #failing = false;
  /** Fields that were already reported. */
  readonly #ignored = new Set<string>();

  constructor(calls: Caller, options: StorageOptions) {
    this.#calls = calls;
    this.#options = options;
  }

  async addUser({ id, name, secretHash, seenAt }: Omit<UserRecord, 'quiet' | 'links' | 'turnedOff'>, device?: DeviceRecord) {
    const call: Step[] = [['addUser', id, name, secretHash, seenAt]];
    if (device !== undefined) call.push(['addDevice', ...fromDevice(device)]);
    await this.#write([userKey(id)], call);
  }

  async setLinks(id: string, links: boolean) {
    await this.#write([userKey(id)], [['setLinks', Number(links), id]]);
  }

  async setTurnedOff(id: string, kinds: readonly NotificationKind[]) {
    await this.#write([userKey(id)], [['setTurnedOff', JSON.stringify(kinds), id]]);
  }

  async devicesOf(person: string) {
    const [rows] = await this.#read([userKey(person)], ['devicesOf'], person);
    return rows.map(toDevice);
  }

  async knownDevices(ids: readonly string[]) {
    const [rows] = await this.#read([], ['knownDevices'], JSON.stringify(ids));
    return rows.map(({ id }) => id);
  }

  async addDevice(device: DeviceRecord, permit?: DevicePermit) {
    const about = [userKey(device.person), DEVICE_TOKENS, PASSKEYS];
    await this.#write(about, [...usesOf(device.person, permit), ['addDevice', ...fromDevice(device)]]);
  }

  async addPasskey({ person, ...passkey }: Omit<PasskeyRecord, 'usedAt'>, most: number) {
    await this.#write(
      [userKey(person), PASSKEYS],
      [
        // Locks the user, so that the count holds.
        ['seeUser', 0, person],
        ['addPasskey', ...fromPasskey({ person, ...passkey }), person, most],
      ],
    );
  }

  async passkeysOf(person: string) {
    const [rows] = await this.#read([userKey(person), PASSKEYS], ['passkeysOf'], person);
    return rows.map(toPasskey);
  }

  async passkey(id: string) {
    const [[row]] = await this.#read([PASSKEYS], ['passkey'], id);
    return row === undefined ? null : toPasskey(row);
  }

  async dropPasskey(id: string, person: string) {
    const [dropped] = await this.#write([userKey(person), PASSKEYS], [['dropPasskey', id, person]]);
    return dropped === 1;
  }

  async seeDevice(id: string, name: string, at: number) {
    await this.#write([DEVICES], [['seeDevice', name, at, id]]);
  }

  async checkDevice(id: string, at: number) {
    await this.#write([DEVICES], [['checkDevice', at, id]]);
  }

  async dropDevices(person: string, by: string, id: string | null) {
    const about = [userKey(person), DEVICES, DEVICE_TOKENS, PASSKEYS, SEAT_TRANSFERS, CHANNELS, NOTICES];
    const [, , dropped] = await this.#write(about, [
      // Locks the user: with PostgreSQL, other servers write at the same time.
      ['seeUser', 0, person],
      ['hasDevice', by, person],
      ['devicesToDrop', person, by, id],
      ['voidSecrets', person, person, by, id],
      ['recordSignOuts', person, by, id],
      ['dropDevices', person, by, id],
      ['dropDeviceTokens', person, JSON.stringify(tokenWays)],
      ['dropSeatTransfers', person],
      ['dropUnconfirmedMails', person],
    ]);
    return (dropped as Rows['devicesToDrop'][]).map((row) => row.id);
  }

  async dropOwnDevice(person: string, id: string) {
    const about = [userKey(person), DEVICES, DEVICE_TOKENS, PASSKEYS, SEAT_TRANSFERS, CHANNELS, NOTICES];
    await this.#write(about, [
      ['seeUser', 0, person],
      ['hasDevice', id, person],
      ['voidSecrets', person, person, NO_DEVICE, id],
      ['recordSignOuts', person, NO_DEVICE, id],
      ['dropDevices', person, NO_DEVICE, id],
    ]);
  }

  async addDeviceToken(token: DeviceTokenRecord, kept: number) {
    await this.#write(
      [userKey(token.person), DEVICE_TOKENS, CHANNELS],
      [
        ['addDeviceToken', ...fromDeviceToken(token)],
        ['cutDeviceTokens', token.person, token.way, kept],
      ],
    );
  }

  async deviceToken(hash: Uint8Array) {
    const [[row]] = await this.#read([DEVICE_TOKENS], ['deviceToken'], hash);
    return row === undefined ? null : toDeviceToken(row);
  }

  async dropDeviceTokens(person: string, ways: readonly DeviceWay[]) {
    await this.#write([DEVICE_TOKENS], [['dropDeviceTokens', person, JSON.stringify(ways)]]);
  }

  async forgetDeviceTokens(before: number) {
    await this.#write([DEVICE_TOKENS], [['forgetDeviceTokens', before]]);
  }

  async user(id: string) {
    const [[row]] = await this.#read([userKey(id)], ['user'], id);
    return row === undefined ? null : toUser(row, this.#onIgnored);
  }

  async renameUser(id: string, name: string) {
    await this.#write([userKey(id), NAMES], [['renameUser', name, id]]);
  }

  async seeUser(id: string, at: number) {
    await this.#write([userKey(id)], [['seeUser', at, id]]);
  }

  async setQuiet(id: string, quiet: QuietHours | null) {
    await this.#write([userKey(id)], [['setQuiet', fromQuiet(quiet), id]]);
  }

  async forgetUsers(before: number) {
    const [changes] = await this.#write('all', [['forgetUsers', before]]);
    return changes as number;
  }

  async commit(...writes: TableWrite[]) {
    await this.#write(writes.flatMap(concernsOf), writes.flatMap(stepsOf));
  }

  async load(table: string) {
    const [[row], seats, [match], moves, lines, messages] = await this.#read(
      [tableKey(table), NAMES],
      ['table', 'seats', 'match', 'movesSince', 'newestLog', 'newestChat'],
      table,
    );
    if (row === undefined) return null;
    return {
      table: toTable(row, seats, this.#onIgnored),
      match: match === undefined ? null : toMatch(table, match, moves),
      names: toNames(seats),
      log: toLines(table, lines).slice(-limits.page),
      chat: messages.toReversed().map(toMessage),
    };
  }

  async moves(table: string, from = 0) {
    const [rows] = await this.#read([tableKey(table)], ['moves'], table, from);
    return rows.map((row) => toMove(table, row));
  }

  async deleteTable(table: string, rev: number) {
    await this.#write(
      [tableKey(table), SEAT_TRANSFERS],
      [
        ['lockTable', table, rev],
        ['deleteTable', table, rev],
      ],
    );
  }

  async standings(tables: readonly string[]) {
    // A read about all tables in memory would stop their writes. It may miss those under way.
    const [rows] = await this.#read([], ['standings'], JSON.stringify(tables));
    return rows;
  }

  async recentTables(finishedAfter: number) {
    return this.#unlessDamaged(
      () => this.#recentTables(finishedAfter),
      () => this.#recentOneByOne(finishedAfter),
    );
  }

  async #recentTables(finishedAfter: number) {
    const [rows, seats] = await this.#read('all', ['recentHeads', 'recentSeats'], finishedAfter);
    const byTable = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    for (const seat of seats) byTable.get(seat.table_id)?.push(seat);
    return rows.flatMap((row) => this.#readable(() => toHead(row, byTable.get(row.id) ?? [], this.#onIgnored)));
  }

  async #recentOneByOne(finishedAfter: number) {
    const heads: TableHead[] = [];
    for (const id of await this.#ids('recentIds', finishedAfter)) {
      try {
        const head = await this.head(id);
        if (head !== null) heads.push(head);
      } catch (cause) {
        const corrupt = cause instanceof CorruptRecordError;
        this.#options.onUnreadable?.(corrupt ? cause : new CorruptRecordError(id, 'a page of its rows', { cause }));
      }
    }
    return heads;
  }

  async head(table: string) {
    const [[row], seats] = await this.#read([tableKey(table), NAMES], ['head', 'seats'], table);
    return row === undefined ? null : toHead(row, seats, this.#onIgnored);
  }

  async tablesOf(person: string) {
    return this.#ids('tablesOf', person);
  }

  async idleTables(status: TableStatus, before: number) {
    return this.#ids('idleTables', status, before, before);
  }

  async timedTables() {
    return this.#unlessDamaged(
      () => this.#ids('timedTables'),
      () => this.#ids('runningIds'),
    );
  }

  async dueTables(before: number) {
    const [rows] = await this.#read('all', ['dueTables'], before);
    return rows;
  }

  async beat(at: number, silence: number, forget: number) {
    const results = await this.#write(
      [ALIVE],
      [['addOutage', at, silence, at], ['beat', at], ['forgetOutages', forget], ['outages']],
    );
    return results[3] as Outage[];
  }

  async log(table: string, { before = END, until = END, limit }: Page) {
    const [rows] = await this.#read([tableKey(table)], ['log'], table, before, until, table, before, until, limit);
    return toLines(table, rows)
      .filter(({ seq }) => seq < before)
      .slice(-limit);
  }

  async chat(table: string, { before = END, until = END, limit }: Page, watchers: boolean) {
    const [rows] = await this.#read([tableKey(table)], ['chat'], table, before, Number(watchers), until, limit);
    return rows.toReversed().map(toMessage);
  }

  async comments(table: string) {
    const [rows] = await this.#read([tableKey(table)], ['comments'], table);
    return rows;
  }

  async see(table: string, person: string, { version, line, message }: Seen) {
    // Not about the table, whose moves would wait.
    const [changes] = await this.#write([userKey(person)], [['see', table, person, version, line, message]]);
    return changes === 1;
  }

  async seen(table: string, person: string) {
    const [[row]] = await this.#read([tableKey(table), userKey(person)], ['seen'], table, person);
    return row ?? null;
  }

  async news(person: string) {
    const [rows] = await this.#read('all', ['news'], person);
    return rows;
  }

  async addSeatTransfer(seatTransfer: SeatTransferRecord) {
    const about = [tableKey(seatTransfer.table), userKey(seatTransfer.person), SEAT_TRANSFERS];
    await this.#write(about, [['addSeatTransfer', ...fromSeatTransfer(seatTransfer)]]);
  }

  async seatTransfer(hash: Uint8Array) {
    const [[row]] = await this.#read([SEAT_TRANSFERS], ['seatTransfer'], hash);
    return row === undefined ? null : toSeatTransfer(row);
  }

  async forgetSeatTransfers(before: number) {
    await this.#write([SEAT_TRANSFERS], [['forgetSeatTransfers', before]]);
  }

  async sizes(status: TableStatus, { offset, limit }: Range) {
    const [rows] = await this.#read('all', ['sizes'], status, limit, offset);
    return rows.map(toSize);
  }

  async users({ offset, limit }: Range) {
    const [rows] = await this.#read('all', ['users'], limit, offset);
    return rows.map(toPlace);
  }

  async figures() {
    const [[figures]] = await this.#read('all', ['figures']);
    return figures as Figures;
  }

  async size() {
    const [[row]] = await this.#read([], ['size']);
    return row?.bytes ?? 0;
  }

  async blocks() {
    const [blocks] = await this.#read([BLOCKS], ['blocks']);
    return blocks;
  }

  async addBlock({ address, until }: BlockRecord) {
    await this.#write([BLOCKS], [['addBlock', address, until]]);
  }

  async dropBlock(address: string) {
    await this.#write([BLOCKS], [['dropBlock', address]]);
  }

  async forgetBlocks(before: number) {
    await this.#write([BLOCKS], [['forgetBlocks', before]]);
  }

  async addChannel(channel: ChannelRecord) {
    const add: Call = [
      ['addChannel', ...fromChannel(channel)],
      ['channelMarked', channel.mark],
    ];
    const owner = channel.person === null ? tableKey(channel.table ?? '') : userKey(channel.person);
    const [, rows] = await this.#write([CHANNELS, owner], add);
    return toChannel((rows as ChannelRow[])[0] as ChannelRow);
  }

  async channel(id: string) {
    const [[row]] = await this.#read([CHANNELS], ['channel'], id);
    return row === undefined ? null : toChannel(row);
  }

  async channelsOf(owner: string) {
    const [rows] = await this.#read([CHANNELS], ['channelsOf'], owner, owner);
    return rows.map(toChannel);
  }

  async channelsAt(address: Uint8Array) {
    const [rows] = await this.#read([CHANNELS], ['channelsAt'], address);
    return rows.map(toChannel);
  }

  async channelsWithoutAddress() {
    const [rows] = await this.#read([CHANNELS], ['channelsWithoutAddress']);
    return rows.map(toChannel);
  }

  async setChannelAddress(id: string, address: Uint8Array) {
    await this.#write([CHANNELS], [['setChannelAddress', address, id]]);
  }

  async channelOwners() {
    const [rows] = await this.#read([CHANNELS], ['channelOwners']);
    return rows.map(({ id }) => id);
  }

  async confirmChannel(id: string) {
    const [confirmed] = await this.#write(
      [CHANNELS],
      [
        ['confirmChannel', id],
        ['dropOthers', id],
      ],
    );
    return confirmed === 1;
  }

  async dropChannel(id: string) {
    const [dropped] = await this.#write([CHANNELS, NOTICES], [['dropChannel', id]]);
    return dropped === 1;
  }

  async forgetChannels(before: number) {
    await this.#write([CHANNELS, NOTICES], [['forgetChannels', before]]);
  }

  async notificationsUntil(until: number) {
    const [rows] = await this.#read([NOTICES], ['notificationsUntil'], until);
    return rows.map((row) => toNotification(row, this.#onIgnored));
  }

  async dropNotifications(table: string, person: string, kinds: readonly NotificationKind[]) {
    await this.#write([NOTICES], [['dropNotifications', table, person, JSON.stringify(kinds)]]);
  }

  async dispatch({ taken, deferred, deliveries, takes = [] }: Dispatch) {
    await this.#write(
      [CHANNELS, NOTICES, ...(takes.length === 0 ? [] : [ALLOWANCES])],
      [
        ...taken.map((notice): Step => ['takeNotification', ...asRead(notice)]),
        ...deferred.map(({ notice, dueAt }): Step => ['deferNotification', dueAt, ...asRead(notice)]),
        ...deliveries.map(addDelivery),
        ...takeSteps(takes),
      ],
    );
  }

  async deliveriesUntil(until: number, except: readonly string[] = []) {
    const [rows] = await this.#read([NOTICES], ['deliveriesUntil'], until, JSON.stringify(except));
    return rows.map(toDelivery);
  }

  async claimDelivery(id: string, at: number) {
    await this.#write([NOTICES], [['claimDelivery', at, id]]);
  }

  async endDelivery(id: string) {
    await this.#write([NOTICES], [['endDelivery', id]]);
  }

  async deferDelivery(id: string, tries: number, dueAt: number) {
    await this.#write([NOTICES], [['deferDelivery', tries, dueAt, id]]);
  }

  async forgetDeliveries(before: number) {
    await this.#write([NOTICES], [['forgetDeliveries', before]]);
  }

  async nextDue() {
    const [[row]] = await this.#read([NOTICES], ['nextDue']);
    return row?.at ?? null;
  }

  async addGroup(group: GroupRecord, founder: Joining) {
    await this.#write(
      [GROUPS, userKey(founder.person)],
      [['addGroup', ...fromGroup(group)], ...joinSteps(group.id, founder, group.createdAt)],
    );
  }

  async group(id: string) {
    const [[row]] = await this.#read([GROUPS], ['group'], id);
    return row === undefined ? null : toGroup(row);
  }

  async groupAt(token: string) {
    const [[row]] = await this.#read([GROUPS], ['groupAt'], token);
    return row === undefined ? null : toGroup(row);
  }

  async groupsOf(person: string) {
    const [rows] = await this.#read([GROUPS], ['groupsOf'], person);
    return rows.map(toOverview);
  }

  async membersOf(group: string) {
    const [rows] = await this.#read([GROUPS, NAMES], ['membersOf'], group);
    return rows.map(toMember);
  }

  async joinGroup(group: string, joining: Joining, at: number) {
    await this.#write(
      [GROUPS, userKey(joining.person)],
      [['lockGroup', group], ['dropForgotten', group, joining.member], ...joinSteps(group, joining, at)],
    );
  }

  async changeGroup(group: string, by: string, { name, token }: Partial<Pick<GroupRecord, 'name' | 'token'>>) {
    const call: Step[] = [
      ['lockGroup', group],
      ['hasMember', group, by],
    ];
    if (name !== undefined) call.push(['renameGroup', name, group]);
    if (token !== undefined) call.push(['renewGroup', token, group]);
    await this.#write([GROUPS], call);
  }

  async leaveGroup(group: string, { person, member }: Joining, forget: boolean) {
    const call: Step[] = [
      ['lockGroup', group],
      ['hasMember', group, person],
      ['dropMember', group, member],
    ];
    if (forget) {
      const own = [group, member] as const;
      call.push(['addForgotten', ...own], ['forgetComments', ...own], ['forgetInSeats', ...own]);
      call.push(['rememberForgotten', person, group]);
    }
    await this.#write([GROUPS], [...call, ['dropIfEmpty', group]]);
  }

  async removeMember(group: string, by: string, { person, member }: Joining, token: string) {
    await this.#write(
      [GROUPS],
      [
        ['lockGroup', group],
        ['hasMember', group, by],
        ['hasMember', group, person],
        ['dropMember', group, member],
        // Playing does not make them a member again.
        ['addForgotten', group, member],
        ['renewGroup', token, group],
      ],
    );
  }

  async deleteGroup(group: string) {
    await this.#write([GROUPS], [['deleteGroup', group]]);
  }

  async groupMatches(group: string, before: number | undefined, limit: number) {
    const [rows, seats] = await this.#read([GROUPS], ['groupMatches', 'groupSeats'], group, before ?? END, limit);
    return rows.flatMap((row) => this.#readable(() => toGroupMatch(row, seats)));
  }

  async groupDocument(group: string, table: string) {
    // Bytes cannot be read together with other rows.
    const [[row]] = await this.#read([GROUPS], ['groupDocument'], group, table);
    if (row === undefined) return null;
    const [seats] = await this.#read([GROUPS], ['seatNames'], group, table);
    return { document: row.document && new Uint8Array(row.document), names: seats.map(({ name }) => name) };
  }

  async groupComments(group: string, table: string) {
    const [rows] = await this.#read([GROUPS], ['groupComments'], group, table);
    return rows;
  }

  async pendingDocuments() {
    const [rows] = await this.#read([GROUPS], ['pendingDocuments']);
    return rows.map(({ id }) => id);
  }

  async storeGroupDocument(table: string, document: Uint8Array | null) {
    await this.#write([GROUPS], [['storeGroupDocument', document, table]]);
  }

  async forgetGroups(before: number) {
    await this.#write([GROUPS], [['forgetGroupMatches', before], ['dropEmptyGroups']]);
  }

  async value(name: string) {
    const [[row]] = await this.#read([INSTALLATION], ['value'], name);
    return row?.value ?? null;
  }

  async ensureValue(name: string, value: string) {
    const [, rows] = await this.#write(
      [INSTALLATION],
      [
        ['addValue', name, value],
        ['value', name],
      ],
    );
    return ((rows as { value: string }[])[0] as { value: string }).value;
  }

  async setValue(name: string, value: string) {
    await this.#write([INSTALLATION], [['setValue', name, value]]);
  }

  async seeServer({ id, settings, seenAt }: ServerRecord, before: number) {
    const results = await this.#write(
      [SERVERS],
      [
        ['seeServer', id, JSON.stringify(settings), seenAt],
        ['forgetServers', before],
        ['servers', id],
      ],
    );
    return (results[2] as ServerRow[]).map(toServer);
  }

  async dropServer(id: string) {
    await this.#write([SERVERS], [['dropServer', id]]);
  }

  async take(...takes: readonly Take[]) {
    try {
      await this.#write([ALLOWANCES], takeSteps(takes));
      return null;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const keys = takes.map(({ key }) => key);
      return this.allowedAt(keys, Math.max(...takes.map(({ at }) => at)));
    }
  }

  async allowedAt(keys: readonly string[], at: number) {
    const [[row]] = await this.#read([ALLOWANCES], ['allowedAt'], JSON.stringify(keys), at);
    return row?.at ?? at;
  }

  async releaseAllowances(keys: readonly string[]) {
    await this.#write([ALLOWANCES], [['releaseAllowances', JSON.stringify(keys)]]);
  }

  async forgetAllowances(before: number) {
    await this.#write([ALLOWANCES], [['forgetAllowances', before]]);
  }

  async now() {
    const [[row]] = await this.#read([], ['now']);
    return row?.now ?? Number.NaN;
  }

  async probe() {
    await this.#write([], [['probe']]);
  }

  close() {
    return this.#calls.close();
  }

  async #write(about: Concerns['about'], call: Call) {
    try {
      const results = await this.#calls.make(call, { writes: true, about });
      if (this.#failing) this.#options.onRecovered?.();
      this.#failing = false;
      return results;
    } catch (error) {
      if (error instanceof StorageFailedError) {
        if (!this.#failing) this.#options.onFailing?.(error);
        this.#failing = true;
      }
      throw error;
    }
  }

  /** Runs several statements with the same values on one snapshot. */
  async #read<const N extends readonly ReadName[]>(about: Concerns['about'], names: N, ...values: Value[]) {
    const call = names.map((name): Step => [name, ...values]);
    const rows = await this.#calls.make(call, { writes: false, about });
    return rows as unknown as { [i in keyof N]: Rows[N[i]][] };
  }

  /**
   * An unreadable page of the database fails every query over all tables. `careful` is the query to
   * use then.
   */
  async #unlessDamaged<T>(whole: () => Promise<T>, careful: () => Promise<T>): Promise<T> {
    try {
      return await whole();
    } catch (error) {
      if (!(error instanceof StorageFailedError)) throw error;
      return careful();
    }
  }

  async #ids(name: 'recentIds' | 'runningIds' | 'tablesOf' | 'idleTables' | 'timedTables', ...values: Value[]) {
    const [rows] = await this.#read('all', [name], ...values);
    return rows.map(({ id }) => id);
  }

  /** Reports an unreadable field once. */
  readonly #onIgnored = (ignored: UnreadableField): void => {
    const key = `${ignored.field} ${ignored.id}`;
    if (this.#ignored.has(key)) return;
    this.#ignored.add(key);
    this.#options.onIgnored?.(ignored);
  };

  /** The result of `read` as a list; empty, after a report, if the record cannot be read. */
  #readable<T>(read: () => T): T[] {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw error;
      this.#options.onUnreadable?.(error);
      return [];
    }
  }
}

/** @param rows the newest first @throws CorruptRecordError */
function toLines(table: string, rows: readonly LogRow[]): LogRecord[] {
  return rows.toReversed().flatMap((row) => toLog(table, row));
}

/** Keys of the table and of the users in its new record. */
function concernsOf({ id, table, chat, seatTransfer, notices = [], group }: TableWrite): string[] {
  const people = table === undefined ? [] : [table.host, ...table.seats.map(({ person }) => person)];
  const named = people.filter((person) => person !== null).map(userKey);
  return [
    tableKey(id),
    ...named,
    ...(seatTransfer === undefined ? [] : [SEAT_TRANSFERS]),
    ...(notices.length === 0 ? [] : [NOTICES]),
    ...(group === undefined && chat?.commentBy === undefined ? [] : [GROUPS]),
  ];
}

/** In the order of foreign keys: the table's row first, and moves before a snapshot. */
function stepsOf({ id, table, snapshot, move, log = [], chat, seatTransfer, notices = [], group }: TableWrite): Step[] {
  const steps: Step[] = [];
  if (table !== undefined) steps.push(...tableSteps(id, table));
  if (snapshot?.version === 0) steps.push(['beginMatch', id, ...fromSnapshot(snapshot)]);
  const groups = logGroups(log);
  const along = move !== undefined && cameWith(move, groups.at(-1)) ? groups.pop() : undefined;
  for (const group of groups) steps.push(['addLog', id, ...fromLog(group)]);
  if (move !== undefined) steps.push(['addMove', id, ...fromMove(move, along)]);
  if (snapshot !== undefined && snapshot.version > 0) steps.push(...snapshotSteps(id, snapshot));
  if (chat !== undefined) {
    const { message, kept, commentBy } = chat;
    steps.push(['addChat', id, ...fromMessage(message)], ['cutChat', id, Number(message.watchers), kept]);
    if (commentBy !== undefined) {
      steps.push(['lockChat', id], ['lockGroupsOf', id], ['keepComment', id, message.seq, commentBy]);
    }
  }
  if (seatTransfer !== undefined) steps.push(['useSeatTransfer', seatTransfer]);
  for (const notice of notices) steps.push(['addNotification', ...fromNotification(notice)]);
  if (group !== undefined) steps.push(...groupSteps(id, group));
  return steps;
}

function groupSteps(table: string, { id, create, at, joining, result, authors = [] }: GroupWrite): Step[] {
  const steps: Step[] = [];
  // Waits for comments, and for people who leave an earlier group; tables before groups.
  if (result !== undefined && authors.length > 0) steps.push(['lockChat', table], ['lockGroupsOf', table]);
  if (create !== undefined) steps.push(['addGroup', ...fromGroup(create)]);
  steps.push(['lockGroup', id]);
  for (const { person, member } of joining)
    steps.push(['addMember', id, person, member, at], ['stayForgotten', person, table, id, member]);
  if (result === undefined) return steps;
  steps.push(['addGroupMatch', ...fromResult(id, result)]);
  for (const seat of result.seats) steps.push(['addGroupSeat', ...fromResultSeat(id, table, seat)]);
  steps.push(['hideForgotten', id, table]);
  for (const { person, speaker, member } of authors) {
    steps.push(['hideForgottenPerson', id, table, member, person], ['keepComments', id, table, speaker, member]);
  }
  return steps;
}

/** Locks the person, so that the count of their groups holds. */
function joinSteps(group: string, { person, member }: Joining, at: number): Step[] {
  return [
    ['seeUser', 0, person],
    ['addMember', group, person, member, at],
    ['hasMember', group, person],
  ];
}

/**
 * Records the use of a permit. Locks the user first, so that the count of devices holds, and a
 * sign-out at the same moment on another server either invalidates the permit or removes the new
 * device.
 */
function usesOf(person: string, permit: DevicePermit | undefined): Step[] {
  if (permit === undefined) return [];
  const locked: Step[] = [
    ['seeUser', 0, person],
    ['hasRoom', person, limits.devices],
  ];
  if ('token' in permit) return [...locked, ['useDeviceToken', permit.token]];
  const { id, counter, usedAt } = permit.passkey;
  // An authenticator that does not count always sends 0.
  return [...locked, ['usePasskey', counter, usedAt, id, Math.max(0, counter - 1)]];
}

/** The key of a notification at the version that was read. */
function asRead({ id, version, dueAt }: NotificationRecord) {
  return [id, version, dueAt] as const;
}

/** In the order of their keys, to avoid deadlocks between transactions. */
function takeSteps(takes: readonly Take[]): Step[] {
  const inOrder = takes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return inOrder.flatMap(({ key, at, pauses, windowMs }): Step[] => {
    const until = at + windowMs;
    const [first] = pauses;
    const next = first === undefined ? until : at + first;
    return [
      ['renewAllowance', key, at],
      ['takeAllowance', key, next, until, at, JSON.stringify(pauses), at],
    ];
  });
}

function addDelivery(delivery: DeliveryRecord): Step {
  return ['addDelivery', ...fromDelivery(delivery)];
}

function cameWith({ at, version }: MoveRecord, lines: LogGroup | undefined): boolean {
  return lines?.[0].at === at && lines[0].version === version;
}

function seatStep(id: string, seat: number, there: SeatRecord): Step {
  return ['addSeat', ...fromSeat(id, seat, there)];
}

function tableSteps(id: string, table: TableRecord): Step[] {
  const { rev, createdAt, seats } = table;
  return [
    rev === 0 ? ['addTable', ...fromTable(table), id, rev, createdAt] : ['changeTable', ...fromTable(table), id, rev],
    ['clearSeats', id],
    ...seats.map((there, seat) => seatStep(id, seat, there)),
  ];
}

function snapshotSteps(id: string, snapshot: SnapshotRecord): Step[] {
  const { version } = snapshot;
  return [
    ['hasCome', id, version],
    ['keepSnapshot', id, ...fromSnapshot(snapshot)],
  ];
}

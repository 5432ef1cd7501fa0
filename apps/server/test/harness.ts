import assert from 'node:assert/strict';
import { applied, defaultTableSettings, unpackedLog } from '@sobremesa/protocol';
import type { Delta, LogEntry, MatchSnapshot, MatchUpdate, Me, TableSettings, TableView } from '@sobremesa/protocol';
import { isActive, type GameModule, type ViewCtx } from '@sobremesa/games';
import { RefusedError } from '../src/refused.ts';
import type { Thinker } from '../src/bots/thinker.ts';
import { openSqlite, type Storage } from '../src/storage/index.ts';
import type { User } from '../src/users/users.ts';
import type { Log } from '../src/log.ts';
import { openTables, type Subscriber, type TablePush, type Tables, type TablesSettings } from '../src/tables/index.ts';
import { Nodes, type NodesSettings } from '../src/nodes/nodes.ts';
import { ManualClock } from './manual-clock.ts';
import { hasKnownDeal } from './support/knownDeal.ts';
import { MemoryNet } from './support/memory-bus.ts';
import { spread } from './support/spread.ts';
import { secretsGame } from '@sobremesa/match/testing';

const nothing = (): void => {};

/** Number of servers that share the tables of a world; see `vitest.nodes.config.ts`. */
const SERVERS = Number(process.env.SERVERS ?? 1);
/** Disables periodic work, since tests advance the clock by days. */
const never = 1e12;
export const calm: Partial<TablesSettings> = { aliveEveryMs: never, wakeEveryMs: 30 * 60_000, wakeAheadMs: 60 * 60_000 };
export const untimed: NodesSettings = {
  helloMs: never,
  forgetMs: never,
  beltMs: never,
  lookMs: never,
  devicesMs: never,
  holdMs: 5000,
  greetMs: 0,
};

/** A log that records errors and warnings. */
export function quietLog(): Log & { errors: object[]; warnings: object[] } {
  const errors: object[] = [];
  const warnings: object[] = [];
  return {
    errors,
    warnings,
    debug: nothing,
    info: nothing,
    warn: (about) => void warnings.push(about),
    error: (about) => void errors.push(about),
  };
}

export interface World {
  tables: Tables;
  /** The servers among which `tables` distributes people. */
  servers: readonly [Tables, ...Tables[]];
  clock: ManualClock;
  log: ReturnType<typeof quietLog>;
}

interface WorldParts {
  file: string;
  storage: Storage;
  clock: ManualClock;
  games: Record<string, GameModule>;
  thinker: Thinker;
  settings: Partial<TablesSettings>;
}

export async function makeWorld({
  file = ':memory:',
  clock = new ManualClock(),
  games = { secrets: secretsGame() },
  storage,
  thinker,
  settings = {},
}: Partial<WorldParts> = {}): Promise<World> {
  const log = quietLog();
  const parts = {
    storage: storage ?? (await openSqlite(file)),
    games,
    clock,
    log,
    settings: { ...calm, shuffles: !hasKnownDeal(games), ...settings },
    thinker: thinker ?? null,
  };
  if (SERVERS === 1) {
    const tables = await openTables(parts);
    return { tables, servers: [tables], clock, log };
  }
  const net = new MemoryNet();
  const servers: Tables[] = [];
  for (let i = 0; i < SERVERS; i++) {
    const nodes = await Nodes.join({ bus: net.end(), clock, log, settings: untimed });
    servers.push(await openTables({ ...parts, nodes }));
  }
  return { tables: spread(servers), servers: servers as [Tables, ...Tables[]], clock, log };
}

export async function registerUsers(tables: Pick<Tables, 'register'>, ...names: string[]): Promise<Me[]> {
  const all: Me[] = [];
  for (const name of names) all.push((await tables.register(name)).person);
  return all;
}

export const settingsOf = (change: Partial<TableSettings> = {}): TableSettings => ({
  ...defaultTableSettings('secrets', 3),
  ...change,
});

/** Starts a match. `players[0]` is the host, and each player has the seat of their index. */
export async function running(tables: Tables, players: readonly User[], change: Partial<TableSettings> = {}): Promise<string> {
  const [host, ...guests] = players as [User, ...User[]];
  const table = await tables.open(host, settingsOf({ seats: players.length, ...change }));
  for (const guest of guests) await tables.sit(table, guest);
  await tables.start(table, host);
  return table;
}

/** The code with which a promise is refused; throws if it is not. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    (value) => new Error(`not refused: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof RefusedError) return error.refusal.code;
  throw error;
}

/** Time in milliseconds after which all presence updates have been sent. */
export const PRESENCE_MS = 200;

let sockets = 0;

/**
 * A page at a table. It applies updates as a page does, and checks every patch against the full
 * view.
 */
export class Viewer implements Subscriber {
  readonly id = `socket-${sockets++}`;
  readonly person: User | null;
  readonly address: string;
  readonly takesDeltas: boolean;
  readonly pushes: TablePush[] = [];
  view: TableView | null = null;
  match: MatchSnapshot | null = null;
  log: LogEntry[] = [];
  gone: string | null = null;
  /** Number of deltas since the whole view. */
  #deltas = 0;
  /** Everything that this page has received, as JSON. */
  received = '';

  constructor(user: User | null, address?: string, takesDeltas = false) {
    this.person = user;
    this.address = address ?? this.id;
    this.takesDeltas = takesDeltas;
  }

  static at(tables: Tables, table: string, user: User | null, address?: string): Promise<Viewer> {
    return new Viewer(user, address).enter(tables, table);
  }

  /** Enters, or enters again. */
  async enter(tables: Tables, table: string): Promise<this> {
    this.#deltas = 0;
    this.view = null;
    const { view, match } = await tables.enter(table, this);
    this.received += JSON.stringify({ view, match });
    this.view ??= plain(view);
    if (match !== null && this.match === null) this.#take(match);
    return this;
  }

  send(push: TablePush): void {
    if (this.gone !== null) throw new Error(`received a push after it was removed (${this.gone})`);
    if (push.type === 'table') this.#show(push);
    if (push.type === 'tableDelta') this.#change(push);
    this.received += JSON.stringify(push.type === 'table' ? { type: push.type, view: this.view } : push);
    this.pushes.push(push);
    if (push.type === 'snapshot') this.#take(push.match);
    if (push.type === 'gone') this.gone = push.why;
    if (push.type === 'update') this.#update(push);
    if (push.type === 'log') this.log.push(...unpackedLog(push.lines, this.match?.fields));
  }

  #show({ text, view }: Extract<TablePush, { type: 'table' }>): void {
    this.view = JSON.parse(text) as TableView;
    assert.deepEqual(this.view, plain(view()));
  }

  #change({ number, text }: Extract<TablePush, { type: 'tableDelta' }>): void {
    assert.equal(number, (this.#deltas += 1));
    assert(this.view);
    this.view = applied(this.view, JSON.parse(text) as Delta);
  }

  #take(match: MatchSnapshot): void {
    // The value after a round trip through JSON, in which no two parts are the same object.
    this.match = plain(match);
    this.log = [...match.log];
  }

  #update({ version, text, match }: Extract<TablePush, { type: 'update' }>): void {
    if (this.match === null) throw new Error('an update before the snapshot');
    assert.equal(version, this.match.version + 1);
    const [delta, lines] = JSON.parse(text) as MatchUpdate;
    const state = delta === null ? this.match.state : applied(this.match.state, delta);
    const whole = match();
    assert.deepEqual(state, plain(whole.state));
    this.match = { ...this.match, version, state };
    if (lines !== undefined) this.log.push(...unpackedLog(lines, this.match.fields));
    assert.equal(whole.log.at(-1)?.seq, this.log.at(-1)?.seq);
  }
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whether this page's seat must move. */
export function isAsked({ match }: Viewer): boolean {
  return match !== null && match.playerID !== null && isActive(match.state.ctx as ViewCtx, match.playerID);
}

/** The page among these whose seat must move. */
export function atSeat(viewers: readonly Viewer[]): Viewer {
  const asked = viewers.find(isAsked);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

/** The secret cards of this page's seat. */
export function handOf({ match }: Viewer): string[] {
  const hands = (match?.state.G as { hands?: (string[] | null)[] } | undefined)?.hands ?? [];
  return hands[Number(match?.playerID)] ?? [];
}

let requests = 0;

/** Makes a move as the page does, with a new request id. */
export function play(viewer: Viewer, tables: Tables, table: string, move: string, ...args: unknown[]) {
  if (viewer.person === null || viewer.match === null) throw new Error('a page without a view of the match cannot play');
  const request = { table, request: newRequest(), version: viewer.match.version, move, args };
  return tables.move(viewer.person, request);
}

export function newRequest(): string {
  requests += 1;
  return `request-${String(requests).padStart(6, '0')}`;
}

/** A running match with a page for each player and one for a spectator. */
export async function atTable(players: number, options: Record<string, number> = {}) {
  const world = await makeWorld();
  const persons = await registerUsers(world.tables, ...['Ana', 'Ben', 'Eva', 'Leo'].slice(0, players));
  const table = await running(world.tables, persons, { options });
  const viewers: Viewer[] = [];
  for (const person of persons) viewers.push(await Viewer.at(world.tables, table, person));
  const watcher = await Viewer.at(world.tables, table, null);
  return { ...world, persons, table, viewers: viewers as [Viewer, Viewer, ...Viewer[]], watcher };
}

/** The types of events in this page's log, in order. */
export const types = (viewer: Viewer): string[] => viewer.log.map(({ event }) => event.type);

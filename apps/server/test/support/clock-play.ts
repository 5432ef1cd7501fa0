import assert from 'node:assert/strict';
import { isActive, type ViewCtx } from '@sobremesa/games';
import type { Me, TimeControl, QuietHours, SeatClock, TableSettings, Timeout, Proposal } from '@sobremesa/protocol';
import { vi } from 'vitest';
import { Nodes } from '../../src/nodes/nodes.ts';
import { loudBetween } from '../../src/users/quiet.ts';
import { RefusedError } from '../../src/refused.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { openTables, type TablePush, type Tables } from '../../src/tables/index.ts';
import { newRequest, registerUsers, quietLog, running, untimed, Viewer } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { Machine } from './machine.ts';
import { MemoryNet } from './memory-bus.ts';
import { Reckoning, type Position, type SeatReckoning } from './reckoning.ts';
import { spread } from './spread.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const SERVERS = Number(process.env.SERVERS ?? 1);
/** How much later the last of several servers notices a timeout, in milliseconds. */
const LATE = SERVERS > 1 ? 500 : 0;
/** Time after which the server has moved for a seat, in milliseconds. */
const MOVED = SERVERS > 1 ? 7 * SECOND : 1300;

const settings = { aliveEveryMs: 2 * HOUR, wakeEveryMs: 6 * HOUR, wakeAheadMs: 7 * HOUR, sweepEveryMs: 30 * DAY };
const game = secretsGame();

/**
 * The storage of consecutive servers. It outlives them, and records when the last heartbeat was
 * stored.
 */
async function lasting() {
  const storage = await openSqlite(':memory:');
  const seen = { last: 0 };
  const [beat, close] = [storage.beat.bind(storage), storage.close.bind(storage)];
  const shared: Storage = Object.assign(storage, {
    close: () => Promise.resolve(),
    beat: (at: number, silence: number, forget: number) => {
      seen.last = at;
      return beat(at, silence, forget);
    },
  });
  return { shared, seen, close };
}

/** A spectator whose updates the play follows. */
class Observer extends Viewer {
  onPush: (push: TablePush) => void;

  constructor(onPush: (push: TablePush) => void) {
    super(null);
    this.onPush = onPush;
  }

  override send(push: TablePush): void {
    super.send(push);
    this.onPush(push);
  }
}

const counters = [
  'moves',
  'undos',
  'lost',
  'overtimes',
  'claims',
  'restarts',
  'kills',
  'refusals',
  'windows',
  'holidays',
  'paces',
] as const;
/** Counts events over all plays, so that plays without events do not pass. */
export const happened = Object.fromEntries(counters.map((name) => [name, 0])) as Record<(typeof counters)[number], number>;

/** Actions of people and servers. Repetition sets the probability. */
export const deeds = [
  ...([
    'move',
    'move',
    'move',
    'end',
    'end',
    'end',
    'ask',
    'ask',
    'answer',
    'undo',
    'undo',
    'undo',
    'wait',
    'wait',
    'wait',
  ] as const),
  ...([
    'stand',
    'stand',
    'return',
    'return',
    'return',
    'standIn',
    'remove',
    'claim',
    'claim',
    'rename',
    'enter',
    'leave',
  ] as const),
  ...([
    'pause',
    'pause',
    'agree',
    'agree',
    'agree',
    'decline',
    'pace',
    'rest',
    'back',
    'quiet',
    'goOn',
    'discard',
    'keep',
  ] as const),
  ...(['stop', 'kill'] as const),
] as const;

export interface Step {
  deed: (typeof deeds)[number];
  /** Index of the person who acts. */
  who: number;
  /** Whether a person whose seat must move acts instead, if there is one. */
  isAsked: boolean;
  seat: number;
  n: number;
  /** Index of the time to wait before. */
  after: number;
}

const waits = {
  live: [0, 0, 200, 900, 900, 1100, 1300, 3000, 8000, 11_000, 41_000],
  days: [0, 0, 900, 900, 1300, 8000, HOUR, 3 * HOUR, 7 * HOUR, 13 * HOUR, 25 * HOUR],
} as const;
const downs = [0, 5 * SECOND, HOUR, 2 * DAY] as const;
const nights: readonly (QuietHours | null)[] = [
  null,
  { zone: 'UTC', from: 22 * 60, until: 7 * 60 },
  { zone: 'UTC', from: 0, until: 16 * 60 },
];

/** The time controls of plays, also used for proposals. */
export const paces: readonly TimeControl[] = [
  { kind: 'live', clock: { turn: 10 } },
  { kind: 'live', clock: { bank: 40, increment: 0 } },
  { kind: 'live', clock: { bank: 30, increment: 5 } },
  { kind: 'days', hours: 24 },
];

export interface PlaySettings {
  pace: TimeControl;
  timeout: Timeout;
  /** Whether a bot has one of the three seats. */
  hasBot: boolean;
}

/**
 * People who send all kinds of requests at one table, compared with a `Reckoning` of its clocks.
 */
export class ClockPlay {
  /** The last proposal. */
  #proposed: Proposal = { pause: true };
  readonly #settings: PlaySettings;
  readonly #hand = new ManualClock();
  readonly #log = quietLog();
  readonly #pages = new Map<Me, Viewer>();
  readonly #quiet = new Map<Me, QuietHours | null>();
  #stored!: Awaited<ReturnType<typeof lasting>>;
  #machines: Machine[] = [];
  #tables!: Tables;
  /** All people. Two of them are other devices that begin without a seat. */
  #persons: Me[] = [];
  /** The owner of each seat; null for a bot's seat. */
  #owners: (Me | null)[] = [];
  #id = '';
  #observer!: Observer;
  #reckoning!: Reckoning;
  /** Number of the observer's log lines that are processed. */
  #read = 0;

  constructor(settingsOfPlay: PlaySettings) {
    this.#settings = settingsOfPlay;
  }

  async open(): Promise<void> {
    const { pace, timeout, hasBot } = this.#settings;
    this.#stored = await lasting();
    await this.#begin();
    this.#persons = await registerUsers(this.#tables, 'Ana', 'Ben', 'Eva', 'Phone', 'Tablet');
    const players = this.#persons.slice(0, hasBot ? 2 : 3);
    const own: Partial<TableSettings> = { pace, timeout, seats: 3, options: { turns: 90, windowMs: 5000 } };
    this.#id = await running(this.#tables, players, { ...own, bots: hasBot ? ['easy'] : [] });
    this.#observer = new Observer(() => undefined);
    await this.#watch();
    this.#owners = this.#view.seats.map(({ name }) => players.find((person) => person.name === name) ?? null);
    const owned = this.#owners.map((person) => person !== null);
    this.#reckoning = new Reckoning(pace, timeout, owned, this.#hand.now(), this.#position());
    this.#observer.onPush = (push) => this.#see(push);
  }

  async run(step: Step): Promise<void> {
    if (this.#isOver) return;
    await this.#wait(waits[this.#view.pace.kind][step.after] ?? 0);
    if (this.#isOver) return;
    await this.#ask(step);
    await this.#wait(0);
    await vi.waitFor(() => this.#compare(), { interval: 1, timeout: 1000 });
  }

  async close(): Promise<void> {
    await this.#wait(MOVED);
    await this.#tables.close();
    await this.#stored.close();
    assert.deepEqual(this.#log.errors, []);
  }

  get #isOver(): boolean {
    return this.#observer.gone !== null || this.#view.status !== 'running';
  }

  get #view(): NonNullable<Viewer['view']> {
    return this.#observer.view as NonNullable<Viewer['view']>;
  }

  get #match(): NonNullable<Viewer['match']> {
    return this.#observer.match as NonNullable<Viewer['match']>;
  }

  async #begin(): Promise<void> {
    const net = new MemoryNet();
    const servers: Tables[] = [];
    this.#machines = Array.from({ length: SERVERS }, () => new Machine(this.#hand));
    for (const clock of this.#machines) {
      const nodes = SERVERS === 1 ? null : await Nodes.join({ bus: net.end(), clock, log: this.#log, settings: untimed });
      const parts = { storage: this.#stored.shared, games: { secrets: game }, clock, log: this.#log, settings };
      servers.push(await openTables({ ...parts, nodes }));
    }
    this.#tables = SERVERS === 1 ? (servers[0] as Tables) : spread(servers);
  }

  async #watch(): Promise<void> {
    const { view, match } = await this.#tables.enter(this.#id, this.#observer);
    this.#observer.view = view;
    if (match !== null) this.#observer.send({ type: 'snapshot', match });
  }

  #position(): Position {
    const { ctx, window } = this.#match.state;
    const asked = this.#view.seats.map(({ seat }) => seat).filter((seat) => isActive(ctx as ViewCtx, String(seat)));
    return { turn: (ctx as ViewCtx).turn, asked, isOpen: window !== null };
  }

  /** Advances the reckoning to now, then applies the change. */
  #see(push: TablePush): void {
    const reckoning = this.#reckoning;
    reckoning.pass(this.#hand.now());
    const news = this.#observer.log
      .slice(this.#read)
      .map(({ event }) => event as { type: string; seat?: number; pace?: TimeControl });
    this.#read = this.#observer.log.length;
    // A restarted server sends its log again.
    const isNew = push.type !== 'snapshot';
    if (push.type === 'update' && news.some(({ type }) => type === 'undone')) reckoning.takeBack();
    else if (push.type === 'update') reckoning.move();
    reckoning.isPaused = this.#view.paused;
    for (const { seat, standIn } of this.#view.seats) if (standIn === 'removed') reckoning.owned[seat] = false;
    reckoning.update(this.#position());
    for (const { type, seat = 0, pace } of isNew ? news : []) {
      if (type === 'wentOn') reckoning.vote(seat);
      if (type === 'outOfTime') happened.lost += 1;
      if (pace === undefined) continue;
      reckoning.begin(pace);
      happened.paces += 1;
    }
  }

  async #wait(ms: number): Promise<void> {
    if (this.#isOver) return;
    const before = this.#match.version;
    const must = this.#mustServerMove() && ms >= MOVED;
    await this.#hand.advance(ms);
    if (this.#isOver) return;
    this.#reckoning.pass(this.#hand.now());
    if (must) assert.ok(this.#match.version > before, 'the server does not move for a seat');
  }

  #mustServerMove(): boolean {
    const { seats, paused } = this.#view;
    const { asked, isOpen } = this.#reckoning.position;
    if (paused || isOpen) return false;
    return asked.some((seat) => seats[seat]?.bot !== null || seats[seat]?.standIn !== null || this.#reckoning.isLost(seat));
  }

  #compare(): void {
    const reckoning = this.#reckoning;
    const now = this.#hand.now();
    const { isOpen } = reckoning.position;
    for (const [seat, { out, lost, runs, holidays, ...time }] of (this.#view.clock ?? []).entries()) {
      const own = reckoning.seats[seat] as SeatReckoning;
      if (reckoning.owned[seat] !== true || isLate(own, now)) continue;
      if (own.overtime) happened.overtimes += 1;
      const shown = { seat, out, lost: lost && !isOpen, holidays };
      const counted = { seat, out: own.outAt !== null, lost: reckoning.isLost(seat), holidays: own.holidays };
      // In correspondence matches the server shows the open window's time instead.
      if (isOpen && this.#view.pace.kind === 'days') assert.deepEqual(shown, counted);
      else {
        const left = own.given - own.counted;
        assert.deepEqual({ ...shown, runs, left: leftBy(time, own, now) }, { ...counted, runs: own.since !== null, left });
      }
    }
  }

  async #ask(step: Step): Promise<void> {
    try {
      await this.#do(step, step.isAsked ? this.#askedPerson() : (this.#persons[step.who] as Me));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.code === 'internal') throw error;
      if (error.refusal.code === 'outOfTime') happened.refusals += 1;
    }
  }

  #askedPerson(): Me {
    const persons = this.#reckoning.position.asked.flatMap((seat) => this.#owners[seat] ?? []);
    return persons[0] ?? (this.#persons[0] as Me);
  }

  async #do({ deed, seat, n }: Step, person: Me): Promise<void> {
    const [tables, id] = [this.#tables, this.#id];
    switch (deed) {
      case 'move':
      case 'end':
      case 'ask':
      case 'answer':
        return this.#move(deed, person, n);
      case 'undo':
        return this.#undo();
      case 'wait':
        return undefined;
      case 'stand':
        return tables.stand(id, person);
      case 'return':
        return tables.return(id, person);
      case 'standIn':
        return tables.standIn(id, person, seat);
      case 'remove':
        // Rarely; otherwise soon nobody would be left.
        return n === 0 ? tables.remove(id, person, seat) : undefined;
      case 'claim':
        return this.#claim(person, n);
      case 'rename':
        return void (await tables.rename(person, `Name ${n}`));
      case 'enter':
        return this.#enter(person);
      case 'leave':
        return this.#leave(person);
      case 'pause':
        return tables.propose(id, person, (this.#proposed = { pause: n % 3 === 0 }));
      case 'agree':
        for (const each of this.#persons) await tables.voteOnProposal(id, each, this.#proposed, true).catch(() => undefined);
        return undefined;
      case 'decline':
        return tables.voteOnProposal(id, person, this.#proposed, false);
      case 'pace':
        return tables.propose(id, person, (this.#proposed = { pace: paces[n % paces.length] as TimeControl }));
      case 'rest':
        await tables.takeHoliday(id, person, 1 + (n % 2));
        happened.holidays += 1;
        return this.#reckoning.rest(this.#owners.indexOf(person), 1 + (n % 2));
      case 'back':
        return this.#comeBack(person);
      case 'quiet':
        await tables.quiet(person, nights[n % nights.length] ?? null);
        this.#quiet.set(person, nights[n % nights.length] ?? null);
        return this.#want();
      case 'goOn':
        for (const each of this.#persons) await tables.goOn(id, each, seat).catch(() => undefined);
        return undefined;
      case 'discard':
        return n === 0 ? tables.discard(id, person) : undefined;
      case 'keep':
        return tables.keep(id, person);
      case 'stop':
      case 'kill':
        return this.#restart(deed, n);
    }
  }

  async #move(deed: 'move' | 'end' | 'ask' | 'answer', person: Me, n: number): Promise<void> {
    const { state, version, playerID } = await this.#tables.sync(this.#id, person);
    if (playerID === null) return;
    const legal = game.legalMoves(state.G, state.ctx as ViewCtx, playerID);
    const fitting = legal.filter(({ move }) => move === deed || (deed === 'move' && (move === 'place' || move === 'draw')));
    const { move, args } = fitting[n % fitting.length] ?? { move: deed, args: [] };
    const wasLost = this.#isSurelyLost(Number(playerID));
    await this.#tables.move(person, { table: this.#id, request: newRequest(), version, move, args: args as never[] });
    assert.ok(!wasLost, 'a seat moves in a turn that it has lost');
    happened.moves += 1;
    if (move === 'ask') happened.windows += 1;
  }

  /** Undoes the last move, by the person who can. */
  async #undo(): Promise<void> {
    for (const [seat, person] of this.#owners.entries()) {
      if (person === null || this.#reckoning.owned[seat] !== true) continue;
      const { state, version } = await this.#tables.sync(this.#id, person);
      if (!state.undo) continue;
      const wasLost = this.#isSurelyLost(seat);
      await this.#tables.undo(person, { table: this.#id, request: newRequest(), version });
      assert.ok(!wasLost, 'a seat takes back in a turn that it has lost');
      happened.undos += 1;
      const { given, counted } = this.#reckoning.seats[seat] as SeatReckoning;
      assert.ok(this.#settings.timeout === 'vote' || given > counted, 'no time is left after an undo');
      return;
    }
  }

  #isSurelyLost(seat: number): boolean {
    return this.#reckoning.isLost(seat) && !isLate(this.#reckoning.seats[seat] as SeatReckoning, this.#hand.now());
  }

  async #claim(person: Me, n: number): Promise<void> {
    const seat = this.#owners.indexOf(person);
    const devices = this.#persons.filter((each) => each === person || !this.#owners.includes(each));
    const to = devices[n % devices.length] as Me;
    const { token } = await this.#tables.handover(this.#id, person, null);
    await this.#tables.claim(to, token);
    this.#owners[seat] = to;
    this.#want();
    happened.claims += 1;
  }

  #want(): void {
    const quietOf = (person: Me | null) => (person === null ? null : (this.#quiet.get(person) ?? null));
    for (const [seat, person] of this.#owners.entries()) this.#reckoning.wanted[seat] = quietOf(person);
  }

  async #comeBack(person: Me): Promise<void> {
    const seat = this.#owners.indexOf(person);
    await this.#tables.takeHoliday(this.#id, person, 0);
    if ((this.#reckoning.seats[seat]?.holiday ?? 0) > this.#hand.now()) this.#reckoning.comeBack(seat);
  }

  async #enter(person: Me): Promise<void> {
    if (!this.#pages.has(person)) this.#pages.set(person, await Viewer.at(this.#tables, this.#id, person));
  }

  async #leave(person: Me): Promise<void> {
    const page = this.#pages.get(person);
    this.#pages.delete(person);
    if (page !== undefined) await this.#tables.leave(this.#id, page.id);
  }

  /** Stops or kills the servers, and starts others after a while. */
  async #restart(deed: 'stop' | 'kill', n: number): Promise<void> {
    const from = deed === 'stop' ? this.#hand.now() : this.#stored.seen.last;
    if (deed === 'stop') await this.#tables.close();
    else for (const machine of this.#machines) machine.cut();
    this.#pages.clear();
    await this.#hand.advance(downs[n % downs.length] ?? 0);
    await this.#begin();
    this.#reckoning.returnOutageTime(from, this.#hand.now());
    await this.#watch();
    happened[deed === 'stop' ? 'restarts' : 'kills'] += 1;
  }
}

/** Several servers notice a timeout one after another. */
function isLate({ outAt }: SeatReckoning, now: number): boolean {
  return outAt !== null && outAt > now - LATE;
}

/** The time left for a seat, according to the server. */
function leftBy({ left, dueAt }: Pick<SeatClock, 'left' | 'dueAt'>, { quiet, holiday }: SeatReckoning, at: number): number {
  return dueAt === null ? left : loudBetween(quiet, Math.max(at, holiday), dueAt);
}

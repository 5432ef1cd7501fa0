import { limits, type ErrorCode, type TableSettings } from '@sobremesa/protocol';
import { optionsFit } from '../matches/match.ts';
import { logFor } from '../matches/views.ts';
import type { People } from '../people/people.ts';
import { RefusedError } from '../refused.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { TableActor } from './actor.ts';
import type { Context } from './context.ts';
import type { Change, Live } from './live.ts';
import { move, returned, started, undo } from './playing.ts';
import { Queue } from './queue.ts';
import type { Registry } from './registry.ts';
import type { Person, Service } from './service.ts';
import * as seating from './seating.ts';
import type { Sweeper } from './sweeper.ts';
import * as rules from './table.ts';
import { nobody, summaryOf, yoursOf } from './views.ts';

const TOKEN_BYTES = 16;

type Args<N extends keyof Service> = Parameters<Service[N]>;

/** The service: finds the table, and hands the request to its actor. */
export class Tables implements Service {
  readonly #context: Context;
  readonly #people: People;
  readonly #registry: Registry;
  readonly #sweeper: Sweeper;
  /** New tables are made one after the other, so that the bound on tables per person holds. */
  readonly #openings = new Queue();
  readonly #underWay = new Set<Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(context: Context, people: People, registry: Registry, sweeper: Sweeper) {
    this.#context = context;
    this.#people = people;
    this.#registry = registry;
    this.#sweeper = sweeper;
  }

  register(...[name]: Args<'register'>) {
    return this.#when(() => this.#people.register(name));
  }

  authenticate(...[key]: Args<'authenticate'>) {
    return this.#when(() => this.#people.authenticate(key));
  }

  rename(...[person, name]: Args<'rename'>) {
    return this.#when(async () => {
      const known = await this.#people.rename(person, name);
      const at = new Set([...(await this.#context.storage.tablesOf(known.id)), ...this.#registry.whereHere(known.id)]);
      for (const id of at) await this.#renameAt(this.#registry.at(id), known).catch(unless('unknownTable'));
      return known;
    });
  }

  enterLobby(...[subscriber]: Args<'enterLobby'>) {
    return this.#when(async () => this.#context.lobby.enter(subscriber));
  }

  leaveLobby(...[subscriberId]: Args<'leaveLobby'>) {
    this.#context.lobby.leave(subscriberId);
  }

  open(...[host, settings]: Args<'open'>) {
    return this.#when(() => this.#open(settings, host));
  }

  openHostless(...[settings]: Args<'openHostless'>) {
    return this.#when(() => this.#open(settings, null));
  }

  summary(...[table, person = null]: [string, (Person | null)?]) {
    return this.#when(async () => {
      const known = this.#context.lobby.get(table, person);
      if (known !== null) return known;
      const stored = await this.#context.storage.load(table);
      return stored === null ? null : { ...summaryOf(stored.table, nobody), ...yoursOf(stored.table, person) };
    });
  }

  listed(...[game]: Args<'listed'>) {
    return this.#when(async () => this.#context.lobby.listed(game));
  }

  enter(...[table, subscriber]: Args<'enter'>) {
    return this.#ask(table, 'enter', async (live, actor) => {
      mustLook(live, subscriber.person);
      const chat = await this.#context.storage.chat(table, { limit: limits.page });
      const seen = actor.room.enter(live, subscriber);
      actor.tellPresence(live);
      return { ...seen, chat };
    });
  }

  async leave(...[table, subscriberId]: Args<'leave'>) {
    // When the server stops everybody leaves, and there is nobody to tell.
    if (this.#closing !== null) return;
    const left = this.#change(table, 'leave', (live, actor): Change<void> => {
      if (!actor.room.leave(subscriberId, this.#now())) return { answer: undefined };
      actor.tellPresence(live);
      const abandoned = live.table.status === 'open' && actor.room.size === 0;
      return abandoned ? { answer: undefined, table: live.table } : { answer: undefined };
    });
    await left.catch(unless('unknownTable'));
  }

  sit(...[table, person, seat]: Args<'sit'>) {
    return this.#change(table, 'sit', (live) => seating.sit(live, person, seat, () => this.#mustHaveRoom(person), this.#now()));
  }

  stand(...[table, person]: Args<'stand'>) {
    return this.#change(table, 'stand', (live) => seating.stand(live, person));
  }

  return(...[table, person]: Args<'return'>) {
    return this.#change(table, 'return', (live) => returned(live, person));
  }

  standIn(...[table, person, seat]: Args<'standIn'>) {
    return this.#change(table, 'standIn', (live, { room }) => {
      const latest = this.#now() - this.#context.settings.awayMs;
      return seating.standIn(live, person, seat, (id) => (room.awaySince(id) ?? Infinity) <= latest);
    });
  }

  remove(...[table, host, seat]: Args<'remove'>) {
    return this.#change(table, 'remove', (live) => seating.hosted(live, seat, (before) => rules.remove(before, host, seat)));
  }

  closeSeat(...[table, host, seat]: Args<'closeSeat'>) {
    return this.#change(table, 'closeSeat', (live) =>
      seating.hosted(live, seat, (before) => rules.closeSeat(before, host, seat)),
    );
  }

  openSeat(...[table, host, seat]: Args<'openSeat'>) {
    return this.#change(table, 'openSeat', (live) => seating.hosted(live, seat, (before) => rules.openSeat(before, host, seat)));
  }

  start(...[table, host]: Args<'start'>) {
    return this.#change(table, 'start', (live) => {
      rules.mustHost(live.table, host);
      return started(live, live.table, this.#now(), undefined);
    });
  }

  async discard(...[table, host]: Args<'discard'>) {
    await this.#when(() =>
      this.#registry.at(table).end('discarded', (live) => {
        rules.mustHost(live.table, host);
        return true;
      }),
    );
  }

  handover(...[table, person]: Args<'handover'>) {
    return this.#ask(table, 'handover', async (live) => {
      rules.mustSit(live.table, person);
      const token = randomToken(TOKEN_BYTES);
      const expires = this.#now() + this.#context.settings.handoverMs;
      const record = { hash: hashSecret(token), table, person: person.id, expiresAt: expires, used: false };
      await this.#context.storage.addHandover(record);
      return { token, expires };
    });
  }

  claim(...[person, token]: Args<'claim'>) {
    return this.#when(async () => {
      const { storage } = this.#context;
      const hash = hashSecret(token);
      const found = await storage.handover(hash);
      if (found === null) throw new RefusedError('badHandover');
      const actor = this.#registry.at(found.table);
      return actor.change('claim', async (live) => seating.claim(live, await storage.handover(hash), person, this.#now()));
    });
  }

  async rematch(...[table, person]: Args<'rematch'>) {
    const { fresh, id, seated } = await this.#change(table, 'rematch', async (live) => {
      const next = live.table.rematch;
      const exists = next !== null && (await this.#context.storage.load(next)) !== null;
      return seating.rematch(live, person, exists, () => this.#mustHaveRoom(person), this.#now());
    });
    if (fresh !== null) this.#context.lobby.put(fresh);
    // If the others began without this person, they can still go and see.
    else if (seated) await this.sit(id, person).catch(unless('notOpen'));
    return id;
  }

  say(...[table, person, text]: Args<'say'>) {
    return this.#change(table, 'say', (live): Change<void> => {
      const seat = rules.seatOf(live.table, person);
      if (seat === null && !live.table.settings.watchable) throw new RefusedError('watchingNotAllowed');
      return { answer: undefined, message: { name: person.name, seat, text } };
    });
  }

  chat(...[table, person, page]: Args<'chat'>) {
    return this.#ask(table, 'chat', (live) => {
      mustLook(live, person);
      return this.#context.storage.chat(table, page);
    });
  }

  sync(...[table, person]: Args<'sync'>) {
    return this.#ask(table, 'sync', (live, { room }) => {
      mustLook(live, person);
      if (live.match === null) throw new RefusedError('notRunning');
      return room.snapshot(live, rules.seatOf(live.table, person));
    });
  }

  move(...[person, request]: Args<'move'>) {
    return this.#change(request.table, 'move', (live) => move(live, person, request, this.#now()));
  }

  undo(...[person, request]: Args<'undo'>) {
    return this.#change(request.table, 'undo', (live) => undo(live, person, request, this.#now()));
  }

  log(...[table, person, page]: Args<'log'>) {
    return this.#ask(table, 'log', async (live) => {
      mustLook(live, person);
      return logFor(live.module, await this.#context.storage.log(table, page), rules.seatOf(live.table, person));
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#context.lobby.close();
    await this.#sweeper.stop();
    await Promise.allSettled(this.#underWay);
    await this.#registry.stop();
    await this.#context.storage.close();
  }

  #now(): number {
    return this.#context.clock.now();
  }

  async #when<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new RefusedError('shuttingDown');
    const promise = work();
    this.#underWay.add(promise);
    try {
      return await promise;
    } finally {
      this.#underWay.delete(promise);
    }
  }

  #ask<T>(table: string, what: string, task: (live: Live, actor: TableActor) => T | Promise<T>): Promise<T> {
    return this.#when(() => {
      const actor = this.#registry.at(table);
      return actor.ask(what, (live) => task(live, actor));
    });
  }

  #change<T>(table: string, what: string, work: (live: Live, actor: TableActor) => Change<T> | Promise<Change<T>>): Promise<T> {
    return this.#when(() => {
      const actor = this.#registry.at(table);
      return actor.change(what, (live) => work(live, actor));
    });
  }

  #open(settings: TableSettings, host: Person | null): Promise<string> {
    return this.#openings.run(async () => {
      const { games, storage, lobby } = this.#context;
      const module = Object.hasOwn(games, settings.game) ? games[settings.game] : undefined;
      if (module === undefined) throw new RefusedError('unknownGame');
      const options = module.options.safeParse(settings.options);
      const { min, max } = module.players;
      if (!options.success || settings.seats < min || settings.seats > max) throw new RefusedError('badOptions');
      if (!optionsFit(module, options.data, settings.seats)) throw new RefusedError('badOptions');
      if (host !== null) this.#mustHaveRoom(host);
      const parsed = { ...settings, options: options.data as TableSettings['options'] };
      const table = rules.openTable(seating.newTableId(), parsed, host, this.#now());
      await storage.commit({ table });
      lobby.put(table);
      return table.id;
    });
  }

  #renameAt(actor: TableActor, person: Person): Promise<void> {
    return actor.change('rename', (live): Change<void> => {
      actor.room.rename(person);
      actor.tellPresence(live);
      const table = rules.renamed(live.table, person);
      return table === live.table ? { answer: undefined } : { answer: undefined, table };
    });
  }

  #mustHaveRoom(person: Person): void {
    if (this.#context.lobby.seatsOf(person) >= this.#context.settings.tablesPerPerson) throw new RefusedError('tooManyTables');
  }
}

function mustLook({ table }: Live, person: Person | null): void {
  if (!rules.mayLook(table, person)) throw new RefusedError('watchingNotAllowed');
}

/** Passes every error on but this one refusal. */
function unless(code: ErrorCode): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof RefusedError) || error.refusal.code !== code) throw error;
  };
}

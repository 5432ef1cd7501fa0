import type { HookKind, HooksView, Results, TableHook } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Person } from '../people/people.ts';
import { RefusedError } from '../refused.ts';
import { randomToken } from '../secrets.ts';
import type { ChannelRecord, Storage, TableHead, Take } from '../storage/storage.ts';
import { nameAt } from '../tables/rules/names.ts';
import { isPersons } from '../tables/rules/table.ts';
import { hooksPerPerson, hooksPerTarget, trialsPerHost, trialsPerPerson, trialsPerTarget } from './allowances.ts';
import { outcomeOf } from './answers.ts';
import type { Channels } from './channels.ts';
import { hookPost, publicText, type HookMessage, type HookTarget, type Post } from './hookPost.ts';
import type { Keys } from './keys.ts';
import { Lanes, laneOf } from './lanes.ts';
import type { Reach } from './reach.ts';
import type { Outcome } from './sender.ts';
import type { PublicLine } from './words.ts';

/** Channels of one table. The one that was added first gives way. */
const MOST = 3;
const SECRET_BYTES = 32;
const ID_BYTES = 12;

export interface HooksParts {
  storage: Storage;
  clock: Clock;
  keys: Keys;
  channels: Channels;
  /** Waits no longer than whoever tries a channel does. */
  reach: Reach;
  linkTo: HookMessage['linkTo'];
  /** Where a channel is turned off. */
  stopAt: (channel: string) => string;
}

/** What a host wants a channel to be. */
interface NewHook {
  kind: HookKind;
  address: string;
  language: string;
}

/** The channels to which tables tell what happens there. Only a table's host has to do with them: all else is refused as `notHost`. */
export class Hooks {
  readonly #parts: HooksParts;
  /** Trials under way: a slow receiver holds up nobody but those who try it. */
  readonly #trials = new Lanes({ all: 8, perKind: 8, perReceiver: 2 });

  constructor(parts: HooksParts) {
    this.#parts = parts;
  }

  /** @throws RefusedError `unknownTable` or `notHost` */
  async of(table: string, host: Person, language: string): Promise<HooksView> {
    const { storage, linkTo } = this.#parts;
    const head = await this.#hosted(table, host);
    return {
      hooks: (await storage.channelsOf(table)).flatMap((channel) => this.#shown(channel) ?? []),
      most: MOST,
      preview: previewOf(head).flatMap((line) => publicText(language, line) ?? []),
      link: linkTo(table),
    };
  }

  /** @throws RefusedError `unknownTable`, `notHost`, `badAddress`, or `rateLimited` when too many are added */
  async add(table: string, host: Person, { kind, address, language }: NewHook): Promise<Results['hooks:add']> {
    const { storage, clock, channels, reach } = this.#parts;
    await this.#hosted(table, host);
    const at = clock.now();
    if (!reach.allows(address)) throw new RefusedError('badAddress');
    await this.#take(
      { key: `hooks of ${host.id}`, at, ...hooksPerPerson },
      { key: this.#keyOf('hooks', addressOf(address)), at, ...hooksPerTarget },
    );
    const target: HookTarget = { kind, address, secret: randomToken(SECRET_BYTES) };
    const added = await this.#lead(table, target, language);
    const all = await storage.channelsOf(table);
    const others = all.filter(({ id }) => id !== added.id);
    for (const old of others.slice(0, Math.max(all.length - MOST, 0))) await channels.forget(old.id);
    return { hook: shownAs(added.id, target), secret: kind === 'json' ? target.secret : null };
  }

  /**
   * Sends something there now, and says what became of it.
   *
   * @throws RefusedError `unknownTable`, `notHost`, `unknownChannel`, or `rateLimited` when too many are tried
   */
  async try(table: string, host: Person, id: string): Promise<Results['hooks:try']> {
    const { clock, channels, linkTo, stopAt } = this.#parts;
    const { settings } = (await this.#hosted(table, host)).table;
    const channel = await this.#channelAt(table, id);
    const target = this.#targetOf(channel);
    const line: PublicLine = { kind: 'test', table, game: settings.game, names: [] };
    const about = { id: randomToken(ID_BYTES), language: channel.language, now: clock.now() };
    const message = { ...about, lines: [line], linkTo, stop: stopAt(id) };
    const post = target && hookPost(target, message);
    const outcome = target === null || post === null ? 'gone' : await this.#trial(host, target, post);
    if (outcome === 'gone') await channels.forget(id);
    return { trial: outcome === 'done' ? 'arrived' : outcome === 'gone' ? 'gone' : 'failed' };
  }

  async #trial({ id }: Person, { address }: HookTarget, post: Post): Promise<Outcome> {
    const lane = laneOf('hook', JSON.stringify({ address }));
    if (!this.#trials.hasRoom(lane)) throw new RefusedError('rateLimited');
    const at = this.#parts.clock.now();
    const leave = this.#trials.enter(lane);
    try {
      await this.#take(
        { key: `trials of ${id}`, at, ...trialsPerPerson },
        { key: this.#keyOf('trials', addressOf(address)), at, ...trialsPerTarget },
        { key: this.#keyOf('trials', lane.receiver), at, ...trialsPerHost },
      );
      return await outcomeOf(this.#parts.reach.send(address, post), 'refused');
    } finally {
      leave();
    }
  }

  /** @throws RefusedError `unknownTable`, `notHost`, or `unknownChannel` */
  async drop(table: string, host: Person, id: string): Promise<void> {
    await this.#hosted(table, host);
    await this.#channelAt(table, id);
    await this.#parts.channels.forget(id);
  }

  /**
   * Those who play again are told where they were told before: the next table gets channels to where this one's lead.
   *
   * @throws RefusedError `rateLimited` when too many lead to one address
   */
  async carry(table: string, next: string): Promise<void> {
    const { storage, clock } = this.#parts;
    const at = clock.now();
    for (const channel of await storage.channelsOf(table)) {
      const target = this.#targetOf(channel);
      if (target === null) continue;
      await this.#take({ key: this.#keyOf('hooks', addressOf(target.address)), at, ...hooksPerTarget });
      await this.#lead(next, target, channel.language);
    }
  }

  /** A channel of this table's, or the one that leads to the same address already. */
  #lead(table: string, target: HookTarget, language: string): Promise<ChannelRecord> {
    const { keys, channels } = this.#parts;
    const mark = keys.mark('hook', table, target.address);
    return channels.add({ kind: 'hook', person: null, table, mark, language, confirmed: true }, target);
  }

  /** @throws RefusedError `rateLimited` */
  async #take(...takes: readonly Take[]): Promise<void> {
    if ((await this.#parts.storage.take(...takes)) !== null) throw new RefusedError('rateLimited');
  }

  /** Names an allowance of a target, which cannot be told from it. */
  #keyOf(what: 'hooks' | 'trials', target: string): string {
    return `${what} to ${Buffer.from(this.#parts.keys.mark('hook target', target)).toString('base64url')}`;
  }

  async #hosted(table: string, { id }: Person): Promise<TableHead> {
    const head = await this.#parts.storage.head(table);
    if (head === null) throw new RefusedError('unknownTable');
    if (head.table.host !== id) throw new RefusedError('notHost');
    return head;
  }

  async #channelAt(table: string, id: string): Promise<ChannelRecord> {
    const channel = await this.#parts.storage.channel(id);
    if (channel === null || channel.table !== table) throw new RefusedError('unknownChannel');
    return channel;
  }

  /** Null when it was sealed with another key. */
  #targetOf({ sealed, mark }: ChannelRecord): HookTarget | null {
    const target = this.#parts.keys.open(sealed, mark);
    return target === null ? null : (JSON.parse(target) as HookTarget);
  }

  #shown(channel: ChannelRecord): TableHook | null {
    const target = this.#targetOf(channel);
    return target && shownAs(channel.id, target);
  }
}

/** An address as it is counted: the same whatever a query, which a sender may make up, adds to it. */
function addressOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function shownAs(id: string, { kind, address }: HookTarget): TableHook {
  return { id, kind, host: new URL(address).host };
}

/** One of each that is told of a table, with the names of those who sit there. */
function previewOf({ table: { id: table, settings, seats }, names }: TableHead): PublicLine[] {
  const seated = seats.filter(isPersons).flatMap((seat) => nameAt(seat, (person) => names[person] ?? '') ?? []);
  const line = (kind: PublicLine['kind'], about: string[] = []): PublicLine => ({
    kind,
    table,
    game: settings.game,
    names: about,
  });
  // Where watchers see the match late, it is not told whose turn it is.
  const isTold = settings.watchDelay === null;
  const turns = isTold ? [line('turn', seated.slice(0, 1))] : [];
  const reminders = isTold && settings.pace.kind === 'days' ? [line('soon', seated.slice(0, 1))] : [];
  return [line('sat', seated.slice(1, 2)), line('begins'), ...turns, ...reminders, line('over'), line('rematch')];
}

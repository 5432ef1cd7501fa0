import type { WebhookKind, WebhooksView, Results, TableWebhook } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { User } from '../users/users.ts';
import { RefusedError } from '../refused.ts';
import { randomToken } from '../secrets.ts';
import type { ChannelRecord, Storage, TableHead, Take } from '../storage/storage.ts';
import { nameAt } from '../tables/rules/names.ts';
import { isPersons } from '../tables/rules/table.ts';
import { testsPerHost, testsPerUser, testsPerTarget, webhooksPerUser, webhooksPerTarget } from './allowances.ts';
import type { Channels } from './channels.ts';
import { DeliverySlots, destinationOf } from './deliverySlots.ts';
import { httpOutcome } from './httpOutcome.ts';
import type { Keys } from './keys.ts';
import type { WebhookLine } from './messages/index.ts';
import type { OutboundHttp } from './outboundHttp.ts';
import type { Outcome } from './sender.ts';
import { publicText, webhookRequest, type WebhookMessage, type WebhookRequest, type WebhookTarget } from './webhookRequest.ts';

/** The most webhooks of one table. Adding another one removes the oldest. */
const MOST = 3;
const SECRET_BYTES = 32;
const ID_BYTES = 12;

export interface WebhooksParts {
  storage: Storage;
  clock: Clock;
  keys: Keys;
  channels: Channels;
  /** Sends tests of webhooks, with a short deadline. */
  http: OutboundHttp;
  linkTo: WebhookMessage['linkTo'];
  /** The address that turns a webhook off. */
  stopAt: (channel: string) => string;
}

interface NewWebhook {
  kind: WebhookKind;
  address: string;
  language: string;
}

/**
 * The webhooks of tables. Only a table's host manages them; anybody else is refused with `notHost`.
 */
export class Webhooks {
  readonly #parts: WebhooksParts;
  /** Tests in progress. */
  readonly #slots = new DeliverySlots({ total: 8, perKind: 8, perReceiver: 2, perOwner: 2 });

  constructor(parts: WebhooksParts) {
    this.#parts = parts;
  }

  /** @throws RefusedError `unknownTable` or `notHost` */
  async of(table: string, host: User, language: string): Promise<WebhooksView> {
    const { storage, linkTo } = this.#parts;
    const head = await this.#requireHost(table, host);
    return {
      hooks: (await storage.channelsOf(table)).flatMap((channel) => this.#viewOf(channel) ?? []),
      most: MOST,
      preview: previewOf(head).flatMap((line) => publicText(language, line) ?? []),
      link: linkTo(table),
    };
  }

  /**
   * @throws RefusedError `unknownTable`, `notHost`, `badAddress`, or `rateLimited` after too many
   *   in a day
   */
  async add(table: string, host: User, { kind, address, language }: NewWebhook): Promise<Results['hooks:add']> {
    const { storage, clock, channels, http } = this.#parts;
    await this.#requireHost(table, host);
    const at = clock.now();
    if (!http.allows(address)) throw new RefusedError('badAddress');
    await this.#take(
      { key: `hooks of ${host.id}`, at, ...webhooksPerUser },
      { key: this.#keyOf('hooks', addressOf(address)), at, ...webhooksPerTarget },
    );
    const target: WebhookTarget = { kind, address, secret: randomToken(SECRET_BYTES) };
    const added = await this.#add(table, target, language);
    const all = await storage.channelsOf(table);
    const others = all.filter(({ id }) => id !== added.id);
    for (const old of others.slice(0, Math.max(all.length - MOST, 0))) await channels.remove(old.id);
    return { hook: viewOf(added.id, target), secret: kind === 'json' ? target.secret : null };
  }

  /**
   * Sends a test message now.
   *
   * @throws RefusedError `unknownTable`, `notHost`, `unknownChannel`, or `rateLimited` after too
   *   many tests
   */
  async test(table: string, host: User, id: string): Promise<Results['hooks:try']> {
    const { clock, channels, linkTo, stopAt } = this.#parts;
    const { settings } = (await this.#requireHost(table, host)).table;
    const channel = await this.#channelAt(table, id);
    const target = this.#targetOf(channel);
    const line: WebhookLine = { kind: 'test', table, game: settings.game, names: [] };
    const envelope = { id: randomToken(ID_BYTES), language: channel.language, now: clock.now() };
    const message = { ...envelope, lines: [line], linkTo, stop: stopAt(id) };
    const request = target && webhookRequest(target, message);
    const outcome = target === null || request === null ? 'gone' : await this.#send(host, target, request);
    if (outcome === 'gone') await channels.remove(id);
    return { trial: outcome === 'done' ? 'arrived' : outcome === 'gone' ? 'gone' : 'failed' };
  }

  async #send({ id }: User, { address }: WebhookTarget, request: WebhookRequest): Promise<Outcome> {
    const destination = destinationOf('hook', JSON.stringify({ address }), id);
    if (!this.#slots.hasRoom(destination)) throw new RefusedError('rateLimited');
    const at = this.#parts.clock.now();
    const free = this.#slots.take(destination);
    try {
      await this.#take(
        { key: `trials of ${id}`, at, ...testsPerUser },
        { key: this.#keyOf('trials', addressOf(address)), at, ...testsPerTarget },
        { key: this.#keyOf('trials', destination.receiver), at, ...testsPerHost },
      );
      return await httpOutcome(this.#parts.http.send(address, request), 'refused');
    } finally {
      free();
    }
  }

  /** @throws RefusedError `unknownTable`, `notHost`, or `unknownChannel` */
  async drop(table: string, host: User, id: string): Promise<void> {
    await this.#requireHost(table, host);
    await this.#channelAt(table, id);
    await this.#parts.channels.remove(id);
  }

  /**
   * Copies the webhooks of a table to its rematch.
   *
   * @throws RefusedError `rateLimited` after too many webhooks to one address
   */
  async copy(table: string, next: string): Promise<void> {
    const { storage, clock } = this.#parts;
    const at = clock.now();
    for (const channel of await storage.channelsOf(table)) {
      const target = this.#targetOf(channel);
      if (target === null) continue;
      await this.#take({ key: this.#keyOf('hooks', addressOf(target.address)), at, ...webhooksPerTarget });
      await this.#add(next, target, channel.language);
    }
  }

  /** Adds a webhook, or renews the table's webhook to the same address. */
  #add(table: string, target: WebhookTarget, language: string): Promise<ChannelRecord> {
    const { keys, channels } = this.#parts;
    const mark = keys.mark('hook', table, target.address);
    const of = { kind: 'hook', person: null, device: null, address: null } as const;
    return channels.add({ ...of, table, mark, language, confirmed: true }, target);
  }

  /** @throws RefusedError `rateLimited` */
  async #take(...takes: readonly Take[]): Promise<void> {
    if ((await this.#parts.storage.take(...takes)) !== null) throw new RefusedError('rateLimited');
  }

  /** The key of a target's allowance. It does not reveal the target. */
  #keyOf(what: 'hooks' | 'trials', target: string): string {
    return `${what} to ${Buffer.from(this.#parts.keys.mark('hook target', target)).toString('base64url')}`;
  }

  async #requireHost(table: string, { id }: User): Promise<TableHead> {
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

  /** Null when it was sealed with other keys. */
  #targetOf({ sealed, mark }: ChannelRecord): WebhookTarget | null {
    const target = this.#parts.keys.unseal(sealed, mark);
    return target === null ? null : (JSON.parse(target) as WebhookTarget);
  }

  #viewOf(channel: ChannelRecord): TableWebhook | null {
    const target = this.#targetOf(channel);
    return target && viewOf(channel.id, target);
  }
}

/** An address without its query, which anybody can vary, for counting. */
function addressOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function viewOf(id: string, { kind, address }: WebhookTarget): TableWebhook {
  return { id, kind, host: new URL(address).host };
}

/** An example of each event that the table sends, with its players' names. */
function previewOf({ table: { id: table, settings, seats }, names }: TableHead): WebhookLine[] {
  const seated = seats.filter(isPersons).flatMap((seat) => nameAt(seat, (person) => names[person] ?? '') ?? []);
  const line = (kind: WebhookLine['kind'], about: string[] = []): WebhookLine => ({
    kind,
    table,
    game: settings.game,
    names: about,
  });
  // A spectator delay hides whose turn it is.
  const showsTurns = settings.watchDelay === null;
  const turns = showsTurns ? [line('turn', seated.slice(0, 1))] : [];
  const reminders = showsTurns && settings.pace.kind === 'days' ? [line('soon', seated.slice(0, 1))] : [];
  return [line('sat', seated.slice(1, 2)), line('begins'), ...turns, ...reminders, line('over'), line('rematch')];
}

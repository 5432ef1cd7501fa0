import { randomBytes } from 'node:crypto';
import { hasKnownDeal } from './knownDeal.ts';
import type { Me } from '@sobremesa/protocol';
import { expect, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { WorkerSettings } from '../../src/notifications/notificationWorker.ts';
import { Notifications } from '../../src/notifications/index.ts';
import type { OutgoingMessage, Outcome } from '../../src/notifications/sender.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { openTables, type TablesSettings } from '../../src/tables/index.ts';
import { calm, quietLog } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';

const patience = { timeout: 10_000, interval: 5 };
export const second = 1000;
export const minute = 60 * second;

/** A message that the worker has sent. */
export interface SentMessage {
  /** The person or table. */
  to: string;
  /** The kind of each line, with its names. */
  kinds: string[];
  outgoing: OutgoingMessage;
}

interface NotificationsWorldParts {
  storage?: Storage;
  clock?: ManualClock;
  settings?: Partial<WorkerSettings>;
  tablesSettings?: Partial<TablesSettings>;
  seed?: string;
  /** The outcome of each message. */
  answer?: (outgoing: OutgoingMessage) => Promise<Outcome>;
  /** Whether to use the real senders, also to this machine. Then `sent` stays empty. */
  sends?: boolean;
  /** Whether the server offers e-mail. */
  sendsMail?: boolean;
  /** Further variables of the environment. */
  env?: Readonly<Record<string, string>>;
}

/** Tables with notifications whose senders record their messages. */
export async function notificationsWorld(parts: NotificationsWorldParts = {}) {
  const { clock = new ManualClock(), settings = {}, tablesSettings = {}, answer = () => Promise.resolve('done'), seed } = parts;
  const { storage, isBusy } = watched(parts.storage ?? (await openSqlite(':memory:')));
  clock.isBusy = isBusy;
  const sent: SentMessage[] = [];
  const log = quietLog();
  const send = (outgoing: OutgoingMessage): Promise<Outcome> => {
    const { channel, content } = outgoing;
    const kinds =
      content.kind === 'notifications' ? content.lines.map(({ kind, names }) => [kind, ...names].join(' ')) : [content.kind];
    sent.push({ to: channel.person ?? channel.table ?? '', kinds, outgoing });
    return answer(outgoing);
  };
  const env = { NOTICES_KEY: 'a-secret-of-the-host', PUBLIC_URL: 'https://mesa.example', ...parts.env };
  const mail = parts.sendsMail === true ? { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mesa@mesa.example' } : {};
  const config = readConfig({ ...env, ...mail, NOTICES_INSIDE: String(parts.sends === true) });
  const notifications = await Notifications.open({
    config,
    storage,
    clock,
    log,
    nodes: null,
    settings,
    ...(parts.sends === true ? {} : { senders: { push: send, mail: send, hook: send } }),
  });
  if (notifications === null) throw new Error('notifications are off');
  const isSending = parts.sends === true ? sendingBy(storage) : () => false;
  const games = { secrets: secretsGame(seed) };
  const tables = await openTables({
    storage,
    games,
    clock,
    log,
    outbox: notifications,
    settings: { ...calm, shuffles: !hasKnownDeal(games), ...tablesSettings },
  });
  const stop = notifications.startWorker({
    isHere: (table, person) => tables.isHere(table, person),
    givenBack: (table) => tables.withOutageTime(table),
    devices: tables.devices,
  });
  return {
    storage,
    clock,
    log,
    notifications,
    tables,
    sent,
    /** Stops the worker. */
    stop,
    /** Advances the time, and waits for the effects. */
    pass: async (ms: number): Promise<void> => {
      await clock.advance(ms);
      await clock.settle();
      await vi.waitFor(async () => {
        expect(isSending()).toBe(false);
        await clock.advance(0);
        await clock.settle();
        expect(isSending()).toBe(false);
      }, patience);
    },
    /** The kinds of the messages since the last call, by recipient. */
    news: (): Record<string, string[][]> => {
      const news: Record<string, string[][]> = {};
      for (const { to, kinds } of sent.splice(0)) (news[to] ??= []).push(kinds);
      return news;
    },
    close: async (): Promise<void> => {
      const stopped = stop();
      // The clock by which the worker times out a sender that never settles.
      await clock.advance(minute);
      await stopped;
      await tables.close();
    },
  };
}

/** Whether a delivery is in progress: claimed, but not ended. */
function sendingBy(storage: Storage): () => boolean {
  const claimed = vi.spyOn(storage, 'claimDelivery');
  const done = (['endDelivery', 'deferDelivery', 'dropChannel'] as const).map((name) => vi.spyOn(storage, name));
  return () =>
    claimed.mock.results.length > done.reduce((sum, { mock }) => sum + mock.settledResults.filter(isFulfilled).length, 0);
}

const isFulfilled = ({ type }: { type: string }): boolean => type === 'fulfilled';

/** The same storage, with a way to see whether a call is in progress. */
function watched(storage: Storage): { storage: Storage; isBusy: () => boolean } {
  let calls = 0;
  const get = (target: Storage, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, name);
    if (typeof value !== 'function') return value;
    return (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(value, target, args);
      if (answer instanceof Promise) {
        calls += 1;
        void Promise.allSettled([answer]).then(() => (calls -= 1));
      }
      return answer;
    };
  };
  return { storage: new Proxy(storage, { get }), isBusy: () => calls > 0 };
}

/** A subscription of a new browser. */
export function browser(endpoint = `https://push.example/${randomBytes(6).toString('hex')}`) {
  return { endpoint, p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
}

/** Adds a browser for each of these people. */
export async function subscribe(notifications: Notifications, ...people: Me[]): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people)
    ids.push((await notifications.channels.addBrowser(person, browser(), 'phone', 'es', null)).channel);
  return ids;
}

import { randomBytes } from 'node:crypto';
import type { Me } from '@sobremesa/protocol';
import { expect, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { CourierSettings } from '../../src/notices/courier.ts';
import { Notices } from '../../src/notices/index.ts';
import type { Letter, Outcome } from '../../src/notices/sender.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { openTables, type TablesSettings } from '../../src/tables/index.ts';
import { calm, quietLog } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';

const patience = { timeout: 10_000, interval: 5 };
export const second = 1000;
export const minute = 60 * second;

/** What somebody was told: its kind, with the names in it. */
export interface Told {
  to: string;
  kinds: string[];
  letter: Letter;
}

interface NoticesWorldParts {
  storage?: Storage;
  clock?: ManualClock;
  settings?: Partial<CourierSettings>;
  tablesSettings?: Partial<TablesSettings>;
  seed?: string;
  /** How sending goes. */
  answer?: (letter: Letter) => Promise<Outcome>;
  /** Whether it is sent as by a real server, also to addresses of this machine; then nothing of it is kept here. */
  sends?: boolean;
  /** Whether e-mail is offered. */
  sendsMail?: boolean;
}

/** Tables whose people are told by browsers that keep what they get. */
export async function noticesWorld(parts: NoticesWorldParts = {}) {
  const { clock = new ManualClock(), settings = {}, tablesSettings = {}, answer = () => Promise.resolve('done'), seed } = parts;
  const { storage, isBusy } = watched(parts.storage ?? (await openSqlite(':memory:')));
  clock.isBusy = isBusy;
  const told: Told[] = [];
  const log = quietLog();
  const send = (letter: Letter): Promise<Outcome> => {
    const { channel, message } = letter;
    const kinds =
      message.kind === 'notices' ? message.lines.map(({ kind, names }) => [kind, ...names].join(' ')) : [message.kind];
    told.push({ to: channel.person ?? channel.table ?? '', kinds, letter });
    return answer(letter);
  };
  const env = { NOTICES_KEY: 'a-secret-of-the-host', PUBLIC_URL: 'https://mesa.example' };
  const mail = parts.sendsMail === true ? { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mesa@mesa.example' } : {};
  const config = readConfig({ ...env, ...mail, NOTICES_INSIDE: String(parts.sends === true) });
  const notices = await Notices.open({
    config,
    storage,
    clock,
    log,
    nodes: null,
    settings,
    ...(parts.sends === true ? {} : { senders: { push: send, mail: send, hook: send } }),
  });
  if (notices === null) throw new Error('there are no notices');
  const isSending = parts.sends === true ? sendingBy(storage) : () => false;
  const games = { secrets: secretsGame(seed) };
  const tables = await openTables({ storage, games, clock, log, outbox: notices, settings: { ...calm, ...tablesSettings } });
  notices.start({
    isHere: (table, person) => tables.isHere(table, person),
    givenBack: (table) => tables.withOutageTime(table),
  });
  return {
    storage,
    clock,
    log,
    notices,
    tables,
    told,
    /** Lets time pass, and everything be done that it brings. */
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
    /** What was told since this was asked last: the short of each message, by whom it went to. */
    news: (): Record<string, string[][]> => {
      const news: Record<string, string[][]> = {};
      for (const { to, kinds } of told.splice(0)) (news[to] ??= []).push(kinds);
      return news;
    },
    close: async (): Promise<void> => {
      const stopped = notices.stop();
      // A sender that never answers is waited for by this clock.
      await clock.advance(minute);
      await stopped;
      await tables.close();
    },
  };
}

/** Whether something is on its way out: what was claimed and is not done with. */
function sendingBy(storage: Storage): () => boolean {
  const claimed = vi.spyOn(storage, 'claimDelivery');
  const done = (['endDelivery', 'deferDelivery', 'dropChannel'] as const).map((name) => vi.spyOn(storage, name));
  return () =>
    claimed.mock.results.length > done.reduce((sum, { mock }) => sum + mock.settledResults.filter(isFulfilled).length, 0);
}

const isFulfilled = ({ type }: { type: string }): boolean => type === 'fulfilled';

/** The same storage, of which can be told whether it is at work. */
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

/** A browser that nobody else has. */
export function browser(endpoint = `https://push.example/${randomBytes(6).toString('hex')}`) {
  return { endpoint, p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
}

/** These people want to be told by a browser of theirs. */
export async function wanting(notices: Notices, ...people: Me[]): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) ids.push((await notices.channels.addBrowser(person, browser(), 'phone', 'es')).channel);
  return ids;
}

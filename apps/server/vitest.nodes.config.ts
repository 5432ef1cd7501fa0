import { defineConfig } from 'vitest/config';
import { hasRedis } from './test/support/redis.ts';

const inTables = ['actor/botScheduler', 'actor/presence', 'actor/timers', 'lobby/lobby', 'places/bounds', 'rules/names'];
const suites = [
  'chat',
  'document',
  'durability',
  'ending',
  'groups',
  'late',
  'muting',
  'patzcuaro',
  'playing',
  'prado',
  'seatTransfer',
];
const rules = ['awaited', 'bots', 'repeats', 'seating', 'secrecy', 'seen', 'shuffle', 'since', 'timeControl'];
const timing = ['timekeeping', 'undo', 'windows'];
/** Suites that start whole servers, with Redis between them. */
const whole = hasRedis ? ['gateway', 'groups', 'races', 'secrecy'] : [];

/** Tests that do not apply to several servers. */
const others = [
  // Expects all messages in the same order, to the byte.
  'a pass in the Security window',
  // Each server counts its own connections at once, and those of the others with their report every
  // two seconds.
  'one address can open as many connections',
  // A server without viewers of an audience does not compute its view before the move is stored.
  'to build the view of one audience',
];

/**
 * Runs the tests of a single server again on three servers that work together, with clients spread
 * over them.
 */
export default defineConfig({
  test: {
    name: 'with-nodes',
    environment: 'node',
    globalSetup: ['test/support/build.ts'],
    env: { SERVERS: '3' },
    include: [
      ...inTables.map((suite) => `src/tables/${suite}.test.ts`),
      ...[...suites, ...rules, ...timing].map((suite) => `test/tables/${suite}{,.slow}.test.ts`),
      ...whole.map((suite) => `test/${suite}{,.slow}.test.ts`),
    ],
    testNamePattern: new RegExp(`^(?!.*(${others.join('|')}))`),
    testTimeout: 60_000,
  },
});

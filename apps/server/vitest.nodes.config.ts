import { defineConfig } from 'vitest/config';
import { hasRedis } from './test/support/redis.ts';

const inTables = ['actor/botScheduler', 'actor/presence', 'actor/timers', 'lobby/lobby', 'places/bounds', 'rules/names'];
const suites = ['chat', 'durability', 'ending', 'late', 'muting', 'patzcuaro', 'playing', 'prado', 'seatTransfer'];
const rules = ['awaited', 'bots', 'repeats', 'seating', 'secrecy', 'seen', 'since', 'timeControl'];
const timing = ['timekeeping', 'undo', 'windows'];
/** With whole servers, and a Redis between them. */
const whole = hasRedis ? ['gateway', 'races', 'secrecy'] : [];

/** What several servers do otherwise. */
const others = [
  // All messages come to the byte in the same order.
  'a pass in the Security window',
  // Of connections that come at the same moment each counts its own; what the others have it hears
  // every two seconds.
  'one address cannot open more connections',
  // Only a server that has somebody who sees it so makes that view before the move is stored.
  'to make the view of one audience',
];

/**
 * What holds on one server, once more on three that work together, with everybody on another one.
 */
export default defineConfig({
  test: {
    name: 'nodes',
    environment: 'node',
    env: { SERVERS: '3' },
    include: [
      ...inTables.map((suite) => `src/tables/${suite}.test.ts`),
      ...[...suites, ...rules, ...timing].map((suite) => `test/tables/${suite}.test.ts`),
      ...whole.map((suite) => `test/${suite}.test.ts`),
    ],
    testNamePattern: new RegExp(`^(?!.*(${others.join('|')}))`),
    testTimeout: 60_000,
  },
});

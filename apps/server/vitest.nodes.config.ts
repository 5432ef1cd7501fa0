import { defineConfig } from 'vitest/config';

const suites = ['chat', 'ending', 'handover', 'late', 'lobby', 'muting', 'names', 'patzcuaro', 'playing', 'prado'];
const more = ['seating', 'secrecy', 'timers', 'undo'];

/** What holds on one server, once more on three that work together, with everybody on another one. */
export default defineConfig({
  test: {
    name: 'nodes',
    environment: 'node',
    env: { SERVERS: '3' },
    include: [...suites, ...more].map((suite) => `src/tables/${suite}.test.ts`),
    // Who compares all that was told to the byte needs it in the same order, and several servers do not keep to one.
    testNamePattern: /^(?!.*a pass in the Security window)/,
    testTimeout: 60_000,
  },
});

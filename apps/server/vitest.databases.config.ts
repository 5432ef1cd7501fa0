import { defineConfig } from 'vitest/config';

/** The tests that start PostgreSQL or Redis. */
export const withDatabases = [
  'src/storage/postgres/**/*.test.ts',
  'test/nodes/**/*.test.ts',
  'test/{metrics,move,postgres}.test.ts',
];

export default defineConfig({
  test: {
    name: 'with-databases',
    environment: 'node',
    globalSetup: ['test/support/build.ts'],
    include: withDatabases,
    // Files share their modules: loading the server takes longer than most files.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});

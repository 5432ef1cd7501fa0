import { defineConfig } from 'vitest/config';

/** The tests that start PostgreSQL or Redis. They run in `vitest.databases.config.ts`. */
export const withDatabases = [
  'src/storage/postgres/**/*.test.ts',
  'test/nodes/**/*.test.ts',
  'test/{metrics,move,postgres}.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['test/support/build.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: withDatabases,
    // Files share their modules: loading the server takes longer than most files.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});

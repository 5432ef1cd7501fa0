import { defineConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';

/** The tests that start PostgreSQL or Redis. */
export const withDatabases = [
  'src/storage/postgres/**/*.test.ts',
  'test/nodes/**/*.test.ts',
  'test/{metrics,move,postgres}.test.ts',
];

/** The tests that start servers as processes of their own, and kill them. */
export const withProcesses = [
  'src/storage/sqlite/kill.test.ts',
  'test/{admin-program,backup,clocks,failures,notifications,process}.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['test/support/build.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...leftOut, ...withDatabases, ...withProcesses],
    // Files share their modules: loading the server takes longer than most files.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});

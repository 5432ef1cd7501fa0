import { defineConfig } from 'vitest/config';
import { withDatabases } from './vitest.databases.config.ts';

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

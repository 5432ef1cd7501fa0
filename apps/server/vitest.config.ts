import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['test/support/build.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Files share their modules: loading the server takes longer than most files.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});

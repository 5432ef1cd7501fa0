import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A test must not fail because the machine is busy.
  test: {
    name: 'bots',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../engine/src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});

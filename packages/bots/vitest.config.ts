import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: {
    name: 'bots',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../engine/src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';

export default defineConfig({
  // A test must not fail because the machine is busy.
  test: {
    name: 'bots',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: leftOut,
    setupFiles: ['../engine/src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});

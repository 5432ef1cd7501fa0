import { defineConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';

export default defineConfig({
  // A generous timeout, so that tests do not fail on a busy machine.
  test: { name: 'engine', environment: 'node', include: ['src/**/*.test.ts'], exclude: leftOut, testTimeout: 30_000 },
});

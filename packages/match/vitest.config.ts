import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A generous timeout, so that tests do not fail on a busy machine.
  test: { name: 'match', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});

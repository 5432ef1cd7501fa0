import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: { name: 'match', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});

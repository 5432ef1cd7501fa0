import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: { name: 'server', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 30_000 },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: { name: 'protocol', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 30_000 },
});

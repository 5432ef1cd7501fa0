import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The server's tests wait for databases and processes for a third of the time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      'packages/*',
      'apps/*',
      'apps/server/vitest.{databases,nodes,processes}.config.ts',
      'apps/web/vitest.{isolated,node,toy}.config.ts',
      // A busy machine is no failure.
      { test: { name: 'repository', include: ['scripts/**/*.test.mjs'], testTimeout: 30_000 } },
      { test: { name: 'mutants', include: ['mutants/*.test.ts'] } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/server/vitest.nodes.config.ts',
      { test: { name: 'repository', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'mutants', include: ['mutants/*.test.ts'] } },
    ],
  },
});

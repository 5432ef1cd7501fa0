import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest keeps a core free; on two that would be half of them.
    maxWorkers: '100%',
    projects: [
      'packages/*',
      'apps/*',
      'apps/server/vitest.nodes.config.ts',
      'apps/web/vitest.node.config.ts',
      { test: { name: 'repository', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'mutants', include: ['mutants/*.test.ts'] } },
    ],
  },
});

import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawings } from './build/drawings.ts';

export default defineConfig({
  plugins: [react(), drawings()],
  // One that is made up and half translated, instead of those that there are.
  resolve: { alias: { '@languages': resolve(import.meta.dirname, 'test/languages') } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // All others run without a document: `vitest.node.config.ts`.
    include: ['src/**/*.{test.tsx,dom.test.ts}', 'test/**/*.test.tsx'],
    setupFiles: ['test/setup.ts', '../../packages/engine/src/testing/setup.ts'],
    // A busy machine is no failure.
    testTimeout: 30_000,
    // Only the palette is looked at.
    css: { include: /tokens\.css/ },
  },
});

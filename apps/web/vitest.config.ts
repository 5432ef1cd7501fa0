import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawings } from './build/drawings.ts';

/**
 * Tests that replace modules by others. They run isolated (`vitest.isolated.config.ts`), so that no
 * other test is given those modules.
 */
export const replacing = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:src|test)\/.*(?:\.test\.tsx|\.dom\.test\.ts)$/.test(path))
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('));

export default defineConfig({
  plugins: [react(), drawings()],
  // One that is made up and half translated, instead of those that there are.
  resolve: { alias: { '@languages': resolve(import.meta.dirname, 'test/languages') } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Files share their modules and the document: to make them takes longer than most files.
    isolate: false,
    // All others run without a document: `vitest.node.config.ts`.
    include: ['src/**/*.{test.tsx,dom.test.ts}', 'test/**/*.test.tsx'],
    exclude: replacing,
    setupFiles: ['test/setup.ts', '../../packages/engine/src/testing/setup.ts'],
    // A busy machine is no failure.
    testTimeout: 30_000,
    // Only the palette is looked at.
    css: { include: /tokens\.css/ },
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';
import { drawings } from './build/drawings.ts';

/**
 * Tests that mock modules. They run isolated (`vitest.isolated.config.ts`), so that no other test
 * gets the mocks.
 */
export const replacing = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:src|test)\/.*(?:\.test\.tsx|\.dom\.test\.ts)$/.test(path))
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('));

export default defineConfig({
  plugins: [react(), drawings()],
  // An invented language that is half translated, instead of the real ones.
  resolve: { alias: { '@languages': resolve(import.meta.dirname, 'test/languages') } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Test files share modules and the document, because creating them takes longer than most
    // files.
    isolate: false,
    // All other tests run without a document: `vitest.node.config.ts`.
    include: ['src/**/*.{test.tsx,dom.test.ts}', 'test/**/*.test.tsx'],
    exclude: [...leftOut, ...replacing, '**/*.toy.test.tsx'],
    setupFiles: ['test/setup.ts', '../../packages/engine/src/testing/setup.ts'],
    // A test must not fail because the machine is busy.
    testTimeout: 30_000,
    // Tests read only the palette.
    css: { include: /tokens\.css/ },
  },
});

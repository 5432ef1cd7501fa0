import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawings } from './build/drawings.ts';

export default defineConfig({
  plugins: [react(), drawings()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'worker/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // A busy machine is no failure.
    testTimeout: 30_000,
    // Only the palette is looked at.
    css: { include: /tokens\.css/ },
  },
});

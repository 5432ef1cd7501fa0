import { defineConfig } from 'vitest/config';
import { leftOut } from '../../vitest.slow.ts';

export default defineConfig({
  test: {
    name: 'games',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: leftOut,
    setupFiles: ['../engine/src/testing/setup.ts'],
    // Files share their modules: loading the games takes longer than most files.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});

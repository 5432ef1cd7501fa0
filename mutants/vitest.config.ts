import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { basisOf } from './basis.ts';
import { instrument } from './instrument.ts';
import type { Part } from './parts.ts';
import { root } from './root.ts';

const part = JSON.parse(process.env['MUTANTS'] ?? '') as Part;
const { code, mutants } = await instrument(part.sources);
const instrumented = new Map([...code].map(([file, text]) => [join(root, file), text]));

export default defineConfig({
  root,
  plugins: [{ name: 'mutants', enforce: 'pre', transform: (_, id) => instrumented.get(id) ?? null }],
  test: {
    name: 'mutants',
    environment: 'node',
    include: [...part.tests],
    setupFiles: ['packages/engine/src/testing/setup.ts'],
    runner: join(root, 'mutants/runner.ts'),
    // All tests run in one process, in which the mutants are activated.
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    // A busy or suspended machine must not cause failures.
    testTimeout: 0,
    hookTimeout: 0,
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    provide: { task: { part: part.name, files: part.tests.length, mutants, basis: basisOf(part) } },
  },
});

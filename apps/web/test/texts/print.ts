// `npm run texts` prints all texts in all their forms, for proofreading. Vite runs it, since the
// samples of the games are found by a glob pattern.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(resolve(import.meta.dirname, 'printed.ts'), { root: resolve(import.meta.dirname, '../..') });

// `npm run texts`: every text as it comes out, to be read. Vite runs it, since the samples of the
// games are found by pattern.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(resolve(import.meta.dirname, 'printed.ts'), { root: resolve(import.meta.dirname, '../..') });

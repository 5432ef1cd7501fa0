// `npm run comments`: wraps comments at 100 columns, as `scripts/comments.test.mjs` requires.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, wrapComments } from './lib/comments.mjs';
import { root } from './lib/run.mjs';

for (const file of sourceFiles()) {
  const source = readFileSync(join(root, file), 'utf8');
  const wrapped = wrapComments(file, source);
  if (wrapped !== source) writeFileSync(join(root, file), wrapped);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longComments, sourceFiles, WIDTH, wrapComments } from './lib/comments.mjs';
import { root } from './lib/run.mjs';

test(`every comment ends by column ${WIDTH} (npm run comments wraps them)`, () => {
  const long = sourceFiles().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return longComments(file, source).map((line) => `${file}:${line}`);
  });
  expect(long).toEqual([]);
});

const words = 'seven words that make one sentence. '.repeat(4).trim();

test('wraps a long line into several with the same indent', () => {
  const source = `{\n  // ${words}\n  f();\n}\n`;
  const wrapped = wrapComments('a.ts', source);
  expect(wrapped).toMatch(/^\{\n( {2}\/\/ .{1,95}\n){2} {2}f\(\);\n\}\n$/);
  expect(longComments('a.ts', source)).toEqual([2]);
  expect(longComments('a.ts', wrapped)).toEqual([]);
  expect(wrapComments('a.ts', wrapped)).toBe(wrapped);
});

test('keeps paragraphs, list items, tags and code separate', () => {
  const source = `/**\n * ${words}\n *\n * - one\n * - two\n *\n *     code\n * @param a ${words}\n */\nf();\n`;
  const wrapped = wrapComments('a.ts', source);
  expect(wrapped).toContain('\n *\n * - one\n * - two\n *\n *     code\n * @param a seven');
  expect(longComments('a.ts', wrapped)).toEqual([]);
});

test('does not change short comments and comments behind code', () => {
  for (const source of [`f(); // ${words}\n`, `/* ${words} */ f();\n`, '// short\n// lines\nf();\n']) {
    expect(wrapComments('a.ts', source)).toBe(source);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../apps/server/src/config.ts';
import { root } from './lib/run.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/protocol.md',
  'docs/performance.md',
  'docs/bots.md',
  'docs/translating.md',
  'apps/web/languages/README.md',
];

/** @param {string} page */
const read = (page) => readFileSync(join(root, page), 'utf8');

test('the README tells of every variable what the server does with it', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const told = variables.map(({ name, default: value, about }) => [`\`${name}\``, value, about]);
  expect(rows).toEqual(told);
});

test.each(pages)('every file that %s links to is there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => join(page, '..', link ?? ''));
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test.each(pages)('every npm script that %s names is there', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

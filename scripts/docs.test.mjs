import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../apps/server/src/config.ts';
import { root } from './lib/run.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'CHANGELOG.md',
  'apps/web/languages/README.md',
];

/** @param {string} page */
const read = (page) => readFileSync(join(root, page), 'utf8');

test("docs/configuration.md lists every variable with the server's description", () => {
  const rows = read('docs/configuration.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const expected = variables.map(({ name, default: value, about }) => [`\`${name}\``, value, about]);
  expect(rows).toEqual(expected);
});

test.each(pages)('every file that %s links to exists', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => join(page, '..', link ?? ''));
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test.each(pages)('every section that %s links to exists', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file, section]) => {
    const target = file === '' || file === undefined ? page : join(page, '..', file);
    return target.endsWith('.md') && !sectionsOf(target).includes(section ?? '');
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/**
 * The anchors of a page's headings, as GitHub makes them.
 * @param {string} page
 */
function sectionsOf(page) {
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('every npm script that %s mentions exists', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LicenceError, licenceOf, packagesIn } from './licences.mjs';
import { root } from './run.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-licence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {object} says the package's licence fields */
function plant(says) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', version: '1.2.3', ...says }));
}

test('every package that can be shipped has a permitted licence', () => {
  /**
   * @type {Record<string, { dev?: boolean, devOptional?: boolean, link?: boolean, optional?:
   *   boolean } | undefined>}
   */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const shipped = Object.keys(packages).filter((path) => {
    const { dev, devOptional, link, optional } = packages[path] ?? {};
    return path.includes('node_modules/') && !(dev || devOptional || link || optional);
  });
  expect(shipped.length).toBeGreaterThan(100);
  for (const path of shipped) licenceOf(join(root, path));
});

test('returns a licence with its text', () => {
  plant({ license: 'ISC' });
  writeFileSync(join(folder, 'LICENCE.md'), 'Do what you like.\n');
  expect(licenceOf(folder)).toEqual({ name: 'planted', version: '1.2.3', licence: 'ISC', text: 'Do what you like.' });
});

test('accepts one of several licences, and the old notation', () => {
  plant({ license: '(GPL-2.0 OR MIT)' });
  expect(licenceOf(folder).licence).toBe('(GPL-2.0 OR MIT)');
  plant({ licenses: [{ type: 'MIT' }] });
  expect(licenceOf(folder).licence).toBe('MIT');
});

test.each([{ license: 'GPL-3.0-only' }, { license: 'MIT AND LGPL-2.1' }, { license: 'SEE LICENSE IN LICENSE' }, {}])(
  'rejects %j with a line that names the package',
  (says) => {
    plant(says);
    expect(() => licenceOf(folder)).toThrow(LicenceError);
    expect(() => licenceOf(folder)).toThrow(
      /^planted 1\.2\.3 has the licence [^\n]+\. Only these may be shipped: MIT, [^\n]+\.$/,
    );
  },
);

test("finds a bundle's packages by the files in its source map", () => {
  const sources = [
    '../src/main.ts',
    '../../../node_modules/koa/lib/application.js',
    '../../../node_modules/koa/lib/context.js',
    '../../../node_modules/@koa/router/dist/index.mjs',
    '../../../node_modules/accepts/node_modules/mime-db/index.js',
  ];
  expect(packagesIn(sources)).toEqual([
    '../../../node_modules/koa',
    '../../../node_modules/@koa/router',
    '../../../node_modules/accepts/node_modules/mime-db',
  ]);
});

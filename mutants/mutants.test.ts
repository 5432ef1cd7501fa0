import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { partsNamed } from './parts.ts';
import { judged, table } from './report.ts';
import { tried } from './tried.ts';

const sample = { name: 'sample', sources: ['mutants/sample/sample.ts'], tests: ['mutants/sample/sample.checks.ts'] };

const file = 'packages/games/src/patzcuaro/rules/altar.ts';
const entry = (key: string, outcome: 'noticed' | 'unnoticed') => [key, { key, outcome, basis: '' }] as const;

it(
  'reports only the mutants that tests do not notice, and reuses their outcomes in the next run',
  { timeout: 300_000 },
  async () => {
    rmSync(new Journal(sample.name).file, { force: true });
    const { all, noticed, open } = await tried(sample, () => {});
    expect(open.map(({ mutant: { becomes }, reached }) => [becomes, reached])).toEqual([
      ['export const isAdult = (age: number): boolean => age > 18;', true],
      ['export const isChild = () => undefined;', true],
      ['export const isChild = (age: number): boolean => true;', false],
      ['export const isChild = (age: number): boolean => false;', false],
      ['export const isChild = (age: number): boolean => age <= 12;', false],
      ['export const isChild = (age: number): boolean => age >= 12;', false],
    ]);
    expect(noticed).toBe(all - open.length);
    const size = new Journal(sample.name).size;
    await tried(sample, () => {});
    expect(new Journal(sample.name).size).toBe(size);
  },
);

it('excludes equivalent mutants from the share', () => {
  const mutants = ['noticed', 'unnoticed', 'same'].map((key) => ({
    id: key,
    key,
    file,
    line: 1,
    was: key,
    becomes: `not ${key}`,
    kept: false,
  }));
  const entries = new Map([entry('noticed', 'noticed'), entry('unnoticed', 'unnoticed'), entry('same', 'unnoticed')]);
  const known = [{ why: 'as it is', where: [['patzcuaro/rules/altar.ts', 'not same']] }] as const;
  expect(table([judged('patzcuaro/rules', mutants, entries, known)])).toContain('| patzcuaro/rules | 3 | 1 | 1 | 1 | 50.0 % |');
});

it('finds parts, parts of parts and files by name, and lists the valid names in the error', () => {
  expect(partsNamed(['patzcuaro/scoring']).map(({ sources }) => sources)).toEqual([['packages/games/src/patzcuaro/scoring.ts']]);
  expect(partsNamed(['prado/rules/photo', 'server/tables/rules/vote']).map(({ sources }) => sources)).toEqual([
    ['packages/games/src/prado/rules/photo.ts'],
    ['apps/server/src/tables/rules/vote.ts'],
  ]);
  expect(partsNamed(['museum']).map(({ name }) => name)).toContain('museum/arrangement');
  expect(() => partsNamed(['chess'])).toThrow('there is no part chess, but patzcuaro/rules, ');
});

import { games } from '@sobremesa/games';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Code that is put to the test together, and the tests that are to notice. Paths are from the
 * project's folder.
 */
export interface Part {
  name: string;
  sources: readonly string[];
  tests: readonly string[];
}

/**
 * Tests that play whole matches by chance: they take seconds, and what only chance notices is
 * noticed by chance.
 */
const LEFT_OUT = [
  'random.test.ts',
  'scenarios.test.ts',
  'sentences.test.ts',
  'copy.test.ts',
  'museum/preview.test.ts',
  'fuzz.test.ts',
];
/** Tests that are long, and are asked about the code beside them only. */
const ABOUT_ONE = ['pick.test.ts', 'arrangement.test.ts'];

/** What is put to the test of each game, beside the rules: files of these names. */
const OF_A_GAME = ['scoring', 'moves', 'legal', 'view', 'reveals', 'pick'];
/**
 * The search for Museum's best arrangement: what is not the very best there is no mistake in the
 * rules.
 */
const OPTIMISER = 'rules/arrangement/';

/**
 * Everything that can be put to the test, in the order in which it is.
 * @param asked parts by name or by how their names begin; a file of a part by its path without the
 *   ending, `patzcuaro/rules/altar`
 * @throws RangeError when nothing goes by a name
 */
export function partsNamed(asked: readonly string[]): Part[] {
  const all = parts();
  if (asked.length === 0) return all;
  return asked.flatMap((name) => {
    const named = all.filter((part) => part.name === name || part.name.startsWith(`${name}/`));
    const found = named.length > 0 ? named : all.flatMap((part) => within(part, name));
    if (found.length === 0) throw new RangeError(`there is no part ${name}, but ${all.map((part) => part.name).join(', ')}`);
    return found;
  });
}

function parts(): Part[] {
  return [...Object.keys(games).flatMap(partsOfGame), ...['tables', 'matches'].map(partOfServer)];
}

function partsOfGame(game: string): Part[] {
  const folder = `packages/games/src/${game}`;
  const files = filesIn(folder);
  const tests = files.filter(isTest);
  const part = (name: string, isOfPart: (file: string) => boolean): Part => ({
    name: `${game}/${name}`,
    sources: files.filter((file) => isSource(file) && isOfPart(file.slice(folder.length + 1))),
    tests: tests.filter((file) => !ABOUT_ONE.some((long) => file.endsWith(`/${long}`) && !long.startsWith(`${name}.`))),
  });
  return [
    part('rules', (file) => file.startsWith('rules/') && !file.startsWith(OPTIMISER)),
    ...OF_A_GAME.map((name) => part(name, (file) => file === `${name}.ts`)),
    part('arrangement', (file) => file.startsWith(OPTIMISER)),
  ].filter(({ sources }) => sources.length > 0);
}

function partOfServer(name: string): Part {
  const files = filesIn('apps/server/src');
  const tests = [...files, ...filesIn('apps/server/test/tables')].filter((file) => isTest(file) && file.includes('/tables/'));
  return { name: `server/${name}`, sources: files.filter((file) => isSource(file) && file.includes(`/src/${name}/`)), tests };
}

function within(part: Part, name: string): Part[] {
  const sources = part.sources.filter((file) => nameOf(file) === name);
  return sources.length === 0 ? [] : [{ name, sources, tests: part.tests }];
}

const nameOf = (file: string) =>
  file.replace('packages/games/src/', '').replace('apps/server/src/', 'server/').slice(0, -'.ts'.length);
const isTest = (file: string) => file.endsWith('.test.ts') && !LEFT_OUT.some((name) => file.endsWith(`/${name}`));
const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();
}

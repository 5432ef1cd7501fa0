import { games } from '@sobremesa/games';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Code to mutate together, and the tests that should fail. Paths are relative to the project's
 * folder.
 */
export interface Part {
  name: string;
  sources: readonly string[];
  tests: readonly string[];
}

/** Tests that take seconds, and notice mutants only by chance. */
const LEFT_OUT = [/\.slow\.test\.ts$/, /\/scenarios\.test\.ts$/, /\/copy\.test\.ts$/, /\/fuzz\.test\.ts$/];
/** Slow tests, which run only for the code beside them. */
const ABOUT_ONE = ['pick.test.ts', 'arrangement.test.ts'];

/** Files to mutate in each game, in addition to the rules. */
const OF_A_GAME = ['scoring', 'moves', 'legal', 'view', 'reveals', 'pick'];
/**
 * The search for Museum's best arrangement is left out: a result that is not optimal breaks no
 * rule.
 */
const OPTIMISER = 'rules/arrangement/';

/**
 * All code to mutate, in order.
 * @param asked names of parts, or prefixes of them; or a file of a part by its path without
 *   extension, `patzcuaro/rules/altar`
 * @throws RangeError for an unknown name
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
const isTest = (file: string) => file.endsWith('.test.ts') && !LEFT_OUT.some((name) => name.test(file));
const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { catalogues } from './catalogues.ts';
import { begin, bringUp, languagesIn, look } from './languages.ts';
import { inWords, updateInWords } from './report.ts';
import { textsOf } from './tree.ts';
import { updated } from './update.ts';

let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folders, { recursive: true }));

const pathOf = (file: string) => join(folders, 'fr', file);
const read = (file: string) => JSON.parse(readFileSync(pathOf(file), 'utf8')) as Record<string, Record<string, unknown>>;
const write = (file: string, content: unknown) =>
  writeFileSync(pathOf(file), typeof content === 'string' ? content : JSON.stringify(content));

it('each English text in the code is in one of the catalogues', () => {
  const known = new Set(catalogues.flatMap(({ en }) => [...textsOf(en).values()]));
  const modules = import.meta.glob<object>(
    ['../src/**/messages/**/en.ts', '../src/**/messages/*.en.ts', '../src/**/rulebook/en.ts'],
    { eager: true },
  );
  const said = Object.entries(modules).flatMap(([file, module]) =>
    [...textsOf(module as never).values()].map((text) => [file, text]),
  );
  expect(said.length).toBeGreaterThan(2000);
  expect(said.filter(([, text]) => !known.has(text ?? ''))).toEqual([]);
});

it('each catalogue says where its texts appear', () => {
  const anyGame = new RegExp(`^(${Object.keys(games).join('|')})(?=-|$)`);
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/translating.md'), 'utf8');
  expect(
    catalogues.map(({ file }) => `\`${file.replace(anyGame, '<game>')}.json\``).filter((name) => !guide.includes(name)),
  ).toEqual([]);
});

it('a new folder has an English file for each catalogue, with notes for translators, and breaks nothing', () => {
  begin(folders, 'fr');
  expect(languagesIn(folders)).toEqual(['fr']);
  expect(readdirSync(join(folders, 'fr')).toSorted()).toEqual(
    ['.english.json', ...catalogues.map(({ file }) => `${file}.json`), 'language.json'].toSorted(),
  );
  expect(read('language.json')).toEqual({ name: 'Français', thanks: [] });
  expect(read('house.json')['//']).toMatch(/^Translate what stands to the right/);
  const report = look(folders, 'fr');
  expect(report).toMatchObject({ name: 'Français', done: 0, broken: false });
  expect(report.needed).toBeGreaterThan(2000);
  expect(bringUp(folders, 'fr')).toEqual([]);
});

it.each([
  ['es', '"es" is written in the code'],
  ['french', '"french" is no tag'],
  ['../fr', '"../fr" is no tag'],
  ['pt-br', '"pt-br" is no tag'],
])('refuses to create a folder for %s', (tag, says) => {
  expect(() => begin(folders, tag)).toThrow(says);
});

it('explains what is wrong, and names the line of a file that cannot be parsed', () => {
  begin(folders, 'fr');
  expect(() => begin(folders, 'fr')).toThrow('fr has a folder already');
  write('language.json', { name: '', thanks: 'Ana' });
  write('about.json', '{\n  "minute": "En une minute"\n  "box": "La boîte"\n}');
  write('hause.json', {});
  write('house.json', {
    settings: { title: 'Réglages', renamed: 'Tu t’appelles {nom}.' },
    '// lobby': 'New.',
    lobby: { what: 'Une table' },
    gone: 'Parti',
  });
  const report = look(folders, 'fr');
  expect(report.broken).toBe(true);
  expect(report.done).toBe(1);
  const words = inWords(report, false);
  for (const said of [
    /✗ "name" has to say how the language calls itself/,
    /✗ "thanks" has to be a list of names/,
    /about\.json\n {2}✗ line [23] cannot be read/,
    /hause\.json\n {2}! nothing reads this file/,
    /✗ settings\.renamed: \{nom\} is not in the English text/,
    /! settings\.renamed: \{name\} of the English text is missing/,
    /! new or changed in English, and still with a note before them \(\d+\): lobby\./,
    /· missing \(\d+\): ui\.close, .* and \d+ more \(add --all to see them\)/,
    /· no longer used, to be taken out \(1\): gone/,
    /table\.json\n {2}· all is as in English so far/,
    /^fr \(fr\): 0 % is translated, 1 of \d+ texts/,
    /✗ has to be mended/,
  ]) {
    expect(words).toMatch(said);
  }
  expect(inWords(report, true)).not.toContain('--all');
});

const fresh = 'New. Translate the text below, then delete this line.';
const changed = (was: string, is: string) =>
  `The English text has changed. It was: ${was} | It is: ${is} | Change the text below if need be, then delete this line.`;

it('an update adds new texts, marks changed ones, removes obsolete ones, and keeps all others', () => {
  const before = { a: 'one', b: 'two', c: { d: 'three' }, e: ['four', 'five'], old: 'six' };
  const { from } = updated(before, {}, {}, false);
  const own = { '//': 'head', a: 'un', b: 'two', c: { d: 'trois' }, e: ['quatre', 'cinq'], old: 'six' };
  const made = updated({ c: { d: 'three', f: 'seven' }, a: 'ONE', b: 'TWO', e: ['four', 'FIVE'], g: 'eight' }, own, from);
  expect(Object.entries(made.translation)).toEqual([
    ['//', 'head'],
    ['c', { d: 'trois', '// f': fresh, f: 'seven' }],
    ['// a', changed('one', 'ONE')],
    ['a', 'un'],
    ['// b', fresh],
    ['b', 'TWO'],
    ['// e', changed('five', 'FIVE')],
    ['e', ['quatre', 'cinq']],
    ['// g', fresh],
    ['g', 'eight'],
  ]);
  expect(made).toMatchObject({ added: ['c.f', 'g'], changed: ['a', 'b', 'e.1'], removed: ['old'] });
  const again = updated(
    { c: { d: 'three', f: 'seven' }, a: 'ONE', b: 'TWO', e: ['four', 'FIVE'], g: 'eight' },
    made.translation,
    made.from,
  );
  expect(again).toEqual({ ...made, added: [], changed: [], removed: [] });
});

it('the update of a folder reports its changes, and restores a missing file', () => {
  begin(folders, 'fr');
  const { settings, ...rest } = read('house.json');
  write('house.json', { ...rest, settings: { ...settings, title: 'Réglages' }, gone: 'Parti' });
  rmSync(pathOf('about.json'));
  const from = read('.english.json');
  write('.english.json', { ...from, house: { ...from['house'], 'settings.title': 'Options' } });
  const words = updateInWords('fr', bringUp(folders, 'fr'));
  expect(words).toMatch(/house\.json\n {2}changed in English: settings\.title\n {2}taken out: gone/);
  expect(words).toMatch(/about\.json\n {2}new: minute/);
  expect(read('house.json')['settings']).toMatchObject({
    '// title': expect.stringContaining('It was: Options | It is: Settings'),
    title: 'Réglages',
  });
  expect(read('about.json')['//']).toMatch(/^Translate/);
  expect(updateInWords('fr', bringUp(folders, 'fr'))).toBe('fr has all texts that there are, and no other.');
});

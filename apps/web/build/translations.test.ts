import { resolve } from 'node:path';
import compile from 'icu-minify/compile';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { saidBefore } from './languages.ts';
import { compiledMessages, compiledTranslations, withCompiledTranslations } from './messages.ts';

const root = resolve(import.meta.dirname, '..');
const folders = resolve(root, 'test/languages');

it('texts are compiled, and notes are for translators alone', () => {
  const json = '{ "//": "Keep {name}.", "a": { "// b": "Changed.", "b": "{n, plural, other {#}}" }, "c": "plain" }';
  expect(withCompiledTranslations(json, 'house.json', compile)).toEqual({
    a: { b: compile('{n, plural, other {#}}') },
    c: 'plain',
  });
});

it('a text that cannot be read is named', () => {
  expect(() => withCompiledTranslations('{ "a": "{n" }', 'house.json', compile)).toThrow('house.json: "a" cannot be read: {n');
});

it('a language in a folder is a chunk for each of its files, which nobody loads who reads another one', async () => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    plugins: [compiledMessages(), compiledTranslations()],
    resolve: { alias: { '@languages': folders } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: resolve(root, 'src/i18n/house.ts'),
        preserveEntrySignatures: 'strict',
        external: /\/loaders\.ts$/,
      },
    },
  });
  const chunks = ([built].flat()[0] as Rollup.RollupOutput).output.filter((output) => output.type === 'chunk');
  const with_ = (words: string) => chunks.filter(({ code }) => code.includes(words)).map(({ name }) => name);
  expect(with_('Agordoj')).toEqual(['house']);
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  expect(entry.code).not.toMatch(/Agordoj|languages\/eo/);
  expect(chunks.some(({ code }) => code.includes('A note to whoever translates'))).toBe(false);
});

it('what is said before the page runs is said in it, too, and in English where nothing is translated', async () => {
  const { previews, houses } = await saidBefore(folders);
  expect(Object.keys(previews)).toEqual(['es', 'en', 'eo']);
  const { home, games } = previews['eo']!;
  expect(home).toEqual({
    title: previews['en']!.home.title,
    description: 'Tablo por amikoj, kiuj estas malproksime unu de la alia.',
  });
  expect(games['prado']?.rules).toEqual({ ...previews['en']!.games['prado']?.rules, title: 'La reguloj de Prado, ĉe la tablo' });
  expect(houses.map(([language]) => language)).toEqual(['es', 'en', 'eo']);
});

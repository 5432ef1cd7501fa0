import { resolve } from 'node:path';
import compile from 'icu-minify/compile';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { saidBefore } from './languages.ts';
import { compiledMessages, compiledTranslations, withCompiledTranslations } from './messages.ts';

const root = resolve(import.meta.dirname, '..');
const folders = resolve(root, 'test/languages');

it("compiles texts, and leaves out translators' notes", () => {
  const json = '{ "//": "Keep {name}.", "a": { "// b": "Changed.", "b": "{n, plural, other {#}}" }, "c": "plain" }';
  expect(withCompiledTranslations(json, 'house.json', compile)).toEqual({
    a: { b: compile('{n, plural, other {#}}') },
    c: 'plain',
  });
});

it('names a text that cannot be parsed', () => {
  expect(() => withCompiledTranslations('{ "a": "{n" }', 'house.json', compile)).toThrow('house.json: "a" cannot be read: {n');
});

it('makes a chunk of each file of a language, loaded only by its readers', async () => {
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

it('embeds the texts needed before the page runs, and English for untranslated ones', async () => {
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

import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import formatCompiled from 'use-intl/format-message/format-only';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../src/i18n/shape.ts';
import { sourceLanguages, type SourceLanguage } from '../src/i18n/languages.ts';
import { icuArguments } from '../test/icu.ts';
import { catalogues } from '../translate/catalogues.ts';
import { textsFor, withCompiledTexts } from './messages.ts';

it('compiles texts that are property values, and nothing else', () => {
  const code = "const a = 'b {c}'; export default { 'd {e}': 'f {g}', h: { i: 'plain' }, j: a, k: l('m {n}') };";
  expect(withCompiledTexts(code, parseAst(code))).toBe(
    `const a = 'b {c}'; export default { 'd {e}': ${JSON.stringify(compile('f {g}'))}, h: { i: "plain" }, j: a, k: l('m {n}') };`,
  );
});

it('splits the catalogue into texts of a table, texts before its match, and all others', () => {
  const code = "const es = { app: { a: 'b' }, table: { c: { d: 'e' }, open: { h: 'i' } }, ui: { f: 'g' } }; export default es;";
  expect(textsFor('start', code, parseAst(code))).toBe("const es = {app: { a: 'b' },ui: { f: 'g' }}; export default es;");
  expect(textsFor('table', code, parseAst(code))).toBe("const es = {table: {c: { d: 'e' }}}; export default es;");
  expect(textsFor('waiting', code, parseAst(code))).toBe("const es = {table: {open: { h: 'i' }}}; export default es;");
});

/** All texts, at any depth. */
function textsOf(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function sayCompiled(text: string, values: Record<string, string | number>, locale: SourceLanguage): unknown {
  const options = { cache: {}, formatters, locale, timeZone: 'UTC' };
  return formatCompiled('', compile(text), values, options as unknown as Parameters<typeof formatCompiled>[3]);
}

describe.each(catalogues.filter(({ kind }) => kind === 'icu'))('the texts of $file', (catalogue) => {
  it.each(sourceLanguages)('read the same compiled as interpreted in the browser, in %s', (language) => {
    for (const text of textsOf(catalogue[language])) {
      const say = createTranslator({ locale: language, messages: { text }, timeZone: 'UTC' }) as (
        key: string,
        v: object,
      ) => string;
      for (const [count, word] of [
        [0, 'yes'],
        [1, 'other'],
        [23, 'x'],
      ] as const) {
        const given = icuArguments(text).map((argument) => {
          const [name = '', kind] = argument.split(' ');
          return [name, kind === 'plural' || kind === 'selectordinal' || kind === 'number' ? count : word] as const;
        });
        const values = Object.fromEntries(given);
        expect(sayCompiled(text, values, language)).toBe(say('text', values));
      }
    }
  });
});

import { errorCodes } from '@sobremesa/protocol';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { icuArguments } from '../../test/icu.ts';
import { catalogues } from '../../translate/catalogues.ts';
import { games } from '../games/index.ts';
import houseEs from './messages/es.ts';
import type { Messages } from './shape.ts';
import { sourceLanguages } from './languages.ts';

/** All texts by their full keys. */
function flat(messages: Messages, prefix = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, texts);
  }
  return texts;
}

const argumentNames = (texts: Map<string, string>) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, icuArguments(text).map((name) => name.split(' ')[0])]));

/** `a.b.c`, `b.c` and `c`: the forms in which code may use a key. */
const suffixes = (key: string) => key.split('.').map((_part, i, parts) => parts.slice(i).join('.'));

describe.each(catalogues)('the catalogue $file', ({ kind, es, en }) => {
  const texts = { es: flat(es), en: flat(en) };

  it('has the same keys in both languages', () => {
    expect([...texts.en.keys()].toSorted()).toEqual([...texts.es.keys()].toSorted());
  });

  it.skipIf(kind === 'rules')('takes the same arguments in both languages', () => {
    expect(argumentNames(texts.en)).toEqual(argumentNames(texts.es));
  });

  it.skipIf(kind === 'rules').each(sourceLanguages)('has no empty text in %s', (language) => {
    const failed: string[] = [];
    const translate = createTranslator({
      locale: language,
      messages: (language === 'es' ? es : en) as Record<string, never>,
      timeZone: 'UTC',
      onError: (error) => failed.push(error.message),
    }) as unknown as (key: string, values: object) => string;
    for (const [key, text] of texts[language]) {
      const values = icuArguments(text).map((name) => name.split(' ') as [string, string]);
      const given = values.map(([name, kind]) => [name, kind === 'plural' || kind === 'selectordinal' ? 2 : 'x']);
      if (translate(key, Object.fromEntries(given)).trim() === '') failed.push(`${key} is empty`);
    }
    expect(failed).toEqual([]);
  });
});

describe('the common catalogue', () => {
  it('has a sentence for each refusal', () => {
    const texts = { ...houseEs.failures, ...houseEs.table.refusals };
    expect(Object.keys(texts).toSorted()).toEqual([...errorCodes, 'noAnswer'].toSorted());
  });

  it('has a name for each game', () => {
    expect(Object.keys(houseEs.games)).toEqual(Object.keys(games));
  });

  it('has no unused text', () => {
    const sources = Object.entries(
      import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./messages/**', '!../games/*/**'], {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ).map(([, source]) => source);
    const quoted = new Set(sources.flatMap((source) => [...source.matchAll(/'([\w.]+)'/g)].map(([, text]) => text)));
    const patterns = sources.flatMap((source) =>
      [...source.matchAll(/\bt\(`([\w.]*\$\{[^`]+)`/g)].map(([, template = '']) => {
        return new RegExp(`(^|\\.)${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`);
      }),
    );
    const unused = [...flat(houseEs).keys()].filter(
      (key) =>
        !/^(failures|table\.refusals)\./.test(key) &&
        !suffixes(key).some((suffix) => quoted.has(suffix)) &&
        !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

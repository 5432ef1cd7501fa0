import { errorCodes } from '@sobremesa/protocol';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { icuArguments } from '../../test/icu.ts';
import aboutEn from '../about/messages/en.ts';
import aboutEs from '../about/messages/es.ts';
import adminEn from '../admin/messages/en.ts';
import adminEs from '../admin/messages/es.ts';
import { games } from '../games/index.ts';
import hereEn from '../here/messages/en.ts';
import hereEs from '../here/messages/es.ts';
import { lessons } from '../learn/lessons.ts';
import learnEn from '../learn/messages/en.ts';
import learnEs from '../learn/messages/es.ts';
import previewsEn from '../previews/messages/en.ts';
import previewsEs from '../previews/messages/es.ts';
import { languages } from './languages.ts';
import houseEn from './messages/en.ts';
import houseEs from './messages/es.ts';
import type { Messages } from './shape.ts';

/** Every text by its whole key. */
function flat(messages: Messages, prefix = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, texts);
  }
  return texts;
}

const argumentNames = (texts: Map<string, string>) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, icuArguments(text).map((name) => name.split(' ')[0])]));

/** `a.b.c`, `b.c` and `c`: how a key may be written where it is used. */
const suffixes = (key: string) => key.split('.').map((_part, i, parts) => parts.slice(i).join('.'));

const catalogues: [string, { es: Messages; en: Messages }][] = [
  ['the house', { es: houseEs, en: houseEn }],
  ['the administration', { es: adminEs, en: adminEn }],
  ['matches on this device', { es: hereEs, en: hereEn }],
  ['all lessons', { es: learnEs, en: learnEn }],
  ['what games are', { es: aboutEs, en: aboutEn }],
  ['the previews', { es: previewsEs, en: previewsEn }],
  ...(await Promise.all(
    Object.entries(lessons).map(async ([game, { texts }]): Promise<[string, { es: Messages; en: Messages }]> => {
      const [es, en] = await Promise.all([texts.es(), texts.en()]);
      return [`the lesson of ${game}`, { es: { ...es }, en: { ...en } }];
    }),
  )),
  ...(await Promise.all(
    Object.entries(games).map(async ([game, { messages, hints }]): Promise<[string, { es: Messages; en: Messages }]> => {
      const [es, en] = await Promise.all([messages.es(), messages.en()]);
      return [game, { es: { ...es, ...(await hints?.texts.es()) }, en: { ...en, ...(await hints?.texts.en()) } }];
    }),
  )),
];

describe.each(catalogues)('the catalogue of %s', (_name, { es, en }) => {
  const texts = { es: flat(es), en: flat(en) };

  it('has the same keys in both languages', () => {
    expect([...texts.en.keys()].toSorted()).toEqual([...texts.es.keys()].toSorted());
  });

  it('takes the same arguments in both languages', () => {
    expect(argumentNames(texts.en)).toEqual(argumentNames(texts.es));
  });

  it.each(languages)('says something with every text in %s', (language) => {
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

describe('the catalogue of the house', () => {
  it('has a sentence for every refusal', () => {
    const told = { ...houseEs.failures, ...houseEs.table.refusals };
    expect(Object.keys(told).toSorted()).toEqual([...errorCodes, 'noAnswer'].toSorted());
  });

  it('has a name for every game', () => {
    expect(Object.keys(houseEs.games)).toEqual(Object.keys(games));
  });

  it('has no text that nobody shows', () => {
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

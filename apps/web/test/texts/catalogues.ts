import { games } from '../../src/games/index.ts';
import houseEn from '../../src/i18n/messages/en.ts';
import houseEs from '../../src/i18n/messages/es.ts';
import type { Messages } from '../../src/i18n/shape.ts';
import type { SourceLanguage } from '../../src/i18n/languages.ts';
import learnEn from '../../src/learn/messages/en.ts';
import learnEs from '../../src/learn/messages/es.ts';

/** The name of a catalogue, and its texts in each language. */
export type Catalogue = [name: string, messages: Record<SourceLanguage, Messages>];

/** The common catalogue and those of the games. */
export const catalogues: readonly Catalogue[] = [
  ['house', { es: houseEs, en: houseEn }],
  ...(await Promise.all(
    Object.entries(games).map(async ([game, { introduction, loaders }]): Promise<Catalogue> => {
      const { settingsTexts, messages, hints, rulebook } = await loaders();
      const all = [introduction, settingsTexts, messages, rulebook.examples.texts, ...(hints === undefined ? [] : [hints.texts])];
      const read = async (language: SourceLanguage): Promise<Messages> =>
        Object.assign({}, ...(await Promise.all(all.map((texts) => texts(language)))));
      return [game, { es: await read('es'), en: await read('en') }];
    }),
  )),
];

/** The texts common to all lessons, and those of each game's lesson. */
export const lessonCatalogues: readonly Catalogue[] = [
  ['lessons', { es: learnEs, en: learnEn }],
  ...(await Promise.all(
    Object.entries(games).map(async ([game, { loaders }]): Promise<Catalogue> => {
      const { texts } = (await loaders()).lesson;
      const [es, en] = await Promise.all([texts('es'), texts('en')]);
      return [`lesson of ${game}`, { es: { ...es }, en: { ...en } }];
    }),
  )),
];

/** All texts by their full keys. */
export function flat(messages: Messages, prefix = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, texts);
  }
  return texts;
}

import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadRulebook } from '../../src/games/load.ts';
import { createGameText } from '../../src/i18n/gameText.tsx';
import { sourceLanguages, type SourceLanguage } from '../../src/i18n/languages.ts';
import { blocksOf, plainOf } from '../../src/rulebook/markup.ts';
import { chaptersOf } from '../../src/rulebook/rulebook.ts';
import { flat } from '../texts/catalogues.ts';
import { faultsOf } from '../texts/faults.ts';

interface Sheet {
  sheet: Readonly<Record<string, string>>;
  noPiece?: RegExp;
}

/** The rules sheets of all games. */
const sheets = Object.fromEntries(
  Object.entries(import.meta.glob<Sheet>('../../src/games/*/testing/sheet.ts', { eager: true })).map(([path, sheet]) => {
    return [path.split('/').at(-3) ?? '', sheet];
  }),
);

/** Maximum number of words in a sentence. */
const LONGEST = 20;

// Loading the drawings of a game is slow, and must not count as test time.
await Promise.all(Object.keys(games).flatMap((game) => sourceLanguages.map((language) => loadRulebook(game, language))));

async function readIn(game: string, language: SourceLanguage) {
  const { rulebook, texts, messages } = await loadRulebook(game, language);
  const chapters = chaptersOf(rulebook, texts, createGameText(language, messages, [], null));
  return { rulebook, texts, messages, chapters, paragraphs: chapters.flatMap((chapter) => chapter.paragraphs) };
}

describe.each(Object.keys(games))('the rulebook of %s', (game) => {
  it('covers each section of the rules sheet, and names no unknown one', async () => {
    const { rulebook } = await readIn(game, 'es');
    const covered = new Set(
      Object.values(rulebook.outline).flatMap((plans) => Object.values(plans).flatMap(({ sheet }) => sheet)),
    );
    const sections = Object.keys(sheets[game]?.sheet ?? {});
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter((section) => !covered.has(section))).toEqual([]);
    expect([...covered].filter((section) => !sections.includes(section))).toEqual([]);
  });

  it.each(sourceLanguages)('has paragraphs in each chapter, and each paragraph once, in %s', async (language) => {
    const { chapters, paragraphs } = await readIn(game, language);
    expect(chapters.filter((chapter) => chapter.paragraphs.length === 0)).toEqual([]);
    const ids = paragraphs.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(paragraphs.filter(({ title, text }) => title.trim() === '' || text.trim() === '')).toEqual([]);
  });

  it('has the same paragraphs and links in both languages', async () => {
    const [es, en] = await Promise.all(sourceLanguages.map((language) => readIn(game, language)));
    const shape = (read: typeof es) =>
      read?.paragraphs.map(({ id, text }) => [
        id,
        blocksOf(text)
          .flatMap(({ lines }) => lines.flat())
          .flatMap((piece) => (typeof piece === 'object' && !('strong' in piece) ? [String(Object.values(piece).at(-1))] : []))
          .toSorted((a, b) => a.localeCompare(b)),
      ]);
    expect(shape(en)).toEqual(shape(es));
  });

  it.each(sourceLanguages)('has only valid links, in %s', async (language) => {
    const { rulebook, paragraphs } = await readIn(game, language);
    const ids = new Set(paragraphs.map(({ id }) => id));
    const pieces = paragraphs.flatMap(({ text }) => blocksOf(text).flatMap(({ lines }) => lines.flat()));
    const links = pieces.flatMap((piece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : []));
    const signs = pieces.flatMap((piece) => (typeof piece === 'object' && 'sign' in piece ? [piece.sign] : []));
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(signs.filter((sign) => rulebook.signs[sign] === undefined)).toEqual([]);
    expect(Object.keys(rulebook.figures).filter((figure) => !ids.has(figure))).toEqual([]);
    expect(Object.entries(rulebook.topics).filter(([, id]) => !ids.has(id))).toEqual([]);
  });

  it('has a topic for each reason, prompt and term of the catalogue', async () => {
    const { rulebook, messages } = await readIn(game, 'en');
    const asked = [...flat(messages).keys()].filter((key) => /^(?:reasons|prompt)\./.test(key) || isPiece(game, key));
    expect(asked.filter((key) => rulebook.topics[key] === undefined)).toEqual([]);
  });

  it('has a tip for each prompt that asks for a decision, and for nothing else', async () => {
    const { texts, messages } = await readIn(game, 'es');
    const prompts = new Set(
      [...flat(messages).keys()].filter((key) => key.startsWith('prompt.')).map((key) => key.slice('prompt.'.length)),
    );
    expect(Object.keys(texts.hints).filter((hint) => !prompts.has(hint))).toEqual([]);
  });

  it.each(sourceLanguages)('has no faults and only short sentences, in %s', async (language) => {
    const { texts, paragraphs } = await readIn(game, language);
    const all = [
      ...paragraphs.flatMap(({ id, title, text }) => `${title}\n${plainOf(text)}`.split('\n').map((line) => `${id}: ${line}`)),
      ...Object.entries(texts.hints).map(([key, text]) => `hint ${key}: ${text}`),
    ];
    const faults = all.flatMap((line) => {
      const text = line.slice(line.indexOf(': ') + 2);
      return faultsOf(language, text)
        .filter((fault) => fault !== 'a colon after a colon')
        .map((fault) => `${fault}: ${line}`);
    });
    expect(faults).toEqual([]);
    const own = [...Object.values(texts.paragraphs).map(([, text]) => plainOf(text)), ...Object.values(texts.hints)];
    const sentences = own.flatMap((text) => text.split(/(?<=[.!?…])\s+|\n/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > LONGEST)).toEqual([]);
  });
});

function isPiece(game: string, key: string): boolean {
  return key.startsWith('terms.') && !(sheets[game]?.noPiece?.test(key) ?? false);
}

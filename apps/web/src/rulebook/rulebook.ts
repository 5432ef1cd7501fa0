import type { ComponentType, ReactNode } from 'react';
import type { GameText } from '../i18n/gameText.tsx';

/** A paragraph as it is in every language. */
interface Plan {
  /** The sections and rulings of the game's sheet of rules that it tells. */
  sheet: readonly string[];
  /** It shows how a rule works out, rather than what it is. */
  example?: true;
  /** It can be tried on a piece of the board. */
  playable?: true;
}

/**
 * The chapters of a game's rules, and the paragraphs of each, in the order in which they are read.
 */
export type Outline = Readonly<Record<string, Readonly<Record<string, Plan>>>>;

export type ParagraphOf<O extends Outline> = { [Chapter in keyof O]: keyof O[Chapter] }[keyof O] & string;

type PlayableIn<Chapter> = { [P in keyof Chapter]: Chapter[P] extends { playable: true } ? P : never }[keyof Chapter];
export type PlayableOf<O extends Outline> = { [Chapter in keyof O]: PlayableIn<O[Chapter]> }[keyof O] & string;

/** What can be tried, by the paragraph that it stands under. */
export type Examples<Paragraph extends string = string> = Readonly<Record<Paragraph, ComponentType>>;

/** The words of a rulebook in one language; how they are marked up stands in `markup.ts`. */
export interface RulebookTexts<Chapter extends string = string, Paragraph extends string = string, Hint extends string = string> {
  chapters: Readonly<Record<Chapter, string>>;
  paragraphs: Readonly<Record<Paragraph, readonly [title: string, text: string]>>;
  /** By the key of a prompt: what to know when it is there for the first time. */
  hints: Readonly<Record<Hint, string>>;
}

/** A paragraph that the catalogue of the game tells in its own words: a card, a space, a sign. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  picture: ReactNode;
}

/**
 * All that the page knows of a game's rules beside their words. Loaded when somebody opens them.
 */
export interface Rulebook {
  outline: Outline;
  /** Small pictures that stand in the texts, by the name that texts give them. */
  signs: Readonly<Record<string, ReactNode>>;
  /** Larger ones under a paragraph, by its id. */
  figures: Readonly<Record<string, ReactNode>>;
  /** What stands after the paragraphs of a chapter, by its id. */
  entries: (text: GameText) => Readonly<Record<string, readonly Entry[]>>;
  /**
   * The paragraph, or entry, that tells of a text of the game's catalogue: a reason, a prompt or a
   * term, by its whole key.
   */
  topics: Readonly<Record<string, string>>;
}

/** A paragraph ready to be read. */
export interface Paragraph {
  id: string;
  title: string;
  text: string;
  example: boolean;
  playable: boolean;
  /** Beside it, of an entry. */
  picture: ReactNode;
  /** Under it. */
  figure: ReactNode;
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
}

export function chaptersOf({ outline, figures, entries }: Rulebook, texts: RulebookTexts, gameText: GameText): Chapter[] {
  const sections = entries(gameText);
  return Object.entries(outline).map(([chapter, plans]) => ({
    id: chapter,
    title: texts.chapters[chapter] ?? chapter,
    paragraphs: [
      ...Object.entries(plans).map(([id, plan]): Paragraph => {
        const [title, text] = texts.paragraphs[id] ?? [id, ''];
        const { example = false, playable = false } = plan;
        return { id, title, text, example, playable, picture: null, figure: figures[id] ?? null };
      }),
      ...(sections[chapter] ?? []).map(({ id, title, text, picture }): Paragraph => {
        return { id, title, text, picture, example: false, playable: false, figure: null };
      }),
    ],
  }));
}

/** Topics under the keys of a catalogue's section: `reasons.notYourTurn` for `notYourTurn`. */
export function under(section: string, topics: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(topics).map(([key, id]) => [`${section}.${key}`, id]));
}

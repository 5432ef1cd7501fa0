import type { ComponentType, ReactNode } from 'react';
import type { GameText } from '../i18n/gameText.tsx';

/** The properties of a paragraph that all languages share. */
interface Plan {
  /** The sections and rulings of the game's rules sheet that it covers. */
  sheet: readonly string[];
  /** Whether it is an example rather than a rule. */
  example?: true;
  /** Whether it has an interactive example. */
  playable?: true;
}

/** The chapters of a game's rules, and the paragraphs of each, in reading order. */
export type Outline = Readonly<Record<string, Readonly<Record<string, Plan>>>>;

export type ParagraphOf<O extends Outline> = { [Chapter in keyof O]: keyof O[Chapter] }[keyof O] & string;

type PlayableIn<Chapter> = { [P in keyof Chapter]: Chapter[P] extends { playable: true } ? P : never }[keyof Chapter];
export type PlayableOf<O extends Outline> = { [Chapter in keyof O]: PlayableIn<O[Chapter]> }[keyof O] & string;

/** The interactive examples, by the paragraph above them. */
export type Examples<Paragraph extends string = string> = Readonly<Record<Paragraph, ComponentType>>;

/** A rulebook's texts in one language. `markup.ts` defines their markup. */
export interface RulebookTexts<Chapter extends string = string, Paragraph extends string = string, Hint extends string = string> {
  chapters: Readonly<Record<Chapter, string>>;
  paragraphs: Readonly<Record<Paragraph, readonly [title: string, text: string]>>;
  /** Tips by the key of a prompt, for the first time that a player sees it. */
  hints: Readonly<Record<Hint, string>>;
}

/** A paragraph from the game's catalogue: a card, a space or a sign. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  picture: ReactNode;
}

/** A game's rules without their texts. Loaded when a reader opens the rules. */
export interface Rulebook {
  outline: Outline;
  /** Small pictures for the texts' `{sign}` markup, by name. */
  signs: Readonly<Record<string, ReactNode>>;
  /** Figures below a paragraph, by its id. */
  figures: Readonly<Record<string, ReactNode>>;
  /** Entries that follow a chapter's paragraphs, by the chapter's id. */
  entries: (text: GameText) => Readonly<Record<string, readonly Entry[]>>;
  /**
   * The paragraph or entry that explains a text of the game's catalogue: a reason, a prompt or a
   * term, by its full key.
   */
  topics: Readonly<Record<string, string>>;
}

/** A paragraph with its texts and pictures. */
export interface Paragraph {
  id: string;
  title: string;
  text: string;
  example: boolean;
  playable: boolean;
  /** An entry's picture, beside the text. */
  picture: ReactNode;
  /** The figure, below the text. */
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

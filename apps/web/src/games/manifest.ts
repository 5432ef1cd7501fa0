import type { GameRules, GameSettings } from '@sobremesa/games/kit';
import type { Box } from '../about/box.ts';
import type { SourceLanguage } from '../i18n/languages.ts';
import type { Messages } from '../i18n/shape.ts';
import type { Texts } from '../i18n/texts.ts';
import type { LessonTexts, Script } from '../learn/script.ts';
import type { Examples, Rulebook, RulebookTexts } from '../rulebook/rulebook.ts';
import type { GameUi, HintsUi } from './game.ts';

/**
 * A game on the shelf. The start page has it of every game, so it is small; the rest is loaded when
 * it is needed.
 */
export interface GameManifest {
  /** Plain texts, without the syntax of ICU. */
  texts: Readonly<Record<SourceLanguage, ShelfTexts>>;
  introduction: Texts<Introduction>;
  /** Whether `GameLoaders.hints` is there. */
  givesHints: boolean;
  loaders: () => Promise<GameLoaders>;
}

/**
 * What stands beside the box on the shelf. `box` says how many players, how long, how heavy, and
 * how it feels.
 */
export type ShelfTexts = Readonly<Record<'name' | 'box' | 'about', string>>;

export interface Introduction {
  /** The game in three lines: what brings points, how a turn goes, and what not to forget. */
  goal: string;
  turn: string;
  remember: string;
  /** The story behind it: where it comes from, what it is about, and who made it. */
  place: string;
  custom: string;
  game: string;
}

/** Where the parts of a game are found. Each is loaded when it is needed, and only then. */
export interface GameLoaders {
  settings: () => Promise<GameSettings>;
  /** The catalogue's `options`. */
  settingsTexts: Texts<Messages>;
  rules: () => Promise<GameRules>;
  ui: () => Promise<GameUi>;
  messages: Texts<Messages>;
  /** The texts are the catalogue's `hints`. */
  hints?: { ui: () => Promise<HintsUi>; texts: Texts<Messages> };
  /** A look at every card. */
  box: () => Promise<Box>;
  /** A first match that teaches the game. */
  lesson: { script: () => Promise<Script>; texts: Texts<LessonTexts> };
  rulebook: {
    of: () => Promise<Rulebook>;
    texts: Texts<RulebookTexts>;
    /** What can be tried, and what is said there beside the catalogue. */
    examples: { of: () => Promise<Examples>; texts: Texts<Messages> };
  };
}

import type { GameRules, GameSettings, Label } from '@sobremesa/games/kit';
import type { Box } from '../about/box.ts';
import type { GameGallery } from '../gallery/gameGallery.ts';
import type { GalleryTexts } from '../gallery/labelTexts.ts';
import type { SourceLanguage } from '../i18n/languages.ts';
import type { Messages } from '../i18n/shape.ts';
import type { Texts } from '../i18n/texts.ts';
import type { LessonTexts, Script } from '../learn/script.ts';
import type { Examples, Rulebook, RulebookTexts } from '../rulebook/rulebook.ts';
import type { GameUi, HiddenCards, HintsUi } from './game.ts';

/**
 * A game's entry on the shelf. The start page loads the manifests of all games, so they are small;
 * `loaders` loads the rest.
 */
export interface GameManifest {
  /** Plain texts without ICU syntax. */
  texts: Readonly<Record<SourceLanguage, ShelfTexts>>;
  introduction: Texts<Introduction>;
  /** Whether `GameLoaders` has `hints`. */
  givesHints: boolean;
  /** Whether `GameLoaders` has `gallery`. */
  hasGallery: boolean;
  loaders: () => Promise<GameLoaders>;
}

/**
 * The texts beside the box on the shelf. `box` gives the number of players, duration, weight and
 * mood.
 */
export type ShelfTexts = Readonly<Record<'name' | 'box' | 'about', string>>;

export interface Introduction {
  /** The game in three lines: how to score, how a turn goes, and what to remember. */
  goal: string;
  turn: string;
  remember: string;
  /** The background of the game: the place, its traditions, and the makers of the game. */
  place: string;
  custom: string;
  game: string;
}

/** Lazy imports of a game's parts, so that a page loads only the parts it shows. */
export interface GameLoaders {
  settings: () => Promise<GameSettings>;
  /** From the catalogue's `options`. */
  settingsTexts: Texts<Messages>;
  rules: () => Promise<GameRules>;
  ui: () => Promise<GameUi>;
  messages: Texts<Messages>;
  /** The texts are from the catalogue's `hints`. */
  hints?: { ui: () => Promise<HintsUi>; texts: Texts<Messages> };
  /** All cards of the game, to browse. */
  box: () => Promise<Box>;
  /** A game without it has no cards that only one player sees. */
  hidden?: () => Promise<HiddenCards>;
  /** Museum labels of the pieces. A game without them is not in the gallery. */
  gallery?: {
    of: () => Promise<GameGallery>;
    labels: () => Promise<readonly Label[]>;
    texts: Texts<GalleryTexts>;
  };
  /** A guided first match that teaches the game. */
  lesson: { script: () => Promise<Script>; texts: Texts<LessonTexts> };
  rulebook: {
    of: () => Promise<Rulebook>;
    texts: Texts<RulebookTexts>;
    /** The interactive examples, and their texts that are not in the catalogue. */
    examples: { of: () => Promise<Examples>; texts: Texts<Messages> };
  };
}

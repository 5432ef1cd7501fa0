import type { GameRules, GameSettings, Label } from '@sobremesa/games/kit';
import type { GameGallery } from '../gallery/gameGallery.ts';
import type { GalleryTexts } from '../gallery/labelTexts.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/shape.ts';
import type { GameUi, HiddenCards, HintsUi } from './game.ts';
import { retryOnce } from '../lib/retryOnce.ts';
import type { Examples, Rulebook, RulebookTexts } from '../rulebook/rulebook.ts';
import type { Box } from '../about/box.ts';
import { games } from './index.ts';
import type { GameManifest, GameLoaders } from './manifest.ts';

/** A game's variants and their texts, for the form that opens a table. */
export interface FormInfo {
  settings: GameSettings;
  messages: Messages;
}

/** Everything that a table needs of a game. */
export interface PlayableGame {
  rules: GameRules;
  messages: Messages;
  ui: GameUi;
}

/** A game's rulebook with its texts, for a table or the rules page. */
export interface ReadableGame {
  rulebook: Rulebook;
  texts: RulebookTexts;
  messages: Messages;
}

/** A game's part of the hints, with their texts. */
export interface Hinting {
  ui: HintsUi;
  messages: Messages;
}

/** A game's part of the gallery, with its texts. */
export interface LabelledGame {
  gallery: GameGallery;
  labels: readonly Label[];
  texts: GalleryTexts;
  messages: Messages;
}

const kept = new Map<string, Promise<unknown>>();

/**
 * Returns the same promise for the same key, as React's `use` requires. A rejected promise is kept
 * too; the error page reloads the page.
 */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let promise = kept.get(key) as Promise<T> | undefined;
  if (!promise) {
    promise = load();
    kept.set(key, promise);
  }
  return promise;
}

function manifestOf(game: string): GameManifest {
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!found) throw new Error(`This page knows no game called "${game}"`);
  return found;
}

export async function loadersOf(game: string): Promise<GameLoaders> {
  return retryOnce(manifestOf(game).loaders);
}

export function loadForm(game: string, language: Language): Promise<FormInfo> {
  return once(`form ${game} ${language}`, async () => {
    const { settings, settingsTexts } = await loadersOf(game);
    const [loaded, messages] = await Promise.all([retryOnce(settings), settingsTexts(language)]);
    return { settings: loaded, messages };
  });
}

export function givesHints(game: string): boolean {
  return manifestOf(game).givesHints;
}

export function hasGallery(game: string): boolean {
  return manifestOf(game).hasGallery;
}

/** @throws Error when the game has no hints; see `givesHints` */
export function loadHinting(game: string, language: Language): Promise<Hinting> {
  return once(`hints ${game} ${language}`, async () => {
    const { hints, messages } = await loadersOf(game);
    if (hints === undefined) throw new Error(`${game} gives no hints`);
    const [ui, texts, hinted] = await Promise.all([retryOnce(hints.ui), messages(language), hints.texts(language)]);
    return { ui, messages: { ...texts, ...hinted } };
  });
}

export function loadPlayable(game: string, language: Language): Promise<PlayableGame> {
  return once(`playable ${game} ${language}`, async () => {
    const { rules, ui, messages } = await loadersOf(game);
    const [loaded, board, texts] = await Promise.all([retryOnce(rules), retryOnce(ui), messages(language)]);
    return { rules: loaded, ui: board, messages: texts };
  });
}

export function loadRulebook(game: string, language: Language): Promise<ReadableGame> {
  return once(`rulebook ${game} ${language}`, async () => {
    const { rulebook, messages } = await loadersOf(game);
    const [loaded, texts, words] = await Promise.all([retryOnce(rulebook.of), rulebook.texts(language), messages(language)]);
    return { rulebook: loaded, texts, messages: words };
  });
}

/** The interactive examples of a game's rulebook, with their texts. */
export function loadExamples(game: string, language: Language): Promise<{ examples: Examples; messages: Messages }> {
  return once(`examples ${game} ${language}`, async () => {
    const { rulebook, messages } = await loadersOf(game);
    const { of, texts } = rulebook.examples;
    const [examples, words, own] = await Promise.all([retryOnce(of), messages(language), texts(language)]);
    return { examples, messages: { ...words, ...own } };
  });
}

/** The contents of a game's box, with their names. */
export function loadBox(game: string, language: Language): Promise<{ box: Box; messages: Messages }> {
  return once(`box ${game} ${language}`, async () => {
    const loaders = await loadersOf(game);
    const [box, messages] = await Promise.all([retryOnce(loaders.box), loaders.messages(language)]);
    return { box, messages };
  });
}

/**
 * The cards that only one player sees, with the box that has them; null for a game without them.
 */
export function loadHidden(
  game: string,
  language: Language,
): Promise<{ hidden: HiddenCards; box: Box; messages: Messages } | null> {
  return once(`hidden ${game} ${language}`, async () => {
    const { hidden } = await loadersOf(game);
    if (hidden === undefined) return null;
    const [cards, { box, messages }] = await Promise.all([retryOnce(hidden), loadBox(game, language)]);
    return { hidden: cards, box, messages };
  });
}

/** The labels of a game's pieces; null for a game without them. */
export function loadGallery(game: string, language: Language): Promise<LabelledGame | null> {
  return once(`gallery ${game} ${language}`, async () => {
    const { gallery, messages } = await loadersOf(game);
    if (gallery === undefined) return null;
    const [loaded, labels, texts, words] = await Promise.all([
      retryOnce(gallery.of),
      retryOnce(gallery.labels),
      gallery.texts(language),
      messages(language),
    ]);
    return { gallery: loaded, labels, texts, messages: words };
  });
}

/** The texts of a rulebook, without its layout. */
export function loadRulebookTexts(game: string, language: Language): Promise<RulebookTexts> {
  return once(`rulebook texts ${game} ${language}`, async () => (await loadersOf(game)).rulebook.texts(language));
}

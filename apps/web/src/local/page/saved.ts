import { botCharacters, type Bot, type BotLevel, type TableView } from '@sobremesa/protocol';
import { randomHex } from '../../lib/hex.ts';
import { remember, remembered } from '../../lib/storage.ts';
import type { KeptMatch } from '../host/match.ts';

/** A local match as this device stores it. */
export interface SavedMatch {
  /** The people's names, from seat 0 on. Bots have the seats after them. */
  people: readonly string[];
  bots: readonly Bot[];
  options: TableView['options'];
  /** The seed of the deal: 64 hex digits. */
  seed: string;
  /** Null before the first move. */
  match: KeptMatch | null;
  /** Whether it has been played to its end. */
  over?: boolean;
}

const keyOf = (game: string) => `sobremesa.here.${game}`;

/** The stored match of a game; null if there is none, or it cannot be read. */
export function savedMatch(game: string): SavedMatch | null {
  try {
    const kept = JSON.parse(remembered(keyOf(game)) ?? 'null') as Partial<SavedMatch> | null;
    return kept !== null && isMatch(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a match in place of the last one of the game; null deletes that. */
export function saveMatch(game: string, match: SavedMatch | null): void {
  remember(keyOf(game), JSON.stringify(match));
}

/** A new match of these people and this number of bots. */
export function newMatch(people: readonly string[], bots: number, level: BotLevel, options: TableView['options']): SavedMatch {
  const characters = botCharacters.toSorted(() => Math.random() - 0.5).slice(0, bots);
  return { people, bots: characters.map((character) => ({ character, level })), options, seed: newSeed(), match: null };
}

/** A match of the same people and bots, with a new deal. */
export function rematchOf(match: SavedMatch): SavedMatch {
  return { ...match, seed: newSeed(), match: null, over: false };
}

/** Whether a match of the game waits for its next move on this device. */
export function isBegun(game: string): boolean {
  const match = savedMatch(game);
  return match !== null && match.over !== true;
}

function newSeed(): string {
  return randomHex(32);
}

function isMatch(kept: Partial<SavedMatch>): kept is SavedMatch {
  const { people, bots, options, seed, match } = kept;
  const isReadable = match === null || Array.isArray(match?.moves);
  return (
    Array.isArray(people) &&
    people.length > 0 &&
    Array.isArray(bots) &&
    options !== undefined &&
    seed?.length === 64 &&
    isReadable
  );
}

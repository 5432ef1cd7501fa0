import { botCharacter, type Bot, type BotLevel, type TableView } from '@sobremesa/protocol';
import { remember, remembered } from '../lib/storage.ts';
import type { KeptMatch } from '../local/match.ts';

/** A match that is played on this device, without a server. */
export interface MatchHere {
  /** Who plays, by name, from seat 0 on; bots have the seats after them. */
  people: readonly string[];
  bots: readonly Bot[];
  options: TableView['options'];
  /** 64 hex digits, from which it is dealt. */
  seed: string;
  /** How far it has come; null when nobody has moved yet. */
  match: KeptMatch | null;
}

const keyOf = (game: string) => `sobremesa.here.${game}`;

/** The match of a game that was begun on this device; null when there is none, or what is kept cannot be read. */
export function matchHere(game: string): MatchHere | null {
  try {
    const kept = JSON.parse(remembered(keyOf(game)) ?? 'null') as Partial<MatchHere> | null;
    return kept !== null && isMatch(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, in place of another one of the same game; null throws that away. */
export function keepHere(game: string, match: MatchHere | null): void {
  remember(keyOf(game), JSON.stringify(match));
}

/** A new deal for these people and as many bots of this level. */
export function dealt(people: readonly string[], bots: number, level: BotLevel, options: TableView['options']): MatchHere {
  const characters = botCharacter.options.toSorted(() => Math.random() - 0.5).slice(0, bots);
  return { people, bots: characters.map((character) => ({ character, level })), options, seed: newSeed(), match: null };
}

/** The same people and bots, dealt anew. */
export function dealtAgain(match: MatchHere): MatchHere {
  return { ...match, seed: newSeed(), match: null };
}

function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isMatch(kept: Partial<MatchHere>): kept is MatchHere {
  const { people, bots, options, seed, match } = kept;
  const isBegun = match === null || Array.isArray(match?.moves);
  return (
    Array.isArray(people) && people.length > 0 && Array.isArray(bots) && options !== undefined && seed?.length === 64 && isBegun
  );
}

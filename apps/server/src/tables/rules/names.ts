import { botNames } from '@sobremesa/protocol';
import unhomoglyph from 'unhomoglyph';
import type { SeatRecord, TableRecord } from '../../storage/storage.ts';

/** The name of a person, by id. */
export type NameOf = (person: string) => string;

/**
 * The forms of a name for finding lookalikes: two names look alike if they share a form. The first
 * form ignores case and the variants of letters. The others replace letters that look like others
 * (the skeletons of UTS #39), once as written and once in lower case: a capital `I` looks like an
 * `l`, and a small `i` does not.
 */
export function looksOf(name: string): [folded: string, skeleton: string, foldedSkeleton: string] {
  const plain = visible(name);
  const folded = fold(plain);
  return [folded, fold(skeletonOf(plain)), skeletonOf(folded)];
}

export function looksLike(one: string, other: string): boolean {
  return hasAny(looksOf(one), looksOf(other));
}

function visible(name: string): string {
  return name.normalize('NFKC').replaceAll(/\p{DI}/gu, '');
}

/** Converts to upper case first, so that `ß` becomes `ss`. */
function fold(text: string): string {
  return text.toUpperCase().toLowerCase();
}

function skeletonOf(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}

/**
 * The name on a seat that everybody sees: its person's, reserved or seated, or its bot's. Null for
 * an empty seat.
 */
export function nameAt({ person, ordinal, bot }: SeatRecord, nameOf: NameOf): string | null {
  if (bot !== null) return botNames[bot.character];
  return person === null ? null : numbered(nameOf(person), ordinal);
}

/**
 * The names of people without a seat: with a number if the name looks like that of a seat. A
 * removed player keeps their name, and so does the seat.
 */
export function watcherNames({ seats }: TableRecord, nameOf: NameOf): (person: string) => string {
  const all = seats.map((each) => ({ person: each.person, taken: takenBy(each, nameOf) }));
  return (id) => {
    const name = nameOf(id);
    const others = all.flatMap(({ person, taken }) => (person === id || taken === null ? [] : [taken]));
    return name === '' ? name : numbered(name, freeOrdinal(others, name));
  };
}

/**
 * Adds a number behind this seat's name, if the name looks like that of another seat. The other
 * seats do not change. Returns the same table if nothing changes.
 */
export function distinguished(table: TableRecord, seat: number, nameOf: NameOf): TableRecord {
  const there = table.seats[seat];
  if (there === undefined || there.person === null) return table;
  const others = table.seats.flatMap((each, number) => (number === seat ? [] : (takenBy(each, nameOf) ?? [])));
  const ordinal = freeOrdinal(others, nameOf(there.person));
  return ordinal === there.ordinal ? table : { ...table, seats: table.seats.with(seat, { ...there, ordinal }) };
}

/** The names with numbers behind those that look like an earlier one. */
export function distinctNames(names: readonly string[]): string[] {
  const taken: Taken[] = [];
  return names.map((name) => {
    const own = numbered(name, freeOrdinal(taken, name));
    taken.push({ looks: looksOf(own), bareLooks: null });
    return own;
  });
}

interface Taken {
  looks: readonly string[];
  /**
   * A bot's name without accents, since accents do not distinguish a person from a bot; null for a
   * person.
   */
  bareLooks: readonly string[] | null;
}

function takenBy(there: SeatRecord, nameOf: NameOf): Taken | null {
  const name = nameAt(there, nameOf);
  if (name === null) return null;
  return { looks: looksOf(name), bareLooks: there.bot === null ? null : looksOf(bare(name)) };
}

/** A name without its accents. */
export function bare(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The lowest number from 1 with which a name looks like none of these. */
function freeOrdinal(others: readonly Taken[], name: string): number {
  for (let ordinal = 1; ; ordinal++) {
    const own = numbered(name, ordinal);
    const looks = looksOf(own);
    const isTaken = (one: Taken) =>
      hasAny(one.looks, looks) || (one.bareLooks !== null && hasAny(one.bareLooks, looksOf(bare(own))));
    if (!others.some(isTaken)) return ordinal;
  }
}

function hasAny(looks: readonly string[], others: readonly string[]): boolean {
  return looks.some((look) => others.includes(look));
}

function numbered(name: string, ordinal: number): string {
  return ordinal === 1 ? name : `${name} ${ordinal}`;
}

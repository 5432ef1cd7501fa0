import { botNames } from '@sobremesa/protocol';
import type { SeatRecord, TableRecord } from '../storage/storage.ts';

/** What a person is called, by id. */
export type NameOf = (person: string) => string;

/** The same for two names that a reader takes for the same, whatever the case and form of their letters. */
export function lookOf(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{DI}/gu, '');
}

/** The name of who sits there, or for whom the seat is kept, as everybody sees it; null without anybody. */
export function nameAt({ person, ordinal, bot }: SeatRecord, nameOf: NameOf): string | null {
  if (bot !== null) return botNames[bot.character];
  if (person === null) return null;
  return ordinal === 1 ? nameOf(person) : `${nameOf(person)} ${ordinal}`;
}

/**
 * The table with a name for this seat that no other seat bears, as readers see them: whoever comes later with the same name has
 * a number behind it. The others keep theirs. The same table when it was so already.
 */
export function distinguished(table: TableRecord, seat: number, nameOf: NameOf): TableRecord {
  const there = table.seats[seat];
  if (there === undefined || there.person === null) return table;
  const looks = (each: SeatRecord) => lookOf(nameAt(each, nameOf) ?? '');
  const others = new Set(table.seats.filter((_, number) => number !== seat).map(looks));
  let ordinal = 1;
  while (others.has(looks({ ...there, ordinal }))) ordinal += 1;
  return ordinal === there.ordinal ? table : { ...table, seats: table.seats.with(seat, { ...there, ordinal }) };
}

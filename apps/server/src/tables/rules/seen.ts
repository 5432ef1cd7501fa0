import { versionFor } from '@sobremesa/match';
import type { Seen } from '@sobremesa/protocol';
import type { Person } from '../../people/person.ts';
import type { Live } from './live.ts';
import { mustSit } from './table.ts';

/**
 * How far somebody has seen who says so, never further than the table has come.
 *
 * @throws RefusedError `notSeated` or `removed`
 */
export function seenAt({ table, match, nextLine, nextMessage }: Live, person: Person, { version, line, message }: Seen): Seen {
  const seat = mustSit(table, person);
  return {
    version: Math.min(version, match === null ? 0 : versionFor(match, seat)),
    line: Math.min(line, nextLine - 1),
    message: Math.min(message, nextMessage - 1),
  };
}

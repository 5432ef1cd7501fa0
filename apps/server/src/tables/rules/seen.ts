import { versionFor } from '@sobremesa/match';
import type { Seen } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import type { Live } from './live.ts';
import { requireSeat } from './table.ts';

/**
 * How far a player has seen their table: the position that their page reports, limited to the
 * table's own.
 *
 * @throws RefusedError `notSeated` or `removed`
 */
export function seenAt({ table, match, nextLine, nextMessage }: Live, user: User, { version, line, message }: Seen): Seen {
  const seat = requireSeat(table, user);
  return {
    version: Math.min(version, match === null ? 0 : versionFor(match, seat)),
    line: Math.min(line, nextLine - 1),
    message: Math.min(message, nextMessage - 1),
  };
}

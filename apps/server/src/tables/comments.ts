import { limits } from '@sobremesa/protocol';
import { RefusedError } from '../refused.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../users/user.ts';
import { requireFinished } from './matchDocument.ts';
import type { Live } from './rules/live.ts';
import { requireSeat } from './rules/table.ts';

/**
 * Requires that this person may comment on this version of the match. The limit counts by seat, so
 * that a seat that is handed over again and again does not fill the storage.
 *
 * @throws RefusedError `notSeated`, `removed`, `notFinished`, `badMoment` or `tooManyComments`
 */
export async function requireComment(storage: Pick<Storage, 'comments'>, live: Live, user: User, moment: number): Promise<void> {
  const own = requireSeat(live.table, user);
  if (moment > requireFinished(live).version) throw new RefusedError('badMoment');
  const comments = await storage.comments(live.table.id);
  if (comments.filter(({ seat }) => seat === own).length >= limits.comments) throw new RefusedError('tooManyComments');
}

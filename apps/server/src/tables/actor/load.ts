import { type LogRecord, restored, snapshotOf } from '@sobremesa/match';
import { limits } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import type { Storage, TableRecord } from '../../storage/storage.ts';
import type { Context } from '../context.ts';
import { withOutageTime } from '../rules/clock.ts';
import type { Live } from '../rules/live.ts';
import { currentProposal } from '../rules/proposals.ts';
import { currentVote } from '../rules/vote.ts';

/** Null if there is no such table. */
export async function loadLive({ storage, games, users, clock, outages }: Context, id: string): Promise<Live | null> {
  const stored = await storage.load(id);
  if (stored === null) return null;
  users.learn(stored.names);
  const { game } = stored.table.settings;
  const module = Object.hasOwn(games, game) ? games[game] : undefined;
  if (module === undefined) throw new RefusedError('unknownGame');
  const match = stored.match === null ? null : restored(module, stored.match, stored.table.settings.watchDelay);
  if (match !== null && stored.match?.snapshot.rules !== module.rulesVersion) {
    await storage.commit({ id, snapshot: snapshotOf(module, match) });
  }
  const { chat } = stored;
  const log = await logSince(storage, stored, match?.delayed?.points[0]?.version ?? Infinity);
  return {
    table: withOutageTime({ ...stored.table, ...atNow(stored.table, clock.now()) }, outages.all),
    module,
    match,
    log,
    chat: stored.table.settings.watchDelay === null ? [] : chat,
    nextLine: (log.at(-1)?.seq ?? -1) + 1,
    nextMessage: (chat.at(-1)?.seq ?? -1) + 1,
  };
}

/** The vote and the proposal, unless their time is over. */
function atNow(table: TableRecord, now: number): Pick<TableRecord, 'vote' | 'wish'> {
  return { vote: currentVote(table, now), wish: currentProposal(table, now) };
}

/**
 * The newest page of the log and the pages before it, back to a version. Lines are only added, so
 * that older pages do not change.
 */
export async function logSince(
  storage: Storage,
  { table, log }: Pick<Live, 'table' | 'log'>,
  version: number,
): Promise<LogRecord[]> {
  const pages = [[...log]];
  for (let first = log[0]; first !== undefined && first.seq > 0 && first.version > version; first = pages[0]?.[0]) {
    pages.unshift(await storage.log(table.id, { before: first.seq, limit: limits.page }));
  }
  return pages.flat();
}

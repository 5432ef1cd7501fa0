import type { ShownPast, TableState } from '@sobremesa/client';
import type { GameEvent } from '@sobremesa/games/kit';
import type { LogEntry } from '@sobremesa/protocol';
import type { Moment } from '../host/model.ts';
import { resting } from '../host/resting.ts';
import type { SeenFrom } from '../ReplayTable.ts';

/** The moments of a running match. Lines are numbered from 0 without gaps. */
export function seenOf({ playerID, states, log, versions }: ShownPast): SeenFrom {
  const seat = playerID === null ? null : Number(playerID);
  let next = 0;
  const moments = states.map((state, version): Moment => {
    const first = next;
    while (versions[next] === version) next += 1;
    const fresh = version === 0 ? [] : eventsIn(log.slice(first, next));
    return { state: resting(state, seat), fresh, line: next - 1 };
  });
  return { seat, moments, log, versions };
}

/**
 * The moments with those that the page has received since. Null if moves or lines in between are
 * missing, or if the match is not the same viewer's.
 */
export function continued(seen: SeenFrom, { match, log }: Pick<TableState, 'match' | 'log'>): SeenFrom | null {
  const last = seen.moments.at(-1);
  const seat = match === null || match.playerID === null ? null : Number(match.playerID);
  if (match === null || last === undefined || seat !== seen.seat) return null;
  const fresh = log.filter(({ seq }) => seq >= seen.log.length);
  const steps = match.version - (seen.moments.length - 1);
  if (steps < 0) return seen;
  const isWhole = fresh.every(({ seq }, i) => seq === seen.log.length + i);
  if (!isWhole || steps > 1) return null;
  if (steps === 0 && fresh.length === 0) return seen;
  const line = seen.log.length + fresh.length - 1;
  const newest: Moment = steps === 0 ? { ...last, line } : { state: resting(match.state, seat), fresh: eventsIn(fresh), line };
  return {
    seat,
    moments: [...(steps === 0 ? seen.moments.slice(0, -1) : seen.moments), newest],
    log: [...seen.log, ...fresh],
    versions: [...seen.versions, ...fresh.map(() => match.version)],
  };
}

function eventsIn(lines: readonly LogEntry[]): { seq: number; event: GameEvent }[] {
  return lines.flatMap(({ seq, kind, event }) => (kind === 'game' ? [{ seq, event }] : []));
}

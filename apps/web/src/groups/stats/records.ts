import type { GroupMatch, ResultSeat } from '@sobremesa/protocol';
import { newestFirst } from './evenings.ts';
import { isContest } from './players.ts';

export const recordKinds = ['mostPoints', 'widestWin', 'closestWin', 'longest'] as const;
/**
 * mostPoints: a person's points. widestWin, closestWin: points between a person who won and the
 * best of the others. longest: milliseconds from the start to the end.
 */
export type RecordKind = (typeof recordKinds)[number];

export interface GameRecord {
  kind: RecordKind;
  value: number;
  /** The match in which it fell: the first of those with this value. */
  match: GroupMatch;
  /** The people who hold it. For `longest`, all who played. */
  seats: ResultSeat[];
}

/** The records of one game. Bots hold none, and matches that were ended early set none. */
export function records(matches: readonly GroupMatch[]): GameRecord[] {
  const oldestFirst = newestFirst(matches).toReversed();
  return recordKinds.flatMap((kind) => {
    let best: GameRecord | null = null;
    for (const match of oldestFirst) {
      const found = candidate[kind](match);
      if (found === null) continue;
      const isBetter = best === null || (kind === 'closestWin' ? found.value < best.value : found.value > best.value);
      if (isBetter) best = { kind, match, ...found };
    }
    return best ?? [];
  });
}

type Candidate = Pick<GameRecord, 'value' | 'seats'>;

const candidate: Record<RecordKind, (match: GroupMatch) => Candidate | null> = {
  mostPoints({ ending, seats }) {
    const value = ending === 'rules' ? most(seats.filter(({ bot }) => bot === null)) : null;
    return value === null ? null : { value, seats: seats.filter(({ bot, points }) => bot === null && points === value) };
  },
  widestWin: margin,
  closestWin: margin,
  longest({ ending, seats, startedAt, finishedAt }) {
    const people = seats.filter(({ bot }) => bot === null);
    return ending === 'rules' ? { value: finishedAt - startedAt, seats: people } : null;
  },
};

/** Null if nobody won, if only bots did, or if all did. */
function margin(match: GroupMatch): Candidate | null {
  if (!isContest(match)) return null;
  const winners = match.seats.filter(({ won }) => won);
  const first = most(winners);
  const second = most(match.seats.filter(({ won }) => !won));
  const people = winners.filter(({ bot }) => bot === null);
  return first === null || second === null || people.length === 0 ? null : { value: first - second, seats: people };
}

/** Null without points. */
function most(seats: readonly ResultSeat[]): number | null {
  const points = seats.flatMap((seat) => seat.points ?? []);
  return points.length === 0 ? null : Math.max(...points);
}

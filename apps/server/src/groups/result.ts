import type { GameModule, GameOver } from '@sobremesa/games';
import { isOver, type Match } from '@sobremesa/match';
import type { ResultSeat } from '@sobremesa/protocol';
import type { GroupWrite, ResultRecord, SeatRecord, TableRecord } from '../storage/storage.ts';
import { joiningOf, memberIdOf } from './ids.ts';

/** A table in one of its states; see `Live`. */
export interface TableState {
  table: TableRecord;
  module: GameModule;
  match: Match | null;
}

/** The name of a seat's player or bot at the table. */
export type NameAt = (seat: SeatRecord) => string | null;

/**
 * What a change of a table writes to the table's group: at the start of the match everybody who
 * sits there joins, later each person who takes a member's seat over, and at its end it has a
 * result.
 *
 * @param isMember whether a person is a member of the table's group
 * @returns undefined if the change concerns no group
 */
export function groupWriteOf(
  before: TableState,
  after: TableState,
  nameAt: NameAt,
  isMember: (person: string) => boolean,
): GroupWrite | undefined {
  const { table } = after;
  const { group } = table.settings;
  if (group === null || table === before.table || table.status === 'open' || before.table.status === 'finished') return undefined;
  const joining = before.table.status === 'open' ? peopleAt(table) : successorsOf(before.table, table, isMember);
  const isFinished = table.status === 'finished';
  if (joining.length === 0 && !isFinished) return undefined;
  const write = { id: group, at: table.activeAt, joining: joining.map((person) => joiningOf(group, person)) };
  // The start of a running match is the last activity of its table.
  const startedAt = before.table.status === 'running' ? before.table.activeAt : table.activeAt;
  return isFinished ? { ...write, result: resultOf(group, after, startedAt, nameAt) } : write;
}

/** The result of a finished match for a group. */
export function resultOf(group: string, { table, module, match }: TableState, startedAt: number, nameAt: NameAt): ResultRecord {
  if (match === null || table.status !== 'finished') throw new Error('only a finished match has a result');
  const { G, ctx } = match.state;
  // A match that its players ended has neither winners nor final points.
  const winners = isOver(match) ? (ctx.gameover as GameOver).winners : [];
  const scores = isOver(match) ? module.score(G, ctx) : [];
  const seats = table.seats.map((there, seat): ResultSeat => {
    const playerID = String(seat);
    return {
      seat,
      member: there.person === null ? null : memberIdOf(group, there.person),
      name: nameAt(there),
      bot: there.bot,
      points: scores.find((score) => score.playerID === playerID)?.total ?? null,
      won: winners.includes(playerID),
    };
  });
  const { game, options } = table.settings;
  const ending = isOver(match) ? 'rules' : 'agreement';
  return { table: table.id, game, options, startedAt, finishedAt: table.activeAt, ending, seats };
}

/**
 * The people who have taken a member's seat over. Somebody whom the group has removed must not come
 * back by handing their seat to another of their devices.
 */
function successorsOf(before: TableRecord, after: TableRecord, isMember: (person: string) => boolean): string[] {
  if (before.seats === after.seats) return [];
  const seated = peopleAt(before);
  return after.seats.flatMap((there, seat) => {
    const former = before.seats[seat]?.person ?? null;
    if (former === null || former === there.person) return [];
    return peopleAt({ seats: [there] }).filter((person) => !seated.includes(person) && isMember(former));
  });
}

/** The people with a seat who have not lost it. */
export function peopleAt({ seats }: Pick<TableRecord, 'seats'>): string[] {
  return seats.flatMap(({ person, state, standIn }) =>
    person === null || state !== 'taken' || standIn === 'removed' ? [] : [person],
  );
}

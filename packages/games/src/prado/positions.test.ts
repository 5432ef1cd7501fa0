import { describe, expect, it } from 'vitest';
import { movesAt } from '../kit/testing/index.ts';
import { matchAt, type Due } from './testing/index.ts';

const hand = 'move help change security move help';
const dues: [Due, string[]][] = [
  ['missions', ['keepMissions']],
  ['lay', ['lay']],
  ['painting', ['replace']],
  ['security', ['answer']],
  ['visit', ['endVisit', 'playCard', 'playJoker']],
  ['photography', ['act', 'endTurn']],
  ['discard', ['discard']],
];

describe.each(['0', '1', '2'])('a match that begins at seat %s', (seat) => {
  it.each(dues)('continues from the decision %s', (due, moves) => {
    const match = matchAt({ players: [{ hand }, { hand }, { hand }], rooms: { 2: { queue: '0 1 2' } } }, seat, due);
    const asked = due === 'missions' ? match.players : due === 'security' ? (match.G.window?.asked ?? []) : [seat];
    expect(asked).toContain(seat);
    for (const player of match.players) expect(movesAt(match, player)).toEqual(asked.includes(player) ? moves : []);
  });
});

import { assert, describe, expect, it } from 'vitest';
import { movesAt } from '../kit/testing/index.ts';
import { favourIds } from './catalogue/favours.ts';
import { objectIds } from './catalogue/objects.ts';
import { matchAt, type Due } from './testing/index.ts';

const hand = objectIds.slice(0, 12).join(' ');
const favours = favourIds.slice(0, 5).join(' ');
const pool = objectIds.slice(12, 15).join(' ');
const dues: [Due, string][] = [
  ['mulligan', 'mulligan'],
  ['patron', 'choosePatron'],
  ['headline', 'chooseOpinion'],
  ['explore', 'draw'],
  ['action', 'endTurn'],
  ['favours', 'discardFavours'],
  ['hand', 'discard'],
  ['arrangement', 'finish'],
];

describe.each(['0', '1', '2'])('a match that begins at seat %s', (seat) => {
  it.each(dues)('continues from the decision %s', (due, move) => {
    const players = ['0', '1', '2'].map((player) => (player === seat ? { hand, favours, pool } : {}));
    const match = matchAt({ players }, seat, due);
    expect(movesAt(match, seat)).toContain(move);
    for (const other of match.players) if (other !== seat) assert.deepEqual(movesAt(match, other), []);
  });
});

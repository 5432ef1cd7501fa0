import type { TableMatch } from '@sobremesa/client';
import { tableView } from '@sobremesa/client/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { giveHints } from '../hints/given.ts';
import { keep, kept } from './decisions.ts';
import { isGoneOver } from './goneOver.ts';

const match = (version: number) =>
  ({ version, playerID: '0', state: { G: { at: version }, ctx: {}, undo: false, window: null } }) as unknown as TableMatch;
const knock = { move: 'knock', args: [1] };

beforeEach(() => sessionStorage.clear());

it("decisions are stored with the reader's view, in order, and those of other tables are deleted", () => {
  keep('one', match(9), 4, knock);
  keep('two', match(10), 6, knock);
  keep('two', match(2), 3, knock);
  expect(kept('one')).toEqual([]);
  expect(kept('two')).toEqual([
    { version: 2, playerID: '0', view: { at: 2 }, ctx: {}, line: 3, ...knock },
    { version: 10, playerID: '0', view: { at: 10 }, ctx: {}, line: 6, ...knock },
  ]);
});

it('a move that the page proposed in this version is not stored, in whatever order the board sends it', () => {
  giveHints('one', 3, [knock, { move: 'buy', args: [{ cards: ['a', 'b'], prestige: 1 }] }]);
  keep('one', match(3), 0, knock);
  keep('one', match(3), 0, { move: 'buy', args: [{ prestige: 1, cards: ['b', 'a'] }] });
  expect(kept('one')).toEqual([]);
  keep('one', match(3), 0, { move: 'knock', args: [2] });
  keep('one', match(4), 1, knock);
  expect(kept('one').map(({ version }) => version)).toEqual([3, 4]);
});

it('spectators have no decisions, and a full storage does no harm', () => {
  keep('one', { ...match(1), playerID: null }, 0, knock);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('one', match(1), 0, knock);
  full.mockRestore();
  expect(kept('one')).toEqual([]);
});

it('only a match with bots alone is reviewed', () => {
  const view = tableView();
  const [ana, luis, ...rest] = view.seats;
  const bot = { ...luis!, bot: { character: 'tecla' as const, level: 'sound' as const } };
  expect(isGoneOver(view)).toBe(false);
  expect(isGoneOver({ you: 0, seats: [ana!, bot, ...rest] })).toBe(true);
  expect(isGoneOver({ you: null, seats: [ana!, bot, ...rest] })).toBe(false);
});

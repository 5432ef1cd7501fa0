import { matchFrom, type MuseumSketch } from '@sobremesa/games/prado/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringInSight } from '../../inSight.ts';
import { showBoard } from '../testing/index.tsx';

vi.mock('../../inSight.ts', () => ({ bringInSight: vi.fn<(part: HTMLElement) => void>() }));
// jsdom has no layout.
vi.mock('../../../ui/afterLayout.ts', () => ({
  afterLayout(_: Element, measure: () => unknown) {
    measure();
    return () => {};
  },
}));
beforeEach(() => vi.mocked(bringInSight).mockClear());

/** Ana has the turn and is in the hall; Benito is first in room 2. */
const start = (changes: Partial<MuseumSketch> = {}) =>
  matchFrom({
    players: [{ hand: 'move help' }, { hand: 'security' }],
    rooms: {
      2: { painting: 'meninas', visitors: 3, queue: '1' },
      1: { painting: 'saturno', visitors: 1 },
      5: { painting: 'olimpo', visitors: 2 },
    },
    slot: 'S01',
    ...changes,
  });
const room = (name: RegExp) => screen.getByLabelText(name, { selector: '[data-room] > button:first-child' });
/** The rooms that were scrolled into view, in order. */
const seen = () => vi.mocked(bringInSight).mock.calls.map(([part]) => Number(part.dataset['room']));

describe('rooms that scroll into view', () => {
  it('the open room', async () => {
    const { user } = showBoard(start(), '0');
    expect(seen()).toEqual([]);
    await user.click(room(/^Room 5/));
    expect(seen()).toEqual([5]);
  });

  it('the target of an action', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(within(screen.getByLabelText('Your hand')).getByLabelText(/^Movement/));
    await user.click(room(/^Room 1/));
    expect(seen()).toEqual([1]);
  });

  it('the room of an announced action', () => {
    const { make } = showBoard(start(), '1');
    make('0', 'playCard', 'move', { type: 'move', to: 5 });
    expect(seen()).toEqual([5]);
    expect(room(/^Room 5/)).toHaveAccessibleName(/The announced action concerns this room\.$/);
    expect(room(/^Room 1/)).not.toHaveAccessibleName(/announced/);
  });

  it('the room of an event, even if it is the same room again', () => {
    const { make } = showBoard(start({ rooms: { 1: { painting: 'saturno', visitors: 4, queue: '1 0' } } }), '1');
    make('0', 'endVisit');
    make('0', 'act', { type: 'help' });
    make('0', 'act', { type: 'move', to: 'closer' });
    expect(seen()).toEqual([1, 1]);
  });
});

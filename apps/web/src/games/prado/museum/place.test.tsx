import { matchFrom, type MuseumSketch } from '@sobremesa/games/prado/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringInSight } from '../../inSight.ts';
import { showBoard } from '../testing/index.tsx';

vi.mock('../../inSight.ts', () => ({ bringInSight: vi.fn<(part: HTMLElement) => void>() }));
beforeEach(() => vi.mocked(bringInSight).mockClear());

/** Ana has the turn and stands in the hall; Benito stands first in room 2. */
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
/** The rooms that were brought in sight, in order. */
const seen = () => vi.mocked(bringInSight).mock.calls.map(([part]) => Number(part.dataset['room']));

describe('what the reader should see is brought in sight', () => {
  it('the room that is looked at', async () => {
    const { user } = showBoard(start(), '0');
    expect(seen()).toEqual([]);
    await user.click(room(/^Room 5/));
    expect(seen()).toEqual([5]);
  });

  it('where an action leads', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(within(screen.getByLabelText('Your hand')).getByLabelText(/^Movement/));
    await user.click(room(/^Room 1/));
    expect(seen()).toEqual([1]);
  });

  it('the room about which one is asked', () => {
    const { make } = showBoard(start(), '1');
    make('0', 'playCard', 'move', { type: 'move', to: 5 });
    expect(seen()).toEqual([5]);
    expect(room(/^Room 5/)).toHaveAccessibleName(/The announced action concerns this room\.$/);
    expect(room(/^Room 1/)).not.toHaveAccessibleName(/announced/);
  });

  it('what happened, however often in the same room', () => {
    const { make } = showBoard(start({ rooms: { 1: { painting: 'saturno', visitors: 4, queue: '1 0' } } }), '1');
    make('0', 'endVisit');
    make('0', 'act', { type: 'help' });
    make('0', 'act', { type: 'move', to: 'closer' });
    expect(seen()).toEqual([1, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Action } from '../catalogue/types.ts';
import { matchFrom, table } from '../testing/index.ts';
import { view } from '../view.ts';
import { choiceBlocker, placementBlocker, topColor, tradeBlocker } from './choices.ts';
import { dueStep, laterActions } from './steps.ts';
import { travelBlocker } from './travel.ts';

const [on1A1] = [1];
const altar: Action = { t: 'altar' };
const draw: Action = { t: 'draw', n: 1 };
const trade: Action = { t: 'trade', reqs: [{ k: 'any' }] };

describe('the top of a pile (1.5)', () => {
  it('is its last card; Pátzcuaro has none', () => {
    const G = table({ players: [{}, {}], piles: { [on1A1]: 'Y12 G05 P01' } });
    expect(topColor(G, on1A1)).toBe('pink');
    expect(topColor(G, 0)).toBeUndefined();
  });
});

describe('the step that is due (1.5)', () => {
  it("belongs to one player; the player's later actions are those of the space, without gifts", () => {
    const G = table({ players: [{}, {}] });
    G.steps = [
      { player: '0', action: altar, optional: false },
      { player: '1', action: altar, optional: true },
      { player: '0', action: trade, optional: false },
      { player: '0', action: altar, optional: true },
      { player: '1', action: draw, optional: false },
    ];
    expect(dueStep(G, '0')).toBe(G.steps[0]);
    expect(dueStep(G, '1')).toBeNull();
    expect(laterActions(G, '0')).toEqual([trade]);
  });

  it('must be completed before passing, which only a placement allows', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, {}], actions: { [on1A1]: [trade] } }).play('0', 'travel', 1, 'act');
    expect(match.why('0', 'pass')).toEqual({ key: 'tradeFirst' });
  });
});

describe('hidden hands (1.10)', () => {
  it.each<[Action, string, (G: ReturnType<typeof table>) => unknown]>([
    [{ t: 'choose', o: [[altar], [draw]] }, 'an option', (G) => choiceBlocker(view(G, '1'), '0', 0)],
    [trade, 'a trade', (G) => tradeBlocker(view(G, '1'), '0', ['P01'])],
    [altar, 'a placement', (G) => placementBlocker(view(G, '1'), '0', 'P01', 1)],
  ])('%j: other players cannot know whether %s is possible', (action, _, blocker) => {
    const match = matchFrom({ players: [{ hand: 'P01' }, {}], actions: { [on1A1]: [action] } }).play('0', 'travel', 1, 'act');
    expect(blocker(match.G)).toEqual({ key: 'handHidden' });
  });

  it('other players cannot know whether no action is possible', () => {
    const G = table({ players: [{ hand: 'P01', flipped: true }, {}] });
    expect(travelBlocker(view(G, '1'), '0', 1, 'draw1')).toEqual({ key: 'handHidden' });
  });
});

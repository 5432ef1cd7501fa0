import { describe, expect, it } from 'vitest';
import { expectTrueHints, pointsNamed } from '../../kit/testing/index.ts';
import { patzcuaro } from '../index.ts';
import { matchFrom } from '../testing/index.ts';
import { explain, hintKeys } from './hints.ts';

it('hints are true', () => {
  const compared = expectTrueHints({
    module: patzcuaro,
    explain,
    keys: hintKeys,
    seats: [2, 3, 4],
    named: pointsNamed,
    isDone: (events) => events.some(({ type }) => type === 'placed'),
    // The last three need one particular objective of the five.
    seldom: ['hints.onlyWay', 'hints.loses', 'hints.coloursLost', 'hints.spare'],
  });
  expect(compared).toBeGreaterThan(50);
});

describe('a hint', () => {
  it('a card that an objective penalises costs points, which is a reason to pass where passing is legal', () => {
    const objectives = { one: 'O1a', two: 'O2e', three: 'O3a' };
    const { G, ctx } = matchFrom({ players: [{ hand: 'Y01' }, {}], objectives });
    expect(explain(G, ctx, '0', { move: 'place', args: ['Y01', 1] }).why.slice(1)).toEqual([
      { key: 'hints.loses', values: { points: 4 } },
      { key: 'hints.coloursLost', values: { objective: { term: 'O2e' }, points: 8 } },
    ]);
    expect(explain(G, ctx, '0', { move: 'pass', args: [] }).why).toEqual([{ key: 'hints.spare', values: { points: 4 } }]);
  });

  it('a space with options lists them as a choice, joined by "or"', () => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 U06', at: 6 }, { at: 2 }], row: '1A 2A 3A' });
    const steps = [1, 2, 3].map((step) => explain(G, ctx, '0', { move: 'travel', args: [step, 'act'] }).why);
    expect(steps.flat()).toContainEqual({ key: 'hints.choice', values: { options: { choices: ['PA-top-1', 'PA-top-2'] } } });
  });

  it('two spaces with the same options give the same reason, which a list contains once', () => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 U06', at: 6 }, { at: 2 }], row: '1A 2A 3A' });
    const route = G.route.map((space) => ({ ...space, actions: G.route.find(({ id }) => id === 'PA-top')!.actions }));
    const choices = [1, 2, 3].map((step) => {
      const { why } = explain({ ...G, route }, ctx, '0', { move: 'travel', args: [step, 'act'] });
      return JSON.stringify(why.find(({ key }) => key === 'hints.choice'));
    });
    expect(new Set(choices).size).toBe(1);
    expect(choices[0]).toBeDefined();
  });

  it.each([
    ['P04', 'yes'],
    ['P04 U06', 'no'],
  ])('a trade for %s knows whether it takes one card, so that its reason need not name it again: %s', (pile, only) => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 P03', at: 2 }, {}], row: '1A 2A 3A' });
    const route = G.route.map((space) => ({ ...space, pile: pile.split(' ') }));
    const { why } = explain({ ...G, route }, ctx, '0', { move: 'trade', args: [['P01']] });
    expect(why.find(({ key }) => key === 'hints.wants')?.values['only']).toBe(only);
  });

  it.each([
    ['Y01', { count: 1, points: 0 }],
    ['P01', { count: 1, points: 2 }],
    ['P01 Y01', { count: 2, points: 2 }],
  ])('a trade of %s says what the best of these cards would be worth: %o', (placed, worth) => {
    const objectives = { one: 'O1a', two: 'O2e', three: 'O3a' };
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 Y01', at: 2 }, {}], row: '1A 2A 3A', objectives });
    const { what } = explain(G, ctx, '0', { move: 'trade', args: [placed.split(' ')] });
    expect(what).toMatchObject({ key: 'hints.trade', values: worth });
  });

  it.each([
    ['P04', ['hints.takesWorth']],
    ['P04 U06', ['hints.takes', 'hints.wants']],
  ])('a way to a trade for %s describes no card twice: %o', (pile, keys) => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 P03', at: 2 }, {}], row: '1A 2A 3A' });
    const trade = G.route
      .flatMap(({ actions }) => actions)
      .filter(({ t }) => t === 'trade')
      .slice(0, 1);
    const route = G.route.map((space) => ({ ...space, actions: trade, pile: pile.split(' ') }));
    const { why } = explain({ ...G, route }, ctx, '0', { move: 'travel', args: [1, 'act'] });
    expect(why.map(({ key }) => key)).toEqual(keys);
  });

  it('a placement names the only item missing for the next set, and the hand card that has it', () => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 P03 P04', altar: ['', '', ''] }, {}] });
    const altar = matchFrom({ players: [{ hand: 'P01 P04', altar: ['P03', '', ''] }, {}] });
    expect(explain(G, ctx, '0', { move: 'place', args: ['P03', 1] }).why.map(({ key }) => key)).not.toContain('hints.keepsFor');
    expect(explain(altar.G, altar.ctx, '0', { move: 'place', args: ['P01', 1] }).why).toContainEqual({
      key: 'hints.keepsFor',
      values: { item: { term: 'lollipop' }, card: { term: 'P04' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { expectDeterminized, inLong, isLong, seedOf, underSeeds, unevenness } from '../kit/testing/index.ts';
import type { PradoEvent } from './events.ts';
import { determinize } from './determinize.ts';
import { prado } from './index.ts';
import type { State } from './state.ts';
import { checkInvariants, matchFrom } from './testing/index.ts';
import type { PradoMatch } from './testing/index.ts';

/** Milliseconds; generous, for busy machines. */
const TIMEOUT = 60_000;

const settings = [
  { numPlayers: 1, options: { difficulty: 'hard' } },
  { numPlayers: 2, options: {} },
  { numPlayers: 3, options: { guard: 'yes' } },
  { numPlayers: 4, options: { reactions: 'quick' } },
];

function determinized({ G, ctx }: PradoMatch, playerID: string | null, log: readonly PradoEvent[], random: Random): State {
  const seen = { playerID, view: prado.view(G, ctx, playerID), ctx: prado.viewCtx(G, ctx, playerID) };
  return determinize({ ...seen, log: log.map((event) => prado.viewEvent(event, playerID)) }, random).G;
}

function samples(match: PradoMatch, playerID: string | null, log: readonly PradoEvent[] = []): State[] {
  const random = new KeyedRandom({ seed: seedOf(3), drawn: 0 });
  return Array.from({ length: 60 }, () => determinized(match, playerID, log, random));
}

describe('a determinized state', () => {
  it.each(settings)(
    'fits the knowledge of each viewer of a random match of $numPlayers with $options, at every step',
    ({ numPlayers, options }) => {
      for (const count of underSeeds(400, inLong(2), (seed) =>
        expectDeterminized(prado, { seed, numPlayers, options }, checkInvariants),
      )) {
        expect(count).toBeGreaterThan(40);
      }
    },
    TIMEOUT,
  );

  it.runIf(isLong)('deals the unseen cards in each possible way equally often', () => {
    const counts = { move: 15, help: 11, change: 11, security: 7 };
    const exit = Object.entries(counts).flatMap(([type, count]) => Array.from({ length: count }, () => type));
    const rooms = { 1: { visitors: 'change security' }, 2: { visitors: 0 }, 5: { visitors: 0 } };
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'help' }], rooms, entrance: '', exit: exit.join(' ') });
    const seen = ['help', 'change', 'security'];
    const orders = seen.flatMap((a) => seen.flatMap((b) => seen.map((c) => [a, b, c])));
    const outcomes = orders.filter((order) => new Set(order).size === 3).map((order) => order.join(' '));
    expect(
      unevenness(
        (random) => {
          const { players, stacks } = determinized(
            match,
            '0',
            [{ type: 'discarded', player: '1', cards: ['move', 'change', 'security'], cause: 'limit' }],
            random,
          );
          return [...(players[1]?.hand ?? []), ...(stacks[0] ?? [])].join(' ');
        },
        outcomes,
        1,
      ),
    ).toBeLessThan(1);
  });

  it("keeps the cards of a player's first hand there until they are played", () => {
    const hand = 'move change security';
    const match = matchFrom({ players: [{ hand }, { hand }], slot: 'S12' });
    for (const { players } of samples(match, '0')) expect(players[1]?.hand.toSorted()).toEqual(['change', 'move', 'security']);
    const log: PradoEvent[] = [{ type: 'drew', player: '1', count: 2, cards: null }];
    const richer = matchFrom({ players: [{ hand }, { hand: `${hand} help help` }] });
    for (const { players } of samples(richer, '0', log)) {
      expect(players[1]?.hand).toEqual(expect.arrayContaining(['move', 'change', 'security']));
    }
    const blocked: PradoEvent = {
      type: 'blocked',
      player: '0',
      by: '1',
      cards: ['move'],
      action: { type: 'help' },
      ordered: null,
    };
    const after = matchFrom({ players: [{ hand }, { hand: 'move change help help' }] });
    const hands = samples(after, '0', [...log, blocked]).map(({ players }) => players[1]?.hand ?? []);
    for (const held of hands) expect(held).toEqual(expect.arrayContaining(['move', 'change']));
    expect(hands.some((held) => !held.includes('security'))).toBe(true);
  });

  it('knows the card that the viewer passed to the left (S17)', () => {
    const hand = 'move change security';
    const match = matchFrom({ players: [{ hand }, { hand: 'move security security' }, { hand }] });
    const log: PradoEvent[] = [
      { type: 'handed', player: '0', to: '1', card: 'security' },
      { type: 'handed', player: '1', to: '2', card: 'change' },
      { type: 'handed', player: '2', to: '0', card: 'security' },
    ];
    for (const { players } of samples(match, '0', log)) expect(players[1]?.hand).toContain('security');
  });

  it('keeps a lent painting at the bottom of its pile (S16)', () => {
    const match = matchFrom({ players: [{}, {}] });
    const [painting = ''] = match.G.pileCards.I;
    const log: PradoEvent[] = [
      { type: 'lent', room: 1, painting },
      { type: 'hung', by: null, room: 1, painting: match.G.rooms[0]?.painting ?? '', pile: 'I', visitors: 2 },
    ];
    for (const { pileCards } of samples(match, '0', log)) expect(pileCards.I[0]).toBe(painting);
    expect(new Set(samples(match, '0').map(({ pileCards }) => pileCards.I[0])).size).toBeGreaterThan(3);
  });

  it('keeps known answers, and draws any other answers but those of all', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'security' }, { hand: 'security' }] });
    match.play('0', 'playCard', 'move', { type: 'move', to: 2 });
    const id = match.G.window?.id ?? '';
    match.play('1', 'answer', id, false);
    expect(new Set(samples(match, '1').map(({ passed }) => passed.join()))).toEqual(new Set(['1']));
    expect(new Set(samples(match, '0').map(({ passed }) => passed.join()))).toEqual(new Set(['', '1', '2']));
  });

  it("includes the answer of a viewer who is the only one asked and answered before the window's end", () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'security' }] });
    match.play('0', 'playCard', 'move', { type: 'move', to: 2 }).play('1', 'waive', 'w1');
    expect(samples(match, '1').every(({ passed, waived }) => passed.length === 0 && waived.join() === '1')).toBe(true);
    expect(samples(match, '0').every(({ passed, waived }) => passed.length === 0 && waived.length === 0)).toBe(true);
  });
});

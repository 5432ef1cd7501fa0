import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { missionOf } from './catalogue/missions.ts';
import { paintingOf } from './catalogue/paintings.ts';
import { slotOf } from './catalogue/slots.ts';
import { prado } from './index.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { checkInvariants } from './testing/index.ts';

const deal = (numPlayers: number, given: object = {}, seed = 7) =>
  setup(numPlayers, options.parse(given), new KeyedRandom({ seed: seedOf(seed), drawn: 0 }));

const stateOf = (G: State) => G.rooms.map(({ state }) => state);

describe.each([2, 3, 4])('setup for %i players (section 4)', (numPlayers) => {
  const G = deal(numPlayers);

  it('1: closes rooms 3 and 4 for two, room 1 for three, none for four', () => {
    const closed = G.rooms.filter(({ state }) => state === 'closed').map(({ n }) => n);
    expect(closed).toEqual({ 2: [3, 4], 3: [1], 4: [] }[numPlayers]);
  });

  it('2: all tokens are in the hall', () => {
    expect(G.hall).toEqual(G.players.map((_, index) => String(index)));
  });

  it('3: each player has a Movement, a Change of room and a Security card; the rest is the entrance', () => {
    for (const { hand } of G.players) expect(hand).toEqual(['move', 'change', 'security']);
    const placed = G.rooms.reduce((sum, { visitors }) => sum + visitors, 0);
    expect(G.entranceSize).toBe(48 - 3 * numPlayers - placed);
  });

  it('4: a painting with its visitors in each open room; the others in two piles, pile I with the odd one', () => {
    const open = G.rooms.filter(({ state }) => state === 'open');
    for (const { painting, visitors } of open) expect(visitors).toBe(paintingOf(painting ?? '').visitors);
    const rest = 35 - open.length;
    expect([G.piles.I.size, G.piles.II.size]).toEqual([Math.ceil(rest / 2), Math.floor(rest / 2)]);
    expect(G.piles.I.top).toBe(G.pileCards.I.at(-1));
  });

  it('5: one common mission, three for each player to choose from, all different', () => {
    const all = [G.commonMission, ...G.players.flatMap(({ missions }) => missions)];
    expect(all).toHaveLength(1 + 3 * numPlayers);
    expect(new Set(all).size).toBe(all.length);
    expect(G.players.every(({ ready }) => !ready)).toBe(true);
  });

  it('6: seven regular slot cards on top of a final one', () => {
    expect(G.rounds).toBe(8);
    expect(G.slots.map((id) => slotOf(id).final)).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
    expect(G.nextSlot).toBe(G.slots.at(-1));
  });

  it('7: each player gets the ticket equally often', () => {
    const tickets = Array.from({ length: 60 * numPlayers }, (_, seed) => deal(numPlayers, {}, seed).ticket);
    for (let seat = 0; seat < numPlayers; seat++) {
      expect(Math.abs(tickets.filter((ticket) => ticket === String(seat)).length - 60)).toBeLessThan(25);
    }
  });

  it('8: the guard, if there is one, is on the first space of room 1, or of room 2 if that is closed', () => {
    const room = (guard: string) => deal(numPlayers, { guard }).rooms.find(({ queue }) => queue[0] === 'guard')?.n;
    expect(room('yes')).toBe(numPlayers === 3 ? 2 : 1);
    expect(room('no')).toBeUndefined();
    expect(deal(numPlayers).mode.guard).toBe(numPlayers === 2);
  });

  it('uses each card and painting once', () => expect(() => checkInvariants(G)).not.toThrow());
});

describe('solo setup (section 13)', () => {
  it('closes rooms 3 and 4, puts the guard into room 1 and the player into the hall, with two cards', () => {
    const G = deal(1);
    expect(stateOf(G)).toEqual(['open', 'open', 'closed', 'closed', 'open']);
    expect(G.rooms[0]?.queue).toEqual(['guard']);
    expect(G.hall).toEqual(['0']);
    expect(G.players[0]?.hand).toEqual(['move', 'change']);
    checkInvariants(G);
  });

  it('deals one mission of each group without a choice, and a common one from the others', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { players, commonMission } = deal(1, {}, seed);
      const own = players[0]?.missions ?? [];
      expect(own.map((id) => missionOf(id).group)).toEqual(['school', 'century', 'theme']);
      expect(own).not.toContain(commonMission);
      expect(players[0]?.ready).toBe(true);
    }
  });

  it('stacks eleven slot cards, the last a final one', () => {
    const G = deal(1);
    expect(G.rounds).toBe(11);
    expect(G.slots.map((id) => slotOf(id).final)).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
  });

  it.each([
    ['easy', 6],
    ['medium', 7],
    ['hard', 8],
  ])('%s leaves %i Security cards', (difficulty, left) => {
    const G = deal(1, { difficulty });
    expect([...G.entrance, ...G.stacks.flat()].filter((card) => card === 'security')).toHaveLength(left);
    checkInvariants(G);
  });
});

const check = (data: unknown, numPlayers: number) => prado.game.validateSetupData?.(data, numPlayers);

describe('the options of a table', () => {
  it('are optional', () => {
    expect(options.parse({})).toEqual({ guard: 'auto', difficulty: 'medium', reactions: 'calm', windowSeconds: 8 });
    for (const numPlayers of [1, 2, 3, 4]) expect(check(undefined, numPlayers)).toBeUndefined();
  });

  it('are accepted in each valid combination, and in no other', () => {
    for (const guard of ['auto', 'yes', 'no']) {
      for (const difficulty of ['easy', 'medium', 'hard']) {
        expect(check({ guard, difficulty }, 1) === undefined).toBe(guard !== 'no');
        for (const numPlayers of [2, 3, 4])
          expect(check({ guard, difficulty }, numPlayers) === undefined).toBe(difficulty === 'medium');
      }
    }
    for (const windowSeconds of [8, 15, 30, 60]) expect(check({ windowSeconds, reactions: 'quick' }, 3)).toBeUndefined();
    for (const data of [{ windowSeconds: 1 }, { windowSeconds: '15' }, { guard: true }, { seed: 1 }, 'no', []]) {
      expect(check(data, 2)).toBe('unknown options');
    }
    for (const numPlayers of [0, 5, Number.NaN, 1e9]) expect(check({}, numPlayers)).toBe('wrong number of players');
  });

  it('throw when they do not fit', () => {
    expect(() => deal(1, { guard: 'no' })).toThrow(RangeError);
    expect(() => new TestMatch(prado, { seed: 1, numPlayers: 2, options: { difficulty: 'hard' } })).toThrow(RangeError);
  });

  it('list the numbers of players that have a choice', () => {
    expect(Object.fromEntries(prado.optionFields.map(({ name, players }) => [name, players]))).toEqual({
      guard: [2, 3, 4],
      reactions: [2, 3, 4],
      windowSeconds: [2, 3, 4],
      difficulty: [1],
    });
  });
});

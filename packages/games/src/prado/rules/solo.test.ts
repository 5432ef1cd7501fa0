import { describe, expect, it } from 'vitest';
import { TestMatch } from '../../kit/testing/index.ts';
import { guardScore, prado } from '../index.ts';
import { matchFrom, queueOf } from '../testing/index.ts';
import type { MuseumSketch, PradoMatch } from '../testing/index.ts';

const help = { type: 'help' } as const;
const types = (match: PradoMatch) => match.events.map(({ type }) => type);
const visitors = ({ G }: PradoMatch) => G.rooms.map((room) => room.visitors);

/** Movement cards that are drawn after the relevant ones. */
const filler = 'move move move move move move move move';
/**
 * The guard's turn, in which he draws these two cards. S01 shows clockwise and pile I, S02
 * anticlockwise and pile II.
 */
const guardDraws = (first: string, second: string, sketch: Partial<MuseumSketch> = {}) =>
  matchFrom({ players: [{}], slot: 'S01', at: 'guard', entrance: `${filler} ${second} ${first}`, ...sketch });

describe('a solo round (section 13)', () => {
  it("has four phases: slot card, the guard's walk, the guard's turn, the player's turn", () => {
    const match = new TestMatch(prado, { seed: 2, numPlayers: 1 });
    expect(match.ctx).toMatchObject({ phase: 'turns', currentPlayer: '0' });
    const played = matchFrom({ players: [{}], round: 0, at: 'slot', slots: 'S15', entrance: `${filler} change change` });
    expect(types(played)).toEqual([
      'round',
      'slot',
      'pilesTurned',
      'walked',
      'guardDrew',
      'visitorMoved',
      'guardDrew',
      'visitorMoved',
      'photo',
      'hung',
      'turn',
      'photography',
    ]);
  });

  it('2: he walks as printed, and takes the first space of his last room', () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 1: { queue: '0 guard' } },
      at: 'walk',
      slot: 'S05',
      entrance: 'change change',
    });
    expect(queueOf(match, 1)).toEqual(['guard', '0']);
  });

  it('3: he draws two cards, the second after the first is carried out; both go to the exit at once', () => {
    const match = guardDraws('move', 'change');
    expect(types(match).slice(0, 4)).toEqual(['guardDrew', 'walked', 'guardDrew', 'visitorMoved']);
    expect(match.G.exit).toEqual(['move', 'change']);
    // The change was made in the room that the first card led to.
    expect(match.events).toContainEqual({ type: 'visitorMoved', by: 'guard', from: 2, to: 5 });
  });

  it('4: nobody can block; Security cards in hand are for Jokers', () => {
    const match = matchFrom({ players: [{ hand: 'security security' }] });
    match.play('0', 'playJoker', ['security', 'security'], { type: 'move', to: 2 });
    expect(match.G.window).toBeNull();
    expect(queueOf(match, 2)).toEqual(['0']);
  });

  it('4: ends with the usual hand limit', () => {
    const match = matchFrom({ players: [{ hand: 'move move help help change change' }] });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.legalMoves('0').every(({ move }) => move === 'discard')).toBe(true);
  });
});

describe("the guard's cards (section 13)", () => {
  it('Movement: to the neighbouring room in the direction of the slot card, on the first space', () => {
    expect(queueOf(guardDraws('move', 'change', { rooms: { 2: { visitors: 5, queue: '0' } } }), 2)[0]).toBe('guard');
    const against = guardDraws('move', 'change', { slot: 'S02' });
    expect(queueOf(against, 5)).toEqual(['guard']);
  });

  it('Movement: photographs where no visitor is left', () => {
    const match = guardDraws('move', 'change', { rooms: { 2: { painting: 'cid', visitors: 0 } } });
    expect(match.G.guardPhotos).toEqual(['cid']);
    expect(match.events).toContainEqual({ type: 'photo', player: 'guard', room: 2, painting: 'cid', bonus: 0 });
  });

  it('Help: takes the top visitor and carries out its action', () => {
    const match = guardDraws('help', 'move', { rooms: { 1: { visitors: 'help help change' } } });
    expect(visitors(match).slice(0, 2)).toEqual([1, 3]);
    expect(match.G.exit.slice(0, 2)).toEqual(['help', 'change']);
  });

  it('Help: may reveal Help again, without limit (ruling 37)', () => {
    const match = guardDraws('help', 'move', { rooms: { 1: { visitors: 'move move move help help' } } });
    expect(match.G.exit).toEqual(['help', 'help', 'help', 'move', 'move']);
    // The third card was a Movement, and so was his second drawn one.
    expect(queueOf(match, 5)).toEqual(['guard']);
  });

  it('Help: the photo comes first, then the revealed card', () => {
    const match = guardDraws('help', 'move', { rooms: { 1: { painting: 'cid', visitors: 'move' } } });
    expect(types(match).slice(0, 6)).toEqual(['guardDrew', 'visitorsLeft', 'photo', 'hung', 'walked', 'guardDrew']);
  });

  it('Change of room: his top visitor goes to the neighbour, or to the exit if the neighbour is full', () => {
    expect(visitors(guardDraws('change', 'move', { rooms: { 1: { visitors: 3 } } }))).toEqual([2, 3, 0, 0, 2]);
    const full = guardDraws('change', 'move', { rooms: { 1: { visitors: 'move move help' }, 2: { visitors: 5 } } });
    expect(full.G.exit).toEqual(['change', 'help', 'move']);
  });

  it('Security: he clears his room, and the first token photographs; discarded Security cards have no effect', () => {
    const match = guardDraws('security', 'move', { rooms: { 1: { painting: 'cid', visitors: 'security help security' } } });
    expect(match.G.guardPhotos).toEqual(['cid']);
    expect(match.G.exit).toEqual(['security', 'security', 'help', 'security', 'move']);
    expect(types(match).filter((type) => type === 'alarm')).toHaveLength(1);
  });

  it('do nothing without a visitor, or in a retired room, except Movement', () => {
    const retired = guardDraws('security', 'help', { retired: [1], rooms: { 1: { queue: 'guard' } } });
    expect(retired.events).toEqual(
      expect.arrayContaining([
        { type: 'alarm', cause: 'guard', room: 1 },
        { type: 'guardIdle', card: 'help' },
      ]),
    );
    const moving = guardDraws('change', 'move', { retired: [1], rooms: { 1: { queue: 'guard' } } });
    expect(queueOf(moving, 2)).toEqual(['guard']);
    const alone = guardDraws('move', 'change', { retired: [2, 5], rooms: { 1: { visitors: 'help help' } } });
    expect(alone.events).toContainEqual({ type: 'guardIdle', card: 'move' });
    // Without a neighbour the visitor is discarded.
    expect(alone.G.exit).toEqual(['move', 'change', 'help']);
  });

  it('are skipped when no card is left', () => {
    const match = matchFrom({ players: [{}], slot: 'S01', at: 'guard', entrance: '', exit: '' });
    expect(types(match)).not.toContain('guardDrew');
  });
});

const drawSecurity = (queue: string, stack = 'move move security') =>
  matchFrom({
    players: [{ hand: 'help help' }],
    slot: 'S01',
    rooms: { 1: { painting: 'meninas', visitors: stack, queue } },
    piles: { I: 'cid saturno lavatorio', II: 'cardenal parnaso olimpo' },
  }).play('0', 'playCard', 'help', help);

const photoWith = (piles: MuseumSketch['piles']) =>
  matchFrom({ players: [{}], rooms: { 2: { painting: 'cid', visitors: 1, queue: '0' } }, piles }).play('0', 'act', help);

describe('photos in solo play (section 13)', () => {
  it('the first token takes it, guard or player', () => {
    expect(drawSecurity('guard 0').G.guardPhotos).toEqual(['meninas']);
    expect(drawSecurity('0 guard').G.players[0]?.photos).toEqual([{ painting: 'meninas', bonus: 0 }]);
  });

  it('the guard keeps his place, and his painting is replaced from the pile of the slot card, or the other when it is empty', () => {
    const match = drawSecurity('guard 0');
    expect(queueOf(match, 1)).toEqual(['guard', '0']);
    expect(match.G.rooms[0]).toMatchObject({ painting: 'lavatorio', visitors: 3 });
    const other = guardDraws('security', 'move', { piles: { I: '', II: 'cardenal parnaso' } });
    expect(other.G.rooms[0]?.painting).toBe('parnaso');
  });

  it('a room is retired under the guard when both piles are empty, and he stays', () => {
    const match = guardDraws('security', 'change', { piles: { I: '', II: '' } });
    expect(match.G.rooms[0]).toMatchObject({ state: 'retired', queue: ['guard'] });
  });

  it("the player's turn continues after a photo of the guard", () => {
    const match = drawSecurity('guard 0');
    expect(match.ctx.activePlayers).toEqual({ '0': 'visit' });
    expect(match.G.players[0]?.hand).toEqual(['help', 'security']);
  });

  it('the player chooses a pile, then sees its two upper paintings, as all viewers do, and hangs one', () => {
    const match = drawSecurity('0 guard').play('0', 'replace', 1, 'II');
    expect(match.G.choice).toEqual({ kind: 'hang', player: '0', room: 1, pile: 'II', shown: ['olimpo', 'parnaso'] });
    expect(match.module.view(match.G, match.ctx, null).choice).toEqual(match.G.choice);
    expect(match.G.piles.II).toEqual({ size: 3, top: 'olimpo' });
    expect(match.why('0', 'hang', 1, 'cardenal', 'top')).toEqual({ key: 'paintingNotShown', values: { painting: 'cardenal' } });
    expect(match.why('0', 'hang', 2, 'parnaso', 'top')).toEqual({ key: 'otherRoom', values: { room: 1 } });
    const bottom = match.play('0', 'hang', 1, 'parnaso', 'bottom');
    expect(bottom.G.rooms[0]).toMatchObject({ painting: 'parnaso', visitors: 2 });
    expect(bottom.G.pileCards.II).toEqual(['olimpo', 'cardenal']);
  });

  it('the other painting may be returned to the top', () => {
    const match = drawSecurity('0 guard').play('0', 'replace', 1, 'II').play('0', 'hang', 1, 'olimpo', 'top');
    expect(match.G.pileCards.II).toEqual(['cardenal', 'parnaso']);
    expect(match.G.rooms[0]?.painting).toBe('olimpo');
  });

  it('a pile of one painting is hung without looking; with one pile left there is no choice of pile', () => {
    const one = photoWith({ I: 'meninas', II: '' });
    expect(one.G.choice).toBeNull();
    expect(one.G.rooms[1]?.painting).toBe('meninas');
    expect(photoWith({ I: 'meninas saturno', II: '' }).G.choice).toMatchObject({ kind: 'hang', pile: 'I' });
    const chosen = photoWith({ I: 'meninas', II: 'saturno' }).play('0', 'replace', 2, 'I');
    expect(chosen.G.rooms[1]?.painting).toBe('meninas');
  });

  it("of two simultaneous photos the player's comes first (ruling 42)", () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: 'guard' }, 5: { painting: 'saturno', visitors: 1, queue: '0' } },
      round: 0,
      at: 'slot',
      slots: 'S04',
    });
    expect(types(match).filter((type) => type === 'photo')).toHaveLength(1);
    expect(match.G.choice).toMatchObject({ player: '0', room: 5 });
    expect(match.G.guardPhotos).toEqual([]);
  });

  it('a last visitor that is a Security card causes the photo first, then calls the guard (ruling 35)', () => {
    const match = matchFrom({
      players: [{}],
      slot: 'S01',
      rooms: {
        1: { painting: 'cid', visitors: 2, queue: 'guard' },
        2: { painting: 'saturno', visitors: 'security', queue: '0' },
      },
      piles: { I: 'meninas', II: '' },
    }).play('0', 'act', help);
    expect(match.G.players[0]?.photos).toEqual([{ painting: 'saturno', bonus: 0 }]);
    expect(types(match)).toEqual(['helped', 'photo', 'hung', 'alarm', 'visitorsLeft', 'photo', 'retired']);
  });

  it("the first token to enter an empty room photographs, also on the guard's walk", () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 2: { painting: 'cid', visitors: 0 } },
      at: 'walk',
      slot: 'S01',
      entrance: 'change change',
    });
    expect(match.G.guardPhotos).toEqual(['cid']);
  });
});

describe('the end of solo play (section 13)', () => {
  const own = { photos: 'cid lechera capitulaciones carlos-iii cardenal', missions: 'century-xix theme-portraits school-fr' };

  it('comes after eleven rounds', () => {
    const match = matchFrom({ players: [own], round: 10, slots: 'F3', entrance: `${filler} move move move move` });
    match.play('0', 'endTurn');
    expect(match.G.round).toBe(11);
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.ctx.gameover).toBeDefined();
  });

  it('is a loss without all three missions, whatever the points', () => {
    const match = matchFrom({ players: [{ ...own, missions: 'century-xix theme-portraits theme-mythology' }], round: 11 });
    match.play('0', 'endTurn');
    expect(match.ctx.gameover).toEqual({ winners: [] });
    expect(match.events.at(-1)).toMatchObject({ type: 'lost', missing: ['theme-mythology'] });
    expect(match.module.rivals?.(match.G, match.ctx)).toMatchObject([{ term: 'guard', rank: 1 }]);
  });

  it('is a win with all three missions and more points than the guard; the missions give no points', () => {
    const match = matchFrom({ players: [own], guardPhotos: '3-de-mayo saturno', round: 11 }).play('0', 'endTurn');
    expect(match.ctx.gameover).toEqual({ winners: ['0'] });
    expect(match.events.at(-1)).toEqual({ type: 'beatGuard', player: '0', total: 20, guard: 16 });
    expect(match.module.score(match.G, match.ctx)).toMatchObject([{ total: 20, rank: 1 }]);
    expect(match.module.rivals?.(match.G, match.ctx)).toMatchObject([{ term: 'guard', total: 16, rank: 2 }]);
  });

  it('counts the common mission for both', () => {
    const match = matchFrom({ players: [own], guardPhotos: '3-de-mayo saturno', common: 'century-xix', round: 11 });
    expect(guardScore(match.G)).toMatchObject({ total: 23, parts: [{ points: 16 }, { source: 'score.common', points: 7 }] });
    expect(match.module.score(match.G, match.ctx)).toMatchObject([{ total: 27 }]);
  });

  it('gives the extra points of the last card to the player only (ruling 49)', () => {
    const match = matchFrom({
      players: [{}],
      slot: 'S01',
      rooms: { 1: { painting: 'cid', visitors: 1 } },
      effects: { bonus: 2 },
      at: 'guard',
      entrance: `${filler} move security`,
    });
    expect(guardScore(match.G).total).toBe(4);
  });
});

describe('events of the guard (section 13)', () => {
  it('Help: the visitor that he sent away; without a visitor he is idle', () => {
    const helped = guardDraws('help', 'security', { rooms: { 1: { visitors: 'change move', queue: 'guard' } } });
    expect(helped.events.slice(0, 2)).toEqual([
      { type: 'guardDrew', card: 'help' },
      { type: 'visitorsLeft', by: 'guard', room: 1, cards: ['move'] },
    ]);
  });

  it('his points and the number of his paintings are reported', () => {
    const { G } = matchFrom({ players: [{}], guardPhotos: 'cid saturno' });
    expect(guardScore(G).parts[0]).toMatchObject({ source: 'score.photos', values: { count: 2 } });
  });
});

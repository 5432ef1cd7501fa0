import { anyOf, isActive, KeyedRandom } from '@sobremesa/games/kit';
import type { Explain, GameEvent, GameModule, PlayerID, Seen } from '@sobremesa/games/kit';
import { seedOf, TestMatch } from '@sobremesa/games/kit/testing';
import { museum } from '@sobremesa/games/museum';
import { explain as explainMuseum } from '@sobremesa/games/museum/hints';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain as explainPatzcuaro } from '@sobremesa/games/patzcuaro/hints';
import { matchAt } from '@sobremesa/games/patzcuaro/testing';
import { prado } from '@sobremesa/games/prado';
import { explain as explainPrado } from '@sobremesa/games/prado/hints';
import { matchAt as pradoAt } from '@sobremesa/games/prado/testing';
import { describe, expect, it } from 'vitest';
import { advisorOf } from './advice.ts';

const patzcuaroAdvisor = advisorOf(patzcuaro, explainPatzcuaro);
const pradoAdvisor = advisorOf(prado, explainPrado);

const little = { iterations: 30, ms: Infinity };
const much = { iterations: 300, ms: Infinity };
const LOOKED_AT = 8;

function seenBy<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  { G, ctx }: TestMatch<View, Full, Event>,
  playerID: PlayerID,
  log: readonly Event[] = [],
): Seen<View, Event> {
  return { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID), log };
}

/** Plays a random match and checks the advice on the way. @returns the number of checks */
function advised<View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
  explain: Explain<View>,
): number {
  const advisor = advisorOf(module, explain);
  const random = new KeyedRandom({ seed: seedOf(3), drawn: 0 });
  const match = new TestMatch(module, { seed: 3, numPlayers: 2 });
  const logs: Event[][] = [[], []];
  let asked = 0;
  while (match.ctx.gameover === undefined && asked < LOOKED_AT) {
    const playerID = match.players.find((id) => isActive(match.ctx, id)) ?? '';
    const seen = seenBy(module, match, playerID, logs[Number(playerID)]);
    const advice = advisor.advise(seen, little);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    const reasons = advice.map((one) => explain(seen.view, seen.ctx, playerID, one).why.map((reason) => JSON.stringify(reason)));
    for (const [place, { move, args, why, sharesWith, sharesAll }] of advice.entries()) {
      expect(module.why(seen.view, seen.ctx, playerID, move, args)).toBeNull();
      expect(why.length > 0 || sharesWith !== null).toBe(true);
      const shared = reasons[sharesWith ?? -1] ?? [];
      expect(shared.some((reason) => reasons[place]?.includes(reason))).toBe(sharesWith !== null);
      expect(shared.length > 0 && shared.every((reason) => reasons[place]?.includes(reason))).toBe(sharesAll);
    }
    const words = advice.map(({ what }) => JSON.stringify(what));
    expect(new Set(words).size).toBe(words.length);
    asked += 1;
    const made = anyOf(match.legalMoves(playerID), random);
    if (made === null) throw new Error('nobody can move');
    match.play(playerID, made.move, ...made.args);
    for (const [index, log] of logs.entries()) log.push(...match.events.map((event) => module.viewEvent(event, String(index))));
  }
  return asked;
}

describe('advice', () => {
  it('lists at most three legal moves, each with a reason or one in common, and no two in the same words', () => {
    expect(advised(patzcuaro, explainPatzcuaro)).toBe(LOOKED_AT);
    expect(advised(prado, explainPrado)).toBe(LOOKED_AT);
    expect(advised(museum, explainMuseum)).toBe(LOOKED_AT);
  }, 120_000);

  it('throws for a seat that has no move to make', () => {
    const match = new TestMatch(patzcuaro, { seed: 1, numPlayers: 2 });
    const asked = match.players.find((id) => isActive(match.ctx, id));
    const other = match.players.find((id) => id !== asked) ?? '';
    expect(() => patzcuaroAdvisor.advise(seenBy(patzcuaro, match, other), little)).toThrow(RangeError);
    expect(() => patzcuaroAdvisor.advise({ ...seenBy(patzcuaro, match, other), playerID: null }, little)).toThrow(RangeError);
  });
});

describe('the order of the hints', () => {
  const photo = { move: 'act', args: [{ type: 'help' }] };
  const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
  const players = [{ hand: '', photos: '', missions: 'school-it school-nl' }, { missions: 'school-es theme-history' }];

  it('puts the move that promises most first, and gives no reason twice', () => {
    const match = pradoAt({ players, rooms, round: 8 }, '0', 'photography');
    const advice = pradoAdvisor.advise(seenBy(prado, match, '0'), much);
    expect(advice[0]).toMatchObject({ ...photo, promisesLessThan: null });
    const reasons = advice.flatMap(({ why }) => why.map((reason) => JSON.stringify(reason)));
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

describe('the judgement of a move after the match', () => {
  const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
  const players = [
    { hand: '', photos: '3-de-mayo', missions: 'century-xix school-es' },
    { photos: '', missions: 'school-it school-nl' },
  ];

  it('names a clearly better move, with the points that it would have brought', () => {
    const twoVisitors = { 2: { ...rooms[2], visitors: 2 } };
    const match = pradoAt({ players, rooms: twoVisitors, round: 7, slots: 'F1' }, '0', 'photography');
    // The last action decides: with two left, another one before the photo is as good.
    match.play('0', 'act', { type: 'help' });
    const judgement = pradoAdvisor.judge(seenBy(prado, match, '0'), { move: 'endTurn', args: [] }, much);
    expect(judgement?.made.what.key).toBe('hints.endTurn');
    expect(judgement?.better).toMatchObject({ move: 'act', args: [{ type: 'help' }] });
    expect(judgement?.better.why[0]?.key).toBe('hints.photo');
    expect(judgement?.cost).toBeGreaterThan(0.03);
  });

  it('is null when the move was as good as any other', () => {
    const match = pradoAt({ players, rooms, round: 7, slots: 'F1' }, '0', 'photography');
    expect(pradoAdvisor.judge(seenBy(prado, match, '0'), { move: 'act', args: [{ type: 'help' }] }, much)).toBeNull();
  });

  it('is null when the move was illegal', () => {
    const match = pradoAt({ players, rooms, round: 7, slots: 'F1' }, '0', 'photography');
    const made = { move: 'act', args: [{ type: 'move', to: 2 }] };
    expect(pradoAdvisor.judge(seenBy(prado, match, '0'), made, much)).toBeNull();
  });

  it('is null when there was no choice, or no certain difference', () => {
    const match = matchAt({ players: [{ hand: '' }, {}] }, '0', [
      { t: 'choose', o: [[{ t: 'draw', n: 1 }], [{ t: 'draw', n: 1 }]] },
    ]);
    const seen = seenBy(patzcuaro, match, '0');
    expect(patzcuaroAdvisor.judge(seen, { move: 'choose', args: [1] }, little)).toBeNull();
  });
});

import { isActive, KeyedRandom } from '@sobremesa/games/kit';
import type { GameEvent, GameModule, LegalMove, PlayerID, Random } from '@sobremesa/games/kit';
import { seedOf, TestMatch } from '@sobremesa/games/kit/testing';
import { museum } from '@sobremesa/games/museum';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { matchFrom } from '@sobremesa/games/patzcuaro/testing';
import { prado } from '@sobremesa/games/prado';
import { matchAt as pradoAt } from '@sobremesa/games/prado/testing';
import { assert, describe, expect, it } from 'vitest';
import type { Explain, Explained } from './explained.ts';
import { explainMuseum, museumHintKeys } from './museum.ts';
import { explainPatzcuaro, patzcuaroHintKeys } from './patzcuaro.ts';
import { explainPrado, pradoHintKeys } from './prado.ts';

/** Moves are explained in so many of all positions, and so many of each. */
const MATCHES = 4;
const LOOKED_AT = 12;

interface Case<View, Full extends View, Event extends GameEvent> {
  module: GameModule<View, Full, Event>;
  explain: Explain<View>;
  keys: readonly string[];
  seats: readonly number[];
  /** The points that a move is said to bring at once; null where nothing is said of them. */
  named: (said: Explained, move: LegalMove) => number | null;
  /** Whether what it brings is there when the move is made, and waits for nobody's answer. */
  isDone: (events: readonly Event[]) => boolean;
}

/** Plays matches by chance, often with a move that is said to bring points, and looks at what is said of the moves that could be made at each step. */
function check<View, Full extends View, Event extends GameEvent>(
  { module, explain, keys, seats, named, isDone }: Case<View, Full, Event>,
  seed: number,
): { heard: Set<string>; compared: number } {
  const heard = new Set<string>();
  let compared = 0;
  for (const numPlayers of seats) {
    const random: Random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
    const match = new TestMatch(module, { seed, numPlayers });
    const total = (playerID: PlayerID) =>
      module.score(module.view(match.G, match.ctx, playerID), match.ctx)[Number(playerID)]?.total ?? 0;
    while (match.ctx.gameover === undefined) {
      const asked = match.players.filter((id) => isActive(match.ctx, id));
      const playerID = random.shuffle(asked)[0] as PlayerID;
      const view = module.view(match.G, match.ctx, playerID);
      const ctx = module.viewCtx(match.G, match.ctx, playerID);
      const legal = module.legalMoves(view, ctx, playerID);
      const looked = random.shuffle(legal).slice(0, LOOKED_AT);
      for (const move of looked) {
        const said = explain(view, ctx, playerID, move);
        assert.isNotEmpty(said.why);
        for (const { key } of [said.what, ...said.why]) {
          assert.include(keys, key);
          heard.add(key);
        }
      }
      const bringing = looked.find((move) => (named(explain(view, ctx, playerID, move), move) ?? 0) > 0);
      const made = (random.below(4) === 0 ? looked[0] : (bringing ?? looked[0])) as LegalMove;
      const points = named(explain(view, ctx, playerID, made), made);
      const before = total(playerID);
      match.play(playerID, made.move, ...made.args);
      if (points === null || !isDone(match.events)) continue;
      assert.equal(total(playerID) - before, points, `${playerID} ${JSON.stringify(made)}`);
      compared += 1;
    }
  }
  return { heard, compared };
}

/** The points that `points`, `loses` or `noPoints` name. */
function change({ why }: Explained): number | null {
  for (const { key, values } of why) {
    if (key === 'hints.points') return Number(values['points']);
    if (key === 'hints.loses') return -Number(values['points']);
    if (key === 'hints.noPoints') return 0;
  }
  return null;
}

/** The points of all that is said to bring some. */
function sum({ why }: Explained, keys: readonly string[]): number | null {
  const found = why.filter(({ key }) => keys.includes(key));
  return found.length === 0 ? null : found.reduce((total, { values }) => total + Number(values['points']), 0);
}

const all = <T>(heard: readonly Set<T>[]) => new Set(heard.flatMap((set) => [...set]));

/** What a random match comes upon too seldom, or what is never suggested. */
function expectHeard(keys: readonly string[], heard: ReadonlySet<string>, seldom: readonly string[]): void {
  expect(keys.filter((key) => !heard.has(key) && !seldom.includes(key))).toEqual([]);
}

describe('what is said of moves is true', () => {
  const seeds = Array.from({ length: MATCHES }, (_, seed) => seed);

  it('in Pátzcuaro', () => {
    const found = seeds.map((seed) =>
      check(
        {
          module: patzcuaro,
          explain: explainPatzcuaro,
          keys: patzcuaroHintKeys,
          seats: [2, 3, 4],
          named: change,
          isDone: (events) => events.some(({ type }) => type === 'placed'),
        },
        seed,
      ),
    );
    expect(found.reduce((count, { compared }) => count + compared, 0)).toBeGreaterThan(50);
    expectHeard(patzcuaroHintKeys, all(found.map(({ heard }) => heard)), [
      'hints.onlyWay',
      // With one objective of the five alone.
      'hints.loses',
      'hints.coloursLost',
      'hints.spare',
    ]);
  });

  it('in Prado', () => {
    const found = seeds.map((seed) =>
      check(
        {
          module: prado,
          explain: explainPrado,
          keys: pradoHintKeys,
          seats: [1, 2, 4],
          named: (said, { move }) =>
            move === 'act' || move === 'playCard' || move === 'playJoker' ? sum(said, ['hints.photo', 'hints.mission']) : null,
          isDone: (events) => !events.some((event) => event.type === 'declared' && event.window === 'opened'),
        },
        seed,
      ),
    );
    expect(found.reduce((count, { compared }) => count + compared, 0)).toBeGreaterThan(10);
    expectHeard(pradoHintKeys, all(found.map(({ heard }) => heard)), [
      'hints.reactions',
      'hints.hangUnknown',
      'hints.discard',
      'hints.yours',
      // See below.
      'hints.mission',
      'hints.missionAlone',
    ]);
  });

  it('in Museum', () => {
    const found = seeds.map((seed) =>
      check(
        {
          module: museum,
          explain: explainMuseum,
          keys: museumHintKeys,
          seats: [2, 3],
          named: (said, { move }) => (move.startsWith('buy') ? change(said) : null),
          isDone: () => true,
        },
        seed,
      ),
    );
    expect(found.reduce((count, { compared }) => count + compared, 0)).toBeGreaterThan(50);
    expectHeard(museumHintKeys, all(found.map(({ heard }) => heard)), [
      'hints.arrange',
      'hints.discard',
      // By one headline of seventeen alone.
      'hints.opinion',
      'hints.exposed',
      'hints.safe',
    ]);
  });
});

describe('in Pátzcuaro', () => {
  it('a card that an objective does not want costs points, and where one may pass that is a reason to', () => {
    const objectives = { one: 'O1a', two: 'O2e', three: 'O3a' };
    const { G, ctx } = matchFrom({ players: [{ hand: 'Y01' }, {}], objectives });
    expect(explainPatzcuaro(G, ctx, '0', { move: 'place', args: ['Y01', 1] }).why.slice(0, 2)).toEqual([
      { key: 'hints.loses', values: { points: 4 } },
      { key: 'hints.coloursLost', values: { objective: { term: 'O2e' }, points: 8 } },
    ]);
    expect(explainPatzcuaro(G, ctx, '0', { move: 'pass', args: [] }).why).toEqual([
      { key: 'hints.spare', values: { points: 4 } },
    ]);
  });

  it('a space with options lists them as a choice, which reads "or"', () => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 U06', at: 6 }, { at: 2 }], row: '1A 2A 3A' });
    const steps = [1, 2, 3].map((step) => explainPatzcuaro(G, ctx, '0', { move: 'travel', args: [step, 'act'] }).why);
    expect(steps.flat()).toContainEqual({ key: 'hints.choice', values: { options: { choices: ['PA-top-1', 'PA-top-2'] } } });
  });

  it('a placement tells what alone is missing for the next set, and which card of the hand has it', () => {
    const { G, ctx } = matchFrom({ players: [{ hand: 'P01 P03 P04', altar: ['', '', ''] }, {}] });
    const altar = matchFrom({ players: [{ hand: 'P01 P04', altar: ['P03', '', ''] }, {}] });
    expect(explainPatzcuaro(G, ctx, '0', { move: 'place', args: ['P03', 1] }).why.map(({ key }) => key)).not.toContain(
      'hints.keepsFor',
    );
    expect(explainPatzcuaro(altar.G, altar.ctx, '0', { move: 'place', args: ['P01', 1] }).why).toContainEqual({
      key: 'hints.keepsFor',
      values: { item: { term: 'lollipop' }, card: { term: 'P04' } },
    });
  });
});

describe('in Prado', () => {
  it.each([
    { players: 2, common: 'century-xv', keys: ['hints.photo', 'hints.mission'] },
    { players: 2, common: 'theme-history', keys: ['hints.photo', 'hints.mission', 'hints.mission'] },
    { players: 1, common: 'century-xv', keys: ['hints.photo', 'hints.missionAlone'] },
  ])('a photo is told with the missions that it fulfils ($players players, $common)', ({ players, common, keys }) => {
    const own = { hand: '', photos: '3-de-mayo', missions: 'century-xix school-es' };
    const others = [{ photos: '', missions: 'school-it school-nl' }];
    const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
    const match = pradoAt({ players: [own, ...others].slice(0, players), common, rooms }, '0', 'photography');
    const total = () => prado.score(match.G, match.ctx)[0]?.total ?? 0;
    const move = { move: 'act', args: [{ type: 'help' }] };
    const said = explainPrado(match.G, match.ctx, '0', move);
    const before = total();
    match.play('0', move.move, ...move.args);
    expect(said.why.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    expect(total() - before).toBe(sum(said, ['hints.photo', 'hints.mission']));
  });
});

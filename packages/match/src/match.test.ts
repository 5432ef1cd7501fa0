import { games, type GameModule } from '@sobremesa/games';
import { FastRandom } from '@sobremesa/engine';
import { describe, expect, it } from 'vitest';
import { beginMatch } from './begin.ts';
import type { Attempt, Match, Step } from './model.ts';
import { play, takeBack } from './play.ts';
import type { StoredMatch } from './records.ts';
import { restored } from './restore.ts';
import { snapshotOf } from './snapshot.ts';
import { begun, refusalOf, secretsGame, stepOf } from './testing/index.ts';
import { versionFor } from './versions.ts';
import { askedSeats, isOver } from './waiting.ts';

const module = secretsGame('7'.repeat(64));
const start = (players = 3) => begun(module, players, { turns: 30 });

let requests = 0;
const newRequest = () => `request-${String((requests += 1)).padStart(6, '0')}`;

const attempt = (seat: number, move: string, ...args: unknown[]): Attempt => ({ seat, move, args, request: newRequest() });
const tried = (match: Match, seat: number, move: string, ...args: unknown[]) =>
  play(module, match, attempt(seat, move, ...args), 0);
const made = (...args: Parameters<typeof tried>): Match => stepOf(tried(...args)).match;
const refusal = (...args: Parameters<typeof tried>) => refusalOf(tried(...args));

describe('a move', () => {
  it('does not change the match in which it was made', () => {
    const asked = made(start(), 0, 'ask');
    const before = JSON.stringify(asked);
    const answered = made(asked, 1, 'answer', 'w1', true);
    expect(JSON.stringify(asked)).toBe(before);
    expect(JSON.stringify(answered)).not.toBe(before);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing'])('with the name %s is refused', (name) => {
    expect(refusal(start(), 0, name)).toEqual({ code: 'badRequest' });
  });

  it('is refused with invalid arguments', () => {
    for (const args of [[], [1], ['a', 'b'], [{ length: 1 }], [null]]) {
      expect(refusal(start(), 0, 'place', ...args)).toEqual({ code: 'badRequest' });
    }
  });

  it('that the rules refuse gets a reason', () => {
    const { code, reason } = refusal(start(), 1, 'draw');
    expect([code, reason?.key]).toEqual(['illegalMove', 'notYourTurn']);
  });

  it('is not refused with a reason that reveals who has answered a window', () => {
    const asked = made(start(), 0, 'ask');
    const refused = refusal(asked, 0, 'draw');
    expect(refusal(made(asked, 1, 'answer', 'w1', true), 0, 'draw')).toEqual(refused);
  });

  it("is refused if the player's stage does not offer it, even if the rules allow it", () => {
    const lenient = Object.fromEntries(Object.entries(module.moves).map(([name, rule]) => [name, { ...rule, why: () => null }]));
    const open: GameModule = { ...module, moves: lenient, why: () => null };
    const asked = made(start(), 0, 'ask');
    for (const seat of [0, 1, 7]) {
      expect(refusalOf(play(open, asked, attempt(seat, 'draw'), 0)).code).toBe('illegalMove');
    }
  });

  it('is refused after the end', () => {
    const last = made(begun(module, 2, { turns: 1 }), 0, 'end');
    expect(last.state.ctx.gameover).toEqual({ winners: ['0'] });
    expect(refusal(last, Number(last.state.ctx.currentPlayer), 'draw').code).toBe('illegalMove');
  });

  it('that throws does not change the match', () => {
    const match = start();
    const before = JSON.stringify(match);
    expect(() => made(match, 0, 'boom')).toThrow('a rule is broken');
    expect(JSON.stringify(match)).toBe(before);
  });
});

/** The stored records of a match: its newest snapshot, and the moves after it. */
class Stored {
  match: StoredMatch;

  constructor({ snapshot }: Step) {
    if (snapshot === null) throw new Error('a match begins with a snapshot');
    this.match = { snapshot, moves: [] };
  }

  take({ move, snapshot }: Step): void {
    if (move !== null) this.match.moves.push(move);
    if (snapshot !== null) this.match = { snapshot, moves: [] };
  }
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const versionsOf = (match: Match) => [0, 1, 2, null].map((audience) => versionFor(match, audience));

describe('the version that a viewer gets', () => {
  it('counts their visible changes, so that it does not reveal who has answered a window', () => {
    const asked = made(start(), 0, 'ask');
    expect(versionsOf(asked)).toEqual([1, 1, 1, 1]);
    const answered = made(asked, 1, 'answer', 'w1', true);
    expect([answered.version, ...versionsOf(answered)]).toEqual([2, 2, 2, 1, 1]);
    expect(versionsOf(made(answered, 2, 'answer', 'w1', false))).toEqual([3, 3, 2, 2]);
  });

  it('rises with their own request, and a move for an unseen version is refused', () => {
    const asked = made(start(), 0, 'ask');
    const answered = made(asked, 1, 'answer', 'w1', true);
    const late = { ...attempt(2, 'answer', 'w1', true), version: 1 };
    expect(stepOf(play(module, answered, late, 0)).match.requests[2]).toEqual({
      requests: [late.request],
      versions: [2],
      forgotten: 0,
    });
    expect(refusalOf(play(module, answered, { ...late, version: 2 }, 0)).code).toBe('stale');
  });
});

describe('a match restored from its records', () => {
  it.each(Object.entries(games))('is the same after every move of %s, including its undo states', (_, game) => {
    const random = new FastRandom([7, 7, 7, 7]);
    const options = game.options.parse({});
    const first = stepOf(beginMatch(game, { players: game.players.max, options, now: 1000 }));
    const stored = new Stored(first);
    let { match } = first;
    for (let at = 1001; !isOver(match) && match.version < 200; at++) {
      const seats = askedSeats(match);
      const seat = seats[random.below(seats.length)] as number;
      const last = match.undo.at(-1);
      const step = stepOf(
        last?.seat === seat && random.below(3) === 0
          ? takeBack(game, match, { seat, request: newRequest(), version: versionFor(match, seat) }, at)
          : play(game, match, picked(game, match, seat, random), at),
      );
      stored.take(step);
      ({ match } = step);
      const again = restored(game, throughJson(stored.match));
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
      expect(throughJson({ ...again, since: 0, snapshot: 0 })).toEqual(throughJson({ ...match, since: 0, snapshot: 0 }));
    }
    expect(match.version).toBeGreaterThan(30);
  });

  it('starts from a newer snapshot every 256 changes', () => {
    let match = begun(module, 2, { turns: 1000 });
    const snapshots: number[] = [];
    for (let i = 0; i < 600; i++) {
      const step = stepOf(tried(match, Number(match.state.ctx.currentPlayer), 'end'));
      if (step.snapshot !== null) snapshots.push(step.snapshot.version);
      ({ match } = step);
    }
    expect(snapshots).toEqual([256, 512]);
  });

  it('has at most 32 undo states', () => {
    let match = start();
    for (let i = 0; i < 40; i++)
      match = i % 5 < 4 && handOf(match, 0).length > 0 ? made(match, 0, 'place', handOf(match, 0)[0]) : match;
    expect(match.undo.length).toBeLessThanOrEqual(32);
  });

  it('is upgraded to newer rules, and earlier moves can no longer be undone', () => {
    const newer: GameModule = {
      ...module,
      rulesVersion: 2,
      upgrade: ({ G, ctx }, from) => ({ G: { ...(G as object), yes: 100 + from }, ctx }),
    };
    const match = made(start(), 0, 'place', handOf(start(), 0)[0]);
    const upgraded = restored(newer, { snapshot: snapshotOf(module, match), moves: [] });
    expect(upgraded.state.G).toMatchObject({ yes: 101 });
    expect(upgraded.undo).toEqual([]);
  });

  it('is rejected if there is no upgrade to these rules, or a change is missing', () => {
    const match = made(start(), 0, 'draw');
    const snapshot = snapshotOf(module, match);
    expect(() => restored({ ...module, rulesVersion: 2 }, { snapshot, moves: [] })).toThrow('no way from version 1');
    const step = stepOf(tried(match, 0, 'draw'));
    expect(() => restored(module, { snapshot: { ...snapshot, version: 0 }, moves: [step.move!] })).toThrow('is missing');
  });
});

function picked(game: GameModule, { state }: Match, seat: number, random: FastRandom): Attempt {
  const move = game.pickMove(state.G, state.ctx, String(seat), random);
  if (move === null) throw new Error('who is asked has a move');
  return { seat, ...move, request: newRequest() };
}

function handOf({ state }: Match, seat: number): string[] {
  return (state.G as { hands: string[][] }).hands[seat] ?? [];
}

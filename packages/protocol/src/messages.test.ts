import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo, results } from './answers.ts';
import { limits } from './limits.ts';
import { updateText } from './match.ts';
import { handshake, isMoveRequest, requests, type RequestName } from './messages.ts';
import { pushes } from './pushes.ts';
import { PROTOCOL_VERSION } from './version.ts';

const table = 'AAAAAAAAAAA';

/** Mostly the first value. */
const mostly = (usual: unknown, ...others: unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

describe('requests', () => {
  it('reject fields that the protocol does not define', () => {
    for (const [name, schema] of Object.entries(requests)) {
      expect({ name, success: schema.safeParse({ table, seat: 0, name: 'Ana', extra: 1 }).success }).toEqual({
        name,
        success: false,
      });
    }
  });

  it('can omit fields with a default', () => {
    expect(requests['table:open'].parse({ game: 'patzcuaro', seats: 2 })).toEqual({
      game: 'patzcuaro',
      seats: 2,
      options: {},
      listed: true,
      watchable: true,
      watchersTalk: false,
      watchDelay: null,
      bots: [],
      group: null,
      hints: false,
      undo: true,
      standInLevel: 'sound',
      pace: { kind: 'live', clock: null },
      timeout: 'standIn',
    });
    expect(requests['match:log'].parse({ table })).toEqual({ table, limit: limits.page });
  });

  it('are moves by the quick check exactly if the schema accepts them', () => {
    const input = fc.record(
      {
        table: mostly(table, 'A', '', `${table}\n`, 1, null),
        request: mostly('request-1', 'short', 'r'.repeat(37), 'ñ'.repeat(8), undefined),
        version: mostly(0, 7, -1, 0.5, -0, NaN, 2 ** 53, '1'),
        move: mostly('trade', '', 'no spaces', 'x'.repeat(41), ['trade']),
        args: fc.oneof(
          { weight: 4, arbitrary: fc.array(fc.jsonValue()) },
          fc.constantFrom<unknown>([new Uint8Array(1)], Array(21).fill(0), {}, 'a'),
        ),
        extra: fc.constant(1),
      },
      { requiredKeys: ['table', 'request', 'version', 'move'] },
    );
    const requested = fc.oneof({ weight: 9, arbitrary: input }, fc.jsonValue());
    fc.assert(
      fc.property(requested, (value) => {
        const parsed = requests['match:move'].safeParse(value);
        expect(isMoveRequest(value)).toBe(parsed.success);
        expect(parsed.success ? parsed.data : value).toEqual(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('of a move are no arrays with fields', () => {
    const move = { table, request: 'request-1', version: 0, move: 'trade', args: [] };
    const list: unknown = Object.assign([], move);
    expect([isMoveRequest(move), isMoveRequest(list), requests['match:move'].safeParse(list).success]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('limit the arguments of a move', () => {
    const move = { table, request: 'request-1', version: 0, move: 'trade' };
    expect(requests['match:move'].safeParse({ ...move, args: [1, ['a'], { b: null }] }).success).toBe(true);
    expect(requests['match:move'].safeParse({ ...move, args: Array(21).fill(0) }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: ['x'.repeat(limits.moveBytes - 4)] }).success).toBe(true);
    expect(requests['match:move'].safeParse({ ...move, args: ['x'.repeat(limits.moveBytes - 3)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: ['ñ'.repeat(limits.moveBytes / 2)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: ['🐉'.repeat(limits.moveBytes / 4)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, move: '__proto__', args: [] }).success).toBe(false);
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
    expect(requests['match:move'].safeParse({ ...move, args: [nested(limits.moveDepth - 1)] }).success).toBe(true);
    expect(requests['match:move'].safeParse({ ...move, args: [nested(limits.moveDepth)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: [nested(2000)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: [new Uint8Array(3)] }).success).toBe(false);
  });

  it('reject options with inherited names', () => {
    const open = JSON.parse('{"game":"prado","seats":2,"options":{"__proto__":{"polluted":true}}}') as unknown;
    const parsed = requests['table:open'].safeParse(open);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(parsed.success ? Object.getPrototypeOf(parsed.data.options) : Object.prototype).toBe(Object.prototype);
  });
});

it("the handshake has the page's version and an optional key", () => {
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION }).success).toBe(true);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, key: 'whatever it kept' }).success).toBe(true);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, key: 'x'.repeat(201) }).success).toBe(false);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, admin: true }).success).toBe(false);
  expect(handshake.safeParse({}).success).toBe(false);
});

describe('answers and pushes', () => {
  const refusal = {
    ok: false,
    error: { code: 'illegalMove', reason: { key: 'tooFar', values: { steps: 4, players: ['0', '2'] } } },
  };
  const update = [{ G: { d: 3 } }, [7, 1000, ['turn', '1'], { table: { type: 'undone', seat: 0 } }]];

  it('have a schema for every request', () => {
    expect(Object.keys(results).toSorted()).toEqual(Object.keys(requests).toSorted());
    for (const name of Object.keys(requests) as RequestName[]) expect(answerTo(name).safeParse(refusal).success).toBe(true);
  });

  it('reject fields that the protocol does not define', () => {
    expect(answerTo('table:leave').safeParse({ ok: true }).success).toBe(true);
    expect(answerTo('table:leave').safeParse({ ok: true, extra: 1 }).success).toBe(false);
    expect(answerTo('match:move').safeParse({ ok: true, version: 3, update }).success).toBe(true);
    expect(answerTo('match:move').safeParse({ ok: true, version: 3, update, secret: 1 }).success).toBe(false);
    expect(answerTo('match:move').safeParse({ ...refusal, secret: 1 }).success).toBe(false);
    expect(pushes.log.safeParse([{ table, lines: [7, 1000, { table: { type: 'started' } }], secret: 1 }]).success).toBe(false);
  });

  it('encode updates in one way', () => {
    expect(pushes.update.safeParse([table, 3, update]).success).toBe(true);
    expect(pushes.update.safeParse([table, 3, [null]]).success).toBe(true);
    expect(JSON.parse(updateText(JSON.stringify(update[0]), JSON.stringify(update[1])))).toEqual(update);
    expect(JSON.parse(updateText(null, null))).toEqual([null]);
    for (const bad of [[], [3], [[{}]], [null, []], [null, [1, 2], 3]]) {
      expect(pushes.update.safeParse([table, 3, bad]).success).toBe(false);
    }
  });

  it('contain a snapshot unchanged or deflated', () => {
    const state = { G: {}, ctx: {}, undo: false, window: null };
    const match = { version: 0, playerID: null, state, log: [], fields: { turn: ['player'] } };
    for (const sent of [match, { deflated: new Uint8Array(3) }, { deflated: new ArrayBuffer(3) }]) {
      expect(pushes.snapshot.safeParse([{ table, match: sent }]).success).toBe(true);
      expect(answerTo('match:sync').safeParse({ ok: true, match: sent }).success).toBe(true);
    }
    expect(pushes.snapshot.safeParse([{ table, match: { deflated: 'AAAA' } }]).success).toBe(false);
  });
});

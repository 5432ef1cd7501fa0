import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { handshake, requests } from './messages.ts';
import { PROTOCOL_VERSION } from './version.ts';

const table = 'AAAAAAAAAAA';

describe('requests', () => {
  it('have no field that the protocol does not name', () => {
    for (const [name, schema] of Object.entries(requests)) {
      expect({ name, success: schema.safeParse({ table, seat: 0, name: 'Ana', extra: 1 }).success }).toEqual({
        name,
        success: false,
      });
    }
  });

  it('may leave defaults out', () => {
    expect(requests['table:open'].parse({ game: 'patzcuaro', seats: 2 })).toEqual({
      game: 'patzcuaro',
      seats: 2,
      options: {},
      listed: true,
      watchable: true,
    });
    expect(requests['match:log'].parse({ table })).toEqual({ table, limit: limits.page });
  });

  it('bound the arguments of a move', () => {
    const move = { table, request: 'request-1', version: 0, move: 'trade' };
    expect(requests['match:move'].safeParse({ ...move, args: [1, ['a'], { b: null }] }).success).toBe(true);
    expect(requests['match:move'].safeParse({ ...move, args: Array(21).fill(0) }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, args: ['x'.repeat(limits.moveBytes)] }).success).toBe(false);
    expect(requests['match:move'].safeParse({ ...move, move: '__proto__', args: [] }).success).toBe(false);
  });

  it('have options without inherited names', () => {
    const open = JSON.parse('{"game":"prado","seats":2,"options":{"__proto__":{"polluted":true}}}') as unknown;
    const parsed = requests['table:open'].safeParse(open);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(parsed.success ? Object.getPrototypeOf(parsed.data.options) : Object.prototype).toBe(Object.prototype);
  });
});

it('a page says its version and, if it has one, its key', () => {
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION }).success).toBe(true);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, key: 'whatever it kept' }).success).toBe(true);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, key: 'x'.repeat(201) }).success).toBe(false);
  expect(handshake.safeParse({ protocol: PROTOCOL_VERSION, admin: true }).success).toBe(false);
  expect(handshake.safeParse({}).success).toBe(false);
});

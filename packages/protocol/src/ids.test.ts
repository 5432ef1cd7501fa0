import { describe, expect, it } from 'vitest';
import { chatText, deviceKey, handoverToken, personName, requestId, seatNumber, tableId } from './ids.ts';

const passes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe('a name', () => {
  it('is trimmed, has single spaces, and one form for each letter', () => {
    expect(personName.parse('  Ana   María ')).toBe('Ana María');
    expect(personName.parse('Jose\u0301')).toBe('José');
    expect(personName.parse('李小龍 🐉')).toBe('李小龍 🐉');
  });

  it.each(['', '   ', 'a\nb', 'a\u202Eb', 'a\u0000', 'a\u2028b', 'a\u200Fb', 'x'.repeat(25), 7, null, { a: 1 }])(
    'is not %j',
    (name) => {
      expect(passes(personName, name)).toBe(false);
    },
  );
});

it.each([
  ['table', tableId, 'AAAAAAAAA-_', ['', 'AAAAAAAAAA', 'AAAAAAAAAAAA', '__proto__', 'AAAAAAAAAA/', 'AAAAAAAAAA\n']],
  ['key', deviceKey, `${'a'.repeat(16)}.${'b'.repeat(43)}`, ['', 'a.b', `${'a'.repeat(16)}${'b'.repeat(43)}`, 'a'.repeat(60)]],
  ['token', handoverToken, 'a'.repeat(22), ['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}=`]],
  ['request', requestId, 'request-1', ['', 'short', 'a'.repeat(37), 'request 1']],
  ['seat', seatNumber, 3, [-1, 4, 1.5, '1', NaN]],
  ['chat', chatText, '¿Qué tal?', ['', ' ', 'x'.repeat(301), {}]],
] as const)('a %s has one form', (_, schema, good, bad) => {
  expect(passes(schema, good)).toBe(true);
  for (const value of bad) expect({ value, passes: passes(schema, value) }).toEqual({ value, passes: false });
});

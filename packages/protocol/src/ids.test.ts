import { describe, expect, it } from 'vitest';
import { chatText, deviceKey, seatTransferToken, personName, requestId, seatNumber, tableId } from './ids.ts';

const passes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe('a name', () => {
  it('is trimmed, has single spaces, and one form for each letter', () => {
    expect(personName.parse('  Ana   María ')).toBe('Ana María');
    expect(personName.parse('Jose\u0301')).toBe('José');
    expect(personName.parse('Ana\u00A0\u3000Luz')).toBe('Ana Luz');
  });

  it.each([
    '李小龍 🐉',
    'علی‌رضا',
    'می‌خواهم',
    'ක්‍රිස්ටි',
    'श्री',
    'ก๊ำ',
    'Nguyễn Thị Ánh',
    'O’Brien-Łuć',
    '👨‍👩‍👧‍👦',
    '👩🏽‍🚀 Ana',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '❤️',
    '1️⃣',
    '...',
    'x'.repeat(24),
    '👨‍👩‍👧‍👦'.repeat(9),
  ])('may be %s', (name) => {
    expect(personName.safeParse(name)).toEqual({ success: true, data: name.normalize('NFC') });
  });

  it('is measured in visible characters', () => {
    expect(passes(personName, 'e\u0301'.repeat(24))).toBe(true);
    expect(passes(personName, 'é'.repeat(25))).toBe(false);
    expect(passes(personName, '👨‍👩‍👧‍👦'.repeat(24))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['two lines', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a direction override', 'a\u202Eb'],
    ['a direction mark', 'a\u200Fb'],
    ['a control', 'a\u0000'],
    ['a lone surrogate', 'a\uD800'],
    ['an invisible letter', '\u3164'],
    ['an invisible letter among others', 'A\u3164na'],
    ['a Hangul filler', '\u115F'],
    ['an empty braille pattern', '\u2800'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a half-blank hieroglyph among letters', 'An\u{13442}a'],
    ['a filler of the Khitan script', 'Ana\u{16FE4}'],
    ['a joiner between Latin letters', 'A\u200Dna'],
    ['a non-joiner at the end', 'علی\u200C'],
    ['a joiner alone', '\u200D'],
    ['a joiner after an emoji without another', '👩\u200D'],
    ['a variation selector without an emoji', 'A\uFE0Fna'],
    ['tags without a flag', 'A\u{E0061}\u{E007F}'],
    ['a soft hyphen', 'A\u00ADna'],
    ['too many marks', `a${'\u0335'.repeat(4)}`],
    ['a mark without a letter', '\u0301'],
    ['a mark on a space', 'Ana \u0301'],
    ['25 letters', 'x'.repeat(25)],
  ])('is not %s', (_, name) => {
    expect(passes(personName, name)).toBe(false);
  });

  it.each([7, null, { a: 1 }])('is not %j', (name) => {
    expect(passes(personName, name)).toBe(false);
  });
});

describe('a chat message', () => {
  it('is normalized to one line', () => {
    expect(chatText.parse('  ¿Qué   tal, Jose\u0301? ')).toBe('¿Qué tal, José?');
  });

  it.each(['می‌خواهم', '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️', 'שלום\u200F!', 'co\u00ADoperate', 'လျှို့ဝှက်', ':-)', 'x'.repeat(300)])('may be %s', (text) => {
    expect(chatText.safeParse(text)).toEqual({ success: true, data: text });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' '],
    ['invisible', '\u200B\u3164'],
    ['a blank hieroglyph', '\u{13441}'],
    ['two lines', 'a\nb'],
    ['turned around', 'a\u202Eb'],
    ['isolated', 'a\u2066b'],
    ['a control', 'a\u0007'],
    ['a lone surrogate', '\uDC00'],
    ['a tower of marks', `a${'\u0301'.repeat(5)}`],
    ['a mark on nothing', 'a \u0489'],
    ['too long', 'x'.repeat(301)],
  ])('is not %s', (_, text) => {
    expect(passes(chatText, text)).toBe(false);
  });
});

it.each([
  ['table', tableId, 'AAAAAAAAA-_', ['', 'AAAAAAAAAA', 'AAAAAAAAAAAA', '__proto__', 'AAAAAAAAAA/', 'AAAAAAAAAA\n']],
  ['key', deviceKey, `${'a'.repeat(16)}.${'b'.repeat(43)}`, ['', 'a.b', `${'a'.repeat(16)}${'b'.repeat(43)}`, 'a'.repeat(60)]],
  ['token', seatTransferToken, 'a'.repeat(22), ['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}=`]],
  ['request', requestId, 'request-1', ['', 'short', 'a'.repeat(37), 'request 1']],
  ['seat', seatNumber, 3, [-1, 4, 1.5, '1', NaN]],
] as const)('a %s has one form', (_, schema, good, bad) => {
  expect(passes(schema, good)).toBe(true);
  for (const value of bad) expect({ value, passes: passes(schema, value) }).toEqual({ value, passes: false });
});

import type { QuietHours } from '@sobremesa/protocol';
import { array, assert, constantFrom, integer, oneof, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuietAt, loudAfter, loudBetween, loudFrom } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (iso: string): number => Date.parse(iso);
const hours = (zone: string, from: number, until: number): QuietHours => ({ zone, from: from * 60, until: until * 60 });
/** From ten at night to seven. */
const night = (zone: string): QuietHours => hours(zone, 22, 7);

const wallOf = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

describe('quiet hours', () => {
  it("follow the zone's local time, also past midnight", () => {
    const mexico = night('America/Mexico_City');
    // Six hours behind UTC, in summer as in winter.
    expect(isQuietAt(mexico, at('2026-07-02T03:59:59.999Z'))).toBe(false);
    expect(isQuietAt(mexico, at('2026-07-02T04:00:00Z'))).toBe(true);
    expect(isQuietAt(mexico, at('2026-07-02T12:59:59.999Z'))).toBe(true);
    expect(isQuietAt(mexico, at('2026-07-02T13:00:00Z'))).toBe(false);
    const siesta = hours('Asia/Kolkata', 14, 16);
    expect(isQuietAt(siesta, at('2026-07-02T08:30:00Z'))).toBe(true);
    expect(isQuietAt(siesta, at('2026-07-02T10:30:00Z'))).toBe(false);
  });

  it('are never in effect if they are not set', () => {
    expect(isQuietAt(null, 0)).toBe(false);
    expect(loudFrom(null, 5)).toBe(5);
    expect(loudBetween(null, 5, 12)).toBe(7);
    expect(loudBetween(null, 12, 5)).toBe(0);
    expect(loudAfter(null, 5, 7)).toBe(12);
  });

  it('are skipped, and only the rest of the day counts', () => {
    const madrid = night('Europe/Madrid');
    expect(loudFrom(madrid, at('2026-01-10T23:30:00Z'))).toBe(at('2026-01-11T06:00:00Z'));
    expect(loudFrom(madrid, at('2026-01-11T06:00:00Z'))).toBe(at('2026-01-11T06:00:00Z'));
    expect(loudBetween(madrid, at('2026-01-10T20:00:00Z'), at('2026-01-11T07:00:00Z'))).toBe(2 * HOUR);
    expect(loudBetween(madrid, at('2026-01-10T22:00:00Z'), at('2026-01-11T05:00:00Z'))).toBe(0);
    expect(loudAfter(madrid, at('2026-01-10T20:00:00Z'), 2 * HOUR)).toBe(at('2026-01-11T07:00:00Z'));
    // A time that ends when quiet hours begin ends then, not the next morning.
    expect(loudAfter(madrid, at('2026-01-10T20:00:00Z'), HOUR)).toBe(at('2026-01-10T21:00:00Z'));
    expect(loudAfter(madrid, at('2026-01-10T12:00:00Z'), 2 * 15 * HOUR)).toBe(at('2026-01-12T12:00:00Z'));
  });

  it('are an hour shorter in the night in which summer time begins, and an hour longer when it ends', () => {
    const madrid = night('Europe/Madrid');
    expect(loudFrom(madrid, at('2026-03-28T21:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
    expect(loudBetween(madrid, at('2026-03-28T12:00:00Z'), at('2026-03-29T12:00:00Z'))).toBe(16 * HOUR);
    expect(loudFrom(madrid, at('2026-10-24T20:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
    expect(loudBetween(madrid, at('2026-10-24T12:00:00Z'), at('2026-10-25T12:00:00Z'))).toBe(14 * HOUR);
  });

  it('end when the clocks jump over their end, and occur twice when the clocks are set back into them', () => {
    const early = { zone: 'Europe/Madrid', from: 60, until: 150 };
    expect(loudFrom(early, at('2026-03-29T00:30:00Z'))).toBe(at('2026-03-29T01:00:00Z'));
    expect(loudBetween(early, at('2026-10-24T22:00:00Z'), at('2026-10-25T04:00:00Z'))).toBe(4 * HOUR);
    expect([0, 1, 2, 3].map((half) => isQuietAt(early, at('2026-10-25T00:15:00Z') + (half * HOUR) / 2))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('match a count of the local time by quarters of an hour', () => {
    const QUARTER = 15 * MINUTE;
    const zones = ['Europe/Madrid', 'America/Mexico_City', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu', 'UTC'];
    const walls = new Map(zones.map((zone) => [zone, wallOf(zone)]));
    const quarters = integer({ min: 0, max: 95 });
    const moments = oneof(
      ...['2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30'].map((day) =>
        integer({ min: 0, max: 96 }).map((n) => at(day) + n * QUARTER),
      ),
    );
    const isQuietOnTheWall = ({ zone, from, until }: QuietHours, now: number): boolean => {
      const [hour = 0, minute = 0] = (walls.get(zone)?.format(now) ?? '').split(':').map(Number);
      const time = hour * 60 + minute;
      return from < until ? from <= time && time < until : from <= time || time < until;
    };
    assert(
      property(constantFrom(...zones), quarters, quarters, moments, integer({ min: 1, max: 400 }), (zone, a, b, from, n) => {
        pre(a !== b);
        const quiet = { zone, from: a * 15, until: b * 15 };
        const looks = Array.from({ length: n }, (_, i) => isQuietOnTheWall(quiet, from + i * QUARTER));
        expect(isQuietAt(quiet, from)).toBe(looks[0]);
        const loud = looks.filter((isQuiet) => !isQuiet).length * QUARTER;
        expect(loudBetween(quiet, from, from + n * QUARTER)).toBe(loud);
        pre(loud > 0);
        expect(loudFrom(quiet, from)).toBe(from + looks.indexOf(false) * QUARTER);
        expect(loudAfter(quiet, from, loud)).toBe(from + (looks.lastIndexOf(false) + 1) * QUARTER);
      }),
      { numRuns: 60 },
    );
  });

  it('add up, however a period is divided', () => {
    const quiet = night('America/New_York');
    assert(
      property(
        integer({ min: 0, max: 400 * DAY }),
        array(integer({ min: 0, max: 2 * DAY }), { maxLength: 6 }),
        (offset, parts) => {
          const from = at('2026-01-01T00:00:00Z') + offset;
          let [now, sum] = [from, 0];
          for (const part of parts) {
            sum += loudBetween(quiet, now, now + part);
            now += part;
          }
          expect(loudBetween(quiet, from, now)).toBe(sum);
          expect(loudBetween(quiet, from, loudAfter(quiet, from, sum))).toBe(sum);
        },
      ),
      { numRuns: 200 },
    );
  });
});

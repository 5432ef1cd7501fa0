import type { TimeControl } from '@sobremesa/protocol';
import { array, assert, boolean, constantFrom, integer, oneof, property, record, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loudBetween } from '../../users/quiet.ts';
import type { ClockRecord, Outage } from '../../storage/records.ts';
import type { SeatRecord } from '../../storage/storage.ts';
import { dueAt, leftAt, newClock, onHoliday, paused, takenBack, ticked, undoable, windowEnd, withOutages } from './clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 2, 28, 12);

const played = (person: string): SeatRecord => ({ state: 'taken', person, standIn: null, ordinal: 1, bot: null });
const seats = [played('ana'), played('ben')];
const days: TimeControl = { kind: 'days', hours: 24 };
const madrid = { zone: 'Europe/Madrid', from: 22 * 60, until: 7 * 60 };
const asks = (turn: number, seat: number, window: number[] | null = null) => ({ turn, seats: [seat], window });

function begun(pace: TimeControl, now = NOON, quiet = new Map([[0, null as typeof madrid | null]])): ClockRecord {
  const clock = newClock(pace, 2);
  if (clock === null) throw new Error('there is no clock');
  return ticked(clock, pace, seats, asks(1, 0), now, quiet);
}

describe('a clock', () => {
  it('is exact across both changes of summer time', () => {
    const spring = begun(days, NOON, new Map([[0, madrid]])).seats[0]!;
    // Nine hours until the night, which is an hour shorter, and fifteen after it.
    expect(dueAt(spring)).toBe(Date.parse('2026-03-29T20:00:00Z'));
    const autumn = begun(days, Date.parse('2026-10-24T12:00:00Z'), new Map([[0, madrid]])).seats[0]!;
    expect(dueAt(autumn)).toBe(Date.parse('2026-10-26T07:00:00Z'));
    expect(leftAt(autumn, Date.parse('2026-10-25T05:59:00Z'))).toBe(16 * HOUR);
  });

  it('keeps an answer window open until every asked player has had a full time limit', () => {
    const clock = onHoliday(begun(days), 1, 1, NOON);
    expect(windowEnd(clock, 24, [0], new Map(), NOON)).toBe(NOON + DAY);
    expect(windowEnd(clock, 24, [0, 1], new Map(), NOON)).toBe(NOON + 2 * DAY);
    expect(windowEnd(clock, 24, [0], new Map([[0, madrid]]), NOON)).toBe(Date.parse('2026-03-29T20:00:00Z'));
    expect(windowEnd(clock, 24, [], new Map(), NOON)).toBe(NOON);
  });

  it('gives an outage back once, however often the clock is loaded', () => {
    const clock = begun({ kind: 'live', clock: { turn: 60 } });
    const outages: Outage[] = [
      { from: NOON - 5 * SECOND, until: NOON - 1 },
      { from: NOON + 10 * SECOND, until: NOON + HOUR },
      { from: NOON + HOUR + 20 * SECOND, until: NOON + 2 * HOUR },
    ];
    const once = withOutages(clock, outages);
    expect(leftAt(once.seats[0]!, NOON + 2 * HOUR)).toBe(30 * SECOND);
    expect(withOutages(once, outages)).toBe(once);
    expect(withOutages(once, outages.slice(1))).toBe(once);
  });

  it('also gives an outage back to the time that an undo restores', () => {
    const pace: TimeControl = { kind: 'live', clock: { turn: 60 } };
    const before = begun(pace);
    const after = ticked(before, pace, seats, asks(2, 1), NOON + 10 * SECOND);
    const clock = undoable(after, before, seats, { before: asks(1, 0), after: asks(2, 1) }, 7);
    const outage = { from: NOON + 20 * SECOND, until: NOON + HOUR };
    const undone = takenBack(withOutages(clock, [outage]), 7);
    expect(leftAt(undone.seats[0]!, NOON + HOUR)).toBe(40 * SECOND);
    expect(withOutages(undone, [outage])).toBe(undone);
  });

  it('extends a full-length answer window by an outage in it', () => {
    const window = { opened: NOON, since: NOON, until: NOON + DAY, seats: [1] };
    const clock = { ...begun(days), window };
    const outages = [
      { from: NOON + HOUR, until: NOON + 3 * HOUR },
      { from: NOON + 5 * DAY, until: NOON + 6 * DAY },
    ];
    const after = withOutages(clock, outages);
    expect(after.window?.until).toBe(NOON + DAY + 2 * HOUR);
    expect(withOutages(after, outages)).toBe(after);
  });

  type Deed = { after: number; deed: 'end' | 'undo' | 'look' | 'pause' | 'window' | 'restart' | 'rest' };

  it('neither loses nor creates time: the rest equals the granted time minus the counted time', () => {
    const deeds = array(
      record({
        after: integer({ min: 0, max: 30 * HOUR }),
        deed: constantFrom<Deed['deed']>('end', 'undo', 'look', 'pause', 'window', 'restart', 'rest'),
      }),
      { maxLength: 25 },
    );
    const paces = oneof(
      constant<TimeControl>(days),
      record({ bank: integer({ min: 5, max: 7200 }), increment: integer({ min: 0, max: 60 }) }).map((clock): TimeControl => ({
        kind: 'live',
        clock,
      })),
    );
    assert(
      property(paces, deeds, boolean(), (pace, all, hasQuiet) => {
        const quiet = new Map([0, 1].map((seat) => [seat, hasQuiet ? madrid : null]));
        // A simple model to compare with: the time that each seat was granted, and each period that
        // was counted.
        const given = [0, 0];
        const counted = [0, 0];
        const grant = (seat: number) => {
          if (pace.kind === 'days') [given[seat], counted[seat]] = [pace.hours * HOUR, 0];
          else if (pace.clock !== null && 'bank' in pace.clock) given[seat]! += pace.clock.increment * SECOND;
        };
        if (pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock) given.fill(pace.clock.bank * SECOND);
        let clock = begun(pace, NOON, quiet);
        let [now, turn, best, isOpen] = [NOON, 1, 1, false];
        const holidays = [0, 0];
        grant(0);
        for (const { after, deed } of all) {
          const seat = (turn + 1) % 2;
          const then = now;
          now += after;
          const isOutage = deed === 'restart';
          if (!clock.isPaused && !isOpen && !isOutage) {
            const from = Math.max(then, holidays[seat]!);
            counted[seat]! += loudBetween(pace.kind === 'days' && hasQuiet ? madrid : null, from, now);
          }
          // Timeouts have tests of their own.
          if (counted[seat]! >= given[seat]!) return;
          if (isOutage) clock = withOutages(clock, [{ from: then, until: now }]);
          if (deed === 'pause') clock = paused(clock, !clock.isPaused, now);
          if (deed === 'window') isOpen = !isOpen;
          if (deed === 'rest' && clock.seats[seat]!.holidays > 0) {
            clock = onHoliday(clock, seat, 1, now);
            holidays[seat] = Math.max(holidays[seat]!, now) + DAY;
          }
          if (deed === 'end' && !clock.isPaused && !isOpen) {
            turn += 1;
            if (turn > best) grant((turn + 1) % 2);
            best = Math.max(best, turn);
          }
          if (deed === 'undo' && !clock.isPaused && !isOpen && turn === best && turn > 1) turn -= 1;
          clock = ticked(clock, pace, seats, asks(turn, (turn + 1) % 2, isOpen ? [0] : null), now, quiet);
          for (const which of [0, 1]) {
            const time = clock.seats[which]!;
            expect(leftAt(time, now)).toBe(given[which]! - counted[which]!);
            const due = dueAt(time);
            expect(due === null ? 0 : leftAt(time, due)).toBe(0);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

import { expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { SESSION_MS, Sessions } from './sessions.ts';
import { SessionStore } from './sessionStore.ts';

const alone = (clock: ManualClock) => new Sessions({ clock, store: new SessionStore(), nodes: null });

it('a session is valid until it expires, is closed, or the code changes', async () => {
  const clock = new ManualClock();
  const sessions = alone(clock);
  const token = sessions.open('first');
  expect(sessions.holds(token, 'first')).toBe(true);
  expect(sessions.holds(`${token}x`, 'first')).toBe(false);
  expect(sessions.holds('', '')).toBe(false);
  await clock.advance(SESSION_MS - 1);
  expect(sessions.holds(token, 'first')).toBe(true);
  await clock.advance(1);
  expect(sessions.holds(token, 'first')).toBe(false);

  const other = sessions.open('first');
  expect(sessions.holds(other, 'second')).toBe(false);
  expect(sessions.holds(other, 'first')).toBe(false);

  const last = sessions.open('second');
  sessions.close(last);
  expect(sessions.holds(last, 'second')).toBe(false);
});

it('a session beyond the limit replaces the oldest one', () => {
  const sessions = alone(new ManualClock());
  const tokens = Array.from({ length: 21 }, () => sessions.open('code'));
  expect(tokens.map((token) => sessions.holds(token, 'code'))).toEqual([false, ...Array<boolean>(20).fill(true)]);
});

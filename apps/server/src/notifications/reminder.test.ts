import type { TimeControl, QuietHours } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { registerUsers, play, running, Viewer } from '../../test/harness.ts';
import { minute, notificationsWorld, subscribe } from '../../test/support/notifications.ts';

const hour = 60 * minute;
const days = (hours: number): TimeControl => ({ kind: 'days', hours });

/** It is the turn of Ben, who has a browser, and nobody is at the table. */
async function waitingForBen(pace: TimeControl, quiet: QuietHours | null = null) {
  const world = await notificationsWorld();
  const { tables, notifications, pass, news } = world;
  const persons = await registerUsers(tables, 'Ana', 'Ben');
  const [ana, ben] = persons as [(typeof persons)[0], (typeof persons)[0]];
  await subscribe(notifications, ben);
  await tables.quiet(ben, quiet);
  const table = await running(tables, persons, { pace });
  await pass(10 * minute);
  news();
  const viewer = await Viewer.at(tables, table, ana);
  await play(viewer, tables, table, 'end');
  await tables.leave(table, viewer.id);
  return { ...world, table, ana, ben };
}

describe('in a correspondence match, a player', () => {
  it('is notified of a turn after a longer delay, and reminded before their time runs out', async () => {
    const { ben, pass, news, close } = await waitingForBen(days(12));
    await pass(4 * minute);
    expect(news()).toEqual({});
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.id]: [['turn']] });
    await pass(8 * hour + 50 * minute);
    expect(news()).toEqual({});
    await pass(10 * minute);
    expect(news()).toEqual({ [ben.id]: [['soon']] });
    await pass(2 * hour);
    expect(news()).toEqual({});
    await close();
  });

  it('is reminded half a day before a long time limit ends', async () => {
    const { ben, pass, news, close } = await waitingForBen(days(168));
    await pass(155 * hour);
    expect(news()).toEqual({ [ben.id]: [['turn']] });
    await pass(2 * hour);
    expect(news()).toEqual({ [ben.id]: [['soon']] });
    await close();
  });

  it('is not reminded if they are at the table, or have moved', async () => {
    const { tables, table, ana, ben, pass, news, close } = await waitingForBen(days(12));
    await pass(8 * hour);
    news();
    const viewer = await Viewer.at(tables, table, ben);
    await pass(2 * hour);
    await play(viewer, tables, table, 'end');
    await tables.leave(table, viewer.id);
    await play(await Viewer.at(tables, table, ana), tables, table, 'end');
    await pass(8 * hour);
    expect(news()).toEqual({ [ben.id]: [['turn']] });
    await play(await Viewer.at(tables, table, ben), tables, table, 'end');
    await pass(4 * hour);
    expect(news()).toEqual({});
    await close();
  });

  it('is reminded later after a holiday, even one that they ended early', async () => {
    const { tables, table, ben, pass, news, close } = await waitingForBen(days(12));
    await pass(hour);
    news();
    await tables.takeHoliday(table, ben, 3);
    await pass(24 * hour);
    await tables.takeHoliday(table, ben, 0);
    await pass(7 * hour + 50 * minute);
    expect(news()).toEqual({});
    await pass(10 * minute + minute);
    expect(news()).toEqual({ [ben.id]: [['soon']] });
    await pass(2 * hour);
    expect(news()).toEqual({});
    await close();
  });

  it('is not reminded while the match is paused, and not twice when it resumes', async () => {
    const { tables, table, ana, ben, pass, news, close } = await waitingForBen(days(12));
    const agreed = async (pause: boolean) => {
      await tables.propose(table, ana, { pause });
      await tables.voteOnProposal(table, ben, { pause }, true);
    };
    await pass(8 * hour);
    news();
    await agreed(true);
    await pass(20 * hour);
    expect(news()).toEqual({});
    await agreed(false);
    await pass(hour + minute);
    expect(news()).toEqual({ [ben.id]: [['soon']] });
    await agreed(true);
    await pass(hour);
    await agreed(false);
    await pass(hour);
    expect(news()).toEqual({});
    await close();
  });

  it('is not reminded in quiet hours, during which their clock stands', async () => {
    // It is 12:10 in UTC.
    const { ben, pass, news, close } = await waitingForBen(days(12), { zone: 'UTC', from: 20 * 60, until: 4 * 60 });
    await pass(hour);
    expect(news()).toEqual({ [ben.id]: [['turn']] });
    await pass(15 * hour + 50 * minute);
    expect(news()).toEqual({});
    await pass(20 * minute);
    expect(news()).toEqual({ [ben.id]: [['soon']] });
    await close();
  });

  it('is reminded in an answer window unless they have answered', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    await subscribe(notifications, ben!, eva!);
    const table = await running(tables, [ana!, ben!, eva!], { pace: days(12) });
    await play(await Viewer.at(tables, table, ana!), tables, table, 'ask');
    await pass(8 * hour);
    const there = await Viewer.at(tables, table, eva!);
    await play(there, tables, table, 'answer', 'w1', true);
    await tables.leave(table, there.id);
    news();
    await pass(2 * hour);
    expect(news()).toEqual({ [ben!.id]: [['soon']] });
    await close();
  });

  it('is reminded once over a restart, and later by the length of the outage', async () => {
    const { storage, clock, ben, stop, pass, news } = await waitingForBen(days(12));
    await pass(6 * hour);
    expect(news()).toEqual({ [ben.id]: [['turn']] });
    await stop();
    // No heartbeat was stored since the match began.
    const next = await notificationsWorld({ storage, clock });
    await next.pass(8 * hour + 50 * minute);
    expect(next.news()).toEqual({});
    await next.pass(20 * minute);
    expect(next.news()).toEqual({ [ben.id]: [['soon']] });
    await next.stop();
    const last = await notificationsWorld({ storage, clock });
    await last.pass(2 * hour);
    expect(last.news()).toEqual({});
    await last.close();
  });
});

it('a live match sends no reminder', async () => {
  const { ben, pass, news, close } = await waitingForBen({ kind: 'live', clock: { turn: 7200 } });
  await pass(115 * minute);
  expect(news()).toEqual({ [ben.id]: [['turn']] });
  await close();
});

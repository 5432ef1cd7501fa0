import { describe, expect, it } from 'vitest';
import { atTable, makeWorld, registerUsers, PRESENCE_MS, refusal, settingsOf, Viewer } from '../harness.ts';

describe('a person whom the host has muted', () => {
  it('cannot chat, before and during the match, and everybody is notified', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf({ seats: 2 }));
    await tables.sit(table, ben!);
    const viewers = await Promise.all([ana!, ben!, null].map((person) => Viewer.at(tables, table, person)));
    await tables.mute(table, ana!, { seat: 1 });
    const muted = [{ speaker: viewers[1]?.view?.speaker, seat: 1, name: 'Ben' }];
    for (const { view } of viewers) expect(view?.muted).toEqual(muted);
    expect(await refusal(tables.say(table, ben!, { text: 'hi' }))).toBe('muted');
    expect(await refusal(tables.say(table, ben!, { phrase: 'hello' }))).toBe('muted');
    await tables.say(table, ana!, { text: 'hi' });
    await tables.start(table, ana!);
    expect(await refusal(tables.say(table, ben!, { text: 'hi' }))).toBe('muted');
    await tables.unmute(table, ana!, { speaker: muted[0]?.speaker ?? '' });
    for (const { view } of viewers) expect(view?.muted).toEqual([]);
    await tables.say(table, ben!, { text: 'hi' });
  });

  it('can be a spectator, whose id is not sent to anybody', async () => {
    const { tables, table, persons, viewers, clock } = await atTable(2);
    const [leo] = await registerUsers(tables, 'Leo');
    const watcher = await Viewer.at(tables, table, leo!);
    await clock.advance(PRESENCE_MS);
    const [named] = viewers[0].view?.namedWatchers ?? [];
    expect(named).toEqual({ speaker: watcher.view?.speaker, name: 'Leo' });
    await tables.mute(table, persons[0]!, { speaker: named?.speaker ?? '' });
    expect(viewers[1].view?.muted).toEqual([{ ...named, seat: null }]);
    expect(await refusal(tables.say(table, leo!, { text: 'hi' }))).toBe('muted');
    expect(viewers.map(({ received }) => received).join('')).not.toContain(leo!.id);
    await tables.leave(table, watcher.id);
    await tables.unmute(table, persons[0]!, { speaker: named?.speaker ?? '' });
    await tables.say(table, leo!, { text: 'hi' });
  });

  it('stays muted on another device', async () => {
    const { tables, table, persons } = await atTable(2);
    await tables.mute(table, persons[0]!, { seat: 1 });
    const [other] = await registerUsers(tables, 'Ben');
    await tables.claim(other!, (await tables.handover(table, persons[1]!, null)).token);
    expect(await refusal(tables.say(table, other!, { text: 'hi' }))).toBe('muted');
  });

  it('can be muted by the host only, must be at the table, and is never the host', async () => {
    const { tables, table, persons } = await atTable(2);
    const [ana, ben] = persons;
    for (const act of [tables.mute(table, ben!, { seat: 0 }), tables.unmute(table, ben!, { seat: 1 })]) {
      expect(await refusal(act)).toBe('notHost');
    }
    expect(await refusal(tables.mute(table, ana!, { seat: 0 }))).toBe('badRequest');
    expect(await refusal(tables.mute(table, ana!, { seat: 7 }))).toBe('unknownSeat');
    expect(await refusal(tables.mute(table, ana!, { speaker: 'AAAAAAAAAAA' }))).toBe('unknownSpeaker');
  });
});

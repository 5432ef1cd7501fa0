import type { LogEntry } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { atTable, play, PRESENCE_MS, refusal, type Viewer } from '../harness.ts';

const SECOND = 1000;
const byBot = ({ log }: Viewer): LogEntry[] => log.filter((entry) => entry.kind === 'game' && entry.bot === true);

describe('a bot on the seat of an absent player', () => {
  it('can be requested by players only, from the time in the view on', async () => {
    const { tables, clock, table, persons, viewers, watcher } = await atTable(2);
    const [ana, ben] = viewers;
    await clock.advance(PRESENCE_MS);
    expect(ana.view).not.toHaveProperty('standInFrom');
    await tables.leave(table, ben.id);
    await clock.advance(PRESENCE_MS);
    const from = ana.view?.standInFrom?.[1] ?? 0;
    expect(ana.view?.standInFrom?.[0]).toBeNull();
    expect(watcher.view).not.toHaveProperty('standInFrom');
    await clock.advance(from - clock.now() - 1);
    expect(await refusal(tables.standIn(table, persons[0]!, 1))).toBe('notAway');
    await clock.advance(1);
    await tables.standIn(table, persons[0]!, 1);
    expect(ana.view?.seats[1]?.standIn).toBe('away');
    expect(ana.view).not.toHaveProperty('standInFrom');
  });

  it('is marked in the log for its own moves only', async () => {
    const { tables, clock, table, persons, viewers } = await atTable(2);
    const [ana, ben] = viewers;
    await tables.leave(table, ben.id);
    await clock.advance(2 * 60 * SECOND);
    await tables.standIn(table, persons[0]!, 1);
    await play(ana, tables, table, 'end');
    expect(byBot(ana)).toEqual([]);
    await clock.advance(30 * SECOND);
    await clock.settle();
    expect(byBot(ana).length).toBeGreaterThan(0);
    const before = byBot(ana).length;
    await play(ana, tables, table, 'draw');
    expect(byBot(ana)).toHaveLength(before);
    // A later load of the log returns the same.
    const stored = await tables.log(table, persons[0]!, { limit: 100 });
    expect(stored.filter((entry) => entry.kind === 'game' && entry.bot === true)).toEqual(byBot(ana));
  });

  it('is not marked when the server closes a window for a player who has their seat', async () => {
    const { tables, clock, table, viewers } = await atTable(3, { windowMs: 5000 });
    const [ana] = viewers;
    await play(ana, tables, table, 'ask');
    await clock.advance(10 * SECOND);
    await clock.settle();
    expect(ana.match?.state.window).toBeNull();
    expect(byBot(ana)).toEqual([]);
  });
});

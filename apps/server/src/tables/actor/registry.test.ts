import { describe, expect, it } from 'vitest';
import { registerUsers, quietLog, refusal, settingsOf, Viewer } from '../../../test/harness.ts';
import { ManualClock } from '../../../test/manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { GroupDirectory } from '../../groups/directory.ts';
import { Devices } from '../../users/devices.ts';
import { Users } from '../../users/users.ts';
import { openSqlite } from '../../storage/index.ts';
import type { Context } from '../context.ts';
import { Lobby } from '../lobby/lobby.ts';
import { Outages } from '../upkeep/outages.ts';
import { Registry } from './registry.ts';
import { defaultSettings } from '../settings.ts';
import { noMeter } from '../../metrics/meter.ts';
import { openTable } from '../rules/table.ts';

async function withTable() {
  const clock = new ManualClock();
  const storage = await openSqlite(':memory:');
  const crowd = new Users(storage, clock);
  const log = quietLog();
  const groups = new GroupDirectory({ storage, log, nodes: null, onChange: () => undefined });
  const lobby = new Lobby({
    clock,
    groups,
    delayMs: 100,
    listed: 50,
    nameOf: (id) => crowd.nameOf(id),
    newsOf: () => Promise.resolve(null),
  });
  const settings = defaultSettings;
  const context: Context = {
    storage,
    outages: new Outages({ storage, clock, log, settings, nodes: null, onOutage: () => undefined }),
    clock,
    devices: new Devices({ storage, clock, log, nodes: null }),
    passkeys: null,
    lobby,
    groups,
    groupStored: () => undefined,
    meter: noMeter,
    thinker: null,
    outbox: null,
    nodes: null,
    users: crowd,
    games: { secrets: secretsGame() },
    log,
    settings,
  };
  const [ana] = await registerUsers(crowd, 'Ana');
  await storage.commit({ id: 't', table: openTable('t', settingsOf(), ana!, clock.now()) });
  return { registry: new Registry(context), ana: ana! };
}

describe('the live tables', () => {
  it('have one actor each, which is dropped once nobody is there and no request is pending', async () => {
    const { registry, ana } = await withTable();
    const actor = registry.at('t');
    const asked = actor.ask('enter', (live) => actor.room.enter(live, new Viewer(ana)));
    registry.evictIdle();
    expect(registry.at('t')).toBe(actor);
    await asked;
    await new Promise((resolve) => setImmediate(resolve));
    registry.evictIdle();
    expect(registry.at('t')).toBe(actor);
    expect(registry.tablesWith(ana.id)).toEqual(['t']);
    await actor.ask('leave', () => actor.room.dismissAll('removed'));
    await new Promise((resolve) => setImmediate(resolve));
    registry.evictIdle();
    expect(registry.at('t')).not.toBe(actor);
  });

  it('keep nothing of a table that does not exist', async () => {
    const { registry } = await withTable();
    const actor = registry.at('nowhere');
    expect(await refusal(actor.ask('look', () => null))).toBe('unknownTable');
    expect(registry.at('nowhere')).not.toBe(actor);
  });
});

import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { StorageFailedError } from '../storage/errors.ts';
import type { GroupRecord, MemberRecord } from '../storage/storage.ts';
import { GroupDirectory } from './directory.ts';

const ana = { id: 'ana' };
const group = (name: string): GroupRecord => ({ id: 'g', name, token: 't', createdAt: 1 });
const members = (...people: string[]): MemberRecord[] =>
  people.map((person) => ({ person, member: person, name: person, joinedAt: 1 }));

/** A directory whose storage answers when the test says so. */
function directory() {
  const readings: ((people: MemberRecord[] | null) => void)[] = [];
  const changes: string[] = [];
  const log = quietLog();
  const storage = {
    group: () => Promise.resolve(group('Fridays')),
    membersOf: () =>
      new Promise<MemberRecord[]>((resolve, reject) => {
        readings.push((people) => (people === null ? reject(new StorageFailedError('lost')) : resolve(people)));
      }),
  };
  return {
    groups: new GroupDirectory({ storage, log, nodes: null, onChange: (id) => void changes.push(id) }),
    readings,
    changes,
    log,
  };
}

it('a group has no members until it is loaded, and requests for it share one reading', async () => {
  const { groups, readings, changes } = directory();
  const loading = Promise.all([groups.load('g'), groups.load('g')]);
  await turn();
  expect([groups.viewOf('g', ana), readings.length]).toEqual([null, 1]);
  readings[0]?.(members('ana'));
  await loading;
  expect(groups.viewOf('g', ana)).toEqual({ id: 'g', name: 'Fridays' });
  expect([groups.viewOf('g', { id: 'ben' }), groups.viewOf('g', null), groups.viewOf(null, ana)]).toEqual([null, null, null]);
  await groups.load('g');
  expect([readings.length, changes]).toEqual([1, ['g']]);
});

it('a change during a reading leads to a second reading after it, and notifies only what is new', async () => {
  const { groups, readings, changes } = directory();
  const first = groups.load('g');
  const second = groups.changed('g');
  await turn();
  expect(readings).toHaveLength(1);
  readings[0]?.(members('ana'));
  await first;
  await turn();
  readings[1]?.(members('ana'));
  await second;
  expect(changes).toEqual(['g']);
  const third = groups.changed('g');
  await turn();
  readings[2]?.(members('ben'));
  await third;
  expect([groups.viewOf('g', ana), changes]).toEqual([null, ['g', 'g']]);
});

it('a group that cannot be read stays as it was', async () => {
  const { groups, readings, log } = directory();
  const loading = groups.load('g');
  await turn();
  readings[0]?.(members('ana'));
  await loading;
  const failing = groups.refreshAll();
  await turn();
  readings[1]?.(null);
  await failing;
  expect(groups.viewOf('g', ana)).not.toBeNull();
  expect(log.warnings).toHaveLength(1);
});

it('a group whose reading has failed is read again by the next sweep, and only that one', async () => {
  const { groups, readings, changes } = directory();
  const loading = groups.load('g');
  await turn();
  readings[0]?.(members('ana'));
  await loading;
  await groups.retryFailed();
  const removing = groups.changed('g');
  await turn();
  readings[1]?.(null);
  await removing;
  const sweeping = groups.retryFailed();
  await turn();
  readings[2]?.(members('ben'));
  await sweeping;
  await groups.retryFailed();
  expect([groups.viewOf('g', ana), changes, readings.length]).toEqual([null, ['g', 'g'], 3]);
});

it('the groups of a person are those that are loaded and have them as a member', async () => {
  const { groups, readings } = directory();
  const of = (id: string) => [...groups.groupsOf({ id })];
  for (const [index, group] of ['g', 'h'].entries()) {
    const loading = groups.load(group);
    await turn();
    readings[index]?.(members('ana', 'ben'));
    await loading;
  }
  const changing = groups.changed('h');
  await turn();
  readings[2]?.(members('ana'));
  await changing;
  expect([of('ana'), of('ben'), of('eva')]).toEqual([['g', 'h'], ['g'], []]);
  groups.keep(new Set(['h']));
  expect([of('ana'), of('ben')]).toEqual([['h'], []]);
});

it('a group without tables in memory is dropped, and changes elsewhere do not load it', async () => {
  const { groups, readings } = directory();
  const loading = groups.load('g');
  await turn();
  readings[0]?.(members('ana'));
  await loading;
  groups.keep(new Set(['other']));
  await groups.refresh('g');
  expect([groups.viewOf('g', ana), readings.length]).toEqual([null, 1]);
});

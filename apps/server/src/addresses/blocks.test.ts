import { expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { openSqlite } from '../storage/index.ts';
import { blockable, Blocks } from './blocks.ts';

const HOUR = 60 * 60 * 1000;
const own = '198.51.100.7';

async function world() {
  const clock = new ManualClock();
  const storage = await openSqlite(':memory:');
  const open = () => Blocks.open({ storage, clock, nodes: null, cut: () => undefined });
  return { clock, open, blocks: await open() };
}

it.each([
  ['203.0.113.1', '203.0.113.1'],
  [' ::FFFF:203.0.113.1 ', '203.0.113.1'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['::ffff:cb00:7101', '203.0.113.1'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('blocking %j blocks %s', (written, address) => {
  expect(blockable(written)).toBe(address);
});

it('a block holds until its end, for every notation of the address, and over a restart', async () => {
  const { clock, open, blocks } = await world();
  expect(blocks.until('203.0.113.1')).toBeNull();
  const { until } = await blocks.add('203.0.113.1', 2, own);
  expect(until).toBe(clock.now() + 2 * HOUR);
  for (const each of [blocks, await open()]) {
    expect(each.until('::ffff:203.0.113.1')).toBe(until);
    expect(each.until('203.0.113.2')).toBeNull();
    expect(each.list).toEqual([{ address: '203.0.113.1', until }]);
  }
  await clock.advance(2 * HOUR);
  expect(blocks.until('203.0.113.1')).toBeNull();
  expect(blocks.list).toEqual([]);
  expect(await blocks.lift('203.0.113.1')).toBe(false);
});

it('a block can be ended early', async () => {
  const { open, blocks } = await world();
  await blocks.add('2001:db8::1', 2, own);
  expect(await blocks.lift('2001:db8::2')).toBe(true);
  expect(blocks.until('2001:db8::1')).toBeNull();
  expect((await open()).list).toEqual([]);
});

it('looks up an address with a zone, or an empty one, while another address is blocked', async () => {
  const { blocks } = await world();
  await blocks.add('fe80::2', 1, own);
  expect(blocks.until('fe80::1%eth0')).not.toBeNull();
  for (const address of ['fe90::1%eth0', '', 'unknown', '__proto__']) expect(blocks.until(address)).toBeNull();
});

it.each([
  ['noAddress', ''],
  ['noAddress', 'example.org'],
  ['noAddress', '203.0.113'],
  ['noAddress', 'x/64'],
  ['ownAddress', own],
  ['ownAddress', `::ffff:${own}`],
  ['ownAddress', '127.0.0.1'],
  ['ownAddress', '::1'],
])('rejects with %s the request to block %j', async (code, address) => {
  const { blocks } = await world();
  await expect(blocks.add(address, 1, own)).rejects.toMatchObject({ code });
  expect(blocks.list).toEqual([]);
});

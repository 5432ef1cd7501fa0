import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { RedisBus } from '../../src/nodes/redis.ts';
import { known } from '../support/known.ts';
import { hasRedis, Redis } from '../support/redis.ts';

const HOLD_MS = 300;

it.runIf(hasRedis)("one server holds a lock until its work is done, and a dead server's lock expires soon", async () => {
  await using redis = await Redis.start();
  const log = pino({ level: 'silent' });
  const [one, other] = await Promise.all([RedisBus.open(redis.url, 'test', log), RedisBus.open(redis.url, 'test', log)]);
  const letGo = known(await one.hold('ana', HOLD_MS));
  await delay(3 * HOLD_MS);
  expect(await other.hold('ana', HOLD_MS)).toBeNull();
  await letGo();
  await known(await other.hold('ana', HOLD_MS))();
  await one.hold('ana', HOLD_MS);
  await one.close();
  await vi.waitFor(async () => expect(await other.hold('ana', HOLD_MS)).not.toBeNull(), 20 * HOLD_MS);
  await other.close();
});

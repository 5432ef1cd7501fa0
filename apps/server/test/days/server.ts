// The server as it is, but for its time, which whoever started it puts forward by so many
// milliseconds with a message to this process.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { noLimits } from '../support/rates.ts';
import { MovableClock } from './clock.ts';

/**
 * Nobody can be told from a machine that was asleep whose time makes leaps: what looks for those
 * would give the time back.
 */
const never = 1e12;

const clock = new MovableClock();
process.on('message', (ms) => {
  clock.forward(Number(ms));
  process.send?.('done');
});
const config = readConfig(process.env);
await startApp(config, createLog(config.logLevel), { rates: noLimits, clock, tables: { aliveEveryMs: never } });

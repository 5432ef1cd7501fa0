// The real server, except that a message from the parent process moves its time forward by a number
// of milliseconds.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { noLimits } from '../support/rates.ts';
import { MovableClock } from './clock.ts';

/**
 * Disables the detection of suspended machines, which would treat jumps of the time as a sleep and
 * give the time back.
 */
const never = 1e12;

const clock = new MovableClock();
process.on('message', (ms) => {
  clock.forward(Number(ms));
  process.send?.('done');
});
const config = readConfig(process.env);
await startApp(config, createLog(config.logLevel), { rates: noLimits, clock, tables: { aliveEveryMs: never } });

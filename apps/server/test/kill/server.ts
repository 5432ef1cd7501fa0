// The real server without rate limits: its guests share one address and are faster than people.
// With CLOCK_OFF, each SIGUSR2 switches its clock between wrong by this number of milliseconds and
// right.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { noLimits } from '../support/rates.ts';

const off = Number(process.env.CLOCK_OFF ?? 0);
const right = Date.now;
let isOff = false;
process.on('SIGUSR2', () => (isOff = !isOff));
Date.now = () => right() + (isOff ? off : 0);

const config = readConfig(process.env);
const { port } = await startApp(config, createLog(config.logLevel), { rates: noLimits });
console.log(`Sobremesa is ready: http://127.0.0.1:${port}`);

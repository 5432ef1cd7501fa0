// The server as it is, without limits of requests: its guests are all at one address, and faster
// than people. With CLOCK_OFF its clock goes wrong by so many milliseconds at a SIGUSR2, and is
// right again at the next one.
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

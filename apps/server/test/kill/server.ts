// The server as it is, without limits of requests: its guests are all at one address, and faster than people.
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { noLimits } from '../support/rates.ts';

const config = readConfig(process.env);
const { port } = await startApp(config, createLog(config.logLevel), { rates: noLimits });
console.log(`Sobremesa is ready: http://127.0.0.1:${port}`);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { defaultRates } from '../../apps/server/src/rates.ts';
import { METRICS_TOKEN } from '../metrics.ts';
import { serve } from './serve.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'));
// Trusts a proxy, so that each player can have its own address.
const { DATABASE_URL, REDIS_URL } = process.env;
const shared = { DATABASE_URL, REDIS_URL };
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  METRICS_TOKEN,
  ...shared,
});
// Benchmark players send moves without pauses, so rate limits are off.
const unlimited = Object.fromEntries(Object.keys(defaultRates).map((name) => [name, { points: 1e9, seconds: 1 }]));
const app = await startApp(config, createLog(config.logLevel), { rates: { ...defaultRates, ...unlimited } });

serve(app.port, async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

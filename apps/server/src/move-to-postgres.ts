// `npm run move-to-postgres`: copies the database in DATA_DIR into the empty one at DATABASE_URL,
// while no server runs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './backups/command.ts';
import { readConfig } from './config.ts';
import { databaseIn, shown, takeOver } from './storage/index.ts';

/** The progress of a large table is printed after this many rows. */
const STEP = 50_000;

await runCommand('Cannot move', async () => {
  const { dataDir, databaseUrl, notificationsKey } = readConfig(process.env);
  if (databaseUrl === undefined) throw new Error('set DATABASE_URL to the target database.');
  const file = databaseIn(dataDir);
  const { counts, before } = await takeOver(file, databaseUrl, (table, written, of) => {
    if (written === of || written % STEP === 0) console.log(`${table}: ${written} of ${of}`);
  });
  const figures = `(tables: ${counts['tables']}, people: ${counts['people']}, moves: ${counts['moves']})`;
  const done =
    before === null
      ? `Moved to ${shown(databaseUrl)} ${figures}. Now start`
      : `Nothing is left to copy: all of ${file} was moved to ${shown(databaseUrl)} at ${before.toISOString()} ${figures}. Now start`;
  const key = join(dataDir, 'notices-key');
  const keep =
    notificationsKey === undefined && existsSync(key) ? `, and with the content of ${key} as NOTICES_KEY on every machine` : '';
  return `${done} the server with DATABASE_URL${keep}. ${file} is unchanged: move it away, so that it is not used by mistake.`;
});

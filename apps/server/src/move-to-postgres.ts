// `npm run move-to-postgres`: writes what the database in DATA_DIR holds into the empty one at DATABASE_URL, while no server runs.
import { tell } from './backups/told.ts';
import { readConfig } from './config.ts';
import { databaseIn, shown, takeOver } from './storage/index.ts';

/** A large table is told of again after so many rows. */
const STEP = 50_000;

await tell('Cannot move', async () => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new Error('set DATABASE_URL to the database that shall hold everything.');
  const file = databaseIn(dataDir);
  const counts = await takeOver(file, databaseUrl, (table, written, of) => {
    if (written === of || written % STEP === 0) console.log(`${table}: ${written} of ${of}`);
  });
  return (
    `Moved to ${shown(databaseUrl)} (tables: ${counts['tables']}, people: ${counts['people']}, moves: ${counts['moves']}). ` +
    `Now start the server with DATABASE_URL. ${file} is as it was: put it away, so that nobody plays on it by mistake.`
  );
});

// `npm run backup -- [FILE | FOLDER]`: a copy of the database in DATA_DIR, whether a server runs on it or not.
import { target } from './backups/folder.ts';
import { ownDatabase, tell, told } from './backups/told.ts';
import { readConfig } from './config.ts';
import { backUp, databaseIn } from './storage/index.ts';

await tell('Cannot back up', () => {
  const { dataDir, backupDir } = ownDatabase(readConfig(process.env), 'pg_dump');
  const to = target(process.argv[2], backupDir, Date.now());
  const contents = backUp(databaseIn(dataDir), to);
  return `Backed up to ${to} (${told(contents)})`;
});

// `npm run backup -- [FILE | FOLDER]`: copies the database in DATA_DIR. A server may be running on
// it.
import { target } from './backups/folder.ts';
import { ownDatabase, runCommand, contentsText } from './backups/command.ts';
import { readConfig } from './config.ts';
import { backUp, databaseIn } from './storage/index.ts';

await runCommand('Cannot back up', () => {
  const { dataDir, backupDir } = ownDatabase(readConfig(process.env), 'pg_dump');
  const to = target(process.argv[2], backupDir, Date.now());
  const contents = backUp(databaseIn(dataDir), to);
  return `Backed up to ${to} (${contentsText(contents)})`;
});

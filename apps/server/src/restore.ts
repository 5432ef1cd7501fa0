// `npm run restore -- FILE`: replaces the database in DATA_DIR with a backup, while no server runs
// on it.
import { resolve } from 'node:path';
import { stamp } from './backups/folder.ts';
import { ownDatabase, runCommand, contentsText } from './backups/command.ts';
import { readConfig } from './config.ts';
import { databaseIn, restore } from './storage/index.ts';

await runCommand('Cannot restore', () => {
  const [, , named] = process.argv;
  if (named === undefined) throw new Error('give the path of the backup.');
  const file = databaseIn(ownDatabase(readConfig(process.env), 'pg_restore').dataDir);
  const kept = `${file}.replaced-${stamp(Date.now())}`;
  const { replaced, hasSignOuts, ...contents } = restore(resolve(named), file, kept);
  const before = replaced ? ` What was there before is ${kept}.` : '';
  const revived = hasSignOuts
    ? ''
    : ' Devices that were signed out since the backup can play again, and passkeys that were removed are valid: ask people to look at "My devices".';
  return `Restored (${contentsText(contents)}).${before}${revived} Now start the server.`;
});

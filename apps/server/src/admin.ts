// `npm run admin -- COMMAND`: administers a server that runs on this machine. The data folder
// identifies it.
import { commandFor, usage } from './admin/commands.ts';
import { runCommand } from './backups/command.ts';
import { readConfig } from './config.ts';

const [name = '', ...values] = process.argv.slice(2);
const command = commandFor(name, values);

if ('why' in command) {
  console.error(`${command.why}\n${usage()}`);
  process.exit(1);
}
await runCommand('That did not work', () => command.run(readConfig(process.env)));

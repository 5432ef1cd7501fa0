// `npm run admin -- COMMAND`: administers a running server on this machine, found by its data
// folder.
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

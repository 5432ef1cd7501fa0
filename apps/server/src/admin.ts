// `npm run admin -- COMMAND`: looks after a server that runs on this machine, on the data folder of this very environment.
import { commands, usage } from './admin/commands.ts';
import { tell } from './backups/told.ts';
import { readConfig } from './config.ts';

const [name = '', ...values] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command === undefined || values.length !== command.takes.length) {
  console.error(usage());
  process.exit(1);
}
await tell('That did not work', () => {
  return command.run(readConfig(process.env), ...values);
});

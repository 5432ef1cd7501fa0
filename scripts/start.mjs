// `npm start`: starts a server from a fresh clone, on a machine with Node only.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
// Imported late, because an older Node could not even load them.
const { prepare } = await import('./lib/prepare.mjs');
const { main } = await import('./lib/run.mjs');

await main(prepare);

process.setSourceMapsEnabled(true);
// In this process, so that signals and the exit code are the server's own.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);

// `npm run backup`, `npm run restore`, `npm run move-to-postgres`, `npm run admin`: runs a program
// beside the server. Builds only if there is no build, so that a running server keeps its files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { prepare } = await import('./lib/prepare.mjs');
const { main, root, run } = await import('./lib/run.mjs');

const [name, ...args] = process.argv.slice(2);
const program = join(root, `apps/server/dist/${name}.js`);
await main(async () => {
  if (!existsSync(program)) await prepare();
  process.exitCode = await run(['node', program, ...args]);
});

// `npm run dev`: runs the server, restarted on every change, and the page with hot reload.
import { join } from 'node:path';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { main, root } = await import('./lib/run.mjs');
await main(install);

const { concurrently } = await import('concurrently');
const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'npm run dev --silent -w @sobremesa/server',
      env: { DATA_DIR: process.env['DATA_DIR'] ?? join(root, 'data') },
    },
    { name: 'web', command: 'npm run dev --silent -w @sobremesa/web' },
  ],
  { cwd: root, prefixColors: 'auto', killOthersOn: ['success', 'failure'] },
);
await result.catch(() => {
  process.exitCode = 1;
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire as requireFrom } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@sobremesa/games';
import type * as BoardgameServer from 'boardgame.io/server';
import { serve } from './serve.ts';

// The package has no entry for ES modules.
const { FlatFile, Server } = requireFrom(import.meta.url)('boardgame.io/server') as typeof BoardgameServer;

/**
 * boardgame.io's own server, as its documentation starts it, with the storage that the first
 * argument names.
 */
const dir = process.argv[2] === 'flatfile' ? mkdtempSync(join(tmpdir(), 'boardgame-bench-')) : null;
const definitions = Object.values(games).map(({ game }) => game);
const server = Server({ games: definitions, origins: [], ...(dir === null ? {} : { db: new FlatFile({ dir }) }) });
// Listens on the local interface only; by default it would use all interfaces.
const listen = server.app.listen.bind(server.app) as (...args: unknown[]) => unknown;
Object.assign(server.app, { listen: (port: number, ready: () => void) => listen(port, '127.0.0.1', ready) });
const running = await server.run({ port: 0 });

serve((running.appServer.address() as { port: number }).port, async () => {
  server.kill(running);
  if (dir !== null) rmSync(dir, { recursive: true, force: true });
});

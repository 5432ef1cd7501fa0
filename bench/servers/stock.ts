import { createRequire } from 'node:module';
import { games } from '@sobremesa/games';
import type * as BoardgameServer from 'boardgame.io/server';
import { serve } from './serve.ts';

// The package has no entry for ES modules.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof BoardgameServer;

const definitions = Object.values(games).map(({ game }) => game);
const server = Server({ games: definitions, origins: [] });
const running = await server.run({ port: 0 });

serve((running.appServer.address() as { port: number }).port, async () => server.kill(running));

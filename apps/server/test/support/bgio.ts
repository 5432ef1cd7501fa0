import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { GameModule } from '@sobremesa/games';
import type { Socket } from 'socket.io-client';
import { known } from './known.ts';
import { recordFrames } from './page.ts';

export { LobbyClient } from 'boardgame.io/client';

interface BgioOptions {
  matchID: string;
  playerID?: string;
  credentials?: string;
}

/** boardgame.io's own client, set up as in its documentation. */
export function bgioClient(url: string, module: GameModule, options: BgioOptions) {
  const client = Client({
    game: module.game,
    multiplayer: SocketIO({ server: url, socketOpts: { forceNew: true, transports: ['websocket'], reconnectionDelay: 50 } }),
    debug: false,
    ...options,
  });
  const frames: string[] = [];
  client.start();
  const { socket } = (client as unknown as { transport: { socket: Socket } }).transport;
  recordFrames(socket, frames);
  return { client, socket, frames };
}

export type BgioClient = ReturnType<typeof bgioClient>;

/** Polls `look` every few milliseconds, and resolves to its first truthy result. */
export async function until<T>(
  look: () => T | undefined | null | false | 0,
  what = 'the expected event',
  // Long, so that tests do not fail on a busy machine.
  ms = 20_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A match that only boardgame.io's clients create, join and play. */
export async function bgioMatch(url: string, module: GameModule, names: readonly string[], setupData?: Record<string, number>) {
  const lobby = new LobbyClient({ server: url });
  const game = module.game.name as string;
  const { matchID } = await lobby.createMatch(game, { numPlayers: names.length, setupData });
  const joined = [];
  for (const playerName of names) joined.push(await lobby.joinMatch(game, matchID, { playerName }));
  const seats = joined.map((seat) =>
    Object.assign(bgioClient(url, module, { matchID, playerID: seat.playerID, credentials: seat.playerCredentials }), seat),
  );
  for (const { client } of seats) await until(() => client.getState(), 'the first sync');
  return { lobby, game, matchID, seats, close: () => seats.forEach(({ client }) => client.stop()) };
}

/** The parts of `secrets`' view that tests read. */
interface WhispersView {
  hands: (string[] | null)[];
  window: { id: string } | null;
  yes: number;
}

/** The state that a client shows of a running match of `secrets`. */
export function shown(seat: Pick<BgioClient, 'client'> | undefined) {
  const { G, ctx, _stateID: version } = known(known(seat).client.getState());
  return { G: G as WhispersView, ctx, version };
}

import { games, type LegalMove } from '@sobremesa/games';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { bytesRead, type Guest } from './table.ts';

/** boardgame.io's own client with its own transport. */
class BgioGuest implements Guest {
  readonly #client: ReturnType<typeof Client>;

  constructor(url: string, matchID: string, seat: { playerID: string; credentials: string } | null) {
    const game = games['patzcuaro']?.game;
    if (game === undefined) throw new Error('no game named patzcuaro');
    this.#client = Client({
      game,
      matchID,
      debug: false,
      multiplayer: SocketIO({ server: url, socketOpts: { forceNew: true, transports: ['websocket'] } }),
      ...seat,
    });
    this.#client.start();
  }

  get view(): Guest['view'] {
    const state = this.#client.getState();
    return state === null ? null : { version: state._stateID, G: state.G, ctx: state.ctx };
  }

  bytes(): number {
    const { socket } = (this.#client as unknown as { transport: { socket: Parameters<typeof bytesRead>[0] } }).transport;
    return bytesRead(socket);
  }

  async move({ move, args }: LegalMove): Promise<void> {
    this.#client.moves[move]?.(...args);
  }

  close(): void {
    this.#client.stop();
  }
}

/** Creates a match through the lobby, joins all seats, and lets one more watch. */
export async function sitAtBgio(url: string, players: number): Promise<{ seats: Guest[]; watcher: Guest }> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('patzcuaro', { numPlayers: players });
  const seats: Guest[] = [];
  for (let i = 0; i < players; i++) {
    const playerID = String(i);
    const { playerCredentials } = await lobby.joinMatch('patzcuaro', matchID, { playerID, playerName: `Player ${i + 1}` });
    seats.push(new BgioGuest(url, matchID, { playerID, credentials: playerCredentials }));
  }
  return { seats, watcher: new BgioGuest(url, matchID, null) };
}

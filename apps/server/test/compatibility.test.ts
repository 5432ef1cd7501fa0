import { games, isActive, type GameModule } from '@sobremesa/games';
import { expect, it } from 'vitest';
import { known } from './support/known.ts';
import { startServer } from './support/server.ts';
import { bgioMatch, until, bgioClient } from './support/bgio.ts';

/** A small random generator (mulberry32), so that a failing match can be replayed. */
function generator(seed: number): (bound: number) => number {
  let a = seed;
  return (bound) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

it.each([2, 3])(
  'boardgame.io’s own lobby and client play a whole match of Pátzcuaro with %i players',
  async (players) => {
    await using server = await startServer({ games });
    const module = games.patzcuaro as GameModule;
    const names = ['Ana', 'Bea', 'Caro'].slice(0, players);
    const match = await bgioMatch(server.url, module, names);
    const watcher = bgioClient(server.url, module, { matchID: match.matchID });
    await until(() => watcher.client.getState());
    expect(watcher.client.matchData?.map(({ name }) => name)).toEqual(names);

    const below = generator(players);
    const clients = [...match.seats.map(({ client }) => client), watcher.client];
    const stateOf = (client: (typeof clients)[number]) => client.getState() as NonNullable<ReturnType<typeof client.getState>>;
    let moves = 0;
    while (stateOf(watcher.client).ctx.gameover === undefined) {
      const version = stateOf(watcher.client)._stateID;
      const mover = match.seats.find(({ client, playerID }) => isActive(stateOf(client).ctx, playerID));
      if (mover === undefined) throw new Error('nobody is asked');
      expect(stateOf(mover.client).isActive).toBe(true);
      const { G, ctx } = stateOf(mover.client);
      const legal = module.legalMoves(G, ctx, mover.playerID);
      const { move, args } = legal[below(legal.length)] ?? { move: '', args: [] };
      mover.client.moves[move]?.(...args);
      for (const client of clients) await until(() => stateOf(client)._stateID > version, `${move} in every client`);
      moves += 1;
    }
    expect(moves).toBeGreaterThan(10);
    const results = clients.map((client) => stateOf(client).ctx.gameover as { winners: string[] });
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.winners.length).toBeGreaterThan(0);
    const { lobby, game, matchID } = match;
    expect((await lobby.getMatch(game, matchID)).gameover).toBeTruthy();

    const next = new Set<string>();
    for (const { playerID, playerCredentials: credentials } of match.seats) {
      const { nextMatchID } = await lobby.playAgain(game, matchID, { playerID, credentials });
      next.add(nextMatchID);
      const again = await lobby.joinMatch(game, nextMatchID, { playerID, playerName: `Again ${playerID}` });
      expect(again.playerID).toBe(playerID);
    }
    expect(next.size).toBe(1);
    const rematch = bgioClient(server.url, module, { matchID: known([...next][0]) });
    await until(() => rematch.client.getState());
    rematch.client.stop();
    watcher.client.stop();
    match.close();
  },
  30_000,
);

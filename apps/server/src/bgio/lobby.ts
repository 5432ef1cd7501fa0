import { bodyParser } from '@koa/bodyparser';
import type { IncomingMessage } from 'node:http';
import type { RouterContext } from '@koa/router';
import { defaultTableSettings, freeSeats, limits, tableId, type TableSettings, type TableSummary } from '@sobremesa/protocol';
import type { Middleware } from 'koa';
import { isCrossSite } from '../http/origin.ts';
import { queryOf } from '../http/query.ts';
import { Routes, type Handler } from '../http/router.ts';
import type { RateLimits } from '../rates.ts';
import { read } from '../read.ts';
import { RefusedError } from '../refused.ts';
import type { User } from '../users/users.ts';
import type { Tables } from '../tables/index.ts';
import { bodies, listFilter, matches, toMatch } from './lobby-messages.ts';

/** The most matches in one response, newest first. */
const LIST_LENGTH = 100;

interface LobbyOptions {
  tables: Tables;
  /** Names of the games that can be played here. */
  games: readonly string[];
  rates: RateLimits;
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/**
 * The lobby API of boardgame.io, for its `LobbyClient`. Credentials are the key of the person who
 * joined, so the same person may go on in our own page.
 */
export function lobbyRoutes({ tables, games, rates, addressOf }: LobbyOptions): Routes {
  const limitAddress: Middleware = async (ctx, next) => {
    // Before the rate limit: another site must not use up its visitors' points.
    if (isCrossSite(ctx.req)) ctx.throw(403);
    await rates.take('address', addressOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    await next();
  };
  const parse = bodyParser({ enableTypes: ['json'], jsonLimit: limits.frameBytes });
  const routes = new Routes('/games', [limitAddress, parse]);

  routes.add('GET /', (ctx) => {
    ctx.body = games;
  });

  routes.add('GET /:name', async (ctx) => {
    const filter = listFilter(queryOf(ctx));
    const listed = await tables.listed(gameOf(ctx));
    ctx.body = {
      matches: listed
        .filter((table) => matches(table, filter))
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, LIST_LENGTH)
        .map(toMatch),
    };
  });

  routes.add('GET /:name/:id', async (ctx) => {
    ctx.body = toMatch(await tableOf(ctx));
  });

  routes.add('POST /:name/create', async (ctx) => {
    const game = gameOf(ctx);
    const { numPlayers, setupData, unlisted } = read(bodies.create, ctx.request.body);
    await rates.take('open', addressOf(ctx));
    const settings: TableSettings = {
      ...defaultTableSettings(game, numPlayers),
      options: setupData ?? {},
      listed: !unlisted,
    };
    const matchID = await tables.openHostless(settings, addressOf(ctx));
    ctx.body = { matchID };
  });

  routes.add('POST /:name/:id/join', async (ctx) => {
    const table = await tableOf(ctx);
    const { playerID, playerName } = read(bodies.join, ctx.request.body);
    // Taking the seat checks this again. The check here only avoids creating a person who could not
    // sit down.
    if (freeSeats(table.seats) === 0) throw new RefusedError('tableFull');
    await rates.take('identify', addressOf(ctx));
    const { person, key } = await tables.register(playerName);
    const seat = await tables.sit(table.id, person, playerID == null ? undefined : Number(playerID));
    ctx.body = { playerID: String(seat), playerCredentials: key };
  });

  routes.add('POST /:name/:id/leave', async (ctx) => {
    const table = await tableOf(ctx);
    const person = await personOn(table, read(bodies.leave, ctx.request.body));
    await tables.stand(table.id, person);
    ctx.body = {};
  });

  const rename: Handler = async (ctx) => {
    const table = await tableOf(ctx);
    const { newName, ...seat } = read(bodies.update, ctx.request.body);
    const person = await personOn(table, seat);
    await rates.take('identify', addressOf(ctx));
    if (newName !== undefined) await tables.rename(person, newName);
    ctx.body = {};
  };
  routes.add('POST /:name/:id/update', rename);
  routes.add('POST /:name/:id/rename', rename);

  routes.add('POST /:name/:id/playAgain', async (ctx) => {
    const table = await tableOf(ctx);
    const person = await personOn(table, read(bodies.playAgain, ctx.request.body));
    await rates.take('open', addressOf(ctx));
    ctx.body = { nextMatchID: await tables.rematch(table.id, person, addressOf(ctx)) };
  });

  return routes;

  function gameOf(ctx: RouterContext): string {
    const name = ctx.params.name ?? '';
    if (!games.includes(name)) throw new RefusedError('unknownGame');
    return name;
  }

  async function tableOf(ctx: RouterContext): Promise<TableSummary> {
    const game = gameOf(ctx);
    const id = tableId.safeParse(ctx.params.id);
    const table = id.success ? await tables.summary(id.data) : null;
    if (table === null || table.game !== game) throw new RefusedError('unknownTable');
    return table;
  }

  async function personOn(table: TableSummary, claim: { playerID: string; credentials: string }): Promise<User> {
    const person = await tables.authenticate(claim.credentials);
    if (person === null) throw new RefusedError('notIdentified');
    const own = await tables.summary(table.id, person);
    if (own?.you !== Number(claim.playerID)) throw new RefusedError('notSeated');
    return person;
  }
}

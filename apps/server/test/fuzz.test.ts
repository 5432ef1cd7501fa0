import { NAMESPACE, PROTOCOL_VERSION, requests } from '@sobremesa/protocol';
import { seedsFrom } from '@sobremesa/games/kit/testing';
import * as fc from 'fast-check';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { known } from './support/known.ts';
import { newcomer, playing } from './support/page.ts';
import { post, startServer } from './support/server.ts';
import { bgioClient, until } from './support/bgio.ts';
import { secretsGame } from '@sobremesa/match/testing';

const [SEED = 0] = seedsFrom(20261121, 1);

/** Names and values that have broken servers before, mixed into arbitrary JSON. */
const nasty = fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', '', '\u0000', '../..', -1, 1e308, null);
const json = fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) });

/** Messages with field names of the schemas, so that some of them pass. */
function nearMiss(table: string) {
  return fc.dictionary(
    fc.constantFrom(
      'table',
      'seat',
      'name',
      'text',
      'token',
      'request',
      'version',
      'move',
      'args',
      'game',
      'seats',
      'options',
      '__proto__',
    ),
    fc.oneof(
      json,
      fc.constant(table),
      fc.nat(4),
      fc.constantFrom('end', 'boom', 'place', 'secrets', 'request-1'),
      fc.array(json),
    ),
  );
}

/** Resolves at the first event of this name from socket.io's client. */
function once(emitter: { once(event: string, listener: () => void): unknown }, event: string): Promise<void> {
  return new Promise((resolve) => void emitter.once(event, resolve));
}

it(`after random data to any event or path, the process still serves the next client (SEED=${SEED})`, async () => {
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
  const [ana] = seated;
  const socket = ana?.page.socket;
  const bgio = bgioClient(server.url, secretsGame(), { matchID: table });
  await until(() => bgio.client.getState());

  const name = fc.oneof(
    fc.constantFrom(...Object.keys(requests)),
    fc.constantFrom('error', 'message', '__proto__', 'toString'),
    fc.string(),
  );
  const reserved = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);
  const input = fc.oneof(json, nearMiss(table));
  await fc.assert(
    fc.asyncProperty(name, input, async (event, data) => {
      fc.pre(!reserved.has(event) && event !== 'table:discard');
      const answer = (await socket?.timeout(20_000).emitWithAck(event, data)) as { ok: unknown; error?: { code: unknown } };
      expect(answer.ok === true ? 'ok' : answer.error?.code).toMatch(/^[a-zA-Z]+$/);
      socket?.emit(event, data);
    }),
    { seed: SEED, numRuns: 600 },
  );

  const action = fc.oneof(
    json,
    fc.record({
      type: fc.constantFrom('MAKE_MOVE', 'UPDATE', 'GAME_EVENT', 'UNDO', 'PATCH', 'x'),
      payload: fc.oneof(json, fc.record({ type: fc.oneof(json, fc.constantFrom('end', 'boom')), args: json, playerID: json })),
    }),
  );
  for (const args of fc.sample(fc.tuple(action, json, fc.oneof(json, fc.constant(table)), json), { seed: SEED, numRuns: 300 })) {
    for (const event of ['sync', 'update', 'chat']) bgio.socket.emit(event, ...args);
    bgio.socket.emit('sync', table, args[1], args[0], args[3]);
  }

  for (const auth of fc.sample(json, { seed: SEED, numRuns: 60 })) {
    const own = io(server.url + NAMESPACE, {
      auth: auth as Record<string, unknown>,
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
    });
    await Promise.race([once(own, 'connect'), once(own, 'connect_error'), once(own.io, 'close')]);
    own.close();
  }

  const paths = [
    '/games/secrets/create',
    ...['join', 'leave', 'update', 'rename', 'playAgain'].map((what) => `/games/secrets/${table}/${what}`),
  ];
  const body = fc.oneof(
    json,
    fc.dictionary(
      fc.constantFrom('numPlayers', 'setupData', 'unlisted', 'playerID', 'playerName', 'credentials', 'newName', 'data'),
      json,
    ),
  );
  for (const sent of fc.sample(body, { seed: SEED, numRuns: 60 })) {
    for (const path of paths) {
      const { status, body: answer } = await post(server, path, sent);
      expect({ path, sent, ok: status === 200 || (status < 500 && Object.hasOwn(answer, 'error')) }).toEqual({
        path,
        sent,
        ok: true,
      });
    }
  }

  expect(Object.keys(Object.prototype)).toEqual([]);
  const { match } = await known(ana).page.do('match:sync', { table });
  expect(match.version).toBeGreaterThanOrEqual(0);
  const { page, person } = await newcomer(server.url, 'Caro');
  expect(person.name).toBe('Caro');
  await page.do('table:open', { game: 'secrets', seats: 2 });
  expect(PROTOCOL_VERSION).toBe((await page.pushed('welcome')).protocol);
  const unforeseen = server.logged.filter((line) => line.includes('"level":50') && !line.includes('a rule is broken'));
  expect(unforeseen).toEqual([]);
  page.close();
  bgio.client.stop();
  close();
}, 60_000);

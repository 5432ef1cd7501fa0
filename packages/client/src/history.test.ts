import type { MatchHistory } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import { FakeServer, snapshot, TABLE } from './testing/index.ts';

const history: MatchHistory = {
  start: snapshot(0, { playerID: '1', state: { G: { a: 0, b: {} }, ctx: {}, undo: false, window: null } }),
  deltas: [{ G: { a: 1 } }, null],
  log: [{ seq: 0, at: 0, kind: 'table', event: { type: 'started' } }],
  versions: [0],
};

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function online(answer: object): FakeServer {
  const server = new FakeServer();
  server.welcome();
  server.answers['match:history'] = () => answer as never;
  return server;
}

it.each([
  ['as text', JSON.stringify(history)],
  ['deflated', await deflated(JSON.stringify(history))],
])('a history that is sent %s has the state at each version', async (_, sent) => {
  const answer = await historyOf(online({ ok: true, history: sent }).connection, TABLE);
  if (!answer.ok) throw new Error(answer.code);
  const { playerID, states, log, versions } = answer.past;
  expect(states.map(({ G }) => G)).toEqual([
    { a: 0, b: {} },
    { a: 1, b: {} },
    { a: 1, b: {} },
  ]);
  const [before, after] = states.map(({ G }) => (G as { b: object }).b);
  expect(after).toBe(before);
  expect([playerID, log, versions]).toEqual(['1', history.log, [0]]);
});

it.each([
  ['unknown', { ok: true, history: null }, 'otherRules'],
  ['refused', { ok: false, error: { code: 'rateLimited' } }, 'rateLimited'],
  ['broken', { ok: true, history: '{' }, 'internal'],
])('a history that is %s has a reason', async (_, answer, code) => {
  expect(await historyOf(online(answer).connection, TABLE)).toEqual({ ok: false, code });
});

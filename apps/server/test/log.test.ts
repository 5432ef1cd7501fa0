import type { AdminList, AdminTable, TableStatus } from '@sobremesa/protocol';
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { admin, bearerOf } from './support/admin.ts';
import { newcomer, playing } from './support/page.ts';
import { startServer, type TestServer } from './support/server.ts';

type Line = Record<string, unknown>;
const linesOf = ({ logged }: TestServer): Line[] => logged.map((line) => JSON.parse(line) as Line);

const operated = (table: unknown) => [
  [table, 'operator made a link to a seat'],
  [table, 'operator ended a match'],
];

async function begin(server: TestServer, listed: boolean) {
  const [ana, bea] = await Promise.all([newcomer(server.url, 'Ana'), newcomer(server.url, 'Bea')]);
  const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2, listed });
  await ana.page.do('table:enter', { table });
  await bea.page.do('table:enter', { table });
  await bea.page.do('table:sit', { table });
  await ana.page.do('table:start', { table });
  return { table, ana, bea };
}

async function shownBy(server: TestServer, status: TableStatus, table: string): Promise<AdminTable | undefined> {
  const { body } = await admin(server, 'GET', `/tables?status=${status}`, { headers: bearerOf(server) });
  return (body as AdminList<AdminTable>).items.find(({ id }) => id === table);
}

it('the log has the id of a listed table, and for an unlisted one a reference that the operator can look up', async () => {
  await using server = await startServer();
  const [open, hidden] = [await begin(server, true), await begin(server, false)];
  const [shown, looked] = [await shownBy(server, 'running', open.table), await shownBy(server, 'running', hidden.table)];
  expect(shown?.logged).toBe(open.table);
  expect(looked?.logged).toMatch(/^#[\w-]{8}$/);
  const headers = bearerOf(server);
  for (const { table } of [open, hidden]) {
    await admin(server, 'POST', `/tables/${table}/seats/1/link`, { headers });
    await admin(server, 'POST', `/tables/${table}/end`, { headers });
  }
  const waiting = (await hidden.ana.page.do('table:open', { game: 'secrets', seats: 2, listed: false })).table;
  await admin(server, 'DELETE', `/tables/${waiting}`, { headers });
  const named = linesOf(server).flatMap(({ table, msg }) => (table === undefined ? [] : [[table, msg]]));
  expect(named).toEqual([
    [open.table, 'started a match'],
    [looked?.logged, 'started a match'],
    ...operated(open.table),
    ...operated(looked?.logged),
    [expect.stringMatching(/^#/), 'operator removed a table'],
  ]);
  for (const id of [hidden.table, waiting]) expect(server.logged.join('')).not.toContain(id);
  for (const { ana, bea } of [open, hidden]) for (const { page } of [ana, bea]) page.close();
});

it('the log has the start and the end of a match', async () => {
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea'], { options: { turns: 1 } });
  for (const { page } of seated) {
    const { match } = await page.do('match:sync', { table });
    const { currentPlayer, gameover } = match.state.ctx as { currentPlayer: string; gameover?: unknown };
    if (gameover !== undefined || currentPlayer !== match.playerID) continue;
    await page.do('match:move', { table, request: `request-${match.version}`, version: match.version, move: 'end', args: [] });
  }
  expect(linesOf(server).flatMap((line) => (line.table === table ? [[line.msg, line.status]] : []))).toEqual([
    ['started a match', 'running'],
    ['finished a match', 'finished'],
  ]);
  close();
});

it('the log has the id of an unreadable unlisted table only at debug level', async () => {
  const first = await startServer();
  const { table, ana, bea } = await begin(first, false);
  for (const { page } of [ana, bea]) page.close();
  await first.close();
  const db = new Sqlite(join(first.dataDir, 'sobremesa.db'));
  db.prepare('UPDATE tables SET settings = ? WHERE id = ?').run('[]', table);
  db.close();
  for (const level of ['info', 'debug']) {
    await using again = await startServer({ dataDir: first.dataDir, env: { LOG_LEVEL: level } });
    expect(linesOf(again)).toContainEqual(
      expect.objectContaining({ table: expect.stringMatching(/^#/) as string, msg: 'cannot read a stored table' }),
    );
    expect(again.logged.join('').includes(table)).toBe(level === 'debug');
  }
});

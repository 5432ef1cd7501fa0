import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { startCluster, type Node } from './support/cluster.ts';
import { newcomer, playing } from './support/page.ts';
import { hasRedis } from './support/redis.ts';
import { startServer } from './support/server.ts';

const METRICS_TOKEN = 'a-token-of-the-host';

const read = async ({ url }: { url: string }, authorization = `Bearer ${METRICS_TOKEN}`) => {
  const response = await fetch(`${url}/metrics`, { headers: { authorization } });
  return { status: response.status, text: await response.text() };
};

/** The value of a metric, without labels or with these. */
const valueOf = (text: string, metric: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${metric} `))
      ?.slice(metric.length + 1),
  );

/** The part of Grafana's dashboard schema that ours uses. */
interface Dashboard {
  templating: { list: { name: string; type: string; query: string }[] };
  panels: {
    id: number;
    type: string;
    datasource: { type: string; uid: string };
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { refId: string; expr: string }[];
  }[];
}

const dashboard = () => JSON.parse(readFileSync(new URL('../../../docs/grafana.json', import.meta.url), 'utf8')) as Dashboard;

describe('metrics', () => {
  it('are available only if a token is set, and only with this token', async () => {
    await using none = await startServer();
    expect((await read(none)).status).toBe(404);
    await using server = await startServer({ env: { METRICS_TOKEN } });
    for (const wrong of ['', 'Bearer', 'Bearer wrong', `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`]) {
      const { status, text } = await read(server, wrong);
      expect({ wrong, status }).toEqual({ wrong, status: 401 });
      expect(text).not.toContain('sobremesa_');
    }
    expect((await read(server)).status).toBe(200);
    expect(server.logged.join('')).not.toContain(METRICS_TOKEN);
  });

  it("describe the server's activity, without identifying anybody", async () => {
    await using server = await startServer({ env: { METRICS_TOKEN } });
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
    const [ana] = seated;
    const before = (await read(server)).text;
    expect(
      ['sockets', 'people_present', 'live_tables', 'running_tables', 'open_tables', 'moves_total', 'queued_bytes'].map((name) =>
        valueOf(before, `sobremesa_${name}`),
      ),
    ).toEqual([2, 2, 1, 1, 0, 0, 0]);
    for (const { page } of seated) {
      const { match } = await page.do('match:sync', { table });
      const mover = (match.state.ctx as { currentPlayer: string }).currentPlayer;
      if (mover !== match.playerID) continue;
      await page.do('match:move', { table, request: 'request-1', version: match.version, move: 'end', args: [] });
      break;
    }
    await ana?.page.ask('table:start', { table });
    const { text } = await read(server);
    expect(valueOf(text, 'sobremesa_moves_total')).toBe(1);
    expect(valueOf(text, 'sobremesa_move_seconds_count')).toBe(1);
    expect(valueOf(text, 'sobremesa_commit_seconds_count')).toBe(valueOf(before, 'sobremesa_commit_seconds_count') + 1);
    expect(valueOf(text, 'sobremesa_refusals_total{code="notOpen"}')).toBe(1);
    for (const hidden of [table, 'Ana', ...seated.map(({ person }) => person.id)]) expect(text).not.toContain(hidden);
    close();
  });

  it.runIf(hasRedis)('include every metric on the dashboard', async () => {
    await using cluster = await startCluster({ size: 1, config: { metricsToken: METRICS_TOKEN } });
    const { text } = await read(cluster.nodes[0]!);
    const there = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`] : [name],
      ),
    );
    const { panels } = dashboard();
    const drawn = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b[a-z]+_\w+(?![\w(])/g) ?? []));
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect(drawn.filter((name) => !there.has(name))).toEqual([]);
    // And the dashboard shows every metric of ours.
    const ours = [...there].filter((name) => name?.startsWith('sobremesa_'));
    expect(ours.filter((name) => !drawn.includes(name ?? ''))).toEqual([]);
  });

  it('report whether the server is ready, and how long the oldest delivery has waited', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN } });
    const { person, page } = await newcomer(server.url, 'Ana');
    const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
    const first = (await read(server)).text;
    expect(valueOf(first, 'sobremesa_ready')).toBe(1);
    expect(valueOf(first, 'sobremesa_outbox_lag_seconds')).toBe(0);
    // A single server has no metrics about others.
    expect(first).not.toMatch(/sobremesa_(redis_up|servers|settings_differing)/);
    const notice = { id: 'n', table, person: person.id, kind: 'turn' as const, version: 0, about: [] };
    const due = (dueAt: number) => server.storage.commit({ id: table, notices: [{ ...notice, dueAt }] });
    await due(Date.now() + 60_000);
    expect(valueOf((await read(server)).text, 'sobremesa_outbox_lag_seconds')).toBe(0);
    await due(Date.now() - 60_000);
    const lag = valueOf((await read(server)).text, 'sobremesa_outbox_lag_seconds');
    expect(lag).toBeGreaterThanOrEqual(60);
    expect(lag).toBeLessThan(120);
    vi.spyOn(server.storage, 'probe').mockRejectedValue(new Error('full'));
    vi.spyOn(server.storage, 'nextDue').mockRejectedValue(new Error('away'));
    await expect.poll(async () => valueOf((await read(server)).text, 'sobremesa_ready'), { timeout: 5000 }).toBe(0);
    expect((await read(server)).text).not.toMatch(/^sobremesa_outbox_lag_seconds /m);
    page.close();
  });

  it.runIf(hasRedis)('report the other servers, Redis, conflicts and reloaded tables', async () => {
    const settings = { beltMs: 600_000 };
    await using cluster = await startCluster({ size: 2, settings, config: { metricsToken: METRICS_TOKEN } });
    const [one] = cluster.nodes as [Node];
    const value = async (metric: string) => valueOf((await read(one)).text, `sobremesa_${metric}`);
    await expect.poll(() => value('servers'), { timeout: 5000 }).toBe(2);
    expect([await value('redis_up'), await value('settings_differing'), await value('conflicts_total')]).toEqual([1, 0, 0]);
    const { person, page } = await newcomer(one.url, 'Ana');
    const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
    await page.do('table:enter', { table });
    expect(await value('table_loads_total{why="first"}')).toBe(1);
    // Another writer is faster, and Redis does not announce the write.
    const { table: stored } = (await cluster.storage.load(table))!;
    await cluster.storage.commit({ id: table, table: { ...stored, rev: stored.rev + 1, muted: [person.id] } });
    await page.do('table:settings', { table, hints: true });
    expect(await value('conflicts_total')).toBe(1);
    expect(await value('table_loads_total{why="again"}')).toBe(1);
    await cluster.redis.kill();
    await expect.poll(() => value('redis_up'), { timeout: 5000 }).toBe(0);
    page.close();
  });

  it('are shown in panels that Grafana supports, from a selectable data source, without overlaps', () => {
    const { panels, templating } = dashboard();
    const [source] = templating.list;
    expect(source).toMatchObject({ type: 'datasource', query: 'prometheus' });
    const taken = new Set<string>();
    for (const { type, datasource, targets, gridPos } of panels) {
      expect({ type, datasource }).toEqual({
        type: 'timeseries',
        datasource: { type: 'prometheus', uid: `\${${source?.name}}` },
      });
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken).not.toContain(`${x} ${y}`);
          taken.add(`${x} ${y}`);
        }
      }
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

it('the log records a match by table, version and seat, without its secrets', async () => {
  await using server = await startServer({ env: { LOG_LEVEL: 'debug' } });
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
  let hands = '';
  for (const { page } of seated) {
    const { match } = await page.do('match:sync', { table });
    hands += JSON.stringify((match.state.G as { hands: unknown }).hands);
    const { currentPlayer } = match.state.ctx as { currentPlayer: string };
    if (currentPlayer !== match.playerID) continue;
    await page.do('match:move', { table, request: 'request-1', version: match.version, move: 'end', args: [] });
  }
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ table, status: 'running', msg: 'started a match' }));
  expect(lines).toContainEqual(expect.objectContaining({ table, version: 1, seat: expect.any(Number) as number, msg: 'moved' }));
  const cards = hands.match(/"[^"]+"/g) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  const log = server.logged.join('');
  for (const secret of [...cards, ...seated.map(({ key }) => key)]) expect(log).not.toContain(secret);
  close();
});

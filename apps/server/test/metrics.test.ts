import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playing } from './support/page.ts';
import { startServer, type TestServer } from './support/server.ts';

const METRICS_TOKEN = 'a-token-of-the-host';

const read = async ({ url }: TestServer, authorization = `Bearer ${METRICS_TOKEN}`) => {
  const response = await fetch(`${url}/metrics`, { headers: { authorization } });
  return { status: response.status, text: await response.text() };
};

/** The value of a metric that has no labels, or these. */
const valueOf = (text: string, metric: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${metric} `))
      ?.slice(metric.length + 1),
  );

/** As much of Grafana's schema of a dashboard as ours uses. */
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
  it('are nowhere unless the host has set a token, and for who knows it alone', async () => {
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

  it('tell what goes on, and of nobody in particular', async () => {
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

  it('are what the dashboard draws', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN } });
    const { text } = await read(server);
    const there = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`] : [name],
      ),
    );
    const { panels } = dashboard();
    const drawn = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b[a-z]+_\w+(?![\w(])/g) ?? []));
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect(drawn.filter((name) => !there.has(name))).toEqual([]);
  });

  it('are drawn by panels that Grafana knows, from the source that its reader chooses, side by side', () => {
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

it('the log follows a match by its table, version and seat, and holds no secret of it', async () => {
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
  expect(lines).toContainEqual(expect.objectContaining({ table, status: 'running', msg: 'a match goes on' }));
  expect(lines).toContainEqual(expect.objectContaining({ table, version: 1, seat: expect.any(Number) as number, msg: 'moved' }));
  const cards = hands.match(/"[^"]+"/g) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  const log = server.logged.join('');
  for (const secret of [...cards, ...seated.map(({ key }) => key)]) expect(log).not.toContain(secret);
  close();
});

import type { WebhookKind } from '@sobremesa/protocol';
import { expect, it, vi } from 'vitest';
import { WebhookReceiver, isSignedWith } from './support/webhookReceiver.ts';
import { newcomer, playing } from './support/page.ts';
import { freePort } from './support/process.ts';
import { onRequest, RawReceiver } from './support/rawReceiver.ts';
import { startServer } from './support/server.ts';

const env = { NOTICES_KEY: 'a-secret-of-the-host', NOTICES_AFTER: '0.2', NOTICES_INSIDE: 'true' };
const patience = { timeout: 10_000, interval: 20 };

/** A server with a public address. */
async function serverWithAddress(changes: Record<string, string> = {}) {
  const port = await freePort();
  return startServer({ env: { ...env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...changes } });
}

const to = (table: string, { url }: { url: string }, kind: WebhookKind = 'json') => ({
  table,
  kind,
  address: url,
  language: 'en' as const,
});

it('sends the player to move, with a link to the table and a link that turns the webhook off', async () => {
  await using receiver = await WebhookReceiver.start();
  await using server = await serverWithAddress();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
  const [ana, ben] = seated.map(({ page }) => page);
  const { hook, secret } = await ana!.do('hooks:add', to(table, receiver));
  expect(hook).toMatchObject({ kind: 'json', host: new URL(receiver.url).host });
  await ben!.do('table:leave', { table });
  await ana!.do('match:move', { table, request: 'request-1', version: 0, move: 'end', args: [] });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  expect(receiver.signed[0]).toMatchObject({ events: [{ kind: 'turn', names: ['Ben'], link: `${server.url}/t/${table}` }] });
  expect(isSignedWith(secret!, receiver.received[0]!)).toBe(true);
  expect(receiver.received[0]?.text).not.toMatch(/whisper-/);
  const stop = receiver.signed[0]?.stop ?? '';
  expect(stop).toMatch(new RegExp(`^${server.url}/notices/stop/`));
  await fetch(stop);
  expect((await ana!.do('hooks:get', { table, language: 'en' })).view?.hooks).toHaveLength(1);
  expect((await fetch(stop, { method: 'POST' })).status).toBe(204);
  expect((await ana!.do('hooks:get', { table, language: 'en' })).view?.hooks).toEqual([]);
  close();
});

it('can be managed by the table’s host only', async () => {
  await using receiver = await WebhookReceiver.start();
  await using server = await serverWithAddress();
  const ana = await newcomer(server.url, 'Ana');
  const ben = await newcomer(server.url, 'Ben');
  const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2 });
  const other = await ben.page.do('table:open', { game: 'secrets', seats: 2 });
  await ben.page.do('table:sit', { table });
  const { hook } = await ana.page.do('hooks:add', to(table, receiver));
  const refused = { ok: false, error: { code: 'notHost' } };
  const channel = hook.id;
  expect(await ben.page.ask('hooks:get', { table, language: 'es' })).toEqual(refused);
  expect(await ben.page.ask('hooks:add', to(table, receiver))).toEqual(refused);
  expect(await ben.page.ask('hooks:try', { table, channel })).toEqual(refused);
  expect(await ben.page.ask('hooks:drop', { table, channel })).toEqual(refused);
  const unknown = { ok: false, error: { code: 'unknownChannel' } };
  expect(await ben.page.ask('hooks:try', { table: other.table, channel })).toEqual(unknown);
  expect(await ben.page.ask('hooks:drop', { table: other.table, channel })).toEqual(unknown);
  expect(await ben.page.ask('notices:drop', { channel })).toEqual(unknown);
  // The next host sees that it exists, but not its address.
  await ana.page.do('table:stand', { table });
  const { view } = await ben.page.do('hooks:get', { table, language: 'es' });
  expect(view?.hooks).toEqual([hook]);
  expect(JSON.stringify(view)).not.toContain('/hook');
  await ben.page.do('hooks:drop', { table, channel });
  expect((await ben.page.do('hooks:get', { table, language: 'es' })).view?.hooks).toEqual([]);
  for (const { page } of [ana, ben]) page.close();
});

it('has a preview with the exact texts, and can be tested', async () => {
  await using receiver = await WebhookReceiver.start();
  await using server = await serverWithAddress();
  const { page } = await newcomer(server.url, 'Ana');
  const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
  const { view } = await page.do('hooks:get', { table, language: 'es' });
  expect(view).toMatchObject({
    preview: [
      'secrets: alguien se sentó a la mesa.',
      'secrets: empieza la partida.',
      'secrets: le toca a Ana.',
      'secrets: se acabó la partida.',
      'secrets: hay revancha.',
    ],
    link: `${server.url}/t/${table}`,
  });
  const { hook, secret } = await page.do('hooks:add', { ...to(table, receiver, 'discord'), language: 'es' });
  expect(secret).toBeNull();
  const attempt = () => page.do('hooks:try', { table, channel: hook.id });
  expect(await attempt()).toMatchObject({ trial: 'arrived' });
  expect(JSON.parse(receiver.received[0]?.text ?? '')).toMatchObject({
    content: expect.stringContaining(
      `secrets: es una prueba. Por aquí llegarán los avisos de la mesa.\n${server.url}/t/${table}\n`,
    ),
  });
  receiver.answers.push({ status: 500 }, { status: 302, headers: { Location: server.url } }, { status: 410 });
  expect(await attempt()).toMatchObject({ trial: 'failed' });
  expect(await attempt()).toMatchObject({ trial: 'failed' });
  expect(await attempt()).toMatchObject({ trial: 'gone' });
  expect((await page.do('hooks:get', { table, language: 'es' })).view?.hooks).toEqual([]);
  page.close();
});

it('stores addresses sealed, three per table', async () => {
  await using receiver = await WebhookReceiver.start();
  await using server = await serverWithAddress();
  const { page } = await newcomer(server.url, 'Ana');
  const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
  const first = await page.do('hooks:add', to(table, receiver));
  const same = await page.do('hooks:add', to(table, receiver));
  expect(same.hook.id).toBe(first.hook.id);
  expect(same.secret).not.toBe(first.secret);
  for (const name of ['a', 'b', 'c']) await page.do('hooks:add', to(table, { url: receiver.url + name }));
  const channels = await server.storage.channelsOf(table);
  expect(channels).toHaveLength(3);
  expect(channels.map(({ id }) => id)).not.toContain(first.hook.id);
  for (const { sealed, mark } of channels) {
    const stored = Buffer.from(sealed).toString('latin1') + Buffer.from(mark).toString('latin1');
    expect(stored).not.toContain('127.0.0.1');
  }
  page.close();
});

it('sends nothing to private networks or without TLS by default', async () => {
  await using receiver = await WebhookReceiver.start();
  await using server = await serverWithAddress({ NOTICES_INSIDE: 'false' });
  const { page } = await newcomer(server.url, 'Ana');
  const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
  for (const url of [
    receiver.url,
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'http://hooks.example/',
    'https://a:b@hooks.example/',
  ]) {
    expect(await page.ask('hooks:add', to(table, { url }))).toMatchObject({ ok: false, error: { code: 'badAddress' } });
  }
  // A name is checked when a message is sent.
  const { hook } = await page.do('hooks:add', to(table, { url: receiver.url.replace('http://127.0.0.1', 'https://localhost') }));
  expect(await page.do('hooks:try', { table, channel: hook.id })).toMatchObject({ trial: 'failed' });
  expect(receiver.received).toEqual([]);
  page.close();
});

it('is not offered without a public address', async () => {
  await using server = await startServer({ env });
  const { page } = await newcomer(server.url, 'Ana');
  const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
  expect(await page.do('hooks:get', { table, language: 'es' })).toMatchObject({ view: null });
  const add = page.ask('hooks:add', { table, kind: 'json', address: 'https://hooks.example/', language: 'es' });
  expect(await add).toMatchObject({ ok: false, error: { code: 'notOffered' } });
  page.close();
});

it('is not delayed by a receiver that switches protocols, and neither is a stop of the server', async () => {
  await using hostile = await RawReceiver.start((socket) =>
    onRequest(socket, () => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')),
  );
  await using receiver = await WebhookReceiver.start();
  const server = await serverWithAddress();
  const first = await playing(server.url, ['Ana', 'Ben']);
  const second = await playing(server.url, ['Eva', 'Leo']);
  const passTurn = async ({ table, seated }: typeof first, url: string) => {
    const [host, guest] = seated.map(({ page }) => page);
    await host!.do('hooks:add', to(table, { url }));
    await guest!.do('table:leave', { table });
    await host!.do('match:move', { table, request: 'request-1', version: 0, move: 'end', args: [] });
  };
  await passTurn(first, `http://127.0.0.1:${hostile.port}/`);
  await vi.waitFor(() => expect(hostile.accepted).toBe(1), patience);
  await passTurn(second, receiver.url.replace('127.0.0.1', 'localhost'));
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  for (const { close } of [first, second]) close();
  const stopping = server[Symbol.asyncDispose]();
  expect(await Promise.race([stopping.then(() => 'stopped'), new Promise((done) => setTimeout(done, 8000, 'hanging'))])).toBe(
    'stopped',
  );
});

it('has a rate limit for tests', async () => {
  await using receiver = await WebhookReceiver.start();
  const port = await freePort();
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  await using server = await startServer({ env: { ...env, ...address }, rates: { hook: { points: 2, seconds: 60 } } });
  const { page } = await newcomer(server.url, 'Ana');
  const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
  const { hook } = await page.do('hooks:add', to(table, receiver));
  const attempt = () => page.ask('hooks:try', { table, channel: hook.id });
  expect(await attempt()).toMatchObject({ ok: true });
  expect(await attempt()).toMatchObject({ ok: false, error: { code: 'rateLimited' } });
  expect(receiver.received).toHaveLength(1);
  page.close();
});

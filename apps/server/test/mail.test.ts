import { expect, it, vi } from 'vitest';
import { mailbox } from './support/mailbox.ts';
import { newcomer } from './support/page.ts';
import { freePort } from './support/process.ts';
import { startServer } from './support/server.ts';

const patience = { timeout: 10_000, interval: 20 };

/** A server with this mail server. */
async function serverWithMail(smtp: string) {
  const port = await freePort();
  return startServer({ env: { ...env, SMTP_URL: smtp, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` } });
}

const env = {
  NOTICES_KEY: 'a-secret-of-the-host',
  NOTICES_AFTER: '0.2',
  MAIL_FROM: 'Sobremesa <mesa@mesa.example>',
};

/** Uses a link of a mail. */
async function press(link: string): Promise<number> {
  return (await fetch(link, { method: 'POST' })).status;
}

it('gets mails after its owner has confirmed it, until they stop them', async () => {
  await using box = await mailbox();
  await using server = await serverWithMail(box.url);
  const ana = await newcomer(server.url, 'Ana');
  const ben = await newcomer(server.url, 'Ben');
  expect((await ana.page.do('notices:get', {})).view?.offers.mail).toBe(true);
  await ana.page.do('notices:mail', { address: 'ana@example.org', language: 'es' });
  await vi.waitFor(() => expect(box.mails).toHaveLength(1), patience);
  const asked = box.mails[0]!;
  expect(asked.to).toEqual(['ana@example.org']);
  expect(asked.headers.get('auto-submitted')).toBe('auto-generated');
  expect(asked.source).not.toContain(ana.key);
  const [confirm = ''] = /http:\S+\/notices\/confirm\/[\w.-]+/.exec(asked.source) ?? [];

  // No mail is sent before.
  const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2 });
  await ben.page.do('table:sit', { table });
  await ben.page.do('table:say', { table, text: '@Ana' });
  expect((await ana.page.do('notices:get', {})).view?.channels).toMatchObject([{ confirmed: false, label: 'a…@example.org' }]);

  expect(await press(`${confirm}x`)).toBe(404);
  expect(await press(confirm)).toBe(204);
  expect((await ana.page.do('notices:get', {})).view?.channels).toMatchObject([{ kind: 'mail', confirmed: true }]);
  await ben.page.do('table:say', { table, text: '@Ana' });
  await vi.waitFor(() => expect(box.mails).toHaveLength(2), patience);
  const sent = box.mails[1]!;
  expect(sent.source).toContain('te mencionan en la charla');
  expect(sent.source).toContain(`${server.url}/t/${table}`);
  expect(sent.source).not.toContain(ana.key);
  expect(sent.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [stop = ''] = /(?<=<)http[^>]+/.exec(sent.headers.get('list-unsubscribe') ?? '') ?? [];
  expect(sent.source.split(stop).length).toBeGreaterThan(2);

  expect((await ana.page.do('notices:get', {})).view?.channels).toHaveLength(1);
  expect(await press(stop)).toBe(204);
  expect((await ana.page.do('notices:get', {})).view?.channels).toEqual([]);
  for (const { page } of [ana, ben]) page.close();
});

it('gets a retry if the mail server is down, but not if the mailbox is unknown', async () => {
  await using box = await mailbox(['nobody@example.org']);
  await using server = await serverWithMail(box.url);
  const { page, person } = await newcomer(server.url, 'Ana');
  await page.do('notices:mail', { address: 'nobody@example.org', language: 'en' });
  await vi.waitFor(async () => expect(await server.storage.nextDue()).toBeNull(), patience);
  const [channel] = await server.storage.channelsOf(person.id);
  expect(Buffer.from(channel!.sealed).toString('latin1')).not.toContain('example.org');
  await box[Symbol.asyncDispose]();
  await page.do('notices:mail', { address: 'ana@example.org', language: 'en' });
  await vi.waitFor(async () => expect((await server.storage.nextDue()) ?? 0).toBeGreaterThan(Date.now() + 30_000), patience);
  expect(box.mails).toEqual([]);
  page.close();
});

it('is not offered without a mail server, and a person can have one at a time', async () => {
  await using server = await startServer({ env: { NOTICES_KEY: 'a-secret-of-the-host' } });
  const { page } = await newcomer(server.url, 'Ana');
  expect((await page.do('notices:get', {})).view?.offers.mail).toBe(false);
  const ask = (address: string) => page.ask('notices:mail', { address, language: 'es' });
  expect(await ask('ana@example.org')).toMatchObject({ ok: false, error: { code: 'notOffered' } });
  for (const odd of ['ana', 'a@b', 'a@example.org,b@example.org', 'a@example.org\nBcc: b@example.org', 'Ana <a@example.org>']) {
    expect(await ask(odd)).toMatchObject({ ok: false, error: { code: 'badRequest' } });
  }
  page.close();
});

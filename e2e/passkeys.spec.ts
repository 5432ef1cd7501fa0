import type { CDPSession, Page } from '@playwright/test';
import devices from '../apps/web/src/devices/messages/en.ts';
import { inspect } from './players/inspect.ts';
import type { Person } from './players/person.ts';
import { Server } from './server.ts';
import { expect, test as base } from './test.ts';

/** A server whose public address has a host name, as browsers require for passkeys. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use, info) => {
    const server = await Server.start((url) => ({ PUBLIC_URL: localUrl(url) }));
    await use(server);
    await server.stop();
    if (info.status !== info.expectedStatus) await info.attach('server', { body: server.output, contentType: 'text/plain' });
  },
});

const localUrl = (url: string) => url.replace('127.0.0.1', 'localhost');
const t = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A password manager in Chromium, which answers for its user. */
async function passwordManager(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function openDevices(person: Person) {
  await person.press('settings.title');
  await person.press('settings.devices');
  const dialog = person.page.getByRole('dialog', { name: devices.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test(
  'a passkey signs its person in on a phone to which their password manager has brought it',
  { tag: '@slow' },
  async ({ arrive, server }) => {
    const home = `${localUrl(server.url)}/`;
    const ana = await arrive('Ana', { home });
    const phone = await arrive('Nobody', { home, device: 'phone' });
    await ana.goToLobby();
    const link = await ana.openTable({ seats: 2, listed: false });
    const here = await passwordManager(ana.page);
    const there = await passwordManager(phone.page);

    const dialog = await openDevices(ana);
    await dialog.getByRole('button', { name: devices.passkeys.create }).click();
    const passkeys = dialog.getByRole('list', { name: devices.passkeys.title });
    await expect(passkeys.getByRole('listitem')).toContainText(devices.passkeys.unused);

    await test.step('the browser creates no second one in the same password manager', async () => {
      await dialog.getByRole('button', { name: devices.passkeys.create }).click();
      await expect(dialog.getByText(devices.passkeys.known)).toBeVisible();
      await expect(passkeys.getByRole('listitem')).toHaveCount(1);
      await inspect(ana, 'devices with a passkey', 'dialog');
      await ana.page.keyboard.press('Escape');
    });

    await test.step('the phone has no passkey yet, then uses it and shows the tables of its person', async () => {
      await phone.goToLobby();
      const elsewhere = await openDevices(phone);
      await elsewhere.getByText(devices.elsewhere.title).tap();
      await elsewhere.getByRole('button', { name: devices.passkeys.use }).tap();
      await expect(elsewhere.getByText(devices.passkeys.cancelled)).toBeVisible();
      await inspect(phone, 'a use of a passkey that failed', 'dialog');
      const { credentials } = await here.cdp.send('WebAuthn.getCredentials', { authenticatorId: here.authenticatorId });
      expect(credentials).toHaveLength(1);
      const [credential] = credentials;
      if (credential === undefined) throw new Error('there is no passkey');
      await there.cdp.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential });
      await elsewhere.getByRole('button', { name: devices.passkeys.use }).tap();
      await expect(phone.page.getByRole('heading', { name: phone.words.house('lobby.hello', { name: 'Ana' }) })).toBeVisible();
      await expect(phone.page.locator(`a[href$="${new URL(link).pathname}"]`)).toBeVisible();
    });

    await test.step('the first device shows the phone, and removes the passkey', async () => {
      const news = ana.page.getByRole('status').filter({ hasText: devices.ways.passkey });
      await news.getByRole('button', { name: devices.news.known }).click();
      const list = await openDevices(ana);
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(passkeys.getByRole('listitem')).not.toContainText(devices.passkeys.unused);
      await passkeys.getByRole('button', { name: devices.passkeys.remove }).click();
      await ana.page.getByRole('dialog').last().getByRole('button', { name: devices.passkeys.remove, exact: true }).click();
      await expect(list.getByRole('listitem')).toHaveCount(2);
    });

    await test.step('the removed passkey is refused', async () => {
      const other = await arrive('Nobody', { home });
      const { cdp, authenticatorId } = await passwordManager(other.page);
      const { credentials } = await there.cdp.send('WebAuthn.getCredentials', { authenticatorId: there.authenticatorId });
      for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
      await other.goToLobby();
      const elsewhere = await openDevices(other);
      await elsewhere.getByText(devices.elsewhere.title).click();
      await elsewhere.getByRole('button', { name: devices.passkeys.use }).click();
      await expect(elsewhere.getByText(other.words.house('table.refusals.badPasskey'))).toBeVisible();
    });
  },
);

test(
  'a passkey of an unknown device is announced on the other devices, which remove it',
  { tag: '@long' },
  async ({ arrive, server }) => {
    const home = `${localUrl(server.url)}/`;
    const ana = await arrive('Ana', { home });
    await ana.goToLobby();
    await ana.openTable({ seats: 2, listed: false });
    await ana.goToLobby();
    const dialog = await openDevices(ana);
    await dialog.getByRole('button', { name: devices.add }).click();
    const link = await dialog.getByRole('textbox', { name: devices.addLink }).inputValue();
    await ana.page.keyboard.press('Escape');
    const stranger = await arrive('Nobody', { home });
    await passwordManager(stranger.page);
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: t(devices.page.confirm, { name: 'Ana' }) }).click();
    const theirs = await openDevices(stranger);
    await theirs.getByRole('button', { name: devices.passkeys.create }).click();
    await expect(theirs.getByText(devices.passkeys.unused)).toBeVisible();

    const status = ana.page.getByRole('status');
    await status.getByRole('button', { name: devices.news.known }).click();
    const news = status.filter({ hasText: /A passkey was created on/ });
    await news.getByRole('button', { name: devices.passkeys.remove }).click();
    await expect(news).toHaveCount(0);
    await expect(theirs.getByText(devices.passkeys.unused)).toHaveCount(0);
  },
);

import { PROTOCOL_VERSION } from '@sobremesa/protocol';
import type { Locator } from '@playwright/test';
import { Page as ServerPage } from '../apps/server/test/support/page.ts';
import devices from '../apps/web/src/devices/messages/en.ts';
import type { Person } from './players/person.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

const t = (text: string, values: Record<string, string> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

async function openDevices(person: Person) {
  await person.press('settings.title');
  await person.press('settings.devices');
  const dialog = person.page.getByRole('dialog', { name: devices.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test(
  'a phone is added as a second device, plays beside the first, and is signed out from it',
  { tag: '@slow' },
  async ({ arrive }) => {
    test.setTimeout(150_000);
    const ana = (await arrive('Ana')).prefer(3);
    const luis = (await arrive('Luis')).prefer(5);
    const phone = (await arrive('Nobody', { device: 'phone' })).prefer(3);
    const link = await sitTogether([ana, luis]);

    // Another person has played on the phone before, at their own table.
    await phone.goToLobby();
    await phone.openTable({ seats: 2, listed: false });

    const dialog = await openDevices(ana);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: devices.add }).click();
    const added = await dialog.getByRole('textbox', { name: devices.addLink }).inputValue();
    expect(new URL(added).pathname).toMatch(/^\/device\/[\w-]{22}$/);

    await test.step('a preview does not use the link up, and the tap shows the former user of the phone', async () => {
      await fetch(added);
      await phone.page.goto(added);
      await expect(phone.page.getByText(t(devices.page.other, { own: 'Nobody', name: 'Ana' }))).toBeVisible();
      await phone.page.getByRole('button', { name: t(devices.page.confirm, { name: 'Ana' }) }).tap();
      await expect(phone.page).toHaveURL(/\/$/);
      await expect(dialog.getByText(/can now play as you/)).toBeVisible();
      await ana.page.keyboard.press('Escape');
    });

    await test.step('both devices see the table and move; presence counts one person', async () => {
      await phone.follow(link);
      await expect(phone.board).toBeVisible();
      await expect.poll(async () => (await ana.asked()) !== null || (await luis.asked()) !== null).toBe(true);
      while ((await luis.asked()) !== null) await luis.move();
      await expect.poll(async () => (await phone.asked()) !== null).toBe(true);
      const before = await ana.logLength();
      await phone.move();
      await expect.poll(() => ana.logLength()).toBeGreaterThan(before);
      const people = await luis.openPanel('people');
      await expect(people.getByRole('listitem')).toHaveCount(2);
      await ana.goToLobby();
      await expect(people.getByText(luis.words.house('table.seat.away'))).toHaveCount(0);
    });

    await test.step('the first device signs the phone out; the phone shows this and offers its former identity', async () => {
      const news = ana.page.getByRole('status').filter({ hasText: 'can now play as you' });
      await news.getByRole('button', { name: devices.signOut }).click();
      await expect(phone.page.getByText(devices.news.signedOut)).toBeVisible();
      await expect(news).toHaveCount(0);
      await phone.page.getByRole('button', { name: devices.news.close }).tap();
      await phone.goToLobby();
      const list = await openDevices(phone);
      await list.getByRole('button', { name: t(devices.back, { name: 'Nobody' }) }).tap();
      await expect(phone.page.getByRole('heading', { name: phone.words.house('lobby.hello', { name: 'Nobody' }) })).toBeVisible();
    });
  },
);

/** A button is completely visible on a screen of 360 pixels. */
async function expectOnScreen(button: Locator) {
  const { x = -1, width = 0 } = (await button.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
}

test('a long device name without spaces keeps every button on a narrow screen', async ({ arrive }) => {
  const ana = await arrive('Ana', { device: 'phone' });
  await ana.page.setViewportSize({ width: 360, height: 740 });
  await ana.goToLobby();
  await ana.openTable({ seats: 2, listed: false });
  const dialog = await openDevices(ana);
  await dialog.getByRole('button', { name: devices.add }).tap();
  const link = new URL(await dialog.getByRole('textbox', { name: devices.addLink }).inputValue());
  const name = 'W'.repeat(60);
  const guest = new ServerPage(link.origin, { auth: { protocol: PROTOCOL_VERSION, device: name } });
  await guest.do('devices:claim', { token: link.pathname.split('/').at(-1) ?? '' });
  guest.close();
  await dialog.getByRole('button', { name: t(devices.signOutOf, { device: name }) }).tap();
  const question = ana.page.getByRole('dialog', { name: t(devices.signOutOf, { device: name }) });
  for (const button of await question.getByRole('button').all()) await expectOnScreen(button);
  await ana.page.keyboard.press('Escape');
  await ana.page.keyboard.press('Escape');
  const news = ana.page.getByRole('status').filter({ hasText: name });
  for (const button of await news.getByRole('button').all()) await expectOnScreen(button);
});

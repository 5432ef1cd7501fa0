import type { Page } from '@playwright/test';
import devices from '../apps/web/src/devices/messages/en.ts';
import notices from '../apps/web/src/notifications/messages/en.ts';
import { sitTogether } from './players/party.ts';
import { test } from './putForward.ts';
import { expect } from './test.ts';

const MINUTE = 60_000;
const ADDRESS = 'ana@example.org';
const named = (text: string, name: string) => text.replaceAll('{name}', name);

test(
  'a confirmed address recovers a person: by a code, and by the link in a notification',
  { tag: '@long' },
  async ({ arrive, server, post }) => {
    test.setTimeout(180_000);
    const ana = (await arrive('Ana')).prefer(3);
    const luis = (await arrive('Luis')).prefer(5);
    const link = await sitTogether([luis, ana]);
    const mail = async (nth: number) => {
      await expect.poll(() => post.mails.length, { timeout: 20_000 }).toBeGreaterThan(nth);
      return post.mails[nth]?.source ?? '';
    };

    // The turn in Ana's notification must begin while she is away.
    await expect.poll(async () => (await ana.asked()) !== null || (await luis.asked()) !== null).toBe(true);
    while ((await ana.asked()) !== null) await ana.move();

    await test.step('Ana confirms her address', async () => {
      const { page } = ana;
      await ana.press('settings.title');
      await ana.press('settings.notices');
      const dialog = page.getByRole('dialog', { name: notices.title });
      // It is open where the browser blocks notifications.
      await dialog.locator('summary').first().waitFor();
      if (!(await dialog.getByRole('textbox', { name: notices.address }).isVisible()))
        await dialog.locator('summary').first().click();
      await dialog.getByRole('textbox', { name: notices.address }).fill(ADDRESS);
      await dialog.getByRole('button', { name: notices.write }).click();
      const [confirm = ''] = /http:\S+\/notices\/confirm\/[\w.-]+/.exec(await mail(0)) ?? [];
      await page.goto(confirm);
      await page.getByRole('button', { name: notices.page.confirm, exact: true }).click();
      await expect(page.getByText(notices.page.confirmed).first()).toBeVisible();
    });

    await test.step('on a new phone, the code from her mail adds it as her device', async () => {
      const phone = await arrive('Nobody', { device: 'phone' });
      await phone.goToLobby();
      await phone.press('settings.title');
      await phone.press('settings.devices');
      const { page } = phone;
      const dialog = page.getByRole('dialog', { name: devices.title });
      await dialog.getByText(devices.elsewhere.title).tap();
      await dialog.getByRole('textbox', { name: devices.elsewhere.address }).fill(ADDRESS);
      await dialog.getByRole('button', { name: devices.elsewhere.send }).tap();
      await expect(dialog.getByText(devices.elsewhere.sent)).toBeVisible();
      const [code = ''] = /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/.exec(await mail(1)) ?? [];
      await dialog.getByRole('textbox', { name: devices.elsewhere.code }).fill(code);
      await dialog.getByRole('button', { name: devices.elsewhere.enter }).tap();
      await expect(page.getByRole('heading', { name: phone.words.house('lobby.hello', { name: 'Ana' }) })).toBeVisible();
      await phone.follow(link);
      await expect(phone.board).toBeVisible();
      await expect(phone.hand).toBeVisible();
      await page.close();
    });

    await test.step('the link of a notification asks first, opens her seat, and is removed from the address bar', async () => {
      while ((await luis.asked()) !== null) await luis.move();
      await server.tell(2 * MINUTE);
      const [own = ''] = /http:\S+\/t\/[\w-]+#seat=[\w-]{22}/.exec(await mail(2)) ?? [];
      const office = await arrive('Nobody');
      await office.page.goto(own);
      await expect(office.page.getByRole('heading', { name: named(devices.seat.title, 'Ana') })).toBeVisible();
      expect(new URL(office.page.url()).hash).toBe('');
      await office.page.getByRole('button', { name: named(devices.seat.confirm, 'Ana') }).click();
      await expect(office.hand).toBeVisible();
      expect(office.page.url()).toBe(link);
      await expectTold(ana.page);
    });
  },
);

/** A page of the same person shows both new devices, the older one first. */
async function expectTold(page: Page) {
  const news = (way: string) => page.getByRole('status').filter({ hasText: way });
  await news(devices.ways.mail).getByRole('button', { name: devices.news.known }).click();
  await expect(news(devices.ways.notice)).toBeVisible();
}

import { Server } from './server.ts';
import { test as base } from './test.ts';
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await Server.start((url) => ({ PUBLIC_URL: url.replace('127.0.0.1', 'localhost'), SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example' }));
    await use(server);
    await server.stop();
  },
});
for (const language of ['en', 'es'] as const)
  for (const width of [360, 1280])
    test(`shots ${language} ${width}`, async ({ arrive, server }) => {
      const home = `${server.url.replace('127.0.0.1', 'localhost')}/`;
      const ana = await arrive('Ana', { home, language });
      const { page } = ana;
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('WebAuthn.enable');
      const add = () => cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
      let { authenticatorId } = await add();
      await ana.goToLobby();
      await ana.openTable({ seats: 2, listed: false });
      await ana.goToLobby();
      await ana.press('settings.title');
      await ana.press('settings.devices');
      const dialog = page.getByRole('dialog').first();
      const shot = async (name: string) => {
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.waitForTimeout(300);
          await page.screenshot({ path: `/tmp/t/shots/${name}-${language}-${width}-${scheme}.png` });
        }
      };
      const create = dialog.getByRole('button', { name: language === 'en' ? 'Create a passkey' : 'Crear una llave de acceso' });
      await create.click();
      await dialog.locator('section li').first().waitFor();
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      ({ authenticatorId } = await add());
      await create.click();
      await dialog.locator('section li').nth(1).waitFor();
      await shot('list');
      await dialog.locator('summary').click();
      await dialog.locator('summary').scrollIntoViewIfNeeded();
      await dialog.locator('form button').scrollIntoViewIfNeeded();
      await shot('elsewhere');
      await dialog.locator('section li button').first().click();
      await shot('remove');
      await page.keyboard.press('Escape');
      const b = await arrive('Bo', { home, language });
      void b;
    });

import { inspect } from './players/inspect.ts';
import { sitTogether } from './players/party.ts';
import { adminWordsIn } from './players/words.ts';
import { ReverseProxy } from './reverseProxy.ts';
import { Server } from './server.ts';
import { expect, test } from './test.ts';

/**
 * The address from which requests through the proxy appear to come; reserved for documentation (RFC
 * 5737).
 */
const FAR = '203.0.113.7';

test.use({ mayBeUnreachable: true });

for (const [device, language] of [
  ['desk', 'en'],
  ['phone', 'es'],
] as const) {
  test(
    `the operator uses every function of /admin with the keyboard only (${device}, ${language})`,
    { tag: device === 'phone' ? '@variant' : '@long' },
    async ({ arrive }) => {
      const server = await Server.start({ TRUST_PROXY: '1' });
      const proxy = await ReverseProxy.at('', false, { 'x-forwarded-for': FAR });
      proxy.target = new URL(server.url);
      const home = `${server.url}/`;
      const ana = await arrive('Ana', { home });
      const luis = await arrive('Luis', { home });
      const eva = await arrive('Eva', { home: `${proxy.url}/` });
      const match = (await sitTogether([ana, luis])).split('/').at(-1) ?? '';
      await eva.goToLobby();
      const table = (await eva.openTable()).split('/').at(-1) ?? '';

      const operator = await arrive('Olga', { home, device, language, input: 'keyboard' });
      const { page, input } = operator;
      const say = adminWordsIn(language);
      const button = (key: string, values?: Record<string, string | number>) =>
        page.getByRole('button', { name: say(key, values), exact: true });
      const dialog = page.getByRole('dialog');
      const tables = page.getByRole('region', { name: say('tables.title') });
      const people = page.getByRole('region', { name: say('people.title') });
      const confirm = async (act: string) => {
        await expect(dialog).toContainText(say('tables.confirm', { table: act === 'tables.end' ? match : table }));
        await input.press(dialog.getByRole('button', { name: say(act), exact: true }));
        await expect(dialog).toHaveCount(0);
      };

      await test.step('nobody can sign in without the code', async () => {
        await page.goto('./admin');
        const code = page.getByLabel(say('signIn.code'));
        await input.write(code, 'a guess');
        await input.press(button('signIn.enter'));
        await expect(page.getByRole('main').getByText(say('failures.wrongCode'))).toBeVisible();
        await expect(page.getByText(match)).toHaveCount(0);
        const [, right = ''] = /\/admin, code (\S+) /.exec(server.output) ?? [];
        await input.write(code, right);
        await input.press(button('signIn.enter'));
        await expect(tables.getByText(match)).toBeVisible();
        await expect(people.getByText(match)).toHaveCount(2);
        await inspect(operator, 'administration');
      });

      await test.step('a link returns a lost seat, and the table is notified', async () => {
        await input.press(button('tables.linkFor', { name: 'Luis', table: match }));
        await input.press(dialog.getByRole('button', { name: say('tables.linkMake'), exact: true }));
        const link = dialog.getByLabel(say('tables.linkField'));
        await expect(link).toHaveValue(/\/take\//);
        await inspect(operator, 'link to a lost seat', 'dialog');
        const tablet = await arrive('Luis', { home });
        await tablet.takeSeat(await link.inputValue());
        await expect(tablet.hand).toBeVisible();
        await expect(luis.hand).toHaveCount(0);
        const logLine = ana.log.filter({ hasText: ana.words.house('table.log.events.reissued', { name: 'Luis' }) });
        await expect(logLine).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(button('tables.linkFor', { name: 'Luis', table: match })).toBeFocused();
      });

      await test.step('a match is ended, and its players are notified', async () => {
        await input.press(button('tables.endOf', { table: match }));
        await confirm('tables.end');
        await expect(ana.page.getByText(ana.words.house('table.absent.withdrawn'))).toBeVisible();
        await expect(page.getByText(match)).toHaveCount(0);
      });

      await test.step('a table is removed', async () => {
        await input.press(button('tables.status.open', { count: 1 }));
        await input.press(button('tables.removeOf', { table }));
        await confirm('tables.remove');
        await expect(eva.page.getByText(eva.words.house('table.absent.withdrawn'))).toBeVisible();
        await expect(button('tables.status.open', { count: 0 })).toBeVisible();
      });

      await test.step('an address is blocked and unblocked', async () => {
        await input.press(button('people.blockOf', { address: FAR }));
        await expect(page.getByRole('heading', { name: say('blocks.title') })).toBeFocused();
        await expect(page.getByLabel(say('blocks.address'))).toHaveValue(FAR);
        await input.press(button('blocks.add'));
        await expect(button('blocks.liftOf', { address: FAR })).toBeVisible();
        expect((await eva.page.goto('./'))?.status()).toBe(403);
        expect((await ana.page.goto('./'))?.status()).toBe(200);
        await inspect(operator, 'administration, with a blocked address');

        await input.press(button('blocks.liftOf', { address: FAR }));
        await expect(page.getByText(say('blocks.none'), { exact: true })).toBeVisible();
        await eva.goToLobby();
      });

      await input.press(button('signIn.leave'));
      await expect(button('signIn.enter')).toBeVisible();
      await page.reload();
      await expect(button('signIn.enter')).toBeVisible();

      await server.stop();
      await proxy.end();
    },
  );
}

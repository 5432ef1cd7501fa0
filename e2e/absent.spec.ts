import recapTexts from '../apps/web/src/table/recap/messages/en.ts';
import { sitTogether } from './players/party.ts';
import { test } from './putForward.ts';
import { expect } from './test.ts';

const MINUTE = 60_000;

test(
  "a bot takes an absent player's seat when allowed, and gives it back on one tap",
  { tag: '@slow' },
  async ({ arrive, server }) => {
    test.setTimeout(120_000);
    const ana = (await arrive('Ana')).prefer(3);
    const luis = (await arrive('Luis', { device: 'phone' })).prefer(5);
    const link = await sitTogether([ana, luis]);
    // The player who has to move goes away.
    await expect.poll(async () => (await ana.asked()) !== null || (await luis.asked()) !== null).toBe(true);
    const [away, here] = (await ana.asked()) === null ? [luis, ana] : [ana, luis];
    await away.move();
    await expect.poll(async () => (await away.asked()) !== null || (await here.asked()) !== null).toBe(true);
    while ((await here.asked()) !== null) await here.move();
    await away.goToLobby();

    await expect(here.page.getByRole('button', { name: /^Let a bot play in \d+ seconds$/ })).toBeDisabled();
    await server.tell(2 * MINUTE);
    await here.page.reload();
    await here.press('table.play.standIn');
    await expect(here.page.getByText('A bot plays for', { exact: false }).first()).toBeAttached();

    await test.step('the owner reads that a bot has moved, and takes the seat back', async () => {
      await expect.poll(async () => (await here.asked()) !== null, { timeout: 30_000 }).toBe(true);
      await server.tell(2 * MINUTE);
      await away.follow(link);
      const recap = away.page.getByRole('dialog', { name: recapTexts.title });
      await away.input.press(recap.locator('summary').first());
      await expect(recap.getByText(away.words.house('table.log.botForYou')).first()).toBeVisible();
      await away.input.press(recap.getByRole('button', { name: away.words.house('table.play.return') }));
      await expect(recap).toBeHidden();
      await expect(away.button('table.play.return')).toBeHidden();
    });
  },
);

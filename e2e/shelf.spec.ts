import type { Locator } from '@playwright/test';
import aboutEn from '../apps/web/src/about/messages/en.ts';
import aboutEs from '../apps/web/src/about/messages/es.ts';
import learnEn from '../apps/web/src/learn/messages/en.ts';
import learnEs from '../apps/web/src/learn/messages/es.ts';
import { inspect } from './players/inspect.ts';
import { expect, test } from './test.ts';

const words = { es: { about: aboutEs, learn: learnEs }, en: { about: aboutEn, learn: learnEn } };
const games = ['patzcuaro', 'prado', 'museum'] as const;

// Boxes show the number of players at all tables of the server.
test.use({ ownServer: true });

for (const [device, language, played] of [
  ['desk', 'en', 'museum'],
  ['phone', 'es', 'prado'],
] as const) {
  const title = `each box leads to lesson, table and description by keyboard, and shows the players there (${device}, ${language})`;
  test(title, { tag: device === 'phone' ? '@variant' : '@long' }, async ({ arrive }) => {
    const say = words[language];
    const host = await arrive('Luis', { game: 'prado' });
    await host.goToLobby();
    await host.openTable({ seats: 3 });
    const ana = await arrive('Ana', { game: played, device, language, input: 'keyboard' });
    const { page, input } = ana;
    const nameOf = (game: string) => ana.words.house(`games.${game}.name`);
    const boxes: Record<string, Locator> = {};
    for (const game of games) {
      const heading = page.getByRole('heading', { level: 3, name: nameOf(game), exact: true });
      boxes[game] = page.getByRole('listitem').filter({ has: heading });
    }
    /** A button or link of a game's box, by its key in the common catalogue. */
    const offer = (game: string, key: string, role: 'button' | 'link' = 'button') =>
      boxes[game]!.getByRole(role, { name: `${ana.words.house(key)} ${nameOf(game)}`, exact: true });

    await ana.goToLobby();
    await inspect(ana, `shelf, ${language}`);
    await expect(boxes['prado']!).toContainText(ana.words.house('lobby.shelf.people', { people: 1 }));
    await expect(boxes['museum']!).not.toContainText(ana.words.house('lobby.shelf.people', { people: 1 }));

    for (const game of games) {
      await test.step(game, async () => {
        await input.press(offer(game, 'lobby.shelf.open'));
        const form = page.getByRole('dialog', { name: ana.words.house('lobby.openTable.title') });
        await expect(form.getByRole('radio', { name: nameOf(game), exact: true })).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(form).toHaveCount(0);

        await input.press(offer(game, 'lobby.shelf.learn', 'link'));
        await expect(page.getByRole('region', { name: say.learn.coach, exact: true })).toBeVisible();
        await page.goBack();

        await input.press(boxes[game]!.getByRole('heading', { level: 3 }).getByRole('link'));
        await expect(page.getByRole('heading', { level: 1, name: nameOf(game), exact: true })).toBeFocused();
        const pieces = page.getByRole('region', { name: say.about.box });
        await pieces.scrollIntoViewIfNeeded();
        await expect(pieces.getByRole('group').first()).toBeVisible();
        // Thorough inspection takes long: each page once, and one of them on both devices.
        if (device === 'phone' || game === played) await inspect(ana, `page of ${game}, ${language}`);
        else expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.goBack();
      });
    }

    await ana.playNow();
    await expect(page.locator('[data-board]')).toBeVisible();
  });
}

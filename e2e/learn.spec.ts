import type { Page } from '@playwright/test';
import { script as museum } from '../apps/web/src/games/museum/lesson/script.ts';
import { script as patzcuaro } from '../apps/web/src/games/patzcuaro/lesson/script.ts';
import { script as prado } from '../apps/web/src/games/prado/lesson/script.ts';
import learnEn from '../apps/web/src/learn/messages/en.ts';
import learnEs from '../apps/web/src/learn/messages/es.ts';
import type { Input } from './players/input.ts';
import { expect, test } from './test.ts';

const words = { es: learnEs, en: learnEn };
const scripts = [patzcuaro, prado, museum];

const named = (page: Page, name: string) => page.locator(`:is([data-piece="${name}"], [data-spot="${name}"])`);
const piece = (page: Page, name: string) => named(page, name).locator('visible=true').first();

/** Opens the part of the board with a piece, if it is closed. */
async function openFor(page: Page, input: Input, name: string): Promise<void> {
  await named(page, name).first().waitFor({ state: 'attached' });
  if (await piece(page, name).isVisible()) return;
  const parts = await named(page, name)
    .first()
    .evaluate((found) => [...document.querySelectorAll('[id]')].filter((part) => part.contains(found)).map(({ id }) => id));
  const openers = parts.map((id) => page.locator(`[aria-controls="${id}"]`).locator('visible=true'));
  for (const opener of openers) if ((await opener.count()) > 0) return input.press(opener.first());
}

/** Names of the rings that the coach's card covers. */
function coveredRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('header')!.getBoundingClientRect();
    const rings = [...document.querySelectorAll<HTMLElement>('[data-ring]:not([hidden])')];
    return rings.filter((ring) => ring.getBoundingClientRect().bottom <= card.bottom).map((ring) => ring.dataset['ring']!);
  });
}

/** One lesson runs with the slow tests, the others once each in long runs. */
function tagOf(device: 'desk' | 'phone', game: string): string | string[] {
  if (game === 'patzcuaro') return device === 'desk' ? ['@slow', '@match'] : '@variant';
  return device === 'phone' ? '@long' : '@variant';
}

for (const { game, steps } of scripts) {
  for (const [device, language] of [
    ['desk', 'en'],
    ['phone', 'es'],
  ] as const) {
    test(
      `${game} has a lesson on a ${device} in ${language} that can be left and resumed`,
      { tag: tagOf(device, game) },
      async ({ arrive }) => {
        // A whole lesson, with the others' moves at playback speed.
        test.slow();
        const { page, input } = await arrive('Ana', { device, language });
        const say = words[language];
        const place = (number: number) => say.place.replace('{step}', String(number)).replace('{steps}', String(steps.length));
        await page.goto(`learn/${game}`);
        for (const [i, { id, at, awaits }] of steps.entries()) {
          await expect(page.getByText(place(i + 1), { exact: true })).toBeVisible();
          if (process.env['LOOK']) {
            await page.waitForTimeout(400);
            await page.screenshot({
              path: `${process.env['LOOK']}/${game}-${device}-${language}-${String(i + 1).padStart(2, '0')}.png`,
            });
          }
          if (i === Math.floor(steps.length / 2)) {
            await page.reload();
            await expect(page.getByText(place(i + 1), { exact: true })).toBeVisible();
          }
          if (at.length > 0 && awaits.kind !== 'others') {
            await expect(page.locator('[data-ring]:not([hidden])').first(), `${id} points at an element`).toBeVisible();
            // The page scrolls to this element.
            await expect.poll(() => coveredRings(page), id).toEqual([]);
          }
          if (awaits.kind === 'word' || awaits.kind === 'others') {
            await input.press(
              page.getByRole('button', { name: i === steps.length - 1 ? say.playOn : say.next, exact: true, disabled: false }),
            );
          } else {
            for (const name of at) {
              await openFor(page, input, name);
              const found = piece(page, name);
              await input.press(found.locator('button').or(found).first());
            }
          }
        }
        await expect(page.getByRole('region', { name: say.coach, exact: true })).toHaveCount(0);
        // The match continues, and is still there after a return.
        await page.reload();
        await expect(page.locator('[data-board]')).toBeVisible();
        await expect(page.getByRole('region', { name: say.coach, exact: true })).toHaveCount(0);
      },
    );
  }
}

test('on a phone the coach follows the buttons of the bar without a gap', async ({ arrive }) => {
  const { page } = await arrive('Ana', { device: 'phone', language: 'es' });
  await page.goto('learn/prado');
  const coach = page.getByRole('region', { name: learnEs.coach, exact: true });
  await expect(coach).toBeVisible();
  const rules = page.getByRole('banner').getByRole('button', { name: 'Reglas', exact: true });
  const [above, below] = [await rules.boundingBox(), await coach.boundingBox()];
  expect(below!.y - (above!.y + above!.height)).toBeLessThan(4);
});

test('a player in a lesson is notified when the match starts', { tag: '@long' }, async ({ arrive }) => {
  const host = await arrive('Ana');
  await host.goToLobby();
  const link = await host.openTable({ seats: 2 });
  const guest = await arrive('Luis', { newcomer: true });
  await guest.follow(link);
  await guest.sitDown();
  await guest.page.getByRole('link', { name: guest.words.house('table.howTo.learn') }).click();
  await expect(guest.page.getByText(learnEn.waits)).toBeVisible();
  await host.start();
  await expect(guest.page.getByRole('banner').getByText(learnEn.calls)).toBeVisible();
  await guest.page.getByRole('link', { name: learnEn.toTable }).click();
  await expect(guest.board).toBeVisible();
});

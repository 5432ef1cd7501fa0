import { readFile } from 'node:fs/promises';
import { measureFrame } from './players/frame.ts';
import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { Person } from './players/person.ts';
import type { Player } from './players/player.ts';
import { wordsIn } from './players/words.ts';
import { expect, test } from './test.ts';

/** Makes the page show bots' moves at once. */
const hurry = ({ page }: Person) => page.addInitScript(() => localStorage.setItem('sobremesa.pace', 'atOnce'));

const matches = [
  { game: 'patzcuaro', device: 'desk', input: 'keyboard', language: 'en', bots: 3 },
  { game: 'patzcuaro', device: 'phone', input: 'touch', language: 'es', bots: 3 },
  { game: 'prado', device: 'phone', input: 'touch', language: 'es', bots: 2 },
  { game: 'museum', device: 'desk', input: 'mouse', language: 'en', bots: 3 },
] as const;

for (const { game, device, input, language, bots } of matches) {
  test(
    `a new visitor plays a whole match of ${game} on a ${device} against ${bots} bots, and reviews the moves`,
    { tag: game === 'prado' ? '@long' : '@variant' },
    async ({ arrive }) => {
      test.setTimeout(480_000);
      // The default name of a reader without a name.
      const guest = wordsIn(language, game).house('lobby.playNow.guest');
      const ana = (await arrive(guest, { game, device, input, language })).prefer(3);
      await hurry(ana);
      await ana.page.addInitScript((count) => localStorage.setItem('sobremesa.bots', String(count)), bots);
      await ana.goToLobby();
      await ana.playNow();
      if (input === 'keyboard') await test.step('requests hints, and marks one', () => takeHint(ana));
      await playOn<Player>([ana]);
      const counted = ana.finalCount
        .getByRole('columnheader')
        .filter({ has: ana.page.getByText(ana.words.house('bots.bot'), { exact: true }) });
      await expect(counted).toHaveCount(bots);
      await measureFrame(ana, 'the end');
      await test.step('sees all scores at once', () => fitsScores(ana));
      await test.step('saves the result as a picture', () => savePicture(ana));
      await test.step('reviews the moves', () => goOver(ana));
    },
  );
}

/**
 * Requests hints on the board, marks the second or only one, and checks that this plays nothing.
 */
async function takeHint(person: Person): Promise<void> {
  const { page, board, words } = person;
  const hints = page.getByRole('region', { name: words.house('table.hints.title') });
  await expect(person.button('table.hints.button')).toBeVisible();
  await board.getByRole('button').first().focus();
  await page.keyboard.press('h');
  const good = hints.getByRole('listitem').getByRole('button');
  await expect(good.first()).toBeVisible();
  await good.last().focus();
  await page.keyboard.press('Enter');
  await expect(hints).toHaveCount(0);
  await expect(board.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
}

/** Checks that no column of the final scores is cut off, on a phone and beside the open panel. */
async function fitsScores(person: Person): Promise<void> {
  const { page, finalCount } = person;
  const before = page.viewportSize();
  for (const width of before?.width === 360 ? [360] : [1280, 360]) {
    await page.setViewportSize({ width, height: before?.height ?? 740 });
    const cut = await finalCount.getByRole('table').evaluate((table) => {
      const { left, right } = table.closest('section')!.getBoundingClientRect();
      const cells = [...table.querySelectorAll('th, td')].filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.left < left || box.right > right || cell.scrollWidth > cell.clientWidth;
      });
      return [...cells.map(({ textContent }) => textContent), right > innerWidth && 'the section'].filter(Boolean);
    });
    expect(cut, `cut off at ${width} pixels`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Saves the picture of the result, which the device draws, and checks that it is a PNG. */
async function savePicture(person: Person): Promise<void> {
  const download = person.page.waitForEvent('download');
  await person.press('table.finished.share');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`sobremesa-${person.game}.png`);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
}

/** Reviews a match's moves, and shows the moment of one on the board. */
async function goOver(person: Person): Promise<void> {
  const { page, words, input } = person;
  await person.press('table.review.begin');
  const review = page.getByRole('region', { name: words.house('table.review.title') });
  const better = review.getByRole('listitem');
  await expect(better.first().or(review.getByText(words.house('table.review.nothing')))).toBeVisible({ timeout: 120_000 });
  await inspect(person, 'what could have been better');
  if ((await better.count()) === 0) return;
  await input.press(better.first().getByRole('button', { name: words.house('table.review.moment') }));
  await expect(person.finalCount).toBeHidden();
  await expect(person.board).toBeInViewport();
  // The controls of the replay have the focus.
  await expect(page.locator('fieldset :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review.locator(':focus')).toBeVisible();
}

test('“Play now” starts Prado without bots', async ({ arrive }) => {
  test.setTimeout(480_000);
  // The default name of a reader without a name.
  const ana = (await arrive('Guest', { game: 'prado' })).prefer(5);
  await ana.page.addInitScript(() => localStorage.setItem('sobremesa.bots', '0'));
  await ana.goToLobby();
  await expect(
    ana.page.getByText(ana.words.house('lobby.playNow.against', { bots: 0, level: ana.words.house('bots.levels.easy') })),
  ).toBeVisible();
  await inspect(ana, 'lobby');
  await ana.playNow();
  expect(await playOn([ana], (_next, made) => made === 3)).toBe(3);
});

test(
  'a bot gives its seat to a newcomer, and plays for a player who leaves until they return',
  { tag: '@long' },
  async ({ arrive }) => {
    const ana = (await arrive('Ana')).prefer(3);
    const luis = await arrive('Luis', { device: 'phone', language: 'es' });
    await ana.goToLobby();
    const link = await ana.openTable({ seats: 2 });
    await ana.press('table.bots.seat');
    await expect(ana.bots).toHaveCount(1);
    await inspect(ana, 'waiting room with a bot');

    await luis.follow(link);
    await expect(luis.bots).toHaveCount(1);
    await inspect(luis, 'waiting room with a bot');
    await luis.sitDown();
    for (const person of [ana, luis]) await expect(person.bots).toHaveCount(0);
    await ana.start();
    await expect(luis.board).toBeVisible();

    await luis.fromMenu('leave');
    const dialog = luis.page.getByRole('dialog', { name: luis.words.house('table.menu.leaveTitle') });
    await luis.input.press(dialog.getByRole('button', { name: luis.words.house('table.menu.leave'), exact: true }));
    await expect(luis.page.getByText(luis.words.house('table.play.playedForYou'))).toBeVisible();
    const moves = await playOn([ana], (_next, made) => made === 2);
    expect(moves, 'a bot plays in between').toBe(2);
    await luis.press('table.play.return');
    await expect(luis.page.getByText(luis.words.house('table.play.playedForYou'))).toBeHidden();
    await expect(ana.log.filter({ hasText: ana.words.house('table.log.events.returned', { name: 'Luis' }) })).toHaveCount(1);
  },
);

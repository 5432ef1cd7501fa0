import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { Person } from './players/person.ts';
import type { Player } from './players/player.ts';
import { wordsIn } from './players/words.ts';
import { expect, test } from './test.ts';

/** So the page shows at once what bots did. */
const hurry = ({ page }: Person) => page.addInitScript(() => localStorage.setItem('sobremesa.pace', 'atOnce'));

const matches = [
  { game: 'patzcuaro', device: 'desk', input: 'keyboard', language: 'en', bots: 3 },
  { game: 'patzcuaro', device: 'phone', input: 'touch', language: 'es', bots: 3 },
  { game: 'prado', device: 'phone', input: 'touch', language: 'es', bots: 2 },
  { game: 'museum', device: 'desk', input: 'mouse', language: 'en', bots: 3 },
] as const;

for (const { game, device, input, language, bots } of matches) {
  test(
    `somebody new plays ${game} now, on a ${device}, against ${bots} bots, to the end, and goes over the moves`,
    { tag: game === 'patzcuaro' && device === 'desk' ? '@match' : '@long' },
    async ({ arrive }) => {
      test.setTimeout(480_000);
      // Who has said no name is called so.
      const guest = wordsIn(language, game).house('lobby.playNow.guest');
      const ana = (await arrive(guest, { game, device, input, language })).prefer(3);
      await hurry(ana);
      await ana.page.addInitScript((count) => localStorage.setItem('sobremesa.bots', String(count)), bots);
      await ana.goToLobby();
      await ana.playNow();
      if (input === 'keyboard') await test.step('asks for hints, and has one marked', () => takeHint(ana));
      await playOn<Player>([ana]);
      const counted = ana.finalCount
        .getByRole('listitem')
        .filter({ has: ana.page.getByText(ana.words.house('bots.bot'), { exact: true }) });
      await expect(counted).toHaveCount(bots);
      await test.step('goes over the moves', () => goOver(ana));
    },
  );
}

/**
 * Asks for good moves from the board, has the second one marked or the only one, and nothing is
 * played by that.
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

/**
 * Has the moves of a match gone over, and follows what could have been better to its line of the
 * log.
 */
async function goOver(person: Person): Promise<void> {
  const { page, words, input } = person;
  await person.press('table.review.begin');
  const review = page.getByRole('region', { name: words.house('table.review.title') });
  const better = review.getByRole('listitem');
  await expect(better.first().or(review.getByText(words.house('table.review.nothing')))).toBeVisible({ timeout: 120_000 });
  await inspect(person, 'what could have been better');
  if ((await better.count()) === 0) return;
  await input.press(better.first().getByRole('button', { name: words.house('table.review.moment') }));
  await expect(page.getByRole('tabpanel').locator(':focus')).toBeVisible();
}

test('somebody plays Prado now, without bots', async ({ arrive }) => {
  test.setTimeout(480_000);
  // Who has said no name is called so.
  const ana = (await arrive('Guest', { game: 'prado' })).prefer(5);
  await ana.page.addInitScript(() => localStorage.setItem('sobremesa.bots', '0'));
  await ana.goToLobby();
  await expect(ana.page.getByText(ana.words.house('lobby.playNow.against', { bots: 0, level: 'easy' }))).toBeVisible();
  await inspect(ana, 'lobby');
  await ana.playNow();
  expect(await playOn([ana], (_next, made) => made === 3)).toBe(3);
});

test('a bot keeps a chair for who comes, and plays for who leaves until they are back', async ({ arrive }) => {
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
});

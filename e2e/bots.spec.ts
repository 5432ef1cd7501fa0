import { inspect } from './people/inspect.ts';
import { playOn } from './people/match.ts';
import type { Person } from './people/person.ts';
import { expect, test } from './test.ts';

/** So the page shows at once what bots did. */
const hurry = ({ page }: Person) => page.addInitScript(() => localStorage.setItem('sobremesa.pace', 'atOnce'));

for (const device of ['desk', 'phone'] as const) {
  test(`somebody new plays Pátzcuaro now, on a ${device}, against three bots, to the end`, async ({ arrive }) => {
    test.setTimeout(480_000);
    const ana = (await arrive('Ana', { device, language: device === 'desk' ? 'en' : 'es' })).prefer(3);
    await hurry(ana);
    await ana.goToLobby();
    await ana.playNow();
    await playOn([ana]);
    const bots = ana.finalCount
      .getByRole('listitem')
      .filter({ has: ana.page.getByText(ana.words.house('bots.bot'), { exact: true }) });
    await expect(bots).toHaveCount(3);
  });
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

import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';
import { sitTogether } from './players/party.ts';

/** Answers a dialog that asks for confirmation. */
async function confirm(person: Person, title: string, act: string): Promise<void> {
  const dialog = person.page.getByRole('dialog', { name: title });
  await person.input.press(dialog.getByRole('button', { name: act, exact: true }));
}

test('three players vote to end their match', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone' });
  const eva = await arrive('Eva', { language: 'es' });
  await sitTogether([ana, luis, eva]);
  const asks = async () => {
    await ana.fromMenu('end');
    await confirm(ana, ana.words.house('table.menu.endTitle'), ana.words.house('table.menu.endAsk'));
    await expect(luis.page.getByText(luis.words.house('table.vote.asks', { name: 'Ana' }))).toBeVisible();
  };
  await asks();
  await eva.press('table.vote.keep');
  await expect(ana.log.last()).toContainText(ana.words.house('table.log.events.kept', { name: 'Eva' }));
  await expect(luis.button('table.vote.agree')).toBeHidden();

  await asks();
  await luis.press('table.vote.agree');
  await expect(ana.page.getByText(ana.words.house('table.vote.waiting', { names: 'Eva' }))).toBeVisible();
  await eva.press('table.vote.agree');
  for (const { page, words, board, log } of [ana, luis, eva]) {
    await expect(page.getByRole('region', { name: words.house('table.finished.howItStood') })).toBeVisible();
    await expect(page.getByText(words.house('table.finished.ended'))).toBeVisible();
    await expect(board).toBeVisible();
    await expect(log.last()).toContainText(words.house('table.log.events.ended'));
  }

  await test.step('a rematch is in the lists of people with a reserved seat', async () => {
    const over = ana.page.url();
    await ana.press('table.finished.rematch');
    await expect(ana.page).not.toHaveURL(over);
    await luis.goToLobby();
    const mine = luis.page.getByRole('region', { name: luis.words.house('lobby.mine'), exact: true });
    await expect(mine.getByText(luis.words.house('lobby.kept'))).toBeVisible();
    const link = new URL(ana.page.url()).pathname;
    await expect(mine.locator(`a[href$="${link}"]`)).toHaveCount(1);
    await expect(luis.page.locator(`a[href$="${link}"]`)).toHaveCount(1);
  });
});

test('the host mutes one player and removes another', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const eva = await arrive('Eva', { device: 'phone' });
  await sitTogether([ana, luis, eva]);
  const people = await ana.openPanel('people');

  await test.step('a muted player cannot chat until the host unmutes them', async () => {
    await ana.press('table.seat.actions', { number: '2' });
    await ana.press('table.seat.mute', { name: 'Luis' });
    const chat = await luis.openPanel('chat');
    await expect(chat.getByText(luis.words.house('table.chat.youAreMuted'))).toBeVisible();
    const field = chat.getByLabel(luis.words.house('table.chat.write'));
    await field.fill('Hola');
    await field.press('Enter');
    await expect(chat.getByText(luis.words.house('table.refusals.muted'))).toBeVisible();
    await ana.press('table.seat.actions', { number: '2' });
    await ana.press('table.seat.unmute', { name: 'Luis' });
    await expect(chat.getByText(luis.words.house('table.chat.youAreMuted'))).toBeHidden();
    await field.press('Enter');
    await expect((await ana.openPanel('chat')).getByText('Hola')).toBeVisible();
  });

  await test.step('a removed player becomes a spectator, and the server plays', async () => {
    await ana.openPanel('people');
    await ana.press('table.seat.actions', { number: '3' });
    const remove = ana.words.house('table.seat.remove', { name: 'Eva' });
    await ana.press('table.seat.remove', { name: 'Eva' });
    await confirm(ana, ana.words.house('table.seat.removeTitle', { name: 'Eva' }), remove);
    await expect(people).toContainText(`Eva${ana.words.house('table.seat.standIn.removed')}`);
    await expect(eva.page.getByText(eva.words.house('table.play.removed'))).toBeVisible();
    await expect(eva.board).toBeVisible();
  });
});

import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';
import { sitTogether } from './players/party.ts';

/** Answers the question that a dialog asks before something is given up. */
async function confirm(person: Person, title: string, act: string): Promise<void> {
  const dialog = person.page.getByRole('dialog', { name: title });
  await person.input.press(dialog.getByRole('button', { name: act, exact: true }));
}

test('three end their match together, once nobody wants to play on', async ({ arrive }) => {
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
  for (const { page, words } of [ana, luis, eva]) {
    await expect(page.getByRole('heading', { name: words.house('table.absent.closedTitle') })).toBeVisible();
    await expect(page.getByText(words.house('table.absent.closed'))).toBeVisible();
  }
});

test('the host mutes a player, and takes the seat from another', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const eva = await arrive('Eva', { device: 'phone' });
  await sitTogether([ana, luis, eva]);
  const people = await ana.openPanel('people');

  await test.step('who is muted is not heard until the host lets them speak', async () => {
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

  await test.step('who has no seat any more watches, and the server plays', async () => {
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

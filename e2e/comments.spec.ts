import en from '../apps/web/src/replay/messages/en.ts';
import es from '../apps/web/src/replay/messages/es.ts';
import { inspect } from './players/inspect.ts';
import { sitTogether } from './players/party.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

/** The labels of the comment field, which names the move. */
const field = { en: /^Comment on move 1$/, es: /^Comenta la jugada 1$/ };

function sideOf({ page, language }: Person) {
  return page.getByRole('complementary', { name: { en, es }[language].side });
}

test('players comment on a moment of their match, and share it', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone', language: 'es' });
  await sitTogether([ana, luis]);
  const table = new URL(ana.page.url()).pathname;
  for (let i = 0; i < 2; i++) await ((await ana.asked()) === null ? luis : ana).move();
  await ana.fromMenu('end');
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: ana.words.house('table.menu.endAsk'), exact: true })
    .click();
  await luis.press('table.vote.agree');
  await ana.page.getByRole('link', { name: en.watch }).click();
  const slider = ana.page.getByRole('slider', { name: en.move });
  await expect(slider).toBeVisible();

  await test.step('one writes by keyboard', async () => {
    await ana.page.keyboard.press('Home');
    await ana.page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await sideOf(ana).getByRole('textbox', { name: field.en }).focus();
    await ana.page.keyboard.type('Here I should have gone to the bakery.');
    await ana.page.keyboard.press('Enter');
    await expect(sideOf(ana).getByRole('listitem').filter({ hasText: 'the bakery' })).toBeVisible();
    await expect(sideOf(ana).getByRole('textbox')).toHaveValue('');
    await inspect(ana, 'comments in a replay');
  });

  await test.step('the other reads it in the chat, follows it on a phone, and answers by touch', async () => {
    const chat = await luis.openPanel('chat');
    await chat.getByRole('link').last().tap();
    await expect(luis.page).toHaveURL(new RegExp(`/replay/.*at=1`));
    await luis.page.getByRole('button', { name: es.openSide }).tap();
    const answer = sideOf(luis).getByRole('textbox', { name: field.es });
    await expect(answer, 'The field is in sight without scrolling.').toBeInViewport({ ratio: 1 });
    await expect(sideOf(luis).getByText('the bakery'), 'So is the comment.').toBeInViewport({ ratio: 1 });
    await answer.tap();
    await answer.fill('O al mercado.');
    await sideOf(luis).getByRole('button', { name: es.comments.send }).tap();
    await expect(sideOf(luis).getByText('O al mercado.')).toBeVisible();
    await inspect(luis, 'comments in a replay');
    await expect(sideOf(ana).getByText('O al mercado.')).toBeVisible();
  });

  await test.step('the marks lead from comment to comment', async () => {
    await ana.page.getByRole('button', { name: en.next }).click();
    await expect(sideOf(ana).getByText(en.comments.none)).toBeVisible();
    await sideOf(ana).getByRole('button', { name: en.comments.previous }).click();
    await expect(slider).toHaveValue('1');
    await expect(sideOf(ana).getByText('O al mercado.')).toBeVisible();
  });

  await test.step('a shared moment opens elsewhere, without a field for those who did not play', async () => {
    await ana.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ana.page.getByRole('button', { name: en.share.moment }).click();
    await expect(ana.page.getByText(en.share.copied)).toBeVisible();
    const link = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${table.replace('/t/', '/replay/')}?at=1`);
    const eva = await arrive('Eva');
    await eva.page.goto(link);
    await expect(eva.page.getByRole('slider', { name: en.move })).toHaveValue('1');
    await expect(sideOf(eva).getByText('the bakery')).toBeVisible();
    await expect(sideOf(eva).getByRole('textbox')).toHaveCount(0);
  });
});

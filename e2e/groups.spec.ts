import en from '../apps/web/src/groups/messages/en.ts';
import es from '../apps/web/src/groups/messages/es.ts';
import replay from '../apps/web/src/replay/messages/en.ts';
import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { PatzcuaroPlayer } from './players/patzcuaro.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

const NAME = 'The Thursdays';

/** Ends the running match after two moves, by agreement. */
async function endEarly([ana, luis]: readonly [PatzcuaroPlayer, PatzcuaroPlayer]): Promise<void> {
  for (let i = 0; i < 2; i++) await ((await ana.asked()) === null ? luis : ana).move();
  await ana.fromMenu('end');
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: ana.words.house('table.menu.endAsk'), exact: true })
    .click();
  await luis.press('table.vote.agree');
  await expect(ana.page.getByText(ana.words.house('table.finished.ended'))).toBeVisible();
}

async function goToGroup({ page, language }: Person): Promise<void> {
  await page.goto('./');
  await page.getByRole('region', { name: { en, es }[language].home.title }).getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
}

test('two players make a group, play for it, and look at their results', { tag: '@match' }, async ({ arrive }) => {
  test.setTimeout(480_000);
  const ana = (await arrive('Ana')).prefer(7);
  const luis = (await arrive('Luis', { device: 'phone', language: 'es' })).prefer(11);
  const both = [ana, luis] as const;

  await test.step('they make a group of the table after a match', async () => {
    await sitTogether(both);
    await endEarly(both);
    await ana.page.getByRole('button', { name: en.after.make }).click();
    await expect(ana.page.getByRole('heading', { name: 'Ana and Luis', level: 1 })).toBeVisible();
    await ana.page.getByRole('button', { name: en.page.rename }).click();
    await ana.page.getByRole('textbox', { name: en.create.name }).fill(NAME);
    await ana.page.getByRole('button', { name: en.page.renameAct }).click();
    await expect(ana.page.getByRole('heading', { name: NAME, level: 1 })).toBeFocused();
    await expect(ana.page.getByRole('region', { name: en.results.title }).getByText(en.results.early)).toBeVisible();
  });

  const members = ana.page.getByRole('region', { name: en.members.title }).getByRole('listitem');
  await expect(members).toHaveCount(2);

  await test.step('one opens the next table, and the other finds it in the group', async () => {
    await luis.goToLobby();
    await ana.page.getByRole('button', { name: 'Play Pátzcuaro again' }).click();
    await expect(ana.page).toHaveURL(/\/t\//);
    const path = new URL(ana.page.url()).pathname;
    await goToGroup(luis);
    await luis.page.getByRole('region', { name: es.page.tables }).locator(`a[href$="${path}"]`).tap();
    await luis.sitDown();
    await ana.start();
    expect(await playOn(both)).toBeGreaterThan(10);
  });

  const totals = await ana.totals(['Ana', 'Luis']);

  await test.step('tonight’s score, results and figures show who won', async () => {
    await ana.page.getByRole('link', { name: en.after.page.replace('{name}', NAME) }).click();
    const tonight = ana.page.getByRole('region', { name: en.evening.tonight });
    await expect(tonight.getByRole('row')).toHaveCount(4);
    const last = tonight.getByRole('row').last();
    for (const points of Object.values(totals)) await expect(last).toContainText(String(points));
    await expect(last.getByText(en.results.won, { exact: false })).not.toHaveCount(0);
    await expect(ana.page.getByRole('article', { name: 'Pátzcuaro' }).getByRole('table').getByRole('row')).toHaveCount(3);
    await goToGroup(luis);
    await expect(luis.page.getByRole('region', { name: es.evening.tonight })).toBeVisible();
    await inspect(ana, 'page of a group');
    await inspect(luis, 'page of a group');
  });

  await test.step('the match is replayed from the group, and leads back to it', async () => {
    const { page } = ana;
    await page
      .getByRole('link', { name: /^Watch the match of Pátzcuaro/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/replay\/[\w-]{11}\?group=[\w-]{11}/);
    const slider = page.getByRole('slider', { name: replay.move });
    await expect(slider).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/\?group=[\w-]{11}&at=[1-9]/);
    await page.reload();
    await expect(slider).toHaveValue(/[1-9]/);
    await page.getByRole('button', { name: replay.toGroup }).click();
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  });

  const link = await ana.page.getByRole('textbox', { name: en.link.label }).inputValue();

  await test.step('the results are downloaded', async () => {
    const saving = ana.page.waitForEvent('download');
    await ana.page.getByRole('button', { name: en.export.csv }).click();
    expect((await saving).suggestedFilename()).toBe('sobremesa-the-thursdays.csv');
  });

  await test.step('a third person joins by the link', async () => {
    const eva = await arrive('Eva');
    await eva.page.goto(link);
    await expect(eva.page.getByRole('heading', { name: en.join.title.replace('{name}', NAME) })).toBeVisible();
    await inspect(eva, 'invitation to a group');
    await eva.page.getByRole('textbox', { name: eva.words.house('name.label') }).fill('Eva');
    await eva.page.getByRole('button', { name: en.join.act }).click();
    await expect(eva.page.getByRole('region', { name: en.members.title }).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('one leaves with their name removed', async () => {
    const { page } = luis;
    await page.getByRole('button', { name: es.members.leave }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: es.members.forget }).tap();
    await dialog.getByRole('button', { name: es.members.forgetAct }).tap();
    await expect(page.getByRole('region', { name: es.home.title })).toBeHidden();
    await goToGroup(ana);
    await expect(ana.page.getByRole('region', { name: en.results.title }).getByText(en.players.oneFormer).first()).toBeVisible();
    await expect(ana.page.getByText('Luis')).toHaveCount(0);
  });
});

test('strangers see neither a group nor its results', async ({ arrive }) => {
  const ana = await arrive('Ana');
  await ana.page.goto('./group/AAAAAAAAAAA');
  await expect(ana.page.getByRole('heading', { name: en.absent.title })).toBeVisible();
  await ana.page.goto(`./join-group/${'A'.repeat(22)}`);
  await expect(ana.page.getByRole('heading', { name: en.join.badTitle })).toBeVisible();
});

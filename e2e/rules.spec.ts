import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { PatzcuaroPlayer } from './players/patzcuaro.ts';
import { expect, test } from './test.ts';

const panelOf = ({ page, words }: PatzcuaroPlayer) =>
  page.getByRole('complementary', { name: words.house('table.rules.title', { game: words.house('games.patzcuaro.name') }) });

test(
  'the rules open beside the board by key and by touch, and each refusal links to its rule',
  { tag: '@long' },
  async ({ arrive }) => {
    test.setTimeout(240_000);
    const desk = await arrive('Ana', { input: 'keyboard' });
    const luis = await arrive('Luis', { device: 'phone', language: 'es' });
    await desk.goToLobby();
    const link = await desk.openTable({ seats: 2 });
    await luis.follow(link);
    await luis.sitDown();
    await desk.start();
    await expect(luis.board).toBeVisible();

    await test.step('by key on a desktop', async () => {
      const { page } = desk;
      await desk.button('table.rules.open').focus();
      await page.keyboard.press('?');
      const panel = panelOf(desk);
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      // The board stays visible: the panel does not cover it.
      const [beside, board] = await Promise.all([panel.boundingBox(), desk.board.boundingBox()]);
      expect(board!.x + board!.width).toBeLessThanOrEqual(beside!.x + 1);
      await inspect(desk, 'rules', 'aside[aria-labelledby]');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(desk.button('table.rules.open')).toBeFocused();
    });

    await test.step('by touch on a phone, with a search without accents', async () => {
      const { page } = luis;
      await luis.press('table.rules.open');
      const panel = panelOf(luis);
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box!.y, 'half of the board stays visible').toBeGreaterThan(300);
      await inspect(luis, 'rules', 'aside[aria-labelledby]');
      await panel.getByRole('searchbox').fill('ultima ofrenda');
      await expect(panel.locator('mark').first()).toHaveText(/^[úu]ltima$/i);
      await inspect(luis, 'search results in the rules', 'aside[aria-labelledby]');
      await luis.input.press(
        panel
          .getByRole('list', { name: luis.words.house('table.rules.hits') })
          .getByRole('button')
          .first(),
      );
      await expect(panel.getByRole('heading', { name: 'La última ofrenda' })).toBeFocused();
      await luis.input.press(panel.getByRole('button', { name: luis.words.house('table.rules.larger') }));
      await expect.poll(async () => (await panel.boundingBox())!.y).toBeLessThan(100);
      await luis.input.press(panel.getByRole('button', { name: luis.words.house('table.rules.close') }));
      await expect(luis.button('table.rules.open')).toBeFocused();
      await expect(page.getByRole('complementary', { name: /reglas/ })).toHaveCount(0);
    });

    await playOn([desk, luis], async (_next, _moves, { stage }) => stage === 'travel');
    for (const person of [desk, luis]) {
      await test.step(`from a refusal, ${person.name}`, async () => {
        const space = (await person.spaces())[0]!;
        await person.input.press(space);
        const refusal = person.board.getByRole('button', { name: person.words.house('table.rules.toRule') });
        await expect(refusal.first()).toBeVisible();
        await inspect(person, 'a refusal with a link to its rule');
        await person.input.press(refusal.first());
        await expect(panelOf(person).locator(':focus')).toHaveAttribute('data-rule', /^(?:move|start|act|must-flip)$/);
        await person.page.keyboard.press('Escape');
        await expect(panelOf(person)).toHaveCount(0);
      });
    }

    await test.step('a piece has a description', async () => {
      await (await desk.spaces())[1]!.focus();
      await desk.page.keyboard.press('?');
      const card = desk.page.getByRole('dialog');
      await expect(card).toBeVisible();
      await inspect(desk, 'description of a space', 'dialog');
      await desk.input.press(card.getByRole('button', { name: desk.words.house('table.rules.read') }));
      await expect(panelOf(desk).locator(':focus')).toHaveAttribute('data-rule', /^space-/);
    });
  },
);

test('the rules have their own page in each language', { tag: '@long' }, async ({ arrive }) => {
  for (const device of ['desk', 'phone'] as const) {
    const reader = await arrive('Eva', { device });
    for (const [language, title] of [
      ['es', 'Las reglas de Pátzcuaro'],
      ['en', 'The rules of Pátzcuaro'],
    ] as const) {
      await reader.page.goto(`./rules/patzcuaro/${language}`);
      await expect(reader.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(reader.page.locator('html')).toHaveAttribute('lang', language);
      const tried = reader.page.getByRole('group', {
        name: language === 'es' ? /nivel en que la colocas/ : /level that you place it on/,
      });
      await tried.getByRole('button', { name: language === 'es' ? 'Colocar en el nivel 1' : 'Place on level 1' }).click();
      await expect(tried.getByRole('status')).toContainText(language === 'es' ? 'velas encendidas' : 'candles lit');
      await inspect(reader, `page of the rules, ${language}`);
    }
    await reader.page.goto('./rules/patzcuaro/en#last');
    await expect(reader.page.getByRole('heading', { name: 'The last offering' })).toBeFocused();
    await reader.page.goto('./rules/chess');
    await expect(reader.page.getByText(reader.words.house('app.notFoundTitle'))).toBeVisible();
  }
});

test('the rules of each game print on two to four sheets', { tag: '@long' }, async ({ arrive }) => {
  const { page } = await arrive('Eva');
  for (const game of ['patzcuaro', 'prado', 'museum']) {
    for (const language of ['es', 'en']) {
      await page.goto(`./rules/${game}/${language}`, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-example]').first()).toBeVisible();
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = printed.match(/\/Type \/Page\n/g)?.length ?? 0;
      expect(sheets, `${game}, ${language}`).toBeGreaterThanOrEqual(2);
      expect(sheets, `${game}, ${language}`).toBeLessThanOrEqual(4);
    }
  }
});

test('a first-time player gets one explanation per kind of decision', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana', { newcomer: true });
  const luis = await arrive('Luis', { newcomer: true });
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2 });
  await luis.follow(link);
  await luis.sitDown();
  await ana.start();
  const first = /^The lit spaces are the three you can go to/;
  for (const person of [ana, luis]) {
    const known = person.button('table.howTo.done');
    await expect(person.board).toBeVisible();
    if ((await person.asked())?.stage !== 'travel') continue;
    await person.input.press(known);
    await expect(person.page.getByText(first).first()).toBeVisible();
    await inspect(person, 'a hint');
    await person.page.reload();
    await expect(person.board).toBeVisible();
    await expect(person.page.getByText(first)).toHaveCount(0);
    return;
  }
  throw new Error('no player had to move');
});

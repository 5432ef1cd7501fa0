import en from '../apps/web/src/groups/messages/en.ts';
import replay from '../apps/web/src/replay/messages/en.ts';
import story from '../apps/web/src/story/messages/en.ts';
import { openKept } from './keptDocument.ts';
import { inspect } from './players/inspect.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

async function openFile({ page }: Person, name: string): Promise<void> {
  await page.goto('./replay?at=12');
  await openKept(page, name);
  await expect(page.locator('[data-board]')).toBeVisible();
}

test('the graph of a match has a table, can be stopped, and leads to a turning point', { tag: '@slow' }, async ({ arrive }) => {
  test.slow();
  const ana = await arrive('Ana');
  const { page } = ana;
  await openFile(ana, 'patzcuaro-2-rules1');
  await page.getByRole('button', { name: replay.story }).click();
  const graph = page.getByRole('region', { name: story.title });
  await expect(graph.getByRole('slider', { name: story.moment })).toBeVisible();
  await graph.getByText(story.table).click();
  await expect(graph.getByRole('table').getByRole('row')).not.toHaveCount(0);

  await graph.getByRole('button', { name: story.stop }).click();
  // Without a turning point yet, their part says so, too.
  await expect(graph.getByText(story.stopped).first()).toBeVisible();
  await graph.getByRole('button', { name: story.goOn }).click();
  const point = graph
    .getByRole('region', { name: story.turningPoints })
    .getByRole('button', { name: /^Go to move/ })
    .first();
  await expect(point).toBeVisible({ timeout: 240_000 });
  await graph.getByRole('button', { name: story.stop }).click();
  const move = /\d+/.exec((await point.textContent()) ?? '')?.[0] ?? '';
  await point.click();
  await expect(page.getByRole('slider', { name: replay.move })).toHaveValue(move);
  await expect(page.locator('[data-board]')).toBeInViewport();
});

for (const device of ['desk', 'phone'] as const) {
  test(`axe finds nothing in a replay, its graph and a group, ${device}`, { tag: '@slow' }, async ({ arrive }) => {
    test.slow();
    const ana = await arrive('Ana', { device });
    const { page } = ana;
    await openFile(ana, 'patzcuaro-4-rules1');
    await inspect(ana, 'replay');
    await page.getByRole('button', { name: replay.story }).click();
    await expect(page.getByRole('slider', { name: story.moment })).toBeVisible();
    await page.getByRole('button', { name: story.stop }).click();
    await inspect(ana, 'graph of a match');

    await ana.goToLobby();
    await page.getByRole('button', { name: en.home.create }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: ana.words.house('name.label') }).fill('Ana');
    await form.getByRole('textbox', { name: en.create.name }).fill('The Thursdays');
    await form.getByRole('button', { name: en.create.act }).click();
    await expect(page.getByRole('heading', { name: 'The Thursdays', level: 1 })).toBeVisible();
    await inspect(ana, 'page of a group');
  });
}

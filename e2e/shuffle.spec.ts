import en from '../apps/web/src/shuffle/messages/en.ts';
import es from '../apps/web/src/shuffle/messages/es.ts';
import { sitTogether } from './players/party.ts';
import type { PatzcuaroPlayer } from './players/patzcuaro.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

/** Plays two moves, and ends the match by agreement. */
async function playShortly(host: PatzcuaroPlayer, guest: PatzcuaroPlayer): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const mover = (await host.asked()) === null ? guest : host;
    await mover.move();
  }
  await host.fromMenu('end');
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: host.words.house('table.menu.endAsk'), exact: true })
    .click();
  await guest.press('table.vote.agree');
}

const steps = ({ page }: Person) => page.getByRole('dialog').locator('[data-step]');

/** The steps of the open check whose result is not this one. */
async function otherThan(person: Person, result: string): Promise<string[]> {
  const all = await steps(person).evaluateAll((items) =>
    items.map((item) => [item.getAttribute('data-step') ?? '', item.getAttribute('data-result')] as const),
  );
  return all.filter(([, each]) => each !== result).map(([step]) => step);
}

test('two players shuffle together, and each checks the match afterwards', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone', language: 'es' });
  const link = await sitTogether([ana, luis]);

  await test.step('the log names both', async () => {
    await ana.fromMenu('shuffle');
    const dialog = ana.page.getByRole('dialog', { name: en.title });
    await expect(dialog.getByRole('listitem')).toHaveText([/Ana: included: /, /Luis: included: /]);
    await ana.page.keyboard.press('Escape');
  });

  await playShortly(ana, luis);

  await test.step('the check finds every step the same', async () => {
    for (const [person, words] of [
      [ana, en],
      [luis, es],
    ] as const) {
      await person.page.getByRole('button', { name: words.check.open }).click();
      await person.page.getByRole('dialog').getByRole('button', { name: words.check.start, exact: true }).click();
      await expect(person.page.getByRole('dialog').getByText(words.check.allSame)).toBeVisible();
      expect(await otherThan(person, 'same')).toEqual([]);
      await person.page.keyboard.press('Escape');
    }
  });

  await test.step('a device with another memory of the start finds the step that differs', async () => {
    await ana.page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sobremesa.shuffles') ?? '[]') as { shuffle: { commitment: string } }[];
      for (const { shuffle } of stored) shuffle.commitment = 'ab'.repeat(32);
      localStorage.setItem('sobremesa.shuffles', JSON.stringify(stored));
    });
    await ana.page.getByRole('button', { name: en.check.open }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: en.check.start, exact: true }).click();
    await expect(ana.page.getByRole('dialog').getByText(en.check.different)).toBeVisible();
    expect(await otherThan(ana, 'same')).toEqual(['promise']);
  });

  await test.step('a person who was not at the table checks what can be checked, from the replay', async () => {
    const eva = await arrive('Eva');
    const id = new URL(link).pathname.split('/').at(-1);
    await eva.page.goto(`./replay/${id}`);
    await expect(eva.board).toBeVisible();
    await eva.page.keyboard.press('End');
    await eva.page.getByRole('button', { name: en.check.open }).click();
    await eva.page.getByRole('dialog').getByRole('button', { name: en.check.start, exact: true }).click();
    await expect(eva.page.getByRole('dialog').getByText(en.check.sameSoFar)).toBeVisible();
    expect(await otherThan(eva, 'same')).toEqual(['promise', 'list', 'own']);
  });
});

test('a device contributes after a reload with the number that it has kept', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2 });
  await luis.follow(link);
  await luis.sitDown();
  const mark = ana.page.getByText('Shuffle: the server and 2 people');
  await expect(mark).toBeVisible();
  const kept = () => luis.page.evaluate(() => localStorage.getItem('sobremesa.shuffles'));
  const before = await kept();
  await luis.page.reload();
  await expect(luis.heading('table.open.seated')).toBeVisible();
  await expect(luis.page.getByText('Shuffle: the server and 2 people')).toBeVisible();
  expect(await kept()).toBe(before);
  await ana.start();
  await ana.fromMenu('shuffle');
  await expect(ana.page.getByRole('dialog').getByRole('listitem')).toHaveText([/included/, /included/]);
});

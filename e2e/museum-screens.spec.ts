import { inspect } from './robots/inspect.ts';
import { playOn } from './robots/match.ts';
import type { MuseumPlayer, Stage } from './robots/museum.ts';
import { expect, test } from './test.ts';

/** What opens in an Action, but not in every one: how to begin it, and how to give it up. */
const begun = {
  'a purchase at the counter': { begin: (person: MuseumPlayer) => person.fillCounter(), cancel: 'counter.clear' },
  'a purchase in another store': { begin: (person: MuseumPlayer) => person.chooseForeign(), cancel: 'counter.clear' },
  'a Favour with a target': { begin: (person: MuseumPlayer) => person.beginFavour(), cancel: 'tray.cancel' },
};

test('every screen of Museum is open to everybody and fits a phone', async ({ arrive }) => {
  test.setTimeout(300_000);
  const desk = (await arrive('Ana', { game: 'museum' })).prefer(5);
  const luis = (await arrive('Luis', { game: 'museum', device: 'phone' })).prefer(9);
  await desk.goToLobby();
  const link = await desk.openTable({ seats: 2 });
  const phone = await arrive('Ana', { game: 'museum', device: 'phone', as: desk });
  await phone.follow(link);
  await luis.follow(link);
  await luis.sitDown();
  await desk.start();

  const left = new Set<Stage>(['mulligan', 'patron', 'explore']);
  const leftToBegin = new Set(Object.keys(begun) as (keyof typeof begun)[]);
  await playOn([desk, luis], async (next, _moves, { stage }) => {
    if (next !== desk) return false;
    const isNew = left.delete(stage);
    if (!isNew && stage !== 'action') return false;
    for (const person of [desk, phone]) await expect.poll(async () => (await person.asked())?.stage).toBe(stage);
    if (isNew) for (const person of [desk, phone]) await inspect(person, `board of Museum: ${stage}`);
    if (stage === 'explore') for (const person of [desk, phone]) await inspectAround(person);
    if (stage === 'action') {
      for (const what of leftToBegin) {
        const { begin, cancel } = begun[what];
        if (!(await begin(desk))) continue;
        leftToBegin.delete(what);
        await begin(phone);
        for (const person of [desk, phone]) {
          await inspect(person, `board of Museum: ${what}`);
          await person.hands.press(person.inTray(cancel));
        }
      }
    }
    // How it ends is looked at where a match is played to its end.
    return left.size + leftToBegin.size === 0;
  });
  expect([...left, ...leftToBegin]).toEqual([]);
});

/** What opens over the board. */
async function inspectAround(person: MuseumPlayer): Promise<void> {
  const { page, hands, words } = person;
  const [object] = await person.displayed('world.free');
  await person.touchDisplayed(object!);
  await hands.press(
    page.getByRole('button', { name: words.game('world.lookClosely', { name: object!.object.name.en }), exact: true }),
  );
  await expect(page.getByRole('dialog', { name: object!.object.name.en })).toBeVisible();
  await inspect(person, 'Object of Museum');
  await page.keyboard.press('Escape');
  await person.lookUp('Luis');
  await inspect(person, 'museum of somebody else');
  await page.keyboard.press('Escape');
  await hands.press(person.inBoard('board.help'));
  await expect(page.getByRole('dialog', { name: words.game('board.help') })).toBeVisible();
  await inspect(person, 'rules of Museum');
  await page.keyboard.press('Escape');
}

import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { MuseumPlayer, Stage } from './players/museum.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

/** Panels that open in some Actions only: how to open and how to cancel them. */
const begun = {
  'a purchase at the counter': { begin: (person: MuseumPlayer) => person.fillCounter(), cancel: 'counter.clear' },
  'a purchase in another store': { begin: (person: MuseumPlayer) => person.chooseForeign(), cancel: 'counter.clear' },
  'a Favour with a target': { begin: (person: MuseumPlayer) => person.beginFavour(), cancel: 'tray.cancel' },
};
type Begun = keyof typeof begun;

test('every screen of Museum is accessible and fits a phone', { tag: '@long' }, async ({ arrive }) => {
  test.setTimeout(300_000);
  const ana = (await arrive('Ana', { game: 'museum' })).prefer(5);
  const luis = (await arrive('Luis', { game: 'museum' })).prefer(9);
  const link = await sitTogether([ana, luis]);
  const phones = new Map<MuseumPlayer, MuseumPlayer>();

  /** Both devices of a player. The second one is opened on demand. */
  async function devicesOf(player: MuseumPlayer, stage: Stage): Promise<MuseumPlayer[]> {
    const phone = phones.get(player) ?? (await arrive(player.name, { game: 'museum', device: 'phone', as: player }));
    if (!phones.has(player)) await phone.follow(link);
    phones.set(player, phone);
    for (const person of [player, phone]) await expect.poll(async () => (await person.asked())?.stage).toBe(stage);
    return [player, phone];
  }

  const left = new Set<Stage>(['mulligan', 'patron', 'explore']);
  const leftToBegin = new Set(Object.keys(begun) as Begun[]);
  /**
   * Screens not seen yet. A Favour with a target depends on luck, so the test does not wait for it.
   */
  const missing = () => [...left, ...leftToBegin].filter((what) => what !== 'a Favour with a target');
  await playOn([ana, luis], async (next, _moves, { stage }) => {
    if (next === ana && left.delete(stage)) {
      for (const person of await devicesOf(ana, stage)) {
        await inspect(person, `board of Museum: ${stage}`);
        if (stage === 'explore') await inspectAround(person);
      }
    }
    if (stage === 'action') {
      for (const what of leftToBegin) {
        // Favours depend on luck, so any player with one shows it. One without a target is played,
        // to make room for others.
        if (what === 'a Favour with a target') next.wish('favour');
        else if (next !== ana) continue;
        const { begin, cancel } = begun[what];
        if (!(await begin(next))) continue;
        leftToBegin.delete(what);
        for (const person of await devicesOf(next, stage)) {
          if (person !== next) await begin(person);
          await inspect(person, `board of Museum: ${what}`);
          await person.input.press(person.inTray(cancel));
        }
      }
    }
    // Other tests check the end of a match.
    return missing().length === 0;
  });
  expect(missing()).toEqual([]);
});

/** Checks what opens over the board. */
async function inspectAround(person: MuseumPlayer): Promise<void> {
  const { page, input, words } = person;
  const [object] = await person.displayed('world.free');
  await person.touchDisplayed(object!);
  await input.press(
    page.getByRole('button', { name: words.game('world.lookClosely', { name: object!.object.name.en }), exact: true }),
  );
  await expect(page.getByRole('dialog', { name: object!.object.name.en })).toBeVisible();
  await inspect(person, 'Object of Museum');
  await page.keyboard.press('Escape');
  await person.lookUp('Luis');
  await inspect(person, 'museum of another player');
  await page.keyboard.press('Escape');
  await person.press('table.rules.open');
  await expect(page.getByRole('complementary', { name: 'The rules of Museum' })).toBeVisible();
  await inspect(person, 'rules of Museum', 'aside[aria-labelledby]');
  await page.keyboard.press('Escape');
}

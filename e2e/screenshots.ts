import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

/** Maximum size of a picture for the documentation, in bytes. */
const MOST_BYTES = 600_000;
/** First and last number of moves between which to wait for a good moment. */
const MIDDLE = { from: 45, to: 75 };
/** This many Objects make a few collections. */
const OBJECTS = 7;

async function picture({ page }: Person, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url));
  // Hides the caret and hover effects.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  expect(statSync(path).size, `bytes of ${name}.png`).toBeLessThan(MOST_BYTES);
}

test('pictures for the documentation', async ({ arrive }) => {
  const ana = (await arrive('Ana')).prefer(7);
  const luis = (await arrive('Luis')).prefer(11);
  const marisol = (await arrive('Marisol')).prefer(13);
  const tomas = (await arrive('Tomás')).prefer(17);
  const players = [ana, luis, marisol, tomas];
  const eva = await arrive('Eva');

  await ana.goToLobby();
  const link = await ana.openTable({ seats: 4 });
  await luis.goToLobby();
  await luis.openTable({ seats: 3 });
  for (const guest of [luis, marisol]) {
    await guest.follow(link);
    await guest.sitDown();
  }
  await eva.goToLobby();
  await expect(eva.page.getByText(eva.words.house('lobby.seatsLeft', { free: 1 }))).toBeVisible();
  await picture(eva, 'lobby');
  await expect(ana.atChairs('Marisol')).toBeVisible();
  await picture(ana, 'waiting-room');

  await tomas.follow(link);
  await tomas.sitDown();
  const phone = await arrive('Ana', { device: 'phone', scale: 2, as: ana });
  await phone.follow(link);
  await ana.start();
  await playOn(players, async (next, moves) => {
    if (next !== ana || moves < MIDDLE.from || (await ana.asked())?.stage !== 'travel') return false;
    return moves > MIDDLE.to || (await ana.cards()).length > 3;
  });
  await expect.poll(async () => (await phone.asked())?.stage).toBe('travel');
  await picture(ana, 'board-desk');
  await picture(phone, 'board-phone');
  await phone.page.context().close();

  await playOn(players);
  await expect(ana.button('table.finished.rematch')).toBeVisible();
  await picture(ana, 'final-score');
});

test('pictures of Prado for the documentation', async ({ arrive }) => {
  const ana = (await arrive('Ana', { game: 'prado' })).prefer(7);
  const luis = (await arrive('Luis', { game: 'prado' })).prefer(11);
  const marisol = (await arrive('Marisol', { game: 'prado' })).prefer(13).block(false);
  const tomas = (await arrive('Tomás', { game: 'prado' })).prefer(17).block(false);
  const players = [ana, luis, marisol, tomas];
  const link = await sitTogether(players, [], { guard: 'yes' });
  const phone = await arrive('Ana', { game: 'prado', device: 'phone', scale: 2, as: ana });
  await phone.follow(link);
  await playOn(players, async (next, moves, { stage }) => {
    if (next !== ana || moves < MIDDLE.from || stage !== 'visit') return false;
    return moves > MIDDLE.to || (await ana.cards()).length > 3;
  });
  await expect.poll(async () => (await phone.asked())?.stage).toBe('visit');
  await picture(ana, 'prado-desk');
  await picture(phone, 'prado-phone');
});

test('pictures of Museum for the documentation', async ({ arrive }) => {
  const ana = (await arrive('Ana', { game: 'museum' })).prefer(7);
  const luis = (await arrive('Luis', { game: 'museum' })).prefer(11).wish('expert', 'foreign');
  const marisol = (await arrive('Marisol', { game: 'museum' })).prefer(13).wish('expert');
  const players = [ana, luis, marisol];
  const link = await sitTogether(players);
  const phone = await arrive('Ana', { game: 'museum', device: 'phone', scale: 2, as: ana });
  await phone.follow(link);
  const isAnasTurn = (next: unknown, stage: string) => next === ana && stage === 'explore';
  await playOn(players, async (next, _moves, { stage }) => {
    return isAnasTurn(next, stage) && (await ana.museum()).filter(Boolean).length >= OBJECTS;
  });
  await ana.arrangeBest();
  await playOn(players, (next, moves, { stage }) => moves > 0 && isAnasTurn(next, stage));
  await expect.poll(async () => (await phone.asked())?.stage).toBe('explore');
  await picture(ana, 'museum-desk');
  await picture(phone, 'museum-phone');
});

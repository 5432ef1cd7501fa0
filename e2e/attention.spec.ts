import { expect, test } from './test.ts';
import { nextToMove, playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';

test('tab title and icon show whose turn it is, at the table and in the lobby', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const players = [ana, luis];
  await sitTogether(players);
  const calling = `● ${ana.words.house('table.play.tabYourTurn', { game: 'Pátzcuaro' })}`;
  const icon = (page: typeof ana.page) => page.locator('link[rel="icon"]').getAttribute('href');

  for (let turn = 0; turn < 2; turn++) {
    const mover = (await nextToMove(players))!;
    const other = mover === ana ? luis : ana;
    await expect(mover.page).toHaveTitle(calling);
    await expect(other.page).toHaveTitle('Pátzcuaro');
    expect(await icon(mover.page)).not.toBe(await icon(other.page));

    const lobby = await mover.page.context().newPage();
    await lobby.goto('./');
    await expect(lobby).toHaveTitle('● Sobremesa');
    await expect(lobby.getByRole('listitem').getByText(mover.words.house('lobby.yourTurn'))).toBeVisible();
    const lit = await icon(lobby);
    await playOn([mover, other], (next) => next === other);
    await expect(lobby).toHaveTitle('Sobremesa');
    expect(await icon(lobby)).not.toBe(lit);
    await lobby.close();
    await expect(mover.page).toHaveTitle('Pátzcuaro');
    await expect(other.page).toHaveTitle(calling);
  }
});

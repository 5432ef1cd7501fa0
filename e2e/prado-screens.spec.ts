import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { PradoPlayer, Stage } from './players/prado.ts';
import { ANYTHING, saying } from './players/words.ts';
import { expect, test } from './test.ts';

test('every screen of Prado is accessible and fits a phone', { tag: '@long' }, async ({ arrive }) => {
  test.setTimeout(600_000);
  const desk = (await arrive('Ana', { game: 'prado' })).prefer(3).block(false);
  const luis = (await arrive('Luis', { game: 'prado' })).prefer(5).block(false);
  const watcher = await arrive('Olga', { game: 'prado', device: 'phone' });
  await desk.goToLobby();
  const link = await desk.openTable({ seats: 2, options: { windowSeconds: 15 } });
  const phone = await arrive('Ana', { game: 'prado', device: 'phone', as: desk });
  await phone.follow(link);
  await luis.follow(link);
  await luis.sitDown();
  await watcher.follow(link);
  await desk.start();
  await expect(watcher.board).toBeVisible();
  await inspect(watcher, 'board of a spectator');

  const left = new Set<Stage | 'announced'>(['missions', 'visit', 'photography', 'block', 'announced', 'pile']);
  await playOn([desk, luis], async (next, _moves, { stage }) => {
    // The action about which Luis is asked is Ana's.
    const seen = next === desk ? stage : stage === 'block' ? 'announced' : null;
    if (seen === null || !left.delete(seen)) return false;
    for (const person of [desk, phone]) {
      if (seen === 'announced') await expect(person.announced).toBeVisible();
      else await expect.poll(async () => (await person.asked())?.stage).toBe(stage);
      await inspect(person, `board of Prado: ${seen}`);
      if (seen === 'visit') await inspectAround(person);
    }
    // Other tests check the end of a match.
    return left.size === 0;
  });
  expect([...left]).toEqual([]);
});

/** Checks what opens in the tray and over the board. */
async function inspectAround(person: PradoPlayer): Promise<void> {
  const { page, board, tray, words, input } = person;
  await input.press(tray.getByRole('button', { name: words.game('action.short.move'), exact: true }));
  await input.press(
    tray
      .getByRole('group', { name: words.game('tray.where.move') })
      .getByRole('button', { disabled: false })
      .last(),
  );
  await expect(tray.getByRole('button', { name: saying(words.game('tray.do.playCard')) })).toBeVisible();
  await inspect(person, 'board of Prado: an action is put together');
  await input.press(person.inBoard('tray.cancel'));

  await input.press(board.getByRole('button', { name: saying(`${words.game('museum.room', { room: 2 })}.`) }));
  await inspect(person, 'board of Prado: a room is looked at');
  await input.press(person.inBoard('tray.cancel'));

  const painting = saying(words.game('museum.look', { painting: ANYTHING }));
  for (const [what, opener] of [
    ['painting', board.getByRole('button', { name: painting }).first()],
    [
      'player',
      board
        .getByRole('list', { name: words.game('players.label') })
        .getByRole('button')
        .first(),
    ],
    [
      'programme',
      board
        .getByRole('region', { name: words.game('programme.label') })
        .getByRole('button')
        .first(),
    ],
  ] as const) {
    await input.press(opener);
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(person, `dialog of Prado: ${what}`, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

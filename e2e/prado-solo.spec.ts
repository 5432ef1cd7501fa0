import { watchedTotals } from './observer.ts';
import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { ANYTHING, saying } from './players/words.ts';
import { expect, test } from './test.ts';

test(
  'a player on a phone finishes Prado alone against the guard, with a spectator',
  { tag: '@long' },
  async ({ server, arrive }) => {
    test.setTimeout(240_000);
    const ana = (await arrive('Ana', { game: 'prado', device: 'phone' })).prefer(5);
    const watcher = await arrive('Olga', { game: 'prado', language: 'es' });
    const link = await sitTogether([ana], [watcher], { difficulty: 'easy' });

    await test.step('the missions are public, the hand is not', async () => {
      await ana.turnMissions();
      for (const reader of [ana, watcher]) await expect(reader.missions).toHaveCount(3);
      await ana.turnMissions();
      await expect(watcher.hand).toHaveCount(0);
      await expect(ana.hand).toBeVisible();
    });

    let isHungSeen = false;
    const moves = await playOn([ana], async (_next, _moves, { stage }) => {
      if (stage === 'hang' && !isHungSeen) {
        isHungSeen = true;
        await inspect(ana, 'board: which of two paintings to hang');
      }
      return false;
    });
    expect(moves).toBeGreaterThan(22);
    expect(isHungSeen, 'a painting was hung after a photo').toBe(true);

    await test.step('the final score shows the points of both and the winner', async () => {
      const [own = Number.NaN, guards = Number.NaN] = await watchedTotals(server.url, link);
      for (const reader of [ana, watcher]) {
        const guard = reader.words.game('terms.guard');
        expect(await reader.totals(['Ana', guard]), `what ${reader.name} reads`).toEqual({ Ana: own, [guard]: guards });
      }
      const last = (await ana.log.last().textContent()) ?? '';
      const says = (key: string) =>
        saying(ana.words.game(key, { you: 'yes', total: own, guard: guards, missing: ANYTHING })).test(last);
      const isWon = says('log.beatGuard');
      // The line about missions begins with the same words about points.
      const isLost = says('log.lostMissions') || says('log.lost');
      expect([isWon, isLost].filter(Boolean), `“${last}” names the winner`).toHaveLength(1);
      expect(isWon && own <= guards, 'the winner has more points').toBe(false);
      await expect(ana.prompt).toHaveText(isWon ? ana.words.house('table.play.youWon') : ana.words.game('prompt.lost'));
      await expect(watcher.prompt).toHaveText(watcher.words.game(isWon ? 'prompt.over' : 'prompt.lost', { players: 'Ana' }));
    });
    for (const reader of [ana, watcher]) await inspect(reader, 'final count of Prado, alone');

    await test.step('and a rematch is possible', async () => {
      await ana.press('table.finished.again');
      await expect(ana.page).not.toHaveURL(link);
      await ana.start();
      await watcher.input.press(watcher.page.getByRole('link', { name: watcher.words.house('table.finished.watchRematch') }));
      await expect(watcher.board).toBeVisible();
      expect(watcher.page.url()).toBe(ana.page.url());
    });
  },
);

import type { Locator } from '@playwright/test';
import { createGameText } from '../apps/web/src/i18n/gameText.tsx';
import recapEn from '../apps/web/src/table/recap/messages/en.ts';
import recapEs from '../apps/web/src/table/recap/messages/es.ts';
import { measureFrame } from './players/frame.ts';
import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { PatzcuaroPlayer } from './players/patzcuaro.ts';
import { test } from './putForward.ts';
import { expect } from './test.ts';

const texts = { en: recapEn, es: recapEs };
const HOUR = 3_600_000;

/** Plays the present players' moves until the table waits for `away`. */
async function untilWaitingFor(away: string, here: readonly PatzcuaroPlayer[]): Promise<void> {
  const [first] = here as [PatzcuaroPlayer];
  for (;;) {
    let next: PatzcuaroPlayer | undefined;
    const isSettled = async () => {
      for (const player of here) if ((await player.asked()) !== null) return (next = player) !== undefined;
      return (await first.prompt.allTextContents()).some((text) => text.includes(away));
    };
    await expect.poll(isSettled, { message: 'Somebody should be asked.', timeout: 30_000 }).toBe(true);
    if (next === undefined) return;
    await next.move();
  }
}

const devices = [
  { device: 'desk', language: 'en' },
  { device: 'phone', language: 'es' },
] as const;

for (const { device, language } of devices) {
  test(
    `a player who returns to a match on a ${device} gets a recap and a replay`,
    { tag: device === 'phone' ? '@long' : '@variant' },
    async ({ arrive, server }) => {
      test.setTimeout(300_000);
      const say = createGameText(language, texts[language], [], null).t;
      const luis = (await arrive('Luis', { device, language, input: 'keyboard', motion: true })).prefer(3);
      const friends = [(await arrive('Ana')).prefer(5), (await arrive('Eva')).prefer(7), (await arrive('Tomás')).prefer(11)];
      const [ana] = friends as [PatzcuaroPlayer];
      const link = await sitTogether([ana, luis, ...friends.slice(1)]);

      // Each has had a turn, most recently Luis.
      const after = friends[1];
      await playOn([luis, ...friends], async (next, moves) => next === after && moves > 4 && (await luis.asked()) === null);
      const known = await luis.logLength();
      await luis.page.goto('licences');
      await untilWaitingFor('Luis', friends);

      await test.step('the list of his tables shows the turn, and the number of new entries', async () => {
        await server.tell(HOUR);
        await luis.goToLobby();
        const row = luis.page.getByRole('listitem').filter({ hasText: luis.words.house('lobby.yourTurn') });
        await expect(row).toContainText(/\d+ (updates?|novedad)/);
        await inspect(luis, 'the list of the player’s tables');
      });

      await luis.follow(link);
      const card = luis.page.getByRole('dialog', { name: say('title') });
      await test.step('the recap has a sentence for each turn', async () => {
        await expect(card).toBeVisible();
        const turns = card.getByRole('list', { name: say('turns') }).locator('> li');
        await expect(turns.filter({ hasText: /Ana|Eva|Tomás/ }).first()).toBeVisible();
        expect(await turns.count()).toBeGreaterThanOrEqual(2);
        await expect(card.getByRole('row')).toHaveCount(5);
        await inspect(luis, 'while you were away');
      });

      await test.step('then the keyboard replays the moves step by step', async () => {
        const replay = card.getByRole('button', { name: say('replay') });
        await replay.focus();
        await luis.page.keyboard.press('Enter');
        const bar = luis.page.getByRole('group', { name: say('controls') });
        await expect(bar.getByRole('button', { name: say('pause') })).toBeFocused();
        await luis.page.keyboard.press('Enter');
        const place: Locator = bar.getByRole('status');
        await luis.page.keyboard.press('ArrowLeft');
        await expect(place).toHaveText(say('place', { at: 0, of: '' }));
        expect(await luis.logLength()).toBe(known);
        await luis.page.keyboard.press('ArrowRight');
        await expect(place).toHaveText(new RegExp(`^${say('place', { at: 1, of: '' }).trim()} \\d+$`));
        await expect.poll(() => luis.logLength()).toBeGreaterThan(known);
        await luis.page.emulateMedia({ reducedMotion: 'reduce' });
        await inspect(luis, 'the replayed moves', 'header');
        await measureFrame(luis, 'the replayed moves');
        await luis.page.keyboard.press('Escape');
        await expect(bar).toHaveCount(0);
      });

      await test.step('it is his turn, the log has a mark, and a second return shows no recap', async () => {
        await expect.poll(() => luis.asked()).not.toBeNull();
        const log = await luis.openPanel('log');
        await expect(log.getByText(luis.words.house('table.sinceThen'))).toHaveCount(1);
        await luis.goToLobby();
        await luis.follow(link);
        await expect(luis.board).toBeVisible();
        await expect(luis.prompt).toBeVisible();
        await luis.move();
        await expect(card).toHaveCount(0);
      });
    },
  );
}

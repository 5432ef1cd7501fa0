import { measureFrame } from './players/frame.ts';
import { playOn } from './players/match.ts';
import type { Player } from './players/player.ts';
import { timeControlWordsIn, type Language } from './players/words.ts';
import { expect, test } from './test.ts';

const games = [
  { game: 'prado', language: 'es' },
  { game: 'museum', language: 'en' },
  { game: 'museum', language: 'es' },
  { game: 'patzcuaro', language: 'en' },
] as const;

const says = (language: Language, key: string) => timeControlWordsIn(language)(key);

const MINUTE = 60_000;

/** Whether a question closes by itself, such as while the frame is measured. */
const closes = (stage: string) => stage.startsWith('block');

for (const { game, language } of games) {
  const title = `the board of ${game} with four players keeps its room in ${language}: to move, with a hint, waiting for bots`;
  test(title, { tag: game === 'prado' ? '@slow' : '@variant' }, async ({ arrive }) => {
    test.setTimeout(180_000);
    const ana = (await arrive('Ana', { game, language })).prefer(3);
    await ana.page.addInitScript(() => {
      localStorage.setItem('sobremesa.bots', '3');
      // While moves are played back, a press shows the newest state first.
      localStorage.setItem('sobremesa.pace', 'atOnce');
    });
    await ana.goToLobby();
    await ana.playNow();
    await playOn<Player>([ana], async (_next, moves, { stage }) => {
      await measureFrame(ana, `to move, ${moves} moves made`);
      return moves >= 2 && !closes(stage);
    });
    await ana.move();
    await measureFrame(ana, 'after a move');
    await measureFrame(ana, 'a moment later');
    await playOn<Player>([ana], (_next, _moves, { stage }) => !closes(stage));

    const hints = ana.page.getByRole('region', { name: ana.words.house('table.hints.title') });
    await ana.press('table.hints.button');
    await expect(hints).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
    await measureFrame(ana, 'hints');
    await hints.getByRole('listitem').first().getByRole('button').click();
    await expect(hints).toHaveCount(0);
    await measureFrame(ana, 'a hint is taken');
  });
}

test('votes, pauses and refusals replace the prompt, one at a time', { tag: '@long' }, async ({ arrive }) => {
  test.setTimeout(240_000);
  const ana = (await arrive('Ana Sofía', { language: 'en' })).prefer(3);
  const luis = (await arrive('Luis Alejandro', { language: 'es' })).prefer(5);
  const eva = await arrive('Eva');
  const olga = await arrive('Olga', { language: 'es' });
  const all = [ana, luis];
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 4, pace: 'calm' });
  for (const guest of [luis, eva]) {
    await guest.follow(link);
    await guest.sitDown();
  }
  await ana.press('table.bots.seat');
  await expect(ana.bots).toHaveCount(1);
  await ana.start();
  await olga.follow(link);
  for (const person of [...all, eva, olga]) await expect(person.board).toBeVisible();
  const measure = async (state: string, here = all) => {
    for (const person of here) await measureFrame(person, state);
  };

  await measure('the player to move and the waiting player', [...all, olga]);
  await expect(ana.page.getByRole('timer').first()).toBeVisible();

  await test.step('a vote on the end', async () => {
    await ana.fromMenu('end');
    await ana.page
      .getByRole('dialog')
      .getByRole('button', { name: ana.words.house('table.menu.endAsk') })
      .click();
    await expect(luis.button('table.vote.agree')).toBeVisible();
    await expect(luis.prompt).toBeHidden();
    await measure('a vote', [...all, olga]);
    await luis.press('table.vote.keep');
    await expect(luis.prompt).toBeVisible();
  });

  await test.step('another time control is proposed', async () => {
    await luis.fromMenu('pace');
    const dialog = luis.page.getByRole('dialog');
    await dialog.getByRole('button', { name: says('es', 'others') }).click();
    await dialog.getByRole('radio', { name: says('es', 'presets.three'), exact: true }).click();
    await dialog.getByRole('button', { name: says('es', 'propose') }).click();
    const agree = ana.page.getByRole('button', { name: says('en', 'wish.agree') });
    await expect(agree).toBeVisible();
    await measure('a proposal', [...all, olga]);
    await ana.page.getByRole('button', { name: says('en', 'wish.decline') }).click();
    await expect(agree).toBeHidden();
  });

  await test.step('a pause is proposed and accepted', async () => {
    await ana.fromMenu('pace');
    await ana.page
      .getByRole('dialog')
      .getByRole('button', { name: says('en', 'pause') })
      .click();
    await measure('a pause is proposed', [...all, olga]);
    for (const [person, language] of [
      [luis, 'es'],
      [eva, 'en'],
    ] as const)
      await person.page.getByRole('button', { name: says(language, 'wish.agree') }).click();
    for (const [person, language] of [
      [ana, 'en'],
      [luis, 'es'],
    ] as const) {
      await expect(person.page.getByText(says(language, 'paused'))).toBeVisible();
      await expect(person.prompt).toBeHidden();
    }
    await measure('a pause', [...all, olga]);
    await ana.page.getByRole('button', { name: says('en', 'resume') }).click();
    await measure('the end of a pause is proposed', [...all, olga]);
    for (const [person, language] of [
      [luis, 'es'],
      [eva, 'en'],
    ] as const)
      await person.page.getByRole('button', { name: says(language, 'wish.agree') }).click();
    await expect(ana.prompt).toBeVisible();
  });

  await test.step('a player is away, and the server does not play for them at once', async () => {
    await eva.page.close();
    const counting = ana.page.getByRole('button', { name: /^Let a bot play in \d+ seconds$/ });
    const isCounting = async () => {
      for (const person of all) if ((await person.asked()) !== null) await person.move();
      return counting.isVisible();
    };
    await expect.poll(isCounting, { message: 'Ana should see when a bot may play.', timeout: 60_000 }).toBe(true);
    await measure('a player is away');
    // A clock that is fast offers it before the server allows it.
    await ana.page.clock.setFixedTime(Date.now() + 2 * MINUTE);
    await ana.press('table.play.standIn');
    const refusal = ana.page.getByRole('banner').getByText(ana.words.house('table.refusals.notAway'));
    await expect(refusal).toBeVisible();
    await measure('a refusal');
    await ana.press('ui.close');
    await expect(refusal).toBeHidden();
  });
});

import { expect, test } from './test.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { wordsIn } from './players/words.ts';

test('a player changes the language during a match; the other keeps theirs', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { language: 'es' });
  const players = [ana, luis];
  await sitTogether(players);
  await playOn(players, (next, moves) => moves > 5 && next === ana);
  const html = ana.page.locator('html');
  const english = await ana.log.allTextContents();
  const hand = await ana.cards();
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await ana.asked()).not.toBeNull();

  await ana.speak('es');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect.poll(async () => ana.asked(), 'The prompt should be in Spanish.').not.toBeNull();
  await expect(ana.log.first()).toContainText(
    wordsIn('es', 'patzcuaro').house('table.log.events.started', { shuffle: 'none', mark: '', name: '' }),
  );
  const spanish = await ana.log.allTextContents();
  expect(spanish).toHaveLength(english.length);
  for (const [i, line] of spanish.entries()) expect(line).not.toBe(english[i]);
  expect(await ana.cards()).not.toEqual(hand);
  await ana.move();
  await expect(luis.page.locator('html')).toHaveAttribute('lang', 'es');

  await ana.speak('en');
  await expect(html).toHaveAttribute('lang', 'en');
  expect((await ana.log.allTextContents()).slice(0, english.length)).toEqual(english);
  expect(await playOn(players, (_next, moves) => moves === 4)).toBe(4);

  await test.step('the page remembers it', async () => {
    await ana.speak('es');
    await ana.page.reload();
    await expect(ana.board).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'es');
  });
});

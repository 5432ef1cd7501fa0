import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { PradoPlayer } from './players/prado.ts';
import { gameTextFor } from './players/words.ts';
import { expect, test } from './test.ts';

const seats = ['Ana', 'Luis'].map((name, seat) => ({ id: String(seat), name }));

test(
  'a standing order of Prado blocks for an absent player, and only they see this afterwards',
  { tag: '@long' },
  async ({ arrive }) => {
    test.setTimeout(300_000);
    const ana = (await arrive('Ana', { game: 'prado', input: 'keyboard' })).prefer(7).block(false);
    const luis = (await arrive('Luis', { game: 'prado', device: 'phone', language: 'es' })).prefer(11).block(false);
    const link = await sitTogether([ana, luis], [], { reactions: 'calm' });
    await playOn([ana, luis], (_next, _moves, { stage }) => stage !== 'missions');

    await test.step('orders are given by keyboard and by touch, in sentences', async () => {
      await give(ana, 'past', 'ask');
      await luis.turnMissions();
      await give(luis, 'any', 'block');
      await luis.turnMissions();
    });

    const blocked = (reader: PradoPlayer, key: string) => {
      const seat = seats.find(({ name }) => name === reader.name)?.id ?? null;
      const { t } = gameTextFor(reader.language, 'prado', seats, seat);
      return reader.log.filter({
        hasText: t(key, { player: 'Ana', by: 'Luis', you: reader === ana ? 'yes' : 'no', cards: '' }).split(':')[0]!,
      });
    };

    await test.step('Luis is away when Ana plays a card, and it is blocked', async () => {
      for (let tries = 0; (await blocked(ana, 'log.blocked').count()) === 0; tries++) {
        expect(tries, 'Ana should soon play a card while Luis could block it').toBeLessThan(12);
        await luis.follow(link);
        await expect(luis.board).toBeVisible();
        await playOn([luis, ana], async (next, _moves, { stage }) => {
          return next === ana && stage === 'visit' && (await luis.cards()).includes(luis.words.game('cards.security'));
        });
        await luis.goToLobby();
        await ana.move();
        await expect(ana.announced).toHaveCount(0, { timeout: 90_000 });
      }
      await expect(ana.page.getByText(/your standing order blocks/i)).toHaveCount(0);
    });

    await test.step('only Luis sees that it was his standing order', async () => {
      await luis.follow(link);
      await expect(blocked(luis, 'log.blockedByOrder').first()).toBeAttached();
    });
  },
);

/** Gives the first order, after a check of the dialog in both themes. */
async function give(person: PradoPlayer, when: string, answer: string): Promise<void> {
  const { page, input, words, tray } = person;
  await input.press(tray.getByRole('button', { name: words.game('reactions.orders', { count: 0 }) }));
  const dialog = page.getByRole('dialog', { name: words.game('orders.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(words.game('orders.what')).selectOption(when);
  await dialog.getByLabel(words.game('orders.reply')).selectOption(answer);
  await input.press(dialog.getByRole('button', { name: words.game('orders.add') }));
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await inspect(person, 'standing orders', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

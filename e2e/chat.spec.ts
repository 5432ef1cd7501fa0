import type { Locator } from '@playwright/test';
import { ReceivedFrames } from './receivedFrames.ts';
import { sitTogether } from './players/party.ts';
import type { Person } from './players/person.ts';
import { expect, test } from './test.ts';

/** Sends a chat message. @param to the field's key: to all, or to spectators */
async function say(person: Person, text: string, to: 'write' | 'writeToWatchers' = 'write'): Promise<void> {
  const { words, input } = person;
  const chat = await person.openPanel('chat');
  await input.write(chat.getByLabel(words.house(`table.chat.${to}`), { exact: true }), text);
  const name = chat.getByLabel(words.house('name.label'));
  if (await name.isVisible()) await input.write(name, person.name);
  await input.press(chat.getByRole('button', { name: words.house('table.chat.send'), exact: true }));
}

/** A person's chat log. */
async function chatOf(person: Person): Promise<Locator> {
  return (await person.openPanel('chat')).getByRole('log', { name: person.words.house('table.chat.title') });
}

test(
  "players chat with everybody, spectators among themselves, and phrases appear in each reader's language",
  { tag: '@long' },
  async ({ arrive }) => {
    const ana = await arrive('Ana');
    const luis = await arrive('Luis', { device: 'phone', language: 'es' });
    const olga = await arrive('Olga');
    const eva = await arrive('Eva', { device: 'phone', language: 'es' });
    const received = [new ReceivedFrames(ana.page), new ReceivedFrames(luis.page)];
    await sitTogether([ana, luis], [olga, eva]);

    await test.step('a phrase appears in its reader’s language', async () => {
      const chat = await ana.openPanel('chat');
      await ana.press('table.chat.phrasesTitle');
      await ana.press('table.chat.phrases.goodLuck');
      for (const person of [ana, luis, olga, eva])
        await expect(await chatOf(person)).toContainText(person.words.house('table.chat.phrases.goodLuck'));
      await expect(chat).not.toContainText(luis.words.house('table.chat.phrases.goodLuck'));
    });

    await test.step('spectators’ messages reach spectators only', async () => {
      await say(olga, 'Ana has the better cards', 'writeToWatchers');
      await expect(await chatOf(eva)).toContainText('Ana has the better cards');
      await say(eva, 'Ya veremos', 'writeToWatchers');
      await expect(await chatOf(olga)).toContainText('Ya veremos');
      // Messages arrive in order, so readers of this one have received all earlier ones meant for
      // them.
      await say(luis, 'Vamos allá');
      for (const person of [ana, luis, olga, eva]) await expect(await chatOf(person)).toContainText('Vamos allá');
      for (const { texts } of received) {
        expect(texts.some((text) => text.includes('Vamos allá'))).toBe(true);
        expect(texts.filter((text) => text.includes('better cards') || text.includes('Ya veremos'))).toEqual([]);
      }
    });

    await test.step('a reload shows the same messages', async () => {
      for (const person of [ana, eva]) {
        const before = await (await chatOf(person)).getByRole('listitem').allTextContents();
        expect(before.length).toBeGreaterThan(1);
        await person.page.reload();
        await expect(person.board).toBeVisible();
        await expect((await chatOf(person)).getByRole('listitem')).toHaveText(before);
      }
    });

    await test.step('hiding a person affects only this reader, and persists', async () => {
      await luis.press('table.chat.hide', { name: 'Ana' });
      const isHidden = luis.words.house('table.chat.hidden', { name: 'Ana' });
      const phrase = luis.words.house('table.chat.phrases.goodLuck');
      await expect(await chatOf(luis)).toContainText(isHidden);
      await expect(await chatOf(luis)).not.toContainText(phrase);
      await luis.page.reload();
      await expect(luis.board).toBeVisible();
      await say(ana, 'Is anybody there?');
      await expect(await chatOf(eva)).toContainText('Is anybody there?');
      const chat = await chatOf(luis);
      await expect(chat.getByText(isHidden)).toHaveCount(2);
      await expect(chat).not.toContainText('Is anybody there?');
      await luis.button('table.chat.show').first().tap();
      await expect(chat).toContainText(phrase);
      await expect(chat).toContainText('Is anybody there?');
    });
  },
);

import type { Sentence } from '@sobremesa/games/kit';
import { paintings, roomNumbers, visitTypes } from '@sobremesa/games/prado';
import { ReceivedFrames } from './receivedFrames.ts';
import { watchedVersion } from './observer.ts';
import { nextToMove, playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import type { PradoPlayer } from './players/prado.ts';
import { ANYTHING, gameTextFor, oneOf, saying } from './players/words.ts';
import { expect, test } from './test.ts';

const names = ['Ana', 'Luis', 'Marisol', 'Tomás'];
const seats = names.map((name, seat) => ({ id: String(seat), name }));
/** A reader who is nobody's `you`, to find lines in any player's log. */
const watching = gameTextFor('en', 'prado', seats, null);

test(
  'four players play Prado with the guard: one blocks, one allows, one photographs out of turn, and no secret is sent',
  { tag: '@long' },
  async ({ arrive, server }) => {
    // Every window lasts its full time.
    test.setTimeout(600_000);
    const ana = (await arrive('Ana', { game: 'prado', input: 'keyboard' })).prefer(7);
    const luis = (await arrive('Luis', { game: 'prado', language: 'es' })).prefer(11);
    const marisol = (await arrive('Marisol', { game: 'prado', device: 'phone' })).prefer(13).block(false);
    const tomas = (await arrive('Tomás', { game: 'prado' })).prefer(17).block(false);
    const watcher = await arrive('Olga', { game: 'prado', device: 'phone' });
    const seated = [ana, luis, marisol, tomas];
    const readers = [...seated, watcher];
    // Players who never block answer first.
    const players = [marisol, tomas, ana, luis];
    const frames = new ReceivedFrames(watcher.page);
    const link = await sitTogether(seated, [watcher], { guard: 'yes', reactions: 'calm', windowSeconds: 30 });

    await test.step('everybody keeps two missions that nobody else sees', async () => {
      await playOn(players, (_next, _moves, { stage }) => stage !== 'missions');
      await expect(marisol.missions).toHaveCount(0);
      await marisol.turnMissions();
      for (const player of seated) await expect(player.missions).toHaveCount(2);
      await marisol.turnMissions();
      await expect(watcher.missions).toHaveCount(0);
      expect(await missionsShownOf(ana, 'Ana')).toBe(2);
      for (const other of [tomas, watcher]) expect(await missionsShownOf(other, 'Ana'), `what ${other.name} sees`).toBe(0);
    });

    const holders = async () => filtered(seated, async (player) => (await player.asked())?.stage === 'block');
    await test.step('allowing an action does not reveal whether the player could have blocked it', async () => {
      await playOn(players, async (next, _moves, { stage }) => {
        return stage.startsWith('block') && (await holders()).some((holder) => holder !== next);
      });
      const passer = (await nextToMove(players))!;
      const others = readers.filter((reader) => reader !== passer);
      for (const other of others) await expect(other.announced).toBeVisible();
      const before = await Promise.all(others.map(announcement));
      await passer.move();
      expect(await Promise.all(others.map(announcement))).toEqual(before);
      await expect(watcher.tray.getByText(watcher.words.game('window.watching'))).toBeVisible();
      await expect(watcher.tray.getByRole('button')).toHaveCount(0);
    });

    /** Log lines that announce an action about which a player was asked. */
    const announcedAt = new Set<number>();
    let photoAt = -1;
    const story = async () => {
      const lines = await watcher.log.allTextContents();
      const says = (at: number, key: string) => saying(pattern(watcher, key)).test(lines[at] ?? '');
      const announced = [...announcedAt].filter((at) => declarations.some((key) => says(at, key)));
      return {
        block: lines[(announced.find((at) => says(at + 1, 'log.blocked')) ?? Number.NaN) + 1],
        isLetGo: announced.some((at) => lines.length > at + 1 && !says(at + 1, 'log.blocked')),
        photo: lines[photoAt],
      };
    };
    await playOn(players, async (next, _moves, { stage }) => {
      if (stage.startsWith('block')) announcedAt.add((await next.logLength()) - 1);
      if (stage === 'pile' && photoAt === -1) photoAt = await photoOutOfTurn(next);
      if (stage !== 'visit') return false;
      const { block, isLetGo, photo } = await story();
      return block !== undefined && isLetGo && photo !== undefined;
    });

    await test.step('the logs show the block and the photo in each reader’s language', async () => {
      const { block, photo, isLetGo } = await story();
      expect(isLetGo, 'an announced action was allowed').toBe(true);
      for (const [line, meanings] of [
        [block, blocks],
        [photo, photos],
      ] as const) {
        const meaning = meanings.find((sentence) => line?.startsWith(watching.sentence(sentence)));
        expect(meaning, `“${line}” should describe the event`).toBeDefined();
        for (const reader of readers) {
          const seat = seats.find(({ name }) => name === reader.name)?.id ?? null;
          const isBlocker = meaning!.key === 'log.blocked' && isBlockOf(meaning!, seat);
          const read: Sentence = isBlocker ? { ...meaning!, key: 'log.youBlocked' } : meaning!;
          const text = gameTextFor(reader.language, 'prado', seats, seat).sentence(read);
          await expect(reader.log.filter({ hasText: text }).first(), `${reader.name} reads “${text}”`).toBeAttached();
        }
      }
    });

    await test.step('no page shows another player’s cards', async () => {
      const secrets = ['log.drewCards', 'log.helpedCard'];
      for (const reader of readers) {
        const lines = await reader.log.allTextContents();
        const secretLine = oneOf(secrets.map((key) => pattern(reader, key)));
        const says = (key: string) => lines.filter((line) => saying(pattern(reader, key)).test(line));
        expect(lines.filter((line) => secretLine.test(line.replace(/\d\d:\d\d$/, '')))).toEqual([]);
        // Only the two players involved know a passed card.
        const handed = says('log.handedCard').filter((line) => !says('log.handed').includes(line));
        expect(handed.filter((line) => reader === watcher || !line.includes(reader.name))).toEqual([]);
        expect(says('log.keptMissionsOwn')).toHaveLength(reader === watcher ? 0 : 1);
        const faces = oneOf(visitTypes.map((card) => reader.words.game(`cards.${card}`)));
        const held = reader === watcher ? 0 : (await reader.cards()).length;
        await expect(reader.page.getByRole('button', { name: faces })).toHaveCount(held);
      }
    });

    await test.step('the spectator’s page received no secret', async () => {
      const newest = await watchedVersion(server.url, link);
      await expect.poll(() => frames.versions.at(-1), { message: 'the spectator has the newest version' }).toBe(newest);
      expect(frames.versions, 'every version since the beginning, one after the other').toEqual(
        Array.from({ length: newest + 1 }, (_, version) => version),
      );
      const found = (secret: RegExp) => frames.texts.flatMap((text) => text.match(secret) ?? []);
      expect(
        found(/"(hand|laid|missions)":(?!null)|"reactions":"(always|photo|never)"|"orders":\[|"ordered":(true|false)/g),
      ).toEqual([]);
      expect(found(/"type":"(drew|helped|handed)"[^{}]*"cards?":(?!null)/g)).toEqual([]);
      expect(new Set(found(/"(century|school|theme)-[a-z]+"/g)).size, 'the common mission alone').toBe(1);
    });
  },
);

const declarations = ['declared', 'joker'].flatMap((paid) =>
  ['Move', 'Closer', 'Help', 'Change'].map((what) => `log.${paid}${what}`),
);

const blocks: Sentence[] = seats.flatMap(({ id: player }) =>
  seats.flatMap(({ id: by }) =>
    [...visitTypes.map((card) => [card]), ...visitTypes.flatMap((one) => visitTypes.map((other) => [one, other]))].map(
      (terms) => ({
        key: 'log.blocked',
        values: { player: { player }, by: { player: by }, cards: { terms } },
      }),
    ),
  ),
);

/** Whether the player on a seat is the one who blocks. */
function isBlockOf({ values }: Sentence, seat: string | null): boolean {
  const by = values.by;
  return typeof by === 'object' && 'player' in by && by.player === seat;
}

const photos: Sentence[] = seats.flatMap(({ id: player }) =>
  paintings.flatMap(({ id: term }) =>
    roomNumbers.map((room) => ({ key: 'log.photo', values: { player: { player }, painting: { term }, room } })),
  ),
);

async function filtered<T>(all: readonly T[], accepts: (one: T) => Promise<boolean>): Promise<T[]> {
  const accepted = await Promise.all(all.map(accepts));
  return all.filter((_, at) => accepted[at]);
}

/** A log line about another player, with any values. */
function pattern({ words }: PradoPlayer, key: string): string {
  const any = ['player', 'by', 'cards', 'card', 'room', 'round', 'rounds', 'to', 'painting', 'missions'];
  return words.game(key, { you: 'other', count: 1, ...Object.fromEntries(any.map((name) => [name, ANYTHING])) });
}

/** A page's texts about an announced action and its asked players, without the remaining time. */
async function announcement(reader: PradoPlayer): Promise<unknown> {
  return [await reader.prompt.textContent(), await reader.summaries(), await reader.announced.locator('h2, p').allTextContents()];
}

/** The number of a player's missions, without the common one, that a reader sees. */
async function missionsShownOf(reader: PradoPlayer, name: string): Promise<number> {
  const { page, words, board, input } = reader;
  await input.press(board.getByRole('button', { name: new RegExp(`^${name}:`) }));
  const dialog = page.getByRole('dialog', { name: words.game('players.of', { player: name }) });
  await expect(dialog.getByRole('table')).toBeVisible();
  const mission = words.game('score.mission', { mission: ANYTHING, count: ANYTHING, needed: ANYTHING });
  const shown = await dialog.getByRole('rowheader', { name: oneOf([mission]) }).count();
  await page.keyboard.press('Escape');
  return shown;
}

/**
 * The index of the log line about a player's latest photo; -1 unless it was in another player's
 * turn.
 */
async function photoOutOfTurn(photographer: PradoPlayer): Promise<number> {
  const lines = await photographer.log.allTextContents();
  const last = (key: string, you: string) => {
    const text = photographer.words.game(key, {
      you,
      player: ANYTHING,
      round: ANYTHING,
      rounds: ANYTHING,
      painting: ANYTHING,
      room: ANYTHING,
    });
    return lines.findLastIndex((line) => saying(text).test(line));
  };
  const otherTurn = last('log.turn', 'other');
  const isOthers = otherTurn > Math.max(last('log.turn', 'yes'), last('log.round', 'yes'), last('log.round', 'other'));
  return isOthers ? last('log.photo', 'yes') : -1;
}

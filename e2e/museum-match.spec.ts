import type { Sentence } from '@sobremesa/games/kit';
import { expertIds, favourKinds, headlines, objects, patrons } from '@sobremesa/games/museum';
import { ReceivedFrames } from './receivedFrames.ts';
import { watchedTotals } from './observer.ts';
import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { MuseumPlayer } from './players/museum.ts';
import { sitTogether } from './players/party.ts';
import { gameTextFor } from './players/words.ts';
import { expect, test } from './test.ts';

const names = ['Ana', 'Luis', 'Marisol'];
const seats = names.map((name, seat) => ({ id: String(seat), name }));
/**
 * One Favour shares its effect with a public Expert. No message may contain the others while they
 * are in hands.
 */
const secretFavours = favourKinds.filter(({ effect }) => effect.type !== 'poolToHand');
/** A reader who is nobody's `you`. */
const watching = gameTextFor('en', 'museum', seats, null);

test(
  'three curators play Museum by mouse, touch and keyboard; a spectator receives no secret',
  { tag: '@long' },
  async ({ server, arrive }) => {
    test.setTimeout(600_000);
    const ana = (await arrive('Ana', { game: 'museum' })).prefer(7).wish('foreign', 'expert');
    const luis = (await arrive('Luis', { game: 'museum', device: 'phone', language: 'es' })).prefer(11).wish('foreign', 'favour');
    const marisol = (await arrive('Marisol', { game: 'museum', input: 'keyboard' })).prefer(13).wish('expert', 'favour');
    const watcher = await arrive('Olga', { game: 'museum', device: 'phone' });
    const players = [ana, luis, marisol];
    const readers = [...players, watcher];
    const frames = new ReceivedFrames(watcher.page);
    const link = await sitTogether(players, [watcher]);

    await test.step('nobody sees another player’s first hand, Favour or Patron', async () => {
      await playOn(players, (_next, _moves, { stage }) => stage === 'explore');
      const hands = await Promise.all(players.map((player) => player.cards()));
      for (const hand of hands) expect(hand).toHaveLength(4);
      for (const reader of [ana, marisol, watcher]) {
        const html = await reader.page.content();
        const secret = hands.filter((_, seat) => players[seat] !== reader).flat();
        for (const { name } of secret) expect(html, `what ${reader.name} sees`).not.toContain(name.en);
      }
      await expect(watcher.tray).toHaveCount(0);
      const html = await watcher.page.content();
      for (const { name } of [...patrons, ...secretFavours]) expect(html).not.toContain(name.en);
    });

    await test.step('players move Objects by dragging and by keyboard, and everybody sees the new places', async () => {
      await playOn(players, async (_next, _moves, { stage }) => {
        if (stage !== 'explore' || eventsIn(await linesOf(watcher), headlined).length === 0) return false;
        return (await ana.museum()).some(Boolean) && (await marisol.museum()).some(Boolean);
      });
      for (const mover of [ana, marisol]) {
        const { object, cell } = await mover.rearrange();
        for (const reader of [luis, watcher])
          await expect
            .poll(async () => (await reader.museumOf(mover.name))[cell]?.id, `what ${reader.name} sees`)
            .toBe(object.id);
      }
    });

    await test.step('everybody’s newspaper shows the current Headline', async () => {
      const [headline] = eventsIn(await linesOf(watcher), headlined).slice(-1);
      for (const reader of readers) {
        const { term } = gameTextFor(reader.language, 'museum', seats, null);
        await reader.turnTo('world');
        await expect(reader.newspaper.getByRole('heading', { name: term(headline?.of ?? ''), exact: true })).toBeVisible();
      }
    });

    await playOn(players, (_next, _moves, { stage }) => stage === 'arrangement');
    await test.step('no Patron is public before the last arrangement', async () => {
      const html = await watcher.page.content();
      for (const { name } of patrons) expect(html).not.toContain(name.en);
      await expect(watcher.tray).toHaveCount(0);
    });
    for (const person of [ana, luis]) await inspect(person, 'last arrangement of Museum');
    await playOn(players);

    await test.step('the logs show, each in its reader’s language, Headline, Favour, Expert and a purchase in another store', async () => {
      const lines = await linesOf(watcher);
      for (const [what, meanings] of Object.entries({ headlined, favoured, hired, boughtElsewhere })) {
        const happened = eventsIn(lines, meanings);
        expect(happened, what).not.toEqual([]);
        for (const reader of readers) {
          const seat = seats.find(({ name }) => name === reader.name)?.id ?? null;
          const { sentence } = gameTextFor(reader.language, 'museum', seats, seat);
          const read = await linesOf(reader);
          for (const { says } of happened) expect(read, `what ${reader.name} reads`).toContain(sentence(says));
        }
      }
    });

    await test.step('all see the same final score, which matches the rules', async () => {
      const counted = await watchedTotals(server.url, link);
      const totals = Object.fromEntries(names.map((name, seat) => [name, counted[seat]]));
      for (const reader of readers) expect(await reader.totals(names), `what ${reader.name} reads`).toEqual(totals);
      for (const player of players) await expect(player.button('table.finished.rematch')).toBeVisible();
    });
    for (const person of [ana, luis]) await inspect(person, 'final count of Museum');

    await test.step('the spectator’s page received no secret', async () => {
      const end = frames.texts.findIndex((text) => text.includes('"gameover":'));
      expect(end).toBeGreaterThan(50);
      const secrets = frames.texts
        .slice(0, end)
        .join('\n')
        .replaceAll(/"type":"discardedFavours"[^{}]*/g, '');
      expect(secrets).not.toMatch(/"(hand|favours|patron|offer|throwBack|layout)":(?!null)/);
      expect(secrets).not.toMatch(/"P(0[1-9]|1\d|2[0-7])"/);
    });
  },
);

/** A possible log sentence, with the component it is about. */
interface Meaning {
  says: Sentence;
  of: string;
}

const headlined: Meaning[] = headlines.map(({ id }) => ({
  of: id,
  says: { key: 'log.headline', values: { headline: { term: id } } },
}));

const favoured: Meaning[] = seats.flatMap(({ id }) =>
  favourKinds.map(({ kind }) => ({
    of: kind,
    says: { key: 'log.playedFavour', values: { player: { player: id }, favour: { term: kind } } },
  })),
);

const hired: Meaning[] = seats.flatMap(({ id }) =>
  expertIds.flatMap((expert) =>
    expertIds.map((entered) => ({
      of: expert,
      says: { key: 'log.hiredNext', values: { player: { player: id }, expert: { term: expert }, entered: { term: entered } } },
    })),
  ),
);

const boughtElsewhere: Meaning[] = seats.flatMap(({ id }) =>
  seats.flatMap(({ id: owner }) =>
    objects.map(({ id: card, value: points }) => ({
      of: card,
      says: {
        key: 'log.exhibitedFrom',
        values: { player: { player: id }, owner: { player: owner }, card: { term: card }, points },
      },
    })),
  ),
);

/** The meanings that the spectator's log contains, in order. */
function eventsIn(lines: readonly string[], meanings: readonly Meaning[]): Meaning[] {
  const known = new Map(meanings.map((meaning) => [watching.sentence(meaning.says), meaning]));
  return lines.flatMap((line) => known.get(line) ?? []);
}

/** The log without times. */
async function linesOf({ log }: MuseumPlayer): Promise<string[]> {
  return (await log.allTextContents()).map((line) => line.replace(/\d\d:\d\d$/, ''));
}

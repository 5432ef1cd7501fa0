import { setTimeout } from 'node:timers/promises';
import overEn from '../apps/server/src/notifications/messages/en.ts';
import overEs from '../apps/server/src/notifications/messages/es.ts';
import type { Mailbox } from '../apps/server/test/support/mailbox.ts';
import { createGameText } from '../apps/web/src/i18n/gameText.tsx';
import notificationsEn from '../apps/web/src/notifications/messages/en.ts';
import notificationsEs from '../apps/web/src/notifications/messages/es.ts';
import recapEn from '../apps/web/src/table/recap/messages/en.ts';
import recapEs from '../apps/web/src/table/recap/messages/es.ts';
import { inspect } from './players/inspect.ts';
import type { PradoPlayer } from './players/prado.ts';
import { timeControlWordsIn, type Language } from './players/words.ts';
import { test } from './putForward.ts';
import { expect } from './test.ts';

/** Time within which the page shows everything to an arriving player, in milliseconds. */
const CARD_MS = 6000;
/** Time within which a due mail arrives, in milliseconds. */
const MAIL_MS = 3000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time from a mail to its reader's visit. A match takes about ninety visits. */
const AWAY_MS = 35 * MINUTE;

const say = (language: Language, part: 'recap' | 'notices') => {
  const texts = { recap: { en: recapEn, es: recapEs }, notices: { en: notificationsEn, es: notificationsEs } };
  return createGameText(language, texts[part][language], [], null).t;
};

/** A player with a mailbox, who visits the table after a mail. */
class Friend {
  readonly player: PradoPlayer;
  readonly address: string;
  /** Number of visits since the match began. */
  visits = 0;
  /** Whether they have seen the match, so that later visits show a recap. */
  knows = false;
  readonly #post: Mailbox;
  #read = 0;

  constructor(player: PradoPlayer, post: Mailbox) {
    this.player = player;
    this.address = `${player.name
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase()}@example.org`;
    this.#post = post;
  }

  /** The links in this player's mails, the oldest first. */
  get links(): string[] {
    const own = this.#post.mails.filter(({ to }) => to.includes(this.address));
    return own.flatMap(({ source }) => /http:\S+\/(?:t|notices\/confirm)\/[\w.-]+/.exec(source)?.[0] ?? []);
  }

  /** The link in the oldest unread mail; null when there is none. */
  nextLink(): string | null {
    const link = this.links[this.#read] ?? null;
    if (link !== null) this.#read += 1;
    return link;
  }

  async arrivedLink(): Promise<string> {
    let link: string | null = null;
    await expect.poll(() => (link = this.nextLink()), { message: `${this.player.name} should get a mail.` }).not.toBeNull();
    return link!;
  }

  /** Turns on e-mail notifications in the waiting room. */
  async wantMails(): Promise<void> {
    const { page, input, language } = this.player;
    const t = say(language, 'notices');
    const card = page.getByRole('region', { name: t('tellMe') });
    const field = card.getByRole('textbox', { name: t('address') });
    await input.press(card.getByText(t('tellMe')));
    const more = card.getByText(t('mail'));
    await expect(more).toBeVisible();
    if (!(await field.isVisible())) await input.press(more);
    await input.write(field, this.address);
    await input.press(card.getByRole('button', { name: t('write') }));
    await expect(card.getByText(t('sent', { address: this.address }))).toBeVisible();
  }

  async confirm(): Promise<void> {
    const { page, input, language } = this.player;
    const t = say(language, 'notices');
    await page.goto(await this.arrivedLink());
    await input.press(page.getByRole('button', { name: t('page.confirm'), exact: true }));
    await expect(page.getByText(t('page.confirmed')).first()).toBeVisible();
  }

  /** The recap that a returning player sees. */
  get card() {
    return this.player.page.getByRole('dialog', { name: say(this.player.language, 'recap')('title') });
  }

  /** Follows a link. The page shows a recap to a returning player. */
  async come(link: string): Promise<void> {
    await this.player.page.goto(link);
    await expect(this.player.tray).toBeVisible();
    this.visits += 1;
  }

  /** Closes the recap, if there is one. */
  async goOn(): Promise<void> {
    const button = this.card.getByRole('button', { name: say(this.player.language, 'recap')('goOn') });
    const hasNews = async () => {
      await button.waitFor({ timeout: CARD_MS }).catch(() => undefined);
      return button.isVisible();
    };
    if (this.knows && (await hasNews())) await this.player.input.press(button);
    await expect(this.card).toHaveCount(0);
    this.knows = true;
  }

  /** Makes all awaited moves, then leaves. */
  async playAndGo(): Promise<void> {
    // A notified player must have a move to make, unless others have settled it.
    for (const end = Date.now() + CARD_MS; Date.now() < end && (await this.player.asked()) === null;) await setTimeout(50);
    for (let asked = await this.player.asked(); asked !== null; asked = await this.player.asked()) await this.player.move(asked);
    await this.go();
  }

  /** Leaves the page, and marks all mails so far as read. */
  async go(): Promise<void> {
    await this.player.page.goto('licences');
    this.#read = this.links.length;
  }
}

test('four players who are never online together play Prado over three days, notified by e-mail only', async ({
  arrive,
  post,
  server,
}) => {
  test.setTimeout(480_000);
  const luis = new Friend((await arrive('Luis', { game: 'prado', device: 'phone', language: 'es' })).prefer(11), post);
  const eva = new Friend((await arrive('Eva', { game: 'prado', input: 'keyboard' })).prefer(13), post);
  const ana = new Friend((await arrive('Ana', { game: 'prado' })).prefer(7), post);
  const tomas = new Friend((await arrive('Tomás', { game: 'prado' })).prefer(17), post);
  const friends = [ana, luis, eva, tomas];
  let passed = 0;
  const days = () => passed / (24 * HOUR);
  const pass = async (ms: number) => {
    await server.tell(ms);
    passed += ms;
  };
  /** Waits for the next mail; resolves to its reader and its link. */
  const called = async () => {
    for (let waits = 0; waits < 12; waits++) {
      // A player who left without a move gets a reminder before their time runs out.
      await pass(waits < 3 ? 10 * MINUTE : 3 * HOUR);
      for (const end = Date.now() + MAIL_MS; Date.now() < end; await setTimeout(50)) {
        for (const friend of friends) {
          const link = friend.nextLink();
          if (link !== null) return { friend, link };
        }
      }
    }
    throw new Error('Nobody got a mail.');
  };

  await test.step('they sit down, and turn on e-mails', async () => {
    await ana.player.goToLobby();
    const link = await ana.player.openTable({
      seats: 4,
      options: { guard: 'yes' },
      pace: 'day',
      timeout: 'move',
      standInLevel: 'easy',
    });
    for (const { player } of [luis, eva, tomas]) {
      await player.follow(link);
      await player.sitDown();
    }
    for (const friend of friends) await friend.wantMails();
    for (const friend of friends) await friend.confirm();
    for (const friend of [luis, eva, tomas]) await friend.go();
    await ana.player.follow(link);
    await ana.player.start();
    ana.knows = true;
    await ana.go();
  });

  await test.step('each visits for some minutes after a mail: first to keep their missions', async () => {
    while (friends.some(({ visits }) => visits === 0)) {
      const { friend, link } = await called();
      await friend.come(link);
      await friend.goOn();
      await friend.playAndGo();
    }
  });

  const over = [overEs, overEn].map(({ toUser }) => toUser('over', 'Prado', []).line);
  const timeoutMails = () => post.mails.filter(({ source }) => over.some((line) => source.includes(line))).length;
  const seen = new Set<Friend>();
  await test.step('then for their turns and for answer windows, until the match is over', async () => {
    for (;;) {
      const { friend, link } = await called();
      if (timeoutMails() > 0) break;
      await pass(AWAY_MS);
      // If others were asked, too, they may have answered by now.
      const isDue = seen.has(friend) || friend !== luis || (await readsHisList(luis));
      await friend.come(link);
      if (isDue && !seen.has(friend) && friend === luis) await readsTheCard(luis);
      if (!seen.has(friend) && friend === eva) await seesItAgain(eva);
      else await friend.goOn();
      if (isDue) seen.add(friend);
      await friend.playAndGo();
    }
  });

  await test.step('all of them are notified of the end, and see the same result', async () => {
    await expect.poll(timeoutMails).toBe(friends.length);
    expect([...seen]).toEqual(expect.arrayContaining([luis, eva]));
    expect(days(), 'days that the match took').toBeGreaterThan(2);
    const totals = [];
    for (const friend of [luis, eva]) {
      await friend.player.page.goto(friend.links.at(-1)!);
      await friend.goOn();
      totals.push(await friend.player.totals(friends.map(({ player }) => player.name)));
    }
    expect(totals[1]).toEqual(totals[0]);
    await inspect(luis.player, 'the end of a correspondence match');
  });
});

/**
 * Checks that the table is first on the start page, with the time left by the server's clock: the
 * device's clock is days behind.
 *
 * @returns whether it is their turn
 */
async function readsHisList({ player }: Friend): Promise<boolean> {
  await player.goToLobby();
  const paced = timeControlWordsIn(player.language);
  const tables = player.page.getByRole('listitem').filter({ has: player.page.locator('a[href*="t/"]') });
  await expect(tables.first()).toBeVisible();
  const row = player.page.getByRole('listitem').filter({ hasText: player.words.house('lobby.yourTurn') });
  await row.waitFor({ timeout: CARD_MS }).catch(() => undefined);
  if ((await row.count()) === 0) return false;
  await expect(row).toContainText(paced('inShort.days', { time: paced('amount.days', { count: 1 }) }));
  const left = paced('yours.time', { count: 9, time: paced('amount.hours', { count: 9 }) });
  await expect(row).toContainText(new RegExp(left.replace('9', String.raw`\d+`)));
  await expect(row).toContainText(/\d+ novedad/);
  await inspect(player, 'the list of the player’s tables');
  return true;
}

async function readsTheCard({ player, card }: Friend): Promise<void> {
  const t = say(player.language, 'recap');
  const turns = card.getByRole('list', { name: t('turns') }).locator('> li');
  await expect(turns.filter({ hasText: /Ana|Eva|Tomás/ }).first()).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(5);
  await inspect(player, 'while you were away');
}

/** Replays the missed moves step by step with the keyboard, and checks the mark in the log. */
async function seesItAgain({ player, card }: Friend): Promise<void> {
  const { page } = player;
  const t = say(player.language, 'recap');
  const known = await player.logLength();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await player.input.press(card.getByRole('button', { name: t('replay') }));
  const bar = page.getByRole('group', { name: t('controls') });
  await expect(bar.getByRole('button', { name: t('pause') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = bar.getByRole('status');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText(t('place', { at: 0, of: '' }));
  const then = await player.logLength();
  expect(then).toBeLessThan(known);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(new RegExp(`^${t('place', { at: 1, of: '' }).trim()} \\d+$`));
  await expect.poll(() => player.logLength()).toBeGreaterThan(then);
  await inspect(player, 'the replayed moves', 'header');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  const log = await player.openPanel('log');
  await expect(log.getByText(player.words.house('table.sinceThen'))).toHaveCount(1);
  await expect(page.getByRole('timer').filter({ hasText: /\d h/ }).first()).toBeVisible();
}

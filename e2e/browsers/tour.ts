import { wordsIn, type GameName, type Language, type Words } from '../players/words.ts';
import type { Browser, Size } from './browser.ts';
import { Device } from './device.ts';
import { playToTheEnd } from './match.ts';
import { Visitor } from './visitor.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** Each screen is checked in both sizes. */
const sizes: readonly Size[] = [phone, desk];

/** Maximum distance of a picture from its place, in CSS pixels. */
const TOLERANCE = 2;

export interface Journey {
  language: Language;
  /** The size in which to play the match. */
  plays: 'desk' | 'phone';
}

/**
 * Checks every screen of the page and of each game in this browser, and plays a match of Pátzcuaro
 * to its end.
 */
export async function tour(browser: Browser, server: string, { language, plays }: Journey): Promise<void> {
  const ana = new Visitor(browser);
  await ana.open(server, desk);
  await ana.remember('sobremesa.language', language);
  await house(ana, server, wordsIn(language, 'patzcuaro').house);
  for (const game of ['museum', 'prado'] as const) {
    const words = wordsIn(language, game);
    const { link, other } = await toTheFirstMove(ana, server, words, game, game === 'prado' ? 1 : 2);
    await board(ana, words, game, link);
    other?.close();
  }
  await match(ana, server, wordsIn(language, 'patzcuaro'), { phone, desk }[plays]);
}

async function house(ana: Visitor, server: string, say: Words['house']): Promise<void> {
  for (const size of sizes) {
    await ana.open(`${server}/licences`, size);
    await ana.see('heading', say('licences.title'));
    await ana.look('licences');
    await ana.open(`${server}/nowhere`, size);
    await ana.see('heading', say('app.notFoundTitle'));
    await ana.look('not-found');
    await ana.open(`${server}/gallery/prado/cid`, size);
    await ana.see('heading', 'El Cid');
    await ana.look('label');
    await ana.open(server, size);
    await ana.see('button', say('lobby.openTable.title'));
    // A phone shows the games there instead.
    if (size === desk) await tableTopInPlace(ana, 'the start page');
    await ana.look('lobby');
    await ana.press('button', say('settings.title'));
    await ana.see('label', 'English');
    await ana.look('settings');
    await ana.escape();
    await ana.press('button', say('lobby.openTable.title'));
    await ana.see('button', say('lobby.openTable.open'));
    await ana.look('open-a-table');
  }
}

/** @returns the table's link, and the other player's device, if any */
async function toTheFirstMove(ana: Visitor, server: string, words: Words, game: GameName, seats: number) {
  const link = await openTable(ana, server, words, game, seats);
  await waitingRoom(ana, words, game, link);
  const other = seats > 1 ? await Device.at(server, link) : null;
  await other?.sitDown('Luis');
  await ana.press('button', words.house('table.open.start'));
  await ana.see('region', words.game('board.label'));
  return { link, other };
}

/** Opens a table of this game. @returns its link */
async function openTable(ana: Visitor, server: string, { house }: Words, game: GameName, seats: number): Promise<string> {
  await ana.open(server, desk);
  await ana.press('button', house('lobby.openTable.title'));
  await ana.press('radio', house(`games.${game}.name`));
  await ana.press('radio', String(seats));
  // Only the first time.
  if (await ana.has('label', house('name.label'))) await ana.write(house('name.label'), 'Ana');
  await ana.press('button', house('lobby.openTable.open'));
  await ana.arrive(/\/t\/[^/]+$/);
  // Firefox logs errors about requests that are aborted when a page is left.
  await ana.see('region', house('table.open.seats'));
  return ana.address();
}

async function waitingRoom(ana: Visitor, { house }: Words, name: GameName, link: string): Promise<void> {
  for (const size of sizes) {
    await ana.open(link, size);
    await ana.see('region', house('table.open.seats'));
    await tableTopInPlace(ana, 'the waiting room');
    await ana.look(`${name}-waiting-room`);
    // After closing it, the reader counts as knowing the game, so it does not open over the board.
    await ana.press('button', house('table.howTo.open'));
    await ana.see('button', house('table.howTo.done'));
    await ana.look(`${name}-in-three-lines`);
    await ana.press('button', house('table.howTo.done'));
  }
}

/** Checks the board, and the help over it. */
async function board(ana: Visitor, { game, house }: Words, name: GameName, link: string): Promise<void> {
  for (const size of sizes) {
    await ana.open(link, size);
    await ana.see('region', game('board.label'));
    await ana.look(`${name}-board`);
    await ana.press('button', house('table.rules.open'));
    await ana.see('heading', house('table.rules.title', { game: house(`games.${name}.name`) }));
    await ana.look(`${name}-rules`);
    await ana.escape();
  }
}

/** Plays a whole match of Pátzcuaro, and checks the screens around it. */
async function match(ana: Visitor, server: string, words: Words, size: Size): Promise<void> {
  const { link, other } = await toTheFirstMove(ana, server, words, 'patzcuaro', 2);
  if (other === null) throw new Error('Nobody plays with Ana.');
  await board(ana, words, 'patzcuaro', link);
  await other.say('goodLuck');
  for (const size of sizes) {
    await ana.open(link, size);
    await panel(ana, words);
  }
  await ana.open(link, size);
  await ana.see('region', words.game('board.label'));
  const mirror = await Device.at(server, link, await ana.remembered('sobremesa.key'));
  await playToTheEnd(ana, words, mirror, other);
  await theEnd(ana, words);
  await ana.look('patzcuaro-final-count');
  mirror.close();
  other.close();
  await ana.open(link, size === phone ? desk : phone);
  await theEnd(ana, words);
  await ana.look('patzcuaro-final-count');
}

/** Checks the four tabs of the side panel, and sends a chat message in one. */
async function panel(ana: Visitor, { house, game }: Words): Promise<void> {
  await ana.see('region', game('board.label'));
  // The tab's name may include the number of new entries.
  const open = async (tab: string) => ana.press('tab', { part: house(`table.panel.tabs.${tab}`) });
  if (!(await ana.has('tab', house('table.panel.tabs.log')))) await ana.press('button', { part: house('table.panel.toggle') });
  await open('log');
  await ana.look('panel-log');
  await open('chat');
  await ana.read(house('table.chat.phrases.goodLuck'));
  await ana.write(house('table.chat.write'), 'Hola');
  await ana.press('button', house('table.chat.send'));
  await ana.read('Hola');
  await ana.look('panel-chat');
  await open('scores');
  await ana.read(house('table.scores.running'));
  await ana.look('panel-scores');
  await open('people');
  await ana.see('heading', house('table.people.players'));
  await ana.look('panel-people');
}

/** Checks the final scoring, revealed to its end. */
async function theEnd(ana: Visitor, { house }: Words): Promise<void> {
  await ana.see('region', house('table.finished.title'));
  await ana.see('button', house('table.finished.rematch'));
}

/** Checks that the table seen from above is in the middle of its place. */
async function tableTopInPlace(ana: Visitor, screen: string): Promise<void> {
  const middles = await Promise.all(
    ['[data-table-top="light"]', 'div:has(> [data-table-top="light"])'].map(async (selector) => {
      const { x, y, width, height } = await ana.boxOf(selector);
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const [top, place] = middles as [(typeof middles)[0], (typeof middles)[0]];
  if (Math.abs(top.x - place.x) > TOLERANCE || Math.abs(top.y - place.y) > TOLERANCE)
    throw new Error(`The table is misplaced on ${screen}: ${JSON.stringify({ top, place })}`);
}

import { connect, identityInMemory } from '@sobremesa/client';
import { strict } from '@sobremesa/client/strict';
import { wordsIn, type GameName, type Language, type Words } from '../people/words.ts';
import type { Browser } from './browser.ts';
import { Visitor } from './visitor.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** How far, in CSS pixels, a picture may be from its place. */
const TOLERANCE = 2;

/** Looks at every screen of the house and of each game in this browser until its match begins, at a desk and on a phone. */
export async function tour(browser: Browser, server: string, language: Language): Promise<void> {
  const ana = new Visitor(browser);
  await ana.open(server, desk);
  await ana.remember('sobremesa.language', language);
  await house(ana, server, wordsIn(language, 'patzcuaro').house);
  for (const [game, seats] of [
    ['patzcuaro', 2],
    ['museum', 2],
    ['prado', 1],
  ] as const) {
    const words = wordsIn(language, game);
    const link = await openTable(ana, server, words, game, seats);
    await waitingRoom(ana, words, game, link);
    if (seats > 1) await sitDown(server, link);
    await begin(ana, words);
    await board(ana, words, game, link);
  }
}

async function house(ana: Visitor, server: string, say: Words['house']): Promise<void> {
  for (const size of [phone, desk]) {
    await ana.open(`${server}/licences`, size);
    await ana.see('heading', say('licences.title'));
    await ana.look('licences');
    await ana.open(server, size);
    await ana.see('button', say('lobby.openTable.title'));
    await tableTopInPlace(ana, 'the start page');
    await ana.look('lobby');
    await ana.press('button', say('lobby.openTable.title'));
    await ana.see('button', say('lobby.openTable.open'));
    await ana.look('open-a-table');
  }
}

/** Opens a table of this game. @returns its link */
async function openTable(ana: Visitor, server: string, { house }: Words, game: GameName, seats: number): Promise<string> {
  await ana.open(server, desk);
  await ana.press('button', house('lobby.openTable.title'));
  await ana.press('radio', house(`games.${game}.name`));
  await ana.press('radio', String(seats));
  // The first time only.
  if (await ana.has('label', house('name.label'))) await ana.write(house('name.label'), 'Ana');
  await ana.press('button', house('lobby.openTable.open'));
  await ana.arrive(/\/t\/[^/]+$/);
  // Firefox complains of what is still on its way when a page is left.
  await ana.see('region', house('table.open.seats'));
  return ana.address();
}

async function waitingRoom(ana: Visitor, { house }: Words, name: GameName, link: string): Promise<void> {
  for (const size of [phone, desk]) {
    await ana.open(link, size);
    await ana.see('region', house('table.open.seats'));
    await tableTopInPlace(ana, 'the waiting room');
    await ana.look(`${name}-waiting-room`);
    // Who has closed it knows the game, which then does not introduce itself over the board.
    await ana.press('button', house('table.howTo.open'));
    await ana.see('button', house('table.howTo.done'));
    await ana.look(`${name}-in-three-lines`);
    await ana.press('button', house('table.howTo.done'));
  }
}

async function begin(ana: Visitor, { house, game }: Words): Promise<void> {
  await ana.press('button', house('table.open.start'));
  await ana.see('region', game('board.label'));
}

/** The board, and what opens beside it and over it. */
async function board(ana: Visitor, { house, game }: Words, name: GameName, link: string): Promise<void> {
  for (const size of [phone, desk]) {
    await ana.open(link, size);
    await ana.see('region', game('board.label'));
    await ana.look(`${name}-board`);
    const log = house('table.panel.tabs.log');
    if (!(await ana.has('tab', log))) await ana.press('button', house('table.panel.toggle'));
    await ana.press('tab', log);
    await ana.look(`${name}-log`);
    if (size === phone) await ana.press('button', house('table.panel.close'));
    await ana.press('button', game('board.help'));
    await ana.see('heading', game('board.help'));
    await ana.look(`${name}-help`);
    await ana.escape();
  }
}

/** The table from above lies in the middle of its place. */
async function tableTopInPlace(ana: Visitor, screen: string): Promise<void> {
  const middles = await Promise.all(
    ['svg[viewBox="0 0 400 400"]', 'div:has(> svg[viewBox="0 0 400 400"])'].map(async (selector) => {
      const { x, y, width, height } = await ana.boxOf(selector);
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const [top, place] = middles as [(typeof middles)[0], (typeof middles)[0]];
  if (Math.abs(top.x - place.x) > TOLERANCE || Math.abs(top.y - place.y) > TOLERANCE)
    throw new Error(`The table is not in its place on ${screen}: ${JSON.stringify({ top, place })}`);
}

/** Somebody else takes a seat, from outside of the browser. */
async function sitDown(server: string, link: string): Promise<void> {
  const connection = connect(server, { identity: identityInMemory(), check: strict }, { transports: ['websocket'] });
  await new Promise<void>((resolve) => void connection.onReady(resolve));
  await connection.identify('Luis');
  const answer = await connection.request('table:sit', { table: link.split('/').at(-1) ?? '' });
  connection.close();
  if (!answer.ok) throw new Error(`Luis could not sit down: ${answer.error.code}`);
}

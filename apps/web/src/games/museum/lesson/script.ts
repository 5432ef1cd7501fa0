import { CELLS, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import type { Script } from '../../../learn/script.ts';

/** A museum with only these Objects. */
const museumOf = (objects: Readonly<Record<Cell, ObjectId>>): Layout =>
  Array.from({ length: CELLS }, (_, cell) => objects[cell] ?? null);

/**
 * Two players, dealt so that the reader begins, holds a Maya Object and is offered the Friends of
 * the Maya. Four more Maya Objects appear during the lesson, one of them in Inés's storeroom. The
 * Headlines put Europe under customs and then open a third slot in America.
 */
export const script: Script = {
  game: 'museum',
  deal: { seats: 2, options: {}, seed: (11871).toString(16).padStart(64, '0') },
  others: [{ character: 'ines', level: 'easy' }],
  moves: [
    { player: '1', move: 'mulligan', args: [false] },
    { player: '1', move: 'choosePatron', args: ['P14'] },
    { player: '1', move: 'draw', args: ['JAP-10'] },
    { player: '1', move: 'draw', args: ['GRE-04'] },
    { player: '1', move: 'buy', args: [{ purchases: [{ card: 'INC-11', cell: 12 }], cards: ['CEL-04', 'JAP-06'], prestige: 0 }] },
    { player: '1', move: 'endTurn', args: [] },
    { player: '1', move: 'draw', args: ['GRE-10'] },
    { player: '1', move: 'draw', args: ['MAY-07'] },
    { player: '1', move: 'buy', args: [{ purchases: [{ card: 'JAP-10', cell: 7 }], cards: ['MAY-07', 'GRE-10'], prestige: 0 }] },
    { player: '1', move: 'endTurn', args: [] },
    { player: '1', move: 'draw', args: ['JAP-08'] },
  ],
  steps: [
    { id: 'welcome', at: ['player-0'], awaits: { kind: 'word' } },
    { id: 'value', at: ['object-MAY-12'], awaits: { kind: 'word' } },
    { id: 'keep', at: ['keep-hand'], awaits: { kind: 'move', move: 'mulligan', args: [false] } },
    { id: 'patrons', at: ['patron-P25', 'patron-P02', 'patron-P03'], awaits: { kind: 'others' } },
    { id: 'patron', at: ['patron-P02', 'keep-patron'], awaits: { kind: 'move', move: 'choosePatron', args: ['P02'] } },
    { id: 'explore', at: ['object-MAY-08', 'draw'], awaits: { kind: 'move', move: 'draw', args: ['MAY-08'] } },
    { id: 'prestige', at: ['player-0'], awaits: { kind: 'others' } },
    {
      id: 'exhibit',
      at: ['object-MAY-12', 'buy'],
      awaits: {
        kind: 'move',
        move: 'buy',
        args: [{ purchases: [{ card: 'MAY-12', cell: 2 }], cards: ['ROM-09'], prestige: 0 }],
      },
    },
    {
      id: 'rearrange',
      at: ['cell-2', 'cell-12'],
      awaits: { kind: 'move', move: 'arrange', args: [museumOf({ 12: 'MAY-12' })] },
    },
    { id: 'store', at: ['my-store'], awaits: { kind: 'word' } },
    { id: 'end', at: ['end-turn'], awaits: { kind: 'move', move: 'endTurn', args: [] } },
    { id: 'theirs', at: ['player-1'], awaits: { kind: 'others' } },
    { id: 'small', at: ['object-PHO-13', 'draw'], awaits: { kind: 'move', move: 'draw', args: ['PHO-13'] } },
    { id: 'watch', at: ['player-1'], awaits: { kind: 'others' } },
    { id: 'headline', at: ['newspaper'], awaits: { kind: 'word' } },
    { id: 'tikal', at: ['object-MAY-04', 'draw'], awaits: { kind: 'move', move: 'draw', args: ['MAY-04'] } },
    { id: 'customs', at: ['player-1'], awaits: { kind: 'others' } },
    {
      id: 'favour',
      at: ['favour-F2-3', 'play-favour'],
      opens: true,
      awaits: { kind: 'move', move: 'playFavour', args: ['F2-3', null] },
    },
    {
      id: 'inventory',
      at: ['inventory', 'pick-ROM-09', 'take-up'],
      awaits: { kind: 'move', move: 'inventory', args: [['ROM-09']] },
    },
    { id: 'done', at: ['end-turn'], awaits: { kind: 'move', move: 'endTurn', args: [] } },
    { id: 'opinion', at: ['showcase-EU'], awaits: { kind: 'others' } },
    { id: 'image', at: ['object-POL-12', 'draw'], awaits: { kind: 'move', move: 'draw', args: ['POL-12'] } },
    { id: 'masterpiece', at: ['player-1'], awaits: { kind: 'others' } },
    { id: 'third', at: ['object-MAY-05', 'draw'], awaits: { kind: 'move', move: 'draw', args: ['MAY-05'] } },
    { id: 'purse', at: ['player-0'], awaits: { kind: 'others' } },
    {
      id: 'foreign',
      at: ['player-1', 'object-MAY-07', 'buy'],
      awaits: { kind: 'move', move: 'buyForeign', args: [{ card: 'MAY-07', cell: 7, cards: ['ROM-09'], prestige: 0 }] },
    },
    {
      id: 'basket',
      at: ['object-MAY-04', 'shelf-goods', 'object-MAY-05', 'object-MAY-08', 'buy'],
      awaits: {
        kind: 'move',
        move: 'buy',
        args: [
          {
            purchases: [
              { card: 'MAY-04', cell: 2 },
              { card: 'MAY-05', cell: 11 },
              { card: 'MAY-08', cell: 6 },
            ],
            cards: ['PHO-04', 'CHI-14', 'PHO-13'],
            prestige: 0,
          },
        ],
      },
    },
    { id: 'collection', at: ['cell-2', 'cell-6', 'cell-7', 'cell-11', 'cell-12'], awaits: { kind: 'word' } },
    { id: 'domains', at: ['cell-12'], awaits: { kind: 'word' } },
    { id: 'ten', at: ['favour-F4-1'], opens: true, awaits: { kind: 'word' } },
    {
      id: 'expert',
      at: ['expert-E04', 'buy'],
      awaits: { kind: 'move', move: 'buy', args: [{ purchases: [{ expert: 'E04' }], cards: [], prestige: 3 }] },
    },
    { id: 'finish', at: ['player-0'], awaits: { kind: 'word' } },
    { id: 'onwards', at: [], awaits: { kind: 'word' } },
  ],
};

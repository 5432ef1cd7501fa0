import { expect, it } from 'vitest';
import { playRandom, underSeeds } from '../kit/testing/index.ts';
import type { PatzcuaroEvent } from './events.ts';
import { patzcuaro } from './index.ts';
import { sentence, sentenceKeys } from './sentences.ts';

const player = { player: '1' };

const lines: [PatzcuaroEvent, string, object][] = [
  [
    { type: 'moved', player: '1', from: 9, to: 2, steps: 3, mode: 'act', spaceId: '2A1' },
    'log.moved',
    { player, space: { term: '2A1' }, steps: 3 },
  ],
  [
    { type: 'chose', player: '1', spaceId: '2A2', option: 1 },
    'log.chose',
    { player, space: { term: '2A2' }, option: { term: '2A2-2' } },
  ],
  [
    { type: 'traded', player: '1', position: 1, spaceId: '1A1', placed: ['P01', 'G01'], taken: ['U01'] },
    'log.traded',
    { player, space: { term: '1A1' }, placed: { terms: ['P01', 'G01'] }, taken: { terms: ['U01'] } },
  ],
  [
    { type: 'placed', player: '1', card: 'P01', level: 2, cause: 'gift' },
    'log.placedGift',
    { player, card: { term: 'P01' }, level: 2 },
  ],
  [{ type: 'drew', player: '1', count: 2, cards: null, cause: 'flip' }, 'log.drew', { player, count: 2 }],
  [
    { type: 'drew', player: '1', count: 2, cards: ['P01', 'P02'], cause: 'flip' },
    'log.drewCards',
    { player, count: 2, cards: { terms: ['P01', 'P02'] } },
  ],
  [
    { type: 'revealed', player: '1', to: 2, spaceId: '2A1', card: 'P01' },
    'log.revealed',
    { player, card: { term: 'P01' }, space: { term: '2A1' } },
  ],
  [{ type: 'revealed', player: '1', to: null, spaceId: null, card: null }, 'log.revealedNowhere', { player }],
  [{ type: 'drew', player: '1', count: 0, cards: [], cause: 'gift' }, 'log.drew', { player, count: 0 }],
  [{ type: 'revealed', player: '1', to: 2, spaceId: '2A1', card: null }, 'log.revealedNothing', {}],
  [{ type: 'deckEmpty' }, 'log.deckEmpty', {}],
  [{ type: 'endTriggered', player: '1', cause: 'altar' }, 'log.endByAltar', { player }],
  [{ type: 'endTriggered', player: '1', cause: 'emptyDeck' }, 'log.endByDeck', { player }],
  [{ type: 'endTriggered', player: '1', cause: null }, 'log.end', { player }],
  [{ type: 'lastPlacements', players: ['1', '0'] }, 'log.lastPlacements', { players: { players: ['1', '0'] }, count: 2 }],
  [{ type: 'won', players: ['1'], total: 69 }, 'log.won', { players: { players: ['1'] }, total: 69 }],
];

it.each(lines)('%o', (event, key, values) => {
  expect(sentence(event)).toEqual({ key, values });
});

it('each event of a match has a sentence of the list, and the list has no others', () => {
  const used = new Set<string>();
  for (const numPlayers of [2, 3, 4]) {
    underSeeds(0, 12, (seed) => {
      playRandom(patzcuaro, { seed, numPlayers }, ({ events, players }) => {
        for (const event of events) {
          for (const viewer of [...players, null]) used.add(patzcuaro.sentence(patzcuaro.viewEvent(event, viewer)).key);
        }
      });
    });
  }
  // Some events are too rare in random matches.
  for (const [, key] of lines) used.add(key);
  expect([...used].toSorted()).toEqual(sentenceKeys.toSorted());
}, 60_000);

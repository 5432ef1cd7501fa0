import { expect, it } from 'vitest';
import { playRandom, underSeeds } from '../kit/testing/index.ts';
import { reasonKeys, newgame, sentenceKeys } from './index.ts';
import { sentence } from './sentences.ts';

it('a sentence counts shelves from 1 and names kinds as terms', () => {
  expect(sentence({ type: 'took', player: '1', kind: 'fan', shelf: 0 })).toEqual({
    key: 'log.took',
    values: { player: { player: '1' }, kind: { term: 'fan' }, shelf: 1 },
  });
});

it('each event of a match has a sentence of the list, and the list has no others', () => {
  const used = new Set<string>();
  underSeeds(0, 20, (seed) => {
    playRandom(newgame, { seed, numPlayers: 2 }, ({ events }) => {
      for (const event of events) used.add(newgame.sentence(event).key);
    });
  });
  expect([...used].toSorted()).toEqual(sentenceKeys.toSorted());
});

it('each reason is listed once', () => {
  expect(new Set(reasonKeys).size).toBe(reasonKeys.length);
});

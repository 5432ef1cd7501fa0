import { games } from '@sobremesa/games';
import { expect, it } from 'vitest';
import { keptDocuments, missingDocuments } from '../testing/keptDocuments.ts';
import { readDocument } from './index.ts';

it.each(keptDocuments())('the kept match of $game with $players players, rules $rules, is replayed', ({ game, rules, text }) => {
  const read = readDocument(text, games);
  const error = read.ok ? null : read.error;
  // A change of the rules must raise their version: then the old match is refused by name.
  expect(error).toBe(rules === games[game]?.rulesVersion ? null : 'otherRules');
});

it('there is a kept match of each game and number of players under the present rules: run `npm run kept`', () => {
  expect(missingDocuments()).toEqual([]);
});

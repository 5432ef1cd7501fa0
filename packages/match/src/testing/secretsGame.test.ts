import { judge, matchOf, variantsOf } from '@sobremesa/engine/testing';
import { expect, it } from 'vitest';
import { secretsGame } from './secretsGame.ts';

it.each([2, 3, 4])('the test game plays as on boardgame.io, with %d players', (numPlayers) => {
  const variants = variantsOf(secretsGame()).filter((variant) => variant.numPlayers === numPlayers);
  const judged = variants.flatMap((variant) => [1, 2, 3].map((seed) => judge(variant.module, matchOf(variant, seed))));
  expect(Math.min(...judged.map(({ made }) => made))).toBeGreaterThan(20);
});

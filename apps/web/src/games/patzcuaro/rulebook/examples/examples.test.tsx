import { expect, it } from 'vitest';
import { loadExamples } from '../../../load.ts';
import { openExample } from '../../../../rulebook/testing.tsx';

// To load the drawings of a game takes a while, and belongs to no test.
await loadExamples('patzcuaro', 'en');

it('spaces where somebody stands are skipped', async () => {
  const { press, says } = await openExample('patzcuaro', 'move-example');
  const first = () => says()[0];
  expect(first()).toMatch(/^With 1 step: Sweet shop/);
  await press(/^Sweet shop, way out/);
  expect(first()).toMatch(/^With 1 step: Bakery/);
});

it('a card is placed where two others bear it; a full level is lit and what it brings is counted', async () => {
  const { press, says, startOver } = await openExample('patzcuaro', 'support-example');
  const before = says();
  await press('Place on level 3');
  expect(says()).toHaveLength(before.length + 1);
  expect(says().slice(1)).toEqual(before);
  await press('Place on level 1');
  const lit = says().at(-1) ?? '';
  expect(lit).toMatch(/\(complete, candles lit\)/);
  await startOver();
  expect(says()).toEqual(before);
});

it('the same altar brings more or less with the objectives of the night', async () => {
  const { choose, says } = await openExample('patzcuaro', 'points-example');
  expect(says().at(-1)).toMatch(/ 69$/);
  await choose('Two petals', 'no yellow card');
  expect(says().at(-1)).toMatch(/ 63$/);
});

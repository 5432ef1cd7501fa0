import { expect, it } from 'vitest';
import { loadExamples } from '../../../load.ts';
import { openExample } from '../../../../rulebook/testing.tsx';

// Loading the drawings of a game is slow, and must not count as test time.
await loadExamples('patzcuaro', 'en');

it('occupied spaces are skipped', async () => {
  const { press, says } = await openExample('patzcuaro', 'move-example');
  const first = () => says()[0];
  expect(first()).toMatch(/^With 1 step: Sweet shop/);
  await press(/^Sweet shop, way out/);
  expect(first()).toMatch(/^With 1 step: Bakery/);
});

it('a card needs two cards below it; a full level lights up, and its points count', async () => {
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

it('the same altar scores differently with other objectives', async () => {
  const { choose, says } = await openExample('patzcuaro', 'points-example');
  expect(says().at(-1)).toMatch(/ 69$/);
  await choose('Two petals', 'no yellow card');
  expect(says().at(-1)).toMatch(/ 63$/);
});

import { botLevels } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { levels, levelSettings } from './levels.ts';

it('bots have the levels of the protocol, in the same order', () => {
  expect(levels).toEqual(botLevels);
});

it('each level without a search overlooks less than the one before it, and chooses more strictly', () => {
  const glances = Object.values(levelSettings).flatMap((settings) => ('blind' in settings ? [settings] : []));
  expect(glances).toHaveLength(5);
  for (const [index, { blind, temperature }] of glances.slice(1).entries()) {
    expect(blind).toBeGreaterThanOrEqual(glances[index]?.blind ?? Infinity);
    expect(temperature).toBeLessThan(glances[index]?.temperature ?? 0);
  }
});

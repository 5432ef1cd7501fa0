import { botLevels } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { levels, settingsOf } from './levels.ts';
import { policies } from './policies.ts';

it('bots have the levels of the protocol, in the same order', () => {
  expect(levels).toEqual(botLevels);
});

describe.each([...Object.keys(policies), 'a new game'])('the levels of %s', (game) => {
  it('overlook less than the one before and choose more strictly, as long as they do not search', () => {
    const glances = levels.flatMap((level) => {
      const settings = settingsOf(level, game);
      return 'blind' in settings ? [settings] : [];
    });
    expect(glances.length).toBeGreaterThanOrEqual(levels.indexOf('keen'));
    for (const [index, { blind, temperature }] of glances.slice(1).entries()) {
      expect(blind).toBeGreaterThanOrEqual(glances[index]?.blind ?? Infinity);
      expect(temperature).toBeLessThan(glances[index]?.temperature ?? 0);
    }
  });

  it('have the same yardstick as everywhere, and overlook as many moves as the level says', () => {
    expect(settingsOf('sound', game)).toEqual({ temperature: 0.35, blind: Infinity });
    expect(settingsOf('easy', game)).toMatchObject({ blind: 3 });
  });
});

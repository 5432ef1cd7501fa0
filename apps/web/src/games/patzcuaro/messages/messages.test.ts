import {
  cardIds,
  colors,
  items,
  onePetal,
  patzcuaroSpaceId,
  patzcuaroTile,
  reasonKeys,
  scoreSources,
  sentenceKeys,
  shopSpaceId,
  shopTiles,
  threePetals,
  twoPetals,
} from '@sobremesa/games/patzcuaro';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../i18n/shape.ts';
import en from './en.ts';
import es from './es.ts';

function textAt(messages: Messages, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], messages);
}

describe.each([
  ['Spanish', es],
  ['English', en],
])('the texts in %s', (_language, messages) => {
  it.each(sentenceKeys)('have the sentence %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));
  it.each(reasonKeys)('have the reason %s', (key) => expect(textAt(messages, `reasons.${key}`)).toBeTypeOf('string'));
  it.each(scoreSources)('have the source %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));

  it('say what each option of a space is', () => {
    const spaces = [
      ...shopTiles.flatMap((tile) =>
        (['A', 'B'] as const).flatMap((side) =>
          tile[side].map((actions, i) => ({ id: shopSpaceId(tile.id, side, i === 0 ? 1 : 2), actions })),
        ),
      ),
      ...(['A', 'B'] as const).flatMap((side) =>
        (['top', 'bottom'] as const).map((row) => ({ id: patzcuaroSpaceId(side, row), actions: patzcuaroTile[side][row] })),
      ),
    ];
    const options = spaces.flatMap(({ id, actions }) =>
      actions.flatMap((action) => (action.t === 'choose' ? action.o.map((_, i) => `${id}-${i + 1}`) : [])),
    );
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => typeof textAt(messages, `terms.${option}`) !== 'string')).toEqual([]);
  });

  it('have a term for whatever a sentence may name', () => {
    const spaces = shopTiles.flatMap(({ id }) =>
      (['A', 'B'] as const).flatMap((side) => [shopSpaceId(id, side, 1), shopSpaceId(id, side, 2)]),
    );
    const objectives = [...onePetal, ...twoPetals, ...threePetals].map(({ id }) => id);
    const named = [...cardIds, ...colors, ...items, ...spaces, ...objectives, 'PA-top', 'PA-bot', 'PB-top', 'PB-bot'];
    expect(named.filter((term) => typeof textAt(messages, `terms.${term}`) !== 'string')).toEqual([]);
  });
});

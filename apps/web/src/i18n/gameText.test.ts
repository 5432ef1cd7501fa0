import { describe, expect, it } from 'vitest';
import { createGameText } from './gameText.tsx';

const messages = {
  terms: { candle: 'vela', skull: 'calaverita', bread: 'pan' },
  log: {
    took: '{you, select, yes {Tomas} other {{player} toma}} {items}.',
    won: 'Ganan {players}.',
    turn: '{count, plural, one {# carta} other {# cartas}}',
  },
  reasons: {
    missing: 'Te falta {item}.',
    occupied: 'Ahí está {player}.',
    tooFar: 'Son {steps} pasos.',
    waiting: 'Faltan {players}.',
  },
};
const players = [
  { id: '0', name: 'Ana' },
  { id: '1', name: 'Luis' },
];

describe('the texts of a game', () => {
  const text = createGameText('es', messages, players, '0');

  it("use players' names and the words of terms, and join lists as the language does", () => {
    const values = { player: { player: '1' }, items: { terms: ['candle', 'skull', 'bread'] } };
    expect(text.sentence({ key: 'log.took', values })).toBe('Luis toma vela, calaverita y pan.');
    expect(text.sentence({ key: 'log.won', values: { players: { players: ['0', '1'] } } })).toBe('Ganan Ana y Luis.');
  });

  it('join English lists as in Britain, without a comma before the last part', () => {
    const english = createGameText('en', messages, players, null);
    expect(english.list(['a candle', 'a lollipop', 'a portrait'])).toBe('a candle, a lollipop and a portrait');
  });

  it('join options with "or"', () => {
    const values = { player: { player: '1' }, items: { choices: ['candle', 'skull', 'bread'] } };
    expect(text.sentence({ key: 'log.took', values })).toBe('Luis toma vela, calaverita o pan.');
  });

  it('can be split where a picture replaces a term', () => {
    const values = { player: { player: '1' }, items: { terms: ['candle', 'bread'] } };
    const pieces = text.cut({ key: 'log.took', values }, (term) => term === 'bread');
    expect(pieces).toEqual(['Luis toma vela y ', { term: 'bread' }, '.']);
  });

  it('address the reader as "you"', () => {
    const sentence = { key: 'log.took', values: { player: { player: '0' }, items: { term: 'candle' } } };
    expect(text.sentence(sentence)).toBe('Tomas vela.');
    expect(createGameText('es', messages, players, null).sentence(sentence)).toBe('Ana toma vela.');
  });

  it('give reasons in words', () => {
    expect(text.reason({ key: 'missing', values: { item: 'candle' } })).toBe('Te falta vela.');
    expect(text.reason({ key: 'occupied', values: { player: '1' } })).toBe('Ahí está Luis.');
    expect(text.reason({ key: 'waiting', values: { players: ['1', '0'] } })).toBe('Faltan Luis y Ana.');
    expect(text.reason({ key: 'tooFar', values: { steps: 4 } })).toBe('Son 4 pasos.');
  });

  it('fail every test if they are missing, or lack a value', () => {
    expect(() => text.t('log.nothing')).toThrow('MISSING_MESSAGE');
    expect(() => text.t('log.turn')).toThrow('FORMATTING_ERROR');
  });

  it('also name a player who is not at the table', () => {
    expect(text.sentence({ key: 'log.won', values: { players: { players: ['7'] } } })).toBe('Ganan ?.');
  });
});

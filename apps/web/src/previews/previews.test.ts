import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { languages } from '../i18n/spoken.ts';
import { previews } from './previews.ts';

it('exist in each language, the default language first', () => {
  expect(Object.keys(previews)).toEqual([...languages]);
});

describe.each(Object.entries(previews))('in %s', (_language, { home, games: of }) => {
  it('differ for each page of each game', () => {
    expect(Object.keys(of).toSorted()).toEqual(Object.keys(games).toSorted());
    const words = Object.values(of).flatMap(({ about, rules, learn, table, free }) => [about, rules, learn, table].concat(free));
    const titles = [home, ...words].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title, description } of [home, ...words]) {
      expect(`${title} ${description}`).not.toMatch(/[{}#]/);
      expect(description.length).toBeGreaterThan(40);
    }
  });
});

it('name the game, the players and the move of a replay', () => {
  expect(previews['en']?.games['prado']?.replay).toEqual({
    start: { title: 'Prado: {players}', description: expect.stringMatching(/^Watch a match of Prado/) },
    moment: { title: 'Prado: {players}', description: expect.stringMatching(/^Move \{move\} of a match of Prado/) },
  });
});

it('name the number of free seats at a table', () => {
  expect(previews['es']?.games['prado']?.free.map(({ title }) => title)).toEqual([
    'Una mesa de Prado, completa',
    'Una mesa de Prado: queda 1 lugar libre',
    'Una mesa de Prado: quedan 2 lugares libres',
    'Una mesa de Prado: quedan 3 lugares libres',
    'Una mesa de Prado: quedan 4 lugares libres',
  ]);
});

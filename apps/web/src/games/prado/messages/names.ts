import { paintings, slots, type Name } from '@sobremesa/games/prado';

/** The names of paintings and slot cards in the catalogue, by id. */
export function catalogueNames(language: keyof Name): Record<string, string> {
  return Object.fromEntries([
    ...paintings.map(({ id, title }) => [id, title[language]]),
    ...slots.map(({ id, name }) => [id, name[language]]),
  ]);
}

/** The painter of each painting, by the painting's id. */
export function painterNames(language: keyof Name): Record<string, string> {
  return Object.fromEntries(paintings.map(({ id, painter }) => [id, painter[language]]));
}

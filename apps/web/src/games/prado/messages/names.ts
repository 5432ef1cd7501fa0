import { paintings, slots, type Name } from '@sobremesa/games/prado';

/** The names that the catalogue prints, by id: paintings and slot cards. */
export function catalogueNames(language: keyof Name): Record<string, string> {
  return Object.fromEntries([
    ...paintings.map(({ id, title }) => [id, title[language]]),
    ...slots.map(({ id, name }) => [id, name[language]]),
  ]);
}

/** Who painted each painting, by its id. */
export function painterNames(language: keyof Name): Record<string, string> {
  return Object.fromEntries(paintings.map(({ id, painter }) => [id, painter[language]]));
}

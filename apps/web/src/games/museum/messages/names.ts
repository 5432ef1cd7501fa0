import {
  boards,
  civilisationNames,
  continentNames,
  domainNames,
  experts,
  favourKinds,
  headlines,
  objects,
  patrons,
  type Name,
} from '@sobremesa/games/museum';

/**
 * The names that the catalogue prints, by id: Objects, Experts, Favours (by kind), Headlines,
 * Patrons and boards, and continents, civilisations and domains by their codes.
 */
export function catalogueNames(language: keyof Name): Record<string, string> {
  const listed = [...objects, ...experts, ...headlines, ...patrons, ...Object.values(boards)];
  const coded = [continentNames, civilisationNames, domainNames].flatMap((names) => Object.entries<Name>(names));
  return Object.fromEntries([
    ...listed.map(({ id, name }) => [id, name[language]]),
    ...favourKinds.map(({ kind, name }) => [kind, name[language]]),
    ...coded.map(([code, name]) => [code, name[language]]),
  ]);
}

import type { SentenceValue } from '@sobremesa/games/kit';

/**
 * What may stand in the place of an argument: by its name, or by the key of a text and the name,
 * where it is another there.
 */
export type Samples = Readonly<Record<string, readonly SentenceValue[]>>;

export const term = (...ids: string[]): SentenceValue[] => ids.map((id) => ({ term: id }));
/** Several lists, the ids of each in one string. */
export const terms = (...lists: string[]): SentenceValue[] => lists.map((ids) => ({ terms: ids.split(' ') }));
/** A number for each of these names. */
export const figures = (names: string): Samples => Object.fromEntries(names.split(' ').map((name) => [name, [3]]));

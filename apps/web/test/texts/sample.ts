import type { SentenceValue } from '@sobremesa/games/kit';

/**
 * Sample values of the texts' arguments: by the argument's name, or by a text's key and the name
 * where the argument means something else.
 */
export type Samples = Readonly<Record<string, readonly SentenceValue[]>>;

export const term = (...ids: string[]): SentenceValue[] => ids.map((id) => ({ term: id }));
/** Several lists; each string has the ids of one. */
export const terms = (...lists: string[]): SentenceValue[] => lists.map((ids) => ({ terms: ids.split(' ') }));
/** A number for each of these names. */
export const figures = (names: string): Samples => Object.fromEntries(names.split(' ').map((name) => [name, [3]]));

/** Why a document is not shown. */
export const documentErrors = [
  /** It is no JSON, or no match of ours. */
  'notAMatch',
  /** It exceeds one of `documentLimits`. */
  'tooLarge',
  /** A later release has written it. */
  'newerFormat',
  /** It has been changed since it was written, or fields are missing or unknown. */
  'damaged',
  'unknownGame',
  /** Its moves were made under another version of the rules. */
  'otherRules',
  /** The game does not have these variants, or not for this number of players. */
  'badOptions',
  /** Its seed does not follow from the shuffle that it claims. */
  'badShuffle',
  /** The rules refuse a move. */
  'illegalMove',
  /** The replay leads to another state than the match. */
  'differentState',
  /** The match has not ended, or goes on after its end. */
  'notFinished',
] as const;

export type DocumentError = (typeof documentErrors)[number];

/** @param detail for programmers, in English */
export interface DocumentFailure {
  ok: false;
  error: DocumentError;
  detail: string;
  /** The version that the failing change leads to, with `illegalMove` and `differentState`. */
  version?: number;
}

export function failure(error: DocumentError, detail: string, version?: number): DocumentFailure {
  return version === undefined ? { ok: false, error, detail } : { ok: false, error, detail, version };
}

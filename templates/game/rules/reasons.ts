import type { EngineReasons, Reason } from '../kit/index.ts';
import type { Kind } from './catalogue/kinds.ts';

/** All reasons why a move is illegal, with the values of their texts. */
export interface Reasons extends EngineReasons {
  /** The place is empty. */
  noPiece: object;
  /** Only the first and the last piece of a shelf can be taken. */
  notAtEnd: object;
  /** The cabinet is empty: it is time to guess. */
  guessFirst: object;
  /** `left` pieces are still in the cabinet. */
  takeFirst: { left: number };
  /** The two letters never promise the same kind. */
  ownLetter: { kind: Kind };
  /** The reason depends on a letter that the viewer may not see. */
  letterHidden: object;
}

export type ReasonKey = keyof Reasons;
export type NewgameReason = Reason<ReasonKey>;

/**
 * Every key once, so that tests can check catalogues for completeness. The type makes a forgotten
 * key an error.
 */
const everyReason: Record<ReasonKey, true> = {
  gameOver: true,
  notYourTurn: true,
  unknownMove: true,
  badArguments: true,
  noPiece: true,
  notAtEnd: true,
  guessFirst: true,
  takeFirst: true,
  ownLetter: true,
  letterHidden: true,
};
export const reasonKeys = Object.keys(everyReason) as readonly ReasonKey[];

/** A reason with the values that its text needs. */
export function reason<K extends ReasonKey>(key: K, ...values: object extends Reasons[K] ? [] : [Reasons[K]]): NewgameReason {
  const [given] = values;
  return given === undefined ? { key } : { key, values: { ...given } };
}

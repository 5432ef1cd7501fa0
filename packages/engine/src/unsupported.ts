/** A game's definition uses something of boardgame.io that this engine does not know. */
export class UnsupportedDefinitionError extends Error {
  override readonly name = 'UnsupportedDefinitionError';
  /** Where it stands in the definition, like `phases.visit.turn.minMoves`. */
  readonly path: string;

  constructor(path: string, what = 'is not supported') {
    super(`${path}: ${what}`);
    this.path = path;
  }
}

/** @throws UnsupportedDefinitionError for the first field of `part` that is none of `known` */
export function knowsOnly(part: object, known: readonly string[], path: string): void {
  for (const [field, value] of Object.entries(part)) {
    if (value !== undefined && !known.includes(field))
      throw new UnsupportedDefinitionError(path === '' ? field : `${path}.${field}`);
  }
}

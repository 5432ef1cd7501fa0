/** A game's definition uses a feature of boardgame.io that this engine does not support. */
export class UnsupportedDefinitionError extends Error {
  override readonly name = 'UnsupportedDefinitionError';
  /** The path in the definition, such as `phases.visit.turn.minMoves`. */
  readonly path: string;

  constructor(path: string, what = 'is not supported') {
    super(`${path}: ${what}`);
    this.path = path;
  }
}

/** @throws UnsupportedDefinitionError for the first field of `part` that is not in `known` */
export function knowsOnly(part: object, known: readonly string[], path: string): void {
  for (const [field, value] of Object.entries(part)) {
    if (value !== undefined && !known.includes(field))
      throw new UnsupportedDefinitionError(path === '' ? field : `${path}.${field}`);
  }
}

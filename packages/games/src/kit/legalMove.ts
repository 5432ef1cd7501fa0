/** A move with its arguments, ready to be sent. */
export interface LegalMove<Name extends string = string> {
  move: Name;
  args: readonly unknown[];
}

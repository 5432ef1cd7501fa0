/**
 * The drawings of a module, each in its own file. `build/drawings.ts` makes them from its export
 * `drawings`.
 */
declare module '*?drawings' {
  /** The address of the drawing with this name. */
  export function addressOf(name: string): string;
  /** Width and height of each drawing, in units of its own. */
  export const boxes: Readonly<Record<string, readonly [width: number, height: number]>>;
}

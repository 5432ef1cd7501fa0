/**
 * The drawings of a module, each in a file of its own; `build/drawings.ts` makes them of its export
 * `drawings`.
 */
declare module '*?drawings' {
  /** Where the drawing of this name is. */
  export function addressOf(name: string): string;
  /** Width and height of each drawing, in units of its own. */
  export const boxes: Readonly<Record<string, readonly [width: number, height: number]>>;
}

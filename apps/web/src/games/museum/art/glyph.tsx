/**
 * A sign in one colour, in a box of 24: what is stroked, and what is filled (holes by the even-odd
 * rule).
 */
export type Strokes = readonly [lines: string, solid?: string];

export interface GlyphProps {
  /** Edge in CSS pixels or any CSS length; within a drawing, in its units. */
  size?: number | string;
  className?: string | undefined;
}

/**
 * One family: strokes of 1.8 with round ends, in the colour of the text around. Decoration only: a
 * name stands beside it.
 */
export function Glyph({ strokes: [lines, solid], size = 24, className }: GlyphProps & { strokes: Strokes }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {lines && <path d={lines} />}
      {solid && <path fill="currentColor" fillRule="evenodd" stroke="none" d={solid} />}
    </svg>
  );
}

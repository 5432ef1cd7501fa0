/**
 * A single-colour icon in a box of 24: stroked lines, and a filled shape with holes by the even-odd
 * rule.
 */
export type Strokes = readonly [lines: string, solid?: string];

export interface GlyphProps {
  /** Edge in CSS pixels or any CSS length; within a drawing, in its units. */
  size?: number | string;
  className?: string | undefined;
}

/**
 * An icon with strokes of 1.8 with round ends, in the colour of the text around. Decoration only:
 * the caller must name it.
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

/**
 * A drawing from a file that fills the width of its container, cropped to other proportions.
 * Decoration only: the caller must name it.
 *
 * @param box width and height in its own units
 */
export function Drawing({
  href,
  box: [width, height],
  className,
}: {
  href: string;
  box: readonly [width: number, height: number];
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <image href={href} width={width} height={height} />
    </svg>
  );
}

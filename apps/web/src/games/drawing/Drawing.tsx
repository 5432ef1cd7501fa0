/**
 * A drawing from a file, as wide as the room it is given, cut where that has other proportions.
 * Decoration only: whoever shows it names it.
 *
 * @param box width and height in units of its own
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

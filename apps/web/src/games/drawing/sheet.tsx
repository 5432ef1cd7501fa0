import type { ReactElement, ReactNode, SVGProps } from 'react';

/** A drawing for a file, in its own units. @param brush common attributes of all strokes */
export function sheet(
  [width, height]: readonly [width: number, height: number],
  content: ReactNode,
  brush: SVGProps<SVGSVGElement> = {},
): ReactElement<{ viewBox: string }> {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...brush}
    >
      {content}
    </svg>
  );
}

/** Makes a value for each name. */
export function forEach<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

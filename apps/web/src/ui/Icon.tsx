import { memo } from 'react';

/**
 * Icons in a box of 24, stroke 1.75, with round ends, in `currentColor`. Icons that only tables use
 * are in `TableIcon.tsx`.
 */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  bot: 'M6 9.5h12v9H6zM12 9.5V6M12 4.8h.01M9.5 13.5v1.2M14.5 13.5v1.2M3.5 12.5v3M20.5 12.5v3',
  menu: 'M5 7h14M5 12h14M5 17h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  settings:
    'M5 8h6.5M16.5 8H19M5 16h2.5M12.5 16H19M14 5.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 13.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9.5l6 6 6-6',
  home: 'M4.5 11.5L12 5l7.5 6.5M6.5 10v9h11v-9',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside words or in a named control, hidden from screen readers. */
export const Icon = memo(function Icon({ name, size }: { name: IconName; size?: number }) {
  return <Line d={paths[name]} dots={name === 'more'} size={size} />;
});

/** An icon from its path. @param dots whether it consists of dots only */
export function Line({ d, dots = false, size = 22 }: { d: string; dots?: boolean; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={dots ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

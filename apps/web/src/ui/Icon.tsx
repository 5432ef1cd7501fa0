import { memo } from 'react';
/** One family: 24 units, stroke 1.75, round ends. Each is drawn with `currentColor`. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  bot: 'M6 9.5h12v9H6zM12 9.5V6M12 4.8h.01M9.5 13.5v1.2M14.5 13.5v1.2M3.5 12.5v3M20.5 12.5v3',
  forward: 'M5.5 6.5l6 5.5-6 5.5zM13 6.5l6 5.5-6 5.5z',
  menu: 'M5 7h14M5 12h14M5 17h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  settings:
    'M5 8h6.5M16.5 8H19M5 16h2.5M12.5 16H19M14 5.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 13.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5v8h12v-8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  chat: 'M5 5.5h14v10h-8L7 19v-3.5H5z',
  log: 'M6 4.5h12v15H6zM9 9h6M9 12.5h6M9 16h3.5',
  score: 'M5 19V12M10 19V6M15 19v-9M20 19v-5',
  eye: 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  hide: 'M9.9 6.3A8.6 8.6 0 0 1 12 6c6 0 9 6 9 6a15 15 0 0 1-2.6 3.3M15.3 16.9A8.4 8.4 0 0 1 12 18c-6 0-9-6-9-6a15 15 0 0 1 4.2-4.4M4.5 4.5l15 15',
  phrase: 'M5 5.5h14v10h-8L7 19v-3.5H5zM8.5 9h7M8.5 12h4.5',
  device: 'M8 3.5h8v17H8zM11.5 17.5h1',
  leave: 'M13 4.5H6v15h7M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
  person: 'M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 20c.5-4 3.3-6 7-6s6.5 2 7 6',
  lock: 'M7 11h10v8.5H7zM9 11V8a3 3 0 0 1 6 0v3',
  book: 'M12 7c-2-1.6-4.8-2-8-1.4v12c3.2-.6 6-.2 8 1.4 2-1.6 4.8-2 8-1.4v-12C16.8 5 14 5.4 12 7zM12 7v12',
  plus: 'M12 5v14M5 12h14',
  send: 'M4.5 12L20 4.5 15.5 20l-3-6.5zM12.5 13.5L20 4.5',
  down: 'M6 9.5l6 6 6-6',
  hand: 'M5 13.5c3-1.5 5-1.5 7 0h4a1.7 1.7 0 0 1 0 3.3h-4M16 15l3.5-1.5a1.5 1.5 0 0 1 1.2 2.7L15 19.5c-2 1-4 .5-6-.5H5',
  hint: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5v-2.2a5.5 5.5 0 1 1 5 0v2.2M12 2.5V4M4.5 9.5H6M18 9.5h1.5',
  gear: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8',
} as const;

export type IconName = keyof typeof paths;

/** A picture beside words or inside a named control; it never speaks itself. */
export const Icon = memo(function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
});

import { memo } from 'react';
import { Line } from './Icon.tsx';

/** Icons in the style of `ui/Icon.tsx`, for tables only. */
const paths = {
  forward: 'M5.5 6.5l6 5.5-6 5.5zM13 6.5l6 5.5-6 5.5z',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5v8h12v-8',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.2l2.8 1.6',
  shuffle: 'M4 7.5h3.5l8 9H20M4 16.5h3.5l2.6-2.9M13.2 10.2l2.3-2.7H20M17.5 5L20 7.5 17.5 10M17.5 14l2.5 2.5-2.5 2.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4',
  chat: 'M5 5.5h14v10h-8L7 19v-3.5H5z',
  log: 'M6 4.5h12v15H6zM9 9h6M9 12.5h6M9 16h3.5',
  eye: 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  hide: 'M9.9 6.3A8.6 8.6 0 0 1 12 6c6 0 9 6 9 6a15 15 0 0 1-2.6 3.3M15.3 16.9A8.4 8.4 0 0 1 12 18c-6 0-9-6-9-6a15 15 0 0 1 4.2-4.4M4.5 4.5l15 15',
  phrase: 'M5 5.5h14v10h-8L7 19v-3.5H5zM8.5 9h7M8.5 12h4.5',
  device: 'M8 3.5h8v17H8zM11.5 17.5h1',
  leave: 'M13 4.5H6v15h7M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
  book: 'M12 7c-2-1.6-4.8-2-8-1.4v12c3.2-.6 6-.2 8 1.4 2-1.6 4.8-2 8-1.4v-12C16.8 5 14 5.4 12 7zM12 7v12',
  send: 'M4.5 12L20 4.5 15.5 20l-3-6.5zM12.5 13.5L20 4.5',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  hint: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5v-2.2a5.5 5.5 0 1 1 5 0v2.2M12 2.5V4M4.5 9.5H6M18 9.5h1.5',
} as const;

export type TableIconName = keyof typeof paths;

export const TableIcon = memo(function TableIcon({ name, size }: { name: TableIconName; size?: number }) {
  return <Line d={paths[name]} size={size} />;
});

import { memo } from 'react';
import { Glyph, type GlyphProps, type Strokes } from './glyph.tsx';

const strokes = {
  hand: ['M4.5 9l7-3 5 12-7 3zM11.5 6l1-3 8 3.5-4.5 10.5'],
  pool: ['M3 9.5l9-4.5 9 4.5V21H3zM7 21v-7.5h10V21M7 17h10'],
  museum: ['M3 21.5h18M4.5 18.5h15M2.5 8.5L12 3l9.5 5.5zM6 11v7.5m4-7.5v7.5m4-7.5v7.5m4-7.5v7.5'],
  basket: ['M3 10h18l-2 11H5zM7 10l4-7m6 7l-4-7M9.5 13.5v4m5-4v4'],
  prestige: [
    'M12 2.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM8 14.5L7 22l5-2.5 5 2.5-1-7.5',
    'M12 5.5l1.1 2.3 2.5.3-1.8 1.7.5 2.5-2.3-1.2-2.3 1.2.5-2.5-1.8-1.7 2.5-.3z',
  ],
  favour: ['M3 5.5h18v13H3zM3 6l9 7 9-7', 'M12 13a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6z'],
  expert: ['M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM4 21.5c0-5 3-7 8-7s8 2 8 7'],
  patron: [
    'M12 2.5l2.5 2 3.2-.2.8 3.1 2.7 1.8-1.2 3 1.2 3-2.7 1.8-.8 3.1-3.2-.2-2.5 2-2.5-2-3.2.2-.8-3.1-2.7-1.8 1.2-3-1.2-3 2.7-1.8.8-3.1 3.2.2zM8.5 12.2l2.5 2.5 4.5-5',
  ],
  opinion: ['M3 10v4.5h3.5L17 19.5V5L6.5 10zM6.5 14.5L8 20.5h3l-1-4.5M20 9.5c1.3 1.5 1.3 4 0 5.5'],
  headline: ['M3 4h14v16.5H5.5A2.5 2.5 0 0 1 3 18zM17 9h4v9a2.5 2.5 0 0 1-4.5 1.5M6.5 13.5h7M6.5 16.8h7', 'M6.5 7h7v3.5h-7z'],
  embargo: ['M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM5.5 5.5l13 13'],
  customs: ['M3 21h18M5 21V8.5h4V21M9 12.5h12.5M12.5 12.5v-2m4.5 2v-2M21.5 12.5v-2M4 8.5h6L7 4z'],
  points: ['M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'],
  gallery: ['M3 4h18v13H3zM7 21h10M6 14l4.5-5 3 3.5 2-2 2.5 3.5'],
  deck: [
    'M7 3h11a1.5 1.5 0 0 1 1.5 1.5v14M4.5 6h10A1.5 1.5 0 0 1 16 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 19.5v-12A1.5 1.5 0 0 1 4.5 6z',
  ],
  inventory: ['M5 4h14v17.5H5zM9 2.5h6V6H9zM8.5 11l1.5 1.5 2.5-3M8.5 16.5l1.5 1.5 2.5-3M15 11.5h1M15 17h1'],
  arrange: ['M4 20L14.5 9.5M16 3v3m0 3.5v3M11.5 7.7h3m3 0h3M5 4.5v4M3 6.5h4M19.5 15.5v4m-2-2h4'],
  undo: ['M4 9h11a5.5 5.5 0 0 1 0 11H9M8 5L4 9l4 4'],
  drag: [
    '',
    'M8.5 4.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4zm-7 5.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4zm-7 5.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 1 1 0-3.4z',
  ],
} as const satisfies Record<string, Strokes>;

export type IconName = keyof typeof strokes;

export const iconNames = Object.keys(strokes) as readonly IconName[];

/** A sign of the board, in the colour of the text around it. */
export const Icon = memo(function Icon({ name, ...props }: GlyphProps & { name: IconName }) {
  return <Glyph strokes={strokes[name]} {...props} />;
});

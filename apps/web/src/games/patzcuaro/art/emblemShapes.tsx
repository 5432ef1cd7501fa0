import type { Color } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { paint } from './palette.ts';

/**
 * The symbols of the four colours in a box of 24 × 24, which identify a card without its colour.
 */
export const emblemShapes: Record<Color, ReactNode> = {
  pink: (
    <>
      {[0, 72, 144, 216, 288].map((angle) => (
        <path
          key={angle}
          fill={paint.wax}
          transform={`rotate(${angle} 12 12.4)`}
          d="M12 12.4C7.6 9.6 7.8 3.4 12 1.8c4.2 1.6 4.4 7.8 0 10.6z"
        />
      ))}
      <circle fill={paint.marigold} cx="12" cy="12.4" r="2.6" />
    </>
  ),
  green: (
    <>
      <path
        fill={paint.wax}
        d="M8 2.6h8l-1.3 3.8c2.9 1.3 4.5 3.6 4.5 6.6 0 4.2-2.9 8.2-4.4 8.2H9.2c-1.5 0-4.4-4-4.4-8.2 0-3 1.6-5.3 4.5-6.6z"
      />
      <path d="M5.2 11.4l2.3 2.6 2.3-2.6 2.2 2.6 2.2-2.6 2.3 2.6 2.3-2.6" />
    </>
  ),
  purple: <path fill={paint.wax} d="M9.3 2.4h5.4L14 8.6l7-.8v5.4l-7-.8.9 9.2H9.1l.9-9.2-7 .8V7.8l7 .8z" />,
  yellow: (
    <>
      <path
        fill={paint.wax}
        d="M22.8 3.2l-7 3.5c-1.4-1.5-4-1.3-5 .5-.6 1.1-.4 2.3 0 3.4-1.2 2.9-3.8 6-7.4 10.2 3.4-.6 5.4-1.3 7-2.3 4.2-.5 7-3.6 6.7-7.8 0-.8-.2-1.5-.5-2.2z"
      />
      <path fill={paint.wax} d="M12.6 11.8C8 12 3.6 9 1.6 3.6c5.2 0 9.4 2.8 11.8 6.4z" />
      <circle data-solid="" fill={paint.ink} stroke="none" cx="14" cy="7.8" r="1.1" />
    </>
  ),
};

import type { Item } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { paint } from './palette.ts';
import { rosette } from './shapes.ts';

/** The eight items of an altar, each in a box of 32 × 32, lit from the upper left. */
export const itemShapes: Record<Item, ReactNode> = {
  candle: (
    <>
      <path fill={paint.wax} d="M11 15c0-1.8 10-1.8 10 0v12.6c0 2-10 2-10 0z" />
      <path fill={paint.magenta} d="M11 21.4c2.6 1.5 7.4 1.5 10 0v3.8c-2.6 1.5-7.4 1.5-10 0z" />
      <path d="M11 15.6c.9 1.4 1 3.4 2 3.4s.9-2.2 2-2.2 1 1.2 1.9 1.2M16 13.8v-2.6" />
      <path fill={paint.marigold} d="M16 2c2.9 3.3 4 5.2 4 6.9a4 4 0 0 1-8 0c0-1.7 1.1-3.6 4-6.9z" />
      <path
        data-flat=""
        stroke="none"
        fill={paint.yellow}
        d="M16 6.4c1.2 1.6 1.8 2.4 1.8 3.3a1.8 1.8 0 0 1-3.6 0c0-.9.6-1.7 1.8-3.3z"
      />
    </>
  ),
  skull: (
    <>
      <path
        fill={paint.wax}
        d="M16 3.4C9.2 3.4 4.8 7.8 4.8 13.6c0 3.5 1.6 6 4.2 7.4v4.8c0 1.6 1 2.6 2.6 2.6h8.8c1.6 0 2.6-1 2.6-2.6V21c2.6-1.4 4.2-3.9 4.2-7.4C27.2 7.8 22.8 3.4 16 3.4z"
      />
      <path fill={paint.magenta} d={rosette(11.2, 14.6, 2.7, 6)} />
      <path fill={paint.magenta} d={rosette(20.8, 14.6, 2.7, 6)} />
      <path
        data-flat=""
        stroke="none"
        fill={paint.yellow}
        d="M9.9 14.6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zm9.6 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z"
      />
      <path data-solid="" fill={paint.ink} stroke="none" d="M16 17.6l-1.7 2.7c.6.8 1.1.6 1.7 0 .6.6 1.1.8 1.7 0z" />
      <path d="M11.4 23.4q4.6 2.4 9.2 0M13.7 22.8v3M16 23.2v3M18.3 22.8v3" />
      <path fill={paint.marigold} d={rosette(16, 7.8, 1.8, 5)} />
    </>
  ),
  marigold: (
    <>
      <path
        fill={paint.green}
        d="M16 30c-.5-2.5-.4-4.3 0-6.6M15.7 27.2c-3.3 1.1-6.1-.2-7.4-3.2 3.2-.7 6.1.2 7.4 3.2zm.5 1c3.3 1.1 6.1-.2 7.4-3.2-3.2-.7-6.1.2-7.4 3.2z"
      />
      <path fill={paint.marigold} d={rosette(16, 12.8, 9.2, 11)} />
      <path fill={paint.yellow} d={rosette(16, 12.8, 5.4, 8)} />
      <path fill={paint.marigold} d={rosette(16, 12.8, 1.9, 5)} />
    </>
  ),
  lollipop: (
    <>
      <path fill={paint.wax} d="M15 19.4h2v10.2h-2z" />
      <circle fill={paint.magenta} cx="16" cy="11.4" r="8.8" />
      <path
        stroke={paint.wax}
        strokeWidth="2"
        d="M16 11.6c-.2-1.7 2.7-1.7 2.7.6 0 3-5.5 3-5.5-1 0-4.8 8.4-4.9 8.4.8 0 2.7-1.6 4.6-3.8 5.5"
      />
      <path fill={paint.water} d="M16 22.4l-4.6-2.2v4.8zm0 0l4.6-2.2v4.8z" />
    </>
  ),
  portrait: (
    <>
      <path
        fill={paint.marigold}
        d="M16 1.8l2.4 2.6h5.8c1 0 1.6.6 1.6 1.6v21.6c0 1-.6 1.6-1.6 1.6H7.8c-1 0-1.6-.6-1.6-1.6V6c0-1 .6-1.6 1.6-1.6h5.8z"
      />
      <path fill={paint.paper} d="M9.8 8h12.4v17.6H9.8z" />
      <path fill={paint.purple} d="M10 25.4c.2-4.2 2.4-6 6-6s5.8 1.8 6 6z" />
      <circle fill={paint.crust} cx="16" cy="14.8" r="3.6" />
      <path
        data-solid=""
        fill={paint.ink}
        stroke="none"
        d="M12.2 15c-.4-3.4 1.4-5 3.8-5s4.2 1.6 3.8 5c-1-.3-1.6-1.2-1.8-2.2-1.4 1.3-3.6 1.7-4.4 1.4-.3.3-.8.7-1.4.8z"
      />
    </>
  ),
  top: (
    <>
      <path fill={paint.clay} d="M14.1 8V3.4c0-1.6 3.8-1.6 3.8 0V8" />
      <path fill={paint.green} d="M16 30.2l-1.7-3.6C9 23.4 5 18.6 5 13.6 5 9.4 9.8 7 16 7s11 2.4 11 6.6c0 5-4 9.8-9.3 13z" />
      <path fill={paint.yellow} d="M5.2 12q10.8 5 21.6 0 .4 2-.2 4-10.6 5-21.2 0-.6-2-.2-4z" />
      <path d="M8.6 20.6q7.4 3.6 14.8 0M11.4 10.2q1.6-.8 3.4-.9" />
    </>
  ),
  bottle: (
    <>
      <path
        fill={paint.water}
        d="M13.3 5.6v5.6c0 2-4.3 3-4.3 7.2v8.8c0 1.5 1 2.4 2.4 2.4h9.2c1.4 0 2.4-.9 2.4-2.4v-8.8c0-4.2-4.3-5.2-4.3-7.2V5.6z"
      />
      <path fill={paint.clay} d="M13 2.2h6v3.8h-6z" />
      <path fill={paint.paper} d="M9 18.4h14v7H9z" />
      <path
        data-solid=""
        fill={paint.ink}
        stroke="none"
        d="M16 19.8l.9 1.5 1.8.3-1.3 1.3.2 1.7-1.6-.7-1.6.7.2-1.7-1.3-1.3 1.8-.3z"
      />
    </>
  ),
  bread: (
    <>
      <path fill={paint.amber} d="M2.8 20.6C2.8 13.4 8.6 8 16 8s13.2 5.4 13.2 12.6c0 4-4 6.2-13.2 6.2S2.8 24.6 2.8 20.6z" />
      <path
        fill={paint.crust}
        d="M13 9.6c-2.2 1.7-3.9 3.7-4.7 5.7-2.2-.6-3.2 1.9-1.6 3.1-1.7.7-1.5 3.3.6 3.3 2 0 2.7-1.5 2.3-3 .8-2.5 2.5-4.7 5.2-6.5zM19 9.6c2.2 1.7 3.9 3.7 4.7 5.7 2.2-.6 3.2 1.9 1.6 3.1 1.7.7 1.5 3.3-.6 3.3-2 0-2.7-1.5-2.3-3-.8-2.5-2.5-4.7-5.2-6.5z"
      />
      <circle fill={paint.crust} cx="16" cy="8.6" r="3.8" />
      <path d="M16 17.2v.1M13.6 21.4v.1M18.4 21.4v.1M16 24.2v.1" />
    </>
  ),
};

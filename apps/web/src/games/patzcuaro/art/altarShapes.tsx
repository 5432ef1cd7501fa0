import { itemShapes } from './itemShapes.tsx';
import { paint } from './palette.ts';

/** A small altar of three steps, within the frame of a player's card. */
export const altarShapes = (
  <>
    <path fill={paint.purple} d="M16 116h68V98H16z" />
    <path fill={paint.green} d="M26 98h48V82H26z" />
    <path fill={paint.marigold} d="M36 82h28V68H36z" />
    <g transform="translate(34 36)">{itemShapes.candle}</g>
    <g transform="translate(14 66) scale(.5)">{itemShapes.marigold}</g>
    <g transform="translate(70 66) scale(.5)">{itemShapes.marigold}</g>
    <path fill={paint.yellow} d="M8 8h84v12l-8.4 8-8.4-8-8.4 8-8.4-8-8.4 8-8.4-8-8.4 8-8.4-8-8.4 8-8.4-8z" />
  </>
);

import { colors, items } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { forEach, sheet } from '../../drawing/sheet.tsx';
import { altarShapes } from '../art/altarShapes.tsx';
import { emblemShapes } from '../art/emblemShapes.tsx';
import { itemShapes } from '../art/itemShapes.tsx';
import { cardPaint, paint } from '../art/palette.ts';
import { lakeShapes, SCENE_BOX, shopShapes } from '../art/sceneShapes.tsx';
import { shops } from './pieces.ts';

const EDGE = 44;
const square = [EDGE, EDGE] as const;
/** A sheet of paper with a scalloped edge. */
const paper = `M4 4${['9 0', '0 9', '-9 0', '0-9'].map((step) => `a5 5 0 0 1 ${step}`.repeat(4)).join('')}z`;

const brush = { stroke: paint.ink, strokeWidth: 1.6 };

/** A drawing of 32 × 32 or smaller on a sheet of paper. */
function onPaper(fill: string, scale: number, shapes: ReactNode) {
  return sheet(
    square,
    <>
      <path fill={fill} stroke="none" d={paper} />
      <g transform={`translate(${EDGE / 2 - 16} ${EDGE / 2 - 16}) scale(${scale})`}>{shapes}</g>
    </>,
    brush,
  );
}

/** Each piece with a label, as a file. */
export const drawings = {
  ...forEach(items, (item) => onPaper(paint.paper, 1, itemShapes[item])),
  ...forEach(colors, (color) => onPaper(cardPaint[color], 32 / 24, emblemShapes[color])),
  ...forEach(shops, (shop) => sheet(SCENE_BOX, shopShapes(shop), { ...brush, strokeWidth: 1.4 })),
  patzcuaro: sheet(SCENE_BOX, lakeShapes, { ...brush, strokeWidth: 1.4 }),
  altar: sheet(
    [84, 118],
    <g transform="translate(-8 -8)">
      <path fill={paint.paper} stroke="none" d="M8 8h84v118H8z" />
      {altarShapes}
    </g>,
    brush,
  ),
};

import type { ReactElement, ReactNode } from 'react';
import { mix } from '../../games/drawing/colour.ts';
import { sheet } from '../../games/drawing/sheet.tsx';

/**
 * A name as outlines, since a picture in a file has no fonts. The capitals are some 130 units high,
 * on the baseline y = 0.
 */
export interface Lettering {
  width: number;
  d: string;
}

/** Width and height of the picture on a lid. */
export const LID = 300;
/** Depth of the visible top and side of the box. */
const DEPTH = 14;
const FRONT = LID + 6;
const SIZE = FRONT + DEPTH;

/**
 * A box seen slightly from the right, with its lid to the front. @param color the colour of its
 * sides
 */
export function box(color: string, lid: ReactNode): ReactElement<{ viewBox: string }> {
  return sheet(
    [SIZE, SIZE],
    <>
      <path fill={mix(color, '#fff4dc', 0.3)} d={`M0 ${DEPTH}L${DEPTH} 0H${SIZE}L${FRONT} ${DEPTH}z`} />
      <path fill={mix(color, '#120c0a', 0.5)} d={`M${FRONT} ${DEPTH}L${SIZE} 0V${FRONT}L${FRONT} ${SIZE}z`} />
      <svg y={DEPTH} width={FRONT} height={FRONT} viewBox={`0 0 ${LID} ${LID}`}>
        {lid}
        <path stroke="#fff4dc" strokeWidth="2" opacity=".35" d={`M1 ${LID}V1h${LID}`} />
        <path stroke="#120c0a" strokeWidth="2" opacity=".4" d={`M0 ${LID - 1}h${LID - 1}V0`} />
      </svg>
    </>,
  );
}

/** The name of a game, centred on its lid. @param y the baseline */
export function Name({
  of: { d, width },
  y,
  across,
  fill,
  edge,
}: {
  of: Lettering;
  y: number;
  across: number;
  fill: string;
  edge?: string;
}) {
  return (
    <path
      fill={fill}
      {...(edge !== undefined && { stroke: edge, strokeWidth: 22, paintOrder: 'stroke' })}
      transform={`translate(${(LID - across) / 2} ${y}) scale(${(across / width).toFixed(4)})`}
      d={d}
    />
  );
}

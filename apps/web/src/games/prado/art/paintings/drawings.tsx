import { forEach, sheet } from '../../../drawing/sheet.tsx';
import { pigment } from '../pigments.ts';
import { paintings, type PaintedId } from './index.ts';

/** The 35 paintings, without frames. */
export const drawings = forEach(Object.keys(paintings) as PaintedId[], (id) => {
  const { box, ground, art } = paintings[id];
  const canvas = `M0 0h${box[0]}v${box[1]}H0z`;
  return sheet(
    box,
    <>
      <path fill={ground} d={canvas} />
      {art}
      <path fill={pigment.gold} opacity=".07" d={canvas} />
    </>,
  );
});

import { FRAME_WIDTH, Frame, type FrameKind } from './frames.tsx';
import { type PaintedId, paintings } from './paintings/index.ts';
import { pigment } from './pigments.ts';

/** Whether there is a picture of this name. */
export function isPainted(id: string): id is PaintedId {
  return Object.hasOwn(paintings, id);
}

function pictureOf(id: string) {
  if (!isPainted(id)) throw new RangeError(`no picture of ${id}`);
  return paintings[id];
}

/** Width against height of the picture as it hangs there, as of the real one. */
export function ratioOf(id: string, framed = false): number {
  const [width, height] = pictureOf(id).box;
  const rim = framed ? 2 * FRAME_WIDTH : 0;
  return (width + rim) / (height + rim);
}

/**
 * One of the thirty-five, as wide as the room it is given. Decoration only: its title stands beside it.
 * @param frame of which kind; none: the bare canvas
 */
export function Painting({ id, frame, className }: { id: string; frame?: FrameKind; className?: string | undefined }) {
  const {
    box: [width, height],
    ground,
    art,
  } = pictureOf(id);
  const rim = frame ? FRAME_WIDTH : 0;
  return (
    <svg
      className={className}
      viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`}
      width="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {frame && <Frame w={width} h={height} kind={frame} />}
      <svg width={width} height={height} strokeLinecap="round" strokeLinejoin="round">
        <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
        {art}
        <path fill={pigment.gold} opacity=".07" d={`M0 0h${width}v${height}H0z`} />
      </svg>
    </svg>
  );
}

import { memo } from 'react';
import { FRAME_WIDTH, Frame, type FrameKind } from './frames.tsx';
import { addressOf, boxes } from './paintings/drawings.tsx?drawings';

function boxOf(id: string): readonly [width: number, height: number] {
  const box = Object.hasOwn(boxes, id) ? boxes[id] : undefined;
  if (box === undefined) throw new RangeError(`no picture of ${id}`);
  return box;
}

/** Width divided by height of the picture on the wall, as of the real painting. */
export function ratioOf(id: string, framed = false): number {
  const [width, height] = boxOf(id);
  const rim = framed ? 2 * FRAME_WIDTH : 0;
  return (width + rim) / (height + rim);
}

/**
 * A painting that fills the width of its container. Decoration only: the caller must name it.
 * @param frame the kind of frame; none: the bare canvas
 */
export const Painting = memo(function Painting({
  id,
  frame,
  className,
}: {
  id: string;
  frame?: FrameKind;
  className?: string | undefined;
}) {
  const [width, height] = boxOf(id);
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
      <image href={addressOf(id)} width={width} height={height} />
    </svg>
  );
});

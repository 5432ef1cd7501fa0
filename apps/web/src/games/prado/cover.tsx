import { Fade, Glow } from '../drawing/brush.tsx';
import { mix } from '../drawing/colour.ts';
import { FRAME_WIDTH, Frame, type FrameKind } from './art/frames.tsx';
import { lechera } from './art/paintings/lechera.tsx';
import { meninas } from './art/paintings/meninas.tsx';
import { caballeroMano } from './art/paintings/caballero-mano.tsx';
import type { Picture } from './art/picture.ts';
import { pigment as p } from './art/pigments.ts';
import { Visitor } from './art/visitors.tsx';
import { box, LID, Name } from '../../shelf/covers/box.tsx';
import { name } from './lettering.ts';

const wall = '#5b1f24';
const oak = '#b98b5a';
const FLOOR = 236;

/** A painting on the wall. @param scale from its own units to the cover's */
function Hung({
  of: { box: size, ground, art },
  frame,
  x,
  y,
  scale,
}: {
  of: Picture;
  frame: FrameKind;
  x: number;
  y: number;
  scale: number;
}) {
  const [w, h] = size;
  const shadow = FRAME_WIDTH + 4;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill={p.bone}
        opacity=".35"
        d={`M${-shadow + 10} ${-shadow + 16}h${w + 2 * shadow}v${h + 2 * shadow}h${-w - 2 * shadow}z`}
      />
      <Frame w={w} h={h} kind={frame} />
      <path fill={ground} d={`M0 0h${w}v${h}H0z`} />
      <svg width={w} height={h}>
        {art}
      </svg>
      <path fill={p.gold} opacity=".07" d={`M0 0h${w}v${h}H0z`} />
    </g>
  );
}

function Standing({ kind, x, y, width }: { kind: number; x: number; y: number; width: number }) {
  return (
    <svg x={x} y={y} width={width} height={width * 1.56}>
      <Visitor kind={kind} />
    </svg>
  );
}

/** An evening in the galleries: lit paintings, and a visitor in front of them. */
export const cover = box(
  wall,
  <>
    <Fade d={`M0 0h${LID}v${FLOOR}H0z`} from={mix(wall, p.bone, 0.45)} to={wall} />
    <Glow x={150} y={128} rx={150} ry={130} c={mix(wall, p.vermilion, 0.45)} />
    <path fill={p.gold} opacity=".7" d={`M0 58h${LID}v1.6H0z`} />
    <Fade d={`M0 ${FLOOR}h${LID}v${LID - FLOOR}H0z`} from={mix(oak, p.bone, 0.25)} to={mix(oak, p.bone, 0.6)} />
    <path
      stroke={mix(oak, p.bone, 0.6)}
      strokeWidth="1.2"
      d="M0 252h300M0 276h300M60 236l-14 16M128 236l-5 16M200 236l8 16M262 236l18 16M92 252l-14 24M168 252l3 24M236 252l16 24"
    />
    <path fill={mix(wall, p.bone, 0.6)} d={`M0 ${FLOOR - 10}h${LID}v10H0z`} />
    <Hung of={caballeroMano} frame="carved" x={-14} y={104} scale={0.42} />
    <Hung of={lechera} frame="empire" x={250} y={104} scale={0.42} />
    <Hung of={meninas} frame="carved" x={89} y={82} scale={0.58} />
    <Glow x={150} y={262} rx={110} ry={26} c={p.naples} o={0.5} />
    <Standing kind={1} x={22} y={192} width={76} />
    <Standing kind={3} x={206} y={186} width={80} />
    <Standing kind={0} x={104} y={216} width={74} />
    <Name of={name} y={44} across={176} fill={p.cream} />
  </>,
);

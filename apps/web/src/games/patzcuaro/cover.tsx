import type { Item } from '@sobremesa/games/patzcuaro';
import { Fade, Glow } from '../drawing/brush.tsx';
import { itemShapes } from './art/itemShapes.tsx';
import { paint } from './art/palette.ts';
import { rosette } from './art/shapes.ts';
import { box, LID, Name } from '../../shelf/covers/box.tsx';
import { name } from './lettering.ts';

const flags = [paint.magenta, paint.marigold, paint.green, paint.yellow, paint.purple, paint.water];
const paper = 'M2 0h46v26l-3.8 6-3.8-6-3.9 6-3.8-6-3.8 6-3.9-6-3.8 6-3.9-6-3.8 6-3.8-6-3.9 6L2 26z';
const cuts =
  'M25 4c3 3 3 6 0 9-3-3-3-6 0-9zm-11 8c3-3 6-3 9 0-3 3-6 3-9 0zm13 0c3-3 6-3 9 0-3 3-6 3-9 0zM8 20h4v3H8zm10 0h4v3h-4zm10 0h4v3h-4zm10 0h4v3h-4z';

function Laid({ item, x, y, size }: { item: Item; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${(size / 32).toFixed(3)})`}>{itemShapes[item]}</g>;
}

/** The night of 2 November on the lake: the lit island, and a finished altar. */
export const cover = box(
  paint.night,
  <>
    {/* Like the icons of the board. */}
    <style>{`[data-flat]{stroke:none}[data-solid]{fill:${paint.ink};stroke:none}`}</style>
    <Fade d={`M0 0h${LID}v170H0z`} from={paint.night} to="#3a3491" />
    <path
      fill={paint.paper}
      d="M30 118l1 5 5 1-5 1-1 5-1-5-5-1 5-1zM66 148l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM248 122l1 5 5 1-5 1-1 5-1-5-5-1 5-1zM276 152l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM196 112l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"
    />
    <path fill="#262c6c" d="M0 172c40-22 70-24 104-8 40-26 84-24 118-2 30-12 56-8 78 4v14H0z" />
    <path fill="#141742" d="M80 178c26-4 32-24 62-33 32-8 50 18 68 26 8 4 12 5 20 7z" />
    <path
      fill={paint.marigold}
      d="M118 167h3v3h-3zm12-9h3v3h-3zm9 12h3v3h-3zm8-17h3v3h-3zm10 12h3v3h-3zm12-8h3v3h-3zm10 12h3v3h-3zm-31-22h4v5h-4z"
    />
    <Fade d="M0 176h300v124H0z" from="#2b3180" to="#191c52" />
    <path
      stroke={paint.marigold}
      strokeWidth="2"
      opacity=".6"
      d="M124 184h14M150 189h24M178 184h10M132 196h10M36 190h14M240 190h18M20 206h16M262 208h22"
    />
    <Glow x={150} y={236} rx={140} ry={96} c={paint.marigold} o={0.7} />
    <g stroke={paint.ink} strokeWidth="1.6">
      <path fill={paint.purple} d="M20 274h260v26H20z" />
      <path fill={paint.magenta} d="M60 246h180v28H60z" />
      <path fill={paint.green} d="M104 222h92v24h-92z" />
      <path
        fill={paint.paper}
        d="M20 274h260v6l-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8-10-8-10 8z"
      />
      <path
        fill={paint.yellow}
        d="M60 246h180v5l-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7z"
      />
      <Laid item="portrait" x={116} y={158} size={68} />
      <Laid item="candle" x={58} y={193} size={56} />
      <Laid item="candle" x={186} y={193} size={56} />
      <Laid item="marigold" x={92} y={188} size={38} />
      <Laid item="marigold" x={170} y={188} size={38} />
      <Laid item="bread" x={12} y={230} size={52} />
      <Laid item="skull" x={236} y={228} size={50} />
      {[64, 92, 120, 148, 176, 204, 232].map((x, i) => (
        <path key={x} fill={i % 2 === 0 ? paint.marigold : paint.yellow} d={rosette(x + 2, 296, 12, 10)} />
      ))}
    </g>
    <g stroke="none">
      {flags.map((fill, i) => (
        <path
          key={fill}
          fill={fill}
          fillRule="evenodd"
          transform={`translate(${i * 50} ${6 + (i % 2) * 4})`}
          d={`${paper}${cuts}`}
        />
      ))}
    </g>
    <path stroke={paint.paper} strokeWidth="1.6" d="M0 6q75 8 150 4t150 0" />
    <Name of={name} y={92} across={236} fill={paint.paper} edge={paint.ink} />
  </>,
);

import { memo, useId } from 'react';
import { Glow } from '../../drawing/brush.tsx';
import { mix } from '../../drawing/colour.ts';
import { pigment as p } from './pigments.ts';

interface ArtProps {
  className?: string | undefined;
}

const hidden = { 'aria-hidden': true, focusable: false } as const;

/** The colours of the museum: two walls, an oak floor, the ivory of the labels. */
export const house = { oxblood: '#5b1f24', green: '#24443a', oak: '#b98b5a', ivory: '#f6efdc', brass: '#c9a24b' } as const;

/** Silk on a wall, with a pattern in its own colour. Fills its container. */
export const Wall = memo(function Wall({ silk, className }: ArtProps & { silk: 'oxblood' | 'green' }) {
  const id = useId();
  const ground = house[silk];
  const thread = mix(ground, p.cream, 0.06);
  return (
    <svg className={className} width="100%" height="100%" {...hidden}>
      <pattern id={id} width="48" height="64" patternUnits="userSpaceOnUse">
        <path fill={ground} d="M0 0h48v64H0z" />
        <path
          fill={thread}
          d="M24 4c5 6 9 8 9 15 0 6-4 9-9 13-5-4-9-7-9-13 0-7 4-9 9-15zM0 36c5 6 9 8 9 15 0 6-4 9-9 13zM48 36c-5 6-9 8-9 15 0 6 4 9 9 13z"
        />
        <path
          fill={ground}
          d="M24 12c3 3 4 4 4 7s-2 5-4 7c-2-2-4-4-4-7s1-4 4-7zM0 44c3 3 4 4 4 7s-2 5-4 7zM48 44c-3 3-4 4-4 7s2 5 4 7z"
        />
        <path
          stroke={thread}
          strokeWidth="1.2"
          fill="none"
          d="M0 4q16 6 24 28M48 4q-16 6-24 28M0 64q16-8 24-32M48 64q-16-8-24-32"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

/** Oak laid in a herringbone. */
export const Floor = memo(function Floor({ className }: ArtProps) {
  const id = useId();
  const board = mix(house.oak, p.umber, 0.12);
  return (
    <svg className={className} width="100%" height="100%" {...hidden}>
      <pattern id={id} width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path fill={house.oak} d="M0 0h32v32H0z" />
        <path fill={board} d="M0 0h8v32H0zM8 16h24v8H8zM16 0h8v16h-8zM16 24h8v8h-8z" opacity=".55" />
        <path
          stroke={mix(house.oak, p.brown, 0.4)}
          strokeWidth=".7"
          fill="none"
          d="M8 0v32M0 0h32M8 16h24M8 24h24M16 0v16M24 0v16M16 24v8"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

/** A red rope between two posts, in front of a closed room. */
export const Rope = memo(function Rope({ className }: ArtProps) {
  return (
    <svg className={className} viewBox="0 0 120 64" width="100%" fill="none" strokeLinecap="round" {...hidden}>
      <path stroke={p.lake} strokeWidth="6" d="M12 16q48 44 96 0" />
      <path stroke={mix(p.lake, p.rose, 0.5)} strokeWidth="1.6" d="M16 17q44 38 88 0" />
      {[12, 108].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill={house.brass} d="M-2.5 12h5v44h-5zM-11 60c0-6 22-6 22 0v2h-22z" />
          <path fill={mix(house.brass, p.white, 0.5)} d="M-2.5 12h2v44h-2z" />
          <circle cy="9" r="5" fill={house.brass} />
          <circle cx="-1.5" cy="7.5" r="1.6" fill={p.white} />
        </g>
      ))}
    </svg>
  );
});

/** The grey shutter of a closed room. */
export const Shutter = memo(function Shutter({ className }: ArtProps) {
  const id = useId();
  const slat = mix(p.grey, p.bone, 0.45);
  return (
    <svg className={className} width="100%" height="100%" {...hidden}>
      <pattern id={id} width="40" height="12" patternUnits="userSpaceOnUse">
        <path fill={slat} d="M0 0h40v12H0z" />
        <path fill={mix(slat, p.white, 0.14)} d="M0 0h40v3H0z" />
        <path fill={mix(slat, p.bone, 0.5)} d="M0 10h40v2H0z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect y="100%" width="100%" height="8" transform="translate(0 -8)" fill={house.brass} />
    </svg>
  );
});

/** The sign over a door: in at the left, or out at the right. */
export const DoorSign = memo(function DoorSign({ way, className }: ArtProps & { way: 'in' | 'out' }) {
  const tint = way === 'in' ? p.verdigris : p.lake;
  return (
    <svg className={className} viewBox="0 0 64 32" width="100%" fill="none" strokeLinejoin="round" {...hidden}>
      <rect x="1" y="1" width="62" height="30" rx="4" fill={tint} />
      <rect x="3.5" y="3.5" width="57" height="25" rx="2.5" stroke={p.cream} strokeWidth="1.2" />
      <path
        fill={p.cream}
        d={
          way === 'in'
            ? 'M36 6h18v20H36zm3 3v14h12V9zM10 14h14v-5l9 7-9 7v-5H10z'
            : 'M10 6h18v20H10zm3 3v14h12V9zM32 14h13v-5l9 7-9 7v-5H32z'
        }
        fillRule="evenodd"
      />
    </svg>
  );
});

/** The ticket of the player who begins the round. */
export const Ticket = memo(function Ticket({ className }: ArtProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 40"
      width="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...hidden}
    >
      <path fill={p.bone} opacity=".3" d="M5 8h54v26H5z" />
      <path fill={p.cream} d="M3 5h58v9a6 6 0 0 0 0 12v9H3v-9a6 6 0 0 0 0-12z" />
      <path fill={p.lake} d="M3 5h58v5H3zm0 25h58v5H3z" />
      <path stroke={mix(p.umber, p.cream, 0.3)} strokeWidth="1.4" strokeDasharray="2 3" d="M45 12v17" />
      <path fill={p.umber} d="M12 25V17l12-5 12 5v2h-2v6h2v2H12zm4-6v6h3v-6zm6 0v6h4v-6zm7 0v6h3v-6z" fillRule="evenodd" />
      <path fill={p.gold} d="M53 15l1.5 3.5 3.5.4-2.6 2.3.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.6-2.3 3.5-.4z" />
    </svg>
  );
});

/** Points of a star, `[angle, length, half width]`. */
const rays = [
  ...[22, 68, 112, 158, 202, 248, 292, 338].map((angle) => [angle, 46, 4] as const),
  ...[45, 135, 225, 315].map((angle) => [angle, 66, 7] as const),
  ...[0, 90, 180, 270].map((angle) => [angle, 98, 9] as const),
];

/** The flash of a camera, shown briefly over a photographed painting. */
export function Flash({ className }: ArtProps) {
  return (
    <svg className={className} viewBox="0 0 200 200" width="100%" fill="none" {...hidden}>
      <Glow x={100} y={100} rx={100} c="#ffffff" />
      {rays.map(([angle, length, width]) => (
        <path
          key={angle}
          fill={p.white}
          transform={`rotate(${angle} 100 100)`}
          d={`M100 ${100 - length}l${width} ${length - 12}h${-2 * width}z`}
        />
      ))}
      <circle cx="100" cy="100" r="22" fill="#ffffff" />
    </svg>
  );
}

import { memo, Fragment, type ReactNode } from 'react';
import { mix } from '../../drawing/colour.ts';
import { short } from '../../drawing/path.ts';
import { Printed } from '../../drawing/Printed.tsx';
import { pigment as p } from './pigments.ts';

/*
 * People before a painting, seen from behind. Each fills a column of 100 units, with the top of the
 * head near 0 and the coat down to 330, so that people further back also cover what is below. The
 * lamp over the painting lights their upper rims.
 */

const coats = [
  mix(p.bone, p.navy, 0.55),
  mix(p.bone, p.wine, 0.5),
  mix(p.bone, p.forest, 0.7),
  mix(p.bone, p.umber, 0.6),
  mix(p.bone, p.smalt, 0.35),
  mix(p.bone, p.lake, 0.28),
  mix(p.bone, p.verdigris, 0.3),
  mix(p.bone, p.grey, 0.3),
] as const;
const hairs = [p.bone, p.brown, mix(p.bone, p.umber, 0.5), mix(p.umber, p.sienna, 0.4)] as const;

const BODY = 'M50 46c10 0 12 4 20 8 14 4 24 14 26 34l4 242H0L4 88c2-20 12-30 26-34 8-4 10-8 20-8z';
const RIM = 'M6 84c3-17 11-25 25-29 8-4 10-8 19-8s11 4 19 8c14 4 22 12 25 29';
const FOLD = 'M50 60c2 60 2 160 0 270h5c2-110 0-200-5-270z';

/** A head from behind with the neck. */
function Head({ hair, y = 28 }: { hair: string; y?: number }) {
  return (
    <>
      <path fill={mix(p.fleshDark, p.bone, 0.55)} d={`M42 ${y + 10}h16v16H42z`} />
      <path fill={hair} d={`M34 ${y - 2}c0-30 32-30 32 0 0 14-6 22-16 22s-16-8-16-22z`} />
    </>
  );
}

function Coat({ kind }: { kind: number }) {
  const coat = coats[kind % coats.length] as string;
  return (
    <>
      <path fill={coat} d={BODY} />
      <path fill={p.bone} opacity=".35" d={FOLD} />
      <path stroke={mix(coat, p.cream, 0.35)} strokeWidth="2" d={RIM} />
    </>
  );
}

const dark = mix(p.bone, p.umber, 0.25);
const felt = mix(p.bone, p.umber, 0.75);
const headphones = mix(p.naples, p.bone, 0.45);

/** The outlines differ, so that each figure is recognisable as one visitor. */
const figures: readonly ReactNode[] = [
  // A hat.
  <Fragment key="hat">
    <Coat kind={0} />
    <Head hair={hairs[0]} />
    <path fill={felt} d="M22 22c6-5 8-4 10-6 2-14 8-16 18-12 10-4 16-2 18 12 2 2 4 1 10 6-8 6-48 6-56 0z" />
    <path fill={dark} d="M32 15c10 3 26 3 36 0l.5 4c-12 3-25 3-37 0z" />
  </Fragment>,
  // A bun, and a bag over the shoulder.
  <Fragment key="bun">
    <Coat kind={1} />
    <Head hair={hairs[1]} y={30} />
    <path fill={hairs[1]} d="M40 6a10 10 0 1 1 20 0 10 10 0 1 1-20 0z" />
    <path stroke={felt} strokeWidth="4" d="M30 56l46 84" />
    <path fill={felt} d="M64 132h30v34H64z" />
    <path fill={dark} d="M64 132h30l-15 16z" />
  </Fragment>,
  // A cap and a backpack.
  <Fragment key="backpack">
    <Coat kind={2} />
    <Head hair={hairs[2]} />
    <path fill={coats[5]} d="M33 26C30 2 70 2 67 26c-10-5-24-5-34 0z" />
    <path fill={mix(p.ochre, p.bone, 0.55)} d="M26 66c0-8 6-12 12-12h24c6 0 12 4 12 12v72c0 8-48 8-48 0z" />
    <path fill={mix(p.ochre, p.bone, 0.75)} d="M32 100h36v30H32zM40 54c0-10 20-10 20 0h-4c0-5-12-5-12 0z" />
  </Fragment>,
  // A child on the shoulders.
  <Fragment key="child">
    <g transform="translate(0 34)">
      <Coat kind={3} />
      <Head hair={hairs[3]} />
    </g>
    <path fill={coats[6]} d="M50 30c12 0 18 8 18 20l2 30c-4 8-8 10-12 2l-2-18H44l-2 18c-4 8-8 6-12-2l2-30c0-12 6-20 18-20z" />
    <Head hair={hairs[1]} y={18} />
    <path stroke={mix(p.fleshDark, p.bone, 0.5)} strokeWidth="6" d="M36 46L26 60M64 46l10 14" />
  </Fragment>,
  // Long hair.
  <Fragment key="long">
    <Coat kind={4} />
    <path fill={hairs[3]} d="M32 28C30-6 70-6 68 28c4 22 6 40 4 58-14 8-30 8-44 0-2-18 0-36 4-58z" />
    <path fill={mix(hairs[3], p.bone, 0.45)} d="M50 10c4 24 4 54 2 82h5c4-30 2-60-7-82z" />
  </Fragment>,
  // The headphones of the audio guide.
  <Fragment key="headphones">
    <Coat kind={5} />
    <Head hair={hairs[0]} />
    <path stroke={headphones} strokeWidth="5" d="M31 30C29-8 71-8 69 30" />
    <path fill={headphones} d="M26 20h9v22h-9zM65 20h9v22h-9z" />
  </Fragment>,
  // No hair, a scarf.
  <Fragment key="scarf">
    <Coat kind={6} />
    <Head hair={mix(p.fleshDark, p.bone, 0.4)} />
    <path fill={hairs[0]} d="M34 26c-2 14 4 22 16 22s18-8 16-22c-2 8-6 12-16 12s-14-4-16-12z" />
    <path fill={mix(p.lake, p.bone, 0.45)} d="M32 44c12 6 24 6 36 0l4 12c-14 8-30 8-44 0zM58 54l14 60-12 4-10-62z" />
  </Fragment>,
  // A wide hat and a collar.
  <Fragment key="brim">
    <Coat kind={7} />
    <Head hair={hairs[1]} y={32} />
    <path fill={mix(p.naples, p.bone, 0.55)} d="M12 26c8-8 18-8 22-10 4-16 28-16 32 0 4 2 14 2 22 10-16 12-60 12-76 0z" />
    <path fill={mix(p.naples, p.bone, 0.75)} d="M34 14c10 4 22 4 32 0l1 6c-12 4-22 4-34 0z" />
  </Fragment>,
];

/** A single visitor, to the waist. @param kind selects the figure; any whole number */
export function Visitor({ kind, className }: { kind: number; className?: string | undefined }) {
  const one = kind % figures.length;
  return (
    <Printed
      name={`visitor ${one}`}
      className={className}
      viewBox="0 -6 100 150"
      width="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {figures[one]}
    </Printed>
  );
}

/**
 * A visitor's place before a painting, centre and top of the head in hundredths of its width and
 * height, and their figure.
 */
export interface VisitorPlace {
  x: number;
  top: number;
  kind: number;
}

const places: readonly (readonly (readonly [x: number, top: number])[])[] = [
  [],
  [[50, 30]],
  [
    [28, 30],
    [70, 36],
  ],
  [
    [50, 20],
    [18, 32],
    [80, 36],
  ],
  [
    [32, 16],
    [70, 20],
    [10, 34],
    [90, 38],
  ],
  [
    [28, 7],
    [72, 9],
    [50, 20],
    [8, 24],
    [92, 26],
  ],
];

/**
 * Five visitors hide a painting, one leaves most of it visible. @param first the first visitor's
 * kind, so that rooms differ
 */
export function visitorPlaces(count: number, first = 0): readonly VisitorPlace[] {
  const row = places[Math.max(0, Math.min(count, places.length - 1))] ?? [];
  return row.map(([x, top], i) => ({ x, top, kind: (first + i * 3) % figures.length }));
}

/**
 * The visitors of a room, drawn over its painting; those further back come first.
 * @param ratio width against height of the painting
 */
export const Crowd = memo(function Crowd({
  count,
  ratio,
  first = 0,
  className,
}: {
  count: number;
  ratio: number;
  first?: number;
  className?: string | undefined;
}) {
  return (
    <Printed
      name={`crowd ${count} ${ratio} ${first}`}
      className={className}
      viewBox={`0 0 ${short(HEIGHT * ratio)} ${HEIGHT}`}
      width="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <Waiting count={count} ratio={ratio} first={first} />
    </Printed>
  );
});

const HEIGHT = 100;

function Waiting({ count, ratio, first }: { count: number; ratio: number; first: number }) {
  const width = HEIGHT * ratio;
  const scale = short(Math.min(0.78 * width, Math.max(0.34 * width, 0.52 * HEIGHT))) / 100;
  return visitorPlaces(count, first).map(({ x, top, kind }) => (
    <g
      key={kind}
      transform={`translate(${short((x / 100) * width - 50 * scale)} ${short((top / 100) * HEIGHT)}) scale(${scale})`}
    >
      {figures[kind]}
    </g>
  ));
}

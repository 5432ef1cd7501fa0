import { type ReactNode, useId } from 'react';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { material as m } from './materials.ts';

/*
 * The parts of a carte de visite: a box of 60 × 76, the sitter to the chest within an oval, face
 * around (30, 28), shoulders from y = 45. The canvas outlines each part in ink.
 */

const { ink, white } = m;
export const hairs = {
  black: mix(ink, m.glaze, 0.5),
  brown: mix(m.woodDark, m.stoneDark, 0.25),
  red: mix(m.clay, m.wood, 0.45),
  grey: mix(m.stone, m.stoneDark, 0.3),
  white,
} as const;
export const cloths = {
  black: mix(ink, m.paper, 0.12),
  dark: mix(ink, m.paper, 0.32),
  mid: mix(m.sand, ink, 0.32),
  light: m.linen,
  white,
} as const;
const skins = {
  fair: mix(m.bone, mix(m.sand, m.clay, 0.3), 0.32),
  olive: mix(m.sand, mix(m.bone, m.clay, 0.3), 0.4),
  brown: mix(mix(m.clay, m.wood, 0.3), m.sand, 0.45),
  dark: mix(m.leather, m.wood, 0.35),
} as const;

type Skin = keyof typeof skins;
type Hair = keyof typeof hairs;
type Cloth = keyof typeof cloths;

/** From the neck down; the oval cuts it off at the bottom. */
const CHEST = 'M5 68c1-13 10-17.5 18.5-20.5h13C45 50.5 54 55 55 68v12H5z';

const shapes = {
  oval: 'M21 25c0-8 4-11.5 9-11.5s9 3.5 9 11.5c0 9-4 15.5-9 15.5S21 34 21 25z',
  broad: 'M20 25c0-8 4-11.5 10-11.5S40 17 40 25c0 10-4 15.5-10 15.5S20 35 20 25z',
  long: 'M21.5 24c0-8 4-11 8.5-11s8.5 3 8.5 11c0 10-3.5 18-8.5 18s-8.5-8-8.5-18z',
} as const;

/** Head and neck. @param lips colour of painted lips; otherwise a line @param old adds wrinkles */
export function Face({
  skin = 'fair',
  shape = 'oval',
  lips = false,
  old = false,
}: {
  skin?: Skin;
  shape?: keyof typeof shapes;
  lips?: boolean;
  old?: boolean;
}) {
  const shade = mix(skins[skin], m.clayDark, 0.28);
  return (
    <>
      <path fill={shade} d="M26 37h8v10c-2 3.5-6 3.5-8 0z" />
      <path fill={skins[skin]} d={`M21.5 26c-2.5-1-2.5 5 0 5.5zM38.5 26c2.5-1 2.5 5 0 5.5z${shapes[shape]}`} />
      <path fill={shade} stroke="none" d="M34 14.5c4.5 2 5 7 4.5 12-.7 7-4 13-8 13.5 4-4 6-16 3.5-25.5z" />
      <path strokeWidth=".8" d="M24 24.7q1.8-1.2 4-.3M32.2 24.4q2.2-.9 4 .3M30.2 26.5l-1.2 5.5h2.4" />
      <path strokeWidth="1.9" d="M26.1 27.7h.1M34 27.7h.1" />
      <path
        fill={lips ? mix(shade, m.cinnabar, 0.45) : 'none'}
        strokeWidth={lips ? 0.4 : 0.8}
        d={lips ? 'M27.3 35.3q1.5-.8 2.7 0 1.2-.8 2.7 0-2.7 2.2-5.4 0z' : 'M27.4 35.5q2.6 1 5.2 0'}
      />
      {old && (
        <path
          strokeWidth=".5"
          d="M26.5 19.5q3.5-1 7 0M27 21.5q3-.8 6 0M24.5 30q1.5 1 3 .4M32.5 30.4q1.5.6 3-.4M26.5 33.5l-1.2 2.5M33.5 33.5l1.2 2.5"
        />
      )}
    </>
  );
}

/** Clothes of a single cloth over the chest. The children lie on it. */
export function Coat({ cloth = 'black', children }: { cloth?: Cloth; children?: ReactNode }) {
  return (
    <g transform="translate(0 -3)">
      <path fill={cloths[cloth]} d={CHEST} />
      <path fill={ink} opacity=".28" stroke="none" d="M37 48c9 3 17 7 18 20v12H37c4-10 4-23 0-32z" />
      {children}
    </g>
  );
}

/** Shirt, lapels and tie. */
export function Suit({ cloth = 'black', tie = ink, bow = false }: { cloth?: Cloth; tie?: string; bow?: boolean }) {
  const fold = mix(cloths[cloth], m.paper, 0.45);
  return (
    <Coat cloth={cloth}>
      <path fill={white} d="M24.5 46h11L30 66z" />
      <path fill={tie} strokeWidth=".5" d={bow ? 'M30 50l-5-2.5v5.5l5-2 5 2v-5.5z' : 'M28.7 49.5h2.6l1.2 10L30 64l-2.5-4.5z'} />
      <path fill={white} d="M24.5 43.5l5.5 6-4 2.5-2.5-5.5zM35.5 43.5l-5.5 6 4 2.5 2.5-5.5z" />
      <path stroke={fold} d="M23 47.5L19.5 53l3 1-1.5 2 9 13M37 47.5l3.5 5.5-3 1 1.5 2-9 13" />
    </Coat>
  );
}

/** Hairstyles that leave the forehead free. */
export const cuts = {
  short: 'M20.5 26c-1.5-9 2-14.5 9.5-14.5S41 17 39.5 26c-1-3-1.5-5-2.5-6.5-4 .5-10-.5-13-2-1.5 2.5-2.5 4.5-3.5 8.5z',
  parted: 'M20.5 27c-2-9 1-16 9.5-16s11.5 7 9.5 16c-1-2-1.5-5-2-7-5 0-9-2-10.5-4.5-1 3-3 4.5-4 6-1 1.5-1.5 3-2.5 5.5z',
  curls:
    'M20 27c-3-1-2.5-4-1-5-2-3 .5-6 2.5-6 0-4 4-5.5 6-4 2-2.5 6-2 7 0 3-1 6 1 5.5 4 2.5 1 3 4 1 6 1.5 1 1.5 4-1 5-.5-2-1-4-2-6-4 1-12 1-16 0-1 2-1.5 4-2 6z',
  bald: 'M20.8 30c-2.5-3-2.5-8 0-10 .7 2 .5 3.5 1 5 0 2-.5 3-1 5zM39.2 30c2.5-3 2.5-8 0-10-.7 2-.5 3.5-1 5 0 2 .5 3 1 5z',
  pinned: 'M20.5 27c-4-6-2-17 9.5-17s13.5 11 9.5 17c-.5-4-3-8-9.5-9.5-6.5 1.5-9 5.5-9.5 9.5z',
  middle: 'M20.5 29c-3-8-1-17.5 9.5-17.5S42.5 21 39.5 29c-.5-6-4-10-9.5-13-5.5 3-9 7-9.5 13z',
} as const;

export function HairCut({ cut, color = 'brown' }: { cut: keyof typeof cuts; color?: Hair }) {
  return <path fill={hairs[color]} d={cuts[cut]} />;
}

const beards = {
  moustache: 'M30 33c-2-1.3-5-.5-7 1.7 2.5 1 5 .8 7-.4 2 1.2 4.5 1.4 7 .4-2-2.2-5-3-7-1.7z',
  curled:
    'M30 33c-2.5-1.3-4.5.5-7 .5-1.5 0-2.3-1-2-2-1.7 1.5-.7 4.5 2 4.5s5.5-.5 7-1.5c1.5 1 4.3 1.5 7 1.5s3.7-3 2-4.5c.3 1-.5 2-2 2-2.5 0-4.5-1.8-7-.5z',
  goatee:
    'M30 33c-1.8-1-4-.5-5 1 1.5.8 3.5.6 5 0 1.5.6 3.5.8 5 0-1-1.5-3.2-2-5-1zM27.5 38c1.5.8 3.5.8 5 0 .5 2.5-.5 6-2.5 7-2-1-3-4.5-2.5-7z',
  full: 'M20.5 27c0 10-1.5 15 4 20.5 3 2.5 8 2.5 11 0 5.5-5.5 4-10.5 4-20.5-1 4-2.5 6.5-4.5 7-1.5-1.8-3.5-1.7-5-.8-1.5-.9-3.5-1-5 .8-2-.5-3.5-3-4.5-7zM27.5 36.5q2.5 1.2 5 0l-.5 1.5h-4z',
  whiskers:
    'M20.5 25c-2.5 6-2.5 13 2 16 2 .5 3.5-1 3-3.5l-3-5zM39.5 25c2.5 6 2.5 13-2 16-2 .5-3.5-1-3-3.5l3-5zM30 33c-2-1-4.5-.5-6 1 2 1 4.5.8 6 0 1.5.8 4 1 6 0-1.5-1.5-4-2-6-1z',
  wisp: 'M27 33.5l-3 4.5M33 33.5l3 4.5M30 38.5v9M29 38.5l-.5 7M31 38.5l.5 7',
} as const;

export function Beard({ cut, color = 'brown' }: { cut: keyof typeof beards; color?: Hair }) {
  return (
    <path
      fill={cut === 'wisp' ? 'none' : hairs[color]}
      stroke={cut === 'wisp' ? hairs[color] : ink}
      strokeWidth=".8"
      d={beards[cut]}
    />
  );
}

/** Round spectacles. */
export function Glasses() {
  return (
    <path
      fill={white}
      fillOpacity=".45"
      strokeWidth=".8"
      d={`${oval(26, 27.8, 3.2)}${oval(34, 27.8, 3.2)}M29.2 27.5q.8-.7 1.6 0M22.8 27l-1.8-.6M37.2 27l1.8-.6`}
    />
  );
}

/** A single glass on its cord. */
export function Monocle() {
  return <path strokeWidth=".8" d={`${oval(34, 27.8, 3.4)}M37 29.5c2 5 .5 10 2 16`} />;
}

/** Paper, oval and background of the portrait. */
export function Mount({ tint, children }: { tint: string; children: ReactNode }) {
  const id = useId();
  const ground = mix(m.paper, tint, 0.5);
  return (
    <>
      <path fill={m.bone} stroke={m.brass} strokeWidth="1.2" d={oval(30, 38, 29.2, 37.2)} />
      <path fill={ground} strokeWidth=".8" d={oval(30, 38, 27, 35)} />
      <path stroke={mix(ground, ink, 0.2)} strokeWidth=".6" d="M9 34l12-16M6 48l14-18M41 31l10-13M44 38l9-12" />
      <clipPath id={id}>
        <path d={`M-5-5h70v44H-5z${oval(30, 38, 27, 35)}`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
      <path strokeWidth="1.2" d={oval(30, 38, 27, 35)} />
    </>
  );
}

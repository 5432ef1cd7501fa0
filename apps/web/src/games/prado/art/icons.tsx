import { memo, type ReactNode } from 'react';

/*
 * All signs have a box of 24, strokes of 1.7 with round ends, no detail below 2 units, and the
 * colour of the surrounding text. The first string of each sign is stroked, the second one filled.
 */
type Strokes = readonly [lines: string, solid?: string];

/** A person from behind, head at (x, y). */
const person = (x: number, y: number) =>
  `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M${x - 4} ${y + 9}c0-3.5 1.5-5.5 4-5.5s4 2 4 5.5`;
const frame = 'M3 4h18v14H3z';
const cards = 'M4 7.5h9a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V9A1.5 1.5 0 0 1 4 7.5z';
const camera =
  'M4 8h3.5L9.5 5h5l2 3H20a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8z';
const cap = 'M3.5 12C5 6.5 8 4.5 12 4.5s7 2 8.5 7.5zM4 12h16M3 15.5c5-2.5 13-2.5 18 0';
const badge = 'M12 2.5l7.5 2.5v6.5c0 5-3.5 8.3-7.5 10-4-1.7-7.5-5-7.5-10V5z';

const strokes = {
  // Visit cards and actions
  move: [`${person(7, 5)}M12.5 17h8.5m-3.5-3.5L21 17l-3.5 3.5`],
  closer: [`${person(6.5, 8)}M13.5 8l4 4-4 4m4.5-8l4 4-4 4`],
  help: [
    `${person(16, 4.5)}M2.5 14.5l4-1.5c1-.4 2 0 3 1l2.5 2h3c1.5 0 1.5 2.5 0 2.5h-4M2.5 20.5l3-.5 4.5 1.5c1 .3 2 .2 3-.3l7-3.7c1-.7.3-2.2-1-2l-3.5 1`,
  ],
  change: [`${person(12, 6)}M7.5 19.5H2.5m2.5-2.5l-2.5 2.5L5 22M16.5 19.5h5M19 17l2.5 2.5L19 22M3 4v9M21 4v9`],
  security: [badge, 'M12 7l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z'],
  joker: [
    'M5.5 18h13v3.5h-13zM5.5 18c0-4-1-6.5-3.5-7.5 2-4 6-3.5 7.5.5m0 0C9 7.5 10 5 12 4c2 1 3 3.5 2.5 7m0 0c1.5-4 5.5-4.5 7.5-.5-2.5 1-3.5 3.5-3.5 7.5',
    'M12 .8a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.2zM2.2 10.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.2zm19.6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.2z',
  ],
  photo: [`${camera}M12 9.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6z`],
  draw: [`${cards}M18.5 3v11m-3-3l3 3 3-3`],
  discard: [`${cards}M18.5 14V3m-3 3l3-3 3 3`],
  hand: ['M5 9l7-3 4 10-7 3zM12 5.5l1-2.5 7 3-3.5 9M9 21l8-1'],
  hall: ['M3 21h18M5 21V10m14 11V10M2.5 10L12 3.5l9.5 6.5zM9 21v-6h6v6'],
  room: [`${frame}M12 4V2m-6 19h12`, 'M6 15l4-5 3 3.5 2-2 3 3.5z'],
  closed: ['M5 21V5M19 21V5M5 8q7 9 14 0M3 21h4m10 0h4'],
  queue: [`${person(5, 9)}${person(12, 8)}${person(19, 7)}`],
  // Phases
  missions: ['M5 3h14v18l-7-4-7 4z', 'M12 6.5l1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z'],
  slot: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7v5l3.5 2.5'],
  visit: [`${person(7, 7)}${person(16.5, 5)}M2 20h20`],
  guard: [cap, 'M12 6l1 2 2.2.2-1.6 1.5.4 2.1-2-1-2 1 .4-2.1L8.8 8.2 11 8z'],
  walk: ['M4 13C5 9 7 7.5 9.5 7.5S14 9 15 13zM3.5 15.5c4-1.5 8-1.5 12 0M13 20h8m-3-3l3 3-3 3'],
  // Effects of slot cards
  visitorIn: [`${person(8, 6)}M18 6v8m-4-4h8M3 20h18`],
  visitorOut: [`${person(8, 6)}M14 10h8M3 20h18`],
  swap: ['M4 8h15m-4-4l4 4-4 4M20 16H5m4 4l-4-4 4-4'],
  look: ['M2 12c4-6.5 16-6.5 20 0-4 6.5-16 6.5-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z'],
  back: [`${person(16, 6)}M10.5 17H3m3-3l-3 3 3 3`],
  actions: ['M3 12a9 9 0 1 0 3-6.7M3 4v4.5h4.5M12 8v8m-4-4h8'],
  noSecurity: [`${badge}M4 3l16 18`],
  points: [
    'M8 3.5C3 8 3 16 9 20m7-16.5C21 8 21 16 15 20M8.5 21.5h7',
    'M12 6l1.7 3.6 3.8.5-2.8 2.7.7 3.9-3.4-1.9-3.4 1.9.7-3.9-2.8-2.7 3.8-.5z',
  ],
  clockwise: ['M20.5 12a8.5 8.5 0 1 1-2.5-6M20.5 2.5v4.5H16'],
  anticlockwise: ['M3.5 12A8.5 8.5 0 1 0 6 6M3.5 2.5v4.5H8'],
  pileOne: [`${frame}M6 21h12`, 'M10.5 7h3v8h-3z'],
  pileTwo: [`${frame}M6 21h12`, 'M8 7h3v8H8zm5 0h3v8h-3z'],
  // Solo play against the guard
  expel: [`${person(17, 6)}M2.5 9h7m-3-3l3 3-3 3M2.5 16h7m-3-3l3 3-3 3M13 20h9`],
  capture: [`${camera}M8 12l2.5-1.5L12 8.5l1.5 2L16 12l-2.5 1.5L12 16l-1.5-2.5z`],
  double: ['M2.5 10.5H6L7.5 8h4l1.5 2.5h3.5V20h-14zM9.5 13a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4zM10 4h11.5v11.5'],
  // Themes
  royalty: ['M4 19h16v2.5H4zM4 19L2.5 7.5 8 12l4-8 4 8 5.5-4.5L20 19', 'M12 14.5l1.5 1.5-1.5 1.5-1.5-1.5z'],
  history: ['M5 21.5V3h.1M5 4c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0', 'M12 6l2.5 2.5L12 11 9.5 8.5z'],
  religion: ['M5 21V11c0-8 14-8 14 0v10zM12 5v16M5 12h14M3 21h18'],
  professions: ['M14 4.5a5 5 0 0 1 6.5 6L17 14l-7-7zM13 10L4.5 18.5a2 2 0 0 0 0 2.5 2 2 0 0 0 2.5 0L15.5 12.5M3.5 3.5l5 5'],
  portraits: [
    'M12 2c5 0 8 4.5 8 10s-3 10-8 10-8-4.5-8-10S7 2 12 2zM12 6.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6zM7 18.5c.5-3 2.5-4 5-4s4.5 1 5 4',
  ],
  mythology: ['M7 3c-5 5-3 12 2 14h6c5-2 7-9 2-14M6 7h12M10 7v10m4-10v10M9 17v3h6v-3M7.5 21.5h9'],
  // Schools
  ES: [
    'M12 7a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 1 0 12 7zM9 7.5L8 2.5l2.5 2L12 2l1.5 2.5 2.5-2-1 5',
    'M10 12h1.5v2H10zm3 1h1.5v2H13zm-2 3.5h1.5v2H11zM8 14.5h1.3v1.5H8zm6.5 2h1.3V18h-1.3z',
  ],
  IT: ['M4 21h16M5.5 21v-5h13v5M5 16c0-6 3-9 7-9s7 3 7 9M12 7V3.5M12 7c-2 2-3 5-3 9m3-9c2 2 3 5 3 9M10.5 3.5h3'],
  NL: [
    'M12 14v7.5M12 20c-4 .5-6-1.5-6.5-5.5 4-.3 6.3 1.5 6.5 5.5zm0-1c3.5.3 5.5-1.5 6-4.5-3.5-.3-5.5 1-6 4.5zM12 14c-5 0-6-3-5.5-9.5L9.5 7 12 2.5 14.5 7l3-2.5C18 11 17 14 12 14z',
  ],
  FR: [
    'M12 2c3 3.5 3.5 7 1.5 13h-3C8.5 9 9 5.5 12 2zM9.5 15C4 16 1.5 10.5 5 7.5c2.5-1.5 5 .5 4 3m5.5 4.5c5.5 1 8-4.5 4.5-7.5-2.5-1.5-5 .5-4 3M7.5 15.5h9M12 15.5v6m-3-2l1.5-3.5m4.5 3.5l-1.5-3.5',
  ],
  DE: [
    'M12 22V9M12 18.5c-2.5 1-5 .5-6-1.5.5-1.5.3-2-.5-3 0-2 .5-3 2-3.5-.5-2 .5-3.5 2-4C9.5 4 10.5 2.5 12 2.5s2.5 1.5 2.5 4c1.5.5 2.5 2 2 4 1.5.5 2 1.5 2 3.5-.8 1-1 1.5-.5 3-1 2-3.5 2.5-6 1.5zM12 13l-3-2m3 5l3.5-2.5',
  ],
  GR: ['M2.5 5h19v14h-14v-9h9v4.5h-4M2.5 5v14'],
  // Centuries
  15: ['M6 7l5 10m0-10L6 17M13.5 7L16 17l2.5-10', 'M4 3h16v1.5H4zm0 16.5h16V21H4z'],
  16: ['M4 7l5 10M9 7L4 17M11.5 7L14 17l2.5-10M19.5 7v10', 'M4 3h16v1.5H4zm0 16.5h16V21H4z'],
  17: ['M2.5 7l5 10m0-10l-5 10M10 7l2.5 10L15 7M18 7v10M21.5 7v10', 'M4 3h16v1.5H4zm0 16.5h16V21H4z'],
  18: ['M1.5 7L6 17M6 7L1.5 17M8.5 7l2 10 2-10M15.5 7v10M19 7v10M22.5 7v10', 'M4 3h16v1.5H4zm0 16.5h16V21H4z'],
  19: ['M3.5 7L9 17M9 7L3.5 17M12.5 7v10M16 7l5.5 10m0-10L16 17', 'M4 3h16v1.5H4zm0 16.5h16V21H4z'],
} as const satisfies Record<string, Strokes>;

export type IconName = keyof typeof strokes;

/** The sign of each slot card, by the card's id. */
const slotStrokes: Record<string, Strokes> = {
  S01: ['M4 21.5V2.5h11v19M2 21.5h20M15 5l4-1.5v16.5l-4-1', 'M12 11a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4z'],
  S02: [`${person(12, 4)}${person(4.8, 9.5)}${person(19.2, 9.5)}M9 21.5h6m-3-3v6`],
  S03: ['M7 22V2.5M7 3.5l12 3.5-12 4M11.5 16h9m-3-3l3 3-3 3'],
  S04: ['M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10.5h2.5a2 2 0 0 1 0 5H17M3 22.5h16M8 6V3m4.5 3V3'],
  S05: ['M2.5 7h19v3a2.2 2.2 0 0 0 0 4.5V18h-19v-3.5a2.2 2.2 0 0 0 0-4.5zM12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z'],
  S06: ['M12 9V7.5c2.5-.5 2.5-4.5 0-4.5-1.5 0-2.3 1-2.3 2M12 9l9.5 8c1 1 .5 2.5-1 2.5h-17c-1.5 0-2-1.5-1-2.5z'],
  S07: ['M12 2.5c.5 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2.5 1-4 2.5-5.5 0 2 1 3 2 3 2-1.5 1-5.5 1-9zM4 22h16'],
  S08: [`${person(17, 5)}M13 17H3.5m3.5-3.5L3.5 17 7 20.5`],
  S09: ['M18.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 9 10zM19 3v5m-2.5-2.5h5'],
  S10: ['M2.5 7.5h16v9h-16zM21.5 10.5v3', 'M5 10h2.5v4H5z'],
  S11: ['M4 3h16v18.5H4zM12 3v18.5M6.5 10L8 7.5 9.5 10zm8-2.5l1.5 2.5 1.5-2.5zM2.5 2l19 20'],
  S12: [`${cap}M4 2l16 18`],
  S13: ['M4 8.5h9.5v12.5H4zM9 4h11v13', 'M7 12h3.5v5.5H7z'],
  S14: [
    'M7 2.5h10a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V4A1.5 1.5 0 0 1 7 2.5zM10.5 18.5h3',
    'M12 14.5c-3-2-4-3.5-4-5a2 2 0 0 1 4-.8 2 2 0 0 1 4 .8c0 1.5-1 3-4 5z',
  ],
  S15: ['M2.5 8h12v9h-12zM5.5 8l3-4.5 3 4.5M2.5 21h12M18 8c3 3 3 8 0 11.5m0-4v4h4'],
  S16: ['M3 8h12v12H3zm0 4h12M9 8v12M12.5 4.5H21m-3-3l3 3-3 3'],
  S17: ['M12 3v1.5M3 13C3 1.7 21 1.7 21 13c-2-2-4-2-6 0-2-2-4-2-6 0-2-2-4-2-6 0zM12 12v7.5c0 2.7-4 2.7-4 0'],
  S18: ['M8.5 7.5h7v9h-7zM3 14a9 9 0 0 0 15 5m0 3v-3h-3M21 10A9 9 0 0 0 6 5m0-3v3h3'],
  S19: [`${person(6, 7)}M17 8a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM17 10.8V13h2`],
  S20: [
    'M4 5.5h15c1.5 0 2.5 3 2.5 8V18H2.5V7A1.5 1.5 0 0 1 4 5.5zM2.5 12h19M9 5.5V12m6-6.5V12M5 18a2 2 0 1 0 4 0m6 0a2 2 0 1 0 4 0',
  ],
  F1: ['M6 17V11a6 6 0 0 1 12 0v6l2 2.5H4zM12 5V2.5M10 22h4M2.5 8c.3-2 1-3.5 2.5-5m16.5 5c-.3-2-1-3.5-2.5-5'],
  F2: ['M3 10v5h4l9 4.5V5.5L7 10zM7 15l1.5 6h3l-1-4.5M19 9.5c1.5 1.5 1.5 4 0 5.5M21 6.5'],
  F3: ['M13.5 2L5 13.5h6L9.5 22 19 9.5h-6.5z'],
  F4: ['M8 8.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM12.5 13h9v4m-4-4v3', 'M8 11.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 1 1 0-2.6z'],
  F5: [
    `${person(5, 12)}${person(12, 11)}${person(19, 12)}`,
    'M12 1l1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6L11 3.2z',
  ],
};

export interface IconProps {
  /** Edge in CSS pixels or any CSS length. */
  size?: number | string;
  className?: string | undefined;
}

function Sign({ strokes: [lines, solid], size = 24, className }: IconProps & { strokes: Strokes }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      {solid && <path fill="currentColor" stroke="none" d={solid} />}
    </svg>
  );
}

/**
 * A sign in the colour of the surrounding text. Its meaning must be in the text beside it or in the
 * control's name.
 */
export const Icon = memo(function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  return <Sign strokes={strokes[name]} {...rest} />;
});

/** The sign of a slot card. @param id `S01` … `F5` */
export const SlotIcon = memo(function SlotIcon({ id, ...rest }: IconProps & { id: string }) {
  const found = slotStrokes[id];
  if (!found) throw new RangeError(`no sign for slot card ${id}`);
  return <Sign strokes={found} {...rest} />;
});

export const iconNames = Object.keys(strokes) as IconName[];

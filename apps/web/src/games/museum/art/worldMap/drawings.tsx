import { continents, type Continent } from '@sobremesa/games/museum';
import type { ReactElement } from 'react';
import { land } from '../../../drawing/land.ts';

const WIDTH = 1000;
const HEIGHT = 520;
/** Width of the edge with the degrees. */
const RIM = 10;

/** The styles of paper, fine lines, ink, and the four regions. */
function looksIn(inks: Record<'paper' | 'line' | 'ink' | Continent, string>) {
  const { paper, line, ink } = inks;
  const region = (continent: Continent) => ({ fill: inks[continent], stroke: ink, strokeWidth: 0.9 });
  return {
    sea: { fill: paper },
    line: { stroke: line },
    ink: { stroke: ink },
    solid: { fill: ink },
    halo: { fill: paper, stroke: paper },
    rim: { stroke: paper },
    AM: region('AM'),
    EU: region('EU'),
    AF: region('AF'),
    AS: region('AS'),
  } as const;
}

type Looks = ReturnType<typeof looksIn>;

const allLand = continents.map((continent) => land[continent]).join('');
const sheet = `M0 0h${WIDTH}v${HEIGHT}H0z`;

const meridians = Array.from({ length: 11 }, (_, i) => `M${Math.round(55.6 + 83.3 * i)} 0v${HEIGHT}`).join('');
const parallels = 'M0 57h1000M0 124h1000M0 197h1000M0 258h1000M0 370h1000M0 431h1000M0 504h1000';
const equator = 'M0 314h1000';
const tropics = 'M0 95h1000M0 248h1000M0 380h1000';

/** Islands too small for an outline: centre and radius. */
const islands = [
  [40, 259, 1.6],
  [36, 255, 1],
  [33, 253, 1],
  [57, 363, 1.3],
  [51, 361, 1],
  [83, 340, 1.2],
  [87, 342, 1],
  [168, 391, 1.2],
  [219, 316, 1.2],
  [288, 263, 1.3],
  [257, 263, 1.4],
  [308, 472, 2],
  [874, 276, 1],
  [908, 336, 1.4],
  [917, 340, 1.8],
  [932, 375, 1.8],
  [936, 359, 1.4],
  [967, 364, 1.6],
  [986, 373, 1],
] as const;
const isletPath = islands.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`).join('');

/** The mountain ranges, one peak each. */
const peaks = [
  '56 111 76 116 97 124 113 133 128 144 136 153 144 162 152 171 158 180 165 188 172 197 178 210 183 222 189 240 197 256',
  '264 303 258 311 256 320 258 331 260 342 266 351 274 360 282 372 283 384 282 396 280 408 278 420 275 432 272 446',
  '250 203 257 196 475 188 492 178 500 176 508 174 535 176 541 183 585 186 597 187 500 116 509 104 516 95',
  '604 219 612 224 619 228 637 100 637 112 636 124 635 136 633 147',
  '660 206 668 211 676 215 684 219 692 224 700 228 709 231 718 233 728 232 738 231 728 215 742 213 756 216 672 195 684 191 696 188 712 183 724 176',
  '458 221 469 218 480 215 578 284 571 290 580 294 575 320 560 330 546 402 552 397 889 400 884 410 880 420 876 368',
  '800 141 812 136 824 125 833 113 850 106 868 104 882 101',
]
  .join(' ')
  .split(' ')
  .map(Number);
const hachures = peaks
  .filter((_, i) => i % 2 === 0)
  .map((x, i) => `M${x - 5} ${(peaks[2 * i + 1] as number) + 3}l5-8 5 8m-4.5-6l1 5.5m1-3l.3 2.5`)
  .join('');

/** The world as an engraver of 1910 printed it, with a tint for each region of the game. */
function worldMap(looks: Looks): ReactElement<{ viewBox: string }> {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <path id="land" d={allLand} />
        <pattern id="sea" width="8" height="3.2" patternUnits="userSpaceOnUse">
          <path {...looks.line} strokeWidth=".7" d="M0 1.6h8" />
        </pattern>
        <pattern id="rim" width="55.6" height="10" patternUnits="userSpaceOnUse">
          <path {...looks.solid} d="M0 0h27.8v10H0z" />
        </pattern>
      </defs>
      <path {...looks.sea} d={sheet} />
      <g {...looks.line} strokeWidth=".6" opacity=".55">
        <path d={meridians + parallels} />
        <path strokeDasharray="5 4" d={tropics} />
        <path strokeWidth="1.1" d={equator} />
      </g>
      <use href="#land" stroke="url(#sea)" strokeWidth="22" opacity=".8" />
      <use href="#land" {...looks.halo} strokeWidth="7" />
      <use href="#land" {...looks.line} strokeWidth="5" />
      <use href="#land" {...looks.halo} strokeWidth="3.8" />
      {continents.map((continent) => (
        <path key={continent} {...looks[continent]} d={land[continent]} />
      ))}
      <path {...looks.AM} d={isletPath} />
      <path {...looks.ink} strokeWidth=".9" d={hachures} opacity=".6" />
      <CompassRose of={looks} />
      <Steamer of={looks} />
      <path {...looks.rim} strokeWidth={RIM} d={`M${RIM / 2} ${RIM / 2}h${WIDTH - RIM}v${HEIGHT - RIM}H${RIM / 2}z`} />
      <path {...looks.ink} strokeWidth="1.2" d={`M${RIM} ${RIM}h${WIDTH - 2 * RIM}v${HEIGHT - 2 * RIM}H${RIM}zM1 1h998v518H1z`} />
      <path stroke="url(#rim)" strokeWidth="5" d={`M2 5.5h996M2 ${HEIGHT - 5.5}h996`} />
    </svg>
  );
}

const arm = 'M0 0l-5.5-7L0-33';
const shadedArm = 'M0 0l5.5-7L0-33z';

function CompassRose({ of: looks }: { of: Looks }) {
  return (
    <g transform="translate(690 428)" {...looks.ink} strokeWidth=".9">
      <path {...looks.halo} d="M-50 0a50 50 0 1 0 100 0 50 50 0 1 0-100 0z" />
      <path d="M-40 0a40 40 0 1 0 80 0 40 40 0 1 0-80 0zM-23 0a23 23 0 1 0 46 0 23 23 0 1 0-46 0z" />
      <path
        strokeWidth="3"
        strokeDasharray="3.5 3.5"
        strokeLinecap="butt"
        d="M-37.5 0a37.5 37.5 0 1 0 75 0 37.5 37.5 0 1 0-75 0z"
      />
      {[45, 135, 225, 315, 0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})${turn % 90 ? ' scale(.66)' : ''}`}>
          <path {...looks.halo} stroke="none" d={`${arm}z`} />
          <path {...looks.solid} stroke="none" d={shadedArm} />
          <path d={`${arm}l5.5 26`} />
        </g>
      ))}
      <path
        {...looks.solid}
        d="M0-56c2.5 3 2.5 6 0 9-2.5-3-2.5-6 0-9zM-5.5-50c-.5 2.5 1 5 5.5 5.5 4.5-.5 6-3 5.5-5.5-.5 2-3 2-4 4h-3c-1-2-3.5-2-4-4z"
      />
    </g>
  );
}

/** A steamer in the empty south of the Pacific. */
function Steamer({ of: looks }: { of: Looks }) {
  return (
    <g transform="translate(150 442)" {...looks.ink} strokeWidth="1">
      <path {...looks.halo} d="M-52 14V-34H52v48z" stroke="none" />
      <path d="M-7-14c4-9 12-4 14-10s10-3 14-8 12-3 18-5M6-14c5-7 11-5 16-9s14-2 20-5" />
      <path {...looks.solid} d="M-36 0h68c3 0 5-1 6-3l-5 12h-64z" />
      <path {...looks.halo} stroke="none" d="M-22-6h42v5h-42z" />
      <path d="M-24 0v-6h46v6M-20-3h.1m4.9 0h.1m4.9 0h.1m4.9 0h.1m4.9 0h.1m4.9 0h.1m4.9 0h.1m4.9 0h.1M-28 0v-22M26 0v-20M-28-20l22 14M26-18L8-6M-36 0l8-20" />
      <path {...looks.solid} d="M-10-6v-8h6v8zM3-6v-8h6v8z" />
      <path
        d="M-48 11c6-4 9 3 15 0s9 3 15 0 9 3 15 0 9 3 15 0 9 3 15 0 9 3 15 0M-34 16c6-4 9 3 15 0s9 3 15 0 9 3 15 0 9 3 15 0"
        opacity=".7"
      />
    </g>
  );
}

/**
 * In the light theme a sepia sheet; in the dark theme the same plate in pale lines on blue-black.
 */
export const drawings = {
  light: worldMap(
    looksIn({ paper: '#efe3c8', line: '#8d7a55', ink: '#1d2b3a', AM: '#d5d09c', EU: '#ddc0a4', AF: '#e6cd8f', AS: '#bfcdc4' }),
  ),
  dark: worldMap(
    looksIn({ paper: '#17212b', line: '#5d6d70', ink: '#c8b98f', AM: '#32423a', EU: '#46382f', AF: '#4a412a', AS: '#33404a' }),
  ),
};

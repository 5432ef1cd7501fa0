import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.rose, 0.3);
const half = mix(p.flesh, p.rose, 0.45);
const deep = mix(p.fleshDark, p.lake, 0.2);
const wig = mix(p.grey, p.white, 0.55);
const steel = mix(p.smalt, p.bone, 0.6);
const bright = mix(p.smalt, p.white, 0.45);

/** Light from the upper left. */
export const carlosIII: Picture = {
  box: [173, 240],
  ground: mix(p.grey, p.umber, 0.45),
  art: (
    <>
      <path fill={mix(p.grey, p.cream, 0.3)} d="M22 0h30v150H22z" />
      <path fill={mix(p.grey, p.umber, 0.3)} d="M40 0h12v150H40z" />
      <path fill={p.wine} d="M88 0h85v150c-20 10-34 2-40-20-6-30-16-60-45-80z" />
      <path fill={p.lake} d="M100 0c10 40 32 60 44 96 6 20 18 30 29 32v22c-20 10-34 2-40-20-6-30-16-60-45-80V0z" />
      <path fill={p.wine} d="M124 0c6 30 24 60 36 90l13 20V0z" />
      <path fill={p.lake} d="M112 164c20-12 46-14 61-8v84h-60z" />
      <path fill={p.white} d="M112 164c10-8 22-12 32-12-10 24-14 54-12 88h-20z" />
      <Line c={p.bone} w={2.6} d="M122 174l-1 4M132 166l-1 4M120 196l-1 4M130 190l-1 4M122 220l-1 4M130 214l-1 4" />
      <path fill={p.gold} d="M142 160l2-16 6 6 4-8 5 8 6-6 4 14-2 10h-22z" />
      <path fill={p.vermilion} d="M150 154h4v4h-4zm10-1h4v4h-4z" />
      <path fill={p.lake} d="M0 206c20-10 44-8 58 0v34H0z" />
      <path fill={steel} d="M44 132c12-10 30-14 46-14s34 6 42 18c4 30 2 60-8 84H46c-10-28-12-60-2-88z" />
      <path
        fill={bright}
        d="M52 136c10-8 18-10 26-12-10 28-12 56-8 86l-14-4c-8-22-10-48-4-70zM112 126l10 6c4 20 4 44-2 66l-6 4c2-26 2-50-2-76z"
      />
      <path fill={p.gold} d="M44 210h80l-2 8H46zM46 128l10-6 2 4-10 8zM128 132l-10-7-1 4 9 8z" />
      <path fill={p.azure} d="M48 128l16-8 60 74v22l-10-2z" />
      <path fill={p.white} d="M54 126l6-4 62 78v8z" />
      <path fill={p.vermilion} d="M62 120l10-2 40 58-3 10z" />
      <path fill={p.vermilion} d="M44 206c26 8 54 8 80-2v16c-26 10-54 10-80 2z" />
      <path fill={p.lake} d="M104 212c10 4 20 14 22 28h-18c2-10 0-20-4-28z" />
      <path fill={steel} d="M46 130c-16 4-24 20-28 38l-14 22 8 10 24-18c10-14 16-32 10-52z" />
      <path fill={bright} d="M42 134c-12 6-16 20-20 36l-10 16 2 4 14-12c8-12 14-26 14-44z" />
      <path fill={p.gold} d="M16 164l20 8-3 6-19-8z" />
      <path fill={skin} d="M14 188c-6 2-12 8-14 14v8l8 2 10-8 2-8z" />
      <Line c={p.gold} w={4.5} d="M0 192l44 32" />
      <Line c={p.naples} w={1.5} d="M2 192l40 28" />
      <path fill={steel} d="M130 134c14 6 20 22 16 44-4 14-14 24-24 26l-4-10c8-4 12-12 12-20z" />
      <path fill={bright} d="M134 138c8 6 10 16 8 30-6 12-10 18-16 24 6-18 8-36 8-54z" />
      <path fill={skin} d="M122 192c-6 0-12 4-14 10l4 6c8 0 14-4 16-10z" />
      <path fill={mix(wig, p.grey, 0.4)} d="M114 48c14 10 16 28 12 46l4 30-14 8-14-20z" />
      <path fill={p.white} d="M74 112c10 6 24 6 34 0l8 14-10 18-16-6-14 8-8-20z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M90 118l18-6 8 14-10 18-14-6z" />
      <path fill={half} d="M78 100h30l2 16c-10 8-24 8-34 2z" />
      <path fill={half} d="M66 70c0-24 12-30 24-30s24 8 24 32z" />
      <path fill={skin} d="M66 60c-2 12-4 22-2 34 2 14 10 26 24 28 16 0 26-14 28-32 2-14 2-26-2-38-14-8-36-6-48 8z" />
      <path fill={half} d="M104 48c4 0 7 2 10 4 4 12 4 24 2 38-2 18-12 32-28 32 10-8 16-18 16-32 2-14 2-28 0-42z" />
      <path fill={deep} d="M112 60c4 10 4 20 3 32-2 16-12 29-27 30 14-8 22-28 24-62z" />
      <path fill={half} d="M66 72c4-3 9-3 13 0l-1 8c-4 3-9 3-12 0zM91 71c5-4 12-3 17 1l-1 8c-5 3-11 3-15 0z" />
      <path fill={half} d="M84 70l5 4c0 10 3 16 4 22 0 6-6 8-11 7-5 0-8-3-8-6 4-2 8-8 9-14z" />
      <path fill={mix(skin, p.white, 0.35)} d="M82 70q2 14 0 24-2 5-6 5 5-10 6-29z" />
      <path fill={deep} d="M76 102q7 4 14 0 0 4-6 4t-8-4z" />
      <Eyes
        at={[
          [72.5, 76],
          [99, 76],
        ]}
        w={12}
        iris={mix(p.smalt, p.bone, 0.4)}
      />
      <Line c={p.grey} w={2.2} d="M65 68q6-4 13 0M90 67q9-5 17 1" />
      <path fill={mix(p.rose, p.lake, 0.5)} d="M77 112q4-2 7 0 4-2 8-1-3 5-8 5t-7-4z" />
      <Line c={p.rose} w={6} d="M68 96h.1M102 96h.1" />
      <Line c={deep} w={1.3} d="M69 106q0 4 4 7M98 106q1 4-3 6" />
      <path fill={wig} d="M64 66c-10-26 4-44 26-44 24 0 36 16 30 44l-6-6c-6-10-14-16-24-16-12 0-20 6-26 22z" />
      <path fill={p.white} d="M66 54c0-18 10-28 22-29-8 6-14 14-16 23z" />
      <path
        fill={wig}
        d="M110 66c8-4 16 0 16 8s-10 10-16 6zm2 18c8-4 16 0 15 8s-11 9-16 5zM62 70c-6-2-10 4-8 10 2 5 8 6 11 2zm0 16c-6-2-10 4-7 10 2 4 7 5 9 1z"
      />
      <path fill={mix(wig, p.grey, 0.5)} d="M114 72c6-2 9 0 9 4-3 2-7 2-9 0zm2 18c6-2 8 0 8 4-3 2-7 1-8-1z" />
      <path fill={p.gold} d="M84 146c4 2 8 2 12-1l1 12c-2 8-10 8-12 0z" />
    </>
  ),
};

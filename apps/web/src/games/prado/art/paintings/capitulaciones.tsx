import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const leaf = mix(p.olive, p.umber, 0.35);
const pearl = mix(p.rose, p.white, 0.6);
const seated: HeadAt[] = [
  [44, 128, 5],
  [58, 124, 5],
  [74, 126, 5],
  [88, 116, 5],
  [104, 122, 5.5],
  [124, 118, 5.5],
  [140, 116, 5.5],
  [158, 122, 5],
  [172, 120, 5],
  [188, 126, 5],
  [202, 122, 5],
];

/** The last sun of the day, from the left. */
export const capitulaciones: Picture = {
  box: [240, 205],
  ground: p.umber,
  art: (
    <>
      <Fade d="M0 0h240v140H0z" from={mix(p.azure, p.smalt, 0.4)} to={p.naples} />
      <Glow x={66} y={100} rx={80} ry={50} c={p.cream} />
      <path fill={mix(p.verdigris, p.naples, 0.5)} d="M0 100c40-12 90-14 130-4v40H0z" />
      <path fill={p.cream} d="M40 100h18v-16l4-10 4 10v16h6v12H40z" />
      <path
        fill={mix(p.forest, p.umber, 0.45)}
        d="M0 0h46c6 12-2 20-10 22 6 14-2 24-12 24 6 18 0 34-8 40l8 60H0zM240 0H92c-8 10-4 20 6 22-4 12 6 22 20 20 4 12 18 14 26 6 6 12 14 22 26 26l6 60h64z"
      />
      <path
        fill={leaf}
        d="M20 4c14-2 22 6 18 14-10 2-18-4-18-14zM4 40c12-2 18 6 14 14-8 2-14-4-14-14zM110 6c18-4 30 4 28 14-14 4-26-2-28-14zM160 10c18-4 34 2 34 14-16 6-30 0-34-14zM150 44c12-4 24 0 26 10-12 4-22 0-26-10zM204 34c14-4 28 0 32 12-14 6-28 2-32-12z"
      />
      <Line c={p.brown} w={6} d="M12 60l4 100M196 40l-2 100M222 50l6 100" />
      <path fill={mix(p.ochre, p.olive, 0.45)} d="M0 148c60-16 180-16 240-2v59H0z" />
      <path fill={mix(p.naples, p.ochre, 0.3)} d="M30 172c50-14 140-14 190 0-50 18-150 18-190 0z" />
      <path fill={p.lake} d="M84 62c30 10 66 10 100-8l10 56c-30 12-84 14-112 4z" />
      <path fill={p.vermilion} d="M84 62c14 5 28 7 44 7l-6 50c-14 0-28-2-40-5z" />
      <path fill={p.wine} d="M160 64l24-10 10 56c-8 3-14 5-22 6z" />
      <path fill={p.naples} d={oval(134, 84, 10)} />
      <path fill={p.lake} d={oval(134, 84, 6)} />
      <path
        fill={mix(p.smalt, p.umber, 0.25)}
        d="M36 134c4-4 12-4 16 0l4 26H32zM152 128c4-4 10-4 14 0l6 30h-24zM196 128c4-4 10-4 14 0l6 32h-26z"
      />
      <path fill={pearl} d="M50 132c4-6 12-6 16 0l6 30H46zM132 122c4-4 12-4 16 0l8 34h-28z" />
      <path fill={p.rust} d="M68 134c4-6 10-6 14 0l4 26H66zM166 128c4-4 10-4 14 0l4 30h-20z" />
      <path fill={p.gold} d="M82 122c4-6 10-4 14 0l2 36H80zM182 134c4-6 10-4 14 0l2 26h-18z" />
      <path fill={mix(p.azure, p.smalt, 0.3)} d="M116 124c4-4 12-4 16 0l4 32h-22z" />
      <path fill={p.bone} d="M96 130c4-6 14-6 17 0l5 26H94z" />
      <path fill={p.white} d="M100 127l8 0-3 6z" />
      <path fill={mix(p.umber, p.sienna, 0.4)} d="M106 140h34v22h-34z" />
      <path fill={p.white} d="M102 138h42v8h-42zm16-3l12-1 2 4h-14z" />
      <Faces at={seated} skin={p.fleshLight} hair={p.umber} plain />
      <path fill={p.bone} d="M96 118c4-6 14-6 17 0z" />
      <path fill={p.rose} d={oval(140, 110, 2) + oval(58, 118, 2) + oval(88, 110, 2)} />
      <path fill={mix(p.ochre, p.rust, 0.35)} d="M206 142c6-6 16-4 20 2l4 40h-26z" />
      <path fill={p.umber} d="M200 152c4-6 14-4 14 4s-12 8-14-4zm-6-2l-10 14 3 1 10-11z" />
      <path fill={mix(p.verdigris, p.smalt, 0.4)} d="M222 150c6-4 14-2 18 2v36h-22z" />
      <path fill={p.flesh} d={oval(214, 136, 5, 6) + oval(230, 143, 5, 6)} />
      <path fill={p.umber} d="M207 133c0-8 14-8 15 0zm16 7c0-7 13-7 14 0z" />
      <path fill={mix(p.smalt, p.white, 0.55)} d="M72 152c4-5 12-5 16 0l2 10c8 6 12 16 12 30-12 4-30 4-40 0 0-12 4-24 10-30z" />
      <path fill={p.white} d="M72 152c4-4 8-4 10-2-6 14-8 28-8 44-6 0-10-1-14-2 2-12 4-24 10-30z" />
      <path fill={p.rose} d="M92 190c4-10 4-20-2-30l2 2c8 6 12 16 12 28z" />
      <path fill={p.vermilion} d="M118 152c6-5 14-3 16 2l4 22-22 2z" />
      <path fill={p.lake} d="M128 150c4 1 6 3 6 4l4 22-8 1c2-10 2-18-2-27z" />
      <Line c={p.naples} w={3.4} d="M121 178l-2 16M132 177l4 16" />
      <Line c={p.fleshLight} w={3} d="M88 156l12-6 18 4M72 156l-8 12M134 156l8 10" />
      <Faces
        at={[
          [81, 146, 6, 0.6],
          [124, 145, 6, -0.6],
        ]}
        skin={p.fleshLight}
        hair={p.umber}
        fall={0.6}
      />
      <path fill={mix(p.umber, p.bone, 0.35)} d="M0 180c20-4 40 0 52 14l8 11H0zM240 186c-20 0-34 6-40 19h40z" />
    </>
  ),
};

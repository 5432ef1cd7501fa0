import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const marble = mix(p.sky, p.cream, 0.6);
const shade = mix(p.smalt, p.umber, 0.3);
const cool = mix(p.smalt, p.sky, 0.5);
const rays = [-200, -90, -20, 24, 58, 92, 130, 176, 236, 320, 440]
  .map((x) => `M${Math.round(58 + (x - 58) * 0.22)} 46L${x} 95`)
  .join('');

/** Cool light from the left, under the arch. */
export const lavatorio: Picture = {
  box: [240, 95],
  ground: mix(p.grey, p.cream, 0.45),
  art: (
    <>
      {/* The canal towards the arch. */}
      <Fade d="M0 0h140v46H0z" from={p.azure} to={p.cream} />
      <path
        fill={marble}
        d="M44 42V22c0-16 28-16 28 0v20h-6V24c0-10-16-10-16 0v18zM42 8h32v5H42zm6-5h20v5H48zM76 38l3-24 3 24z"
      />
      <path fill={cool} d="M0 4l36 12v26H0zM84 18l44-18v46H84z" />
      <path fill={shade} d="M6 14l6 2v24H6zm12 6l5 1v19h-5zm10 4l4 1v15h-4zm62-4l5-2v22h-5zm12-5l6-2v25h-6zm14-5l7-3v32h-7z" />
      <path fill={mix(p.azure, p.verdigris, 0.45)} d="M30 40h60l8 6H20z" />
      <path fill={p.bone} d="M40 42q8 3 16-1l-2 3H42z" />
      {/* The hall. */}
      <path fill={mix(p.umber, p.grey, 0.2)} d="M128 0h112v60H128z" />
      <path fill={p.brown} d="M142 6h30v44h-30zm50 0h48v52h-48z" />
      <path fill={mix(p.gold, p.umber, 0.2)} d="M200 12h30v18h-30z" />
      <Line c={p.brown} w={4} d="M205 24v3M212 22v5M219 22v5M226 24v3" />
      <path fill={marble} d="M126 0h12v58h-12zm52 0h12v60h-12z" />
      <path fill={shade} d="M133 0h5v58h-5zm52 0h5v60h-5z" />
      {/* The pavement. */}
      <path fill={mix(p.cream, p.grey, 0.35)} d="M0 46h240v49H0z" />
      <path fill={mix(p.rose, p.sky, 0.35)} d="M0 50h240v4H0zm0 10h240v7H0zm0 15h240v10H0z" />
      <Line c={p.white} w={1.8} d={rays} />
      <path fill={marble} d="M0 0h16v74H0z" />
      <path fill={shade} d="M10 0h6v74h-6z" />
      {/* The table, and those around it. */}
      <path fill={p.verdigris} d="M92 36q5-4 9 0l2 12H90z" />
      <path fill={p.vermilion} d="M108 33q6-4 10 0l3 14h-15z" />
      <path fill={p.ultramarine} d="M126 34q5-4 9 0l3 14h-14z" />
      <path fill={p.gold} d="M142 34q6-4 10 0l4 16h-15z" />
      <path fill={p.white} d="M88 46h66l20 14H96z" />
      <path fill={mix(p.grey, p.white, 0.5)} d="M96 60h78v7H97zM88 46l8 14 1 7-9-15z" />
      <path fill={p.umber} d="M100 67h4v10h-4zm64 0h5v10h-5z" />
      <Line c={p.ochre} w={3} d="M104 50h3M122 53h4M142 50h3M150 56h4M112 57h3" />
      <path fill={p.rust} d="M156 42q7-6 13 0l8 24-4 6h-16z" />
      <Line c={p.flesh} w={3} d="M98 42l4 6M114 40l-4 7M147 42l-4 6M158 50l-8 3" />
      {/* One pulls off another's hose. */}
      <path fill={p.lake} d="M64 54q8-8 15-1l8 17-3 16-22-2-3-10z" />
      <path fill={p.wine} d="M75 51q3 0 4 2l8 17-3 16-8-1q2-18-1-34z" />
      <Line c={p.white} w={5} d="M66 78l-18-4" />
      <path fill={mix(p.gold, p.ochre, 0.4)} d="M30 66q7-7 14 0l2 14-6 13H18l4-12z" />
      <path fill={p.sienna} d="M40 63q3 1 4 3l2 14-6 13h-8q7-14 8-30z" />
      <Line c={p.flesh} w={4} d="M40 70l8 5M66 60l-6 10 6 4" />
      {/* He who leans on the column. */}
      <path fill={p.verdigris} d="M10 44q8-8 14 0l4 18-6 31H4l2-30z" />
      <path fill={mix(p.verdigris, p.forest, 0.6)} d="M20 41q3 1 4 3l4 18-6 31h-8q8-26 6-52z" />
      {/* The dog. */}
      <path fill={mix(p.rust, p.ochre, 0.3)} d="M104 88c-2-8 6-12 16-11l12-1 4-7 6-2 2 4 6 2-2 4-6 1-3 14h-4l-2-7-14 3-8 4z" />
      <path fill={p.white} d="M136 74l6 4-3 12h-4l-2-8z" />
      {/* Peter, Christ with the towel, and John. */}
      <path fill={p.ultramarine} d="M170 52q10-9 18 0l6 20-2 18-20 3-8-12z" />
      <path fill={p.navy} d="M184 49q2 1 4 3l6 20-2 18-8 1q4-22 0-42z" />
      <path fill={p.gold} d="M166 66q14-4 20 6l8 10-6 11h-22z" />
      <Line c={p.fleshLight} w={4.6} d="M188 74l16 6-2 8M172 58l-6 8 10 2M186 56l8-8" />
      <path fill={mix(p.gold, p.umber, 0.3)} d="M192 85h20c0 8-4 10-10 10s-10-2-10-10z" />
      <path fill={mix(p.azure, p.white, 0.5)} d={oval(202, 86, 9, 2)} />
      <path fill={mix(p.vermilion, p.rose, 0.45)} d="M208 50q9-9 17 1l7 22-2 22h-24l4-24z" />
      <path fill={p.lake} d="M220 47q3 1 5 4l7 22-2 22h-12q6-26 2-48z" />
      <path fill={p.white} d="M206 68l18 4 4 20-22-2z" />
      <Line c={mix(p.vermilion, p.rose, 0.45)} w={5.5} d="M213 56l-9 14" />
      <Line c={p.fleshLight} w={4} d="M204 71l-3 9" />
      <path fill={p.green} d="M228 36q7-5 12 0v59h-8q2-30-4-59z" />
      <path fill={p.naples} d={oval(211, 39, 9)} />
      <Faces
        at={[
          [211, 42, 6.4, -0.8],
          [17, 34, 5.6, 0.5],
          [71, 45, 5.4, -0.6],
          [37, 57, 5.4, 0.7],
          [235, 27, 5.4, -0.7],
        ]}
        skin={p.fleshLight}
        hair={p.umber}
        fall={0.5}
        plain
      />
      <Faces
        at={[
          [97, 30, 4, 0.5],
          [113, 27, 4.2, 0],
          [131, 28, 4, 0.4],
          [147, 28, 4.2, 0],
          [162, 34, 4.6, -0.7],
        ]}
        hair={p.sienna}
        fall={0.3}
        plain
      />
      <Faces at={[[178, 43, 6, 0.8]]} hair={p.cream} fall={0.2} plain />
      <path fill={p.cream} d="M174 46c3 4 6 4 9 0 1 6-1 8-4 8s-5-3-5-8z" />
    </>
  ),
};

import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.fleshLight, p.white, 0.3);
const half = mix(p.flesh, p.rose, 0.35);
const deep = mix(p.fleshDark, p.rose, 0.3);
const fold = mix(p.grey, p.white, 0.55);

/** Light from the upper left. */
export const majaDesnuda: Picture = {
  box: [240, 123],
  ground: mix(p.umber, p.olive, 0.3),
  art: (
    <>
      <Fade d="M0 0h240v123H0z" from={mix(p.brown, p.olive, 0.3)} to={mix(p.umber, p.bone, 0.2)} />
      <Glow x={110} y={40} rx={120} ry={56} c={p.olive} o={0.6} />
      <path fill={mix(p.verdigris, p.navy, 0.35)} d="M0 66c20-14 40-14 60-8l92 20c30 6 60 4 88-2v47H0z" />
      <path
        fill={mix(p.verdigris, p.azure, 0.35)}
        d="M0 68c16-10 34-12 52-8-14 10-34 26-52 34zM196 84c16 0 32-2 44-6v12c-16 4-30 4-44 2z"
      />
      <path fill={mix(p.verdigris, p.bone, 0.6)} d="M40 123c40-10 130-14 200-12v12z" />
      <path fill={p.white} d="M22 88c20-12 60-18 90-10 40 12 90 12 128 8v20c-50 14-130 18-190 12-20-4-36-16-28-30z" />
      <path fill={fold} d="M50 110c40 10 130 6 190-10v6c-50 14-130 18-190 12zM84 84c30 4 60 20 70 28-24-4-52-12-70-28z" />
      <path fill={p.white} d="M20 44c10-10 70-16 92-6 8 12 4 36-6 44-24 8-70 8-84 0-8-10-10-28-2-38z" />
      <path fill={fold} d="M96 40c8 0 12 2 16 6 4 12 0 28-6 36-10 4-22 5-34 5 20-8 28-28 24-47z" />
      <path fill={p.cream} d="M16 58l-6-4 4-6-4-6 8-2 2-7 8 3 8-5 5 5 8-5-31 48z" />
      <path fill={mix(p.rose, p.white, 0.6)} d="M26 76c20 8 56 8 84-2 4 8 2 16-6 20-28 6-62 4-76-6z" />
      <path fill={p.brown} d="M54 44c-4-18 12-28 24-24 10 0 16 8 14 20 4 8 2 14-2 18l-8-6-20 4c-6-2-8-6-8-12z" />
      <path fill={half} d="M62 60c-10-2-22-8-28-16 2-6 8-8 12-6l18 10zM88 46l10-14c6-6 14-4 14 2l-12 26z" />
      <path fill={skin} d="M62 58c-10-2-20-8-26-14 2-4 6-4 9-3l20 10zM89 48l12-15c4-4 9-3 9 1l-12 22z" />
      <path
        fill={skin}
        d="M62 54c10-6 22-8 32-6 8 2 14 6 20 12 10 2 18-2 26-2 10 2 18 8 28 16 16 6 34 10 50 12 8 2 14 4 16 10-2 6-8 6-14 4-20 2-42 2-62-2-22 2-46-2-62-10-14-4-24-14-30-22-4-4-6-8-4-12z"
      />
      <path
        fill={half}
        d="M66 66c8 10 18 18 30 22 16 8 40 12 62 10 20 4 42 4 62 2 4 0 6 0 9-1 1 4-7 5-13 3-20 2-42 2-62-2-22 2-46-2-62-10-12-4-20-14-26-24zM112 62c4 8 14 12 28 10 10 2 20 6 28 12-12-2-22-4-30-8-12 0-22-4-26-14zM190 88c10 4 22 6 32 6l-2 4c-12 0-22-4-30-10z"
      />
      <path
        fill={deep}
        d="M138 72c4 2 8 4 12 8-6 0-10-3-12-8zM78 66c4 6 12 6 18 0-2 8-14 10-18 0zM98 64c4 6 12 6 16-1 0 9-13 10-16 1z"
      />
      <path fill={deep} d="M121 74h2v2h-2z" />
      <path fill={skin} d="M70 46h14l4 12-20 2z" />
      <path fill={half} d="M78 50h7l2 8-9 2z" />
      <path fill={p.fleshLight} d="M66 36c0-10 6-14 12-14s11 5 11 14-5 18-11 18-12-8-12-18z" />
      <path fill={half} d="M82 23c5 2 7 7 7 13 0 9-5 18-11 18 4-8 6-18 4-31z" />
      <path fill={p.brown} d="M65 40c-2-12 4-20 13-20 8 0 13 6 12 15-4-4-6-8-7-10-6 4-14 6-18 15z" />
      <Line c={p.bone} w={1.3} d="M70 37h5M80 36h5" />
      <Line c={deep} w={1.3} d="M78 38l1 5h-2" />
      <Line c={p.vermilion} w={1.6} d="M75 48q3 1.5 6-.5" />
      <Line c={p.rose} w={3.5} d="M71 43h.1M85 42h.1" />
    </>
  ),
};

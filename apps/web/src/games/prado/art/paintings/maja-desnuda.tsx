import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes } from '../toolbox.tsx';

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
        d="M60 56c12-9 28-10 38-4 10 2 18 10 18 18 6 4 16 0 26-3 14-3 26 5 36 13 16 10 30 14 42 15 6-4 12-4 14-1 0 4-3 6-6 8 4 3 2 7-4 7-10 2-20-2-30-4-16 0-32 0-48-3-18 1-40-5-56-15-14-8-24-18-30-31z"
      />
      <path
        fill={half}
        d="M64 64c8 14 18 21 30 26 16 6 34 8 52 6 16 2 34 4 48 4 12 3 22 5 32 3 3 3 1 7-6 7-10 2-20-2-30-4-16 0-32 0-48-3-18 1-40-5-56-15-10-6-18-13-22-24z"
      />
      <Line c={half} w={1.8} d="M146 83c18 9 44 14 78 17M116 70q-1 5-6 8M144 70q-6 6-4 12M68 54q6 6 10 6" />
      <path fill={deep} d="M137 79q5-1 11 5-7 1-11-5zM77 68c4 7 13 6 18 0-2 9-16 11-18 0zM98 66c5 6 13 5 16-1 0 10-14 11-16 1z" />
      <Line c={p.rose} w={2.6} d="M84 67h.1M106 64h.1" />
      <Line c={deep} w={1.6} d="M122 80h.5" />
      <path fill={skin} d="M70 46h14l6 12-24 2z" />
      <path fill={half} d="M78 50h7l4 8-11 2z" />
      <path fill={p.fleshLight} d="M65 36c0-10 6-15 12-15s12 5 12 15-5 19-12 19-12-9-12-19z" />
      <path fill={half} d="M82 22c5 2 7 7 7 14 0 10-5 19-12 19 5-8 7-20 5-33z" />
      <path fill={p.brown} d="M63 42c-3-14 4-23 14-23s15 8 13 18c-4-4-6-8-8-11-6 4-14 6-19 16z" />
      <Eyes
        at={[
          [72, 37],
          [82, 37],
        ]}
        w={5}
      />
      <Line c={p.brown} w={1} d="M69 33q3-2 6-1M79 32q3-1 6 1" />
      <Line c={deep} w={1.2} d="M77 38l1 5h-2" />
      <Line c={p.vermilion} w={1.8} d="M74 48.5q3 1 6-.5" />
      <Line c={p.rose} w={3.2} d="M69 43h.1M85 42h.1" />
    </>
  ),
};

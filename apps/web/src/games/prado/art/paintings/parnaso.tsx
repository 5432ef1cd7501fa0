import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import type { HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const body = mix(p.fleshLight, p.flesh, 0.35);
const half = mix(p.flesh, p.fleshDark, 0.4);
const muses: HeadAt[] = [
  [152, 66, 6, -0.6],
  [166, 60, 6, -0.4],
  [180, 66, 6, -0.6],
  [196, 62, 6, -0.5],
  [210, 68, 6, -0.6],
  [224, 64, 6, -0.6],
];
const poets: HeadAt[] = [
  [14, 80, 6, 0.6],
  [30, 72, 6, 0.5],
  [46, 76, 6, 0.6],
  [62, 70, 6, 0.7],
];

/** Clear light from the left. */
export const parnaso: Picture = {
  box: [240, 177],
  ground: p.azure,
  art: (
    <>
      <Fade d="M0 0h240v100H0z" from={mix(p.azure, p.ultramarine, 0.3)} to={mix(p.sky, p.cream, 0.5)} />
      <path fill={p.white} d="M0 40c20-8 44-4 56 6-16 8-40 8-56 2zm170-14c20-6 46-4 70 4v16c-24 4-54-4-70-20z" opacity=".75" />
      <path fill={mix(p.azure, p.verdigris, 0.4)} d="M0 84c60-14 180-14 240 0v20H0z" />
      <path fill={mix(p.olive, p.ochre, 0.4)} d="M0 100c60-14 180-14 240 0v77H0z" />
      <path fill={mix(p.ochre, p.naples, 0.3)} d="M0 136c60-12 180-12 240 0v41H0z" />
      <Line c={p.umber} w={5} d="M84 110c4-30-2-50 2-80M112 96c-2-26 4-46 0-70M142 104c-4-28 2-50-2-74M210 60V30M36 70V34" />
      <path
        fill={p.forest}
        d="M60 0h126c8 12-2 24-14 22-2 14-20 18-28 8-8 12-26 12-30 0-10 12-26 10-30-2-14 6-28-4-28-16zM190 0h50v40c-10 6-24 2-26-8-14 0-24-10-24-20zM0 0h54c6 12 0 22-10 24-2 16-22 20-28 8-6 4-12 2-16-2z"
      />
      <path
        fill={mix(p.green, p.olive, 0.4)}
        d="M70 4c14-2 22 4 20 12-12 2-20-2-20-12zM110 4c14-2 24 4 22 14-12 2-22-4-22-14zM154 8c12-2 20 2 18 10-10 2-18-2-18-10zM8 8c12-2 20 4 18 12-10 2-18-2-18-12zM206 6c12-2 22 4 20 12-10 2-20-2-20-12z"
      />
      <path fill={p.vermilion} d="M6 92c4-6 12-6 16 0l4 50H2z" />
      <path fill={p.ultramarine} d="M22 84c4-6 12-6 16 0l4 58H20z" />
      <path fill={p.gold} d="M38 88c4-6 12-6 16 0l4 54H36z" />
      <path fill={p.white} d="M54 82c4-6 12-6 16 0l6 58H52z" />
      <path fill={mix(p.grey, p.white, 0.5)} d="M64 79c3 0 5 1 6 3l6 58h-8z" />
      <path fill={p.lake} d="M6 92c-2 16-2 34 0 50H2zM30 82c8 16 6 40 4 60h8l-4-58z" />
      <path fill={mix(p.azure, p.white, 0.25)} d="M144 78c4-6 12-6 16 0l6 60h-26z" />
      <path fill={p.naples} d="M158 72c4-6 12-6 16 0l4 66h-18z" />
      <path fill={mix(p.rose, p.vermilion, 0.3)} d="M172 78c4-6 12-6 16 0l4 60h-18z" />
      <path fill={p.white} d="M188 74c4-6 12-6 16 0l4 64h-18z" />
      <path fill={mix(p.ultramarine, p.azure, 0.3)} d="M202 80c4-6 12-6 16 0l4 60h-18z" />
      <path fill={p.gold} d="M216 76c4-6 12-6 18 0l6 8v58h-20z" />
      <Line c={body} w={3.4} d="M150 84l-8 12M172 80l8 12M226 84l-8 10M62 88l14 10" />
      <Faces at={poets} hair={p.brown} fall={0.3} plain />
      <Faces at={muses} hair={mix(p.sienna, p.ochre, 0.4)} fall={0.5} plain />
      <path fill={p.umber} d="M92 112l30-6 14 6v16H90z" />
      <path fill={p.vermilion} d="M110 88c10 0 18 8 20 20l10 12-8 12-26-8-12 2z" />
      <path fill={p.lake} d="M124 96c4 4 5 8 6 12l10 12-8 12-8-3c4-10 4-22 0-33z" />
      <path fill={body} d="M102 78c6-6 16-4 18 2l2 20 10 6-4 8-16-2-12-4-6 24-6-2 6-28c2-8 4-16 8-24z" />
      <path fill={half} d="M114 76c4 0 6 2 6 4l2 20 10 6-4 8-14-4c2-12 4-22 0-34z" />
      <Line c={body} w={4.4} d="M104 82l-14 10-4 4M120 84l10 8" />
      <path fill={p.gold} d="M82 92h8l-2 6h-4z" />
      <path fill={mix(p.ochre, p.rust, 0.4)} d="M68 98c6-6 12-4 14 2l4 24-4 18H58z" />
      <Line c={p.flesh} w={3.6} d="M78 102l8-6" />
      <path
        fill={mix(p.ochre, p.naples, 0.15)}
        d="M0 140c16-6 30 0 40-3 14-3 28 4 44 1 30-4 44 4 60 0 20-5 40 3 56-1 14-3 26 2 40-1v14H0z"
      />
      <path fill={mix(p.azure, p.white, 0.4)} d="M80 172c30-12 80-12 110 0l-10 5H90z" />
      <path fill={p.white} d="M66 160c14-12 46-12 70-4l-6 12c-22 6-46 4-64-8z" />
      <path fill={body} d="M96 146c4-6 14-8 18-2l8 8 26 6 28 2 10 6-14 4-40-4c-14 2-26-2-34-8-6-4-6-8-2-12z" />
      <path fill={half} d="M110 154c10 6 22 8 38 8l28-2 10 6-14 4-40-4c-14 2-26-2-32-8zM92 158c4 2 8 2 10 0l-2 6c-4 0-8-2-8-6z" />
      <Line c={body} w={4.4} d="M98 150l-14 8-4 8M114 148l14-6" />
      <path fill={p.cream} d="M128 136h8l3 8-4 8h-6l-4-8z" />
      <Faces
        at={[
          [108, 68, 6.6, -0.7],
          [75, 91, 5.6, 0.7],
          [104, 139, 6.4, 0.6],
        ]}
        skin={body}
        hair={p.sienna}
        fall={0.5}
      />
      <Line c={body} w={5} d="M72 36l8 6 10 0M176 42l-8 6-10 0" />
      <path fill={p.white} d="M74 38l-8-10 12 6zm100 4l8-10-12 6z" />
      <path fill={p.flesh} d="M64 34a4 4 0 0 1 8 0 4 4 0 0 1-8 0zm112 6a4 4 0 0 1 8 0 4 4 0 0 1-8 0z" />
      <Line c={p.forest} w={2.4} d="M92 42a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm56 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" />
    </>
  ),
};

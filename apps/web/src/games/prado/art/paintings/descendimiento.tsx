import { Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const pale = mix(p.fleshLight, p.grey, 0.25);
const skin = mix(p.fleshLight, p.flesh, 0.4);
const linen = mix(p.white, p.grey, 0.35);

/** Even light from the right, before a wall of gold. */
export const descendimiento: Picture = {
  box: [240, 188],
  ground: mix(p.gold, p.ochre, 0.4),
  art: (
    <>
      <Glow x={120} y={70} rx={130} ry={90} c={p.naples} o={0.8} />
      <path fill={mix(p.gold, p.umber, 0.55)} d="M0 0h94v36H0zm148 0h92v36h-92z" />
      <path fill={p.brown} d="M90 0h4v40H0v-4h90zm62 0h-4v40h92v-4h-88z" />
      <path fill={mix(p.olive, p.umber, 0.45)} d="M0 164c60-8 180-8 240 0v24H0z" />
      <path fill={p.umber} d="M117 8h8v120h-8zM98 15h46v7H98z" />
      <path fill={p.sienna} d="M117 22h3v90h-3zM98 15h46v2H98z" />
      <path fill={mix(p.smalt, p.white, 0.4)} d="M124 34c8-6 16-4 18 2l-2 26-22 10c-4-14 0-28 6-38z" />
      <Line c={mix(p.smalt, p.white, 0.55)} w={6} d="M128 38l-8-12M140 40l8 14-10 10" />
      <path fill={p.brown} d="M127 25c0-10 14-10 14 0z" />
      <path fill={mix(p.brown, p.bone, 0.4)} d="M14 74c8-6 18-4 22 4 8 26 10 62 8 94H4c0-34 2-70 10-98z" />
      <path fill={mix(p.umber, p.grey, 0.3)} d="M28 80c8 24 10 58 8 92h8c2-34 0-68-8-94z" />
      <path fill={p.white} d="M14 72c0-16 22-16 24 0l4 16-8 8-20-6z" />
      <Line c={linen} w={5} d="M30 92l-4-12" />
      <path fill={p.green} d="M64 74c8-4 16 0 20 8l12 26-10 10-26-8z" />
      <path fill={p.forest} d="M64 76l14 34-14 4-6-16z" />
      <path fill={p.white} d="M62 64c0-14 20-14 22 0l2 14-12 4-12-6z" />
      <path fill={p.vermilion} d="M44 74c10-8 20-4 24 6l10 22 14 14-6 10-20-6 4 50H30c-4-30 0-72 14-96z" />
      <path fill={p.lake} d="M44 76c-10 26-14 60-12 94H20c2-34 8-72 24-94zM58 100c8 14 12 40 12 70h-8c0-26-2-50-4-70z" />
      <path fill={p.sienna} d="M46 62c0-14 20-14 20 0l-4 4-12 4z" />
      <path fill={p.lake} d="M104 62c8-6 20-6 28 0l10 30-6 26h-30l-8-34z" />
      <path fill={p.wine} d="M126 60l16 32-6 26h-8c2-22 2-40-2-58z" />
      <path fill={p.wine} d="M108 48c2-12 20-12 21 1-6-3-14-3-21-1z" />
      <path fill={p.cream} d="M110 56c6 4 12 4 16 0 2 8-2 16-8 17-5 0-9-8-8-17z" />
      <path fill={p.brown} d="M150 76c10-8 24-6 30 4 8 26 10 62 4 92h-36c-2-16-4-32-2-46z" />
      <path fill={p.gold} d="M152 80c8-6 20-6 25 3 6 22 8 54 4 80h-30c-3-12-4-26-2-40z" />
      <Line c={p.rust} w={2} d="M160 90q6 6 0 12m12-10q6 6 0 12m-14 12q6 6 0 12m14-10q6 6 0 12m-14 10q6 6 0 12" />
      <path fill={p.vermilion} d="M154 162h8v18l-12 2zm16 0h8l4 18-10 1z" />
      <path fill={p.bone} d="M154 58c2-12 20-12 20 1-6-3-14-3-20-1z" />
      <path fill={p.verdigris} d="M180 66c8-4 16 0 18 8l4 60-14 10c2-30 0-56-8-78z" />
      <path fill={p.umber} d="M178 52c2-10 17-10 18 2-6-3-12-3-18-2z" />
      <path fill={p.white} d="M172 82l8-8 6 4-2 14h-10z" />
      <path fill={mix(p.green, p.olive, 0.4)} d="M208 92c12-4 24 6 24 22l2 58h-38c-2-22 4-34 2-52 0-12 2-24 10-28z" />
      <path fill={mix(p.rose, p.smalt, 0.45)} d="M208 92c12-4 22 6 24 20l-6 14-22-2-4-14z" />
      <path fill={p.forest} d="M224 126c6 16 8 32 8 46h-12c4-16 6-32 4-46z" />
      <Line c={p.vermilion} w={8} d="M206 102l-14 12 2 6M224 104l-20 18" />
      <Line c={skin} w={5} d="M192 116l6-6" />
      <path fill={p.white} d="M198 82c2-14 22-12 24 2l4 18-12-6-12 2z" />
      <path fill={p.ultramarine} d="M70 116c10-8 28-6 40 2l36 20c20 10 36 22 32 34-24 6-74 6-98-2-14-14-20-38-10-54z" />
      <path
        fill={p.navy}
        d="M72 118c0 22 12 40 34 56-10-1-18-2-26-4-14-14-18-38-8-52zM118 150c14 10 28 18 40 24-10 1-20 1-30 0-6-6-10-14-10-24z"
      />
      <path fill={mix(p.ultramarine, p.azure, 0.5)} d="M102 116q4 0 8 2l36 20c16 8 28 16 32 26-30-14-58-24-76-48z" />
      <path fill={p.white} d="M66 108c-4-16 20-20 26-4l6 14-12 4-16 0z" />
      <Line c={p.navy} w={9} d="M78 126l-4 18" />
      <Line c={mix(p.ultramarine, p.azure, 0.3)} w={9} d="M100 126l20 16" />
      <Line c={skin} w={4.5} d="M74 148l2 14M126 146l10 5" />
      <path fill={pale} d="M98 76c8-4 18-4 26 2 6 10 16 20 28 24l30 14 6 10-8 6-28-10c-18-2-36-8-46-20-6-8-10-16-8-26z" />
      <path fill={mix(pale, p.grey, 0.35)} d="M100 90c12 14 30 20 52 22l28 14-2 6-26-10c-18-2-36-8-46-20z" />
      <path fill={p.white} d="M126 92c8 4 16 8 26 10l2 18c-12 0-20-2-28-6l6 16-12-8c-2-12 0-22 6-30z" />
      <path fill={linen} d="M140 100l14 4v14c-6 0-10 0-14-2z" />
      <Line c={pale} w={5} d="M100 80l-8 22 2 22M124 78l16 8-4 14" />
      <path fill={p.lake} d={oval(93, 126, 1.3) + oval(184, 124, 1.5)} />
      <path fill={p.brown} d="M84 62c-2-12 18-16 24-4l4 14-10 4z" />
      <Faces
        at={[
          [27, 76, 8, 0.6],
          [57, 66, 8.5, 0.7],
          [74, 70, 8, 0],
          [79, 108, 9, -0.4],
          [209, 90, 8.5, -0.9],
          [134, 27, 7, -0.4],
          [164, 63, 9, -0.5],
          [187, 57, 8, -0.6],
          [118, 54, 8.5, -0.3],
        ]}
        skin={skin}
        dark={-1}
      />
      <Faces at={[[96, 68, 9, -0.6]]} skin={pale} dark={-1} />
      <path fill={p.cream} d="M112 59c4 2 8 2 12 0 1 8-2 13-6 13s-7-5-6-13zM90 164c8-4 14 0 13 6l-4 6h-7z" />
      <path fill={p.brown} d="M90 74c4 4 8 4 12 0 0 7-3 10-6 9-3 0-6-4-6-9zM93 168h3v3h-3zm5 0h3v3h-3z" />
    </>
  ),
};

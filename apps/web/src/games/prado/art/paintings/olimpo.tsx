import { Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const cloud = mix(p.cream, p.smalt, 0.3);
const shade = mix(p.grey, p.naples, 0.35);
const body = mix(p.fleshLight, p.rose, 0.12);
const half = mix(p.flesh, p.rose, 0.3);
const bronze = mix(p.flesh, p.umber, 0.35);

/** Light from the opening of the clouds. */
export const olimpo: Picture = {
  box: [171, 240],
  ground: mix(p.azure, p.smalt, 0.3),
  art: (
    <>
      <Glow x={92} y={66} rx={104} ry={112} c={p.naples} />
      <Glow x={92} y={54} rx={54} ry={54} c={p.white} />
      <path
        fill={cloud}
        d="M0 26c14-10 30-4 34 8 14 0 20 14 12 22-16 8-32 6-46 2zM171 12c-22-2-34 8-34 20-14 2-16 16-6 24 14 4 28 2 40-2zM36 118c0-16 22-22 34-12 10-10 30-8 38 2 16-8 34 2 36 18-30 12-80 14-108-8z"
      />
      <path fill={p.white} d="M42 112c8-10 22-10 30-2 10-8 28-6 34 4 14-6 28 2 32 12-30 6-72 4-96-14z" />
      <path fill={p.rose} d="M104 90c16-8 40-2 46 20-8 8-18 6-24 2z" />
      <path fill={p.lake} d="M126 112c6-6 10-16 8-22 10 4 16 12 16 20-8 8-18 6-24 2z" />
      <path fill={body} d="M82 66c6-7 16-6 20 0 2 9 0 16 2 22l22 10 16 10-3 6-22-4-24-2c-10-2-16-8-16-16 0-9 2-18 5-26z" />
      <path fill={half} d="M96 62c3 0 5 2 6 4 2 9 0 16 2 22l22 10 16 10-3 6-18-6-22-10c2-12 2-24-3-36z" />
      <Line c={body} w={6} d="M83 70l-14 10-12-6M100 69l12-10 6-16" />
      <path fill={p.white} d="M74 90c8 8 20 10 30 8l8 10c-14 8-36 6-42-6z" />
      <path fill={mix(p.flesh, p.rose, 0.2)} d="M40 98c6-4 12 0 12 6l-6 12-10-4zM140 118c6-6 12-2 11 5l-7 10-8-6z" />
      <Line c={body} w={3.8} d="M46 102l8-8M142 126l-10 0M44 52l8-8M134 44l-8-6M42 54l-10 4" />
      <path fill={p.white} d="M36 100l-16-6 6 12 8 2zM152 122l14-8-2 12-10 4zM36 50L22 46l6 10zM138 42l12-8 0 12z" />
      <path fill={p.verdigris} d="M0 170c4-14 16-22 28-20-2 12-12 24-28 32z" />
      <Line c={p.gold} w={2.6} d="M8 170h.1M14 164h.1M20 158h.1M7 176h.1M15 171h.1" />
      <path fill={p.ultramarine} d="M26 142c8-8 22-4 24 6l12 26-20 14-24-10z" />
      <path fill={mix(p.azure, p.white, 0.3)} d="M26 142c4-4 8-5 12-4-4 14-6 30-2 48l-18-8z" />
      <Line c={body} w={5.4} d="M46 148l16 4 6-8M29 146l-10 12" />
      <path fill={body} d="M84 152c6-6 16-5 18 2l4 16 20 6 4 8-26 4-18-4c-8-10-8-22-2-32z" />
      <path fill={half} d="M96 150c4 0 5 2 6 4l4 16 20 6 4 8-20 2c-10-10-16-24-14-36z" />
      <path fill={p.gold} d="M80 178c12-6 28-4 40 4l-4 12c-14 4-30 2-38-6z" />
      <Line c={body} w={5.4} d="M101 156l14-10 2-14" />
      <path fill={p.umber} d="M112 132l6-18 4 10 8-4-6 12-8 4z" />
      <path fill={p.lake} d="M126 176c12-10 30-6 36 6l9 24v18h-44c-6-16-8-32-1-48z" />
      <path fill={p.vermilion} d="M126 176c6-4 12-6 18-6-8 16-8 36-4 54h-13c-6-16-8-32-1-48z" />
      <path fill={p.smalt} d="M134 172c6-4 14-4 20 0l4 26c-8 4-20 4-26 0z" />
      <path fill={mix(p.smalt, p.white, 0.5)} d="M134 172c4-3 8-3 10-3-2 12-2 22 0 31-4 0-8 0-12-2z" />
      <Line c={bronze} w={6.4} d="M156 178l10 14-14 10" />
      <Line c={p.brown} w={2.4} d="M150 214l14-88" />
      <path fill={shade} d="M0 184c18-14 42-8 48 6 16-6 32-2 38 10 18-8 38-2 44 12 14-8 30-6 41 0v28H0z" />
      <path fill={bronze} d="M34 190c8-8 20-6 24 2l10 28-36 4c-4-12-4-24 2-34z" />
      <path fill={p.cream} d="M38 192c-12-16-28-16-38-10v32c14 0 28-8 38-22z" />
      <path fill={shade} d="M34 196c-10-10-24-10-34-6v24c14 0 26-8 34-18z" />
      <Line c={bronze} w={6} d="M56 196l16 8 8-8" />
      <Line c={p.brown} w={2.4} d="M70 232l14-58" />
      <path fill={p.smalt} d="M83 178c18-12 34-4 40 12-12-8-24-8-40-6z" />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M0 216c14-10 32-8 40 2 14-6 32-4 40 6 20-8 40-6 52 2 12-6 26-6 39-2v16H0z" />
      <Faces at={[[92, 54, 9, 0.3]]} skin={body} hair={mix(p.gold, p.ochre, 0.3)} fall={0.8} />
      <Faces
        at={[
          [37, 134, 7.6, 0.5],
          [94, 144, 7.6, 0.4],
          [46, 92, 5, 0.5],
          [146, 114, 5, -0.5],
          [48, 48, 4.4, 0.5],
          [130, 42, 4.4, -0.5],
        ]}
        skin={body}
        hair={p.sienna}
      />
      <path fill={p.gold} d="M30 129l0-8 4 4 3-6 3 6 4-4 0 8z" />
      <Faces
        at={[
          [144, 162, 8, -0.5],
          [46, 184, 8, 0.5],
        ]}
        skin={mix(p.flesh, p.umber, 0.2)}
      />
      <path fill={p.smalt} d="M134 162c-4-16 22-18 22-2l0 8-5-8c-6-2-12-2-17 2z" />
      <path fill={p.vermilion} d="M136 150c6-12 24-8 26 10-8-8-16-10-26-10z" />
      <path fill={p.white} d="M40 187c4 4 9 4 13 0 0 8-3 12-7 12s-6-5-6-12zM38 182c0-10 16-10 16 0-4-4-12-4-16 0z" />
    </>
  ),
};

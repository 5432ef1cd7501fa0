import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const gown = mix(p.bone, p.navy, 0.25);
const smoke = mix(p.grey, p.white, 0.3);

/** A grey winter evening, wind from the left, candles and a fire. */
export const juanaLoca: Picture = {
  box: [240, 163],
  ground: p.grey,
  art: (
    <>
      <Fade d="M0 0h240v104H0z" from={mix(p.smalt, p.umber, 0.35)} to={mix(p.cream, p.smalt, 0.25)} />
      <path fill={mix(p.smalt, p.umber, 0.2)} d="M0 10c40-8 70 10 110 2 50-8 90 4 130-2v22c-50 8-90-8-130 0-40 6-70-6-110 2z" />
      <path fill={mix(p.cream, p.naples, 0.35)} d="M0 74c40-6 60 2 100-2v22H0z" />
      <path fill={mix(p.smalt, p.umber, 0.35)} d="M0 90c60-8 180-10 240-4v24H0z" />
      <path fill={mix(p.umber, p.grey, 0.3)} d="M184 56h40v-8h10v8h6v40h-56zm6-12l8-10 8 10v14h-16z" />
      <path fill={mix(p.olive, p.grey, 0.45)} d="M0 102c60-8 180-8 240 0v61H0z" />
      <path fill={mix(p.umber, p.olive, 0.3)} d="M0 132c50-6 80-12 130-6 40-4 80-2 110 2v35H0z" />
      <Line c={mix(p.umber, p.grey, 0.2)} w={2.4} d="M60 150c30-12 60-14 90-12M70 158c30-12 70-14 100-10" />
      <path fill={smoke} d="M164 140c-8-24-2-44 14-58 20-16 40-34 62-68v56c-14 4-20 18-36 26-18 8-28 22-30 44z" opacity=".7" />
      <path
        fill={mix(smoke, p.umber, 0.3)}
        d="M168 138c-2-20 4-36 20-46 20-12 36-28 52-50v16c-16 18-32 30-48 40-12 8-18 20-18 40z"
        opacity=".7"
      />
      <path fill={mix(p.umber, p.grey, 0.25)} d="M0 92c6-6 14-6 18 0 6-4 12-2 14 4l6 34H0z" />
      <path fill={p.brown} d="M12 96c4-6 12-4 14 2l4 36-20 0z" />
      <Line c={p.umber} w={1.4} d="M4 94V58M16 92V50M30 98V62" />
      <path fill={mix(p.white, p.grey, 0.3)} d="M30 104c4-8 14-8 18 0l6 36H26z" />
      <path fill={p.bone} d="M42 104c4 2 6 4 6 6l6 30H44z" />
      <path fill={gown} d="M48 118l52-14 12 10-50 18z" />
      <path fill={p.ochre} d="M52 106l46-12c6 0 10 4 12 10l-50 16c-4-4-8-8-8-14z" />
      <path fill={p.naples} d="M52 106l46-12c4 0 6 2 8 4L56 112zM76 106l10-3-2 8-8 2z" />
      <path fill={p.lake} d="M66 110l6-2 4 6-6 2zm22-6l6-2 4 6-6 2z" />
      <path fill={p.bone} d="M56 122l54-18v14l-50 20z" />
      <Line c={p.umber} w={3} d="M44 118l20 30M64 136l4 18M112 108l6 26M46 120l66-16" />
      <Line c={p.umber} w={2.6} d="M38 118v40M124 96v44" />
      <Line c={p.white} w={3} d="M38 118V94M124 96V76" />
      <path fill={p.naples} d="M38 94c-2-6 4-10 12-8-6 2-8 4-12 8zm86-18c-2-6 4-10 12-8-6 2-8 4-12 8z" />
      <Glow x={42} y={90} rx={14} c={p.naples} o={0.8} />
      <Glow x={128} y={72} rx={14} c={p.naples} o={0.8} />
      <path fill={gown} d="M132 74c4-12 20-12 24 2l8 34c8 14 14 26 24 38-20 8-44 8-62 2 2-14 4-28 4-40-2-12-2-24 2-36z" />
      <path
        fill={mix(p.navy, p.smalt, 0.35)}
        d="M134 78c-4 12-2 24 0 34 0 14-2 26-4 39l8 2c6-22 8-48 4-68zM156 84l8 26c8 14 14 26 24 38l-10 3c-12-20-20-44-22-67z"
      />
      <path fill={gown} d="M132 64c-4-20 22-26 26-6 8 10 20 12 32 10-8 8-18 10-26 8l-4 16-20 0z" />
      <path fill={p.white} d="M134 62c0-14 18-16 20-2l-2 14-12 8-6-8z" />
      <Line c={mix(p.navy, p.smalt, 0.25)} w={7} d="M142 88l-8 14 4 10" />
      <path fill={p.fleshLight} d="M134 110l8-2 4 4-8 4z" />
      <Line c={p.brown} w={6} d="M214 130c-2-30 2-60-4-88" />
      <Line c={p.brown} w={2.4} d="M211 62l20-22M210 52l-18-18M209 44l2-36M222 50l14 0M200 42l-12 4M213 78l14-8M210 30l12-14" />
      <path fill={mix(p.umber, p.rust, 0.3)} d="M176 120c4-8 16-8 20 0l8 32h-32z" />
      <path fill={mix(p.forest, p.smalt, 0.35)} d="M196 118c4-8 16-6 20 2l4 32-24 2z" />
      <path fill={p.wine} d="M216 114c6-8 18-6 24 0v40l-22 2z" />
      <path fill={p.white} d="M178 112c-2-10 14-12 16 0l2 8-10 4-8-4zM222 108c-2-10 14-12 16 0l2 8-18 0z" />
      <path fill={p.vermilion} d="M160 152c-2-8 2-12 4-18 4 4 4 8 4 12 4-4 4-8 4-12 6 6 8 12 4 20z" />
      <path fill={p.naples} d="M164 152c0-6 2-8 4-12 3 4 4 8 4 12z" />
      <Line c={p.brown} w={2.4} d="M156 154l22-2M160 150l16 6" />
      <Faces
        at={[
          [143, 66, 8, -0.6],
          [185, 114, 6.4, -0.5],
          [204, 111, 6.4, -0.7],
          [229, 110, 6.4, -0.6],
          [40, 96, 6, 0.7],
        ]}
        skin={p.fleshLight}
      />
      <path fill={p.umber} d={hair([[204, 111, 6.4, -0.7]], 0.6)} />
      <path fill={p.white} d="M31 98c0-10 18-12 18-2l2 10-10 6-8-4zm6-2c0 8 8 8 8 0 0-6-8-6-8 0z" fillRule="evenodd" />
    </>
  ),
};

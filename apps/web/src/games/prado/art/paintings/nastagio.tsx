import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const body = mix(p.fleshLight, p.white, 0.35);
const half = mix(p.flesh, p.rose, 0.2);
const horse = mix(p.white, p.grey, 0.15);

/** One of the tall pines of Ravenna. */
function Pine({ x, w = 6 }: { x: number; w?: number }) {
  return (
    <>
      <path fill={mix(p.umber, p.ochre, 0.3)} d={`M${x} 0h${w}l2 118h${-w - 4}z`} />
      <path fill={p.brown} d={`M${x + w * 0.6} 0h${w * 0.4}l2 118h${-w * 0.5}z`} />
    </>
  );
}

/** Clear morning light from the left. */
export const nastagio: Picture = {
  box: [240, 144],
  ground: p.green,
  art: (
    <>
      <Fade d="M0 0h240v72H0z" from={mix(p.azure, p.sky, 0.4)} to={p.cream} />
      <path fill={mix(p.verdigris, p.azure, 0.5)} d="M0 56c60-4 180-4 240 0v20H0z" />
      <path
        fill={mix(p.azure, p.verdigris, 0.35)}
        d="M0 56c10-10 26-10 36-2 10-6 20-4 28 2zm150 0c12-12 30-12 40-2 14-8 34-6 50 2z"
      />
      <path fill={mix(p.olive, p.naples, 0.3)} d="M0 70c40-8 70 2 110-2 50-6 90 0 130 2v20H0z" />
      <path fill={p.white} d="M86 70l8-14 8 14zm20 2l7-12 7 12z" />
      <path fill={p.vermilion} d="M94 56l8 14h-6zm19 4l7 12h-5z" />
      <path fill={p.green} d="M0 84c60-10 180-8 240 0v60H0z" />
      <path fill={mix(p.green, p.forest, 0.5)} d="M0 108c60-6 180-6 240 0v36H0z" />
      <path fill={mix(p.olive, p.naples, 0.2)} d="M20 122c60-8 150-8 210 2-60 12-150 12-210-2z" />
      <path
        fill={p.forest}
        d="M0 0h240v14c-10 10-26 8-32 0-8 12-26 12-34 2-10 12-28 10-34 0-10 10-26 10-34-2-8 12-28 14-36 2-10 10-26 8-32-2C30 26 12 26 0 18z"
      />
      <path
        fill={mix(p.green, p.olive, 0.3)}
        d="M6 2c16-2 26 4 24 10-12 2-22-2-24-10zM64 2c16-2 28 4 26 10-14 2-24-2-26-10zM132 2c16-2 26 2 26 8-12 4-22 0-26-8zM198 2c14-2 26 2 26 8-12 4-24 0-26-8z"
      />
      <Pine x={6} />
      <Pine x={48} w={5} />
      <Pine x={76} w={4} />
      <Pine x={134} w={6} />
      <Pine x={164} w={4} />
      <Pine x={222} />
      <path fill={mix(p.azure, p.ultramarine, 0.35)} d="M20 70c4-4 12-4 15 0l3 24H17z" />
      <Line c={p.vermilion} w={5} d="M23 94l-2 32M32 94l3 31" />
      <Line c={p.brown} w={4} d="M21 126h6M35 125h6" />
      <Line c={p.vermilion} w={4.4} d="M22 74l-4 14 6 4M34 74l4 10-8 6" />
      <path fill={mix(p.azure, p.ultramarine, 0.35)} d="M62 74c4-5 12-5 15 0l4 26H60z" />
      <path fill={p.navy} d="M72 71c3 0 4 1 5 3l4 26h-9c2-10 2-20 0-29z" />
      <Line c={p.vermilion} w={5} d="M66 100l-10 28M75 100l10 26" />
      <Line c={p.brown} w={4} d="M56 128h6M85 126h7" />
      <Line c={p.vermilion} w={4.4} d="M76 78l14-2M63 78l-6 12" />
      <Line c={p.umber} w={2.4} d="M88 82l12-34m-6 16l8-4m-12 10l-6-8" />
      <path fill={half} d="M112 92l12 6 8 14 12 8-3 4-14-6-10-14z" />
      <path fill={body} d="M110 66c6-4 12-2 14 4l1 14 5 10-4 8-12 6-8 14-12 8-3-5 9-8 6-18 4-14z" />
      <path fill={half} d="M118 64c3 0 5 3 6 6l1 14 5 10-4 8-8 4c2-10 2-20-1-26z" />
      <Line c={body} w={4.4} d="M112 68l-12-12-4-10M121 70l12-12" />
      <path fill={p.gold} d="M110 60c-4-12 6-18 14-14 6 2 10 8 20 8-6 6-14 6-18 2l-4 10z" />
      <path fill={p.white} d="M66 122c-6-2-8-8-8-8 6 2 8 2 12 0l14-6 8-8 6 0 4 4-4 5-6 2-4 6 8 8-3 2-12-8-10 4-4 8-4 0 3-8z" />
      <path fill={p.brown} d="M168 116c6-2 8-8 8-8-6 2-8 2-12 0l-14-4-8-6-6 0-4 4 4 5 6 2 2 8-6 8 3 2 10-8 12 2 6 8 4-2-3-8z" />
      <path
        fill={horse}
        d="M146 74c2-8 6-14 12-16l2-5 4 5c8 6 12 14 20 20 12-4 26-2 34 6 8 4 12 12 14 26l-5 2c-2-10-6-14-10-16l-2 10 10 14-4 6-4-2 1-5-14-12-4-8-16 2-14-2-14 10-2 10-5 0 2-13 12-12-16 2-10 10-4-4 10-11 14-5c-2-4-4-8-6-12l-4 2-7 4c-4 0-6-4-4-6z"
      />
      <path
        fill={mix(p.grey, p.white, 0.3)}
        d="M168 92c16 8 34 6 48-6l1 14-2 10 10 14-4 6-4-2 1-5-14-12-4-8-16 2-14-2-6 4c0-8 2-12 4-15z"
      />
      <path fill={p.gold} d="M158 60c4 8 10 14 20 20l-3 5c-8-6-14-12-20-22z" />
      <path fill={p.bone} d="M152 68h.1l3 0-1 3z" />
      <path fill={p.lake} d="M196 84c-2-18 4-34 12-36 10 2 20 20 32 20-4 12-18 14-26 10l0 10z" />
      <path fill={p.gold} d="M186 54c6-6 16-4 18 2l4 24-6 14 2 14-6 2-6-14-4-14z" />
      <path fill={mix(p.gold, p.umber, 0.35)} d="M199 52c3 0 4 2 5 4l4 24-6 14 2 14-5 0-2-14c4-14 4-28 2-42z" />
      <Line c={p.gold} w={5} d="M190 58l-12-8-2-12" />
      <Line c={p.white} w={2} d="M176 38l-14-18" />
      <Line c={p.brown} w={2} d="M172 36l7-3" />
      <path fill={p.vermilion} d="M184 38c-2-8 4-14 12-12 12-2 16 6 24 6-6 8-14 8-20 6z" />
      <Faces
        at={[
          [27, 61, 6, 0.5],
          [71, 65, 6, 0.8],
          [117, 56, 6.5, -0.8],
          [192, 42, 6.5, -0.8],
        ]}
        skin={p.fleshLight}
      />
      <path fill={p.brown} d={hair([[27, 61, 6.2, 0.5]], 0.9) + hair([[71, 65, 6.2, 0.8]], 0.9)} />
      <path fill={p.gold} d="M184 40c0-10 14-12 16-2-6-2-10-2-16 2z" />
      <Line c={p.naples} w={1.8} d="M12 136h3M60 138h3M110 134h3M150 138h3M200 134h3M228 138h3" />
    </>
  ),
};

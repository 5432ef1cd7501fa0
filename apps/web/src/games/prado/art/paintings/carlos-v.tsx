import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const coat = mix(p.brown, p.bone, 0.45);
const steel = mix(p.smalt, p.bone, 0.55);
const bright = mix(p.smalt, p.white, 0.4);

/** Evening light from the right, low over the Elbe. */
export const carlosV: Picture = {
  box: [203, 240],
  ground: p.umber,
  art: (
    <>
      <Fade d="M0 0h203v150H0z" from={mix(p.smalt, p.umber, 0.35)} to={mix(p.naples, p.vermilion, 0.18)} />
      <Glow x={176} y={124} rx={110} ry={46} c={p.naples} />
      <path fill={mix(p.smalt, p.umber, 0.4)} d="M60 12c30 8 44-4 70 4 26 6 50-6 73 0v16c-20 8-40-2-60 4-30 8-56-6-83-4z" />
      <path
        fill={mix(p.rose, p.ochre, 0.4)}
        d="M80 52c30-8 60 6 123-4v10c-40 12-80 0-123 6zm30 34c30-6 60 2 93-4v8c-30 8-60 0-93 4z"
      />
      <path fill={mix(p.azure, p.umber, 0.4)} d="M90 136c30-10 70-18 113-12v24H90z" />
      <path fill={p.naples} d="M150 146c20-4 40-4 53-2v8c-20 2-40 2-53-6z" />
      <Fade d="M0 152c60-8 140-12 203-2v90H0z" from={mix(p.olive, p.umber, 0.35)} to={mix(p.brown, p.umber, 0.3)} />
      <path fill={mix(p.umber, p.ochre, 0.35)} d="M30 206c60-10 120-10 173-4v14c-60 2-120 4-190 8z" />
      <path
        fill={mix(p.forest, p.brown, 0.5)}
        d="M0 0h34c20 4 24 18 18 28 16 4 20 20 12 32 8 12 2 26-10 30 4 22-2 44 0 70l-30 8H0z"
      />
      <path
        fill={mix(p.olive, p.umber, 0.4)}
        d="M32 6c12 4 16 14 12 22-6-2-12-10-12-22zM50 34c10 4 12 14 8 22-8-2-12-12-8-22zM48 66c8 2 10 10 6 18-8-2-10-10-6-18z"
      />
      <path fill={p.bone} d="M30 214c40-8 110-8 150-2-30 10-110 14-150 2z" opacity=".5" />
      <path fill={coat} d="M46 146c-14 0-24 16-20 44 2 12-2 18-6 22 12-2 18-14 16-30 0-10 4-18 12-22z" />
      <path
        fill={coat}
        d="M50 146c-6 16-4 26 4 36l-10 30-4 6h12l12-32c-2-12 4-22 14-30zM74 150c-2 16 4 24 10 30l-8 32-4 6h12l12-38c-4-10-2-20 2-28z"
      />
      <path fill={coat} d="M128 154l16 24-6 22-4 4h11l9-25-8-30zM140 148l32 14c4 2 5 5 4 8l-6 20-6 3 3-21-32-8z" />
      <path
        fill={coat}
        d="M44 156c-4-24 8-42 32-44 18-2 32 0 46-4 6-14 12-30 24-40 6-6 14-8 22-6l3-8 6 11c4 6 6 14 10 24l8 14c3 6-2 11-8 9l-13-8c-6-2-10-1-14 4-2 14-4 26-8 38-6 14-16 20-28 22-18 2-36 2-52-2-16 2-26 0-28-10z"
      />
      <path
        fill={mix(p.umber, p.grey, 0.25)}
        d="M174 68c4 6 6 14 8 22l8 14-4 4-10-12c-4-8-6-18-2-28zM160 104c-2 14-4 26-8 36-4 8-8 12-14 14 8-16 12-34 22-50zM64 118c8-4 18-4 26-2-10 4-18 10-22 20z"
      />
      <path fill={p.lake} d="M44 154c-6-22 10-44 36-42l8 44c-14 8-34 10-44-2z" />
      <path fill={p.vermilion} d="M56 126c6-8 14-12 24-12l3 14c-12 0-20 6-26 16z" />
      <path fill={p.lake} d="M112 116c10 6 24 8 34 2l6 6c-2 14-4 24-10 32-12 0-22-6-30-14z" />
      <path fill={p.vermilion} d="M126 120c8 3 14 3 20-1l4 5c-1 8-3 14-5 18-8-6-14-12-19-22z" />
      <Line
        c={p.gold}
        w={2.2}
        d="M44 155c12 12 32 10 44 2M112 142c8 8 18 14 30 14 5-8 8-18 10-31M56 118c8 2 16 8 18 16M180 88l-8 14-18 4"
      />
      <path fill={steel} d="M158 62c8-6 16-4 20 4 4 10 6 16 10 24l-6 4c-8-8-12-18-14-26z" />
      <path fill={p.vermilion} d="M162 60c-8-8-6-24 8-26-4 6 2 10 2 24zM158 62c-12 0-18 8-18 16 6-4 12-6 18-8z" />
      <path fill={steel} d="M96 108c14-2 26 4 30 16l-4 16-4 24 12 4-2 5-20-2 2-32-24-10z" />
      <path fill={bright} d="M102 110c10 0 18 4 22 12l-3 4c-6-6-12-9-20-10zM118 138l4-2-4 26-3 1z" />
      <path fill={p.gold} d="M112 122l8-4 4 6-8 5z" />
      <path fill={steel} d="M82 62c10-8 26-8 34 0 4 16 2 34-4 50H84c-6-18-8-34-2-50z" />
      <path fill={bright} d="M104 60c6 0 10 2 11 6 3 12 1 26-3 38l-5-1c3-14 2-30-3-43z" />
      <path fill={p.vermilion} d="M84 62l8-3 22 40-4 8z" />
      <Line c={mix(p.sienna, p.bone, 0.2)} w={3} d="M40 124L198 52" />
      <path fill={bright} d="M196 50l7-3v3l-6 5z" />
      <path fill={steel} d="M84 62c-10 2-16 10-14 20 6 12 14 22 26 26l12-4-2-8c-8-2-12-8-14-16 4-8 2-16-8-18z" />
      <path fill={bright} d="M84 64c6 2 6 8 4 14-2 6 4 14 12 20-10-2-18-12-20-20-2-6 0-11 4-14z" />
      <path fill={p.gold} d="M70 80l18 2v3l-18-1zM102 96l8 2-1 7-8 1z" />
      <path fill={steel} d="M88 48c-2-14 6-22 16-22 9 0 14 6 14 14l-4 4-2 10-10 6-12-2z" />
      <path fill={p.fleshLight} d="M103 38c6-2 10-2 12 0l1 6 3 5-3 2c0 6-3 9-8 9-4-6-6-14-5-22z" />
      <path fill={p.brown} d="M105 52c4 0 6-1 10-1 0 8-3 11-8 10zM108 42h5v1.5h-5z" />
      <path fill={bright} d="M96 28c6-1 11 0 15 3l1 4c-6-2-12-2-18 0z" />
      <path fill={p.vermilion} d="M98 28c-12-12-28-4-32 8 4 0 6 2 6 6 8-6 16-8 24-8z" />
      <path fill={p.rose} d="M92 24c-8-4-18 0-22 8 8-4 14-6 22-8z" />
    </>
  ),
};

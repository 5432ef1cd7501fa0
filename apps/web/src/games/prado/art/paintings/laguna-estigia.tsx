import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const deepWater = mix(p.verdigris, p.ultramarine, 0.45);
const body = mix(p.fleshLight, p.white, 0.3);

/** Cool light over the river; Paradise on the left, the fires of hell on the right. */
export const lagunaEstigia: Picture = {
  box: [240, 149],
  ground: deepWater,
  art: (
    <>
      <Fade d="M0 0h240v36H0z" from={mix(p.azure, p.ultramarine, 0.3)} to={mix(p.sky, p.white, 0.6)} />
      <path fill={p.white} d="M10 12c16-6 40-4 52 2-16 6-40 6-52-2zm64-6c20-4 44 0 56 6-20 4-44 2-56-6z" opacity=".8" />
      <path fill={mix(p.smalt, p.bone, 0.45)} d="M150 0h90v40h-70c10-8 4-16-6-18 4-10-4-16-14-22z" opacity=".8" />
      <Fade d="M60 30h120v119H60z" from={mix(p.azure, p.ultramarine, 0.4)} to={mix(p.azure, p.verdigris, 0.6)} />
      <path fill={mix(p.azure, p.sky, 0.5)} d="M60 34c14-4 24 0 30-2 16 4 40 2 60 0l20 2v6H60z" />
      <path
        fill={mix(p.azure, p.white, 0.45)}
        d="M84 60c20 3 50 3 70 0v2c-20 3-50 3-70 0zm-8 56c30 5 66 5 94 0v2c-28 5-64 5-94 0zm14-78h60v1.5H90z"
      />
      <path
        fill={mix(p.green, p.verdigris, 0.35)}
        d="M0 30c20-6 50-6 76 0 10 10 2 24 6 36-2 14-16 22-10 36 4 10-6 18 0 28 4 8 2 14-2 19H0z"
      />
      <path
        fill={mix(p.olive, p.naples, 0.3)}
        d="M0 46c24-8 50-6 72 0l4 10c-26-4-52-2-76 4zm0 36c20-6 44-6 66-2-2 8-6 12-6 18-20-4-42-2-60 4zm0 42c20-6 40-6 62-2v10c-20-4-42-2-62 2z"
      />
      <path
        fill={p.forest}
        d={
          oval(12, 70, 10, 9) +
          oval(30, 66, 8, 8) +
          oval(10, 112, 12, 11) +
          oval(54, 108, 8, 8) +
          oval(58, 70, 6, 6) +
          oval(36, 134, 12, 8)
        }
      />
      <path
        fill={p.green}
        d={oval(9, 67, 6, 5) + oval(28, 63, 5, 4) + oval(7, 108, 7, 6) + oval(52, 105, 4, 4) + oval(33, 131, 7, 4)}
      />
      <path fill={mix(p.azure, p.white, 0.5)} d="M22 46V32l4-8 4 8v14zm12 0V28c0-8 12-8 12 0v18z" />
      <path fill={mix(p.rose, p.white, 0.3)} d="M35 34h10v3H35zm-9-12l1.5 4h-3zM40 14l1.5 8h-3z" />
      <path fill={mix(p.azure, p.white, 0.4)} d="M36 92c4-4 14-4 18 0-2 4-16 4-18 0zm8-10h2v10h-2z" />
      <path fill={p.white} d="M60 84c4-4 8-2 8 2l2 16H58zM20 88c3-3 6-2 6 2l2 12h-9zM46 118c3-3 7-2 7 2l1 12h-9z" />
      <path fill={mix(p.azure, p.white, 0.3)} d="M60 86l-8-8 0 12zm8 0l8-6-4 12zM20 90l-6-6v10zM52 120l8-6-2 10z" />
      <Line c={body} w={2.6} d="M10 90v8M14 92v8M34 106v8M28 112l3 6M30 56v6M50 54v6M56 56v5M16 54v6" />
      <path
        fill={mix(p.umber, p.olive, 0.35)}
        d="M240 28c-24-2-50 0-72 6-6 10 4 20-4 32-4 12 8 20 2 34-8 12 4 22-2 34 0 6 0 10 4 15h72z"
      />
      <path
        fill={mix(p.brown, p.bone, 0.5)}
        d="M240 36c-20 0-34 8-42 18-10 6-16 14-12 24 12 6 34 4 54 2zM176 108c16-10 44-12 64-8v49h-56c-8-12-14-26-8-41z"
      />
      <Glow x={214} y={50} rx={38} ry={24} c={p.vermilion} />
      <path fill={p.vermilion} d="M194 58c0-8 6-8 6-16 6 4 6 10 6 14 4-6 2-14 8-20 4 8 6 14 4 20 6-4 6-10 12-12 2 8 0 14-4 18z" />
      <path fill={p.naples} d="M200 58c2-4 4-6 4-10 4 4 4 6 4 10zm12 0c2-6 2-8 4-12 4 4 4 8 2 12z" />
      <path fill={p.bone} d="M208 88V64h4v-5h4v5h8v-5h4v5h4v24zM180 74v-8h6v-4h3v4h5v-4h3v12z" />
      <path fill={p.vermilion} d="M216 88V76c0-6 9-6 9 0v12z" />
      <path fill={p.forest} d={oval(178, 96, 7, 6) + oval(174, 120, 8, 7) + oval(176, 52, 6, 5)} />
      <path fill={p.brown} d="M190 122c4-6 14-6 18-2 4-4 10-2 10 4l4 2-4 4h-6l-2 10h-4l-2-8h-8l-2 8h-4z" />
      <Line c={p.vermilion} w={1.6} d="M214 124h.1M207 121h.1M200 121h.1" />
      <Line c={body} w={2.4} d="M196 92v6M204 94l2 5M232 96v6M186 88v5M226 112l3 5M234 116l-2 5" />
      <Line c={p.white} w={1.4} d="M94 96c16 6 40 6 58 0M100 101c14 4 30 4 44 0" />
      <path fill={p.umber} d="M90 84c18 10 42 10 62-2-2 10-8 14-14 15h-34c-8 0-12-6-14-13z" />
      <path fill={mix(p.sienna, p.ochre, 0.3)} d="M90 84c18 10 42 10 62-2l-1 4c-18 10-42 11-59 3z" />
      <Line c={p.umber} w={2} d="M140 46l-18 58" />
      <path fill={mix(p.white, p.grey, 0.4)} d="M118 76c6-4 14-4 18 0l2 12c-8 4-18 4-24 1z" />
      <path fill={mix(p.flesh, p.fleshDark, 0.3)} d="M116 52c6-6 14-4 17 2l3 24c-6 4-14 4-20 1z" />
      <path fill={p.fleshLight} d="M116 52c4-4 8-4 10-3-4 10-4 20-2 31-4 0-6-1-8-1z" />
      <Line c={p.flesh} w={4.6} d="M131 56l6 8-2 6M118 56l2 14 8 4" />
      <path fill={p.cream} d="M115 42c0-12 17-12 17-1l2 10c-6 8-16 6-19-1z" />
      <Faces at={[[124, 43, 7.5, -0.5]]} />
      <path fill={p.cream} d="M119 47c4 2 8 2 10 0 0 7-2 9-5 9s-5-4-5-9z" />
      <path fill={body} d="M102 74c3-3 7-2 8 1l1 10c-4 2-8 1-11-1z" />
      <path fill={p.fleshLight} d={oval(106, 69, 3.4, 4)} />
      <path fill={p.sienna} d="M102 68c0-5 8-5 8 0z" />
    </>
  ),
};

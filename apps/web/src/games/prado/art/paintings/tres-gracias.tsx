import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.white, 0.25);
const half = mix(p.flesh, p.rose, 0.3);
const deep = mix(p.fleshDark, p.rose, 0.35);

/** Daylight from the left. */
export const tresGracias: Picture = {
  box: [198, 240],
  ground: p.olive,
  art: (
    <>
      <Fade d="M0 0h198v120H0z" from={p.azure} to={p.cream} />
      <path fill={mix(p.sky, p.verdigris, 0.35)} d="M30 112c40-14 100-14 168-4v40H30z" />
      <path fill={mix(p.olive, p.naples, 0.3)} d="M0 126c60-8 140-6 198 0v114H0z" />
      <path fill={mix(p.green, p.olive, 0.4)} d="M20 150c50-10 120-8 178-2v24c-60 8-120 4-178 2z" />
      <path fill={p.forest} d="M0 0h70c-4 16-20 20-32 20-8 10-12 30-10 60l-2 80 10 44H0z" />
      <path fill={mix(p.umber, p.ochre, 0.3)} d="M10 0h18c-6 30-4 70-4 110l2 60 8 34H4c6-60 6-140 6-204z" />
      <path fill={p.brown} d="M20 0h8c-6 30-4 70-4 110l2 60 8 34H20c-4-60-6-140 0-204z" />
      <path fill={p.white} d="M0 40c14-4 26 2 32 12 2 24-4 44-4 64l-14 20-14 4z" />
      <path fill={mix(p.grey, p.cream, 0.6)} d="M12 48c6 20 4 50 0 88l-12 4v-40c6-14 10-34 12-52z" />
      <path fill={mix(p.sienna, p.umber, 0.3)} d="M164 88h26l4 10-4 70 8 8v64h-40l4-70-2-74z" />
      <path fill={mix(p.ochre, p.sienna, 0.4)} d="M164 88h16l-6 10 2 140h-18l4-70-2-74z" />
      <path fill={p.naples} d="M170 58c8-6 16-2 18 6l8 8-6 20h-20c-6-12-4-24 0-34z" />
      <path fill={p.gold} d="M182 60c5 2 6 6 6 10l8 6-4 16h-8z" />
      <path fill={p.sky} d="M186 112c6 20 8 40 12 52v14c-10-20-14-44-12-66z" />
      <path fill={p.green} d="M44 8c40 20 90 20 154-2v14c-50 26-110 22-160 6z" />
      <path
        fill={p.rose}
        d={[52, 68, 92, 112, 130, 152, 172, 190].map((x, i) => oval(x, 21 + [0, 5, 5, 6, 4, 3, 0, -4][i]!, 6)).join('')}
      />
      <path fill={p.lake} d={[60, 80, 102, 121, 141, 162, 182].map((x, i) => oval(x, 22 + (i % 2) * 5, 5)).join('')} />
      <path fill={p.white} d={oval(74, 17, 4) + oval(97, 22, 3.5) + oval(136, 20, 4) + oval(167, 15, 4)} />
      <path fill={p.forest} d="M30 222c40-12 110-12 140 0-30 10-110 12-140 0z" opacity=".6" />
      <path
        fill={half}
        d="M92 76c10-6 20-6 26 2 3 10 2 18-2 28 10 12 14 26 10 42-4 16-10 28-10 42l2 32-12 3-6-34-6-18-6 18 0 34-12 1 2-40c-6-20-12-36-8-54 2-12 8-20 14-28-2-10 2-20 8-28z"
      />
      <path
        fill={skin}
        d="M90 78c6-5 12-4 16 0 2 10 0 20-2 30l4 30c-6 14-14 18-22 12-6 14 0 26 0 40l-6 34-5 0 2-40c-6-20-10-36-6-54 2-12 6-20 14-28-2-10 0-18 5-24z"
      />
      <path
        fill={deep}
        d="M105 84l2 24 0 24-2 4-2-4 1-24zM104 136c2 8 2 16 0 24l2 18-3 0 0-20c-1-8-1-14 1-22zM82 154c6 6 14 6 21 4-6 6-16 6-21-4zM106 158c8 3 14 0 18-6-2 10-12 12-18 6z"
      />
      <path
        fill={skin}
        d="M44 74c8-6 20-6 26 2 4 8 4 18 0 28l-2 10c8 12 10 26 6 42-4 18-10 28-8 40l6 28 8 6-18 1-8-34-6-38c-2 14-8 24-14 36l-4 34-12-2 5-4 1-34c4-18 4-32 2-48-2-14 2-26 10-34-2-12 2-24 8-33z"
      />
      <path
        fill={half}
        d="M66 74c6 8 6 20 4 30l-2 10c8 12 10 26 6 42-4 18-10 28-8 40l6 28-6 2-8-34c2-20 6-38 6-56 0-14-4-24-4-34 4-10 6-18 6-28zM48 160c4-10 4-22-2-34 8 8 14 20 10 36l-6 30-3-12z"
      />
      <path fill={deep} d="M54 127c4 3 9 3 13 0-3 5-9 6-13 0zM52 100c4 4 10 4 14 0-4 7-11 6-14 0z" />
      <path
        fill={skin}
        d="M138 76c8-6 18-6 24 0 6 10 8 20 4 30 6 12 10 26 6 42-4 14-10 26-8 40l4 36-12 2-6-36-4-26c-4 14-4 24-8 34l-4 28-12-1 6-6-2-30c0-16 0-28 0-42 0-16 4-28 10-38-2-12-2-24 2-33z"
      />
      <path
        fill={half}
        d="M156 74c8 4 14 18 10 32 6 12 10 26 6 42-4 14-10 26-8 40l4 36-8 1c-2-20-4-36-2-52 6-22 6-38 0-54 0-16 2-32-2-45zM142 158c4-10 6-18 5-28 6 10 6 20 1 34z"
      />
      <path fill={deep} d="M136 96c2 8 8 10 14 6-2 8-12 8-15 1z" />
      <Line c={half} w={9} d="M66 82l18 2 20-6" />
      <Line c={skin} w={8.5} d="M66 80l20 0 16-6M142 82l-16-8-14 8M94 82l-18 24-6 2M158 84l6 22-22 12-20-6M46 84l-6 22 16 8" />
      <Line c={half} w={2} d="M164 110l-22 10-18-6M94 88l-16 20M41 108l14 9" />
      <path fill={p.white} d="M120 106c8 8 20 10 28 8l-4 12c-2 18-8 30-6 52-8-16-6-34-4-48-8-4-12-12-14-24z" opacity=".55" />
      <path
        fill={mix(p.naples, p.gold, 0.4)}
        d="M48 66c-6-16 2-26 12-26s16 8 13 18c-8-2-14 0-16 8zM92 64c-8-14 0-24 10-24s15 6 14 14l-8 14zM138 62c-6-12 2-24 13-24 10 0 16 8 13 20l-10 8z"
      />
      <path fill={skin} d="M54 62h12l2 14H50zM98 62h10v16H94zM144 62h12l4 16h-20z" />
      <Faces
        at={[
          [62, 56, 11, 0.9],
          [148, 55, 11, -0.9],
        ]}
        skin={skin}
        shade={half}
      />
      <Faces at={[[108, 56, 9.5, 1]]} skin={skin} shade={half} />
      <path
        fill={mix(p.ochre, p.gold, 0.4)}
        d="M50 60c-4-14 4-20 12-20 6 0 10 4 11 8-10-2-16 2-17 10zM94 66c-8-16 2-26 11-26 6 0 9 3 10 7-8 1-11 8-10 16zM162 60c4-12-2-22-12-22-8 0-12 4-12 9 10-2 18 2 19 11z"
      />
      <path fill={p.white} d={oval(66, 45, 1.3) + oval(60, 43, 1.3) + oval(148, 42, 1.3) + oval(154, 44, 1.3)} />
    </>
  ),
};

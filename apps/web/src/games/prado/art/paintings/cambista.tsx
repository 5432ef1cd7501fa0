import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.white, 0.2);
const half = mix(p.flesh, p.grey, 0.15);
const deep = mix(p.fleshDark, p.umber, 0.1);
const wood = mix(p.umber, p.ochre, 0.25);
const fold = mix(p.grey, p.white, 0.5);

/** Clear light from the left. */
export const cambista: Picture = {
  box: [240, 205],
  ground: mix(p.umber, p.brown, 0.3),
  art: (
    <>
      <path fill={wood} d="M0 46h240v5H0zM150 88h90v5h-90zM0 96h40v5H0z" />
      <path fill={mix(p.olive, p.umber, 0.4)} d="M96 0h50v46H96z" />
      <path
        fill={p.cream}
        d="M158 40l24-4v10h-24zM186 30l26-2 4 18h-30zM216 34l24 4v8h-24zM160 64l6 24h-10zM200 72l34-6 6 22h-40zM4 36l24-4 6 14H4zM6 84l26-4v16H6z"
      />
      <path fill={p.white} d="M190 20l18-4 4 12-22 4zM206 62l26-4 2 8-28 6zM10 22l16 2v8l-20 4z" />
      <path fill={p.rust} d="M170 78h22v10h-22zM36 30h18v16H36z" />
      <path fill={p.lake} d="M222 20h18v14h-18z" />
      <Line c={p.umber} w={1} d="M188 36l22-2M188 41l22-1M204 76l30-4M204 82l32-4M8 40h20M10 88h18M10 92h18" />
      <path fill={mix(p.green, p.forest, 0.35)} d="M18 205c-4-48 10-84 44-94l24 2c24 10 36 40 34 92z" />
      <path fill={mix(p.green, p.olive, 0.4)} d="M24 196c0-40 12-68 36-78-8 24-10 54-6 87H24z" />
      <path fill={p.umber} d="M56 112l16-6 18 6 4 20-18 14-22-14z" />
      <path fill={p.sienna} d="M56 114l18 30-14 4c-8-10-10-22-4-34zM92 114l-14 30 10 6c8-10 10-24 4-36z" />
      <path fill={half} d="M62 94h22l2 20c-8 8-18 8-26 0z" />
      <path fill={skin} d="M48 60c-2 18 2 34 10 44 6 8 12 10 18 8 12-4 20-20 20-40 2-12 0-20-2-24-14-8-36-4-46 12z" />
      <path fill={half} d="M78 48c6-2 12-2 16 0 2 6 4 14 2 24 0 20-8 36-20 40l-8-2c10-14 14-38 10-62z" />
      <path fill={deep} d="M90 50l4-2c2 6 4 14 2 24 0 18-8 36-20 40 8-14 14-36 14-62zM66 72l4 16c2 4-2 6-7 5 2-4 3-8 3-21z" />
      <Eyes
        at={[
          [59, 75],
          [79, 76],
        ]}
        w={10}
        look={0.7}
      />
      <Line c={p.brown} w={1.8} d="M52 67q6-4 12-1M73 67q7-4 14 1" />
      <Line c={deep} w={1.4} d="M56 88q-1 6 2 10M80 88q2 6-1 10M62 104q6 3 12-1" />
      <path fill={p.lake} d="M38 62c-6-26 10-46 40-46 26 0 40 18 32 40l-8 10c-18-12-44-12-64-4z" />
      <path fill={p.vermilion} d="M40 60c-4-24 10-40 34-42-14 10-20 24-20 38z" />
      <path fill={p.wine} d="M92 20c14 6 20 20 18 36l-8 10-14-6c6-12 8-28 4-40zM96 60l10 4c2 16 0 30-4 42-6-10-8-28-6-46z" />
      <path fill={mix(p.lake, p.vermilion, 0.3)} d="M132 205c-6-50 4-86 30-96h36c28 8 42 44 42 96z" />
      <path fill={p.wine} d="M196 110c28 10 42 46 44 95h-32c2-40-2-72-12-95z" />
      <path fill={p.white} d="M162 110l16-6 22 6-4 22-16 8-16-10z" />
      <path fill={p.bone} d="M160 112l20 22 20-22 4 8-24 26-24-26z" />
      <path fill={half} d="M168 94h22l2 18c-8 8-18 8-26 0z" />
      <path fill={skin} d="M156 66c-2 16 2 30 8 40 6 6 14 8 20 4 10-8 14-22 14-38-2-12-6-18-10-22-12-4-26 2-32 16z" />
      <path
        fill={half}
        d="M182 50l6 0c4 4 8 10 10 22 0 16-4 30-14 38-4 2-8 3-12 2 10-12 14-36 10-62zM164 76l2 12c1 4-2 5-6 4 3-3 4-8 4-16z"
      />
      <Line c={p.bone} w={1.8} d="M157 79q5 3 9 0M173 80q6 4 11 0" />
      <Line c={mix(p.sienna, p.flesh, 0.3)} w={1.5} d="M156 71q5-3 9 0M172 71q7-3 13 0" />
      <path fill={mix(p.rose, p.lake, 0.35)} d="M162 98c4-2 10-2 14 0-4 4-10 4-14 0z" />
      <path
        fill={p.white}
        d="M150 70c-6-26 10-42 30-42 24 0 34 18 30 44l6 38-16 6c4-18 2-36-6-48-6-12-14-18-22-18-10 2-18 8-22 20z"
      />
      <path
        fill={fold}
        d="M192 34c14 6 20 20 18 38l6 38-16 6c4-18 2-36-6-48 6-10 4-24-2-34zM168 32c-4 6-6 14-6 20l-8 6c0-12 6-22 14-26z"
      />
      <path fill={p.verdigris} d="M0 172c70-14 170-14 240-4v37H0z" />
      <path fill={mix(p.verdigris, p.forest, 0.6)} d="M0 194c80-10 170-10 240-2v13H0z" />
      <path fill={p.white} d="M150 166l38-12 44 8-20 22-50-4z" />
      <path fill={p.cream} d="M150 166l38-12 6 18-32 8z" />
      <path fill={p.lake} d="M158 164l10-3 2 6-10 4z" />
      <Line c={p.umber} w={1} d="M174 162l12-4M172 168l18-4M198 162l22 4M198 168l18 4M198 174l12 3" />
      <path
        fill={p.ochre}
        d={oval(60, 186, 9, 4) + oval(76, 190, 9, 4) + oval(90, 184, 9, 4) + oval(46, 192, 8, 4) + oval(106, 190, 8, 4)}
      />
      <path
        fill={p.naples}
        d={oval(68, 181, 9, 4) + oval(82, 180, 9, 4) + oval(58, 190, 7, 3) + oval(98, 193, 7, 3) + oval(76, 174, 8, 4)}
      />
      <path fill={mix(p.grey, p.white, 0.4)} d={oval(118, 184, 7, 3) + oval(128, 190, 7, 3) + oval(40, 182, 6, 3)} />
      <Line c={p.gold} w={1.6} d="M108 110v10M92 124l32-4M92 124l-6 28m6-28l8 27M124 120l-6 28m6-28l8 27" />
      <path fill={p.gold} d="M83 151h20c-2 10-18 10-20 0zM115 147h20c-2 10-18 10-20 0z" />
      <path fill={p.lake} d="M32 150c10-8 24-8 32 0l8 16-18 10-28-6z" />
      <path fill={skin} d="M60 158c8-4 18-4 26 0l8 6c2 4-2 5-5 4l-10-3 6 7c2 4-2 5-5 3l-8-6-2 6c-2 3-5 2-5-1v-6c-6 0-8-6-5-10z" />
      <path fill={mix(p.green, p.olive, 0.4)} d="M96 132c6-8 14-14 18-14l4 10-16 18z" />
      <path fill={skin} d="M100 108c2-6 6-10 12-10 4 0 4 3 2 5l-4 3 6-2c4 0 4 3 1 5l-5 2 4 0c3 1 2 4-1 5l-6 4c-6 2-11-4-9-12z" />
      <path fill={p.wine} d="M222 150c-12-6-26-4-32 4l4 14 22 8z" />
      <path fill={skin} d="M206 156c-8-4-18-2-26 4-3 3 0 5 3 4l8-2-12 8c-2 3 1 5 4 3l12-5-8 7c-1 3 2 4 4 3 10-4 16-12 15-22z" />
    </>
  ),
};

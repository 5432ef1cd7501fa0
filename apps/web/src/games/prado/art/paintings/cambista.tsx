import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.fleshLight, p.white, 0.2);
const half = mix(p.flesh, p.grey, 0.15);
const deep = mix(p.fleshDark, p.umber, 0.1);
const wood = mix(p.umber, p.ochre, 0.25);
const fold = mix(p.grey, p.white, 0.5);

/** Clear light on the sides that the two turn to each other. */
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
      <path fill={deep} d="M62 96h24l4 20c-8 8-20 8-28 0z" />
      <g transform="matrix(-1 0 0 1 150 0) rotate(-3 76 70)">
        <path
          fill={skin}
          d="M54 52c-2 10-2 18 0 26l-1 8 3 4c0 8 3 16 10 22 5 4 10 4 14 0 10-8 18-22 18-38 1-10 0-18-2-24-12-8-32-8-42 2z"
        />
        <path
          fill={half}
          d="M78 47c7-2 14-1 18 3 2 6 3 14 2 24 0 16-8 30-18 38-4 4-8 3-12 1 10-6 14-14 12-24l-10-4 8-14c2-8 2-16 0-24zM58 92q4 2 6 8l-2 7q-5-7-4-15z"
        />
        <path fill={deep} d="M90 48q4 1 6 4c2 6 3 14 2 22 0 16-8 30-18 38 4-8 6-14 6-22l6-16z" />
        <path fill={half} d="M55 70q7-5 13-1l-1 8q-7 3-12-1zM74 69q8-5 16 1l-2 8q-8 3-14-1z" />
        <path fill={skin} d="M64 66l5 2c0 10 1 14 2 20-2 4-7 4-10 1 2-7 3-14 3-23z" />
        <path fill={deep} d="M69 68q3 14 3 20-3 4-8 3 4-2 4-6z" />
        <Line c={p.bone} w={2} d="M56 77q5 3 11-1M75 77q6 3 13 0" />
        <Line c={p.brown} w={1.6} d="M54 68q6-4 12-1M73 67q8-4 16 1" />
        <Line c={deep} w={1.3} d="M58 60q12-3 26 0M57 82q4 3 8 1M76 83q5 2 9 0M60 94q0 5 2 9M77 90q4 6 2 12M66 108q5 2 9 0" />
        <path fill={mix(p.rose, p.lake, 0.3)} d="M62 99q5-3 13 0-6 5-13 0z" />
        <path fill={p.lake} d="M47 62c-8-30 6-50 32-50 28 0 42 20 30 48l-10 8c-14-14-36-16-52-6z" />
        <path fill={p.vermilion} d="M48 58c-4-26 8-42 30-43-14 8-20 22-20 40z" />
        <path
          fill={p.wine}
          d="M90 14c16 4 26 22 20 42l-10 14-6-8c8-14 8-32-4-48zM46 60c16-12 42-10 56 4l-3 8c-14-14-36-16-52-6zM98 62l12-6c4 16 2 32-6 46-6-12-8-26-6-40z"
        />
      </g>
      <path fill={mix(p.lake, p.vermilion, 0.3)} d="M132 205c-6-50 4-86 30-96h36c28 8 42 44 42 96z" />
      <path fill={p.wine} d="M196 110c28 10 42 46 44 95h-32c2-40-2-72-12-95z" />
      <path fill={p.white} d="M162 110l16-6 22 6-4 22-16 8-16-10z" />
      <path fill={p.bone} d="M160 112l20 22 20-22 4 8-24 26-24-26z" />
      <path fill={half} d="M168 94h24l2 18c-8 8-20 8-28 0z" />
      <g transform="rotate(-8 174 76)">
        <path
          fill={skin}
          d="M155 58c-2 10-3 16-2 22l-1 8 3 5c0 7 3 13 9 17 6 3 13 2 18-3 9-8 15-20 15-36-1-12-5-20-11-24-12-4-26-2-31 11z"
        />
        <path fill={half} d="M181 47l8 2c4 4 8 12 8 22 0 16-6 28-15 36-5 4-9 5-13 4 12-6 16-24 14-36 1-12 0-20-2-28z" />
        <path fill={half} d="M154 70q6-4 11 0l-1 7q-6 3-10-1zM171 70q8-4 15 1l-2 7q-8 2-13-1zM164 68l3 16q1 7-7 6 4-8 4-22z" />
        <Line c={p.bone} w={2} d="M155 77q4 3 9 0M171 77q6 3 13 0" />
        <Line c={mix(p.sienna, p.flesh, 0.2)} w={1.4} d="M155 67q4-3 9-1M171 66q7-3 14 1M171 82q5 2 9 0M162 105q5 2 9-1" />
        <path fill={mix(p.rose, p.lake, 0.4)} d="M159 97q4-3 7-1 3-2 7 1-7 5-14 0z" />
        <Line c={mix(p.rose, skin, 0.3)} w={6} d="M180 88h.1" />
      </g>
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

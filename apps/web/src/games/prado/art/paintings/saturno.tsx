import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.flesh, p.ochre, 0.45);
const half = mix(p.sienna, p.umber, 0.25);
const deep = mix(p.umber, p.bone, 0.45);
const hoar = mix(p.grey, p.white, 0.4);
const pale = mix(p.fleshLight, p.white, 0.4);
const dim = mix(p.flesh, p.grey, 0.35);

/** Light from the front left, out of the black. */
export const saturno: Picture = {
  box: [136, 240],
  ground: p.bone,
  art: (
    <>
      {/* The crouching body. */}
      <path fill={deep} d="M34 80C20 110 24 160 40 196l40 8 38-14c14-34 12-84-8-112z" />
      <path
        fill={deep}
        d="M104 156c18 2 30 18 29 34-1 9-9 14-15 20l-10 30H88l8-36c-8-10-12-26-8-40zM44 158C26 156 8 164 5 178c-2 10 4 16 12 20l8 42h22l-6-46c6-10 8-24 3-36z"
      />
      <path fill={half} d="M46 160C28 156 9 164 6 178c-1 8 4 14 12 17l9 45h12l-6-48c8-8 14-20 13-32z" />
      <path fill={skin} d="M40 162c-14-2-28 4-31 16 0 5 3 9 8 10 10-4 20-14 23-26zM19 200l8 40h6l-6-42z" />
      <path fill={half} d="M106 160c14 3 24 16 23 30-1 8-8 12-13 18l-9 32h-8l10-38c-6-12-8-28-3-42z" />
      <path fill={skin} d="M114 168c8 5 12 14 11 22-1 5-4 8-8 10-5-10-6-22-3-32z" />
      {/* The arms. */}
      <path fill={half} d="M38 76C22 82 8 104 7 126c0 9 8 13 17 12l34-8-2-14-26 4c2-10 10-22 18-28z" />
      <path fill={skin} d="M34 80C22 88 11 106 11 124c0 7 6 10 12 9l30-7-1-6-26 5c0-14 8-28 18-34z" />
      <path fill={half} d="M102 78c16 8 28 32 28 52 0 9-8 14-17 12l-27-8 2-14 22 4c0-12-6-24-14-30z" />
      <path fill={skin} d="M108 88c9 9 15 26 15 40-1 7-6 9-12 7l-22-6 1-5 24 5c1-14-2-28-8-37z" />
      {/* The victim from behind. */}
      <path
        fill={pale}
        d="M46 106c2-10 14-16 25-16s22 6 24 15c1 8-4 12-5 20 0 8 5 15 7 24 2 12 0 20-4 28 3 12 1 22-3 30l-7 20-8-1c2-10 0-22-2-34l-3-20-5 20c-1 12 0 24 1 36l-9 2c-5-10-8-22-7-34-1-8 0-14 0-20-5-8-7-18-5-28 2-8 6-14 6-23-1-6-5-11-5-19z"
      />
      <path
        fill={dim}
        d="M84 93c6 3 10 7 11 12 1 8-4 12-5 20 0 8 5 15 7 24 2 12 0 20-4 28 3 12 1 22-3 30l-7 20-5 0c4-22 5-36-2-54 10-4 14-14 11-26-5-18-6-36-3-54zM70 106q4 24 0 44l1 24q-8 10-18 2 10 2 15-6zM72 172q8 8 17 0-8 12-17 4z"
      />
      <path
        fill={p.lake}
        d="M45 108c0-12 12-22 27-22s25 9 24 20c-2 5-5 3-6 8-1 6-5 6-5 0 0-5-4-4-4 2 1 8-1 16-3 16s-3-8-3-15-5-6-5 0-4 8-5 2-4-6-5 0-4 9-6 3c-2-4-8-4-9-14z"
      />
      <path fill={pale} d={oval(56, 231, 6, 4)} />
      <path fill={dim} d={oval(78, 229, 6, 4)} />
      {/* The fingers that dig in. */}
      <Line c={deep} w={8} d="M50 122l18 3M49 130l18 2M52 138l13 1M94 122l-15 5M94 130l-15 3M91 138l-11 1" />
      <Line c={skin} w={5.5} d="M48 121l19 3M47 129l19 2M50 137l13 1M96 121l-16 5M96 129l-16 3M93 137l-12 1" />
      {/* The head. */}
      <path
        fill={p.grey}
        d="M40 84c-8-4-14-12-14-20 2 2 4 3 6 2-8-10-10-24-4-36 0 3 1 5 3 6C30 20 42 6 62 4c-3 2-4 4-4 6C72 2 92 8 100 22c-3-1-5-1-7 1 10 8 15 20 14 32 3-1 5-3 6-6 3 14 2 26-2 34 2 0 4-1 5-3-2 12-8 22-16 28 1-4 1-8-1-11-4 8-10 14-16 16z"
      />
      <path
        fill={hoar}
        d="M34 70c-8-12-8-26-2-38 1 3 2 4 4 4-1-14 8-26 22-30-2 3-2 5-1 7 8-5 22-4 30 3-6 0-8 1-10 3 4 2 8 6 10 12L44 40z"
      />
      <path
        fill={half}
        d="M37 50c-2-20 8-32 25-33 18-1 30 10 31 30 1 16 2 26-4 38-6 10-16 14-24 14-14-1-22-10-25-22-2-8-2-16-3-27z"
      />
      <path fill={skin} d="M38 50c-2-18 8-30 22-31 8 0 14 2 18 7-7 4-10 10-10 18v20l-20 6-8-6z" />
      <path fill={skin} d="M72 42q8-6 17 2l-2 14-12 2z" />
      <path fill={deep} d="M40 47c4-9 18-10 22-1-1 9-18 12-22 1zM69 44c4-9 19-9 22 2-4 9-19 8-22-2z" />
      <path fill={p.white} d={oval(52, 46.5, 7, 5) + oval(79, 45.5, 7, 5)} />
      <path fill={p.bone} d={oval(54, 46, 2.6) + oval(80, 45, 2.6)} />
      <Line c={hoar} w={3.6} d="M38 41q6-11 22-11M70 28q15 0 22 11" />
      <Line c={deep} w={1.6} d="M50 23q12-4 26 0M52 27q6-2 9 1M44 56q8 5 16 1M72 56q8 4 14 0M42 62q4 8 6 10M90 60q0 8-2 12" />
      <path fill={half} d="M64 38h6l5 21q-9 6-18 1z" />
      <path fill={p.fleshLight} d="M64 39h3l1 19-5 2z" />
      <path fill={deep} d="M59 60q4-3 6 1-4 2-6-1zM69 60q4-3 6 0-3 2-6 0z" />
      <path fill={p.grey} d="M40 66c6-2 12-2 18-3q8-3 16 0c6 1 10 1 15-1 2 14 0 30-8 38-10 8-26 6-34-2-6-8-8-20-7-32z" />
      <path fill={hoar} d="M40 68c6-4 13-4 17-4-7 6-9 14-7 34-7-6-11-18-10-30z" />
      <path fill={p.bone} d="M47 78c2-11 12-13 20-13 9 0 17 3 18 12 1 12-5 24-18 25-13 0-20-12-20-24z" />
      {/* The arm in the mouth. */}
      <path fill={pale} d="M60 70c4-3 12-3 15 0 1 8 0 14-4 21l-8 14c-6 2-11-2-11-8 4-8 7-16 8-27z" />
      <path fill={dim} d="M72 69l3 1c1 8 0 14-4 21l-8 14h-4c8-12 12-22 13-36z" />
      <path fill={p.lake} d="M57 72c4-6 16-6 20-1-1 4-2 5-3 10-2-4-3-4-4 2-2-5-4-4-5 3-2-5-3-5-6 1z" />
    </>
  ),
};

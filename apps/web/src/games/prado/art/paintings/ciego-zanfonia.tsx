import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.flesh, p.fleshLight, 0.4);
const half = mix(p.flesh, p.fleshDark, 0.5);
const deep = mix(p.fleshDark, p.umber, 0.5);
const cloak = mix(p.ochre, p.umber, 0.45);
const beard = mix(p.grey, p.white, 0.35);

/** Cold light from the upper left. */
export const ciegoZanfonia: Picture = {
  box: [174, 240],
  ground: mix(p.umber, p.grey, 0.4),
  art: (
    <>
      <Fade d="M0 0h174v240H0z" across from={mix(p.grey, p.ochre, 0.3)} to={mix(p.umber, p.bone, 0.25)} />
      <path fill={cloak} d="M0 240v-96c6-26 26-46 56-54l34-6c24 4 42 20 52 44 12 30 16 70 16 112z" />
      <path fill={mix(p.ochre, p.naples, 0.2)} d="M4 168c2-36 22-62 54-72-20 30-32 68-36 120H4z" />
      <path
        fill={mix(p.umber, p.bone, 0.3)}
        d="M92 88c24 6 40 22 50 46 10 30 14 68 14 106h-28c6-60-4-112-36-152zM44 128c-10 32-14 70-14 112h14c-2-40 0-76 6-108z"
      />
      <path fill={p.white} d="M64 82c8-8 36-6 44 4l6 14c-18 10-40 8-56-4z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M92 80c8 0 14 4 16 8l6 14c-8 4-16 6-24 5 4-8 4-18 2-27zM68 90l12 6-2 8-14-8z" />
      <path fill={half} d="M76 66h24l2 22c-8 6-20 4-28-2z" />
      <path fill={beard} d="M66 60c-6-24 6-40 26-42 10 0 16 4 20 8l-22 40-6 16c-10-4-16-12-18-22z" />
      <path
        fill={skin}
        d="M78 44c-2-18 8-28 24-26 14 2 22 10 24 20l1 8 9 12c2 4-1 6-5 6l-1 6-6 16c-14 6-32 2-40-10-4-10-6-20-6-32z"
      />
      <path fill={half} d="M108 20c10 4 16 10 18 18l1 8 9 12c2 4-1 6-5 6l-1 6-4 6-14-6c4-16 2-34-4-50z" />
      <path fill={deep} d="M122 60c4 2 8 2 12 0 0 3-2 4-4 4l-8 0zM106 44c6 4 14 4 20 0l1 4c-8 4-16 3-21-1z" />
      <path fill={half} d="M72 44c-6-2-10 4-8 12 2 8 8 10 12 6z" />
      <Line c={p.bone} w={2} d="M108 46q6 5 14 2" />
      <Line c={beard} w={2.6} d="M104 38q8-5 18-1" />
      <Line c={deep} w={1.4} d="M96 26l22 2M98 31l22 2M104 54q4 6 2 10" />
      <path fill={beard} d="M76 54c8 14 18 14 34 14l16 2c6 10 2 30-12 40-16 4-34-6-38-26-2-10-2-20 0-30z" />
      <path fill={p.white} d="M80 66c6 12 18 16 28 16l-2 26c-14 0-26-12-28-28zM112 72l12 2c4 8 0 18-6 24-4-8-6-16-6-26z" />
      <path fill={p.bone} d="M112 74c6-2 12-1 15 1-2 6-10 7-15-1z" />
      <path fill={beard} d="M104 66c8 0 18 2 26 6-8 4-20 4-26-6zM84 22c-12 2-20 16-18 34l10 4c0-14 2-28 8-38z" />
      <path
        fill={mix(p.sienna, p.rust, 0.3)}
        d="M34 176c20-26 58-36 88-26l44 16c8 6 6 22-2 30l-46 28c-32 14-64 8-80-12-8-10-10-26-4-36z"
      />
      <path fill={mix(p.ochre, p.naples, 0.25)} d="M42 176c18-20 50-28 76-20l44 14-40 24c-34 14-62 14-82 4-4-8-2-16 2-22z" />
      <path fill={mix(p.sienna, p.umber, 0.4)} d="M70 176c16-10 36-12 52-6l12 6-26 16c-16 6-32 4-42-4-2-4 0-8 4-12z" />
      <Line c={p.cream} w={1.2} d="M52 190l96-26M54 195l98-26" />
      <path fill={p.sienna} d="M78 158l44-14 8 10-46 16z" />
      <Line c={p.cream} w={3} d="M86 166v-6M93 164v-6M100 161v-6M107 159v-6M114 156v-6M121 154v-6" />
      <path fill={p.umber} d="M160 164l14-6v34l-12 4z" />
      <path fill={p.lake} d="M124 150c8-8 20-8 26 0l10 24-8 4-8-16-12 24-10-2z" />
      <path fill={p.vermilion} d="M126 150c6-6 14-7 19-3l-17 22zM146 150l12 24-6 2-10-18z" />
      <path fill={cloak} d="M124 112c12 4 20 16 18 30l-18 12-18-8z" />
      <path
        fill={skin}
        d="M104 148c6-8 16-10 26-4l8 12c1 4-3 5-6 3l-8-6 4 10c0 4-5 4-7 1l-5-8-1 8c-1 4-6 3-6 0l-1-7c-4-2-6-5-4-9z"
      />
      <path fill={half} d="M118 143c4-2 8-1 12 1l8 12c1 4-3 5-6 3l-8-6 4 10c0 4-5 4-7 1l-4-8z" />
      <Line c={p.umber} w={5} d="M36 194l-18 4v14" />
      <path fill={mix(p.ochre, p.naples, 0.2)} d="M0 172c12-4 22 0 26 8l6 22-20 10-12-6z" />
      <path fill={p.white} d="M16 194l14-4 4 12-16 6z" />
      <path fill={skin} d="M16 206c8-6 16-8 22-4l4 8c0 4-3 4-5 2l1 6c-1 4-5 3-6 0l-1 5c-2 3-5 2-5-1-4 4-8 2-9-2-4-2-5-9-1-14z" />
      <path fill={half} d="M16 214c6 4 12 4 21-2l1 6c-1 4-5 3-6 0l-1 5c-2 3-5 2-5-1-4 4-8 2-9-2z" />
    </>
  ),
};

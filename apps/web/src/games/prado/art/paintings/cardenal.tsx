import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.naples, 0.15);
const half = mix(p.flesh, p.fleshDark, 0.35);
const deep = mix(p.fleshDark, p.umber, 0.3);

/** Light from the upper left. */
export const cardenal: Picture = {
  box: [185, 240],
  ground: mix(p.bone, p.forest, 0.3),
  art: (
    <>
      <path fill={p.lake} d="M6 240c-6-48 12-80 44-92l34-16c26-2 48 4 66 18 22 16 32 46 32 90z" />
      <path fill={p.vermilion} d="M16 214c-2-34 12-54 38-64l32-12c4 24 2 50-6 72-20-6-46-4-64 4z" />
      <path
        fill={mix(p.vermilion, p.rose, 0.35)}
        d="M24 196c0-22 12-36 30-42-8 14-12 28-12 42zM60 200c4-16 6-34 4-50l10-3c2 20 0 38-6 54z"
      />
      <path
        fill={p.wine}
        d="M120 140c14 6 26 14 36 24 10 20 16 46 18 76h-32c4-34-4-70-22-100zM92 150c8 24 6 50-4 72l-10-4c10-22 14-46 14-68z"
      />
      <path fill={p.lake} d="M140 168c8 20 14 44 14 72h-14c4-26 4-50 0-72z" />
      <path fill={p.white} d="M0 240v-18c20-14 50-18 86-10 30 6 52 16 64 28z" />
      <path
        fill={mix(p.grey, p.white, 0.5)}
        d="M24 214c6 8 8 16 8 26h-8c0-8-2-16-6-24zm28-6c8 8 12 20 12 32h-8c0-12-2-22-10-32zm30 4c8 8 14 18 16 28h-8c-2-10-8-20-14-28zm30 10c8 6 12 12 16 18h-10c-4-6-8-12-12-18z"
      />
      <path fill={p.white} d="M76 132c14 4 32 0 48-10l6 16c-14 12-32 16-50 14z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M104 132c8-2 14-6 20-10l6 16c-8 6-16 10-24 12z" />
      <path fill={p.vermilion} d="M74 148c20 4 40-2 58-14l6 8c-18 14-40 20-62 18z" />
      <path fill={half} d="M84 120l36-16 4 22c-12 10-26 12-42 8z" />
      <path fill={p.brown} d="M112 60l22 2c4 16 2 30-4 42l-12-2z" />
      <path fill={skin} d="M70 60c-4 14-5 28-3 40 2 16 9 32 22 37 12-1 24-9 31-19 6-8 8-18 8-28V58c-16-6-42-6-58 2z" />
      <path fill={half} d="M110 58h15v34c0 10-2 18-7 26-8 10-18 18-29 19 10-10 16-20 18-34 2-16 3-30 3-45z" />
      <path fill={deep} d="M118 66c3 8 4 18 3 28-2 14-9 27-20 36 5-11 7-22 8-34 4-8 8-18 9-30z" />
      <path fill={half} d="M124 76c8-2 10 6 8 14-2 6-6 8-9 6z" />
      <path
        fill={half}
        d="M70 79q6-6 11-1l-1 9q-6 3-10-1zM89 79q9-7 20 0l-2 9q-9 3-17-1zM84 78c5 8 4 18 6 26 2 5-2 8-8 7 2-8 3-20 2-33z"
      />
      <path fill={deep} d="M74 109q7 4 15 0-2 5-8 5t-7-5z" />
      <Line c={mix(skin, p.white, 0.5)} w={2.2} d="M82 82q-1 14-4 24" />
      <Eyes
        at={[
          [75.5, 84],
          [99, 84],
        ]}
        w={12}
        look={0.2}
      />
      <Line c={p.brown} w={2.2} d="M69 76q6-5 12-2M88 74q10-6 21 2" />
      <path fill={mix(p.lake, p.rose, 0.4)} d="M73 120q5-3 10-1 5-2 12 2-8 5-22-1z" />
      <Line c={deep} w={1.2} d="M72 120q11 3 24 1M79 129q6 2 10 0M104 104q0 10-5 14" />
      <path fill={p.vermilion} d="M58 64l4-32 32-14 38 10 8 36-8 4c-22-10-52-12-74-4z" />
      <path fill={mix(p.vermilion, p.rose, 0.35)} d="M62 32l32-14-4 38c-12 0-22 2-32 6z" />
      <path fill={p.lake} d="M94 18l38 10 8 36-8 4c-8-4-18-6-28-8z" />
      <path fill={p.wine} d="M124 26l8 2 8 36-8 4-10-4zM58 64c22-8 52-6 74 4l-1 5c-22-9-50-11-72-4z" />
    </>
  ),
};

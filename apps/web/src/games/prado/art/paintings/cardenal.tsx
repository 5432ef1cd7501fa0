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
      <path
        fill={skin}
        d="M70 60c-4 8-5 16-4 24l-6 20c-1 4 2 6 6 6 0 6 1 10 3 14 2 8 8 14 16 14 10 0 22-8 30-18 6-8 8-18 8-28V58c-16-6-38-6-53 2z"
      />
      <path
        fill={half}
        d="M108 58c6 0 10 0 15 2v32c0 10-2 20-8 28-8 10-20 18-30 18 10-10 16-20 18-32 2-16 4-32 5-48zM74 84c2 8 0 14-2 18 2 4 0 7-3 8h-3c-4 0-7-2-6-6 8-2 10-10 14-20z"
      />
      <path fill={deep} d="M116 70c3 8 4 16 4 24-2 14-8 26-18 34 4-10 6-20 6-30 4-8 6-18 8-28zM66 107c3 0 6-1 8-3-1 5-4 7-8 6z" />
      <path fill={half} d="M124 76c8-2 10 6 8 14-2 6-6 8-9 6z" />
      <path fill={half} d="M67 78c4-4 8-4 11-1l-1 9c-4 3-8 2-11-1zM86 78c6-5 14-4 20 1l-2 9c-6 2-12 2-17-1z" />
      <Eyes
        at={[
          [72.5, 83],
          [96, 84],
        ]}
        w={12.5}
        look={0.3}
      />
      <Line c={p.brown} w={2.2} d="M66 75q6-5 12-2M86 74q10-6 21 2" />
      <path fill={mix(p.lake, p.rose, 0.4)} d="M69 119c5-3 8-2 10-1 5-1 10 0 15 3-6 5-20 5-25-2z" />
      <Line c={deep} w={1.2} d="M68 119q12 3 27 1M74 130q6 2 12 0" />
      <path fill={p.vermilion} d="M58 64l4-32 32-14 38 10 8 36-8 4c-22-10-52-12-74-4z" />
      <path fill={mix(p.vermilion, p.rose, 0.35)} d="M62 32l32-14-4 38c-12 0-22 2-32 6z" />
      <path fill={p.lake} d="M94 18l38 10 8 36-8 4c-8-4-18-6-28-8z" />
      <path fill={p.wine} d="M124 26l8 2 8 36-8 4-10-4zM58 64c22-8 52-6 74 4l-1 5c-22-9-50-11-72-4z" />
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { ruff } from '../shapes.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.grey, 0.12);
const shade = mix(p.fleshDark, p.grey, 0.25);
const half = mix(skin, shade, 0.45);

/** Light from the upper left. */
export const caballeroMano: Picture = {
  box: [193, 240],
  ground: mix(p.umber, p.grey, 0.3),
  art: (
    <>
      <Fade d="M0 0h193v240H0z" from={mix(p.umber, p.grey, 0.45)} to={mix(p.bone, p.umber, 0.4)} />
      <path fill={p.bone} d="M0 240v-44c12-26 36-38 66-46l31-8 30 8c34 8 56 20 66 46v44z" />
      <path
        fill={mix(p.bone, p.smalt, 0.2)}
        d="M6 204c10-26 32-36 58-44-14 24-20 50-22 80H0v-20zM128 162c18 22 26 48 26 78h-7c2-28-5-54-19-78z"
      />
      <path fill={mix(p.grey, p.white, 0.4)} d={ruff(99, 121, 43, 25, 28)} />
      <path fill={p.white} d={ruff(96, 118, 40, 22, 28)} />
      <Line
        c={mix(p.grey, p.white, 0.45)}
        w={1.6}
        d="M59 113l14 5m-13 6l14 0m-9 8l12-5m-3 11l10-9m2 12l6-10m11 11l-2-10m14 6l-9-9m17 3l-13-6m16-2l-13-3m13-6l-14 2"
      />
      <path fill={p.brown} d="M70 76c-6-30 6-48 28-48s33 18 27 48l-5 14H76z" />
      <path fill={skin} d="M73 70c0-20 10-31 25-31s25 11 25 31c0 22-6 42-13 52-7 9-17 9-24 0-7-10-13-30-13-52z" />
      <path fill={half} d="M113 44c7 6 10 15 10 26 0 22-6 42-13 52-3 4-7 7-12 7 10-14 13-28 13-44 2-16 6-28 2-41z" />
      <path fill={shade} d="M119 51c3 5 4 12 4 19 0 22-6 42-13 52 4-16 5-30 4-42 3-10 5-18 5-29z" />
      <path fill={half} d="M77 72c5-7 13-7 18 0l1 5c-6 4-14 4-18 0zM102 72c5-7 13-7 18 0l-1 5c-5 4-12 4-16 0z" />
      <Eyes
        at={[
          [86, 74],
          [110, 74],
        ]}
        w={14}
      />
      <Line c={half} w={1.3} d="M80 79q6 3 12 0M104 79q6 3 12 0" />
      <Line c={p.brown} w={2.2} d="M77 67q8-7 17-4M103 63q9-3 16 4" />
      <path fill={half} d="M98 66l4 4c0 10 2 16 4 22 1 4-3 6-7 6 2-3 2-6 1-9-2-6-2-15-2-23z" />
      <path fill={shade} d="M91 95q8 5 15 0-1 5-7 4-6 1-8-4z" />
      <Line c={p.white} w={2} d="M96 70v23" />
      <path
        fill={p.brown}
        d="M74 88c3 10 6 15 11 16q13-7 27 0c5-1 8-6 10-16 0 18-6 32-12 40-4 7-8 12-12 12s-8-5-12-12c-6-8-12-22-12-40z"
      />
      <path fill={skin} d="M87 105q11-4 22 0-2 11-11 11-9 0-11-11z" />
      <path fill={mix(p.rose, p.lake, 0.3)} d="M91 107q7-3 15 0-8 6-15 0z" />
      <path fill={p.brown} d="M79 109c7 0 10-10 18-9h2c8-1 11 9 18 9-6 4-13 1-19-3-6 4-13 7-19 3z" />
      <path fill={mix(p.brown, p.grey, 0.35)} d="M90 116c2 8 4 14 7 20 1-6 2-12 1-20zM84 106c4-1 8-3 11-5-4 5-8 7-11 5z" />
      <Line c={p.gold} w={1.4} d="M122 168c-6 20-12 32-20 42M100 168l2 44" />
      <path fill={p.gold} d="M101 210c4-3 9 0 9 6s-4 9-8 8-4-12-1-14z" />
      <path fill={p.white} d="M42 222c6-12 12-18 20-22l10 14-12 24H46z" />
      <Line c={mix(p.grey, p.white, 0.4)} w={1.4} d="M50 218l10 16M56 210l10 16" />
      <path
        fill={skin}
        d="M62 200c4-10 8-18 14-24 4-4 8-3 8 1l-5 12 28-12c6-3 10 2 5 6l-14 8 20-5c6-1 8 4 3 7l2 4c2 4-1 6-4 7 3 3 0 7-6 7l-12 2c4 4 1 7-4 7-14 0-24-2-31-8z"
      />
      <path
        fill={half}
        d="M88 196l33-9c1 2 1 4 0 6l-31 8zM90 204l33-7c0 3-2 5-5 7l-26 3zM90 210l27-2c-1 2-2 3-5 3l-12 2c4 4 1 7-4 7-14 0-24-2-30-8 8 2 16 1 24-2z"
      />
      <path fill={p.gold} d="M18 190c6-3 12 1 11 7l-2 10 16 12c4 4 0 9-5 6l-14-10-4 25h-8l4-30-14-6c-4-3-1-8 4-7l12 4z" />
      <path fill={p.naples} d="M19 193c3-1 6 0 6 3l-3 12-4-2zM2 205l12 4-1 2-11-4z" />
    </>
  ),
};

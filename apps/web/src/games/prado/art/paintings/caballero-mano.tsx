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
      <path fill={p.bone} d="M0 240v-32c10-26 36-40 70-48l27-8 28 8c34 8 58 22 68 48v32z" />
      <path
        fill={mix(p.bone, p.smalt, 0.22)}
        d="M10 214c8-24 30-36 58-44-16 22-24 46-26 70H0v-16zM128 170c18 20 24 44 24 70h-8c2-26-4-48-16-70z"
      />
      <path fill={mix(p.grey, p.white, 0.45)} d={ruff(97, 147, 43, 20, 26)} />
      <path fill={p.white} d={ruff(94, 144, 39, 17, 26)} />
      <Line
        c={mix(p.grey, p.white, 0.5)}
        w={1.6}
        d="M60 140l12 8m-9 4l12 2m-2 6l8-4m3 10l4-8m10 10v-9m12 7l-4-8m15 3l-8-6m14-2l-11-3m12-7l-12 3"
      />
      <path fill={p.brown} d="M67 84C60 48 74 32 98 32s37 18 31 54l-8 20H74z" />
      <path fill={skin} d="M68 76c0-22 12-34 29-34s31 12 31 36c0 24-8 44-16 55-8 9-22 9-29 0-8-11-15-33-15-57z" />
      <path fill={half} d="M67 78c-5-2-6 4-4 10 2 5 4 7 7 7zM127 78c6-2 7 4 5 10-2 6-5 8-8 7z" />
      <path fill={half} d="M116 48c8 6 12 16 12 30 0 24-8 44-16 55-4 4-8 6-13 6 10-10 14-26 14-42 2-18 6-34 3-49z" />
      <path fill={shade} d="M122 54c4 6 6 14 6 24 0 24-8 44-16 55 4-16 6-32 4-46 4-12 6-22 6-33z" />
      <path fill={half} d="M72 76c6-5 16-5 21 1l2 8c-8 4-18 4-23 0zM101 77c6-6 16-6 22-1l-1 9c-6 4-14 4-20 0z" />
      <Eyes
        at={[
          [83, 82],
          [110.5, 82],
        ]}
        w={15}
      />
      <Line c={mix(p.brown, p.flesh, 0.2)} w={2.6} d="M72 73q9-7 19-1M103 72q10-6 19 1" />
      <path fill={half} d="M97 74l3 4c0 10 2 16 5 21 1 4-3 6-8 6 3-3 3-6 1-10-2-6-2-14-1-21z" />
      <path fill={shade} d="M90 102c4 4 11 4 15 0 0 4-3 5-8 5-4 0-7-1-7-5z" />
      <Line c={p.white} w={2} d="M95 80l-1 18" />
      <path
        fill={p.brown}
        d="M72 104c8 4 14 2 18 4 4-2 10-2 15 0 6-2 12 0 18-4-2 18-6 30-11 38-4 8-10 13-14 13-6 0-11-6-15-13-6-9-10-22-11-38z"
      />
      <path fill={skin} d="M88 119c5 3 14 3 19 0-2 6-5 9-9 9-5 0-8-4-10-9z" />
      <path fill={mix(p.rose, p.lake, 0.4)} d="M87 115c4-3 7-3 10-1 3-2 7-2 11 1-4 6-16 6-21 0z" />
      <path
        fill={mix(p.brown, p.ochre, 0.35)}
        d="M77 107c8 2 12-5 20-4 8-1 12 6 20 4-6 7-14 7-20 5-6 2-14 2-20-5zM90 132c2 8 4 14 8 19 1-6 1-13 0-19z"
      />
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

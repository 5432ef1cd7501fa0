import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const stone = mix(p.smalt, p.cream, 0.55);
const shade = mix(p.smalt, p.umber, 0.3);

/** Two rows of guests that run back towards the altar, as dots. */
function row(side: 1 | -1, from: number, lift: number): string {
  return Array.from(
    { length: 9 },
    (_, i) => `M${Math.round(80 + side * (16 + from + i * 5.6))} ${Math.round(146 + i * 7.6 - lift)}h.1`,
  ).join('');
}

/** Silvery light from the high windows on the left. */
export const juraFernando: Picture = {
  box: [161, 240],
  ground: stone,
  art: (
    <>
      <Fade d="M0 0h161v150H0z" from={mix(p.smalt, p.white, 0.45)} to={mix(p.cream, p.smalt, 0.25)} />
      <path fill={shade} d="M0 0h161L112 40H50z" />
      <path fill={stone} d="M20 0l30 40h62l30-40h-34L81 26 54 0z" />
      <path fill={mix(p.smalt, p.white, 0.4)} d="M58 0l23 22L104 0z" />
      <Line
        c={mix(p.white, p.cream, 0.3)}
        w={2}
        d="M0 0l50 40h62L161 0M20 0l30 40M142 0l-30 40M54 0l27 40M108 0L81 40M50 40c0-30 62-30 62 0"
      />
      <path fill={mix(p.smalt, p.cream, 0.4)} d="M50 40h62v90H50z" />
      <path fill={p.white} d="M72 50c0-12 18-12 18 0v22H72zM56 56c0-8 10-8 10 0v14H56zm40 0c0-8 10-8 10 0v14H96z" />
      <path fill={stone} d="M0 0l50 40v92L0 190z" />
      <path fill={shade} d="M161 0l-49 40v92l49 58z" />
      <path fill={p.white} d="M6 30c2-12 12-8 14 4v40L6 66zm24 22c0-10 10-6 10 4v28l-10-6z" />
      <path fill={mix(p.smalt, p.navy, 0.25)} d="M155 30c-2-12-12-8-14 4v40l14-8zm-24 22c0-10-10-6-10 4v28l10-6z" />
      <path fill={p.gold} d="M66 84h30v46H66z" />
      <path fill={p.naples} d="M72 90c0-10 18-10 18 0v26H72z" />
      <path fill={p.ultramarine} d="M77 98c2-4 6-4 8 0l2 16H75z" />
      <Line c={p.white} w={1.3} d="M68 122v-6M74 122v-6M88 122v-6M94 122v-6" />
      <path fill={p.white} d="M64 122h34v8H64z" />
      <path fill={p.lake} d="M0 84l22 10v54L0 166zm26 12l20 8v32l-20 10zM161 84l-22 10v54l22 18zm-26 12l-20 8v32l20 10z" />
      <path fill={p.vermilion} d="M0 84l10 5v70l-10 7zm26 12l8 3v42l-8 5zM115 104l8-3v41l-8-6z" />
      <path
        fill={p.gold}
        d="M0 84l22 10v4L0 89zm0 76l22-14v3L0 166zm26-64l20 8v3l-20-8zm0 47l20-9v3l-20 10zM161 84l-22 10v4l22-9zm0 76l-22-14v3l22 17zm-26-64l-20 8v3l20-8zm0 47l-20-9v3l20 10z"
      />
      <path fill={p.naples} d={oval(12, 126, 4, 8) + oval(36, 121, 3, 6) + oval(149, 126, 4, 8) + oval(125, 121, 3, 6)} />
      <Line c={p.gold} w={1} d="M30 0v36M131 0v36M81 0v48" />
      <path fill={p.naples} d="M22 36h16l-3 6H25zm101 0h16l-3 6h-10zM74 48h14l-3 5h-8z" />
      <path fill={mix(p.ochre, p.sienna, 0.3)} d="M50 130h62l49 60v50H0v-50z" />
      <path fill={p.lake} d="M66 130h30l34 110H32z" />
      <path fill={p.vermilion} d="M76 130h10l14 110H62z" />
      <path fill={p.wine} d="M60 142h42v3H60zm-6 20h54v3H54z" />
      <path fill={p.lake} d="M110 100c8-10 24-10 32 0l4 18-4 54-8 4-20-26z" />
      <path fill={p.gold} d="M108 100c8-12 28-12 36 0l2 6h-40zm18-14l3 6h-6z" />
      <path fill={p.wine} d="M114 108h26l-2 52-14-4-10-12z" />
      <path fill={p.gold} d="M122 132h12v16h-12z" />
      <path fill={p.azure} d="M124 136c2-4 6-4 8 0l2 18h-12z" />
      <path fill={p.fleshLight} d={oval(128, 131, 3.2, 3.8)} />
      <path fill={p.white} d="M124 129c1-5 8-5 8 0z" />
      <path fill={p.white} d="M72 122c2-6 10-6 12 0l2 22H70z" />
      <path fill={p.gold} d="M74 120h8l1 22h-6zM74 112l4-8 4 8z" />
      <path fill={p.fleshLight} d={oval(78, 114, 3.2, 3.8)} />
      <path fill={mix(p.azure, p.white, 0.3)} d="M88 132c2-4 8-4 9 0l3 18H86z" />
      <path fill={p.fleshLight} d={oval(92, 128, 2.8, 3.4)} />
      <path fill={mix(p.smalt, p.navy, 0.5)} d="M0 196l50-52 6 8-40 60-16 16zm161 0l-50-52-6 8 40 60 16 16z" />
      <Line c={p.lake} w={8} d={row(-1, 6, -6)} />
      <Line c={p.navy} w={8} d={row(1, 6, -6)} />
      <Line c={p.white} w={7} d={row(-1, -1, -3)} />
      <Line c={mix(p.azure, p.smalt, 0.3)} w={7} d={row(1, -1, -3)} />
      <Line c={p.fleshLight} w={5} d={row(-1, 6, 0) + row(1, 6, 0) + row(-1, -1, 3) + row(1, -1, 3)} />
      <Line c={p.white} w={3.6} d={row(-1, 6, 2.5) + row(1, 6, 2.5) + row(1, -1, 5.5)} />
      <Line c={p.lake} w={3.6} d={row(-1, -1, 5.5)} />
      <path fill={mix(p.navy, p.bone, 0.3)} d="M0 216c20-10 40-8 52 4l6 20H0zM161 216c-20-10-40-8-52 4l-6 20h58z" />
      <path
        fill={p.bone}
        d="M10 214c2-6 12-6 14 0l4 26H6zm24 4c2-6 12-6 14 0l4 22H30zm82 0c2-6 12-6 14 0l4 22h-22zm24-4c2-6 12-6 14 0l4 26h-22z"
      />
      <path fill={p.vermilion} d="M12 216h4v24h-5zm24 4h4v20h-5zm82 0h4v20h-5zm24-4h4v24h-5z" />
      <path fill={p.white} d={oval(17, 206, 5.5, 6) + oval(41, 210, 5.5, 6) + oval(123, 210, 5.5, 6) + oval(147, 206, 5.5, 6)} />
      <path fill={p.bone} d="M10 205l7-6 7 6zm24 4l7-6 7 6zm82 0l7-6 7 6zm24-4l7-6 7 6z" />
      <Line c={p.ochre} w={1.3} d="M28 238v-50M54 238v-46M108 238v-46M134 238v-50" />
      <path fill={p.white} d="M74 196c3-6 12-6 14 0l4 22H70z" />
      <path fill={p.azure} d="M78 194l6 0 2 24h-10z" />
      <path fill={p.fleshLight} d={oval(81, 188, 4.4, 5.2)} />
      <path fill={p.white} d="M76 187c0-8 10-8 10 0z" />
      <path fill={p.white} d="M0 0h28L64 240H0z" opacity=".13" />
    </>
  ),
};

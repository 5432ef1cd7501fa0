import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.flesh, p.fleshLight, 0.45);
const half = mix(p.flesh, p.fleshDark, 0.4);
const throne = mix(p.gold, p.umber, 0.2);
const virtues = [
  [16, 60],
  [113, 60],
  [16, 116],
  [113, 116],
  [16, 172],
  [113, 172],
  [64, 22],
] as const;
const robes = [p.vermilion, p.green, p.ultramarine];

/** Even light from the left, gold everywhere. */
export const domingoSilos: Picture = {
  box: [129, 240],
  ground: p.gold,
  art: (
    <>
      <Fade d="M0 0h129v240H0z" from={p.naples} to={mix(p.gold, p.ochre, 0.4)} />
      <path fill={throne} d="M2 30l12-22 12 22v176H2zm101 0l12-22 12 22v176h-24zM40 24L64 0l25 24v30H40z" />
      <path fill={mix(p.umber, p.ochre, 0.3)} d="M22 30l4 0v176h-5zM122 30h5v176h-5zM84 20l5 4v30h-5z" />
      <path
        fill={mix(p.umber, p.brown, 0.4)}
        d={virtues.map(([x, y]) => `M${x - 9} ${y + 20}v-30c0-14 18-14 18 0v30z`).join('')}
      />
      {robes.map((fill, i) => (
        <path
          key={fill}
          fill={fill}
          d={virtues
            .filter((_, n) => n % 3 === i)
            .map(([x, y]) => `M${x - 4} ${y - 2}c2-4 6-4 8 0l4 20H${x - 8}z`)
            .join('')}
        />
      ))}
      <path fill={p.fleshLight} d={virtues.map(([x, y]) => oval(x, y - 6, 3.4, 4.2)).join('')} />
      <Line
        c={p.naples}
        w={1.5}
        d={virtues.map(([x, y]) => `M${x - 9} ${y + 20}v-30c0-14 18-14 18 0v30M${x} ${y - 20}v-6`).join('')}
      />
      <path fill={p.lake} d="M30 54h70v110H30z" />
      <path fill={p.wine} d="M88 54h12v110H88z" />
      <path fill={mix(p.umber, p.ochre, 0.3)} d="M0 204h129v36H0z" />
      <path
        fill={p.verdigris}
        d="M0 222l22-18h22l-14 18zm50 0l6-18h20l4 18zm48 0l-12-18h22l21 18zM0 240h10l14-18H8zm34 0l8-18h44l6 18zm74 0l-10-18h22l12 18z"
      />
      <path fill={p.white} d="M36 180h58l6 46c-24 6-48 6-70 0z" />
      <path
        fill={mix(p.grey, p.white, 0.45)}
        d="M52 180c0 18-2 34-6 48l-8-1c4-16 6-30 6-47zm18 0c2 18 2 34 0 50h-8c2-16 2-32 0-50zm16 0c0 18 4 32 8 45l-7 2c-4-16-7-30-7-47z"
      />
      <path
        fill={mix(p.gold, p.ochre, 0.3)}
        d="M44 98c8-10 34-10 42 0 16 10 24 30 24 54l4 62c-6 6-14 6-20 2l-8-40H44l-8 40c-6 4-14 4-20-2l4-62c0-24 8-44 24-54z"
      />
      <path fill={mix(p.gold, p.umber, 0.4)} d="M86 98c16 10 24 30 24 54l4 62c-6 6-14 6-20 2l-8-40h-6c8-24 10-50 6-78z" />
      <path
        fill={mix(p.sienna, p.lake, 0.3)}
        d="M30 124q8 6 0 12m-4 12q8 6 0 12m0 14q8 6 0 12M98 124q-8 6 0 12m6 12q-8 6 0 12m0 14q-8 6 0 12"
      />
      <Line
        c={mix(p.sienna, p.lake, 0.4)}
        w={2.2}
        d="M28 130q8 6 0 12m-4 12q8 6 0 12m0 14q8 6 0 12M100 130q-8 6 0 12m6 12q-8 6 0 12m0 14q-8 6 0 12"
      />
      <path fill={p.brown} d="M44 100l10-6 6 84-10 36H36l8-38zM85 100l-10-6-6 84 10 36h14l-8-38z" />
      <path fill={p.gold} d="M46 104l6-4 4 74-8 36h-8l8-36zM83 104l-6-4-4 74 8 36h8l-8-36z" />
      <path fill={p.vermilion} d={oval(50, 120, 2, 5) + oval(51, 144, 2, 5) + oval(50, 190, 2, 6)} />
      <path fill={p.ultramarine} d={oval(79, 120, 2, 5) + oval(78, 144, 2, 5) + oval(79, 190, 2, 6)} />
      <path fill={p.lake} d="M56 96h18l2 14-11 8-11-8z" />
      <path fill={p.gold} d="M58 112c0-8 14-8 14 0s-14 8-14 0z" />
      <path fill={p.verdigris} d={oval(65, 112, 3)} />
      <path fill={p.white} d="M52 92c8 8 18 8 26 0l2 8c-8 8-22 8-30 0z" />
      <path fill={half} d="M56 80h18l2 14c-6 6-16 6-22 0z" />
      <path fill={skin} d="M48 58c-2 14 2 26 6 32 6 8 16 8 22 0 4-6 8-18 6-32z" />
      <path
        fill={half}
        d="M72 58h10c2 14-2 26-6 32-4 5-9 7-14 5 8-8 10-20 10-37zM64 68l2 4c0 4 1 6 2 8 0 3-3 4-6 3 2-2 3-5 2-15z"
      />
      <Eyes
        at={[
          [57, 70],
          [73, 70],
        ]}
        w={8}
      />
      <Line c={p.brown} w={1.7} d="M51 65q5-4 11-1M68 64q6-3 11 1" />
      <Line c={mix(p.fleshDark, p.umber, 0.3)} w={1.3} d="M60 88q5 2 10 0M54 78q0 4 2 7M75 78q0 4-2 7" />
      <path fill={mix(p.gold, p.naples, 0.4)} d="M46 62c-4-18 6-30 19-42 13 12 23 24 19 42-12-5-26-5-38 0z" />
      <path fill={mix(p.gold, p.umber, 0.35)} d="M65 20c13 12 23 24 19 42-4-2-8-3-12-3 0-14-2-26-7-39z" />
      <path fill={p.lake} d="M62 24h6v34h-6z" />
      <path fill={p.white} d="M46 62c12-5 26-5 38 0l-1 4c-11-4-25-4-36 0z" />
      <Line c={p.white} w={1.8} d="M48 54h.1M52 44h.1M58 34h.1M82 54h.1M78 44h.1M72 34h.1" />
      <Line c={p.vermilion} w={2.8} d="M55 50h.1M75 50h.1M65 30h.1" />
      <path fill={p.bone} d="M46 148l38 0 4 22H42z" />
      <path fill={p.white} d="M44 146l21 4 21-4 2 20-23 4-23-4z" />
      <Line c={p.umber} w={1} d="M48 152l14 2M48 157l14 2M48 162l14 2M68 154l14-2M68 159l14-2M68 164l14-2M65 150v20" />
      <path fill={p.white} d="M34 150l10 0 2 14-10 2zM86 150l10 0-2 16-10-2z" />
      <path fill={p.lake} d="M36 152h8v10h-8zm50 0h8v10h-8z" />
      <Line c={skin} w={6} d="M46 158l8 2M85 158l-6 2" />
      <Line c={p.gold} w={3} d="M30 214V70" />
      <path stroke={p.gold} strokeWidth="3.4" d="M30 72c-12-6-14-26 0-30 12-2 16 12 8 18-6 4-12-2-8-8" />
      <Line c={p.vermilion} w={2.8} d="M30 84h.1M24 48h.1M38 46h.1" />
      <path fill={skin} d="M28 144c4-4 10-2 10 4l-2 12-8 2c-4-4-4-12 0-18z" />
    </>
  ),
};

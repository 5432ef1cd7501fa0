import { Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const cherubs: HeadAt[] = [
  [38, 190, 7, 0.4],
  [60, 206, 7.5, 0.5],
  [86, 214, 7.5, 0],
  [110, 204, 7, -0.5],
  [136, 184, 7, -0.5],
  [22, 150, 6.5, 0.6],
  [146, 142, 6, -0.6],
  [24, 62, 5, 0.6],
  [142, 54, 5, -0.6],
];
const bodies = cherubs
  .map(([x, y, r, turn = 0]) => oval(x + (x < 84 ? -1 : 1) * r * Math.abs(turn), y + r * 1.7, r, r * 1.2))
  .join('');
const wings = cherubs.map(([x, y, r]) => `M${x} ${y + r}l${x < 84 ? -16 : 16}-7-4 11z`).join('');
const haze = mix(p.naples, p.ochre, 0.35);

/** Golden light from above and the left. */
export const inmaculada: Picture = {
  box: [166, 240],
  ground: mix(p.ochre, p.umber, 0.35),
  art: (
    <>
      <Glow x={83} y={80} rx={110} ry={150} c={p.naples} />
      <Glow x={83} y={56} rx={54} ry={60} c={p.white} o={0.9} />
      <path
        fill={mix(haze, p.grey, 0.35)}
        d="M0 120c14-6 26 2 28 12 16 2 20 16 12 26 10 8 10 22 0 30 20 4 30 14 26 24 20-6 40-4 50 4 4-14 18-20 30-20-8-14-2-30 12-34-8-12-2-26 8-30v108H0z"
      />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M0 172c14-2 26 8 26 20 16 2 24 12 24 22 20-8 48-6 60 4 8-14 30-20 56-22v44H0z" />
      <path fill={mix(p.smalt, p.umber, 0.35)} d="M0 208c24-4 42 4 54 18 20-8 50-6 64 2 12-8 30-12 48-12v24H0z" />
      <path fill={mix(p.smalt, p.white, 0.5)} d={wings} />
      <path fill={mix(p.flesh, p.rose, 0.25)} d={bodies} />
      <path
        fill={mix(p.smalt, p.umber, 0.25)}
        d="M0 216c10-6 22-4 28 2 8-6 20-4 26 4 10-4 20-2 26 4 10-6 22-6 28 0 6-10 18-14 30-10 4-8 16-12 28-10v34H0z"
      />
      <path fill={p.white} d="M36 178c14 18 84 18 98-2-6 30-34 38-50 38s-42-8-48-36z" opacity=".9" />
      <path fill={p.ultramarine} d="M98 76c16 6 24 24 26 48 4 14 24 20 34 36-12-2-20 2-26 10 2 14-4 24-14 28l-24-40z" />
      <path fill={p.navy} d="M112 96c8 20 8 44 2 66l6 32-14-12-8-52zM132 148c10 2 18 6 26 12-12-2-20 2-26 10-2-8-2-16 0-22z" />
      <path fill={mix(p.ultramarine, p.azure, 0.5)} d="M100 78c12 6 18 18 20 34-8-10-16-20-24-26z" />
      <path
        fill={p.white}
        d="M64 84c10-10 30-10 38 0 6 16 4 34 0 50 8 24 12 44 10 62-18 12-44 12-58 0-6-20-4-40 4-62-6-16-4-36 6-50z"
      />
      <path
        fill={mix(p.grey, p.white, 0.5)}
        d="M96 84c8 16 6 34 2 50 8 24 12 44 10 64l-16 6c4-30 0-60-6-76 6-14 10-30 10-44zM66 132c-4 22-4 46 2 68l-10-3c-6-20-4-42 4-64z"
      />
      <path
        fill={p.ultramarine}
        d="M66 84c-14 4-22 18-22 34-8 12-8 28-2 40 10 4 18-2 24-12 10-6 24-8 34-6l2-8c-14-6-28-8-38-6-2-14-2-28 2-42z"
      />
      <path fill={mix(p.ultramarine, p.azure, 0.5)} d="M62 88c-8 6-14 18-14 32-4 8-6 16-6 26 4-10 10-18 18-24-2-12-2-24 2-34z" />
      <path fill={p.navy} d="M60 134c10-4 26-4 38 0l2 6c-10-2-24 0-34 6-6 10-14 16-24 12 6-6 12-14 18-24z" />
      <path fill={p.fleshLight} d="M76 68h16l4 18-12 8-12-8z" />
      <path
        fill={p.sienna}
        d="M70 62c-6-18 4-30 15-30s20 10 16 28c6 10 8 24 4 36-6-4-10-12-10-24l-20-4c0 12-4 22-12 26-2-10 0-22 7-32z"
      />
      <Line c={p.white} w={9} d="M68 92l4 16M98 92l-4 16" />
      <Line c={p.fleshLight} w={6} d="M76 108l10-6M92 108l-8-6" />
      <path fill={p.fleshLight} d="M71 52c0-12 6-17 13-17s13 5 13 17-6 18-12 18-14-6-14-18z" />
      <path fill={mix(p.flesh, p.rose, 0.2)} d="M88 36c6 2 9 8 9 16 0 12-6 18-12 18-2 0-4-1-6-2 8-4 12-16 9-32z" />
      <path fill={p.white} d="M75 50q4-4 7 0-3 2-7 0zm12 0q4-4 7 0-4 2-7 0z" />
      <Line c={p.brown} w={2.4} d="M78.5 48.6h.1M90.5 48.6h.1" />
      <Line c={mix(p.fleshDark, p.umber, 0.3)} w={1} d="M74 49q4-4 8 0M86 49q4-4 8 0M74 44q4-2 8 0M86 44q4-2 8 0M84 51l1 6h-2" />
      <path fill={mix(p.rose, p.lake, 0.35)} d="M80 62q4-2 8 0-4 4-8 0z" />
      <path fill={p.sienna} d="M70 54c-3-16 6-22 14-22s16 6 14 22c-3-8-7-13-13-15-6 2-12 6-15 15z" />
      <Faces at={cherubs} skin={mix(p.fleshLight, p.rose, 0.15)} hair={p.sienna} fall={0} />
    </>
  ),
};

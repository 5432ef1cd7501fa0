import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.grey, p.cream, 0.35);
const pole = mix(p.sienna, p.umber, 0.35);
const blouse = mix(p.white, p.smalt, 0.2);

/** Daylight from the left. */
export const albanilHerido: Picture = {
  box: [99, 240],
  ground: p.sky,
  art: (
    <>
      <Fade d="M0 0h99v200H0z" from={mix(p.azure, p.smalt, 0.4)} to={p.cream} />
      <path
        fill={mix(p.sky, p.white, 0.5)}
        d="M0 40c16-12 30-8 40 2 12-4 24 0 30 8-20 14-50 16-70 6zM0 110c20-10 40-8 60 0v24H0z"
      />
      <path fill={mix(stone, p.sky, 0.3)} d="M46 58h53v130H46z" />
      <path fill={mix(stone, p.umber, 0.3)} d="M78 58h21v130H78zM54 74h14v22H54zm0 38h14v20H54z" />
      <path fill={stone} d="M0 150h36v60H0z" />
      <path fill={mix(stone, p.umber, 0.3)} d="M0 170h20v2H0zm18-20h2v20h-2zm18 20H26v-20h10zM0 190h36v2H0z" />
      <Line c={pole} w={3.4} d="M36 6v150M90 2v160M62 12v130" />
      <Line c={p.brown} w={2.6} d="M28 36h71M30 72h69M30 108h66M38 108l50-34M36 70l26-34" />
      <path fill={pole} d="M26 32h73v4H26zm2 36h71v4H28zm0 36h70v4H28z" />
      <path fill={mix(p.sienna, p.ochre, 0.3)} d="M0 200c30-8 70-8 99 0v40H0z" />
      <path fill={mix(p.umber, p.sienna, 0.35)} d="M8 222c24-8 64-8 86 0-20 10-66 10-86 0z" />
      <path fill={mix(p.rust, p.brown, 0.3)} d="M64 122c10-6 20-2 24 8l6 40-6 16-22 0-8-40z" />
      <path fill={mix(p.rust, p.ochre, 0.25)} d="M64 122c6-4 12-4 14-2-6 16-4 40 0 66H66l-8-40z" />
      <path fill={mix(p.olive, p.umber, 0.4)} d="M64 182h26l-2 24H66z" />
      <path fill={stone} d="M68 204h8l-1 20h-6zm11 0h8l1 20h-7z" />
      <path fill={p.bone} d="M66 223h10v5H64zm14 0h9l3 5H80z" />
      <path fill={mix(p.navy, p.smalt, 0.35)} d="M22 124c8-6 20-4 24 6l6 26-4 30H18c-4-22-4-44 4-62z" />
      <path fill={mix(p.smalt, p.azure, 0.4)} d="M22 124c4-4 10-4 14-2-8 20-10 42-8 64H18c-4-22-4-44 4-62z" />
      <path fill={mix(p.ochre, p.umber, 0.35)} d="M18 182h30l-2 26H20z" />
      <path fill={blouse} d="M22 206h9l-1 18h-7zm12 0h9l1 18h-7z" />
      <path fill={p.bone} d="M20 223h11v5H18zm15 0h10l3 5H35z" />
      <path fill={blouse} d="M46 134c8-6 20-4 24 4l2 26-8 12H40l-4-12z" />
      <path fill={mix(p.grey, p.white, 0.35)} d="M62 134c6 2 8 4 8 6l2 24-8 12h-8c6-14 8-28 6-42z" />
      <path fill={p.naples} d="M36 166c12-6 26-6 36 0l2 14-18 6-8 22-10 2-6-12c-2-14 0-24 4-32z" />
      <path fill={mix(p.ochre, p.umber, 0.15)} d="M56 170c6-4 12-5 16-4l2 14-18 6-8 22-4 1c0-16 4-28 12-39z" />
      <path fill={p.white} d="M32 194l8 16 10-2-2 8 4 8-8 2-4-12z" />
      <path fill={p.lake} d="M40 212l8-2-2 6zM68 142l4-2v8z" />
      <Line c={mix(p.navy, p.smalt, 0.35)} w={8} d="M28 136l2 26 16 10" />
      <Line c={mix(p.rust, p.brown, 0.3)} w={8} d="M84 134l0 26-18 14" />
      <Line c={blouse} w={6.5} d="M50 140l-16 6M68 140l14 4" />
      <Line c={p.flesh} w={5} d="M48 173l8-1M34 146l-6-4" />
      <Faces
        at={[
          [36, 114, 9, 0.7],
          [71, 110, 9, -0.6],
        ]}
        hair={p.bone}
        fall={0.4}
      />
      <path fill={p.umber} d="M25 109c0-14 22-16 22 0-6-4-16-4-22 0zM60 104c0-12 24-12 24 1-8-4-16-4-24-1z" />
      <g transform="rotate(20 55 128)">
        <Faces at={[[55, 128, 8.5, 0.3]]} skin={mix(p.fleshLight, p.grey, 0.2)} hair={p.brown} fall={0.4} />
      </g>
    </>
  ),
};

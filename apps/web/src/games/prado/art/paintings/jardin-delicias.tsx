import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const pink = mix(p.rose, p.white, 0.35);
const meadow = mix(p.olive, p.naples, 0.35);
const body = mix(p.fleshLight, p.white, 0.3);

/** People on a ring of riders around the pool, `[across, down]` radii of the ellipse. */
function ring(count: number, rx: number, ry: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return `M${Math.round(120 + rx * Math.cos(angle))} ${Math.round(60 + ry * Math.sin(angle))}v-3`;
  }).join('');
}

/** The crowd in the meadow: bodies, and where their heads are. */
const crowd =
  'M66 116l4 7M70 100l4 6M82 98l-4 7M88 110l6-5M98 114l6-5M104 122l-7 4M106 103l5 7M122 120l8 4M132 105l-4 7M136 112l7 3M148 113l4-8M152 119l5 5M158 108l7 4M164 123l7-4M171 107l3 8M175 118l-5 7M151 96l6 4M97 94l-6 4M124 97l3 6';
const manes = crowd.replaceAll(/l-?\d+[ -]+\d+/g, 'h.1');

/** A triptych: clear morning, bright noon, night lit by fires. */
export const jardinDelicias: Picture = {
  box: [240, 131],
  ground: p.gold,
  art: (
    <>
      <Fade d="M2 2h53v127H2z" from={mix(p.sky, p.white, 0.4)} to={meadow} />
      <path fill={mix(p.azure, p.ultramarine, 0.25)} d="M2 22l6-8 5 5 4-11 5 9 6-3 4-10 6 12 6-4 5 8 6-2v24H2z" />
      <path fill={meadow} d="M2 34c18-8 36-6 53-2v64H2z" />
      <path fill={mix(p.green, p.olive, 0.4)} d="M2 78c20-8 36-2 53-6v57H2z" />
      <path fill={mix(p.azure, p.sky, 0.4)} d="M6 56c10-8 34-8 46-2-4 10-36 14-46 2z" />
      <path fill={pink} d="M24 58l2-14-4-4 4-4-1-8 4-10 4 10-1 8 4 4-4 4 2 14z" />
      <path fill={p.rose} d="M30 18l3 10-1 8 4 4-4 4 2 14h-4z" />
      <path fill={p.white} d="M9 52v-9l3-3 1 2 6 2v8h-1v-5h-6v5zM44 48c4-4 9-2 9 2v6h-2v-4h-4v4h-2z" />
      <path fill={p.forest} d="M6 66c-4-8 2-16 10-14 8 0 10 8 6 14l-4 2-2 26h-3l1-26zM2 114c14-6 40-6 53 0v15H2z" />
      <path fill={pink} d="M25 84q6-6 11 0l4 26q-9 4-19 0z" />
      <path fill={p.lake} d="M32 81q3 1 4 3l4 26-7 2z" />
      <Line c={body} w={4.4} d="M13 96l2 9M46 94v8" />
      <Line c={body} w={3} d="M15 106l10 1M46 104l-3 7 5 1M44 97l-7-3" />
      <Line c={body} w={5} d="M12 90h.1M30 77h.1M45 88h.1" />
      <Line c={p.sienna} w={3} d="M47 87l2 8M28 77l1 4M10 88h1" />
      <Line c={p.bone} w={2} d="M10 120h3M24 122h4M40 119h3M18 116h2M48 123h2" />
      <Line c={p.white} w={2} d="M8 116h.1M32 118h2M44 116h.1" />

      <Fade d="M60 2h120v127H60z" from={mix(p.sky, p.white, 0.5)} to={p.olive} />
      <path fill={meadow} d="M60 26c40-8 80-8 120 0v103H60z" />
      <path fill={mix(p.azure, p.sky, 0.25)} d="M60 22c20 6 40-2 60 2 20-4 40 4 60-2v14c-20 6-40 0-60 4-20-4-40 2-60-4z" />
      <path fill={mix(p.azure, p.ultramarine, 0.4)} d="M111 28c0-12 18-12 18 0 0 6-4 8-9 8s-9-2-9-8zm6-10l3-13 3 13z" />
      <path fill={pink} d="M70 30l2-12-3-8 6-5 6 5-3 8 2 12zm86 0l2-11-4-7 7-7 7 7-4 7 2 11zM117 24c0-4 6-4 6 0l2 8h-10z" />
      <path
        fill={mix(p.azure, p.ultramarine, 0.4)}
        d="M88 32l-2-10 6-12 5 12-2 10zm58 0l-2-10 5-12 6 12-2 10zM72 10l3-6 3 6zm86 2l3-7 3 7z"
      />
      <path fill={mix(p.green, p.olive, 0.3)} d="M66 62c0-30 108-30 108 0s-108 30-108 0z" />
      <path fill={meadow} d="M82 60c0-20 76-20 76 0s-76 20-76 0z" />
      <path fill={mix(p.azure, p.sky, 0.3)} d="M100 60c0-9 40-9 40 0s-40 9-40 0z" />
      <Line c={p.sienna} w={4} d={ring(16, 46, 18).replaceAll('v-3', 'h4')} />
      <Line c={p.white} w={3.4} d={ring(7, 45, 18).replaceAll('v-3', 'h3')} />
      <Line c={body} w={2.4} d={`${ring(23, 46, 21)}${ring(9, 14, 4)}`} />
      <path fill={p.green} d="M60 84c30-6 90-8 120 0v45H60z" />
      <path fill={meadow} d="M60 96c30-8 90-8 120-2v12c-40-6-80-4-120 4z" />
      <path
        fill={mix(p.azure, p.sky, 0.4)}
        d="M60 88c14-4 26 0 30 8-8 10-22 10-30 6zM150 104c10-6 22-6 30-2v14c-10 4-24 0-30-12z"
      />
      <path fill={p.vermilion} d={oval(76, 112, 6, 7) + oval(112, 94, 5, 5.5) + oval(166, 92, 5, 6) + oval(140, 120, 6, 5)} />
      <path fill={pink} d="M92 102c0-8 16-8 16 0l-3 14h-10zM132 96c0-8 14-8 14 0l-4 4h-6z" opacity=".85" />
      <path fill={mix(p.azure, p.white, 0.3)} d={oval(124, 110, 7) + oval(64, 94, 4)} />
      <Line c={body} w={2.6} d={crowd} />
      <Line c={p.sienna} w={3.4} d={manes} />
      <Line c={p.bone} w={2.2} d="M94 119l2 7M146 103l-4 6M78 122l-3 5" />

      <Fade d="M185 2h53v127h-53z" from={p.bone} to={mix(p.umber, p.navy, 0.45)} />
      <path fill={p.vermilion} d="M188 22l8-14 6 10 8-14 8 12 8-10 10 16v8h-48z" />
      <path fill={p.naples} d="M194 24l4-8 4 6 8-12 6 10 10-8 6 12z" />
      <path fill={p.bone} d="M185 28l4-10 4 4v-8l4 10 6-6 4 8 6-12 3 10 6-6 4 8 6-8 6 10v16h-53z" />
      <path fill={mix(p.smalt, p.navy, 0.4)} d="M185 78c16-6 36-4 53 0v10c-18 4-36 2-53 0z" />
      <path fill={p.flesh} d="M192 44c-8-8 4-18 8-6-1 6-4 8-8 6zm16 0c8-6 0-16-6-8 0 6 2 8 6 8z" />
      <path fill={p.smalt} d="M198 42l22-10-14 14z" />
      <path fill={p.white} d="M190 70c0-14 26-18 36-8 4 6 2 13-6 16h-24c-4-1-6-4-6-8z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M202 76l-4 17h7l6-17zm14 0l5 17h6l-3-20z" />
      <path fill={p.bone} d="M190 70c0-7 7-11 13-11 1 8-4 15-12 15z" />
      <path fill={p.white} d={oval(229, 63, 5, 6.5)} />
      <Line c={p.bone} w={1.1} d="M226 62h1M230 62h1.5M228 67h2" />
      <path fill={p.cream} d={oval(228, 56, 10, 2.6)} />
      <path fill={p.rose} d={oval(227, 51, 4.5)} />
      <Line c={p.rose} w={1.6} d="M231 49l4-5" />
      <path fill={p.umber} d="M198 92c4-3 12-3 14 0l-2 4h-10zm20 0c4-3 12-3 14 0l-2 4h-10z" />
      <path fill={mix(p.azure, p.ultramarine, 0.2)} d="M222 100c-4-8 6-12 9-6l6 4-6 2 2 16h-10z" />
      <path fill={p.gold} d="M220 116h14v10h-3v-6h-8v6h-3zM190 100c8-4 12 4 8 10l-6 10-4-12zM206 98l10-2 2 22-4 2-8-14z" />
      <Line c={p.brown} w={1} d="M194 104l8-14M208 100l8 18" />
      <Line
        c={body}
        w={2.3}
        d="M188 94l4 4M200 116l4 6M208 122l5 3M214 104l-3 4M194 124l5-2M234 104l2 6M190 86l4-2M228 86l4 2M234 74l-1 5M206 112l3 3"
      />
      <path fill={p.umber} d="M55 0h5v131h-5zm125 0h5v131h-5z" />
      <path fill={p.gold} d="M57 0h1v131h-1zm125 0h1v131h-1z" />
    </>
  ),
};

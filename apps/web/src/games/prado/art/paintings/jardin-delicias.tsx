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

/** The crowd in the meadow: from head to hip. */
const crowd =
  'M66 116l2 4M70 100l2 3M82 98l-2 4M84 118l3 3M88 110l3-3M98 113l3-3M104 122l-4 2M106 104l3 4M122 120l4 2M132 106l-2 4M136 112l4 2M147 112l2-4M152 120l2 3M158 108l4 3M162 122l4-2M170 108l2 4M175 118l-3 4M151 97l3 3M98 95l-3 3M124 98l2 3';
const legs = crowd.replaceAll(/l(-?\d)[ ]?(-?\d)/g, (_, x: string, y: string) => `l${2 * Number(x)} ${2 * Number(y)}`);

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
      <path fill={p.lake} d="M26 84c6-4 10 0 10 6l2 20H24z" />
      <path fill={pink} d="M27 85c5-3 8 0 8 5l1 14-8 2z" />
      <Line c={body} w={3.4} d="M13 96l2 8 9 2M44 92l-2 12 2 6" />
      <Line c={body} w={4.6} d="M12 93h.1M44 88h.1M30 80h.1" />
      <Line c={p.sienna} w={2.8} d="M44 86l2 9M31 79l1 5" />
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
      <path fill={p.umber} d="M62 78c4-4 10-2 10 2l4 4-10 2zm108-2c4-4 8-2 10 2v6l-10-2z" />
      <Line c={body} w={1.3} d={legs} />
      <Line c={body} w={2.6} d={crowd} />
      <Line c={p.bone} w={2.2} d="M94 120l2 6M106 116l3 5M146 104l-3 4M166 114l-2 6M78 122l-2 4" />

      <Fade d="M185 2h53v127h-53z" from={p.bone} to={mix(p.umber, p.navy, 0.45)} />
      <path fill={p.vermilion} d="M188 22l8-14 6 10 8-14 8 12 8-10 10 16v8h-48z" />
      <path fill={p.naples} d="M194 24l4-8 4 6 8-12 6 10 10-8 6 12z" />
      <path fill={p.bone} d="M185 28l4-10 4 4v-8l4 10 6-6 4 8 6-12 3 10 6-6 4 8 6-8 6 10v16h-53z" />
      <path fill={mix(p.smalt, p.navy, 0.4)} d="M185 78c16-6 36-4 53 0v10c-18 4-36 2-53 0z" />
      <path fill={p.flesh} d="M192 44c-8-8 4-18 8-6-1 6-4 8-8 6zm16 0c8-6 0-16-6-8 0 6 2 8 6 8z" />
      <path fill={p.smalt} d="M198 42l22-10-14 14z" />
      <path fill={p.white} d="M200 68c0-12 24-14 30-4 4 6 2 12-4 14h-20c-4-2-6-6-6-10z" />
      <path fill={mix(p.grey, p.white, 0.35)} d="M206 78l-4 14h6l2-14zm14 0l4 14h-6l-2-14zM222 76c4-2 6-6 6-10l4 6-4 6z" />
      <path fill={p.bone} d="M220 66c4-2 8 2 8 8l-8 2z" />
      <path fill={p.cream} d="M202 56c-4-6 4-12 8-6 0 6-4 8-8 6z" />
      <path fill={pink} d="M196 50c4-3 14-3 18 0-4 3-14 3-18 0zm8-3c-2-5 8-7 8-1z" />
      <path fill={p.umber} d="M198 92c4-3 12-3 14 0l-2 4h-10zm20 0c4-3 12-3 14 0l-2 4h-10z" />
      <path fill={mix(p.azure, p.ultramarine, 0.2)} d="M222 100c-4-8 6-12 9-6l6 4-6 2 2 16h-10z" />
      <path fill={p.gold} d="M220 116h14v10h-3v-6h-8v6h-3zM190 100c8-4 12 4 8 10l-6 10-4-12zM206 98l10-2 2 22-4 2-8-14z" />
      <Line c={p.brown} w={1} d="M194 104l8-14M208 100l8 18M211 99l5 16" />
      <Line
        c={body}
        w={2.3}
        d="M188 94l4 4M200 116l4 6M208 122l5 3M214 104l-3 4M194 124l5-2M234 104l2 6M226 106l1 4M190 86l4-2M228 86l4 2M188 66l3 4M192 58l2 4M234 70l-1 6M206 112l3 3"
      />
      <path fill={p.umber} d="M55 0h5v131h-5zm125 0h5v131h-5z" />
      <path fill={p.gold} d="M57 0h1v131h-1zm125 0h1v131h-1z" />
    </>
  ),
};

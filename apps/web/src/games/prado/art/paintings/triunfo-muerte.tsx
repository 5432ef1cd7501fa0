import { Fade, Glow, Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const earth = mix(p.sienna, p.rust, 0.4);
const bone = mix(p.cream, p.ochre, 0.15);

/** Places of the skeletons with coffin lids, from the first one. */
const ranks = Array.from({ length: 14 }, (_, i): [number, number] => (i < 7 ? [9 * i + 9, 0] : [9 * i - 59, 9]));

/** Smoky light of many fires; no sun. */
export const triunfoMuerte: Picture = {
  box: [240, 173],
  ground: earth,
  art: (
    <>
      <Fade d="M0 0h240v70H0z" from={mix(p.bone, p.umber, 0.4)} to={mix(p.ochre, p.rust, 0.35)} />
      <Glow x={40} y={22} rx={60} ry={24} c={p.vermilion} />
      <Glow x={150} y={14} rx={46} ry={18} c={mix(p.vermilion, p.ochre, 0.4)} />
      <path
        fill={mix(p.bone, p.umber, 0.25)}
        d="M20 30c4-14 16-8 22-20 8-8 22-6 26-10h40c-6 10-22 8-32 14-10 8-10 16-22 18zm112-8c4-10 14-8 22-22h30c-4 10-20 12-26 20z"
        opacity=".85"
      />
      <path fill={mix(p.verdigris, p.umber, 0.45)} d="M0 32c50-6 90-4 130 0v12c-40 10-90 8-130 2z" />
      <path fill={p.bone} d="M24 42l3-8 4 2 3-10 2 10 5 1-3 8zm56 2l4-12 3 6 6-2-2 8z" />
      <path fill={p.vermilion} d="M30 36l3-6 2 6zm56 2l2-6 3 6z" />
      <path fill={mix(p.umber, p.bone, 0.3)} d="M0 46c20-8 34 4 54 0 30-6 50 4 76-4 30-10 70-14 110-6v20H0z" />
      <Fade d="M0 52c60-10 180-10 240-6v127H0z" from={mix(p.ochre, p.sienna, 0.3)} to={mix(p.rust, p.umber, 0.5)} />
      <path fill={mix(p.ochre, p.naples, 0.15)} d="M60 66c40-12 90-10 120-2-20 12-90 14-120 2z" />
      <Line
        c={p.brown}
        w={1.5}
        d="M206 66V12M222 58V20M232 62V30M150 50V26m-6 0h12M186 54V28m0 0h10v6M12 66V26m0 12l-8-8m8 4l8-8M24 40l8-4"
      />
      <Line c={p.brown} w={2} d="M199 12h14M216 20h12M227 30h10M146 28v4" />
      <path fill={p.umber} d="M6 40h12l2 12H4z" />
      <path fill={p.gold} d="M8 44c2-4 6-4 8 0l1 6H7z" />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M164 62h76v30h-76z" />
      <Repeat by={ranks}>
        <Line c={p.brown} w={1} d="M171 80V58" />
        <path fill={mix(p.grey, p.cream, 0.45)} d="M164 79h8v12h-8z" />
        <Line c={bone} w={5} d="M168 76h.1" />
        <Line c={p.rust} w={1.2} d="M168 81v8m-2-5h4" />
      </Repeat>
      <path fill={p.brown} d="M150 92l50 10 40-6v38l-50 10-46-20z" />
      <path fill={p.bone} d="M156 98l38 8v34l-44-16z" />
      <path fill={mix(p.grey, p.umber, 0.4)} d="M160 110h.1l30 8v18l-36-12z" />
      <Line
        c={p.fleshLight}
        w={4}
        d="M158 116h.1M166 112h.1M172 120h.1M180 116h.1M186 124h.1M164 122h.1M178 126h.1M150 118h.1M142 114h.1M146 126h.1M136 120h.1M138 130h.1"
      />
      <Line c={p.vermilion} w={4} d="M158 122v4M142 120v6M172 126v4" />
      <Line c={p.azure} w={4} d="M166 118v4M150 124v6M186 130v4" />
      <Line c={p.naples} w={4} d="M180 122v4M136 126v5M146 132v4" />
      <path
        fill={mix(p.rust, p.ochre, 0.35)}
        d="M88 82c8-8 24-10 36-6 6-8 10-14 18-16l2-4 3 5 7 10c2 4-2 6-6 4l-8-4c-4 6-6 12-10 16l14 8 4 14-5 1-4-10-18-6-24 0-12 8-8 14-5-2 8-16c0-6 2-10 8-16z"
      />
      <path fill={p.rust} d="M96 92c8 4 20 4 30 0l14 8 4 14-5 1-4-10-18-6-24 0-12 8-8 14-5-2 8-16z" />
      <Line c={p.brown} w={1.3} d="M100 80v10M105 79v10M110 79v9M115 79v8" />
      <Line c={bone} w={3.4} d="M104 78l4-20 6 8 12-2M108 60l-8 8M104 78l10 8 2 8" />
      <path fill={bone} d={oval(110, 52, 5, 5.5)} />
      <path fill={p.bone} d={`${oval(108.5, 52, 1.2)}${oval(112.5, 52, 1.2)}M108 55.5h4v1h-4z`} />
      <Line c={p.brown} w={1.8} d="M88 70l52-12" />
      <path fill={p.smalt} d="M138 59c12-6 24 0 26 12-6-8-14-10-25-9z" />
      <path fill={mix(p.grey, p.umber, 0.25)} d="M46 104c8-8 20-8 28-4l10-8 8 2-2 6-8 4-2 12-2 12h-3l-1-12-16 0-4 12h-3l1-14z" />
      <path fill={p.brown} d="M4 100l42 2 2 20H6z" />
      <Line c={bone} w={5} d="M8 98h.1M14 96h.1M20 98h.1M26 95h.1M32 98h.1M38 96h.1M42 100h.1M17 92h.1M29 91h.1" />
      <Line c={p.brown} w={2} d="M12 124a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm7-7v14m-7-7h14M46 106l14-2" />
      <Line c={bone} w={2.6} d="M58 98l2-12 4 8M60 88l-6 6" />
      <path fill={bone} d={oval(60, 82, 4, 4.5)} />
      <path fill={p.lake} d="M10 150c8-10 26-12 36-4l14 22-30 5H6z" />
      <path fill={p.vermilion} d="M12 148c8-6 18-8 26-6-8 8-12 20-12 31H6z" />
      <path fill={p.smalt} d="M28 146c6-4 12-2 16 2l-2 12-12 2z" />
      <path fill={p.fleshLight} d={oval(24, 140, 6, 6)} />
      <path fill={p.gold} d="M16 136l2-8 4 4 3-5 4 5 4-3-1 8z" />
      <Line c={bone} w={2.6} d="M56 160l2-18-10 4M58 144l6 8M58 160l-4 10m6-10l4 10" />
      <path fill={bone} d={oval(58, 136, 4.5, 5)} />
      <path fill={p.gold} d="M66 148h8l-3 5 3 5h-8l3-5z" />
      <path fill={p.gold} d="M70 164c8-4 18-4 24 0l-4 9H72z" />
      <path fill={p.brown} d="M78 160h12v4H78z" />
      <path fill={p.white} d="M172 148l44-6 16 12-48 10z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M184 164l48-10v10l-46 9zM172 148l12 16v9l-12-14z" />
      <Line c={p.ochre} w={4} d="M192 152h2M206 150h2M214 155h2" />
      <path fill={p.azure} d="M152 142c6-6 14-4 16 2l2 28h-22z" />
      <path fill={p.vermilion} d="M152 142c4-4 7-5 10-4-4 10-4 22-2 34h-12z" />
      <Line c={p.fleshLight} w={3.4} d="M166 146l10-8" />
      <path fill={p.fleshLight} d={oval(160, 133, 5, 6)} />
      <path fill={p.umber} d="M154 132c0-8 12-8 12 0z" />
      <path fill={p.verdigris} d="M218 146c4-4 10-2 12 4l8 22h-24z" />
      <path fill={p.rose} d="M228 152c4-4 9-3 12 0v21h-10z" />
      <path fill={p.fleshLight} d={oval(224, 139, 4.5, 5.5) + oval(236, 145, 4.5, 5)} />
      <Line c={bone} w={2.8} d="M128 148l-4 14m4-14l10 4M128 148l-8 6M124 162l-6 10m6-10l6 10" />
      <path fill={bone} d={oval(129, 141, 4.5, 5)} />
      <Line c={bone} w={3} d="M94 130l20 8M100 128l10 14" />
    </>
  ),
};

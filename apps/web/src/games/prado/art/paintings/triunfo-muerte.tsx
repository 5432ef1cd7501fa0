import { Fade, Glow, Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const bone = mix(p.cream, p.naples, 0.3);
const coat = mix(p.rust, p.vermilion, 0.25);
const wood = mix(p.umber, p.brown, 0.4);

/** Places of the skeletons with coffin lids, from the first one. */
const ranks = Array.from({ length: 13 }, (_, i): [number, number] => (i < 6 ? [12 * i + 12, 0] : [12 * i - 78, 11]));
/** The skulls in the cart, and their eyes. */
const heap = [6, 14, 22, 30, 38, 10, 18, 26, 34, 14, 22, 30].map((x, i) => [x, i < 5 ? 98 : i < 9 ? 92 : 86] as const);
const skulls = heap.map(([x, y]) => `M${x} ${y}h.1`).join('');
const sockets = heap.map(([x, y]) => `M${x - 1} ${y}h.1m3 0h.1`).join('');

/** Smoky light of many fires; no sun. */
export const triunfoMuerte: Picture = {
  box: [240, 173],
  ground: p.sienna,
  art: (
    <>
      <Fade d="M0 0h240v50H0z" from={mix(p.bone, p.rust, 0.4)} to={mix(p.ochre, p.vermilion, 0.35)} />
      <Glow x={66} y={30} rx={56} ry={26} c={mix(p.vermilion, p.gold, 0.4)} />
      <Glow x={176} y={26} rx={50} ry={22} c={mix(p.vermilion, p.gold, 0.3)} />
      <path
        fill={mix(p.bone, p.umber, 0.2)}
        d="M20 34C24 16 40 18 46 8c6-8 24-6 30-8H0v12c10 0 18 8 20 22zm60 0c0-14 14-14 18-24 6-8 24-6 30-10H96c-8 8-18 14-16 34zm78-2c2-14 14-12 22-32h50c-8 12-30 10-40 18-12 8-20 8-32 14z"
      />
      <path fill={mix(p.smalt, p.umber, 0.4)} d="M0 36q70-8 140 0v14H0z" />
      <path fill={p.bone} d="M44 44l4-12 4 5 3-10 3 11 6 1-4 8zm77 1l4-13 3 6 5-2-1 9z" />
      <path fill={p.gold} d="M50 39l3-6 3 6zm76 1l2-6 3 6z" />
      <Fade d="M0 46q60-6 130-2 60-10 110-4v133H0z" from={mix(p.ochre, p.naples, 0.15)} to={mix(p.rust, p.umber, 0.5)} />
      <path fill={mix(p.sienna, p.umber, 0.4)} d="M0 46q34-8 60 2 20 10 30 14-50 4-90 0zm150 2q40-14 90-10v26q-50-2-90-16z" />
      <Line
        c={p.bone}
        w={2}
        d="M226 70V12M206 62V22M236 66V34M172 56V22m-8 0h16v7M14 62V26m0 14L4 30m10 14l9-7M126 62V40m-5 0h10v5"
      />
      <Line c={p.bone} w={3} d="M217 12h18M198 22h16M231 34h10" />
      {/* The army with coffin lids. */}
      <path fill={p.umber} d="M158 72h82v34h-82z" />
      <Repeat by={ranks}>
        <path fill={mix(p.grey, p.cream, 0.5)} d="M159 77h9v16h-9z" />
        <Line c={p.lake} w={1.6} d="M163.500 79v11m-3-7h6" />
        <Line c={bone} w={6.5} d="M163.500 72h.1" />
        <Line c={p.bone} w={1.8} d="M162 72h.1M165 72h.1" />
      </Repeat>
      {/* The trap. */}
      <path fill={wood} d="M140 92l64 12 36-8v46l-40 8-60-26z" />
      <path fill={p.bone} d="M144 98l50 10v34l-50-20z" />
      <path fill={mix(p.grey, p.umber, 0.45)} d="M204 104l36-8v46l-36 7z" />
      <Line c={p.cream} w={3} d="M222 106v30m-8-20l16-4" />
      <Line
        c={p.fleshLight}
        w={5}
        d="M150 110h.1M160 112h.1M170 117h.1M181 119h.1M155 119h.1M166 124h.1M177 128h.1M144 120h.1M136 116h.1M139 128h.1M151 129h.1"
      />
      <Line c={p.vermilion} w={5} d="M150 117v4M170 124v5M136 123v8" />
      <Line c={p.azure} w={5} d="M160 119v5M181 126v6M151 136v5" />
      <Line c={p.naples} w={5} d="M155 126v5M177 135v3M140 135v6" />
      {/* Death on the red horse. */}
      <g transform="translate(10 -3)">
        <path
          fill={coat}
          d="M68 92c4-10 20-14 40-12 8-2 12-14 22-20l1-6 4 4 6 3 8 14c1 4-3 6-7 4l-9-4c-4 6-6 12-10 15l22-3 6 16-5 1-5-10-22 8c-10 4-28 6-38 2l-8 6 8 18-6 1-10-19 3-9c-8 4-10 14-8 26-7-12-6-30 8-35z"
        />
        <path fill={p.rust} d="M72 104c16 4 34 2 46-6l23-3 6 16-5 1-5-10-22 8c-10 4-28 6-38 2l-8 6 8 18-6 1-10-19z" />
        <Line c={p.brown} w={1.6} d="M82 84v16M88 82v18M94 81v18M100 81v17" />
        <Line c={bone} w={4.5} d="M96 82l2-28M92 60l12-2M92 66l11-1M98 54l-12 14 6 4M99 55l16 8 6-5M97 82l15 8-2 14" />
        <path fill={bone} d={oval(99, 43, 8, 8.5)} />
        <path fill={p.bone} d={`${oval(97, 42, 2)}${oval(103, 42, 2)}M97 48h8v1.500h-8z`} />
        <Line c={p.bone} w={2.4} d="M74 82l68-36" />
        <path fill={mix(p.smalt, p.white, 0.55)} d="M140 44c18-12 36-2 37 18-8-12-20-18-36-14z" />
      </g>
      {/* The cart of skulls. */}
      <path fill={wood} d="M0 100h48v20H0z" />
      <path fill={p.brown} d={oval(14, 124, 10)} />
      <Line c={p.ochre} w={1.6} d="M14 115v18m-9-9h18" />
      <Line c={bone} w={8} d={skulls} />
      <Line c={p.bone} w={1.6} d={sockets} />
      <path fill={mix(p.grey, p.naples, 0.3)} d="M46 112c2-8 16-10 22-6l9-10 8 3-2 6-6 2-4 9 3 18h-4l-6-14-10 1-4 13h-4l1-14z" />
      {/* The king, the cardinal and the gold. */}
      <path fill={p.lake} d="M0 156c8-10 34-14 46-4l12 21H0z" />
      <path fill={p.vermilion} d="M0 156c6-6 18-10 28-9-8 8-12 16-12 26H0z" />
      <path fill={p.white} d="M20 148q10-5 20 0l4 10q-14-6-26 0z" />
      <path fill={p.fleshLight} d={oval(29, 141, 6.5, 7)} />
      <path fill={p.gold} d="M21 137l1-10 4 5 3-6 4 6 4-4v9z" />
      <path fill={p.gold} d="M60 162q16-8 32 0l-4 11H62z" />
      <Line c={p.naples} w={4} d="M68 162h.1M76 160h.1M84 162h.1M72 166h.1M81 167h.1" />
      <Line c={bone} w={3.6} d="M56 166l3-22-14 6M59 146l10 10" />
      <Line c={bone} w={10} d="M60 136h.1M116 140h.1" />
      <Line c={p.bone} w={2.4} d="M58 136h.1M62 136h.1M114 140h.1M118 140h.1" />
      <Line c={bone} w={3.6} d="M115 147l-3 14-8 12M112 161l10 12M115 149l14 4M114 150l-12 6" />
      {/* The broken meal and the lovers. */}
      <path fill={p.white} d="M146 154l48-8 14 16-50 11h-4z" />
      <Line c={p.ochre} w={4} d="M164 156h3M180 153h3M176 162h3" />
      <path fill={p.verdigris} d="M204 150c4-6 13-6 16 0l8 23h-26z" />
      <path fill={p.vermilion} d="M222 154c5-5 12-4 18 0v19h-20z" />
      <path fill={p.fleshLight} d={oval(212, 141, 5.5, 6) + oval(230, 147, 5.5, 6)} />
      <path fill={p.brown} d="M206 140c0-9 12-9 12 0zM224 146c0-9 12-9 12 0z" />
      <path fill={p.gold} d="M216 160c6-5 12-1 10 5s-10 5-11 0z" />
    </>
  ),
};

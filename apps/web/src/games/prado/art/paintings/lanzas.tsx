import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const lances = Array.from({ length: 18 }, (_, i) => `M${128 + i * 6} 99V${8 + ((i * 7) % 5) * 2}`).join('');
const horse = mix(p.umber, p.rust, 0.35);

/** Morning light from the left. */
export const lanzas: Picture = {
  box: [240, 198],
  ground: p.smalt,
  art: (
    <>
      <Fade d="M0 0h240v100H0z" from={mix(p.azure, p.grey, 0.3)} to={mix(p.sky, p.cream, 0.4)} />
      <path fill={mix(p.sky, p.white, 0.4)} d="M0 30c30-14 70-6 110-12 44-6 90 4 130-4v10c-40 10-80 0-120 8-40 8-80-6-120-2z" />
      <path fill={mix(p.azure, p.verdigris, 0.35)} d="M0 74c60-12 180-10 240-2v60H0z" />
      <path fill={mix(p.verdigris, p.cream, 0.35)} d="M60 86c30-8 60-6 90 0v40H60z" />
      <Glow x={92} y={62} rx={36} ry={22} c={p.cream} />
      <path fill={mix(p.ochre, p.cream, 0.3)} d="M0 140c60-18 180-18 240 0v58H0z" />
      <path fill={mix(p.ochre, p.umber, 0.4)} d="M0 176c60-12 180-10 240-4v26H0z" />
      <Line c={p.brown} w={1.7} d={lances} />
      <path fill={p.white} d="M150 54l24-6v28l-24 6z" />
      <path fill={p.azure} d="M150 54l8-2v10l-8 2zm16-4l8-2v9l-8 2zm-8 12l8-2v9l-8 2zm-8 10l8-2v8l-8 2zm16-4l8-2v8l-8 2z" />
      <path fill={p.vermilion} d="M46 30c10 4 16 14 14 36l-14-4z" />
      <path fill={p.cream} d="M46 38c6 2 9 6 8 16l-8-4z" />
      <Line c={p.brown} w={1.8} d="M45 26v60M16 34l6 60M30 28l4 60M60 44l-2 50M73 50l2 40" />
      <path fill={mix(p.brown, p.bone, 0.3)} d="M126 92c12-10 90-10 114-2v50H150z" />
      <Faces
        at={[
          [136, 92, 6.5, -0.6],
          [150, 88, 6.5, -0.3],
          [164, 92, 6.5, 0],
          [226, 90, 7, -0.5],
          [212, 86, 6, -0.6],
        ]}
        plain
      />
      <path
        fill={p.bone}
        d="M126 88c6-2 6-6 10-6s6 4 10 6zm14-4c6-2 6-6 10-6s6 4 10 6zm14 4c6-2 6-6 10-6s6 4 10 6zm60-2c6-2 6-8 11-8s6 6 11 8z"
      />
      <path fill={p.white} d="M132 98l8 0 1 5h-10zm28 0l8-1 2 5h-10zm62 0h9l2 6h-13z" />
      <path fill={mix(p.grey, p.cream, 0.4)} d="M60 92c-8-4-8-16 0-20 8 2 12 8 16 16l10 6-2 44H66z" />
      <path fill={mix(p.verdigris, p.umber, 0.35)} d="M6 98c8-8 20-6 24 2l8 52-12 36-20-2z" />
      <path fill={mix(p.white, p.cream, 0.5)} d="M74 98c8-6 16-4 20 4l-2 40-16 2z" />
      <Faces
        at={[
          [82, 90, 7.5, 0.2],
          [18, 88, 8.5, 0.5],
          [66, 86, 6, 0.5],
        ]}
        hair={p.brown}
      />
      <path fill={p.umber} d="M8 84c2-12 20-12 20 0-6-4-12-4-20 0z" />
      <path fill={mix(p.naples, p.ochre, 0.5)} d="M34 96c12-10 28-8 34 2 6 16 8 34 6 52H30c-2-18-2-38 4-54z" />
      <path fill={mix(p.ochre, p.umber, 0.4)} d="M56 92c8 2 11 6 13 10 6 16 6 32 5 48H60c2-20 2-40-4-58z" />
      <path fill={mix(p.olive, p.umber, 0.5)} d="M30 148h44l2 12-10 32H54l-2-26-8 28H32z" />
      <path fill={p.sienna} d="M32 172l16-2-4 26H30zm22 0h16l-4 24H52z" />
      <path fill={p.umber} d="M43 82c0-14 18-14 18 0 0 10-4 14-9 14s-9-4-9-14z" />
      <Line c={p.brown} w={2.6} d="M66 132L30 62" />
      <path
        fill={mix(p.ochre, p.sienna, 0.5)}
        d="M98 106c8-8 20-8 24 2l6 18-8 20-2 24 6 12h-12l-10-30-10 32H80l8-40c-2-16 2-28 10-38z"
      />
      <path fill={p.gold} d="M98 108c6-6 12-6 16-4l-6 40-16 0c-2-14 0-26 6-36z" />
      <path fill={p.umber} d="M92 144l24 2 2 26 6 10h-12l-10-26-8 28H80z" />
      <path fill={p.white} d="M104 104l16-3 3 6-16 5z" />
      <Line c={mix(p.ochre, p.umber, 0.3)} w={8} d="M112 112l10 16" />
      <Line c={p.flesh} w={4.5} d="M122 130l6 1" />
      <Line c={p.bone} w={1.8} d="M128 128v10m0-2h4m-4-3h3" />
      <path fill={p.bone} d="M140 102c8-8 20-6 24 4l4 38-4 36h-12l-2-30-6 32h-12l4-42-4-16z" />
      <path fill={mix(p.smalt, p.bone, 0.45)} d="M142 106c4-4 8-4 12-2-6 12-8 26-8 40l-8 2c-2-14 0-30 4-40z" />
      <path fill={p.rose} d="M140 106l26 28-2 6-28-26z" />
      <path fill={p.lake} d="M160 138l8-8 6 16-8 2z" />
      <path fill={p.white} d="M136 102l18-2 2 6-18 4z" />
      <Line c={p.bone} w={8} d="M142 110l-16 0M160 112l10 16-2 10" />
      <Line c={p.flesh} w={4.5} d="M123 110h-4M166 140l-1 3" />
      <path fill={p.bone} d="M154 142c8-4 18-2 20 2-4 6-16 6-20-2z" />
      <Faces
        at={[
          [114, 98, 8.5, 0.8],
          [143, 93, 8.5, -0.8],
        ]}
        hair={p.brown}
        fall={0.5}
      />
      <path fill={mix(horse, p.bone, 0.45)} d="M206 96c2-14 16-22 34-20v60h-30z" />
      <path
        fill={horse}
        d="M178 118c-2-20 12-32 30-30 18-2 32 8 32 28v42c-2 12-8 18-14 22v18h-12l-4-40-8 8-6 32h-14l6-36c-6-12-9-28-10-44z"
      />
      <path
        fill={mix(horse, p.ochre, 0.45)}
        d="M182 116c0-16 10-26 24-25-8 14-8 36-2 56-4 8-8 14-10 19-8-12-12-32-12-50zM216 92c12 2 20 10 20 24-2 18-4 32-10 42-2-22 0-46-10-66z"
      />
      <path
        fill={p.bone}
        d="M206 98c6-4 12-2 14 6 4 26 0 54-4 78-8-10-10-30-10-48-2-14-4-26 0-36zM190 192h16l-2 6h-16zm22 0h16v6h-15z"
      />
      <path fill={p.white} d="M218 186l18-3 4 13-20 2z" />
    </>
  ),
};

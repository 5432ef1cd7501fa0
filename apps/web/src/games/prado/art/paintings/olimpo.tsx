import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const cloud = mix(p.cream, p.smalt, 0.3);
const dusk = mix(p.grey, p.umber, 0.25);
const skin = mix(p.fleshLight, p.rose, 0.1);
const half = mix(p.flesh, p.rose, 0.3);
const bronze = mix(p.flesh, p.umber, 0.4);

/** Light from the opening of the clouds. */
export const olimpo: Picture = {
  box: [171, 240],
  ground: p.azure,
  art: (
    <>
      <Fade d="M0 0h171v240H0z" from={mix(p.azure, p.ultramarine, 0.2)} to={p.smalt} />
      <Glow x={88} y={62} rx={112} ry={116} c={p.naples} />
      <Glow x={90} y={52} rx={56} ry={58} c={p.white} />
      <path
        fill={cloud}
        d="M0 8c12-10 30-4 32 10 14-2 22 12 14 22-14 8-32 8-46 2zM171 24c-12-12-32-4-32 12-14 0-18 18-8 26 14 4 28 2 40-4z"
      />
      <path
        fill={cloud}
        d="M28 112c0-14 18-20 28-12 8-14 30-14 38-2 14-10 36-4 38 12 8 0 12 8 8 14-30 14-82 14-108 2-6-4-6-10-4-14z"
      />
      <path fill={p.white} d="M46 108c6-12 22-12 28-2 12-12 34-8 38 4 10-2 16 4 16 10-26 8-62 6-82-12z" />
      <path fill={p.rose} d="M108 92c12-16 38-12 44 10 2 10-4 18-12 18l-28-8z" />
      <path fill={p.lake} d="M128 84c14 0 22 8 24 18 2 10-4 18-12 18-2-14-4-26-12-36z" />
      <path fill={skin} d="M80 62c6-7 18-7 24 0 2 10-2 16-1 24l6 10H74l6-10c-2-8-3-16 0-24z" />
      <path fill={half} d="M95 58c4 0 7 2 9 4 2 10-2 16-1 24l6 10H94c4-12 5-24 1-38z" />
      <path fill={p.white} d="M74 90c4-6 12-4 18-4 10 0 20 2 30 8 8 6 6 16-4 16l-34 2c-12-2-18-14-10-22z" />
      <path fill={mix(p.grey, p.white, 0.6)} d="M106 88c6 1 11 3 16 6 8 6 6 16-4 16l-28 1c12-4 18-12 16-23z" />
      <Line c={skin} w={8} d="M112 100l22 6 14 10" />
      <Line c={skin} w={6.5} d="M82 65L68 56l-4-16M102 65l14 4 10-10" />
      <path fill={p.gold} d="M64 28l2 5 5 .5-4 3.5 1 5-4-2.5-4 2.5 1-5-4-3.5 5-.5z" />
      <path fill={p.white} d="M36 84l-18-4 8 10 12 2zM146 66l14-10-2 14-10 4z" />
      <path fill={half} d="M36 84c6-4 14-1 14 6l-4 12-10-2-2-10zM134 66c6-5 14-1 13 6l-5 8-8-2z" />
      <Line c={half} w={4} d="M48 88l8-6M36 100l-6 8M134 70l-8 4" />
      <path fill={p.umber} d="M0 138c10 0 20 6 26 16l-4 22c-8-2-16-4-22-10z" />
      <path fill={p.brown} d="M0 138c6 8 10 18 12 32l-12-4zM24 152l10-4-2 6 4 4-10 2z" />
      <path fill={skin} d="M34 150q9-7 18 0l4 22H32z" />
      <path fill={half} d="M46 147q4 0 6 3l4 22H44q4-12 2-25z" />
      <path fill={p.ultramarine} d="M26 166c12-8 26-6 34 2l18 14-6 16-28 2-22-8z" />
      <path fill={p.navy} d="M50 162l10 6 18 14-6 16-18 1c4-12 2-26-4-37z" />
      <Line c={skin} w={6} d="M36 153l-10 10 8 8M51 153l14-4 4-16" />
      <path fill={p.gold} d="M66 136l6-24 1 10 7-3-6 18z" />
      <path fill={p.lake} d="M112 164c14-16 40-14 48 4l11 30v22l-56 4c-8-18-10-40-3-60z" />
      <path fill={p.vermilion} d="M112 164c6-6 12-10 20-11-8 20-10 46-4 70l-13 1c-8-18-10-40-3-60z" />
      <path fill={p.smalt} d="M122 160q12-8 26 0l4 30q-16 8-30 0z" />
      <path fill={mix(p.smalt, p.white, 0.55)} d="M122 160q5-4 11-4-4 18-1 37-6 0-10-3z" />
      <Line c={bronze} w={7.5} d="M146 164l14 16-10 14M124 164l-12 12" />
      <Line c={p.brown} w={2.6} d="M144 224l14-96" />
      <path fill={dusk} d="M0 192c16-14 40-6 46 8 16-10 36-2 42 10 14-12 38-6 44 8 12-10 28-8 39 0v22H0z" />
      <path fill={p.cream} d="M64 204c-10-18-36-24-58-18 2 14 10 20 20 22-6 2-8 6-8 10 16 6 34 2 46-14z" />
      <path fill={cloud} d="M64 204c-14-8-26-8-38 4-6 2-8 6-8 10 16 6 34 2 46-14z" />
      <path fill={bronze} d="M62 204q10-7 20 0l8 28H54z" />
      <path fill={mix(bronze, p.umber, 0.4)} d="M74 201q5 0 8 3l8 28H74q4-14 0-31z" />
      <Line c={bronze} w={7} d="M82 207l14 4 6-14" />
      <Line c={p.brown} w={2.6} d="M92 236l14-66" />
      <path fill={mix(p.smalt, p.white, 0.3)} d="M105 172c-12-14-30-14-42-4 14-4 30 0 42 10z" />
      <path fill={mix(p.grey, p.umber, 0.5)} d="M0 222c16-10 40-8 52 4 16-8 38-6 48 4 20-8 50-8 71 0v10H0z" />
      <Faces at={[[92, 48, 10, -0.4]]} skin={skin} hair={mix(p.gold, p.ochre, 0.3)} fall={0.8} />
      <Faces
        at={[
          [45, 76, 6, 0.6],
          [133, 60, 6, -0.5],
        ]}
        skin={skin}
        hair={p.sienna}
        plain
      />
      <Faces
        at={[
          [43, 138, 8.5, 0.6],
          [135, 145, 9, -0.6],
          [71, 193, 9, 0.6],
        ]}
        skin={mix(p.flesh, p.umber, 0.1)}
      />
      <path
        fill={p.white}
        d="M36 140c4 5 9 5 13 1 1 8-3 12-7 12s-6-6-6-13zM64 195c4 5 10 5 14 1 1 9-3 14-8 14s-6-7-6-15zM62 191c0-14 18-14 18 0-5-6-13-6-18 0z"
      />
      <path fill={p.gold} d="M36 134l-1-9 5 4 4-6 3 6 5-3-2 9q-7-4-14-1z" />
      <path fill={p.smalt} d="M125 146c-6-18 22-22 21-2l-2 12-4-11c-5-2-10-2-15 1z" />
      <path fill={p.vermilion} d="M126 132c6-14 28-8 28 16-8-10-16-14-28-16z" />
    </>
  ),
};

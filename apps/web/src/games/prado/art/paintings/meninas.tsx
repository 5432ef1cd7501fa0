import { Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const wall = mix(p.umber, p.olive, 0.25);
const dusk = mix(p.brown, p.bone, 0.5);
const silver = mix(p.smalt, p.white, 0.45);

/** Light from the right, and from the door at the back. */
export const meninas: Picture = {
  box: [211, 240],
  ground: dusk,
  art: (
    <>
      <path fill={wall} d="M50 24h116v134H50z" />
      <path fill={mix(p.brown, p.olive, 0.2)} d="M0 0h211l-45 24H50L12 0z" />
      <path fill={mix(p.sienna, p.brown, 0.35)} d="M0 240v-62l50-22h116l45 52v32z" />
      <path fill={mix(p.sienna, p.ochre, 0.4)} d="M70 186l96-18 45 40v14l-90-6z" />
      <path fill={mix(p.brown, p.olive, 0.3)} d="M166 24L211 0v208l-45-50z" />
      <path fill={mix(p.naples, p.umber, 0.3)} d="M203 9l8-5v196l-8-8zM188 20l5-3v158l-5-5z" />
      <Glow x={112} y={200} rx={80} ry={46} c={p.ochre} o={0.7} />
      <path fill={dusk} d="M58 30h44v42H58zm52 0h44v42h-44z" />
      <path fill={mix(p.umber, p.rust, 0.4)} d="M64 35h32v32H64zm52 0h32v32h-32z" />
      <path fill={dusk} d="M72 38c10 4 16 12 20 26H74zm50 3c8 0 18 10 20 24h-18z" />
      <path fill={p.bone} d="M93 82h27v37H93zm36-4h30v74h-30z" />
      <path fill={mix(p.smalt, p.white, 0.3)} d="M96 85h21v31H96z" />
      <path fill={p.lake} d="M97 86h9l-9 14z" />
      <path fill={mix(p.umber, p.smalt, 0.4)} d="M98 116c0-8 2-10 5-10s4 3 4 10zm10 0c0-9 2-12 5-12s4 4 4 12z" />
      <path fill={p.fleshLight} d="M101 100h4v6h-4zm9-2h5v6h-5z" />
      <path fill={p.cream} d="M133 82h22v66h-22z" />
      <path fill={p.naples} d="M133 82h6v60h-6zm4 52h18v14h-18z" />
      <path fill={p.umber} d="M137 134h18v2h-18zm-2 6h20v2h-20z" />
      <path fill={p.bone} d="M143 101c4 0 5 4 4 7 6 3 7 12 6 20l-3 6-1 8h-3l-1-8-3 8h-3l1-10-4-12 2-10 4-3c-1-3-2-6 1-6z" />
      <path fill={mix(p.umber, p.naples, 0.2)} d="M0 22l44 8v180l-44 18z" />
      <path fill={p.brown} d="M8 36l30 6v74L8 118zm0 92l30-3v70L8 210z" />
      <path fill={p.ochre} d="M40 29l5 1v180l-5 2z" />
      <path fill={p.bone} d="M54 101c8-7 16-7 23 0l6 26-6 6 2 60H52l-4-44z" />
      <path fill={dusk} d="M68 103c8 6 10 16 8 26l-10-2z" />
      <path fill={p.vermilion} d="M64 111h2v4h3v2h-3v8h-2v-8h-3v-2h3z" />
      <path fill={p.sienna} d="M71 132c8-5 18-3 20 2 1 6-10 10-18 7z" />
      <Line c={p.cream} w={1} d="M78 136l12-14" />
      <path fill={p.white} d="M59 100q6 5 11-1l1 4-10 2zM75 124l7-3 2 8-7 2zM51 126l6 0v6l-6-1z" />
      <path fill={dusk} d="M178 106c6-6 14-5 17 2l4 48h-26zM162 114c5-6 13-5 16 0l4 36h-24z" />
      <path fill={mix(p.smalt, p.bone, 0.5)} d="M162 110c-1-14 14-14 14 0l3 10-8-4-11 5z" />
      <Faces
        at={[
          [168, 108, 6.5, -0.3],
          [186, 99, 6.5, 0],
        ]}
        skin={mix(p.flesh, p.umber, 0.4)}
        dark={-1}
        plain
      />
      <path fill={p.bone} d="M179 100c-2-14 16-14 14 0-4-6-10-6-14 0z" />
      <path fill={mix(p.smalt, p.olive, 0.5)} d="M74 152c8-6 14-4 17 2l-1 16 4 24c0 8-20 12-42 8 4-24 12-42 22-50z" />
      <path fill={mix(p.forest, p.smalt, 0.35)} d="M70 158c-8 12-14 28-18 44 8 2 14 2 20 1-4-14-4-30-2-45z" />
      <path fill={silver} d="M78 160l18 2 4 5-18 2zM76 150l8-2 3 5-9 2z" />
      <path fill={p.vermilion} d="M103 160h6v5h-6z" />
      <Faces at={[[64, 90, 8, 0.3]]} dark={-1} hair={p.bone} fall={0.8} />
      <Line c={p.brown} w={1.2} d="M60 93q4-2 8 0" />
      <g transform="translate(7 4)">
        <path
          fill={mix(p.smalt, p.umber, 0.3)}
          d="M138 140c8-6 15-4 17 4l-2 18c10 12 14 28 14 46-18 8-36 4-46-4 0-20 4-32 14-42z"
        />
        <path fill={silver} d="M140 142c7-4 11-2 13 4l-3 16c-6 4-10 4-14 2zM150 166c8 10 12 24 13 40l-10 4c2-16 1-32-3-44z" />
      </g>
      <path fill={p.vermilion} d="M128 166l4-2 1 4-4 1z" />
      <path fill={mix(p.navy, p.smalt, 0.35)} d="M168 152c10-7 22-4 25 6l3 20 6 36c-16 6-32 6-44 0l4-34z" />
      <path fill={mix(p.navy, p.smalt, 0.65)} d="M184 152c8 2 9 8 12 26l6 36-8 3c0-24-4-46-10-65z" />
      <path fill={p.white} d="M170 152q8 6 16-1l-1 6-13 1z" />
      <path fill={p.lake} d="M195 164c8-6 14-4 16 0v60l-8 2-2-22-8 8-4-4 8-16z" />
      <Faces
        at={[
          [84, 139, 7.4, 0.8],
          [146, 132, 7.6, -0.5],
          [178, 142, 9.4, -0.2],
          [202, 154, 7, -0.4],
        ]}
        dark={-1}
        hair={p.umber}
        fall={1}
      />
      <path
        fill={mix(p.ochre, p.umber, 0.45)}
        d="M134 219c0-10 8-16 16-14 12-6 32-6 44 0 8 2 12 14 10 22-10 6-24 6-34 4-8 4-20 4-24 0-6 0-12-6-12-12z"
      />
      <path
        fill={mix(p.ochre, p.naples, 0.35)}
        d="M152 205c12-5 30-5 42 0 4 2 8 6 9 10-16-6-34-6-51-10zM134 219c2-7 6-8 10-6l6 10-6 8c-6-1-10-6-10-12z"
      />
      <path fill={p.bone} d="M137 221l5-1-1 4zM146 206l6 3-2 12-6-6z" />
      <path fill={mix(p.ochre, p.umber, 0.6)} d="M160 230l20-2 8 6-18 3zM134 228l14 0 4 6-16 2z" />
      <path fill={p.cream} d="M100 158c6-5 14-5 20 0l2 18c8 4 14 16 16 38-18 8-40 8-56 0 2-22 8-34 16-38z" />
      <path fill={p.white} d="M112 156c5 0 8 2 9 5l2 15c8 4 13 14 15 38-6 3-12 4-18 5 2-26-2-44-8-63z" />
      <path fill={mix(p.grey, p.cream, 0.5)} d="M98 178c-8 8-12 22-13 37 8 3 12 4 18 4-5-14-6-28-5-41z" />
      <Line c={p.white} w={5} d="M121 162q8 6 7 18M100 162l-4 10 6 6" />
      <Faces at={[[110, 143, 8.8, -0.2]]} skin={p.fleshLight} dark={-1} hair={mix(p.ochre, p.naples, 0.6)} fall={1.2} />
      <path fill={p.vermilion} d="M108 162l5-1 1 5-6 1zM115 136l4 1-2 4zM127 181l3-1 1 4-4 0z" />
    </>
  ),
};

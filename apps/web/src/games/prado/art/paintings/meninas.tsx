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
      <path fill={mix(p.brown, p.olive, 0.3)} d="M166 24L211 0v208l-45-50z" />
      <path fill={mix(p.naples, p.umber, 0.3)} d="M203 9l8-5v196l-8-8" />
      <Glow x={112} y={200} rx={80} ry={46} c={p.ochre} o={0.7} />
      <path fill={dusk} d="M58 30h44v42H58zm52 0h44v42h-44z" />
      <path fill={mix(p.umber, p.rust, 0.4)} d="M64 35h32v32H64zm52 0h32v32h-32z" />
      <path fill={p.bone} d="M93 82h27v37H93zm36-4h30v74h-30z" />
      <path fill={mix(p.smalt, p.white, 0.3)} d="M96 85h21v31H96z" />
      <path fill={p.lake} d="M97 86h9l-9 14z" />
      <path fill={mix(p.umber, p.smalt, 0.4)} d="M98 116c0-8 2-10 5-10s4 3 4 10zm10 0c0-9 2-12 5-12s4 4 4 12z" />
      <Line c={p.fleshLight} w={6} d="M103 102v1M112 101v1" />
      <path fill={p.cream} d="M133 82h22v66h-22z" />
      <path fill={p.naples} d="M133 82h6v60h-6zm4 52h18v14h-18z" />
      <path fill={p.bone} d="M144 100q4 0 4 6 5 2 6 10l-3 10-1 16h-4l-1-15-3 15h-4l1-16-3-12q1-6 4-8 0-6 4-6z" />
      <path fill={mix(p.umber, p.naples, 0.2)} d="M0 22l44 8v180l-44 18z" />
      <path fill={p.brown} d="M8 36l30 6v74L8 118zm0 92l30-3v70L8 210z" />
      <path fill={p.ochre} d="M40 29l5 1v180l-5 2z" />
      <path fill={p.bone} d="M52 106c6-9 22-9 27 0l7 24-8 6 2 58H48l-2-44z" />
      <path fill={p.vermilion} d="M67 112h2v4h3v2h-3v8h-2v-8h-3v-2h3z" />
      <path fill={p.sienna} d="M42 128c-1-8 14-10 20-4 4 5-4 10-10 8-6 2-10 0-10-4z" />
      <Line c={p.cream} w={1.2} d="M82 130l10-14" />
      <path fill={p.white} d="M60 101q6 5 12-1l1 4-11 2zM78 127l6-3 2 7-6 2zM50 130l7-1v6h-6z" />
      <path fill={dusk} d="M178 106c6-6 14-5 17 2l4 48h-26zM160 114c5-6 15-5 18 0l4 36h-24z" />
      <path fill={mix(p.smalt, p.bone, 0.5)} d="M161 112c-2-16 16-16 15 0l3 8-8-4-11 5z" />
      <Faces
        at={[
          [169, 109, 6.5, -0.3],
          [187, 99, 6.5, 0],
        ]}
        skin={mix(p.flesh, p.umber, 0.4)}
        dark={-1}
        plain
      />
      <Faces at={[[65, 91, 8.5, 0.4]]} dark={-1} hair={p.bone} fall={0.8} />
      <Line c={p.brown} w={1.3} d="M61 95q5-2 9 0" />
      <path fill={mix(p.forest, p.smalt, 0.35)} d="M76 152c9-5 16-2 18 6l-2 16c6 8 8 20 6 32-14 6-32 6-46-2 2-24 10-42 24-52z" />
      <path fill={mix(p.verdigris, p.smalt, 0.6)} d="M84 150c6 0 9 3 10 8l-2 16c6 8 8 20 6 32l-10 3c0-22-2-40-4-59z" />
      <Line c={silver} w={6.5} d="M82 160l2 10h6" />
      <path fill={p.gold} d="M87 168h12v2H87z" />
      <path fill={p.vermilion} d="M91 160q3 3 5 0l1 8h-7z" />
      <path fill={mix(p.smalt, p.brown, 0.4)} d="M136 148c6-6 14-4 16 3l1 17c14 6 20 20 20 40-18 8-40 6-52-2 1-22 6-32 14-40z" />
      <path fill={mix(p.smalt, p.white, 0.25)} d="M146 145c4 1 6 3 6 6l1 17c14 6 20 20 20 40l-12 3c0-22-6-36-15-45z" />
      <Line c={silver} w={6.5} d="M151 153l6 12-8 9M137 153l-5 12 2 8" />
      <path fill={mix(p.navy, p.smalt, 0.25)} d="M166 160c7-9 22-7 27 1l4 22 6 32c-16 6-32 6-44 0l4-32z" />
      <path fill={mix(p.navy, p.smalt, 0.6)} d="M186 155c4 1 6 3 7 6l4 22 6 32-10 3c2-24-2-44-7-63z" />
      <path fill={silver} d="M170 156q8 7 17-1l1 6-16 3z" />
      <path fill={p.lake} d="M198 162c6-4 12-2 13 2v66l-8 2-3-22-9 4-3-5 9-12z" />
      <Line c={p.lake} w={5} d="M202 166l-8 10" />
      <Faces
        at={[
          [87, 142, 7.6, 0.8],
          [143, 136, 7.8, -0.6],
          [178, 147, 9.6, -0.1],
          [204, 154, 7, -0.5],
        ]}
        dark={-1}
        hair={p.brown}
        fall={0.8}
      />
      <g transform="translate(4)">
        <path fill={p.cream} d="M104 176h17c15 4 24 16 25 39-20 10-48 10-67 0 2-22 10-36 25-39z" />
        <path fill={p.white} d="M114 176h7c15 4 24 16 25 39-7 3-14 5-21 6 1-20-3-34-11-45z" />
        <path fill={mix(p.grey, p.cream, 0.45)} d="M104 176c-6 10-9 28-7 45-7-1-13-3-18-6 2-22 10-36 25-39z" />
        <path fill={p.white} d="M101 160q12-6 22 0l-2 19h-17z" />
        <Line c={p.white} w={7.5} d="M123 163l8 11-2 6" />
        <Line c={p.cream} w={7.5} d="M101 163l-8 11 2 6" />
        <Line c={p.fleshLight} w={4.5} d="M128 184l-1 2M96 184l2 2" />
        <path fill={p.bone} d="M103 179q9 4 19 0v2q-10 4-20 0z" />
        <Faces at={[[112, 146, 9.4, -0.2]]} skin={p.fleshLight} dark={-1} hair={mix(p.ochre, p.naples, 0.7)} fall={1.3} />
        <path fill={p.vermilion} d="M109 162h5l1 5h-7zM118 139l4 1-2 5zM126 180l6 1-1 3h-6zM92 180l6-1v4h-6z" />
      </g>
      <path
        fill={mix(p.ochre, p.umber, 0.5)}
        d="M150 224c0-10 6-14 14-14 6-5 14-6 21-4 10-2 20 4 23 12 3 7 3 15 0 19-18 2-30 1-40 0-10-1-18-4-18-13z"
      />
      <path
        fill={mix(p.ochre, p.naples, 0.4)}
        d="M176 207q5-2 9-1c10-2 20 4 23 12-8-5-20-6-30-3zM150 224c-1-8 5-13 12-13q9 2 8 10c-2 7-16 13-20 3z"
      />
      <path fill={p.bone} d="M149 222q5-3 8 2-3 6-7 3zM166 210q8-2 11 2l-3 14q-7-3-8-16z" />
      <Line c={p.brown} w={1.4} d="M158 218l4-1" />
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.cream, p.grey, 0.4);
const shade = mix(p.grey, p.umber, 0.3);
const brocade = mix(p.gold, p.rust, 0.2);
const skin = mix(p.fleshLight, p.white, 0.2);

/** Even light from the left. */
export const virgenRrcc: Picture = {
  box: [218, 240],
  ground: stone,
  art: (
    <>
      <path fill={mix(p.umber, p.grey, 0.4)} d="M0 0h218v170H0z" />
      <Fade d="M14 14h44v86H14zm146 0h44v86h-44z" from={p.azure} to={p.cream} />
      <path fill={mix(p.green, p.azure, 0.35)} d="M14 76c14-8 30-8 44 0v26H14zm146 0c14-8 30-8 44 0v26h-44z" />
      <path fill={p.cream} d="M28 76V62l4-6 4 6v14zm12 0v-8h8v8zm134 0v-8h8v8zm14 0V60l4-6 4 6v16z" />
      <path
        fill={stone}
        d="M10 8h52v6H10zm0 92h52v8H10zM10 14h4v86h-4zm48 0h4v86h-4zm-24 0h4v86h-4zM156 8h52v6h-52zm0 92h52v8h-52zm0-86h4v86h-4zm48 0h4v86h-4zm-24 0h4v86h-4z"
      />
      <Fade d="M0 168h218v72H0z" from={mix(p.ochre, p.umber, 0.2)} to={mix(p.rust, p.umber, 0.3)} />
      <path
        fill={mix(p.verdigris, p.umber, 0.25)}
        d="M0 190l30-22h28l-22 22zm66 0l14-22h28v22zm86 0l-14-22h28l22 22zM0 220v20h10l16-28H8zm40 20l12-28h40l-6 28zm94 0l-6-28h40l14 28z"
      />
      <path fill={mix(p.gold, p.umber, 0.15)} d="M74 16l8-12h54l8 12v152H74z" />
      <path fill={p.umber} d="M136 4l8 12v152h-8z" />
      <path fill={p.lake} d="M82 14h54v120H82z" />
      <path
        fill={mix(p.gold, p.lake, 0.35)}
        d={oval(96, 30, 5, 8) + oval(122, 30, 5, 8) + oval(109, 18, 4, 6) + oval(90, 56, 4, 8) + oval(128, 56, 4, 8)}
      />
      <path fill={stone} d="M62 150l10-22h74l10 22v12H62zM56 160h106v12H56zm-8 10h122v12H48z" />
      <path fill={shade} d="M146 128l10 22v12h-12l-2-34zM56 170h106v3H56zm-8 10h122v4H48z" />
      <path fill={mix(p.navy, p.ultramarine, 0.4)} d="M88 82c10-10 32-10 42 0l12 40 20 54c-34 10-72 10-106 0l20-54z" />
      <path fill={p.lake} d="M96 86c8-6 18-6 26 0l4 36-4 48c-8 4-20 4-28 0l-4-50z" />
      <path fill={p.navy} d="M130 82l12 40 20 54c-10 4-20 5-30 6 4-30 2-66-6-96zM78 118l-22 58 16 4c4-20 8-40 6-62z" />
      <Line c={p.gold} w={1.6} d="M88 84l-10 38-20 54M130 84l10 38 20 54M58 178c34 8 68 8 102 0" />
      <path fill={skin} d="M112 104c6-2 12 2 12 8l4 10-4 10-14-2-4-10z" />
      <Line c={skin} w={4} d="M112 128l-6 10M120 130l2 10M110 112l-10 2" />
      <path fill={p.naples} d="M93 46l3-12 5 7 4-9 4 7 4-7 4 9 5-7 3 12-16 4z" />
      <path fill={p.bone} d="M24 118c8-8 20-6 24 2l8 60-16 24H10c0-30 4-62 14-86z" />
      <path fill={p.white} d="M30 120l12-2 2 40-10 10z" />
      <path fill={stone} d="M10 128l4-12 4 12h6v14H6v-14z" />
      <path fill={p.rust} d="M8 128l6-8 6 8z" />
      <path fill={p.white} d="M174 118c8-8 20-6 24 2l12 84h-32l-14-24z" />
      <path fill={p.bone} d="M172 120c6-6 12-6 16-4-4 20-6 46-4 70l-8 16-12-22zM194 116c4 2 5 4 6 8l10 80h-12c2-30 0-60-4-88z" />
      <path fill={p.vermilion} d="M180 144h10v14h-10z" />
      <Line c={p.white} w={1.6} d="M172 110l-6 30" />
      <path fill={brocade} d="M36 172c8-8 22-6 26 4l6 30 6 34H18c0-24 8-48 18-68z" />
      <path fill={mix(p.rust, p.brown, 0.2)} d="M36 172c4-4 8-5 12-5-10 20-16 46-16 73H18c0-24 8-48 18-68z" />
      <Line c={p.lake} w={2} d="M50 180q6 6 0 12m10 4q6 6 0 12m-14 4q6 6 0 12m14 2q6 6 0 12" />
      <path fill={p.white} d="M38 170c8-4 18-2 22 4l-4 6-18-4z" />
      <Line c={skin} w={4.5} d="M62 188l10-8" />
      <path fill={p.vermilion} d="M74 196c4-6 12-6 15 0l4 36-6 6H74z" />
      <Line c={skin} w={3.4} d="M88 204l6-6" />
      <path fill={brocade} d="M160 172c-4-8 18-12 26 0 10 20 16 44 18 68h-58l4-34z" />
      <path fill={p.lake} d="M178 168c4 1 6 2 8 4 10 20 16 44 18 68h-20c2-26 0-50-6-72z" />
      <path fill={mix(p.verdigris, p.forest, 0.3)} d="M154 186c6 8 12 8 18 2l4 52h-28z" />
      <Line c={p.white} w={2.4} d="M158 178q8 8 18-2" />
      <Line c={skin} w={4.5} d="M156 188l-10-8" />
      <path fill={p.white} d="M158 150c2-12 22-12 23 2l2 12c-4-8-8-14-12-16z" opacity=".8" />
      <path fill={mix(p.rose, p.white, 0.15)} d="M132 196c4-6 11-6 14 0l2 44h-22z" />
      <Line c={skin} w={3.4} d="M132 204l-6-6" />
      <Faces
        at={[
          [109, 66, 12.5, -0.2],
          [34, 106, 9.5, 0.5],
          [186, 106, 9.5, -0.5],
          [50, 158, 10, 0.7],
          [168, 158, 10, -0.7],
        ]}
        skin={skin}
      />
      <Faces
        at={[
          [118, 98, 7, -0.4],
          [82, 187, 7, 0.6],
          [138, 187, 7, -0.6],
        ]}
        skin={skin}
        hair={mix(p.gold, p.ochre, 0.4)}
        fall={0.7}
      />
      <path fill={mix(p.gold, p.ochre, 0.4)} d={hair([[109, 66, 13, 0]], 1.2)} />
      <path fill={p.bone} d={hair([[50, 158, 10.4, 0.7]], 0.9)} />
      <path fill={p.sienna} d={hair([[168, 158, 10.4, -0.7]], 1)} />
      <Line c={p.umber} w={2.4} d="M27 99q7-5 14 0M179 99q7-5 14 0" />
      <path fill={p.gold} d="M41 149l2-7 3 4 3-5 3 5 4-4 1 7zm119 0l2-7 3 4 3-5 3 5 4-4 1 7z" />
    </>
  ),
};

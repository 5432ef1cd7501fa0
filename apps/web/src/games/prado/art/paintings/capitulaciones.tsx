import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { coats, gowns, type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const leaf = mix(p.olive, p.umber, 0.35);
const pearl = mix(p.rose, p.white, 0.6);
const guests = [
  [128, 116, 6, 0.5],
  [196, 122, 6, -0.5],
] as const satisfies readonly HeadAt[];
const ladies = [
  [26, 132, 6, 0.6],
  [168, 112, 6, -0.4],
] as const satisfies readonly HeadAt[];
const notary: HeadAt = [148, 112, 6, 0.2];
const dancer: HeadAt = [74, 126, 8, 0.7];
const partner: HeadAt = [114, 124, 8, -0.7];
const pipers: HeadAt[] = [[212, 138, 7.5, -0.7]];

/** The last sun of the day, from the left. */
export const capitulaciones: Picture = {
  box: [240, 205],
  ground: p.umber,
  art: (
    <>
      <Fade d="M0 0h240v140H0z" from={mix(p.azure, p.smalt, 0.4)} to={p.naples} />
      <Glow x={66} y={100} rx={80} ry={50} c={p.cream} />
      <path fill={mix(p.verdigris, p.naples, 0.5)} d="M0 100c40-12 90-14 130-4v40H0z" />
      <path fill={p.cream} d="M40 100h18v-16l4-10 4 10v16h6v12H40z" />
      <path
        fill={mix(p.forest, p.umber, 0.45)}
        d="M0 0h46c6 12-2 20-10 22 6 14-2 24-12 24 6 18 0 34-8 40l8 60H0zM240 0H92c-8 10-4 20 6 22-4 12 6 22 20 20 4 12 18 14 26 6 6 12 14 22 26 26l6 60h64z"
      />
      <path
        fill={leaf}
        d="M20 4c14-2 22 6 18 14-10 2-18-4-18-14zM4 40c12-2 18 6 14 14-8 2-14-4-14-14zM110 6c18-4 30 4 28 14-14 4-26-2-28-14zM160 10c18-4 34 2 34 14-16 6-30 0-34-14zM150 44c12-4 24 0 26 10-12 4-22 0-26-10zM204 34c14-4 28 0 32 12-14 6-28 2-32-12z"
      />
      <Line c={p.brown} w={6} d="M12 60l4 100M196 40l-2 100M222 50l6 100" />
      <path fill={mix(p.ochre, p.olive, 0.45)} d="M0 148c60-16 180-16 240-2v59H0z" />
      <path fill={mix(p.naples, p.ochre, 0.3)} d="M30 172c50-14 140-14 190 0-50 18-150 18-190 0z" />
      <path fill={p.lake} d="M84 62c30 10 66 10 100-8l10 56c-30 12-84 14-112 4z" />
      <path fill={p.vermilion} d="M84 62c14 5 28 7 44 7l-6 50c-14 0-28-2-40-5z" />
      <path fill={p.wine} d="M160 64l24-10 10 56c-8 3-14 5-22 6z" />
      <path fill={p.naples} d={oval(134, 84, 10)} />
      <path fill={p.lake} d={oval(134, 84, 6)} />
      <Line c={p.umber} w={5} d="M44 158v22M52 158v22" />
      <path fill={p.rust} d={coats([[48, 126, 6]])} />
      <path fill={p.gold} d={coats([guests[0]])} />
      <path fill={p.ultramarine} d={coats([guests[1]])} />
      <path fill={mix(p.azure, p.smalt, 0.3)} d={gowns([ladies[0]])} />
      <path fill={p.smalt} d={gowns([ladies[0]], true)} />
      <path fill={pearl} d={gowns([ladies[1]])} />
      <path fill={p.rose} d={gowns([ladies[1]], true)} />
      <path fill={p.bone} d={coats([notary])} />
      <path fill={p.white} d="M143 118h9l-5 8z" />
      <path fill={mix(p.umber, p.sienna, 0.4)} d="M134 142h46v22h-46z" />
      <path fill={p.white} d="M130 138h54v9h-54zm14-3l16-2 2 5h-18z" />
      <Faces at={[[48, 126, 6, 0.5], ...guests, ...ladies, notary]} skin={p.fleshLight} hair={p.umber} plain />
      <path fill={p.bone} d="M138 110c6-2 4-7 10-7s5 5 11 7z" />
      <Line c={p.umber} w={6} d="M206 184v18M219 184v18" />
      <path fill={mix(p.ochre, p.rust, 0.35)} d={coats(pipers)} />
      <path fill={mix(p.rust, p.umber, 0.4)} d={coats(pipers, true)} />
      <path fill={p.umber} d="M192 160c0-8 16-10 18-2 0 8-16 12-18 2z" />
      <Line c={p.umber} w={2.6} d="M196 164l-8 14M204 152l8-14" />
      <Faces at={pipers} hair={p.brown} />
      <path fill={p.brown} d="M202 134c6-2 4-7 11-7s4 5 10 7z" />
      <Line c={p.fleshLight} w={4.5} d="M80 140l16-6 14 4M68 138l-12 8-2 10M122 138l12 6 2 10" />
      <path fill={p.white} d={gowns([dancer])} />
      <path fill={mix(p.smalt, p.white, 0.4)} d={gowns([dancer], true)} />
      <path fill={p.rose} d="M72 150c-10 12-14 28-16 42l-9-2c2-22 9-36 21-40z" />
      <Line c={p.white} w={5} d="M109 172l-6 22M120 172l8 20" />
      <Line c={p.bone} w={4} d="M103 195l-6 1M129 193l6-1" />
      <path fill={p.vermilion} d={coats([partner])} />
      <path fill={p.lake} d={coats([partner], true)} />
      <Line c={p.vermilion} w={6.5} d="M106 138l-8-2" />
      <Faces at={[dancer, partner]} skin={p.fleshLight} hair={p.umber} fall={0.5} />
      <path fill={mix(p.umber, p.bone, 0.35)} d="M0 186c18-4 34 2 42 19H0zM240 188c-14 0-24 6-28 17h28z" />
    </>
  ),
};

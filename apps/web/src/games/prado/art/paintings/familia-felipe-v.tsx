import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { coats, gowns, type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.cream, p.grey, 0.35);
const silver = mix(p.smalt, p.white, 0.6);
const pink = mix(p.rose, p.white, 0.4);
const wig = mix(p.grey, p.white, 0.65);

const son: HeadAt = [48, 100, 7.5, 0.5];
const heir: HeadAt = [154, 98, 7.5, -0.4];
const brother: HeadAt = [205, 100, 7.5, -0.6];
const king: HeadAt = [86, 107, 8, 0.4];
const queen: HeadAt = [124, 107, 8, -0.3];
const infanta: HeadAt = [24, 114, 7.5, 0.6];
const princess: HeadAt = [178, 112, 7.5, -0.5];
const duchess: HeadAt = [226, 114, 7.5, -0.6];
const girls: HeadAt[] = [
  [82, 143, 5, 0.7],
  [105, 146, 5, -0.7],
];

/** Even light from the left, under a great curtain. */
export const familiaFelipeV: Picture = {
  box: [240, 188],
  ground: mix(stone, p.ochre, 0.2),
  art: (
    <>
      <Fade d="M96 130V52q20-26 40 0v78zm58 0V52q20-26 40 0v78z" from={p.azure} to={p.cream} />
      <path fill={mix(p.green, p.sky, 0.4)} d="M96 92q20-12 40-4v40H96zm58-4q22-10 40 2v40h-40z" />
      <path fill={mix(p.rose, p.grey, 0.4)} d="M208 0h22v140h-22z" />
      <path fill={p.lake} d="M0 0h168c-10 22-36 32-62 30-10 26-40 40-66 38C34 92 18 108 0 112z" />
      <path
        fill={p.vermilion}
        d="M0 0h30c-4 30-14 60-30 78zM54 0h30c-6 28-24 46-48 56 8-16 14-34 18-56zM108 0h26c-6 12-16 20-30 24z"
      />
      <path fill={p.wine} d="M30 0h14c-2 40-20 80-44 102V84C18 62 28 32 30 0zm58 0h12c-4 28-26 50-58 60 26-12 40-34 46-60z" />
      <Line c={p.gold} w={2.4} d="M168 0c-10 22-36 32-62 30-10 26-40 40-66 38C34 92 18 108 0 112" />
      <path fill={mix(p.ochre, p.sienna, 0.4)} d="M0 136q120-16 240 0v52H0z" />
      <path fill={mix(p.lake, p.umber, 0.3)} d="M0 160q120-14 240 0v28H0z" />
      <Line c={p.white} w={4.5} d="M44 146v26M53 146l1 26M201 146v26M210 146v26" />
      <path fill={p.azure} d={coats([son])} />
      <path fill={mix(p.azure, p.navy, 0.35)} d={coats([son], true)} />
      <path fill={mix(p.rust, p.ochre, 0.4)} d={coats([heir])} />
      <path fill={p.rust} d={coats([heir], true)} />
      <path fill={p.vermilion} d={coats([brother])} />
      <path fill={p.lake} d={coats([brother], true)} />
      <path fill={p.gold} d="M70 104h30v50H70zm40 0h30v50h-30z" />
      <path fill={p.lake} d="M73 108h24v40H73zm40 0h24v40h-24z" />
      <path fill={pink} d={gowns([infanta, duchess])} />
      <path fill={mix(p.rose, p.lake, 0.15)} d={gowns([infanta, duchess], true)} />
      <path fill={silver} d={gowns([princess])} />
      <path fill={p.smalt} d={gowns([princess], true)} />
      <Line c={p.white} w={5.5} d="M80 156l-3 18M92 156l3 18" />
      <path fill={p.ultramarine} d={coats([king])} />
      <path fill={p.navy} d={coats([king], true)} />
      <path fill={p.vermilion} d="M77 118l5-2 14 30-3 4z" />
      <path fill={mix(p.ultramarine, p.azure, 0.2)} d="M132 118c16 6 26 30 28 56l-36 2z" />
      <path fill={mix(p.naples, p.white, 0.4)} d={gowns([queen])} />
      <path fill={p.naples} d={gowns([queen], true)} />
      <Line c={p.fleshLight} w={4.2} d="M117 118l-8 12M94 120l8 12M18 126l-1 10 8 5M185 124l2 10-8 5M220 126l-2 10 8 5" />
      <path fill={p.lake} d="M99 136h14v6H99z" />
      <path fill={p.gold} d="M100 136l-1-8 4 3 3-6 3 6 4-3-1 8z" />
      <path fill={p.white} d={gowns(girls)} />
      <path fill={mix(p.rose, p.white, 0.3)} d={gowns(girls, true)} />
      <Faces at={[son, heir, brother]} skin={p.fleshLight} hair={wig} fall={0.5} />
      <Faces at={[king, queen, infanta, princess, duchess]} skin={p.fleshLight} hair={wig} fall={0.6} />
      <Faces at={girls} skin={p.fleshLight} hair={p.naples} />
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import type { HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.cream, p.grey, 0.35);
const silver = mix(p.smalt, p.white, 0.55);
const wig = mix(p.grey, p.white, 0.55);
const family: HeadAt[] = [
  [18, 116, 6.5, 0.5],
  [38, 104, 6.5, 0.5],
  [80, 108, 7, 0.4],
  [118, 108, 7, -0.2],
  [158, 112, 6.5, -0.4],
  [226, 112, 6.5, -0.6],
  [92, 148, 5.5, 0.6],
  [112, 150, 5.5, -0.6],
];
const court: HeadAt[] = [
  [56, 96, 6.5, 0.4],
  [98, 98, 6.5, 0.2],
  [142, 98, 6.5, -0.2],
  [178, 104, 6.5, -0.4],
  [194, 112, 6, -0.5],
  [208, 102, 6.5, -0.5],
];

/** Even light from the left, under a great curtain. */
export const familiaFelipeV: Picture = {
  box: [240, 188],
  ground: stone,
  art: (
    <>
      <path fill={mix(stone, p.ochre, 0.25)} d="M0 0h240v140H0z" />
      <Fade d="M96 20h100v100H96z" from={p.azure} to={p.cream} />
      <path fill={mix(p.green, p.sky, 0.4)} d="M96 84c30-12 70-12 100 0v40H96z" />
      <path
        fill={stone}
        d="M96 20h100V8H96zm0 0h10v100H96zm44 0h12v100h-12zm46 0h10v100h-10zM106 20h34c0 10-34 10-34 16zm46 0h34v16c0-6-34-6-34-16z"
      />
      <path fill={mix(p.rose, p.grey, 0.4)} d="M206 0h20v130h-20z" />
      <path fill={p.lake} d="M0 0h168c-10 22-36 32-62 30-10 26-40 40-66 38C34 92 18 108 0 112z" />
      <path
        fill={p.vermilion}
        d="M0 0h30c-4 30-14 60-30 78zM54 0h30c-6 28-24 46-48 56 8-16 14-34 18-56zM108 0h26c-6 12-16 20-30 24z"
      />
      <path fill={p.wine} d="M30 0h14c-2 40-20 80-44 102V84C18 62 28 32 30 0zm58 0h12c-4 28-26 50-58 60 26-12 40-34 46-60z" />
      <Line c={p.gold} w={2.4} d="M168 0c-10 22-36 32-62 30-10 26-40 40-66 38C34 92 18 108 0 112" />
      <path fill={mix(p.ochre, p.cream, 0.4)} d="M0 134c60-12 180-12 240 0v54H0z" />
      <path fill={mix(p.lake, p.umber, 0.3)} d="M0 152c60-12 180-12 240 0v36H0z" />
      <path fill={mix(p.gold, p.lake, 0.4)} d="M10 164c60-12 160-12 220 0-50 16-170 16-220 0z" />
      <path fill={mix(p.azure, p.smalt, 0.2)} d="M48 104c4-5 14-5 17 0l4 40-6 30H50l-4-34z" />
      <path fill={p.lake} d="M90 106c4-5 13-5 16 0l4 36H86z" />
      <path fill={mix(p.rust, p.naples, 0.25)} d="M134 106c4-5 14-5 17 0l4 60h-24z" />
      <path fill={mix(p.smalt, p.navy, 0.4)} d="M170 112c4-5 13-5 16 0l4 60h-22z" />
      <path fill={p.vermilion} d="M200 110c4-5 14-5 17 0l4 64h-22z" />
      <path fill={p.gold} d="M72 112h20v44H72zm38 0h20v44h-20zM76 108h12v4H76zm38 0h12v4h-12z" />
      <path fill={mix(p.rose, p.white, 0.35)} d="M12 124c4-5 11-5 14 0l12 30c0 12-4 18-12 20H2v-34z" />
      <path fill={silver} d="M32 112c4-5 11-5 14 0l8 30c4 12 4 22 2 32-10 4-22 4-30 0 0-22 0-44 6-62z" />
      <path fill={mix(p.smalt, p.grey, 0.3)} d="M42 110c3 0 4 1 4 2l8 30c4 12 4 22 2 32-4 2-8 2-12 3 4-22 2-46-2-67z" />
      <path fill={p.ultramarine} d="M74 117c4-5 11-5 14 0l6 22 4 14-4 22H72l-4-30z" />
      <path fill={p.vermilion} d="M76 116l10 16-2 6-10-18z" />
      <path fill={p.white} d="M76 116h8l-4 10zM76 154h14l-2 20h-8z" />
      <path
        fill={mix(p.naples, p.white, 0.35)}
        d="M112 117c4-5 11-5 14 0l6 20c12 10 16 24 16 38-14 4-34 4-48 0 0-14 4-28 8-38z"
      />
      <path fill={p.ultramarine} d="M126 130c14 8 24 24 26 46l-6 0c-2-16-8-30-20-38z" />
      <path fill={silver} d="M152 121c4-5 11-5 14 0l4 18c12 8 16 22 16 36-14 4-32 4-44 0 0-14 2-28 6-36z" />
      <path fill={mix(p.smalt, p.grey, 0.3)} d="M162 118c3 0 4 1 4 3l4 18c12 8 16 22 16 36-4 2-10 2-14 3 0-22-4-42-10-60z" />
      <path fill={mix(p.azure, p.white, 0.2)} d="M188 120c4-5 10-5 13 0l8 54c-10 4-20 4-28 0z" />
      <path fill={mix(p.rose, p.white, 0.2)} d="M220 120c4-5 10-5 14 0l6 10v46c-8 2-20 2-28-2z" />
      <path fill={p.gold} d="M126 128h16l2 12h-18z" />
      <path fill={p.lake} d="M128 124h12v5h-12z" />
      <path fill={p.naples} d="M128 124l1-8 3 4 2-6 2 6 4-4v8z" />
      <path fill={p.white} d="M86 156c4-4 10-4 13 0l8 20H80z" />
      <path fill={mix(p.rose, p.white, 0.4)} d="M106 158c4-4 10-4 13 0l8 18h-26z" />
      <path fill={p.white} d="M120 176c0-6 6-8 12-6 4-4 8-2 8 2-2 6-4 8-8 8h-10z" />
      <Line c={p.fleshLight} w={3} d="M96 160l8 6M88 122l8 12M112 120l-8 12" />
      <Faces at={court} skin={p.fleshLight} hair={wig} plain />
      <Faces at={family} skin={p.fleshLight} hair={wig} fall={0.7} />
    </>
  ),
};

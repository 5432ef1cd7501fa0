import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { coats, gowns, type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.cream, p.ochre, 0.3);
const silver = mix(p.smalt, p.white, 0.65);
const pink = mix(p.rose, p.white, 0.35);
const wig = mix(p.grey, p.white, 0.65);

const prince: HeadAt = [62, 86, 7, 0.4];
const felipe: HeadAt = [148, 84, 7, -0.4];
const carlos: HeadAt = [219, 80, 7.5, -0.5];
const king: HeadAt = [89, 102, 8, 0.4];
const queen: HeadAt = [128, 101, 8.5, -0.2];
const mariana: HeadAt = [18, 104, 7.5, 0.6];
const barbara: HeadAt = [42, 110, 7.5, 0.5];
const luisa: HeadAt = [168, 103, 7, -0.5];
const amalia: HeadAt = [206, 110, 7.5, -0.6];
const infanta: HeadAt = [187, 98, 7, -0.5];
const girls: HeadAt[] = [
  [76, 145, 5, 0.7],
  [100, 149, 5, -0.7],
];

/** Even light from the left, under a great curtain. */
export const familiaFelipeV: Picture = {
  box: [240, 188],
  ground: stone,
  art: (
    <>
      {/* The hall, open to the garden. */}
      <Fade d="M118 128V46q22-30 44 0v82zm58 0V46q20-30 40 0v82z" from={p.azure} to={p.cream} />
      <path fill={mix(p.green, p.sky, 0.3)} d="M118 92q22-16 44-4v40h-44zm58-4q20-12 40 0v40h-40z" />
      <path fill={mix(p.rose, p.grey, 0.35)} d="M110 24h9v106h-9zm52 0h14v106h-14zm55 0h23v106h-23z" />
      <path fill={p.cream} d="M110 24h3v106h-3zm52 0h5v106h-5zm55 0h6v106h-6zM104 18h136v7H104z" />
      {/* Musicians on a balcony. */}
      <path fill={mix(p.umber, p.brown, 0.3)} d="M56 28h44v24H56z" />
      <Line c={p.flesh} w={5} d="M76 37h.1M88 34h.1" />
      <Line c={p.smalt} w={6} d="M76 44v5M88 42v7" />
      <path fill={p.cream} d="M40 50h62v5H40z" />
      <path fill={p.lake} d="M0 0h196c-6 18-30 26-56 18-12 16-38 20-56 8-14 18-32 24-46 18-4 24-14 50-38 66z" />
      <path fill={p.vermilion} d="M0 0h36c4 30-8 62-36 92zM58 0h40c-4 14-22 24-44 32 8-10 8-20 4-32z" />
      <path fill={p.wine} d="M36 0h12c2 36-14 78-48 102V88C28 60 40 30 36 0zM98 0h14c-4 12-16 22-30 24 8-8 14-14 16-24z" />
      <Line c={p.gold} w={2.6} d="M196 0c-6 18-30 26-56 18-12 16-38 20-56 8-14 18-32 24-46 18-4 24-14 50-38 66" />
      <path fill={mix(p.ochre, p.umber, 0.4)} d="M0 130h240v58H0z" />
      <path fill={mix(p.lake, p.umber, 0.35)} d="M0 158q120-14 240 0v30H0z" />
      {/* Those who stand. */}
      <Line c={p.white} w={4.5} d="M57 130v32M66 130l1 32M214 126v40M224 126v40" />
      <path fill={mix(p.vermilion, p.rust, 0.3)} d={coats([prince, carlos])} />
      <path fill={p.lake} d={coats([prince, carlos], true)} />
      <path fill={mix(p.ochre, p.umber, 0.3)} d={coats([felipe])} />
      <path fill={silver} d={gowns([infanta])} />
      <Line c={p.azure} w={3} d="M57 96l10 30M213 92l12 34" />
      <Faces at={[prince, felipe, infanta, carlos]} skin={p.fleshLight} hair={wig} fall={0.5} plain />
      {/* Those who sit. */}
      <path fill={p.gold} d="M112 96h32v50h-32z" />
      <path fill={p.wine} d="M115 100h26v40h-26z" />
      <path fill={pink} d={gowns([mariana, amalia])} />
      <path fill={mix(p.rose, p.lake, 0.2)} d={gowns([mariana, amalia], true)} />
      <path fill={silver} d={gowns([barbara])} />
      <path fill={p.smalt} d={gowns([barbara], true)} />
      <path fill={p.naples} d={gowns([luisa])} />
      <Line c={p.white} w={5.5} d="M84 148l-3 22M96 148l4 22" />
      <path fill={mix(p.ultramarine, p.navy, 0.3)} d={coats([king])} />
      <path fill={p.navy} d={coats([king], true)} />
      <path fill={p.azure} d="M80 113l5-2 15 30-3 4z" />
      <path fill={p.ultramarine} d="M134 114c20 8 32 30 34 62l-40 2z" />
      <path fill={mix(p.naples, p.white, 0.5)} d={gowns([queen])} />
      <path fill={p.naples} d={gowns([queen], true)} />
      <Line c={p.fleshLight} w={4.2} d="M120 112l-8 12-4 4M98 116l4 12M12 116l-2 12 8 5M36 122l-2 10 8 5M213 122l2 10-8 5" />
      <path fill={p.lake} d="M98 132h16v8H98z" />
      <path fill={p.gold} d="M100 132l-1-10 4 4 3-7 3 7 4-4-1 10z" />
      <path fill={p.white} d={gowns(girls)} />
      <Faces at={[mariana, barbara, luisa, amalia]} skin={p.fleshLight} hair={wig} fall={0.6} plain />
      <Faces at={[king, queen]} skin={p.fleshLight} hair={wig} fall={0.6} />
      <Faces at={girls} skin={p.fleshLight} hair={p.naples} plain />
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { ruff } from '../shapes.ts';
import { Eyes } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.rose, 0.12);
const half = mix(p.flesh, p.rose, 0.2);
const deep = mix(p.fleshDark, p.umber, 0.15);
const velvet = mix(p.bone, p.smalt, 0.22);

/** Light from the left. */
export const felipeII: Picture = {
  box: [196, 240],
  ground: p.umber,
  art: (
    <>
      <Fade d="M0 0h196v240H0z" across from={mix(p.umber, p.olive, 0.45)} to={mix(p.brown, p.bone, 0.2)} />
      <path fill={mix(p.rust, p.brown, 0.2)} d="M0 186h16v54H0zm158-50h20v104h-20z" />
      <path fill={p.gold} d="M4 190h3v3H4zm0 14h3v3H4zm158-60h3v3h-3zm0 14h3v3h-3zm0 14h3v3h-3z" />
      <path fill={p.bone} d="M4 240c0-52 16-92 52-106l30-12h26l32 12c32 14 44 52 44 106z" />
      <path fill={velvet} d="M20 226c2-40 14-70 42-82-12 26-16 60-14 96H20zM128 142c20 20 30 54 30 98h-14c0-38-4-70-16-98z" />
      <path fill={mix(p.bone, p.smalt, 0.1)} d="M66 140c14 8 46 8 62 0l6 100H58z" />
      <Line c={velvet} w={1.6} d="M72 152q26 10 54-2M68 178q30 8 62 0M66 206q32 6 66 0M98 148v92" />
      <Line c={p.gold} w={2} d="M98 158h.1M98 170h.1M98 184h.1M98 198h.1M98 214h.1M98 228h.1" />
      <Line c={p.bone} w={3} d="M76 138q10 36 22 46 12-12 22-46" />
      <path fill={p.gold} d="M98 182c6 0 8 4 6 8l4 8-6-2-2 10-4-2-2-8-6 2 3-10c-1-4 3-6 7-6z" />
      <path fill={p.white} d={ruff(99, 128, 28, 11, 20)} />
      <path fill={mix(p.grey, p.white, 0.5)} d="M104 118c14 0 24 4 24 10s-12 11-26 11c8-6 8-14 2-21z" />
      <path fill={half} d="M86 104h28v18c-8 6-20 6-28 0z" />
      <path fill={mix(p.brown, p.ochre, 0.15)} d="M70 60h58l-1 28h-8L76 86l-4 4z" />
      <path fill={skin} d="M72 62c-2 14-1 26 1 34 4 16 14 26 26 26 14 0 22-10 25-26 2-10 3-22 1-34-16-8-38-8-53 0z" />
      <path fill={half} d="M112 57c6 1 9 3 13 5 2 12 1 24-1 34-3 16-11 26-25 26-3 0-6-1-8-2 16-10 22-34 21-63z" />
      <path fill={deep} d="M120 62l5 0c2 12 1 24-1 34-3 16-11 26-25 26 12-8 20-30 21-60z" />
      <path
        fill={half}
        d="M76 74c6-4 12-4 17 0l-1 9c-5 3-12 3-16-1zM102 74c6-4 12-4 17 0v8c-5 4-11 4-16 1zM98 76l3 4c0 6 2 10 4 14 1 4-2 6-7 6 2-2 3-4 2-8-2-6-2-10-2-16z"
      />
      <path fill={deep} d="M92 98c4 3 9 3 13-1-1 4-3 5-7 5-3 0-5-1-6-4z" />
      <Eyes
        at={[
          [85, 79],
          [110.5, 79],
        ]}
        w={12.5}
        iris={mix(p.smalt, p.bone, 0.4)}
      />
      <Line c={mix(p.sienna, p.flesh, 0.2)} w={2} d="M75 71q8-5 16-1M103 70q9-4 16 1" />
      <path
        fill={mix(p.ochre, p.sienna, 0.55)}
        d="M74 96c6 6 12 8 18 8 4-2 10-2 14 0 6 0 12-2 18-8 0 18-6 34-14 38-6 4-14 4-20 0-10-6-15-20-16-38z"
      />
      <path fill={mix(p.ochre, p.naples, 0.3)} d="M74 96c6 6 12 8 16 8-2 10 2 22 6 32-12-2-21-20-22-40z" />
      <path fill={skin} d="M90 112c6-2 12-2 18 0-2 8-5 10-9 10-5 0-8-4-9-10z" />
      <path fill={mix(p.rose, p.lake, 0.45)} d="M89 111c4-3 7-3 10-1 3-2 7-2 11 1-5 6-16 6-21 0z" />
      <path fill={mix(p.ochre, p.sienna, 0.55)} d="M82 106c6 0 10-4 17-3 7-1 11 3 17 3-6 5-12 4-17 3-5 1-11 2-17-3z" />
      <path fill={p.bone} d="M66 66c-6-30 2-50 32-50 32 0 40 20 34 50-20-10-46-10-66 0z" />
      <path fill={velvet} d="M74 50c-4-16 4-28 18-30-4 10-6 22-6 32zM96 48c0-10 2-22 6-29l8 2c-4 8-6 18-5 27z" />
      <path fill={p.bone} d="M62 66c22-12 50-12 74 0l-2 6c-22-10-48-10-70 0z" />
      <Line c={p.gold} w={1.8} d="M70 58h.1M80 55h.1M90 53.5h.1M100 53h.1M110 53.5h.1M120 55h.1M128 58h.1" />
      <path fill={p.white} d="M20 206l14-8 8 10-14 10zM112 204l-4-12 12-4 4 12z" />
      <path fill={skin} d="M28 210l10-6c4 2 6 8 4 14l-8 12c-4 4-8 2-8-2l-4 4c-4 2-6-2-4-6z" />
      <path fill={half} d="M38 206c4 2 6 8 4 14l-8 12-4 2 2-12z" />
      <path fill={skin} d="M112 204l-6-6c-8-2-18 2-24 8-4 4-2 8 2 6l4-2-6 8c-2 4 2 6 5 4l2 3c4 2 14-2 20-8z" />
      <path fill={half} d="M112 204l-3-3c-6 2-10 6-20 15l-4 6h2l2 3c4 2 14-2 20-8z" />
      <Line c={p.brown} w={3} d="M84 220h.1M81 225h.1M79 230h.1M79 236h.1M90 224h.1M92 229h.1M93 235h.1" />
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const marble = mix(p.white, p.grey, 0.2);
const pink = mix(p.rose, p.white, 0.35);
const blue = mix(p.ultramarine, p.azure, 0.3);

/** Even light; the gold ray falls from the upper left. */
export const anunciacion: Picture = {
  box: [240, 238],
  ground: p.gold,
  art: (
    <>
      <path fill={p.forest} d="M0 0h90v186H0z" />
      <path fill={p.green} d="M0 30c20-18 50-22 90-8v60c-30-14-60-10-90 2zm0 130c30-10 60-6 90-2v28H0z" />
      <path fill={mix(p.green, p.olive, 0.5)} d="M0 110c20-12 60-14 90-6v20c-30-8-60-6-90 6z" />
      <Line c={p.umber} w={2.5} d="M62 110V40m0 20l-10-14m10 6l10-12" />
      <path fill={mix(p.green, p.forest, 0.4)} d={oval(62, 36, 18, 14) + oval(76, 50, 12, 10) + oval(50, 52, 11, 9)} />
      <Line c={p.vermilion} w={3} d="M56 32h.1M68 40h.1M76 50h.1M50 50h.1M12 166h.1M44 174h.1M70 164h.1M64 30h.1" />
      <Line c={p.white} w={2.4} d="M22 172h.1M34 164h.1M56 172h.1M78 176h.1M6 178h.1" />
      <path fill={p.naples} d={oval(12, 14, 11)} />
      <Line c={p.naples} w={1.4} d="M12 0v3M0 10h1M27 14h5M24 4l4-3M23 24l4 4M12 28v6" />
      <path fill={p.vermilion} d="M40 78c6-4 10 0 10 6l2 14-12 4z" />
      <path fill={p.gold} d="M50 76c10-10 14-8 16-2-6 2-10 8-14 12zM40 78c-6-8-10-6-12-2 4 2 8 6 10 10z" />
      <path
        fill={mix(p.ochre, p.umber, 0.3)}
        d="M8 112c8-4 16-2 18 4l4 30c-6 8-18 8-24 0zm24-2c8-4 14 0 16 6l2 30c-6 8-16 6-20 0z"
      />
      <Line c={p.flesh} w={3.4} d="M12 146l-4 18m12-18l-2 18m18-18l-2 16m10-16l2 16M14 116l4-10m22 10l-4-8" />
      <path fill={p.sienna} d={oval(19, 100, 7, 8) + oval(39, 99, 7, 8)} />
      <Faces
        at={[
          [17, 102, 6, -0.6],
          [37, 101, 6, -0.6],
          [45, 72, 5, -0.6],
        ]}
      />
      <path fill={marble} d="M86 0h154v186H86z" />
      <path fill={mix(pink, p.ochre, 0.25)} d="M90 60h146v106H90z" />
      <path fill={blue} d="M93 72c0-52 64-52 64 0zm72 0c0-52 64-52 64 0z" />
      <path
        fill={mix(blue, p.navy, 0.5)}
        d="M93 72c0-52 64-52 64 0l-12-4c-6-20-34-20-40 0zm72 0c0-52 64-52 64 0l-12-4c-6-20-34-20-40 0z"
      />
      <Line
        c={p.gold}
        w={1.5}
        d="M100 60h.1M108 48h.1M120 42h.1M132 42h.1M144 50h.1M150 60h.1M118 56h.1M132 56h.1M172 60h.1M180 48h.1M192 42h.1M204 42h.1M216 50h.1M222 60h.1M190 56h.1M204 56h.1"
      />
      <path fill={mix(p.olive, p.umber, 0.2)} d="M142 84h28v62h-28z" />
      <path fill={p.cream} d="M145 87h22v56h-22z" />
      <path fill={p.umber} d="M150 94h9v14h-9zm-2 32h16v17h-16z" />
      <path fill={mix(pink, p.white, 0.5)} d="M86 166h154v20H86z" />
      <path fill={mix(p.rose, p.ochre, 0.4)} d="M86 166l24-8h122l8 8zm0 14h154v3H86z" />
      <path fill={p.gold} d="M196 84h34v66h-34z" />
      <Line c={p.vermilion} w={1.4} d="M202 92h.1M212 92h.1M222 92h.1M207 100h.1M226 104h.1M226 116h.1" />
      <path fill={p.gold} d="M112 106c-8-20-18-28-26-28 0 12 4 22 8 30 2 8 8 14 14 18z" />
      <path fill={p.sienna} d="M110 110c-8-12-14-16-20-18 2 10 8 22 16 30z" />
      <path fill={pink} d="M112 112c8-6 16-4 20 4l10 14c2 4-2 6-4 6l-8 4c4 14 6 28 4 42-14 4-28 4-44 0 6-24 10-50 22-70z" />
      <path
        fill={mix(p.rose, p.lake, 0.25)}
        d="M112 114c-8 20-14 42-16 70l-6-2c6-24 10-48 22-68zm8 22c2 16 2 32-2 50l8-1c4-14 2-32-6-49z"
      />
      <path fill={p.gold} d="M110 114l16-2 2 4-18 4zM108 152l24-2v4l-25 3zM90 180c16 4 30 4 44 0v3c-14 4-30 4-45 0z" />
      <Line c={p.flesh} w={4} d="M134 136l6-6-6-4" />
      <path fill={p.naples} d={oval(124, 98, 12) + oval(194, 92, 12)} />
      <path fill={p.ochre} d="M114 100c-2-16 18-18 20-6l-8 2-6 12z" />
      <path fill={pink} d="M188 108c8-6 16-4 20 2l2 40-24 6z" />
      <path
        fill={blue}
        d="M186 108c-2-24 20-30 26-8 10 14 18 34 20 60l2 22c-22 6-46 4-60-2l12-28c8-2 18-4 20-10 0-14-4-24-8-34z"
      />
      <path
        fill={mix(blue, p.navy, 0.55)}
        d="M208 108c10 18 14 44 14 77l12-3c0-32-8-60-22-82zM186 152c-4 12-8 22-12 28l14 4c2-12 2-22-2-32z"
      />
      <Faces
        at={[
          [125, 99, 9, 0.9],
          [193, 94, 9, -0.9],
        ]}
        skin={p.fleshLight}
      />
      <path fill={blue} d="M191 82c10-4 16 2 17 14l-2 10c-2-10-4-16-9-18-4 0-8-2-6-6z" />
      <Line c={p.flesh} w={4} d="M190 126l8-6m-6-2l8 8" />
      <path fill={p.white} d="M182 148l14-4 4 6-14 4z" />
      <Line c={marble} w={5} d="M88 70c2-54 70-54 73 0 3-54 71-54 74 0" />
      <Line c={p.naples} w={1.8} d="M18 20L178 92M16 22L178 96M20 18L178 88" />
      <path fill={p.white} d="M146 78l8-2 4 4-6 2z" />
      <path
        fill={p.white}
        d="M84 66h10v6h-2v96h4v6H82v-6h4V72h-2zm72 0h10v6h-2v96h4v6h-14v-6h4V72h-2zm72 0h10v6h-2v96h4v6h-14v-6h4V72h-2z"
      />
      <path fill={mix(p.grey, p.cream, 0.4)} d="M90 72h2v96h-2zm72 0h2v96h-2zm72 0h2v96h-2z" />
      <path fill={mix(p.grey, p.cream, 0.4)} d={oval(161, 36, 10)} />
      <path fill={marble} d={oval(161, 36, 7.5)} />
      <path fill={p.gold} d="M0 186h240v52H0z" />
      <path fill={p.naples} d="M0 186h240v4H0zm0 46h240v3H0z" />
      <Fade
        d="M6 194h42v34H6zm46 0h42v34H52zm46 0h44v34H98zm48 0h42v34h-42zm46 0h42v34h-42z"
        from={mix(p.azure, p.cream, 0.4)}
        to={p.olive}
      />
      <path fill={mix(pink, p.white, 0.4)} d="M22 200h22v26H22zm40-2h28v28H62zm84 2h40v26h-40zm54-2h30v20h-30z" />
      <path fill={p.umber} d="M106 206h28v18h-28z" />
      <path fill={blue} d="M30 210h6v16h-8zm50-2h6l2 18H78zm36 6h8v12h-10zm44-6h7v18h-9zm38 12h24v5h-24z" />
      <path fill={p.vermilion} d="M14 210h6v16h-8zm54 0h6v16h-8zm58 6h6v10h-7zm46-6h6v16h-8zm26-2h5v12h-6zm18 2h5v10h-6z" />
      <Line
        c={p.fleshLight}
        w={4}
        d="M33 207h.1M17 207h.1M71 206h.1M83 204h.1M120 211h.1M129 213h.1M164 204h.1M175 207h.1M200 205h.1M218 207h.1M204 220h.1"
      />
    </>
  ),
};

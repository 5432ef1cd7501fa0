import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const marble = mix(p.sky, p.cream, 0.55);
const shade = mix(p.smalt, p.umber, 0.4);
const rays = [-90, -40, 0, 36, 70, 104, 140, 180, 230, 300, 390].map((x) => `M70 40L${x} 95`).join('');

/** Cool light from the left, under the arch. */
export const lavatorio: Picture = {
  box: [240, 95],
  ground: mix(p.grey, p.cream, 0.35),
  art: (
    <>
      <Fade d="M0 0h120v50H0z" from={mix(p.azure, p.smalt, 0.3)} to={p.cream} />
      <path fill={marble} d="M0 6h18v44H0zm18 12h14v30H18zm80-8h30v40H98z" />
      <path fill={shade} d="M6 14h5v12H6zm16 12h4v9h-4zm82-6h5v14h-5zm12 0h5v14h-5z" />
      <path fill={marble} d="M54 46V26c0-18 32-18 32 0v20h-5V28c0-14-22-14-22 0v18zM50 12h40v5H50zm6-6h28v6H56z" />
      <path fill={mix(p.azure, p.verdigris, 0.4)} d="M28 44h80v8H28z" />
      <path fill={p.cream} d="M60 44h20v8H58z" />
      <path fill={mix(p.umber, p.grey, 0.3)} d="M120 0h120v60H120z" />
      <path fill={mix(p.umber, p.bone, 0.4)} d="M150 4h36v46h-36zm52-4h38v54h-38z" />
      <path fill={marble} d="M122 0h10v58h-10zm66 0h10v58h-10z" />
      <path fill={shade} d="M128 0h4v58h-4zm66 0h4v58h-4z" />
      <path fill={mix(p.naples, p.grey, 0.35)} d="M0 48h240v47H0z" />
      <path fill={mix(p.rose, p.grey, 0.5)} d="M0 54h240v5H0zm0 13h240v8H0zm0 18h240v10H0z" />
      <Line c={mix(p.cream, p.white, 0.3)} w={1.6} d={rays} />
      <path fill={p.white} d="M84 52h84l8 14H76z" />
      <path fill={mix(p.grey, p.white, 0.5)} d="M76 66h100v5l-6 2H80z" />
      <path fill={p.umber} d="M84 72h4v10h-4zm78 0h4v10h-4z" />
      <path fill={p.ochre} d={oval(104, 58, 5, 2) + oval(126, 57, 5, 2) + oval(148, 59, 5, 2)} />
      <path fill={p.ultramarine} d="M88 42c4-4 9-3 10 2l2 12H86z" />
      <path fill={p.vermilion} d="M112 40c4-4 10-3 11 2l2 14h-14z" />
      <path fill={p.gold} d="M138 42c4-4 10-3 11 2l3 12h-14z" />
      <path fill={p.green} d="M160 44c4-4 9-3 11 2l2 16h-14z" />
      <path fill={p.verdigris} d="M20 56c4-6 12-6 16 0l4 12 12 10-4 6-20-6-10 0z" />
      <path fill={p.vermilion} d="M20 56c4-4 8-5 11-4-4 8-6 18-4 28l-9-2z" />
      <Line c={p.flesh} w={3.6} d="M48 80l-12 8M34 62l10 12" />
      <path fill={p.ochre} d="M56 62c4-6 11-4 13 2l6 18-6 10H52z" />
      <path fill={p.umber} d="M64 62c3 0 4 1 5 2l6 18-6 10h-6c4-10 4-20 1-30z" />
      <path fill={p.lake} d="M44 84c10-4 22-2 28 4v7H42z" />
      <path
        fill={mix(p.ochre, p.umber, 0.3)}
        d="M92 84c2-6 12-8 22-6 4-4 10-2 11 3l5 2-4 4-6-1-2 9h-3l-1-7H99l-3 7h-3l2-8-5 1z"
      />
      <path fill={p.ultramarine} d="M176 58c4-6 14-6 17 0l4 18-8 8h-14z" />
      <path fill={p.gold} d="M176 58c4-4 8-5 11-4-2 10-2 20 0 30h-12z" />
      <Line c={p.fleshLight} w={4.4} d="M186 76l18 4 2 8" />
      <path fill={p.rose} d="M212 58c6-6 14-4 18 2l4 20-4 12h-26l6-18z" />
      <path fill={mix(p.rose, p.lake, 0.5)} d="M224 56c4 0 5 2 6 4l4 20-4 12h-8c4-12 6-24 2-36z" />
      <path fill={p.white} d="M204 78l16-2 2 16-20 2z" />
      <Line c={p.rose} w={5} d="M216 64l-8 10" />
      <Line c={p.fleshLight} w={3.4} d="M207 76l-3 6" />
      <path fill={mix(p.gold, p.umber, 0.2)} d="M194 86h22c0 8-4 9-11 9s-11-1-11-9z" />
      <path fill={p.ultramarine} d="M228 70c6-2 10 2 12 6v19h-14z" />
      <path fill={p.naples} d={oval(217, 46, 8)} />
      <Faces
        at={[
          [216, 49, 5.4, -0.8],
          [29, 48, 4.8, 0.7],
          [186, 50, 5.2, 0.8],
          [63, 55, 4.6, 0.3],
          [93, 36, 4.2, 0.5],
          [118, 34, 4.2, 0],
          [143, 36, 4.2, -0.3],
          [165, 38, 4.4, -0.6],
        ]}
      />
      <path
        fill={p.umber}
        d={hair(
          [
            [216, 49, 5.6, -0.8],
            [29, 48, 5, 0.7],
            [63, 55, 4.8, 0.3],
            [93, 36, 4.4, 0.5],
            [118, 34, 4.4, 0],
            [143, 36, 4.4, -0.3],
          ],
          0.5,
        )}
      />
      <path fill={p.cream} d={hair([[186, 50, 5.4, 0.8]], 0.4) + hair([[165, 38, 4.6, -0.6]], 0.4)} />
      <path fill={p.cream} d="M183 53c3 3 6 3 8 0 0 5-2 6-4 6s-4-3-4-6z" />
    </>
  ),
};

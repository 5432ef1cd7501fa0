import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.flesh, p.ochre, 0.4);
const half = mix(p.sienna, p.fleshDark, 0.4);
const deep = mix(p.umber, p.rust, 0.3);
const hoar = mix(p.grey, p.white, 0.3);

/** Light from the front left, out of the black. */
export const saturno: Picture = {
  box: [136, 240],
  ground: p.bone,
  art: (
    <>
      <path fill={deep} d="M30 82c14-8 64-8 78 2 14 10 22 26 22 42l-16 20-8 40H38l-10-38-20-16c2-24 10-42 22-50z" />
      <path fill={deep} d="M36 150c-14 4-28 18-30 36l8 46h18l4-44zM104 148c18 8 26 26 24 44l-12 44H94l8-46z" />
      <path
        fill={half}
        d="M36 152c-12 6-22 18-24 34l28 6c4-12 6-26-4-40zM12 190l10 42h10l4-40zM104 152c12 6 18 20 18 36l-22 2c-4-14-4-26 4-38z"
      />
      <path fill={skin} d="M30 160c-8 6-14 16-16 26l18 2c4-10 4-18-2-28zM106 158c8 6 10 16 10 28l-12 1c-3-10-3-20 2-29z" />
      <path
        fill={half}
        d="M34 84c-14 8-22 24-23 46 8 8 20 12 34 10l6-12-16-10c6-10 8-22-1-34zM104 84c14 8 22 22 22 40-6 14-16 20-30 18l-6-12 14-12c-4-12-6-24 0-34z"
      />
      <path
        fill={skin}
        d="M32 92c-10 8-16 22-17 36 8 6 18 8 28 6l4-6-18-8c6-8 8-18 3-28zM110 92c10 10 13 22 12 32-6 10-14 14-24 13l-4-6 16-12c-2-10-4-18 0-27z"
      />
      <path
        fill={hoar}
        d="M34 60c-8-6-10-18-4-26 2 4 4 6 6 6-4-16 6-32 22-34-2 4-2 6 0 8 8-8 26-8 34 2-2 0-4 2-4 4 12 2 20 14 18 28-3-3-4-4-6-3 4 10 4 22-4 30-12 14-46 12-62-15z"
      />
      <path fill={p.grey} d="M74 8c8 0 16 2 20 6-4 2-4 4-4 4 12 4 18 16 16 30l-6-3c4 12 2 26-6 32 2-26-4-52-20-69z" />
      <path fill={half} d="M42 44c0-18 12-26 26-26s26 10 26 28-4 46-26 46S42 64 42 44z" />
      <path fill={skin} d="M44 44c0-16 10-24 22-24 10 0 16 4 20 12-6 2-8 8-8 14l-2 14H52c-6-4-8-10-8-16z" />
      <path fill={deep} d="M44 42c6-8 14-8 20-2l-1 10c-6 5-14 5-19-1zM72 40c6-6 14-6 20 2v8c-6 5-14 4-18 0z" />
      <path fill={p.white} d={oval(55, 46, 6.5, 5.5) + oval(82, 46, 6.5, 5.5)} />
      <path fill={p.bone} d={oval(56, 47, 2.9) + oval(81, 47, 2.9)} />
      <Line c={hoar} w={3} d="M44 39l12-4 8 4M73 39l8-4 11 4" />
      <path fill={half} d="M65 42l6 0 4 18c-2 4-10 4-14 0z" />
      <path fill={p.fleshLight} d="M66 42h3l1 16-4 1z" />
      <path fill={hoar} d="M46 62c6-4 12-2 16 2h14c4-4 12-6 16 0 2 16-6 34-24 34S44 80 46 62z" />
      <path fill={p.bone} d="M54 68c6-6 24-6 30 0 2 10-6 20-15 20s-17-10-15-20z" />
      <path fill={p.lake} d="M50 102c2-10 8-16 20-16s22 4 24 14l-6 8H56z" />
      <path fill={p.vermilion} d="M60 90c4-5 16-6 22-2l2 12H62z" />
      <path fill={mix(p.fleshLight, p.grey, 0.2)} d="M56 74c4-4 10-4 14-2 2 6 0 14-4 20l-12 10c-6-2-8-8-6-14z" />
      <path
        fill={mix(p.fleshLight, p.white, 0.3)}
        d="M52 98c12 6 28 6 40 0 6 6 6 18 2 28 0 8 2 12 4 20 2 10-2 18-6 22l2 38-4 24-10 1 1-26-6-30-6 30 0 26H59l-4-26 2-36c-6-6-8-14-6-24 2-8 4-12 4-18-6-8-8-20-3-29z"
      />
      <path
        fill={mix(p.flesh, p.grey, 0.2)}
        d="M88 99l4-1c6 6 6 18 2 28 0 8 2 12 4 20 2 10-2 18-6 22l2 38-4 24-8 1c4-24 2-44 0-62 6-14 6-28 2-40 4-10 6-20 4-30zM74 120l1 26c-2 4-2 10 0 20l-1 8c-4-8-4-16-1-26z"
      />
      <path fill={p.lake} d="M52 98c4 4 8 4 10 2l-2 14-4-8-2 6zM86 100c4 0 4 0 6-2l-1 14-3-6z" />
      <path
        fill={half}
        d="M40 122c6-4 12-4 16 0l12 4c4 2 3 5 0 6 3 2 2 5-1 6 2 2 1 5-2 5l-14-1c-6 2-12-2-14-8zM104 122c-6-4-12-4-16 0l-9 5c-3 2-2 5 1 5-3 2-2 5 1 6-2 3 0 5 2 5l12-1c7 2 12-4 13-10z"
      />
      <path
        fill={skin}
        d="M42 123c5-3 10-3 14 1l11 4-1 3-16-2 15 6-2 3-15-3c-4-2-6-6-6-12zM100 122c-5-2-9-2-12 2l-7 4v3l13-2-11 6 2 3 13-4c3-3 3-8 2-12z"
      />
    </>
  ),
};

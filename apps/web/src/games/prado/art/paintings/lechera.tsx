import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.fleshLight, p.rose, 0.1);
const half = mix(p.flesh, p.rose, 0.3);
const deep = mix(p.fleshDark, p.umber, 0.15);
const shawl = mix(p.verdigris, p.bone, 0.6);
const veil = mix(p.smalt, p.white, 0.4);

/** Light from the right, in the air of the morning. */
export const lechera: Picture = {
  box: [221, 240],
  ground: p.sky,
  art: (
    <>
      <Fade d="M0 0h221v240H0z" from={mix(p.azure, p.verdigris, 0.2)} to={mix(p.naples, p.sky, 0.35)} />
      <Glow x={170} y={60} rx={110} ry={90} c={p.cream} o={0.9} />
      <path
        fill={p.cream}
        opacity=".22"
        d="M0 40c20-16 50-20 78-18-20 6-30 16-52 22-10 2-18 4-26 4zM0 96c16-10 36-14 60-12-16 6-26 16-60 20zM221 20c-20-6-44-6-60 2 20 2 30 12 60 14zM221 150c-20-8-36-8-50-4 18 4 26 14 50 16z"
      />
      <path fill={mix(p.umber, p.bone, 0.4)} d="M24 184c20-8 44-10 62-4l20 60H0v-30z" />
      <path fill={mix(p.sienna, p.umber, 0.4)} d="M12 200c-2-10 34-12 34-2l4 42H8z" />
      <path fill={p.ochre} d="M14 200c8-6 20-6 28-2l2 6c-8-3-20-3-30 2zM34 208l8-1 4 33h-8z" />
      <path fill={p.cream} d="M18 199c6-3 16-3 22-1-6 3-16 4-22 1z" />
      <path fill={shawl} d="M66 240c-4-50 4-92 34-112 20-10 44-6 58 8 28 20 40 56 44 104z" />
      <path
        fill={mix(shawl, p.verdigris, 0.55)}
        d="M146 134c30 18 46 54 52 106h-26c0-42-8-78-26-106zM110 190c20 10 36 26 44 50h-18c-6-20-14-36-26-50z"
      />
      <path fill={veil} d="M98 126c20-10 44-6 58 10 8 20 0 44-20 60-20 8-44 6-58-6-2-26 4-50 20-64z" />
      <path
        fill={mix(veil, p.white, 0.65)}
        d="M124 128c14 0 24 6 30 14 4 18-2 34-16 46 4-20 0-44-14-60zM98 134c-8 12-14 30-14 50l10 4c-2-20 2-38 10-52z"
      />
      <path fill={mix(veil, p.navy, 0.35)} d="M104 140c10 14 18 32 18 56l-14 0c4-20 2-40-4-56z" />
      <path fill={p.lake} d="M124 156c6-4 12 0 12 6s-8 8-12 4z" />
      <path fill={p.rose} d="M128 158c4-2 6 0 6 3l-4 2z" />
      <path fill={shawl} d="M78 190c20 12 44 12 60 2l10 20c-24 14-54 14-74 4z" />
      <path fill={half} d="M94 108l38-12 8 34c-12 12-28 14-42 6z" />
      <path fill={deep} d="M94 108l26-4c-2 14-8 26-16 36l-6-4z" />
      <path fill={p.brown} d="M76 74c-10-32 10-50 36-50s42 20 36 50c-2 14-8 24-16 32l-12-30z" />
      <path fill={skin} d="M78 66c-5 12-6 22-4 34 2 12 8 22 18 24 14 2 28-10 34-24 6-14 6-30 2-42-16-10-40-6-50 8z" />
      <path fill={half} d="M78 66c3-5 8-9 13-11-6 18-6 38 0 52 4 8 8 12 14 14-4 2-8 3-13 3-10-2-16-12-18-24-2-12-1-22 4-34z" />
      <path fill={deep} d="M86 74c-3 10-8 16-8 22 1 4 8 5 12 2-6 0-8-4-6-8 2-6 3-10 2-16z" />
      <path fill={skin} d="M88 76l3 2c-2 8-4 14-2 18-2 3-6 3-8 1 0-6 5-12 7-21z" />
      <path fill={half} d="M92 82q10-4 18 2-8 5-18 0zM75 84q5-4 9-2l-2 5q-4 1-7-3z" />
      <Line c={p.bone} w={2} d="M93 84q8 5 17 1M76 85q3 3 7 1" />
      <Line c={p.brown} w={2} d="M91 74q9-6 20-1M76 76q4-5 8-3" />
      <path fill={p.lake} d="M80 106q4-2 7 0 4-2 8 1-8 7-15-1z" />
      <Line c={deep} w={1.2} d="M84 117q5 2 8 0" />
      <Line c={mix(p.rose, p.vermilion, 0.2)} w={10} d="M110 97l3-2" />
      <path fill={p.brown} d="M74 78c-4-24 12-42 34-42s36 18 34 44c-2 12-6 20-12 26 2-22-4-42-16-50-14 0-30 6-40 22z" />
      <path
        fill={mix(p.cream, p.ochre, 0.2)}
        d="M72 66c-2-30 14-48 40-46 30 2 44 26 36 56l-8 22c-2-28-12-46-30-50-16-2-30 6-38 18z"
      />
      <path fill={p.white} d="M112 20c26 4 42 24 38 54-6-24-18-42-38-54z" />
      <path fill={p.ochre} d="M74 58c2-20 14-34 34-36-12 8-18 18-20 28z" />
      <path fill={skin} d="M92 208c6-6 16-8 24-6l14 6c4 4 2 10-4 12l-22 4c-8-2-14-8-12-16z" />
      <path fill={half} d="M92 212c8 4 20 4 36-2 0 6-2 8-6 10l-18 4c-8-2-12-6-12-12z" />
    </>
  ),
};

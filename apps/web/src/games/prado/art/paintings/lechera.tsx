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
      <path fill={half} d="M96 112l36-10 8 28c-12 12-28 14-40 6z" />
      <path fill={deep} d="M96 112l20-4c0 12-4 22-12 30l-4-2z" />
      <path fill={p.brown} d="M78 68c-8-30 12-46 36-44 26 2 38 22 32 50-2 14-8 24-16 32l-12-30z" />
      <path
        fill={skin}
        d="M82 60c-6 8-8 14-8 20l-8 16c-2 4 2 6 6 6l-1 6c0 3 1 4 2 5 0 8 4 12 12 12 14 0 30-10 38-24 6-12 8-28 4-40-14-10-34-12-45-1z"
      />
      <path
        fill={half}
        d="M82 60c4-4 8-6 12-7-4 16-4 34 0 50 2 8 4 14 8 18-6 3-12 4-17 4-8 0-12-4-12-12-1-1-2-2-2-5l1-6c-4 0-8-2-6-6l8-16c0-6 2-12 8-20z"
      />
      <path fill={deep} d="M74 80c2 6 2 10 0 14l-2 8c-4 0-8-2-6-6zM76 112c4 0 8 2 10 6-2 4-4 6-6 6-5-2-7-6-7-11z" />
      <path fill={skin} d="M72 88l3-4 1 12-5 4c-3 0-3-3-1-6z" />
      <Line c={p.bone} w={2} d="M77 84q4 4 9 2M100 84q6 5 13 1" />
      <Line c={p.brown} w={2} d="M75 74q4-5 10-4M98 72q8-5 17 0" />
      <path fill={half} d="M99 78c6-3 12-2 15 2-5 4-11 4-15 2z" />
      <path fill={p.lake} d="M72 107c6-2 12-2 18 0-4 7-14 7-18 0z" />
      <Line c={mix(p.rose, p.vermilion, 0.25)} w={11} d="M108 98l3-2" />
      <path fill={p.brown} d="M74 76c-4-22 12-40 34-40 20 0 36 14 34 42-2 12-6 20-12 24 2-20-4-38-16-46-14 0-30 6-40 20z" />
      <path
        fill={mix(p.cream, p.ochre, 0.2)}
        d="M76 62c-2-26 14-44 40-42 30 2 44 26 36 56l-8 18c-2-24-12-42-30-46-16-2-30 4-38 14z"
      />
      <path fill={p.white} d="M112 22c26 2 42 22 38 50-6-22-18-38-38-50z" />
      <path fill={p.ochre} d="M78 54c2-18 14-30 30-32-10 8-16 16-18 26z" />
      <path fill={skin} d="M92 208c6-6 16-8 24-6l14 6c4 4 2 10-4 12l-22 4c-8-2-14-8-12-16z" />
      <path fill={half} d="M92 212c8 4 20 4 36-2 0 6-2 8-6 10l-18 4c-8-2-12-6-12-12z" />
    </>
  ),
};

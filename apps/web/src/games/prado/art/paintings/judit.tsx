import { Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Eyes, Faces } from '../toolbox.tsx';

const skin = mix(p.fleshLight, p.white, 0.3);
const half = mix(p.flesh, p.rose, 0.15);
const deep = mix(p.fleshDark, p.umber, 0.2);
const silk = mix(p.naples, p.white, 0.35);
const dusk = mix(p.bone, p.umber, 0.35);

/** A warm light from the left, night all around. */
export const judit: Picture = {
  box: [240, 222],
  ground: dusk,
  art: (
    <>
      <Glow x={110} y={90} rx={130} ry={110} c={mix(p.umber, p.olive, 0.3)} />
      <path fill={mix(dusk, p.umber, 0.4)} d="M176 60c10-14 28-12 34 4l8 40-50 4z" />
      <Faces at={[[196, 62, 9, -0.6]]} skin={mix(p.umber, p.fleshDark, 0.4)} />
      <path fill={p.rust} d="M70 110H56c-4-40 6-70 30-80 10-8 48-8 60 2 24 12 30 40 26 80z" />
      <path fill={p.wine} d="M150 40c18 16 22 40 20 72h-20z" />
      <path fill={silk} d="M86 118c18-10 46-10 64 0 26 12 42 34 48 62l6 42H28c2-36 14-72 58-104z" />
      <path fill={p.cream} d="M86 120c-34 18-50 44-56 78l-2 24h40c4-40 10-76 28-104z" />
      <path fill={p.white} d="M78 130c-20 14-34 36-40 62 10 6 20 8 30 6 0-24 4-46 10-68z" />
      <path
        fill={mix(p.gold, p.umber, 0.25)}
        d="M150 120c24 12 38 34 44 62l6 40h-30c4-36-2-72-20-102zM112 162c8 18 8 40 4 60h-16c8-20 10-40 12-60z"
      />
      <path fill={p.ochre} d="M84 120c20-12 50-12 70 0l14 24c-30 18-70 18-98 0z" />
      <path fill={p.gold} d="M84 120c12-8 26-10 40-9v44c-18 0-38-2-54-11z" />
      <Line
        c={p.rust}
        w={2.2}
        d="M80 138h.1M94 144h.1M108 147h.1M124 147h.1M140 145h.1M156 139h.1M88 128h.1M104 132h.1M134 132h.1M148 128h.1"
      />
      <path fill={p.white} d="M86 118c18-12 48-12 66 0l-6 10c-16-8-40-8-54 0z" />
      <path fill={half} d="M104 94h30l6 22c-12 10-30 10-42 0z" />
      <path fill={skin} d="M104 94h16l2 28c-8 0-16-2-24-6z" />
      <Line c={p.white} w={3.6} d="M99 108h.1M105 111.5h.1M112 113.5h.1M119 114h.1M126 113.5h.1M133 111.5h.1M138 108h.1" />
      <path
        fill={mix(p.ochre, p.sienna, 0.4)}
        d="M86 92c-10-8-12-22-6-32 0-24 18-38 40-38s40 14 40 38c6 10 4 26-6 34-4 8-12 10-18 8H102c-8 2-14-2-16-10z"
      />
      <path fill={p.naples} d="M82 70c-2-24 14-40 34-42-14 10-22 24-24 42-2 10-4 18-4 22-6-6-8-14-6-22z" />
      <path fill={skin} d="M94 68c0-20 10-30 25-30s27 12 27 32-12 36-26 36-26-16-26-38z" />
      <path fill={half} d="M128 40c12 4 18 14 18 30 0 20-12 36-26 36-4 0-8-2-12-4 14-8 22-32 20-62z" />
      <path fill={deep} d="M139 50c5 6 7 12 7 20 0 20-12 36-26 36 12-8 19-28 19-56z" />
      <Eyes
        at={[
          [106, 69],
          [131, 69],
        ]}
        w={11}
        look={-0.4}
      />
      <Line c={mix(p.sienna, p.flesh, 0.3)} w={1.8} d="M98 61q8-4 15 0M124 61q8-4 15 1" />
      <path fill={half} d="M118 66l3 4c0 6 1 10 3 14 0 3-3 4-7 4 3-2 3-4 2-7-1-4-1-10-1-15z" />
      <path fill={mix(p.rose, p.lake, 0.4)} d="M110 94c4-3 7-2 9-1 3-1 6-1 9 1-4 6-14 6-18 0z" />
      <Line c={p.rose} w={6} d="M102 81h.1M135 82h.1" />
      <path fill={p.naples} d="M88 56c2-20 14-32 32-32 20 0 32 14 34 34-8-8-12-16-20-20-16 0-34 4-46 18z" />
      <Line c={p.white} w={2.6} d="M96 42h.1M104 36h.1M113 33h.1M122 33h.1M131 36h.1M140 42h.1" />
      <path fill={mix(p.lake, p.brown, 0.45)} d="M168 168c24-8 52-8 72-4v58h-72z" />
      <path fill={p.rust} d="M168 168c24-8 52-8 72-4v8c-24-4-48-2-72 8z" />
      <path fill={p.cream} d="M192 152l32-8 16 4v16l-38 6z" />
      <path fill={mix(p.cream, p.umber, 0.35)} d="M224 144l16 4v16l-12 2zM192 152l10 18 2-4-8-16z" />
      <path fill={silk} d="M160 140c14 6 24 18 28 32l-26 8c-8-12-8-28-2-40z" />
      <path fill={p.white} d="M162 166l24-6 4 12-24 8z" />
      <path fill={skin} d="M172 174l16-6c8 0 14 4 18 8 2 3-1 4-4 3l-8-2 8 6c2 3-1 5-4 4l-10-4c-6 2-12 0-16-9z" />
      <path fill={half} d="M176 180c8 2 14 0 18-3l8 6c2 3-1 5-4 4l-10-4c-4 2-8 1-12-3z" />
      <path fill={p.white} d="M70 178l16 10-8 12-18-10z" />
      <path fill={skin} d="M80 186c8-6 18-8 26-6 4 2 2 5-2 5l-8 1 12 3c3 2 1 5-3 5l-10-1c-6 6-14 6-20 2z" />
      <path fill={half} d="M84 194c8 2 16 0 24-5 3 2 1 5-3 5l-10-1c-4 4-10 5-15 4z" />
      <path fill={mix(p.rust, p.umber, 0.4)} d="M0 148c14-12 36-8 42 8l6 66H0z" />
      <path fill={dusk} d="M0 160c12-4 20 4 24 16l6 46H0z" />
      <path fill={mix(p.ochre, p.umber, 0.2)} d="M6 132c-2-30 34-32 36-6l-4 22-24 4z" />
      <path fill={p.umber} d="M10 128c0-22 30-22 30 0s-30 24-30 0z" />
      <path fill={half} d="M34 116c6 4 8 10 7 18-2 6-6 8-10 7 2-8 2-18 3-25z" />
      <Line c={mix(p.cream, p.ochre, 0.35)} w={10} d="M36 164l16 0" />
      <Line c={half} w={6} d="M56 162l6-4" />
      <path fill={p.cream} d="M52 134c0-12 22-14 26 0 2 10-6 16-14 16s-12-8-12-16z" />
      <path fill={mix(p.smalt, p.cream, 0.4)} d="M66 128c8 0 12 6 10 12s-8 8-14 8c6-6 8-12 4-20z" />
      <path fill={p.gold} d={`M60 150h8l1 10 5 4H56l4-4z${oval(64, 138, 4)}`} />
    </>
  ),
};

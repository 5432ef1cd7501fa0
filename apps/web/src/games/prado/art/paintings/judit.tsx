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
      <path fill={half} d="M102 94h36l8 24c-14 10-38 10-54 0z" />
      <path fill={skin} d="M102 94h16l2 30c-10 0-20-2-28-6z" />
      <Line c={p.white} w={4} d="M96 110h.1M103 114h.1M111 116h.1M119 116.500h.1M127 116h.1M135 114h.1M142 110h.1" />
      <path
        fill={mix(p.ochre, p.sienna, 0.45)}
        d="M84 104c-12-2-16-12-12-20-6-6-6-16 0-22-2-10 4-20 12-22 4-14 20-20 36-19 18 0 34 8 38 22 8 4 12 14 9 22 6 6 6 16 0 22 3 10-3 18-13 18-8 4-16 2-20-4h-32c-4 6-12 8-18 3z"
      />
      <path
        fill={mix(p.naples, p.ochre, 0.35)}
        d="M80 96c-6-4-6-10-2-14-6-6-4-14 0-18-2-8 2-16 10-18 6-12 20-19 34-18-14 6-24 16-27 30-6 12-8 26-5 38-4 4-8 4-10 0z"
      />
      <Line c={mix(p.naples, p.ochre, 0.35)} w={2.4} d="M148 46q8 4 8 14M154 64q6 6 4 16M152 86q6 4 4 12M76 74q4 2 4 8" />
      <path
        fill={skin}
        d="M88 66c-1-18 10-31 27-31 20 0 33 14 34 33 0 11-3 20-8 27-5 8-13 13-22 14-9 0-17-4-22-10-5-6-8-15-8-22z"
      />
      <path
        fill={half}
        d="M130 37c12 4 19 16 19 31 0 11-3 20-8 27-5 8-13 13-22 14-5 0-9-1-13-3 14-4 21-12 23-26 2-15 3-29 1-43zM112 62l2 8c-1 7 0 11 2 15-1 4-6 4-11 3 4-6 6-14 7-26z"
      />
      <path fill={deep} d="M142 45c5 6 7 14 7 23 0 11-3 20-8 27-5 8-12 13-21 14 14-8 24-28 22-64z" />
      <path fill={half} d="M90 68q7-6 15 0l-2 7q-7 3-12-1zM117 68q9-6 19 1l-3 7q-8 3-15-1z" />
      <Eyes
        at={[
          [98, 73],
          [126, 73],
        ]}
        w={10}
        look={-0.5}
      />
      <Line c={mix(p.sienna, p.flesh, 0.4)} w={1.6} d="M90 62q7-4 14-1M117 61q9-4 19 2" />
      <path fill={skin} d="M109 60l4 1 1 22q-3 4-8 2 3-10 3-25z" />
      <Line c={deep} w={1.4} d="M104 87q4 2 8-1M106 105q7 4 16 1M100 108q6 7 20 6" />
      <path fill={mix(p.rose, p.lake, 0.5)} d="M101 94c3-3 6-2 8-1 3-2 6-1 10 1-4 6-13 6-18 0z" />
      <Line c={mix(p.rose, skin, 0.55)} w={9} d="M95 84h.1M132 85h.1" />
      <path fill={mix(p.ochre, p.sienna, 0.3)} d="M86 66c0-22 12-35 30-35 20 0 34 14 34 37-7-12-12-22-22-26-14-4-32 4-42 24z" />
      <path fill={p.naples} d="M88 60c3-16 12-26 26-28-4 6-4 8-2 10-10 2-18 8-24 18z" />
      <path fill={p.gold} d="M92 44c8-12 24-18 38-14l16 10-4 5c-14-12-34-12-47 4z" />
      <Line
        c={p.white}
        w={3.4}
        d="M96 42h.1M102 37h.1M109 33.500h.1M117 32h.1M125 32.500h.1M133 35h.1M140 39h.1M80 88h.1M80 93h.1"
      />
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

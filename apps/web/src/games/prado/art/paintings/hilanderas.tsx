import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const room = mix(p.umber, p.brown, 0.45);
const dim = mix(p.brown, p.bone, 0.45);

/** Daylight from the upper left; a shaft of sun in the alcove. */
export const hilanderas: Picture = {
  box: [240, 183],
  ground: room,
  art: (
    <>
      <path fill={dim} d="M0 0h76v140H0zM182 0h58v140h-58z" />
      <path fill={mix(p.umber, p.ochre, 0.15)} d="M76 0h106v50H76z" />
      <path fill={dim} d={oval(129, 15, 15)} />
      <path fill={mix(p.smalt, p.cream, 0.35)} d={oval(129, 16, 12)} />
      <path fill={mix(p.sienna, p.umber, 0.35)} d="M0 134c60-10 180-10 240 0v49H0z" />
      <path fill={dim} d="M0 168c60-6 180-6 240 0v15H0z" opacity=".6" />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M78 120V58c4-28 98-28 102 0v62z" />
      <Fade d="M84 114V60c4-22 86-22 90 0v54z" from={mix(p.azure, p.white, 0.35)} to={p.cream} />
      <path fill={mix(p.naples, p.white, 0.3)} d="M84 60c0-6 4-10 10-13l66 67H84z" opacity=".65" />
      <path fill={mix(p.rose, p.cream, 0.3)} d="M124 74c10-10 32-10 42 0l-4 36h-34z" opacity=".7" />
      <path fill={p.smalt} d="M100 84c4-4 10-2 11 3l4 28H96z" />
      <path fill={mix(p.rose, p.lake, 0.3)} d="M128 88c4-4 9-2 10 2l4 25h-17z" />
      <path fill={p.gold} d="M150 88c4-4 10-2 12 4l4 23h-19z" />
      <Line c={p.fleshLight} w={3} d="M108 88l8-12M129 91l-8 2" />
      <path fill={p.fleshLight} d={oval(105, 79, 4, 4.6) + oval(132, 83, 3.6, 4.2) + oval(155, 82, 4, 4.6)} />
      <path fill={p.umber} d="M100 79c0-8 11-8 11-1zm28 2c0-6 8-6 8 0zm23 0c0-7 9-7 9 0z" />
      <path fill={mix(p.grey, p.umber, 0.4)} d="M78 114h102v6l6 6H72l6-6z" />
      <path fill={p.lake} d="M0 0h30c6 30 2 60 8 92-6 26-4 40-10 56L0 150z" />
      <path fill={p.wine} d="M12 0h8c2 40 0 90-2 150H8c4-50 6-100 4-150zM30 0h4c4 30 0 60 6 92l-6 30c2-40-4-80-4-122z" />
      <path fill={mix(p.umber, p.brown, 0.3)} d="M20 96c8-8 18-4 20 4l-2 50H14z" />
      <Faces at={[[32, 84, 7.5, 0.7]]} skin={mix(p.flesh, p.umber, 0.4)} hair={p.bone} fall={0.5} plain />
      <path fill={mix(p.rust, p.brown, 0.6)} d="M216 108c8-8 20-6 24 0v66h-22z" />
      <Faces at={[[226, 96, 8, -0.8]]} skin={mix(p.flesh, p.umber, 0.3)} hair={p.bone} fall={0.5} plain />
      <path fill={mix(p.wine, p.brown, 0.3)} d="M108 146c10-10 30-8 36 2l8 26c-14 6-38 6-52 0z" />
      <path fill={dim} d="M114 128c6-6 18-6 22 0l4 22-12 6-16-6z" />
      <path fill={mix(p.umber, p.flesh, 0.2)} d={oval(125, 118, 7, 8.5)} />
      <path fill={p.bone} d={hair([[125, 118, 9, 0]], 0.3)} />
      <Line c={mix(p.fleshDark, p.umber, 0.4)} w={5} d="M116 134l6 16 12-2" />
      <path fill={mix(p.naples, p.umber, 0.55)} d={oval(46, 140, 27, 31)} />
      <path fill={mix(p.naples, p.umber, 0.3)} d={oval(46, 140, 22, 26)} opacity=".5" />
      <Line c={mix(p.cream, p.grey, 0.3)} w={1.2} d="M30 128q14-18 30-4M34 156q16 10 28-8" />
      <Line c={p.umber} w={4} d="M28 174l18-34 16 34M99 130l2-66" />
      <path fill={p.cream} d="M96 66c2-6 9-6 11 0l-3 24h-6z" />
      <path fill={mix(p.umber, p.grey, 0.3)} d="M68 128c14-8 34-4 42 6 4 6 2 16 0 24l-22 16H56c0-18 4-34 12-46z" />
      <path fill={mix(p.brown, p.grey, 0.25)} d="M72 142c8 8 18 6 28 4l-8 28H56c2-12 6-24 16-32z" />
      <path fill={p.fleshLight} d="M98 146l12-6c4 8 5 16 4 27l11 4v4h-20c-2-10-4-20-7-29z" />
      <path fill={mix(p.bone, p.navy, 0.25)} d="M66 102c8-8 22-7 27 2l2 28c-10 6-22 6-32 0-2-10-1-20 3-30z" />
      <path fill={p.white} d="M68 96c-6-26 26-28 26-6l-2 10 4 6-16 6-16-4z" />
      <Faces at={[[84, 90, 8, 0.8]]} skin={mix(p.flesh, p.rust, 0.15)} />
      <Line c={p.cream} w={8.5} d="M68 108l-6 14M92 108l8-4" />
      <Line c={p.fleshLight} w={5} d="M60 126l-6 6M101 102v-6" />
      <Glow x={186} y={120} rx={50} ry={56} c={p.ochre} o={0.4} />
      <Line c={p.cream} w={1.4} d="M134 106l22 50M138 106l24 50" />
      <Line c={p.umber} w={3} d="M150 174l8-20 10 20M150 156h18" />
      <path fill={mix(p.verdigris, p.navy, 0.4)} d="M172 138c12-8 34-8 42 2 8 12 12 24 12 36-18 6-46 6-62 0 0-14 2-26 8-38z" />
      <path fill={mix(p.verdigris, p.azure, 0.4)} d="M172 138c8-6 18-6 26-4-12 12-16 28-16 45-8 0-12-1-18-3 0-14 2-26 8-38z" />
      <path fill={p.white} d="M176 102c10-8 26-8 34 2 4 12 4 24 0 34-10 6-26 6-36 0-2-12-2-24 2-36z" />
      <path fill={mix(p.grey, p.cream, 0.4)} d="M202 98c4 1 6 3 8 6 4 12 4 24 0 34-4 3-9 4-14 5 8-14 10-29 6-45z" />
      <Line c={p.white} w={13} d="M180 106l-22 2" />
      <Line c={p.fleshLight} w={6} d="M152 108l-17-2" />
      <Line c={mix(p.cream, p.grey, 0.3)} w={10} d="M209 108l7 18" />
      <Line c={p.fleshLight} w={6} d="M217 130l-12 10" />
      <path fill={p.fleshLight} d="M184 84h15l2 20c-6 4-14 4-19 0z" />
      <path fill={p.fleshLight} d="M178 74c-3 6-2 14 3 16 6 0 9-6 7-14z" />
      <path fill={p.brown} d="M179 76c-2-14 10-20 18-15 10-6 14 6 8 11 1 10-5 15-13 15-5 0-7-6-7-12z" />
    </>
  ),
};

import { Glow, Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const night = mix(p.bone, p.navy, 0.35);
const coat = mix(p.umber, p.grey, 0.35);
const dark = mix(p.bone, p.umber, 0.35);

/** Night; the lantern on the ground is the only light. */
export const tresDeMayo: Picture = {
  box: [240, 185],
  ground: night,
  art: (
    <>
      <path
        fill={mix(night, p.umber, 0.5)}
        d="M92 72l14-10 10 2V46h4V34l6-8 6 8v12h4v14l14-4 12 6 4-14 8-8 8 8v16l20-2 44 8v40H92z"
      />
      <path fill={mix(p.umber, p.sienna, 0.5)} d="M0 28c26 2 48 14 66 34 14 14 34 28 46 50H0z" />
      <path fill={mix(p.sienna, p.ochre, 0.4)} d="M18 62c22-8 40-2 52 10 12 12 28 24 38 44H10z" />
      <path fill={mix(p.sienna, p.umber, 0.35)} d="M0 112c60-8 180-8 240-2v75H0z" />
      <Glow x={116} y={132} rx={112} ry={66} c={p.naples} o={0.9} />
      <path fill={mix(p.umber, p.bone, 0.4)} d="M96 78c6-8 24-10 32-4l8 40-40 6z" />
      <Faces
        at={[
          [104, 82, 6, 0],
          [119, 80, 6, 1],
          [129, 88, 5, 0],
        ]}
        skin={p.fleshDark}
        dark={-1}
        hair={p.bone}
        plain
      />
      <Line c={p.flesh} w={4} d="M99 88l6-4M114 84l7-3" />
      <path fill={dark} d="M84 86c6-7 14-5 17 2l4 40-22 3z" />
      <Faces at={[[91, 82, 6.5, 0.6]]} dark={-1} hair={p.bone} />
      <Line c={p.fleshLight} w={4.5} d="M86 88l6-6" />
      <path fill={dark} d="M32 76c6-6 14-4 16 2l4 22-18 14-8-20z" />
      <Faces at={[[40, 71, 6.5, 0.8]]} dark={-1} hair={p.bone} />
      <path fill={mix(p.grey, p.umber, 0.4)} d="M20 102c6-10 20-12 26-4l4 34-30 4z" />
      <Faces at={[[36, 94, 7.5, 0.7]]} skin={mix(p.flesh, p.rust, 0.25)} dark={-1} />
      <Line c={p.flesh} w={4.5} d="M42 114l8-7" />
      <path fill={p.bone} d="M28 92c0-10 16-10 16-1-4-2-10-2-16 1z" />
      <Line c={p.white} w={13} d="M59 78L43 56M83 78l18-22" />
      <path fill={p.white} d="M56 73c8-5 22-5 30 0l3 37c-10 6-28 6-37 0z" />
      <path fill={p.cream} d="M56 74c-3 12-5 25-4 36 4 3 8 4 13 4-5-14-6-28-9-40z" />
      <path fill={p.fleshLight} d="M64 73h13l-6 22z" />
      <path fill={p.naples} d="M51 108c12 7 26 7 38-1l9 19c2 8-4 12-12 12H56c-10 0-12-6-10-12z" />
      <path fill={p.ochre} d="M51 108c6 4 12 5 18 5l-2 25H56c-10 0-12-6-10-12z" />
      <Line c={p.fleshLight} w={6} d="M42 53l-3-7m63 7l4-7" />
      <Line c={p.fleshLight} w={2.2} d="M39 45l-6-4m6 4l-1-7m1 7l4-6M106 45l-4-6m4 6l2-7m-2 7l6-4" />
      <Faces at={[[71, 62, 10, 0.6]]} dark={-1} hair={p.bone} fall={0.4} plain />
      <Line c={p.white} w={3.6} d="M69 61h.1M76 61h.1" />
      <Line c={p.bone} w={1.6} d="M69.6 61h.1M76.6 61h.1M66 57l4-2M74 55l4 1M71 68q2-2 4 0" />
      <path fill={mix(p.lake, p.bone, 0.3)} d="M20 158c16-8 46-8 70 0 10 6 4 14-10 14-24 4-60 0-60-14z" />
      <path fill={p.lake} d="M44 160c14-4 32-2 42 2-8 6-34 6-42-2z" />
      <path fill={dark} d="M0 140c14-2 28 2 38 10l4 14-18 8-24-4z" />
      <path fill={mix(p.grey, p.umber, 0.2)} d="M22 142c10-2 22 2 30 8l-4 14-22 4z" />
      <Line c={p.cream} w={6} d="M48 152l18 6M40 164l14 10" />
      <Line c={p.flesh} w={5} d="M68 158l8 3M56 175l7 3" />
      <path fill={p.bone} d="M46 156c4-8 15-6 16 2 0 7-10 10-15 6z" />
      <Line c={p.bone} w={2.4} d="M150 92l-44 3M154 85l-38 2" />
      <Line c={p.smalt} w={1.4} d="M106 95l-18 1.5M116 87l-18 1" />
      <path fill={p.naples} d="M106 128h19v22h-19z" />
      <path fill={p.white} d="M108 130h15v18h-15z" />
      <path fill={p.ochre} d="M125 128l8 3v17l-8 2z" />
      <Line c={p.bone} w={1.6} d="M106 128h19v22h-19zM115 128v22M106 128l10-4 17 7v17l-8 2" />
      <Repeat
        by={[
          [66, -12],
          [44, -8],
          [22, -4],
        ]}
      >
        <path fill={dark} d="M148 136l-9 26-11 14 1 6h10l20-40zM158 138l7 28 1 18h12l-4-48z" />
        <path fill={coat} d="M140 92c8-6 20-6 27 0 5 18 9 38 10 58-12 4-26 4-38 0 2-20 2-40 1-58z" />
        <path fill={mix(coat, p.bone, 0.5)} d="M163 90q3 1 4 2c5 18 9 38 10 58l-14 2c4-22 4-42 0-62z" />
        <path fill={mix(p.ochre, p.umber, 0.3)} d="M145 100h16v17h-16z" />
        <Line c={p.bone} w={1.4} d="M145 106h16M142 92l22 40M162 140l8 22" />
        <path fill={p.bone} d="M139 68q8-4 17 0l-1 17q-7 4-14 0z" />
        <path fill={mix(p.flesh, p.umber, 0.5)} d="M142 86q6 3 11 0v6h-11z" />
        <Line c={mix(coat, p.ochre, 0.3)} w={8} d="M146 97l-10 5-9-1" />
        <Line c={p.bone} w={3} d="M144 98l-42 4" />
        <Line c={p.smalt} w={1.4} d="M102 102l-18 1.5" />
      </Repeat>
    </>
  ),
};

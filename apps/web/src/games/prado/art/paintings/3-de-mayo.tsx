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
      <Line c={p.white} w={13} d="M58 78L43 58M80 78l18-20" />
      <path fill={p.white} d="M55 74c8-5 20-5 28 0l3 36c-8 6-26 6-34 0z" />
      <path fill={p.cream} d="M55 76c-2 12-4 24-3 34 4 3 8 4 12 4-4-14-4-28-9-38z" />
      <path fill={p.fleshLight} d="M64 74h10l-5 18z" />
      <path fill={p.naples} d="M51 108c12 7 24 7 36-1l9 18c2 8-4 12-12 12H56c-10 0-12-6-10-12z" />
      <path fill={p.ochre} d="M51 108c6 4 12 5 18 5l-2 23H56c-10 0-12-6-10-12z" />
      <Line c={p.fleshLight} w={6} d="M42 55l-3-7m60 7l4-7" />
      <Line c={p.fleshLight} w={2} d="M39 47l-5-4m5 4l0-6m0 6l4-5M103 47l-4-6m4 6l1-7m-1 7l6-4" />
      <Faces at={[[70, 64, 9, 0.8]]} dark={-1} hair={p.bone} fall={0.4} />
      <path fill={mix(p.lake, p.bone, 0.3)} d="M20 158c16-8 46-8 70 0 10 6 4 14-10 14-24 4-60 0-60-14z" />
      <path fill={p.lake} d="M44 160c14-4 32-2 42 2-8 6-34 6-42-2z" />
      <path fill={dark} d="M0 140c14-2 28 2 38 10l4 14-18 8-24-4z" />
      <path fill={mix(p.grey, p.umber, 0.2)} d="M22 142c10-2 22 2 30 8l-4 14-22 4z" />
      <Line c={p.cream} w={6} d="M48 152l18 6M40 164l14 10" />
      <Line c={p.flesh} w={5} d="M68 158l8 3M56 175l7 3" />
      <path fill={p.bone} d="M46 156c4-8 15-6 16 2 0 7-10 10-15 6z" />
      <path fill={p.naples} d="M108 126h18v21h-18z" />
      <path fill={p.white} d="M110 128h14v17h-14z" />
      <path fill={p.ochre} d="M126 126l9 4v17h-9z" />
      <Line c={p.bone} w={1.6} d="M108 126h18v21h-18zM117 126v21M108 126l10-4 16 5" />
      <Repeat
        by={[
          [64, -14],
          [42, -10],
          [20, -6],
        ]}
      >
        <path fill={dark} d="M142 126l-16 50h11l14-36 14 38 11-1-6-49z" />
        <path fill={coat} d="M136 94c8-8 26-8 30 0 6 16 8 30 9 44l-36 2c-1-16 2-32-3-46z" />
        <path fill={mix(coat, p.bone, 0.5)} d="M162 90c8 10 12 28 13 48l-12 1c4-18 4-34-1-49z" />
        <path fill={mix(p.ochre, p.umber, 0.25)} d="M147 98l15 1-1 18-15-2z" />
        <path fill={p.bone} d="M136 72c4-5 14-4 17 0l-2 18-15-3z" />
        <path fill={mix(coat, p.ochre, 0.3)} d="M143 98c-8 0-16 2-20 6l2 6c8-2 14-2 22-4z" />
        <Line c={p.bone} w={2.6} d="M152 102l-44 4" />
        <Line c={p.smalt} w={1.2} d="M108 106l-18 1.5" />
      </Repeat>
    </>
  ),
};

import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const body = mix(p.fleshLight, p.flesh, 0.3);
const half = mix(p.flesh, p.fleshDark, 0.35);
const sunny = mix(p.gold, p.naples, 0.5);

/** Clear light from the left. */
export const parnaso: Picture = {
  box: [240, 177],
  ground: p.azure,
  art: (
    <>
      <Fade d="M0 0h240v112H0z" from={mix(p.azure, p.ultramarine, 0.25)} to={mix(p.naples, p.white, 0.5)} />
      <path fill={p.cream} d="M70 58c14-12 30-8 40-2 16-8 40-8 60 4-24 10-70 12-100-2z" />
      <path fill={mix(p.azure, p.verdigris, 0.5)} d="M60 84q60-14 130 2v24H60z" />
      <path fill={mix(p.olive, p.umber, 0.35)} d="M0 96q120-14 240 0v81H0z" />
      <path fill={mix(p.ochre, p.umber, 0.25)} d="M0 136q120-18 240 0v41H0z" />
      <Line c={p.brown} w={5} d="M26 110V16M86 104q-3-46 2-92M148 104q4-50 0-90M214 110V16" />
      <Line c={p.umber} w={3.5} d="M58 100V20M117 98V20M180 104V18" />
      <path
        fill={p.forest}
        d="M0 0h240v38c-8 8-22 8-28 0-8 10-24 8-30-2-8 10-24 8-28-4-10 6-20 2-22-8-8 8-20 6-24-2-4 12-20 14-28 6-8 10-24 12-32 2-10 12-38 12-48 0z"
      />
      <path fill={mix(p.green, p.olive, 0.4)} d="M6 12q20-6 28 10-20 6-28-10zm72-4q22-4 28 12-22 6-28-12" />
      {/* Muses in the back. */}
      <path fill={p.ultramarine} d="M142 78q7-6 13 0l6 44h-24z" />
      <path fill={p.cream} d="M188 74q8-6 14 0l8 48h-28z" />
      <Faces
        at={[
          [148, 69, 6.4, -0.6],
          [195, 64, 6.8, -0.5],
        ]}
        skin={p.fleshLight}
        hair={p.sienna}
        fall={0.6}
        plain
      />
      {/* Muses on the right. */}
      <path fill={sunny} d="M154 96q9-7 17 0l8 58-30 4z" />
      <path fill={mix(p.gold, p.sienna, 0.4)} d="M166 94l5 2 8 58-13 2q4-30 0-62z" />
      <path fill={mix(p.smalt, p.white, 0.4)} d="M178 94q9-7 18 0l9 66-34-2z" />
      <path fill={p.smalt} d="M191 92l5 2 9 66-14-1q4-36 0-67z" />
      <path fill={p.vermilion} d="M206 90q12-9 22 1l12 28v53l-42-4z" />
      <path fill={p.lake} d="M221 87l7 4 12 28v53l-16-2q6-44-3-83z" />
      <path fill={p.ultramarine} d="M198 128q20-14 42-2v46l-44-4z" />
      <Line c={body} w={4.5} d="M158 102l-10 10-8-2M182 102l-8 14M209 98l-8 16-6 2" />
      <Faces
        at={[
          [162, 85, 7, -0.7],
          [187, 83, 7.5, -0.5],
          [217, 77, 8, -0.7],
        ]}
        skin={p.fleshLight}
        hair={mix(p.sienna, p.ochre, 0.4)}
        fall={0.5}
        plain
      />
      {/* Poets on the left, in laurel. */}
      <path fill={mix(p.rust, p.ochre, 0.3)} d="M30 92q9-8 18 0l8 66H24z" />
      <path fill={p.white} d="M4 88q13-10 24 2l8 36-2 46-34 4v-60z" />
      <path fill={mix(p.grey, p.white, 0.45)} d="M18 86q6 0 10 4l8 36-2 46-13 2q6-44-3-88z" />
      <path fill={mix(p.naples, p.ochre, 0.5)} d="M0 114l30 16 6 10-8 32-28 2z" />
      <Line c={p.flesh} w={5} d="M27 98l14 12" />
      <Faces
        at={[
          [39, 82, 7.5, 0.7],
          [16, 76, 8.5, 0.7],
        ]}
        hair={p.umber}
        fall={0.3}
        plain
      />
      <Line c={p.green} w={2.6} d="M9 71q7-7 15 0M33 77q6-6 12 0" />
      {/* Apollo gives the cup to the poet whom a Muse crowns. */}
      <path fill={p.white} d="M64 76q8-6 15 0l7 46-28 6z" />
      <path fill={mix(p.grey, p.white, 0.5)} d="M74 74l5 2 7 46-12 2q4-26 0-50z" />
      <path fill={p.ultramarine} d="M60 104q12 10 26 0l4 24-36 6z" />
      <Line c={p.fleshLight} w={4} d="M66 80l-4 14 8 4" />
      <Faces at={[[72, 66, 7, 0.2]]} skin={p.fleshLight} hair={p.sienna} fall={0.6} plain />
      <path fill={sunny} d="M62 118q9-9 18 0l4 20-2 16-32 4q2-22 12-40z" />
      <path fill={mix(p.gold, p.sienna, 0.5)} d="M74 115l6 3 4 20-2 16-13 2q6-20 5-41z" />
      <Line c={p.flesh} w={4.5} d="M77 122l10-12 6-4" />
      <path fill={body} d="M110 90q10-8 20 0l2 24-4 8h-18l-2-8z" />
      <path fill={half} d="M123 86q4 1 7 4l2 24-4 8h-6q4-18 1-36z" />
      <path fill={p.vermilion} d="M106 112q14-8 27 2l12 18-6 12-16-8-16 4-8-6z" />
      <path fill={p.lake} d="M122 110q7 0 11 4l12 18-6 12-14-8q2-14-3-26z" />
      <Line c={body} w={6.5} d="M103 134l-6 22M132 136l4 18" />
      <Line c={body} w={5} d="M112 92l-10 12-8-1M129 92l10 6" />
      <path fill={p.naples} d="M89 97h9l-2 8h-5z" />
      <Faces
        at={[
          [119, 79, 8.5, -0.7],
          [69, 108, 7, 0.7],
        ]}
        skin={body}
        hair={mix(p.sienna, p.ochre, 0.3)}
        fall={0.5}
        plain
      />
      <Line c={p.green} w={2.6} d="M112 74q7-7 14 0M63 104q5-6 12-1" />
      {/* The spring as a nymph. */}
      <path fill={mix(p.azure, p.white, 0.3)} d="M36 168q84-14 170 0l-14 9H52z" />
      <path fill={p.white} d="M78 154q26-8 50 0l66 10 10 8q-60 10-118 0-10-10-8-18z" />
      <path
        fill={body}
        d="M93 152c0-9 12-13 20-7 8 7 14 8 22 3l22-18c6-3 9 0 9 5l9 20 30 9c4 2 2 5-2 6-26 3-48 1-70-1-18 0-39-2-40-17z"
      />
      <path fill={half} d="M94 157c14 8 30 8 44 4l20-18 11 24q-20-4-32-2 30 4 64 4c-26 3-48 1-68-1-18 0-35-2-39-11z" />
      <Line c={body} w={5.5} d="M97 150l-15 8 1 12M118 147l12-10" />
      <Faces at={[[104, 137, 8, -0.2]]} skin={p.fleshLight} hair={mix(p.sienna, p.ochre, 0.4)} fall={0.7} plain />
      {/* Cupids with water and wreaths. */}
      <path fill={p.white} d="M74 42l-12-8 14 2zm90 2l13-8-15 2z" />
      <Line c={body} w={7} d="M76 44l6 4M166 48l-7 3M64 160v8M206 156l-2 12" />
      <Line c={body} w={3.6} d="M78 44l11-2M82 50l4 6M160 48l-10-3M156 53l-4 6M66 160l8-4M202 158l-9-4" />
      <path fill={body} d={oval(74, 38, 4.5) + oval(168, 42, 4.5) + oval(63, 152, 4.5) + oval(207, 148, 4.5)} />
      <Line c={p.green} w={2.4} d="M89 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm53 2a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" />
    </>
  ),
};

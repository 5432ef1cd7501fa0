import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import type { HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const body = mix(p.fleshLight, p.flesh, 0.3);
const half = mix(p.flesh, p.fleshDark, 0.35);
const poets = [
  [38, 66, 6, 0.5],
  [66, 68, 6, 0.7],
  [18, 76, 7, 0.6],
  [50, 82, 7, 0.7],
] as const satisfies readonly HeadAt[];
const muses = [
  [152, 66, 6, -0.6],
  [176, 60, 6, -0.4],
  [202, 66, 6, -0.5],
  [164, 82, 7, -0.7],
  [192, 80, 7, -0.5],
  [222, 82, 7, -0.6],
] as const satisfies readonly HeadAt[];

/** Long robes below the heads, seen from the front. */
function robes(...heads: readonly HeadAt[]): string {
  return heads
    .map(([x, y, r]) => `M${x - r} ${y + r + 3}q${r}-8 ${2 * r} 0l${r} ${6 * r - 6}v${r}q${-2 * r} 6 ${-4 * r} 0v${-r}z`)
    .join('');
}

/** Clear light from the left. */
export const parnaso: Picture = {
  box: [240, 177],
  ground: p.azure,
  art: (
    <>
      <Fade d="M0 0h240v100H0z" from={p.azure} to={mix(p.naples, p.white, 0.5)} />
      <path fill={p.white} d="M0 40c20-8 44-4 56 6-16 8-40 8-56 2zm170-10c20-6 46-4 70 4v14c-24 4-54-4-70-18z" opacity=".7" />
      <path fill={mix(p.azure, p.verdigris, 0.4)} d="M0 88q120-16 240 0v20H0z" />
      <path fill={mix(p.olive, p.ochre, 0.3)} d="M0 104q120-16 240 0v73H0z" />
      <path fill={mix(p.ochre, p.naples, 0.3)} d="M0 134q120-14 240 0v43H0z" />
      <Line c={p.umber} w={4} d="M86 112q-3-40 1-84M112 100V26M138 108q4-42 0-80M226 70V30M16 70V34" />
      <path
        fill={p.forest}
        d="M56 0h134c6 14-4 24-16 22-4 14-20 18-28 6-8 12-26 12-32 0-8 12-24 10-30-2-16 6-30-8-28-26zM200 0h40v42c-14 4-24-2-26-10-12-4-18-20-14-32zM0 0h42c4 16-2 24-12 26-4 14-20 16-30 8z"
      />
      <path
        fill={mix(p.green, p.olive, 0.4)}
        d="M66 4q20-4 24 12-20 2-24-12zm44 2q22-4 24 14-20 2-24-14zm42-2q20-4 24 12-22 4-24-12zM6 8q18-2 20 12-16 2-20-12zm204-2q20-2 24 14-20 2-24-14z"
      />
      <path fill={p.ultramarine} d={robes(poets[0], muses[2])} />
      <path fill={mix(p.olive, p.naples, 0.4)} d={robes(poets[1])} />
      <path fill={p.white} d={robes(muses[1])} />
      <path fill={mix(p.smalt, p.white, 0.3)} d={robes(muses[0])} />
      <path fill={p.vermilion} d={robes(poets[2], muses[4])} />
      <path fill={p.gold} d={robes(poets[3], muses[5])} />
      <path fill={mix(p.rose, p.white, 0.3)} d={robes(muses[3])} />
      <Line
        c={mix(p.ochre, p.brown, 0.6)}
        w={1}
        d="M16 92l-6 34M22 96l2 34M48 98l-6 34M56 104l2 30M162 98l-6 34M170 104l2 28M190 98l-4 30M218 98l-6 32M226 102l4 30M178 76l2 40"
      />
      <Line c={body} w={4} d="M56 92l14 8M26 88l12 8M158 94l-10 10M198 92l6 14-8 6M216 94l-8 8" />
      <Faces at={poets} hair={p.brown} fall={0.3} plain />
      <Faces at={muses} skin={p.fleshLight} hair={mix(p.sienna, p.ochre, 0.4)} fall={0.5} plain />
      <path fill={p.umber} d="M92 116l32-8 18 8 2 20H88z" />
      <path fill={p.gold} d="M130 98c-2-12 2-20 6-22l1 16 6-15c4 6 4 16-2 24z" />
      <path fill={body} d="M104 84q9-7 18 0l2 22-4 8h-16l-2-8z" />
      <path fill={half} d="M115 81q4 0 7 3l2 22-4 8h-6q4-18 1-33z" />
      <path fill={p.vermilion} d="M102 106q12-6 24 2l10 16-6 10-14-8-14 2-8-4z" />
      <path fill={p.lake} d="M114 104q8 0 12 4l10 16-6 10-14-8q2-12-2-22z" />
      <Line c={body} w={5.5} d="M98 124l-6 18M126 128l4 14" />
      <Line c={body} w={4.5} d="M106 86l-10 10-10-2M121 86l8 10 4 2" />
      <path fill={p.naples} d="M80 86h8l-2 7h-4z" />
      <path fill={mix(p.ochre, p.rust, 0.5)} d="M62 108q7-7 14 0l6 20-2 14H58z" />
      <Line c={p.flesh} w={4} d="M74 110l8-14" />
      <Faces
        at={[
          [112, 73, 7.5, -0.7],
          [70, 100, 6.5, 0.7],
        ]}
        skin={body}
        hair={p.sienna}
        fall={0.5}
      />
      <path fill={mix(p.azure, p.white, 0.4)} d="M56 168q60-14 150 2l-20 7H76z" />
      <path fill={p.white} d="M78 158q30-10 64 0l20 8q-40 8-76 2z" />
      <path fill={body} d="M96 148c6-6 16-5 22 0l12 8c8-4 18-3 28 1l38 9c-10 5-24 4-38 2-14 3-30 2-44-2-12-4-20-10-18-18z" />
      <path fill={half} d="M98 156c12 8 26 8 40 8 14 1 36 2 58 2-10 5-24 4-38 2-14 3-30 2-44-2-8-2-14-6-16-10z" />
      <Line c={body} w={4.5} d="M98 150l-12 6-6 6" />
      <path fill={p.ochre} d="M68 158q8-6 14 0l-2 12H70z" />
      <Faces at={[[104, 140, 6.5, 0.6]]} skin={body} hair={p.sienna} fall={0.5} />
      <path fill={p.white} d="M62 44l-14-10 18 4zm116 4l14-10-18 4z" />
      <Line c={body} w={7} d="M64 44l8 2M176 48l-8 2" />
      <Line c={body} w={3.5} d="M74 46l10-2M60 48l-8 4M166 50l-10-2M180 52l8 4" />
      <Line c={p.flesh} w={7.5} d="M72 38h.1M168 42h.1" />
      <Line c={p.forest} w={2.4} d="M84 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm64 4a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" />
    </>
  ),
};

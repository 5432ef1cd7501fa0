import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const lances = Array.from({ length: 21 }, (_, i) => `M${120 + Math.round(i * 5.6)} 98V${9 + ((i * 7) % 5) * 2}`).join('');
const black = mix(p.bone, p.navy, 0.25);
const horse = mix(p.rust, p.umber, 0.55);
const buff = mix(p.naples, p.ochre, 0.6);

/** Morning light from the left. */
export const lanzas: Picture = {
  box: [240, 198],
  ground: p.smalt,
  art: (
    <>
      <Fade d="M0 0h240v76H0z" from={mix(p.azure, p.grey, 0.35)} to={mix(p.sky, p.cream, 0.55)} />
      <path fill={mix(p.sky, p.white, 0.35)} d="M0 34c34-16 70-4 108-14 40-8 90 2 132-8v12c-44 10-84 0-124 8-40 8-76-4-116 2z" />
      <path fill={mix(p.azure, p.verdigris, 0.3)} d="M0 70c50-10 180-8 240-2v90H0z" />
      <path fill={mix(p.verdigris, p.cream, 0.4)} d="M70 84c20-6 46-6 70 0l-10 8H76z" />
      <path fill={mix(p.sky, p.cream, 0.6)} d="M66 116c14-18 52-20 70-6l4 32H66z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M88 84c-16-8-8-22-22-32 14 2 18 10 18 16 8-6 12-2 10 2 8 0 6 12-6 14z" />
      <path fill={mix(p.ochre, p.naples, 0.35)} d="M0 142c70-10 170-10 240 0v56H0z" />
      <path fill={mix(p.ochre, p.umber, 0.5)} d="M0 184c60-10 180-8 240-2v16H0z" />
      <Line
        c={p.brown}
        w={1.8}
        d={`${lances}M150 96L136 10M178 96l18-86M214 96l8-88M12 90V40M24 88l4-50M70 90l4-48M84 92l4-36`}
      />
      <path fill={p.white} d="M146 46q14 4 26-4v30q-12 8-26 4z" />
      <path
        fill={p.azure}
        d="M146 46q5 1 9 1v10q-4 0-9-1zm18-1q4-1 8-3v10q-4 2-8 3zm-9 12q5 0 9-2v10q-4 2-9 2zm-9 9q5 1 9 1v10q-4 0-9-1zm18-1q4-1 8-3v10q-4 2-8 3z"
      />
      <path fill={p.vermilion} d="M28 42c12 0 18 8 26 6-2 10-6 14-12 14-6-2-10-2-16-2z" />
      <path fill={mix(p.umber, p.bone, 0.35)} d="M146 98c16-10 74-14 94-6v90h-20l-52-32z" />
      <Faces
        at={[
          [154, 92, 6.5, -0.7],
          [169, 88, 6.5, -0.4],
          [184, 87, 6, -0.7],
          [226, 88, 7.5, -0.4],
        ]}
        dark={1}
      />
      <path
        fill={p.bone}
        d="M146 88c5-2 4-7 9-7s4 5 9 7zm14-5c6-2 4-7 9-7s4 5 10 7zm15 0c5-2 4-7 9-7s4 5 9 7zm40 2c7-2 5-9 11-9s5 7 13 9z"
      />
      <path fill={p.white} d="M148 98l12-1 2 5-14 1zm16-4l10-1 2 5-13 1zm54 2l14-1 3 6-18 1z" />
      <path fill={p.smalt} d="M214 102c10-4 22-2 26 2v78h-22z" />
      <path fill={mix(p.white, p.cream, 0.4)} d="M80 96c7-5 14-3 17 3l1 42H76l-2-4z" />
      <path fill={p.olive} d="M76 138h22l-2 16-2 32h-5l-2-28-4 28h-5z" />
      <path fill={mix(p.verdigris, p.umber, 0.4)} d="M0 102c8-8 20-8 26 0l10 40-4 46H0z" />
      <Faces
        at={[
          [86, 86, 7, 0.6],
          [16, 88, 8.5, 0.7],
        ]}
        hair={p.brown}
      />
      <path fill={p.brown} d="M2 86c6-2 4-10 14-10s8 8 14 10z" />
      <path fill={p.umber} d="M34 186l2-46h30l2 46H56l-4-36-6 36z" />
      <path fill={mix(p.sienna, p.brown, 0.3)} d="M35 166h13l-2 26H33zm20 0h13l4 26H58z" />
      <path fill={buff} d="M34 102c10-10 26-10 34 0l6 30-4 20c-12 4-26 4-38 0l-2-22z" />
      <path fill={mix(p.ochre, p.umber, 0.45)} d="M56 96c5 0 9 2 12 6l6 30-4 20c-6 2-10 2-16 3 6-20 8-40 2-59z" />
      <path fill={p.umber} d="M42 84c0-14 18-14 18 0 1 10-2 16-9 16s-10-6-9-16z" />
      <Line c={mix(p.ochre, p.sienna, 0.4)} w={9} d="M38 108l-4 22 12 8" />
      <Line c={p.bone} w={2.8} d="M66 138L22 64" />
      {/* The vanquished hands over the key; the victor keeps him from kneeling. */}
      <g transform="matrix(1.16 0 0 1.16 -24 -26)">
        <path fill={mix(p.umber, p.rust, 0.2)} d="M90 146l24-2 6 24-6 20h-9l2-20-10-8-6 28h-9z" />
        <path fill={p.gold} d="M90 112c4-9 16-10 22-4l5 24-4 18c-8 4-16 4-24 0-2-14-2-26 1-38z" />
        <path fill={mix(p.ochre, p.sienna, 0.4)} d="M102 106c5-1 8 0 10 2l5 24-4 18c-4 2-8 3-12 3 4-16 4-30 1-47z" />
        <path fill={p.white} d="M97 108l14-6 5 5-15 6z" />
        <Line c={p.ochre} w={7} d="M104 116l6 14 8 1" />
        <Line c={p.bone} w={2.2} d="M122 130h11m-4 0v5m4-5v5" />
        <path fill={black} d="M136 104c8-6 21-5 25 4l3 28-4 14 4 38h-10l-6-34-7 34h-10l5-38-3-18z" />
        <path fill={p.smalt} d="M138 106q-3 20 0 40l-3 1-2-15zM146 154l-9 34h-3l5-36z" />
        <path fill={p.rose} d="M142 102l22 30-1 8-6-2-19-28z" />
        <path fill={p.white} d="M133 98h17l4 7-20 3z" />
        <Line c={black} w={7} d="M138 110l-16 1" />
        <Line c={p.fleshLight} w={5} d="M120 131h2M118 111l-3 1" />
        <Faces
          at={[
            [112, 98, 8, 0.8],
            [142, 90, 8.5, -0.8],
          ]}
          hair={p.brown}
          fall={0.4}
        />
      </g>
      <path fill={mix(horse, p.bone, 0.5)} d="M176 104c0-14 8-24 22-25 16 0 26 14 24 34z" />
      <path
        fill={horse}
        d="M196 88c-17-3-30 10-32 27-1 15 7 25 8 35-3 6-3 11 0 16l-1 21-4 7h14l2-28c4-6 8-12 11-19 4 7 9 12 12 17l8 22-2 8h14l-3-13-8-22c3-6 1-10 1-15 7-10 10-21 8-33-3-15-14-25-28-23z"
      />
      <path
        fill={mix(horse, p.ochre, 0.5)}
        d="M190 89c-14 0-24 12-26 26-1 15 7 25 8 35 6-2 12-12 14-24s-2-24 4-37zM206 90c10 2 17 9 18 21 0 8-4 14-9 17-2-14-1-26-9-38z"
      />
      <path fill={mix(horse, p.naples, 0.6)} d="M178 94c-8 5-12 13-12 22 6-2 10-12 12-22z" />
      <path
        fill={p.bone}
        d="M194 90c6-5 12-1 12 9 1 18-3 30 1 46 3 12 0 24-5 33-9-8-12-22-11-36 2-18-3-34 3-52zM169 188h12l2 8h-17zm47 0h11l3 8h-15z"
      />
    </>
  ),
};

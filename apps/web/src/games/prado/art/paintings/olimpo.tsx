import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { Faces } from '../toolbox.tsx';

const cloud = mix(p.cream, p.rose, 0.12);
const dusk = mix(p.smalt, p.umber, 0.4);
const storm = mix(p.smalt, p.bone, 0.5);
const skin = mix(p.fleshLight, p.rose, 0.1);
const half = mix(p.flesh, p.rose, 0.35);
const bronze = mix(p.flesh, p.umber, 0.4);

/** Light from the upper left, through the clouds of a ceiling. */
export const olimpo: Picture = {
  box: [171, 240],
  ground: p.azure,
  art: (
    <>
      <Fade d="M0 0h171v240H0z" from={mix(p.azure, p.ultramarine, 0.3)} to={p.azure} />
      <Glow x={62} y={80} rx={96} ry={86} c={p.naples} />
      <path
        fill={cloud}
        d="M0 30c14-16 40-14 46 4 12-6 26 4 22 16-22 10-50 8-68 0zM171 8c-20-10-44 2-42 18-14 2-16 18-6 24 18 2 34 0 48-8z"
      />
      {/* The clouds wind upwards. */}
      <path fill={dusk} d="M171 96c-24-2-34 10-34 22-18-2-28 10-24 22-20 4-30 16-28 28-24 2-38 16-36 34 0 16 10 26 24 38h98z" />
      <path
        fill={cloud}
        d="M0 124c10-14 28-14 36-6 10-10 30-10 38 2 12-10 32-6 34 8 10-14 24-20 40-14 10-4 20 0 23 6v16c-22-2-34 8-46 16-16 10-36 12-52 20-30 2-54-8-73-24z"
      />
      <path
        fill={p.white}
        d="M6 130c10-10 24-10 32-2 12-8 26-6 34 4-20 12-48 12-66-2zM112 122c8-14 30-16 40-6 8-2 14 0 17 6-16 10-40 12-57 0z"
      />
      {/* Venus in the chariot, behind her doves. */}
      <path fill={p.gold} d="M14 122c-12-10-14-28-4-36 10 16 30 26 56 26 4 12-2 22-14 24-16 0-28-4-38-14z" />
      <path fill={mix(p.gold, p.umber, 0.4)} d="M22 128c14 6 30 6 44-4-2 8-6 12-14 12-12 0-22-2-30-8z" />
      <path fill={p.rose} d="M6 84c14-16 40-22 62-6 10 8 12 22 4 34-26 4-54-4-66-28z" />
      <path fill={mix(p.rose, p.lake, 0.5)} d="M58 72q6 2 10 6c10 8 12 22 4 34l-20 0c12-10 14-26 6-40z" />
      <path fill={skin} d="M34 70c8-7 20-6 24 2 0 10 0 16 4 22 12 4 22 10 34 10 4 0 5 4 1 5-16 3-30 4-44 0-12-2-18-10-16-20z" />
      <path fill={half} d="M50 66c4 1 7 3 8 6 0 10 0 16 4 22 12 4 22 10 34 10 4 0 5 4 1 5-18 2-38 2-48-11 8-8 6-20 1-32z" />
      <path fill={p.white} d="M38 94c12-6 26-2 38 8l4 10c-16 4-32 2-44-6z" />
      <Line c={skin} w={6} d="M36 74L22 66l2-16M57 74l14-2 8-10" />
      <path
        fill={p.white}
        d="M90 88q8-8 18-3l7-3-4 8q-8 8-17 3zM98 85l-5-15 13 12zM82 113q8-8 18-3l7-3-4 8q-8 8-17 3zM90 110l-5-15 13 12z"
      />
      {/* The Graces. */}
      <path fill={p.azure} d="M112 112c10-14 36-18 56-6l-6 14c-20 4-38 2-50-8z" />
      <path fill={half} d="M116 86q6-7 13-1l3 24-16 6q-6-14 0-29zM150 84q7-6 13 1 6 14 2 28l-16-2z" />
      <path fill={skin} d="M132 78q7-7 15-1l2 12 6 26q-14 8-28 1l6-24z" />
      <Line c={skin} w={4.5} d="M117 90l-6 12 8 6M133 82l-10-6M147 80l10 2M163 88l4 12-8 8" />
      {/* Mercury dives from above. */}
      <path fill={p.lake} d="M112 8c16-10 36-4 44 10-14-2-24 2-30 12l-18 4z" />
      <path fill={p.vermilion} d="M112 8c8-6 18-7 26-4-12 4-18 12-20 28l-10 2z" />
      <path fill={half} d="M104 26q10-6 17 2l-5 14-18 6-6-6z" />
      <path fill={skin} d="M104 26q6-4 11-2-6 8-9 22l-8 2-6-6z" />
      <Line c={skin} w={5.5} d="M114 32l18-10 18 2M116 28l22-16M96 40l-16 0-8 8" />
      <Line c={p.gold} w={2} d="M66 38l10 18M66 46l8-4M69 50l7-3M91 45q5-6 12-2" />
      {/* Minerva and Time in the shade. */}
      <path fill={storm} d="M46 240c-4-22 14-34 30-26 4-16 28-20 40-8 12-14 40-16 55-2v36z" />
      <path fill={p.navy} d="M118 164c12-10 30-8 38 4l15 26v30l-50 4c-14-18-14-44-3-64z" />
      <path fill={p.ultramarine} d="M118 164c6-5 12-7 20-7-10 20-12 46-8 70h-9c-14-18-14-43-3-63z" />
      <path fill={p.smalt} d="M122 160q12-8 26 0l4 26q-16 8-30 0z" />
      <path fill={mix(p.smalt, p.white, 0.65)} d="M122 160q5-4 11-4-4 16-2 33-5-1-9-3z" />
      <path fill={p.gold} d="M118 194q20 10 40-2l4 8q-24 10-46 2z" />
      <Line c={half} w={6.5} d="M124 164l-14 10-4-16M148 164l14 14" />
      <Line c={p.brown} w={2.6} d="M92 224l22-104" />
      <path fill={p.ochre} d={oval(158, 194, 13, 17)} />
      <path fill={p.naples} d={oval(155, 191, 8, 11)} />
      <path fill={p.cream} d="M66 210c-14-22-34-26-54-20 4 16 14 20 24 22-8 2-10 8-8 12 18 6 34-2 38-14z" />
      <path fill={mix(p.grey, p.cream, 0.4)} d="M66 210c-14-8-24-8-30 2-8 2-10 8-8 12 18 6 34-2 38-14z" />
      <path fill={bronze} d="M62 206q12-8 24 0l16 12 26 10-2 12H60z" />
      <path fill={mix(bronze, p.umber, 0.5)} d="M78 202q4 1 8 4l16 12 26 10-2 12H88q-2-22-10-38z" />
      <Line c={bronze} w={7} d="M64 208l-10 14 12 10M84 208l14-8" />
      <Line c={p.umber} w={2.6} d="M50 236l62-52" />
      <path fill={mix(p.smalt, p.white, 0.5)} d="M112 184c-2-16-16-28-34-28 12 6 22 16 28 32z" />
      {/* The cornice with the parrot. */}
      <path fill={mix(p.grey, p.cream, 0.4)} d="M0 176l46 34 8 30H0z" />
      <path fill={mix(p.grey, p.umber, 0.5)} d="M0 190l42 30 4 20h-8l-38-28zM0 226l16 14H0z" />
      <path fill={p.vermilion} d="M22 190c-2-10 10-14 14-6 2 8-2 14-6 20l-8 16q-4-16 0-30z" />
      <path fill={p.ultramarine} d="M30 194q6 6 0 14l-8 12q-2-16 8-26z" />
      <Faces at={[[46, 55, 9, 0.3]]} skin={skin} hair={mix(p.gold, p.ochre, 0.3)} fall={0.8} />
      <Faces
        at={[
          [123, 77, 6, 0.5],
          [140, 68, 6.5, -0.3],
          [156, 75, 6, -0.5],
          [97, 49, 6.5, -0.6],
        ]}
        skin={skin}
        hair={p.sienna}
        plain
      />
      <Faces
        at={[
          [135, 147, 9, -0.6],
          [73, 194, 9.5, 0.5],
        ]}
        skin={mix(p.flesh, p.umber, 0.1)}
      />
      <path fill={p.cream} d="M64 198c4 5 12 5 17 1 2 10-4 16-9 16s-8-8-8-17zM63 192c0-15 20-15 20 0-5-7-15-7-20 0z" />
      <path fill={p.smalt} d="M125 148c-6-18 22-22 21-2l-2 12-4-11c-5-2-10-2-15 1z" />
      <path fill={p.vermilion} d="M124 136c4-18 30-14 32 14-8-12-18-16-32-14z" />
    </>
  ),
};

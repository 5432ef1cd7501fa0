import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { coats, type HeadAt } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const stone = mix(p.smalt, p.cream, 0.6);
const shade = mix(p.smalt, p.umber, 0.25);
const wig = mix(p.grey, p.white, 0.75);

/** The estates of the realm along the nave, the nearer the larger. */
const nobles: HeadAt[] = [];
const prelates: HeadAt[] = [];
for (const [step, r] of [3, 3.5, 4.3, 5.2, 6.2].entries()) {
  const out = 22 + step * 9;
  const y = 132 + step * 12;
  prelates.push([80 - out, y, r]);
  nobles.push([82 + out, y, r]);
}
const guards: HeadAt[] = [
  [28, 190, 9],
  [134, 190, 9],
];

/** Silvery light from the high windows on the left. */
export const juraFernando: Picture = {
  box: [161, 240],
  ground: stone,
  art: (
    <>
      <path fill={mix(stone, p.white, 0.3)} d="M0 0l52 46v90L0 190z" />
      <path fill={shade} d="M161 0l-51 46v90l51 54z" />
      <Fade d="M52 136V46q29-44 58 0v90z" from={mix(p.cream, p.white, 0.5)} to={stone} />
      <path fill={mix(p.smalt, p.cream, 0.3)} d="M0 0h161l-51 46q-29-44-58 0z" />
      <path fill={mix(p.smalt, p.umber, 0.15)} d="M81 0h80l-51 46q-12-20-29-22z" />
      <Line c={p.cream} w={2.2} d="M0 0q44 4 52 46q29-44 58 0q8-42 51-46M52 46v90M110 46v90M24 0q48 0 57 24q9-24 56-24M81 0v24" />
      <path
        fill={p.white}
        d="M72 76V58q9-16 18 0v18zM58 80V66q5-10 10 0v14zm36 0V66q5-10 10 0v14zM8 74V42q8-10 14 8v28zm22 8V56q6-8 11 6v22z"
      />
      <path fill={mix(p.smalt, p.navy, 0.3)} d="M153 74V42q-8-10-14 8v28zm-22 8V56q-6-8-11 6v22z" />
      <path fill={p.lake} d="M0 96l52 10v30L0 190zM161 96l-51 10v30l51 54z" />
      <path fill={p.vermilion} d="M6 97l14 3v69l-14 15z" />
      <path fill={p.wine} d="M155 97l-14 3v69l14 15z" />
      <path fill={p.gold} d="M0 92l52 11v4L0 98zM161 92l-51 11v4l51-9z" />
      <path fill={p.gold} d="M62 90h38v42H62z" />
      <path fill={p.lake} d="M68 96q13-14 26 0v30H68z" />
      <path fill={p.ultramarine} d="M76 120q0-18 5-20 5 2 5 20z" />
      <path fill={p.white} d="M62 122h38v10H62z" />
      <Line c={p.white} w={1.8} d="M66 121v-8M72 121v-6M90 121v-6M96 121v-8" />
      <path fill={mix(p.ochre, p.umber, 0.35)} d="M52 132h58l51 56v52H0v-52z" />
      <path fill={p.lake} d="M62 132h38l28 108H34z" />
      <path fill={p.vermilion} d="M70 132h22l18 108H52z" />
      <path fill={p.gold} d="M104 82q14-14 34 0v10q-18-6-34 0z" />
      <path fill={p.vermilion} d="M106 90h31v54l-31-10z" />
      <path fill={p.wine} d="M112 95h19v41l-19-6z" />
      <path fill={mix(p.lake, p.rose, 0.3)} d={coats(prelates)} />
      <path fill={p.wine} d={coats(prelates, true)} />
      <path fill={p.azure} d={coats(nobles)} />
      <path fill={mix(p.ultramarine, p.navy, 0.4)} d={coats(nobles, true)} />
      <Faces at={prelates} skin={p.fleshLight} hair={p.vermilion} fall={-0.2} plain />
      <Faces at={nobles} skin={p.fleshLight} hair={wig} fall={0.6} plain />
      <path fill={p.gold} d="M84 136q7-8 14 0l4 30q-11 6-22 0z" />
      <path fill={p.white} d="M88 134h6l2 33h-9zM86 124l5-14 5 14z" />
      <path fill={p.azure} d="M62 152q6-7 12 0l3 12 2 10H58z" />
      <path fill={p.navy} d="M69 149q3 0 5 3l3 12 2 10h-9q2-14-1-25z" />
      <path fill={p.white} d="M58 172l8-20 4 1-2 22z" />
      <Line c={p.fleshLight} w={3.4} d="M74 156l9-3M86 142l-4 8" />
      <Faces
        at={[
          [91, 128, 5.5, -0.6],
          [68, 144, 5.5, 0.7],
        ]}
        skin={p.fleshLight}
      />
      <path fill={wig} d="M62 147c-3-14 12-14 12-5-6-1-6 4-7 8z" />
      <path fill={p.navy} d={coats(guards)} />
      <path fill={p.bone} d={coats(guards, true)} />
      <Line c={p.vermilion} w={4} d="M18 204l22 26M124 204l22 26" />
      <path fill={wig} d="M20 188h16v8q-2 8-8 8t-8-8zm106 0h16v8q-2 8-8 8t-8-8z" />
      <path fill={p.bone} d="M14 190q6-1 7-9 7-4 14 0 1 8 7 9-14 5-28 0zm106 0q6-1 7-9 7-4 14 0 1 8 7 9-14 5-28 0z" />
    </>
  ),
};

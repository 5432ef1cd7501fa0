import { Line } from '../../drawing/brush.tsx';
import { mix } from '../../drawing/colour.ts';
import { pigment } from './pigments.ts';
import { faces, features, hair as hairOf, shadows, type HeadAt } from './shapes.ts';

/** The heads of a group, all in the same light. */
export function Faces({
  at,
  skin = pigment.flesh,
  shade = mix(skin, pigment.rust, 0.3),
  dark = 1,
  hair,
  fall = 0.2,
  plain = false,
}: {
  at: readonly HeadAt[];
  skin?: string;
  shade?: string;
  /** The side in shadow: 1 right, -1 left. */
  dark?: 1 | -1;
  hair?: string;
  /** How far the hair comes down: 0 the temples, 1 the chin. */
  fall?: number;
  /** Without eyes, nose and mouth, for distant faces. */
  plain?: boolean;
}) {
  const size = at[0]?.[2] ?? 1;
  return (
    <>
      <path fill={skin} d={faces(at)} />
      <path fill={shade} d={shadows(at, dark)} />
      {!plain && <Line c={mix(shade, pigment.bone, 0.5)} w={Math.round(size * 1.2) / 10} d={features(at)} />}
      {hair && <path fill={hair} d={hairOf(at, fall)} />}
    </>
  );
}

/**
 * A pair of open eyes, for a near face that looks at the viewer. @param look direction of the
 * irises: -1 left, 1 right
 */
export function Eyes({
  at,
  w,
  look = 0,
  iris = pigment.brown,
}: {
  at: readonly (readonly [x: number, y: number])[];
  w: number;
  look?: number;
  iris?: string;
}) {
  const r = Math.round(w * 2.7) / 10;
  const almond = at.map(([x, y]) => `M${x - w / 2} ${y}q${w / 2}${-w * 0.4} ${w} 0q${-w / 2} ${w * 0.32} ${-w} 0z`).join('');
  const lids = at.map(([x, y]) => `M${x - w / 2 - 1} ${y + 0.6}q${w / 2 + 1}${-w * 0.5 - 1} ${w + 2}-.4`).join('');
  return (
    <>
      <path fill={mix(pigment.white, pigment.fleshDark, 0.18)} d={almond} />
      <Line c={iris} w={2 * r} d={at.map(([x, y]) => `M${x + look * w * 0.16} ${y - 0.5}h.1`).join('')} />
      <Line c={pigment.bone} w={1.5} d={lids} />
    </>
  );
}

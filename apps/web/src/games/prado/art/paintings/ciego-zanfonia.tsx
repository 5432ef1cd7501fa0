import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.flesh, p.fleshLight, 0.4);
const half = mix(p.flesh, p.fleshDark, 0.5);
const deep = mix(p.fleshDark, p.umber, 0.5);
const cloak = mix(p.ochre, p.umber, 0.45);
const beard = mix(p.grey, p.white, 0.35);

/** Cold light from the upper left. */
export const ciegoZanfonia: Picture = {
  box: [174, 240],
  ground: mix(p.umber, p.grey, 0.4),
  art: (
    <>
      <Fade d="M0 0h174v240H0z" across from={mix(p.grey, p.ochre, 0.3)} to={mix(p.umber, p.bone, 0.25)} />
      <path fill={cloak} d="M0 240v-96c6-26 26-46 56-54l34-6c24 4 42 20 52 44 12 30 16 70 16 112z" />
      <path fill={mix(p.ochre, p.naples, 0.2)} d="M4 168c2-36 22-62 54-72-20 30-32 68-36 120H4z" />
      <path
        fill={mix(p.umber, p.bone, 0.3)}
        d="M92 88c24 6 40 22 50 46 10 30 14 68 14 106h-28c6-60-4-112-36-152zM44 128c-10 32-14 70-14 112h14c-2-40 0-76 6-108z"
      />
      <path fill={p.white} d="M64 82c8-8 36-6 44 4l6 14c-18 10-40 8-56-4z" />
      <path fill={mix(p.grey, p.white, 0.4)} d="M92 80c8 0 14 4 16 8l6 14c-8 4-16 6-24 5 4-8 4-18 2-27z" />
      <path fill={half} d="M76 66h24l2 22c-8 6-20 4-28-2z" />
      <path fill={beard} d="M66 60c-6-24 6-40 26-42 10 0 16 4 20 8l-22 40-6 16c-10-4-16-12-18-22z" />
      <path
        fill={skin}
        d="M78 44c-2-18 8-28 24-26 14 2 22 10 24 20l1 8 9 12c2 4-1 6-5 6l-1 6-6 16c-14 6-32 2-40-10-4-10-6-20-6-32z"
      />
      <path fill={half} d="M108 20c10 4 16 10 18 18l1 8 9 12c2 4-1 6-5 6l-1 6-4 6-14-6c4-16 2-34-4-50z" />
      <path fill={deep} d="M122 60c4 2 8 2 12 0 0 3-2 4-4 4l-8 0zM106 44c6 4 14 4 20 0l1 4c-8 4-16 3-21-1z" />
      <path fill={half} d="M72 44c-6-2-10 4-8 12 2 8 8 10 12 6z" />
      <Line c={p.bone} w={2} d="M108 46q6 5 14 2" />
      <Line c={beard} w={2.6} d="M104 38q8-5 18-1" />
      <Line c={deep} w={1.4} d="M96 26l22 2M98 31l22 2M104 54q4 6 2 10" />
      <path fill={beard} d="M76 54c8 14 18 14 34 14l16 2c6 10 2 30-12 40-16 4-34-6-38-26-2-10-2-20 0-30z" />
      <path fill={p.white} d="M80 66c6 12 18 16 28 16l-2 26c-14 0-26-12-28-28zM112 72l12 2c4 8 0 18-6 24-4-8-6-16-6-26z" />
      <path fill={p.bone} d="M113 73q8-4 15 0c0 9-12 12-15 0z" />
      <path fill={beard} d="M104 66c8 0 18 2 26 6-8 4-20 4-26-6zM84 22c-12 2-20 16-18 34l10 4c0-14 2-28 8-38z" />
      <path fill={mix(cloak, p.umber, 0.3)} d="M122 112c18 6 34 30 34 56l-26 8-20-28z" />
      <g transform="rotate(-17 90 190)">
        <path fill={p.sienna} d="M34 192c0-24 20-36 46-33 14 2 26 10 38 13v42c-12 3-24 10-38 12-26 2-46-10-46-34z" />
        <path
          fill={mix(p.ochre, p.naples, 0.4)}
          d="M39 190c2-20 20-29 41-26 14 2 26 9 38 12v32c-12 2-24 8-38 10-22 2-42-8-41-28z"
        />
        <path fill={mix(p.sienna, p.umber, 0.3)} d="M66 164q7-2 14 0v54q-7 2-14 0z" />
        <path fill={p.gold} d="M66 164q3-1 6-1v56l-6-1z" />
        <path fill={p.umber} d="M84 181h70v20H84zm76-8h22v36h-22l-6-8v-20z" />
        <path fill={p.sienna} d="M84 178h72v8H84z" />
        <Line c={p.cream} w={1.2} d="M46 190h38M46 194h38" />
        <Line c={p.cream} w={3.4} d="M91 201v6M98 201v6M105 201v6M112 201v6M119 201v6M126 201v6M133 201v6" />
        <Line c={p.bone} w={2.4} d="M166 169v8M176 169v8M166 213v-8M176 213v-8" />
        <Line c={p.brown} w={4.5} d="M34 192H20v18" />
      </g>
      <path fill={p.lake} d="M134 148c10-6 24-2 26 6l-8 6 12 22-10 2-12-20-8 24-10-4 8-24z" />
      <path fill={p.vermilion} d="M134 148c7-4 15-4 20-1l-12 17zM134 162l6-1-8 27-7-3z" />
      <path
        fill={skin}
        d="M116 140c6-6 18-6 24 2l2 10c-2 10-2 18-6 26-2 3-6 2-6-2l1-12-4 15c-2 4-7 3-7-1l2-15-5 13c-2 3-6 2-6-2l3-16c-2-6-2-12 2-18z"
      />
      <path fill={half} d="M130 137c4 0 8 2 10 5l2 10c-2 10-2 18-6 26-2 3-6 2-6-2l1-12-4 15c-2 4-7 3-7-1l2-15c6-6 10-14 8-26z" />
      <path fill={mix(p.ochre, p.naples, 0.15)} d="M6 162c6-30 20-50 42-58 12 22 8 46-4 62l-12 36-18 22L0 214v-30z" />
      <path fill={cloak} d="M48 104c12 22 8 46-4 62l-12 36-18 22-8-4c24-30 34-66 32-110z" />
      <path fill={p.white} d="M8 206l20-6 8 16-20 10z" />
      <path fill={skin} d="M16 216c6-6 16-8 21-4 6 4 8 12 5 18-4 6-12 8-19 6-8-2-12-12-7-20z" />
      <path fill={half} d="M18 222c8 4 16 2 24-2 1 12-8 18-19 16-6-2-8-8-5-14z" />
      <Line c={deep} w={1.4} d="M25 229l13-4M24 224l12-4" />
    </>
  ),
};

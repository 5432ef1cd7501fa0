import { Fade, Glow } from '../drawing/brush.tsx';
import { mix } from '../drawing/colour.ts';
import { egypt } from './art/objects/egypt.tsx';
import { greece } from './art/objects/greece.tsx';
import { japan } from './art/objects/japan.tsx';
import { land } from '../drawing/land.ts';
import { material as m } from './art/materials.ts';
import { box, LID, Name } from '../../shelf/covers/box.tsx';
import { name } from './lettering.ts';

const sea = '#b9cbc3';
const coast = '#7d6c4b';

/** A museum around 1900: the world on the wall, and Objects in a brass showcase. */
export const cover = box(
  m.leather,
  <>
    <path fill={m.paper} d={`M0 0h${LID}v${LID}H0z`} />
    <path fill={sea} d="M10 10h280v280H10z" />
    <svg x="10" y="10" width="280" height="280" viewBox="400 40 330 330">
      <path
        stroke={coast}
        strokeWidth=".8"
        opacity=".5"
        d="M380 57h400M380 124h400M380 197h400M380 258h400M380 314h400M456 0v520M539 0v520M622 0v520M706 0v520"
      />
      <g stroke={coast} strokeWidth="1.2">
        <path fill="#d9b393" d={land.EU} />
        <path fill="#e0c06f" d={land.AF} />
        <path fill="#aebc8e" d={land.AS} />
      </g>
    </svg>
    <path stroke={m.ink} strokeWidth="1.2" d="M10 10h280v280H10zM5 5h290v290H5z" />
    <path fill={m.paper} stroke={m.ink} strokeWidth="1.2" d="M42 22h216l8 10v36l-8 10H42l-8-10V32z" />
    <path stroke={m.ink} strokeWidth=".8" d="M45 26h210l7 8v32l-7 8H45l-7-8V34z" />
    <Name of={name} y={62} across={192} fill={m.ink} />
    <Glow x={150} y={176} rx={132} ry={100} c={m.white} o={0.65} />
    <path fill={m.white} opacity=".18" d="M24 100h252v150H24z" />
    <g transform="translate(6 142) scale(1.3)">{greece['GRE-01']}</g>
    <g transform="translate(148 150) scale(1.2)">{japan['JAP-01']}</g>
    <g transform="translate(65 134) scale(1.42)">{egypt['EGY-11']}</g>
    <path stroke={m.brass} strokeWidth="6" strokeLinejoin="miter" d="M24 100h252v150H24z" />
    <path stroke={mix(m.brass, m.white, 0.5)} strokeWidth="1.4" strokeLinejoin="miter" d="M22 248V98h252" />
    <path stroke={m.white} strokeWidth="3" opacity=".55" d="M38 150l36-40M38 168l52-58M232 240l34-38" />
    <Fade d="M12 248h276v40H12z" from={m.wood} to={m.woodDark} />
    <path fill={m.brass} stroke={m.goldDark} strokeWidth="1" d="M104 258h92v20h-92z" />
    <path stroke={m.ink} strokeWidth="1.4" d="M116 265h68M126 271h48" />
    <path stroke={m.woodDark} strokeWidth="1.4" d="M12 248h276" />
  </>,
);

import { material as m } from '../art/materials.ts';

/** Leaves of each branch, from the foot to the open top. */
const LEAVES = 11;
const RADIUS = 84;
const LEAF = 'M0 0C5-10 4-22 0-30C-4-22-5-10 0 0z';

/** Two branches of laurel, tied at the foot and open at the top. Decoration only. */
export function Wreath() {
  return (
    <svg viewBox="-110 -110 220 220" width="100%" fill="none" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path stroke={m.woodDark} strokeWidth="3" strokeLinecap="round" d={`M0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 0 52-66`} />
          {Array.from({ length: LEAVES }, (_, index) => (
            <g key={index} transform={`rotate(${-12 - index * 12}) translate(0 ${RADIUS}) rotate(90)`}>
              <path fill={m.leaf} stroke={m.ink} strokeWidth="1.6" d={LEAF} transform="rotate(38)" />
              <path fill="#8a9a4e" stroke={m.ink} strokeWidth="1.6" d={LEAF} transform="rotate(-34)" />
              {index % 3 === 1 && <circle cx="-11" cy="-6" r="3.6" fill={m.gold} stroke={m.ink} strokeWidth="1.4" />}
            </g>
          ))}
          <path
            fill={m.cinnabar}
            stroke={m.ink}
            strokeWidth="1.8"
            d="M0 80C10 72 24 74 26 82S12 92 0 86zM3 88L22 108 12 107 9 112 0 92z"
          />
        </g>
      ))}
      <circle cy="84" r="6" fill={m.cinnabar} stroke={m.ink} strokeWidth="1.8" />
    </svg>
  );
}

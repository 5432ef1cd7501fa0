import type { BotCharacter } from '@sobremesa/protocol';
import type { ReactNode } from 'react';
import { forEach, sheet } from '../games/drawing/sheet.tsx';

/*
 * The six bots: heads in a box of 64 × 64, outlined in ink so that they stand out on any seat's
 * colour. The lamp is at the upper left, so shade lies at the right and below.
 */

const ink = '#1f1b2c';
const white = '#fffaf2';
const wine = '#8f2440';

/** Two equal eyes, with the glint on the lamp's side. */
function Eyes({ x, y, apart, r }: { x: number; y: number; apart: number; r: number }) {
  return [x - apart / 2, x + apart / 2].map((at) => (
    <g key={at}>
      <circle fill={ink} stroke="none" cx={at} cy={y} r={r} />
      <circle fill={white} stroke="none" cx={at - r * 0.35} cy={y - r * 0.4} r={r * 0.36} />
    </g>
  ));
}

const owl = (
  <>
    <path fill="#8c5d3f" d="M9 7c6 1 11 3 14 6q9-3 18 0c3-3 8-5 14-6-1 6-2 10-1 15 5 20-4 37-22 37S5 42 10 22c1-5 0-9-1-15z" />
    <path fill="#6b432c" stroke="none" d="M42 13c3-2.5 7-4.5 11.5-5.3-1 5-1.5 9-.7 14 5 19-3 35-18 36.5 12-9 15-30 7.2-45.200z" />
    <path fill="#f3dfc0" strokeWidth="1.6" d="M32 22c-4-7-19-5-20 8 0 10 13 16 20 7 7 9 20 3 20-7-1-13-16-15-20-8z" />
    <circle fill="#f0a830" cx="22" cy="30" r="7.2" strokeWidth="1.8" />
    <circle fill="#f0a830" cx="42" cy="30" r="7.2" strokeWidth="1.8" />
    <Eyes x={32} y={30} apart={20} r={4.2} />
    <path fill="#e0802c" strokeWidth="1.8" d="M32 34l4 4.5-4 7-4-7z" />
    <path stroke="#f3dfc0" strokeWidth="2" d="M22 49q2.5 2.5 5 0M29.5 53q2.5 2.5 5 0M37 49q2.5 2.5 5 0" />
  </>
);

const xolo = (
  <>
    <path fill="#675f70" d="M17 30C8 24 5 12 8 3c8 2 14 9 16 17zM47 30c9-6 12-18 9-27-8 2-14 9-16 17z" />
    <path
      fill="#d98f8f"
      stroke="none"
      d="M17 25.500C12 20 10 13 10.5 7.5 15.5 10 19 15 20.5 20zM47 25.500c5-5.5 7-12.5 6.5-18C48.5 10 45 15 43.5 20z"
    />
    <path fill="#675f70" d="M32 15c11 0 17 8 17 17 0 6-3 9-5 14-2 8-6 14-12 14s-10-6-12-14c-2-5-5-8-5-14 0-9 6-17 17-17z" />
    <path
      fill="#4c4556"
      stroke="none"
      d="M38 16.500c7 2 10 8.5 10 15.5 0 6-3 9-5 14-2 7.5-5.5 12.5-10 13 5-9 3-17 5-23 1.5-6 2.5-12 0-19.500z"
    />
    <path fill="#8d8496" stroke="none" d="M32 36c5 0 8 4 8 9 0 7-3 12-8 12s-8-5-8-12c0-5 3-9 8-9z" />
    <path stroke="#8d8496" strokeWidth="1.8" d="M27 20q5-2 10 0M28 24q4-1.5 8 0" />
    <path fill="#c98b4b" strokeWidth="1.6" d="M19 32q5-5 9 1-5 3-9-1zM45 32q-5-5-9 1 5 3 9-1z" />
    <Eyes x={32} y={32} apart={16.6} r={2.2} />
    <path fill={ink} stroke="none" d="M26.5 42q5.5-3.5 11 0c0 3.5-3 6-5.5 6s-5.5-2.5-5.5-6z" />
    <path strokeWidth="1.8" d="M32 48v3m-5 1.500q2.5 2 5-1.5 2.5 3.5 5 1.5" />
  </>
);

const heron = (
  <>
    <path fill="#eef1f2" d="M30 61c-2-9 6-13 8-20-8 1-16-3-17-11-1-9 7-17 17-16 12 1 17 11 14 22-2 9-6 14-4 25z" />
    <path fill="#b9c8d2" stroke="none" d="M45 17c6 4 7.5 11 5.5 19-2 9-6 14-4 24h-8c-1-9 5-15 7-23 2-7 2.5-14-.5-20z" />
    <path fill="#f2b53c" strokeWidth="2" d="M22.5 25.500L2.5 34.500c-.8.5-.4 1.5.5 1.500l20.5-2z" />
    <path stroke="#a86a1c" strokeWidth="1.5" d="M4.5 35l17.5-5" />
    <path
      fill="#2f4560"
      d="M29 17c8-6 17-4 21 2 4 3 8 3 12 1-1 6-6 9-12 8 3 2 6 3 9 2-3 5-10 5-14 0-5-6-10-9-16-13z"
      strokeWidth="2"
    />
    <circle fill="#f2b53c" cx="30.5" cy="25.5" r="3.8" strokeWidth="1.6" />
    <Eyes x={30.5} y={25.5} apart={0} r={2} />
    <path stroke="#b9c8d2" strokeWidth="1.8" d="M36 50l-2.5 7M41 49l-1.5 8" />
  </>
);

const axolotl = (
  <>
    <path
      stroke={ink}
      strokeWidth="7.5"
      d="M13 30Q8 25 6 15M11 36Q6 33 4 27M12 43Q7 44 3.5 41M51 30q5-5 7-15M53 36q5-3 7-9M52 43q5 1 8.5-2"
    />
    <path
      stroke="#d64f7d"
      strokeWidth="4.2"
      d="M13 30Q8 25 6 15M11 36Q6 33 4 27M12 43Q7 44 3.5 41M51 30q5-5 7-15M53 36q5-3 7-9M52 43q5 1 8.5-2"
    />
    <path fill="#f6b3bd" d="M32 19c14 0 23 8 23 18S45 55 32 55 9 47 9 37s9-18 23-18z" />
    <path fill="#e691a4" stroke="none" d="M43 20.500c7 3 11 9.5 11 16.5 0 10-9.5 17-22 17 12-4 18-12 18-20 0-5-3-9.5-7-13.500z" />
    <path fill="#fbd5d6" stroke="none" d="M18 44q14 9 28 0-3 8-14 8t-14-8z" />
    <Eyes x={32} y={33} apart={25} r={3.4} />
    <path strokeWidth="2.2" d="M20 42.500q12 8 24 0M18.5 41.500q1 .5 2 1.800M45.5 41.500q-1 .5-2 1.8" />
    <path stroke="#d64f7d" strokeWidth="2.6" d="M15 39h2.500M46.5 39H49M27 25h.1M32 23.500h.1M37 25h.1" />
  </>
);

const hummingbird = (
  <>
    <path fill="none" strokeWidth="3.4" d="M26 25L3 13" />
    <path fill="#2f9c74" d="M24 25c1-11 10-18 20-16 11 2 17 12 15 25-1 9-4 16-2 26H29c-3-10-5-20-5-35z" />
    <path fill="#1f7159" stroke="none" d="M50 12.500c6.5 4 9 12 8 21.5-1 9-3.8 15-2.3 25H44c0-9 6-15 8-24 1.5-8 1-16-2-22.500z" />
    <path fill="#eef0dc" strokeWidth="1.8" d="M27 47q9 5 17 0c3 4 3 9 1 13H29c-2-4-3-9-2-13z" />
    <path fill="#d9277f" strokeWidth="2" d="M24.5 27c6 4 13 4 19 1 4 6 4 13 0 19-6 4-12 4-17 0-2-6-2.5-13-2-20z" />
    <path
      stroke="#f58fbd"
      strokeWidth="1.8"
      d="M28.5 34q2.5 2.5 5 0M35.5 34q2.5 2.5 5 0M29.5 40q2.5 2.5 5 0M36.5 40q2.5 2.5 5 0"
    />
    <path stroke="#8fdcae" strokeWidth="2" d="M34 13.500q4-2 8-1M32 17q2-1.5 4-2" />
    <Eyes x={35} y={22.5} apart={0} r={3.7} />
    <path stroke={white} strokeWidth="2" d="M40.5 25.500q2.5.5 4-1" />
  </>
);

const cat = (
  <>
    <path fill="#e59a4c" d="M9 6c7 2 12 6 15 10q8-2 16 0c3-4 8-8 15-10 3 9 2 16 1 20 3 15-7 26-24 26S5 41 8 26C7 22 6 15 9 6z" />
    <path
      fill="#c97c33"
      stroke="none"
      d="M43 15.500c3-3.5 6.5-6 11-7.7 2 7 1.5 13 .7 18 3 14-5.5 24-20.7 25.300C48 44 51 28 43 15.500z"
    />
    <path
      fill="#f2b0a5"
      stroke="none"
      d="M12.5 11c3.5 2 5.5 4 7.5 6.5-3 1-5.5 3-7 5-.8-4-1-7-.5-11.500zM51.5 11c-3.5 2-5.5 4-7.5 6.5 3 1 5.5 3 7 5 .8-4 1-7 .5-11.500z"
    />
    <path stroke="#a85f22" strokeWidth="2.4" d="M27 18v5M32 17v7M37 18v5M10 33l5 1M10.5 39l5-.5M54 33l-5 1M53.5 39l-5-.5" />
    <path fill="#fdf1df" stroke="none" d="M32 36c8 0 12 3 12 7.500S38 50.5 32 50.5 20 48 20 43.5 24 36 32 36z" />
    <path fill="#b9d36a" strokeWidth="1.8" d="M16 31q6-7 11.5 1-6 4-11.5-1zM48 31q-6-7-11.5 1 6 4 11.5-1z" />
    <path
      fill={ink}
      stroke="none"
      d="M22 27.500c2.2 2 2.2 4.5 0 6.3-2.2-1.8-2.2-4.3 0-6.300zM42 27.500c2.2 2 2.2 4.5 0 6.3-2.2-1.8-2.2-4.3 0-6.300z"
    />
    <path fill="#d9776f" strokeWidth="1.6" d="M29 38h6l-3 3.500z" />
    <path strokeWidth="1.8" d="M32 41.500v2m-5 .5q3 2.5 5-.5 2 3 5 .5" />
    <path fill={wine} strokeWidth="2" d="M32 55l-12-5.500c-2 4-2 8 0 12zM32 55l12-5.500c2 4 2 8 0 12z" />
    <circle fill="#c43a58" cx="32" cy="55.3" r="3.7" strokeWidth="1.8" />
  </>
);

const heads: Readonly<Record<BotCharacter, ReactNode>> = {
  tecla: owl,
  simon: xolo,
  ines: heron,
  bruno: axolotl,
  lupe: hummingbird,
  fausto: cat,
};

export const drawings = forEach(Object.keys(heads) as BotCharacter[], (name) =>
  sheet([64, 64], heads[name], { stroke: ink, strokeWidth: 2.4 }),
);

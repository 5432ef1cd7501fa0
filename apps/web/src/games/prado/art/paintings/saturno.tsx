import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const skin = mix(p.flesh, p.sienna, 0.5);
const half = mix(p.sienna, p.umber, 0.35);
const deep = mix(p.umber, p.bone, 0.35);
const hoar = mix(p.grey, p.white, 0.3);

/** Light from the front left, out of the black. */
export const saturno: Picture = {
  box: [136, 240],
  ground: p.bone,
  art: (
    <>
      <path fill={deep} d="M30 84c16-10 62-8 78 4 16 16 14 52 4 70l-16 18H40C26 150 18 112 30 84z" />
      <path
        fill={deep}
        d="M46 150C30 156 10 176 8 196c0 8 5 14 12 18l6 26h18l-4-34c8-12 14-24 16-40zM90 154c18-2 38 18 38 34 0 8-6 12-10 18l-10 34H90l12-44c-8-8-14-18-16-30z"
      />
      <path
        fill={half}
        d="M44 154C30 160 12 178 11 196c0 7 6 12 13 14l6 30h8l-4-34c8-12 14-24 16-38zM92 158c16 0 32 16 33 30 0 8-7 10-11 17l-10 35h-6l12-44c-10-8-16-18-20-30z"
      />
      <path
        fill={skin}
        d="M40 160c-12 6-24 20-26 34 4 2 8 2 12 0 8-8 14-20 18-32zM24 212l4 28h5l-3-30zM96 162c10 2 22 14 24 24-2 4-4 6-8 6-8-8-14-18-18-28z"
      />
      <path
        fill={half}
        d="M40 82C22 88 8 106 7 128c0 9 7 15 16 15l32-5v-14H32c2-10 9-20 15-30zM98 82c18 8 29 22 31 42 0 10-8 17-17 17l-27-4v-14h22c-1-9-8-18-14-28z"
      />
      <path
        fill={skin}
        d="M36 88C24 94 12 110 11 127c0 8 6 11 13 10l26-4v-6l-24 1c0-12 7-24 14-33zM104 90c11 6 19 18 21 32-1 8-7 12-13 12l-20-4v-4h19c0-14-6-24-12-34z"
      />
      <path
        fill={mix(p.fleshLight, p.white, 0.35)}
        d="M56 94c8 8 22 8 32 0 8 6 8 20 4 30 0 10 4 14 6 24 1 9-2 16-6 22l2 32-4 24 4 13h-10l-4-8 1-30-8-28-7 28 1 30-3 8H53l4-14-4-24 1-32c-6-6-8-14-7-22 1-9 5-14 5-22-7-10-5-24 4-31z"
      />
      <path
        fill={mix(p.flesh, p.grey, 0.25)}
        d="M86 96c10 4 10 18 6 28 0 10 4 14 6 24 1 9-2 16-6 22l2 32-4 24 4 13h-7c4-24 2-46 0-71 7-12 8-24 3-34 5-12 6-26 1-39zM72 118l1 30q-2 10 0 22-4-10-3-22zM58 166q6 7 14 3 8 4 16-2-6 9-16 5-9 3-14-6z"
      />
      <Line c={half} w={7.5} d="M50 126l16 1M50 133h16M52 139l12 1M92 123l-14 3M92 130l-14 2M90 136l-11 2" />
      <Line c={skin} w={5} d="M46 125l19 1M46 132h19M50 138l13 1M94 122l-15 3M94 129l-15 2M92 135l-12 2" />
      <path fill={p.lake} d="M52 104c0-10 8-18 20-18s21 6 22 16l-3 16-4-12-4 4-3-6-4 14-5-14-4 6-5-8-5 16z" />
      <path fill={p.vermilion} d="M60 94c6-6 20-6 26 0l2 8H58z" />
      <path
        fill={hoar}
        d="M32 88c-2-6-2-12 0-16-8-4-12-16-8-26 2 2 4 4 6 3-6-14-2-30 10-36-1 3-1 5 0 7C46 8 62 2 76 6c-2 1-4 3-4 5 14-1 26 10 28 24-3-2-5-2-7 0 4 8 4 20-2 30z"
      />
      <path
        fill={p.grey}
        d="M76 6c-2 1-4 3-4 5 14-1 26 10 28 24-3-2-5-2-7 0 6 10 8 26 2 38 2 4 4 10 2 16l-18-20c8-24 4-46-8-62z"
      />
      <path fill={half} d="M38 46c0-20 12-28 27-28s27 9 27 28-4 50-27 50S38 68 38 46z" />
      <path fill={skin} d="M40 46c0-18 10-26 23-26 8 0 14 3 18 8-8 6-10 10-11 18l-2 16H48c-5-4-8-9-8-16z" />
      <path fill={deep} d={oval(52, 45, 11, 9.5) + oval(80, 44, 11, 9.5)} />
      <path fill={p.white} d={oval(53, 45, 7, 5.8) + oval(79, 44, 7, 5.8)} />
      <path fill={p.bone} d={oval(54, 44, 3.4) + oval(78, 43, 3.4)} />
      <Line c={hoar} w={3.2} d="M40 34q11-10 22-1M70 32q11-9 21 3" />
      <Line c={deep} w={1.4} d="M50 23q14-4 28 0M46 54q6 4 12 0M74 53q6 4 12 0" />
      <path fill={half} d="M63 40h6l7 21q-11 6-20 1z" />
      <path fill={p.fleshLight} d="M64 42h3l2 17-5 1z" />
      <path fill={p.bone} d="M58 61h3v2h-3zm10 0h4v2h-4z" />
      <path fill={hoar} d="M38 62c4 4 10 4 16 2 6-4 20-4 26 0 4 2 8 0 12-3 4 20-6 43-26 43S36 84 38 62z" />
      <path fill={p.grey} d="M80 64c4 2 8 0 12-3 4 20-6 43-26 43 12-10 16-22 14-40z" />
      <path fill={p.bone} d="M50 72c4-8 28-9 33-1 3 14-4 26-16 26S47 86 50 72z" />
      <path
        fill={mix(p.fleshLight, p.grey, 0.12)}
        d="M58 72c4-3 12-3 15 0 2 8 0 14-4 20L60 106c-8 2-14-4-12-10 4-8 8-14 10-24z"
      />
      <path fill={p.lake} d="M57 72c4-4 13-4 17 0 0 4-2 3-3 7-2-3-3-3-4 1-2-4-4-3-5 2-2-3-4-3-6 0z" />
    </>
  ),
};

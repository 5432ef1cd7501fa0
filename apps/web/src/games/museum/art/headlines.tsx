import { type HeadlineId, headlineIds } from '@sobremesa/games/museum';
import type { ReactNode } from 'react';
import { Repeat } from '../../drawing/brush.tsx';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { forEach, sheet } from '../../drawing/sheet.tsx';
import { material as m } from './materials.ts';
import { ENGRAVING_BOX } from './picture.ts';

/* Wood engravings: black ink on newsprint, with two greys in place of hatching. */

const paper = mix(m.bone, m.stone, 0.14);
const { ink } = m;
const light = mix(paper, ink, 0.2);
const dark = mix(paper, ink, 0.5);

/** The sky: lines that thin out towards the horizon. */
const sky = (
  <>
    <path strokeWidth=".9" d="M0 2h120M0 5h120M0 8h120" />
    <path strokeWidth=".6" d="M0 11h120M0 14h120M0 17h120" />
    <path strokeWidth=".4" d="M0 20h120M0 23h120M0 26h120M0 29h120M0 32h120" />
  </>
);

/** In front of a continent under embargo. */
const chain = (
  <>
    <path stroke={paper} strokeWidth="9" d="M-4 57Q60 72 124 57" />
    <path strokeWidth="5" strokeDasharray="5.5 4" d="M-4 57Q60 72 124 57" />
    <path stroke={paper} strokeWidth="1.6" strokeDasharray="4 5.5" strokeDashoffset="-.7" d="M-4 57Q60 72 124 57" />
    <path strokeWidth="1.6" d="M-4 57Q60 72 124 57" strokeDasharray="4.5 5" strokeDashoffset="-5" />
    <path fill={paper} strokeWidth="2" d="M55 57c0-9 10-9 10 0" />
    <path fill={ink} d="M52 56.5h16v11.5H52z" />
    <path fill={paper} stroke="none" d="M60 59a1.8 1.8 0 0 1 1 3.2l.5 3h-3l.5-3a1.8 1.8 0 0 1 1-3.2z" />
  </>
);

/** In front of a continent under customs. */
const barrier = (
  <>
    <path fill={paper} d="M8 55h112v7H8z" />
    <path fill={ink} stroke="none" d="M20 55h10l-6 7H14zM44 55h10l-6 7H38zM68 55h10l-6 7H62zM92 55h10l-6 7H86z" />
    <path fill={dark} d="M2 48h9v22H2z" />
    <path fill={paper} d="M1 45h11v4H1z" />
    <path fill={ink} stroke="none" d={oval(6.5, 58.5, 1.6)} />
  </>
);

/** Soldiers or other marchers, from afar. */
const rank = 'M0 60V50c0-3 7-3 7 0v10zM1 45a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM7.5 56L11 36';

const engravings: Readonly<Record<HeadlineId, ReactNode>> = {
  // A cathedral under fire, bayonets
  H01: (
    <>
      <path
        fill={paper}
        d="M0 40C6 30 14 34 16 26s14-6 16 0 10-2 14 6 6 16 0 18H0zM120 44c-4-10-10-6-14-14s-14-6-16 0-6 10-6 20h36z"
      />
      <path fill={light} d="M42 54V16l6-8 6 8v12h12v26z" />
      <path fill={dark} d="M66 54V15l3 2 2-7 3 9 4-3v38z" />
      <path fill={ink} d="M54 54v-8c0-8 12-8 12 0v8zM46 18h4v10h-4zM70 22h4v8h-4zM45 34h6v12h-6zM69 34h6v12h-6z" />
      <path fill={paper} d={oval(60, 34, 4)} />
      <path d="M56 34h8M60 30v8" strokeWidth=".7" />
      <g fill={ink} strokeWidth="1.2">
        <Repeat
          by={[
            [12, 0],
            [24, 0],
            [78, 0],
            [90, 0],
            [102, 0],
          ]}
        >
          <path d={rank} />
        </Repeat>
      </g>
      {chain}
    </>
  ),
  // A gate of Peking in flames
  H02: (
    <>
      <path fill={paper} d="M82 30c-4-10 6-12 4-20 8 2 6 8 14 8s6 10 12 10-2 14-6 16H84z" />
      <path fill={light} d="M18 60V42h84v18z" />
      <path
        strokeWidth=".5"
        d="M18 46h36M66 46h36M18 50h34M68 50h34M18 54h34M68 54h34M26 42v4M40 42v4M32 46v4M46 46v4M76 42v4M92 42v4M84 46v4"
      />
      <path fill={ink} d="M52 60V52c0-8 16-8 16 0v8z" />
      <path fill={paper} d="M32 42V32h56v10z" />
      <path fill={ink} stroke="none" d="M36 33h4v9h-4zM45 33h4v9h-4zM54 33h4v9h-4zM63 33h4v9h-4zM72 33h4v9h-4zM81 33h4v9h-4z" />
      <path fill={dark} d="M22 33c8-1 10-4 12-8h52c2 4 4 7 12 8z" />
      <path fill={paper} d="M40 25v-6h40v6z" />
      <path fill={dark} d="M30 20c8-1 12-4 14-9h32c2 5 6 8 14 9z" />
      <path d="M44 11h32" strokeWidth="2" />
      <path fill={paper} d="M90 42c-3-6 2-8 1-13 4 2 4 5 6 7 0-3 2-4 2-6 5 5 4 10 1 12zM16 42c-3-6 3-8 2-14 5 4 6 9 3 14z" />
      {chain}
    </>
  ),
  // Big hats and rifles before the volcano
  H03: (
    <>
      <path fill={light} d="M0 52L44 14h18l50 38z" />
      <path fill={paper} d="M34 23l10-9h18l11 9-6 4-5-5-5 7-6-6-5 6-5-6z" />
      <path fill={paper} d="M50 14c-4-5 3-6 1-11 6 1 4 5 10 4s2 6-1 7z" />
      <path strokeWidth=".5" d="M62 30l30 22M66 30l30 20M58 30l26 22M54 32l22 20" />
      <g strokeWidth="1.2">
        <Repeat
          by={[
            [34, -3],
            [68, 0],
          ]}
        >
          <path fill={ink} d="M8 66V56c0-6 4-8 10-8s10 2 10 8v10z" />
          <path fill={light} d="M13 40h10v4c0 6-10 6-10 0z" />
          <path fill={paper} d="M3 40c6 1 8-2 9-5 1-7 11-7 12 0 1 3 3 6 9 5-6 6-24 6-30 0z" />
          <path stroke={paper} strokeWidth="1.6" d="M11 50l14 14M25 50L11 64" />
          <path strokeWidth="2" d="M31 64V28" />
        </Repeat>
      </g>
      {chain}
    </>
  ),
  // Cairo in the street, under its minarets
  H04: (
    <>
      <path fill={light} d="M30 50V34h60v16z" />
      <path fill={paper} d="M44 34c-2-14 12-16 16-22 4 6 18 8 16 22z" />
      <path strokeWidth=".5" d="M66 16c7 4 9 10 8 18M63 14c6 5 7 12 6 20M60 12v22" />
      <path d="M60 12V6m2.5-2.5a2.6 2.6 0 1 0 0 4" />
      <path
        fill={paper}
        d="M24 50V22h6v28zM90 50V22h6v28zM22 22h10v-3H22zM88 22h10v-3H88zM25 19v-7l2-4 2 4v7zM91 19v-7l2-4 2 4v7z"
      />
      <path fill={dark} stroke="none" d="M28 24h2v26h-2zM94 24h2v26h-2z" />
      <path fill={ink} d="M38 50v-8c0-5 8-5 8 0v8zM74 50v-8c0-5 8-5 8 0v8zM54 50V42c0-8 12-8 12 0v8z" />
      <path fill={paper} d="M16 58V28h18l-3 5 3 5H18v20z" />
      <path fill={ink} stroke="none" d="M26 30a3.2 3.2 0 1 0 0 6 4 4 0 1 1 0-6z" />
      <g strokeWidth=".9">
        <Repeat
          by={[
            [13, 1],
            [26, -1],
            [39, 1],
            [52, 0],
            [65, 1],
            [78, -1],
            [91, 1],
            [104, 0],
          ]}
        >
          <path fill={dark} d="M0 64V54c0-4 2-5 6-5s6 1 6 5v10z" />
          <path fill={paper} d="M3 43h6v4c0 4-6 4-6 0z" />
          <path fill={ink} d="M3 43.5l.5-6h5l.5 6z" />
        </Repeat>
      </g>
      {chain}
    </>
  ),
  // Rome
  H05: (
    <>
      <path fill={light} d="M12 56V30c6-2 10-2 16-2V14c20-6 44-6 62 0v14c6 0 12 2 18 5v23z" />
      <path fill={paper} d="M28 56V14c20-6 44-6 62 0l-8 6 4 6-6 5 4 6-4 19z" />
      <path strokeWidth=".7" d="M12 42c30-5 60-5 72 0M28 26c18-5 38-5 54 0M14 31c24-5 50-5 68 0M28 17c18-5 40-5 56 0" />
      <g fill={ink} stroke="none">
        <Repeat
          by={[
            [10, -0.5],
            [20, -1],
            [30, -1],
            [40, -0.5],
            [50, 0],
          ]}
        >
          <path d="M30 25v-3c0-3 5-3 5 0v3zM30 39v-5c0-3 5-3 5 0v5zM30 54v-7c0-4 5-4 5 0v7z" />
        </Repeat>
        <path d="M16 54v-6c0-3 5-3 5 0v6zM16 40v-4c0-3 5-3 5 0v4zM90 54v-7c0-3 5-3 5 0v7zM99 54v-6c0-3 5-3 5 0v6zM92 41v-5c0-2 5-2 5 0v5z" />
      </g>
      {barrier}
    </>
  ),
  // The Temple of Heaven
  H06: (
    <>
      <path fill={paper} d="M14 56v-5h92v5zM24 51v-5h72v5z" />
      <path strokeWidth=".7" d="M20 51v5M30 46v10M40 46v10M50 46v10M60 46v10M70 46v10M80 46v10M90 46v10M100 51v5" />
      <path fill={paper} d="M40 46V36h40v10zM44 32v-6h32v6zM48 22v-4h24v4z" />
      <path
        fill={ink}
        stroke="none"
        d="M43 37h3v9h-3zM50 37h3v9h-3zM67 37h3v9h-3zM74 37h3v9h-3zM57 38h6v8h-6zM48 27h3v5h-3zM55 27h3v5h-3zM62 27h3v5h-3zM69 27h3v5h-3z"
      />
      <path
        fill={dark}
        d="M30 37c8-1 12-3 14-6h32c2 3 6 5 14 6zM36 27c6-1 9-3 11-6h26c2 3 5 5 11 6zM42 18c8-2 13-5 16-10h4c3 5 8 8 16 10z"
      />
      <path fill={paper} d="M58 8c-1-2-1-5 2-6 3 1 3 4 2 6z" />
      <path
        stroke={paper}
        strokeWidth=".7"
        d="M60 9v9M55 12l-4 6M65 12l4 6M52 22l-4 5M68 22l4 5M60 22v5M48 32l-5 5M72 32l5 5M60 32v5"
      />
      {barrier}
    </>
  ),
  // Dwellings under the cliff
  H07: (
    <>
      <path fill={light} d="M0 70V14c20-8 100-8 120 0v56z" />
      <path strokeWidth=".6" d="M8 16v18M16 14v14M26 12v10M40 10v8M54 9v8M68 9v8M82 10v8M96 12v10M106 14v14M113 16v18" />
      <path fill={ink} d="M4 58c0-26 20-36 56-36s56 10 56 36z" />
      <path fill={paper} d="M14 58V44h14v-8h12v8h8V28h12v12h14v-8h13v10h10v16z" />
      <path fill={light} d="M36 36h4v22h-4zM56 28h4v30h-4zM83 32h4v26h-4zM93 42h4v16h-4z" />
      <path
        fill={ink}
        stroke="none"
        d="M18 48h4v4h-4zM30 40h3v4h-3zM51 32h3v4h-3zM51 41h3v4h-3zM64 45h4v5h-4zM77 36h3v4h-3zM77 46h3v5h-3zM89 46h3v4h-3zM32 51h4v7h-4zM43 49h3v4h-3z"
      />
      <path strokeWidth=".8" d="M66 40l-3 18M70 40l-3 18M65.5 43h4M65 47h4M64 51h4" />
      {barrier}
    </>
  ),
  // Constantinople
  H08: (
    <>
      <path fill={light} d="M30 56V40h60v16z" />
      <path fill={paper} d="M34 40c0-8 4-12 10-13h32c6 1 10 5 10 13z" />
      <path fill={paper} d="M42 28c0-20 36-20 36 0z" />
      <path strokeWidth=".5" d="M66 14.5c5 3 8 7 9 13.5M63 13.5c4 3 6 8 7 14.5M60 13v15" />
      <path d="M60 13V8M62 5a2.5 2.5 0 1 0 0 3.5" />
      <path
        fill={dark}
        d="M20 56V18h5v38zM95 56V18h5v38zM34 40V22h4v18zM82 40V22h4v18zM19 18l3.5-12L26 18zM94 18l3.5-12 3.5 12zM33 22l3-9 3 9zM81 22l3-9 3 9z"
      />
      <path fill={paper} d="M18 26h9v3h-9zM93 26h9v3h-9z" />
      <path
        fill={ink}
        stroke="none"
        d="M45 27v-3h3v3zM52 27v-3h3v3zM59 27v-3h3v3zM66 27v-3h3v3zM73 27v-3h3v3zM38 52v-6c0-4 6-4 6 0v6zM48 52v-6c0-4 6-4 6 0v6zM58 52v-6c0-4 6-4 6 0v6zM68 52v-6c0-4 6-4 6 0v6zM78 52v-6c0-4 6-4 6 0v6zM46 36c0-4 6-4 6 0zM57 36c0-4 6-4 6 0zM68 36c0-4 6-4 6 0z"
      />
      {barrier}
    </>
  ),
  // Columns that taper downwards, and the spade
  H09: (
    <>
      <path fill={light} d="M0 62c20-6 100-6 120 0v8H0z" />
      <path fill={ink} d="M22 56V22h62v34z" />
      <path fill={paper} d="M16 22V10h74v12zM18 62v-6h70v6z" />
      <path fill={paper} d="M20 10l3-8 3 5 3-5 3 8zM74 10l3-8 3 5 3-5 3 8z" />
      <path
        strokeWidth=".7"
        d="M20 16a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3m5-3a3 3 0 1 1 3 3"
      />
      <Repeat
        by={[
          [21, 0],
          [42, 0],
        ]}
      >
        <path fill={dark} d="M26 28h12l-2 28h-8z" />
        <path fill={paper} d="M24 22h16v4c-2 3-14 3-16 0zM27 53h10v3H27z" />
        <path strokeWidth=".6" stroke={paper} d="M29.5 31l1 20" />
      </Repeat>
      <path fill={paper} d="M94 62l6-12 5 2 8 10z" />
      <path strokeWidth="2" d="M108 56L98 26M94.5 27l7-2.5" />
      <path fill={ink} d="M104 52l7-2c3 5 2 9 1 12-3-1-7-5-8-10z" />
    </>
  ),
  // The cave: a Buddha and bundles of scrolls
  H10: (
    <>
      <path fill={dark} d="M0 70V6C30-4 90-4 120 6v64z" />
      <path strokeWidth=".7" d="M6 10v50M12 8v54M108 8v54M114 10v50M18 8v8M102 8v8" />
      <path fill={paper} d="M20 62V30c0-30 80-30 80 0v32z" />
      <path strokeWidth=".6" d="M26 62V30C26 8 94 8 94 30v32" />
      <path fill={light} d={oval(60, 25, 13)} />
      <path strokeWidth=".6" d="M60 12V9M69 15l2-3M51 15l-2-3M73 24l4-1M47 24l-4-1" />
      <path
        fill={paper}
        d="M56 14c0-4 8-4 8 0 4 1 4 14-1 16v3c8 1 12 4 12 12 6 2 9 5 8 9H37c-1-4 2-7 8-9 0-8 4-11 12-12v-3c-5-2-5-15-1-16z"
      />
      <path strokeWidth=".7" d="M53 20c4-3 10-3 14 0M57 22h2M61 22h2M58 27h4M50 36c6 4 14 8 16 18M46 45c8 4 20 4 28 0M52 47h16" />
      <path fill={ink} d="M38 54h44v5H38z" />
      <g strokeWidth=".8">
        <Repeat
          by={[
            [0, -6],
            [4, -12],
            [58, 0],
            [58, -6],
          ]}
        >
          <path fill={paper} d="M22 56h16v5H22z" />
          <path fill={light} d={`${oval(22, 58.5, 2, 2.5)}${oval(38, 58.5, 2, 2.5)}`} />
          <path d="M30 56v5" />
        </Repeat>
      </g>
    </>
  ),
  // The city in the clouds
  H11: (
    <>
      <path fill={light} d="M0 56l18-30 14 14 10-14 10 16v20H0zM74 48l20-28 26 30v16H70z" />
      <path fill={dark} d="M46 50C52 38 58 10 66 4c6 2 8 12 12 22s8 16 12 26z" />
      <path fill={paper} stroke="none" d="M46 50C52 38 58 10 66 4c-4 12-2 26-8 36-3 5-5 8-6 10z" />
      <path strokeWidth=".6" d="M62 12c-2 10-4 20-10 32M66 8c-2 14-2 26-8 40M68 12c4 10 4 22 6 34M72 20c4 8 6 16 10 26" />
      <path fill={paper} d="M4 60c14-8 30-12 54-12s44 4 58 12v10H4z" />
      <path d="M16 57c28-7 60-7 88 0M10 62c34-7 66-7 100 0M6 67c36-6 72-6 108 0" strokeWidth=".8" />
      <Repeat
        by={[
          [14, -2.5],
          [30, -4],
          [46, -3.5],
          [60, -2],
        ]}
      >
        <path fill={paper} d="M24 57v-6l4-4 4 4v6z" />
        <path fill={ink} d="M27 57v-4h2v4z" />
      </Repeat>
      <path
        fill={paper}
        d="M0 38c4-4 8-2 10 0s8-2 12 2c-4 4-16 4-22 2zM92 30c4-5 9-2 11 0s9-1 13 3c-6 3-18 3-24 0z"
        strokeWidth=".7"
      />
    </>
  ),
  // The mask in the lamp's light
  H12: (
    <>
      <path fill={ink} d="M0 0h120v70H0z" />
      <path fill={dark} stroke="none" d="M60 0L4 70h112z" />
      <path fill={light} d="M38 66c-6-8-4-24 0-36C42 12 50 5 60 5s18 7 22 25c4 12 6 28 0 36z" />
      <path
        strokeWidth="1.9"
        d="M40 30l8 1M38.5 36l10 1M37 42l11 1M36 48l12 1M36 54l12 1M36 60l13 1M80 30l-8 1M81.5 36l-10 1M83 42l-11 1M84 48l-12 1M84 54l-12 1M84 60l-13 1M44 22l6-3M48 14l5-2M76 22l-6-3M72 14l-5-2"
      />
      <path fill={paper} d="M48 26c4-4 20-4 24 0 1 14-1 26-12 29-11-3-13-15-12-29z" />
      <path fill={ink} stroke="none" d="M50 33c3-3 6-3 8 0-2 2-6 2-8 0zM62 33c2-3 5-3 8 0-2 2-6 2-8 0z" />
      <path d="M49.5 29.5c3-2 6-2 9 0M61.5 29.5c3-2 6-2 9 0M60 33l-1.5 9h3M55 47q5 3 10 0" />
      <path fill={dark} d="M57.5 55h5l-1 12h-3z" />
      <path fill={ink} d="M57 18c-2-4-2-8 3-10 5 2 5 6 3 10-2 2-4 2-6 0z" />
      <path stroke={paper} d="M60 11v5" />
      <path stroke={paper} strokeWidth=".7" d="M8 8v30M14 6v20M112 8v30M106 6v20" />
    </>
  ),
  // The tower and the fireworks
  H13: (
    <>
      <path fill={ink} d="M0 0h120v62H0z" />
      <path
        stroke={paper}
        strokeWidth=".8"
        d="M26 20v-9M26 20v9M26 20h-9M26 20h9M26 20l-6.5-6.5M26 20l6.5-6.5M26 20l-6.5 6.5M26 20l6.5 6.5M96 16v-8M96 16v8M96 16h-8M96 16h8M96 16l-6-6M96 16l6-6M96 16l-6 6M96 16l6 6M26 34v12M96 28v16"
      />
      <path stroke={paper} strokeWidth="1.8" d="M40 10h.1M46 30h.1M80 34h.1M106 36h.1M12 38h.1M78 10h.1M112 12h.1" />
      <path fill={paper} d="M59 4h2l2 18c2 14 8 28 16 38h-9c-2-10-18-10-20 0h-9c8-10 14-24 16-38z" />
      <path d="M56 24h8M53.5 36h13M50 44h20" strokeWidth="2" />
      <path
        strokeWidth=".7"
        d="M57.5 24l6 12M62.5 24l-6 12M55 36l11 8M65 36l-11 8M58 14l4 10M62 14l-4 10M50 46l-6 12M70 46l6 12"
      />
      <path fill={paper} d="M0 62v-8h10l4-6 4 6h16v8zM86 62v-10c0-8 20-8 20 0l14 2v8z" />
      <path fill={light} d="M0 60h120v10H0z" />
      <path strokeWidth=".7" d="M6 64h20M34 66h24M66 64h26M98 66h18" />
    </>
  ),
  // The fall on the board, hats below
  H14: (
    <>
      <path fill={light} d="M20 12L60-2l40 14v4H20z" />
      <path fill={paper} d="M22 16h76v38H22z" />
      <path fill={ink} d="M28 54V20h8v34zM40 54V20h8v34zM72 54V20h8v34zM84 54V20h8v34z" />
      <path fill={paper} d="M30 54V20h4v34zM42 54V20h4v34zM74 54V20h4v34zM86 54V20h4v34z" />
      <path fill={paper} strokeWidth="1.6" d="M34 18h52v28H34z" />
      <path strokeWidth=".4" d="M34 25h52M34 32h52M34 39h52M44 18v28M54 18v28M64 18v28M74 18v28" />
      <path strokeWidth="2.6" d="M36 24l8-3 7 5 6-2 7 10 5-2 10 12M79 38v6h-6" />
      <g strokeWidth=".9">
        <Repeat
          by={[
            [20, 2],
            [40, 0],
            [60, 2],
            [80, -1],
            [100, 1],
          ]}
        >
          <path fill={ink} d="M0 70v-4c0-4 3-6 9-6s9 2 9 6v4z" />
          <path fill={paper} d="M5 54h8v4c0 4-8 4-8 0z" />
          <path fill={dark} d="M2 54.5c2-1 3-1 3-2 0-6 8-6 8 0 0 1 1 1 3 2-4 1.5-10 1.5-14 0z" />
        </Repeat>
      </g>
    </>
  ),
  // The liner and the ice
  H15: (
    <>
      <path fill={ink} d="M0 0h120v48H0z" />
      <path
        stroke={paper}
        strokeWidth="1.4"
        d="M12 8h.1M28 14h.1M44 6h.1M62 12h.1M80 5h.1M104 10h.1M112 22h.1M18 24h.1M96 4h.1"
      />
      <path fill={paper} d="M78 48l6-20 8-6 4-10 8 8 4 12 8 6 4 10z" />
      <path fill={light} d="M96 12l8 8 4 12 8 6 4 10H98l4-16-8-8z" />
      <path fill={dark} d="M0 46h120v24H0z" />
      <g transform="rotate(-14 40 46)">
        <path fill={paper} d="M10 36h54v6H10zM16 31h42v5H16z" />
        <path fill={ink} stroke={paper} d="M2 42h70l-6 14H8z" />
        <path fill={light} d="M18 31l2-14h6l-1 14zM30 31l2-14h6l-1 14zM42 31l2-14h6l-1 14zM54 31l2-14h6l-1 14z" />
        <path fill={ink} d="M19.5 20l.5-3h6v3zM31.5 20l.5-3h6v3zM43.5 20l.5-3h6v3zM55.5 20l.5-3h6v3z" />
        <path stroke={paper} strokeWidth="1.3" strokeDasharray="0 4" d="M10 47h56M14 39h48" />
        <path stroke={paper} d="M8 42V18M70 42V20" />
      </g>
      <path fill={light} d="M0 58c8-4 12 2 20-1s12-6 20-2 12 0 20-1 12 4 20 1 12-3 20 0 12-2 20 0v15H0z" />
      <path strokeWidth=".7" d="M4 63h22M36 61h26M72 64h18M98 62h16M14 67h26M52 67h30M92 67h20" />
    </>
  ),
  // An empty place between four hooks
  H16: (
    <>
      <path fill={light} d="M0 0h120v58H0z" />
      <path fill={dark} d="M0 58h120v12H0z" />
      <path
        strokeWidth=".5"
        d="M0 4h120M0 8h120M0 12h120M0 16h120M0 20h120M0 24h120M0 28h120M0 32h120M0 36h120M0 40h120M0 44h120M0 48h120M0 52h120M0 56h120"
      />
      <path fill={paper} stroke="none" d="M44 8h32v42H44z" />
      <path strokeDasharray="3 2.5" d="M44 8h32v42H44z" />
      <path
        fill={light}
        stroke="none"
        d="M60 14c6 0 8 6 7 12 0 4 1 6 3 8 4 4 4 8 4 14H46c0-6 0-10 4-14 2-2 3-4 3-8-1-6 1-12 7-12z"
      />
      <path strokeWidth="2.2" d="M46 5v3M74 5v3" />
      <path fill={ink} d="M44.5 3h3v2.5h-3zM72.5 3h3v2.5h-3z" />
      <path fill={dark} d="M6 10h24v34H6zM90 10h24v34H90z" />
      <path fill={paper} d="M10 14h16v26H10zM94 14h16v26H94z" />
      <path
        fill={dark}
        stroke="none"
        d="M10 40V30l6-6 4 5 3-3 3 4v10zM102 18c4 0 5 3 4 7 0 2 1 3 3 5v10H95V30c2-2 3-3 3-5-1-4 0-7 4-7z"
      />
      <path fill={ink} d="M52 70V60c0-3 2-5 5-5h6c3 0 5 2 5 5v10z" />
      <path fill={ink} d="M56 50c0-5 8-5 8 0l-.5 5h-7zM53 48.5h14l-2-2v-3c-3-2-7-2-10 0v3z" />
      <path fill={paper} d="M52 62h-5v7h5zM68 60h3v6h-3z" />
    </>
  ),
  // A head in a crate, by night; the pointing hand
  H17: (
    <>
      <path fill={ink} d="M0 0h120v54H0z" />
      <path fill={paper} stroke="none" d="M18 6a9 9 0 1 0 8 14 8 8 0 0 1-8-14z" />
      <path fill={dark} d="M0 54h120v16H0z" />
      <path stroke={light} strokeWidth=".7" d="M4 60h20M30 64h16M96 62h20M92 67h24" />
      <path fill={paper} d="M58 44c1-8-4-8-4-18 0-10 5-16 13-16s13 5 12 12l3 7-3 2v6c-2 2-4 1-6 1v6z" />
      <path fill={light} d="M54 26c0-10 5-16 13-16s13 5 12 10c-5 1-9 0-12-2-1 5-4 6-5 12-3 0-5-1-5-4z" />
      <path strokeWidth=".9" d="M73 25h4M76 36h3" />
      <path fill={light} d="M46 42h44v24H46z" />
      <path fill={paper} d="M44 40h48v6H44zM44 54h48v6H44z" />
      <path d="M50 46v8M86 46v8M50 60v6M86 60v6" strokeWidth="2" />
      <path stroke={light} strokeWidth="2.6" d="M98 62l8-34c1-4 5-4 5 0" />
      <path fill={paper} d="M2 32h12v14H2zM14 33h8l12 1c3 0 3 4 0 4l-9 .5c2 1 2 3 0 3.5 1 1 0 3-1 3-1 1-2 1-3 1h-7z" />
      <path strokeWidth=".7" d="M20 38.5h5M20 42h5" />
    </>
  ),
};

const night: ReadonlySet<HeadlineId> = new Set(['H10', 'H12', 'H13', 'H15', 'H16', 'H17']);

/** The wood engravings beside the Headlines. */
export const drawings = forEach(headlineIds, (headline) =>
  sheet(
    ENGRAVING_BOX,
    <>
      <path fill={paper} stroke="none" d="M0 0h120v70H0z" />
      {!night.has(headline) && sky}
      {engravings[headline]}
      <path strokeWidth="2" strokeLinejoin="miter" d="M1 1h118v68H1z" />
    </>,
    { stroke: ink },
  ),
);

import { type FavourKind, favourKinds } from '@sobremesa/games/museum';
import type { ReactNode } from 'react';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { forEach, sheet } from '../../drawing/sheet.tsx';
import { material as m } from './materials.ts';
import { FAVOUR_BOX } from './picture.ts';

const { ink, white, gold } = m;
const skin = mix(m.bone, mix(m.sand, m.clay, 0.3), 0.4);
const star = 'l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z';

const pictures: Readonly<Record<FavourKind, ReactNode>> = {
  // Press conference: the camera and its flash
  F1: (
    <>
      <path fill={gold} d="M19 4l2.5 6.5L28 7l-2 7 7 1.5-6 4 4 6-7-2-2 7-3.5-6.5-6 4 2-7-7-1.5 6-4-4-6 7 2z" />
      <path fill={white} d="M19 12l1.5 3.5L24 15l-2 3 2 3-3.5-.5L19 24l-1.5-3.5L14 21l2-3-2-3 3.5.5z" />
      <path d="M19 27v12M12 39h14v3H12z" fill={m.iron} />
      <path stroke={m.woodDark} strokeWidth="3" d="M54 42L44 57M54 42v15M54 42l10 15" />
      <path fill={m.wood} d="M46 14h26v28H46z" />
      <path fill={ink} opacity=".25" stroke="none" d="M62 14h10v28H62z" />
      <path fill={m.glaze} d="M46 17l-10 4v14l10 4z" />
      <path stroke={m.stone} d="M43.5 18v20M41 19v18M38.5 20v16" />
      <path fill={m.brass} d="M36 23h-4v10h4z" />
      <path fill={m.glaze} d="M66 10h10l2 30-8 6V14z" />
      <path stroke={m.brass} strokeWidth="1.6" d="M51 20h14M51 36h14M58 24v8" />
    </>
  ),
  // Donation: a purse and three coins with the star of Prestige
  F2: (
    <>
      <path
        fill={m.leather}
        d="M34 20c-2-6-8-8-6-12 4 2 6-2 10-1s5-3 9-1c2 2-2 7-4 12 12 6 18 16 16 25-1 7-8 10-20 10s-20-3-21-10c-1-9 5-18 16-23z"
      />
      <path fill={ink} opacity=".25" stroke="none" d="M43 18c12 6 18 16 16 25-1 7-8 10-20 10 14-6 14-22 4-35z" />
      <path stroke={gold} strokeWidth="2.6" d="M33 20c3 1.5 8 1.5 11-.5M43 20l6 6M43 20l7 1" />
      <path fill={gold} d={`${oval(14, 47, 8.5)}${oval(60, 44, 9.5)}`} />
      <path fill={gold} d={oval(70, 51, 7)} />
      <path fill={m.goldDark} stroke="none" d={`M14 41.5${star}M60 37.5${star}M70 46${star}`} />
      <path stroke={white} d="M24 38c1-4 3-7 6-10" />
    </>
  ),
  // Expedition: tent, palm, crates before far hills
  F3: (
    <>
      <path fill={gold} stroke="none" d={oval(58, 20, 8)} />
      <path fill={m.sand} d="M2 48l14-18 10 12 14-18 20 20 18 4v6H2z" stroke={m.goldDark} />
      <path stroke={m.woodDark} strokeWidth="2.4" d="M13 52c1-12 0-18-2-26" />
      <path
        fill={m.leaf}
        d="M11 26C6 18 2 20 0 25c4-1 7 0 11 1zm0 0c0-8-5-11-8-11 1 4 4 8 8 11zm0 0c2-8 7-9 11-7-3 3-6 5-11 7zm0 0c5-3 10-1 11 4-4-2-7-3-11-4z"
      />
      <path fill={white} d="M22 52L40 20l18 32z" />
      <path fill={m.linen} d="M40 20l18 32H48z" />
      <path fill={ink} d="M40 28l7 24H34z" />
      <path d="M40 20v-8" />
      <path fill={m.cinnabar} d="M40 12l9 3-9 3z" />
      <path fill={m.wood} d="M58 42h16v11H58zM62 33h11v9H62z" />
      <path stroke={m.woodDark} d="M58 47.5h16M62 37.5h11M66 42v11" />
      <path d="M2 53h76" />
    </>
  ),
  // Workshop: a broken amphora under clamps, the brush
  F4: (
    <>
      <path fill={m.wood} d="M4 50h72v6H4z" />
      <path fill={m.clay} d="M31 8h16l-2 3c0 6 2 8 6 12 5 6 3 14-4 20l-3 7H34l-3-7c-7-6-9-14-4-20 4-4 6-6 6-12z" />
      <path fill={ink} opacity=".22" stroke="none" d="M43 8h4l-2 3c0 6 2 8 6 12 5 6 3 14-4 20l-3 7h-5c7-12 8-24 4-33z" />
      <path stroke={m.clayDark} strokeWidth="2.2" d="M33 13h-7c-3 4-1 9 2 9M45 13h7c3 4 1 9-2 9" />
      <path fill={m.bone} d="M41 22l6-2 4 3c1 2 2 4 2 6l-7 4-7-3z" />
      <path stroke={m.glaze} strokeWidth="1.6" d="M26 31h12M27 35h11" />
      <path d="M39 30l-5 6 3 5-2 9" />
      <path stroke={m.iron} strokeWidth="2.6" d="M36 38l5 1M34 45l5 1" />
      <path stroke={m.wood} strokeWidth="3" d="M73 10L62 25" />
      <path fill={m.silver} d="M64 22l-4-2-2 6 5 2z" />
      <path fill={m.bone} d="M58 25l5 3c-2 4-6 5-9 5 2-2 2-5 4-8z" />
      <path fill={m.verdigris} d="M8 38h13l-1 12H9z" />
      <path fill={white} d="M7 35h15v4H7z" />
    </>
  ),
  // Diplomatic bag: straps, lock and seal
  F5: (
    <>
      <path strokeWidth="4" stroke={m.woodDark} d="M30 16c0-12 20-12 20 0" />
      <path fill={m.leather} d="M10 18h60c2 0 3 1 3 3l2 29c0 3-1 5-4 5H9c-3 0-4-2-4-5l2-29c0-2 1-3 3-3z" />
      <path fill={ink} opacity=".22" stroke="none" d="M60 18h10c2 0 3 1 3 3l2 29c0 3-1 5-4 5H58z" />
      <path fill={mix(m.leather, m.sand, 0.25)} d="M7.5 18h65l-1 8c-12 8-51 8-63 0z" />
      <path fill={m.woodDark} d="M17 18h6v37h-6zM57 18h6v37h-6z" />
      <path fill={m.brass} d="M15.5 36h9v6h-9zM55.5 36h9v6h-9zM34 25h12v12H34z" />
      <path fill={ink} stroke="none" d="M40 28a2 2 0 0 1 1 3.7l.8 3h-3.6l.8-3A2 2 0 0 1 40 28z" />
      <path
        fill={m.cinnabar}
        d="M40 37.5l2.5 1.8 3-.3.7 3 2.3 2-1.3 2.7.5 3-3 .8-2 2.2-2.7-1.5-2.7 1.5-2-2.2-3-.8.5-3-1.3-2.7 2.3-2 .7-3 3 .3z"
      />
      <path fill={mix(m.cinnabar, white, 0.5)} stroke="none" d={`M40 40.5${star}`} />
    </>
  ),
  // Letter of recommendation: seal and quill
  F6: (
    <>
      <path fill={m.linen} d="M16 8h44l-2 46H12z" />
      <path fill={white} d="M12 5h44l-2 46H8z" />
      <path
        stroke={mix(ink, m.paper, 0.35)}
        d="M18 13h18M17 20h31c2-2 3 1 0 2M17 26c4-2 6 1 10 0s6 1 10 0 6 1 9 0M16 32c4-2 6 1 10 0s6 1 10 0 6 1 8 0M16 38c4-2 6 1 10 0s4 1 7 0"
      />
      <path
        fill={m.cinnabar}
        d="M22 41l2 1.5 2.5-.5.7 2.5 2.3 1.3-1 2.4.5 2.5-2.5.6-1.7 2-2.2-1.3-2.5.5-1-2.3-2.2-1.2 1-2.4-.5-2.5 2.3-.8z"
      />
      <path fill={mix(m.cinnabar, white, 0.45)} stroke="none" d="M22 44a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z" />
      <path fill={m.silver} d="M40 46c2-16 10-32 32-40 3 12-8 30-26 36z" />
      <path fill={white} d="M40 46c2-16 10-32 32-40-4 14-14 26-28 37z" />
      <path d="M36 53L70 9M55 24l-2-4M50 31l-3-4M60 18l-1-4M58 26l5 1M52 33l6 1" />
    </>
  ),
  // Night shift: the lantern in the dark hall
  F7: (
    <>
      <path fill={mix(ink, m.lapis, 0.3)} stroke="none" d="M0 0h80v60H0z" />
      <path fill={mix(m.lapis, m.sky, 0.25)} d="M50 12c0-8 20-8 20 0v24H50z" />
      <path fill={m.bone} stroke="none" d="M62 13a7 7 0 1 0 5 11 6 6 0 0 1-5-11z" />
      <path d="M60 6v30M50 22h20" />
      <path fill={mix(ink, gold, 0.32)} stroke="none" d="M20 40L0 54v6h58L36 40z" />
      <path fill={mix(ink, gold, 0.55)} stroke="none" d={oval(28, 34, 17, 19)} />
      <path stroke={m.brass} strokeWidth="2.2" d="M20 20c-2-14 18-14 16 0" />
      <path fill={white} d="M21 24h14l3 22H18z" />
      <path fill={gold} d="M28 28c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2.5-6 1 1 1.5 2 1.5 2 1-2 1-4 1-7z" />
      <path fill={m.brass} d="M20 24l4-6h8l4 6zM16 46h24v6H16z" />
      <path stroke={m.brass} strokeWidth="1.5" d="M24 24l-2 22M32 24l2 22" />
      <path fill={m.wood} d="M48 44h24v12H48zM48 50h24M53 44v12M67 44v12" />
    </>
  ),
  // Gentlemen's agreement
  F8: (
    <>
      <path fill={m.iron} d="M0 24l14-6 8 24-14 8-8-2z" />
      <path fill={mix(m.wine, ink, 0.2)} d="M80 24l-15-6-8 24 15 8 8-2z" />
      <path fill={white} d="M13 19l7-3 9 24-7 4zM66 18l-6-3-9 26 7 3z" />
      <path stroke={gold} strokeWidth="2.4" d="M24 38h.1M56 38h.1" />
      <path fill={skin} d="M21 19l11-3c4-1 6 0 8 1l4-1 15 1-6 21-6 2c0 4-3 6-6 5-1 4-5 5-7 3-3 1-6-1-6-3-4 0-5-3-4-5z" />
      <path fill={mix(skin, m.clay, 0.35)} stroke="none" d="M59 17l-6 21-6 2-2-2c5-6 6-14 4-21z" />
      <path d="M42 16.5L31 25c-2 3 0 6 4 5l8-4 11 11M47 40l-7-7M41 45l-7-7M34 47l-6-6" />
    </>
  ),
  // Special loan: one for the other
  F9: (
    <>
      <path fill={m.marble} d="M4 48h30v9H4zM46 48h30v9H46z" />
      <path fill={m.clay} d="M14 20h10l-1.5 4c5 2.5 8 6 8 11 0 6-4 10-7 13h-9c-3-3-7-7-7-13 0-5 3-8.5 8-11z" />
      <path fill={m.glaze} d="M7.5 32h23c.5 3 0 5.5-1 8h-21c-1-2.5-1.5-5-1-8z" />
      <path stroke={m.clayDark} strokeWidth="2" d="M14 22.5c-5-1-7 3-6 6.5M24 22.5c5-1 7 3 6 6.5" />
      <path
        fill={m.bronze}
        d="M50 48c0-5 3-7 7-8v-4l-4-7c-1-6 3-10 9-10 5 0 8 3 8 8l1.5 5-2 1v4.5c-1 1.5-3 1-4.5 1V41c4 1 6 3 6 7z"
      />
      <path fill={m.bronzeDark} d="M57 38c-4-1-6-5-5.5-9 0-7 4.5-11 10.5-11s9 4 8.5 8c-4 0-6-.5-8-2-.5 4-3 5-3.5 8z" />
      <path fill={m.cinnabar} d="M26 15c4-9 18-10 25-3l3-3 1 10-10-1 3-3c-5-4-13-3-16 2z" />
      <path fill={m.verdigris} d="M54 44c-4 9-18 10-25 3l-3 3-1-10 10 1-3 3c5 4 13 3 16-2z" />
    </>
  ),
};

const ground = mix(m.purple, m.paper, 0.62);

/** The pictures of the Favours, by kind. */
export const drawings = forEach(
  favourKinds.map(({ kind }) => kind),
  (kind) =>
    sheet(
      FAVOUR_BOX,
      <>
        <path fill={ground} stroke="none" d="M0 0h80v60H0z" />
        <path
          stroke={mix(ground, m.purple, 0.22)}
          strokeWidth=".8"
          d="M0 12L12 0M0 24L24 0M0 36L36 0M0 48L48 0M0 60L60 0M12 60L72 0M24 60L80 4M36 60l44-44M48 60l32-32M60 60l20-20M72 60l8-8"
        />
        {pictures[kind]}
      </>,
      { stroke: ink, strokeWidth: 1.3 },
    ),
);

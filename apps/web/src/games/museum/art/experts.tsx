import { type Expert, type ExpertId, expertIds, expertOf } from '@sobremesa/games/museum';
import type { ReactNode } from 'react';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { forEach, sheet } from '../../drawing/sheet.tsx';
import { civilisationColors } from './civilisations.tsx';
import { material as m } from './materials.ts';
import { PORTRAIT_BOX } from './picture.ts';
import { Beard, Coat, cloths, Face, Glasses, HairCut, hairs, Monocle, Mount, Suit } from './portraits.tsx';

const { ink, white, gold } = m;

/** The drawing of each Expert by id, from back to front. */
const sitters: Readonly<Record<ExpertId, ReactNode>> = {
  // Celtist: red whiskers, cap, plaid with a ring brooch
  E01: (
    <>
      <Suit cloth="mid" tie={m.leaf} />
      <path fill={m.leaf} d="M5 68c1-11 8-17 16.5-19.5l9 27H5z" />
      <path stroke={m.sand} strokeWidth=".8" d="M10 64l12-14M16 70l10-10M14 54l8 18M20 50l6 16" />
      <path stroke={gold} strokeWidth="1.6" d={`${oval(23, 54, 3)}M20 58l6-8`} />
      <Face shape="broad" />
      <HairCut cut="short" color="red" />
      <Beard cut="whiskers" color="red" />
      <path
        fill={cloths.mid}
        d="M17 20c-1-8 5-13 13-13s15 4 14 10c-1 3-6 3-9 2.5-6-.8-12-.8-18 .5zM18 19.5c7-2 14-2 20 .5l4 3.5c-7-2.5-17-3.5-24-4z"
      />
    </>
  ),
  // Egyptologist: pith helmet, ankh
  E02: (
    <>
      <path fill={hairs.brown} d="M20 24c-3 8-3 14 0 18h20c3-4 3-10 0-18z" />
      <Coat cloth="light">
        <path fill={white} d="M23 47l7 6 7-6-2 12-5 5-5-5z" />
        <path fill={m.clay} d="M28.5 52h3l1 9-2.5 5-2.5-5z" />
        <path stroke={gold} strokeWidth="1.3" d="M42 60v6M39.5 60.5h5M42 60c-3-4 3-4 0 0z" />
      </Coat>
      <Face lips />
      <HairCut cut="middle" />
      <path fill={white} d="M14 22c3-3 5-3 6-5 1-8 5-11 10-11s9 3 10 11c1 2 3 2 6 5-9-4-23-4-32 0z" />
      <path fill={cloths.light} d="M20 17c6-2.5 14-2.5 20 0l.5 2.5c-7-2.5-14-2.5-21 0zM28 5.5h4v2h-4z" />
    </>
  ),
  // Inca scholar: plaits and a felt hat, the shawl held by a pin
  E03: (
    <>
      <Coat cloth="dark">
        <path fill={m.cinnabar} d="M5 68c1-12 9-17 17.5-20.5l7.5 11 7.5-11C46 51 54 56 55 68l-25 3z" />
        <path stroke={gold} d="M12 60l15-4M48 60l-15-4M11 57l12-4M49 57l-12-4" />
        <path fill={m.silver} d="M30 57v9M30 54a2.5 2.5 0 1 0 .1 0z" />
      </Coat>
      <Face skin="brown" shape="broad" lips />
      <HairCut cut="middle" color="black" />
      <path fill={hairs.black} d="M20 28c-4 8-5 18-3 28l3 5 2-5c-2-9-1-18 0-27zM40 28c4 8 5 18 3 28l-3 5-2-5c2-9 1-18 0-27z" />
      <path
        stroke={mix(hairs.black, m.paper, 0.5)}
        strokeWidth=".6"
        d="M17 40l4 3M16.5 46l4 3M17 52l4 3M43 40l-4 3M43.5 46l-4 3M43 52l-4 3"
      />
      <path fill={cloths.mid} d="M13 20c3-2 6-2.5 7-3 0-8 4-11.5 10-11.5s10 3.5 10 11.5c1 .5 4 1 7 3-9 2.5-25 2.5-34 0z" />
      <path fill={ink} d="M20 14.5c6 1.5 14 1.5 20 0v3c-6 1.5-14 1.5-20 0z" />
    </>
  ),
  // Mayanist: field hat, neckerchief, strap
  E04: (
    <>
      <Coat cloth="light">
        <path fill={cloths.dark} d="M14 53l3-2.5L42 70l-4 2z" />
        <path fill={m.cinnabar} d="M23 46c4 4 10 4 14 0l1 4-6 4 1 6-3-3-3 3 1-6-6-4z" />
      </Coat>
      <Face skin="olive" shape="long" />
      <HairCut cut="short" color="black" />
      <Beard cut="goatee" color="black" />
      <path
        fill={m.sand}
        d="M6 22c6 0 11-2 14-5 1-7 4-10 7-10 2 0 3 1.5 4 1.5S33 7 35 7c3 1 4.5 4 5 10 3 3 8 5 14 5-12 5-36 5-48 0z"
      />
      <path fill={m.leather} d="M20 15.5c6 2 14 2 20 0l.3 3c-6.5 2-14 2-20.6 0z" />
    </>
  ),
  // Oceanist: a man of the islands, in a suit, a hook of jade on his breast
  E05: (
    <>
      <Suit cloth="dark" tie={m.jadeDark} />
      <path stroke={ink} d="M24 48c1 6 3 10 6 11 3-1 5-5 6-11" />
      <path stroke={m.jade} strokeWidth="2" d="M31.5 59v4.5c0 4-5 3.5-4.5 0" />
      <Face skin="brown" shape="broad" />
      <HairCut cut="curls" color="black" />
      <Beard cut="moustache" color="black" />
    </>
  ),
  // Hellenist: hair bound in the antique way, cameo
  E06: (
    <>
      <path fill={hairs.brown} d="M38 14c7-2 9 6 4 9-3 1-5-1-6-3z" />
      <Coat cloth="white">
        <path
          stroke={mix(m.stone, ink, 0.2)}
          d="M16 53c3 7 6 12 10 16M22 50c2 6 4 11 6 14M44 53c-3 7-6 12-10 16M38 50c-2 6-4 11-6 14"
        />
        <path fill={m.purple} d="M5 68c1-11 7-16 13.5-19 1 11 6 20 14 30H5z" />
        <path fill={white} stroke={gold} strokeWidth="1.4" d={oval(30, 53, 2.8, 3.6)} />
      </Coat>
      <Face lips />
      <HairCut cut="pinned" />
      <path stroke={white} strokeWidth="1.5" d="M20.5 20c5-5 14-5 19 0M22 15.5c5-4 11-4 16 0" />
    </>
  ),
  // Latinist: bald, white beard, gown
  E07: (
    <>
      <Coat cloth="black">
        <path fill={white} d="M26 47h8l-1 4 1.5 9-4.5-6-4.5 6L27 51z" />
        <path stroke={m.cinnabar} strokeWidth="2.4" d="M19 50c2 8 5 15 8.5 22M41 50c-2 8-5 15-8.5 22" />
      </Coat>
      <Face old />
      <HairCut cut="bald" color="white" />
      <Beard cut="full" color="white" />
      <path
        stroke={ink}
        strokeWidth=".8"
        d="M22.8 28.3h6.4v2c-1 1.5-5 1.5-6.4 0zM30.8 28.3h6.4v2c-1 1.5-5 1.5-6.4 0zM29.2 28.5q.8-.6 1.6 0"
      />
    </>
  ),
  // Semitist: tarboosh, moustache, spectacles
  E08: (
    <>
      <Suit cloth="dark" tie={m.lapis} />
      <Face skin="olive" shape="long" />
      <path fill={hairs.black} d="M21 20l-.7 7 1.7-3zM39 20l.7 7-1.7-3z" />
      <Beard cut="curled" color="black" />
      <Glasses />
      <path fill={m.cinnabar} d="M21 19.5L23 5.5h14l2 14c-6 2-12 2-18 0z" />
      <path fill={ink} d="M36 6c4 0 6 3 5.5 8l-1.5 4-1-4c.5-3-.5-6-3-8z" />
    </>
  ),
  // Assyriologist: travelling hat with veil, a tablet in her hand
  E09: (
    <>
      <path fill={hairs.red} d="M19.5 22c-3 8-2 15 2 18h17c4-3 5-10 2-18z" />
      <Coat cloth="mid">
        <path fill={white} d="M25 42h10l1.5 8-6.5 4-6.5-4z" />
        <path d="M26.5 45h7M26 48h8" strokeWidth=".5" />
        <path fill={m.clay} d="M34 56l11-2 2 11-11 3z" />
        <path stroke={m.clayDark} strokeWidth=".8" d="M36.5 58l7-1.5M37 60.5l7-1.5M37.5 63l7-1.5M38 65.5l6-1.5" />
      </Coat>
      <Face lips />
      <HairCut cut="pinned" color="red" />
      <path fill={cloths.dark} d="M9 18c5-4 9-5 12-6 4-7 15-7 18 0 4 1 9 3 12 7-6-2-12-3-21-3s-15 .5-21 2z" />
      <path fill={white} d="M38 12c4-8 9-7 11-4-3 1-4 4-9 6z" />
      <path stroke={m.cinnabar} strokeWidth="1.8" d="M21 12.5c6-2 12-2 18 0" />
    </>
  ),
  // Sinologist: silk cap and gown, round spectacles
  E10: (
    <>
      <Coat cloth="dark">
        <path fill={cloths.dark} d="M25 44h10l2 5-7 3-7-3z" />
        <path stroke={gold} d="M30 52c5 3 9 3 14 6M33 54l2-1.5M39 56.5l2-1.5M30 49v3" />
        <path fill={mix(cloths.dark, m.gold, 0.4)} stroke="none" d={`${oval(22, 62, 4)}${oval(36, 66, 4)}`} />
      </Coat>
      <Face skin="fair" shape="long" old />
      <Beard cut="wisp" color="grey" />
      <Glasses />
      <path fill={hairs.black} d="M20.5 18.5C21 10 25 7 30 7s9 3 9.5 11.5c-6-2-13-2-19 0z" />
      <path stroke={mix(ink, m.paper, 0.4)} strokeWidth=".7" d="M30 7.5v9.5M25 9c-1.5 3-2 5.5-2 8.5M35 9c1.5 3 2 5.5 2 8.5" />
      <path fill={m.cinnabar} d={oval(30, 6, 2)} />
    </>
  ),
  // Indologist: sari over the hair
  E11: (
    <>
      <path fill={m.clay} d="M16 30c-2-16 4-24 14-24s16 8 14 24c0 8 2 14 5 20H11c3-6 5-12 5-20z" />
      <Coat cloth="white">
        <path fill={m.clay} d="M5 68c0-11 6-17 12.5-20l26 30H5zM44 49c6 3 11 9 11 19l-7 6z" />
        <path stroke={gold} strokeWidth="1.4" d="M18 48l21 23M44 49l3 16" />
      </Coat>
      <Face skin="brown" lips />
      <HairCut cut="middle" color="black" />
      <path stroke={gold} strokeWidth="1.6" d="M17.5 34c-2-16 3-25.5 12.5-25.5S44.5 18 42.5 34" />
      <path stroke={m.cinnabar} strokeWidth="2" d="M30 22.3h.1" />
      <path stroke={gold} strokeWidth="1.5" d="M20.6 33v2M39.4 33v2" />
    </>
  ),
  // Japanologist: kimono, hair with comb
  E12: (
    <>
      <path fill={hairs.black} d="M22 8c2-6 14-6 16 0l-3 5H25z" />
      <Coat cloth="light">
        <path fill={m.verdigris} d="M5 68c1-12 9-17 17.5-20.5L40 78H5zM55 68c-1-12-9-17-17.5-20.5L33 54l11 24h11z" />
        <path fill={white} d="M22.5 47l4-1 4 6 3-6 4 1-9.5 15z" />
        <path
          fill={white}
          stroke="none"
          d="M16 60l1.5-2.5 1.5 2.5 2.5.5-2 2 .5 3-2.5-1.5-2.5 1.5.5-3-2-2zM44 58l1-2 1 2 2 .5-1.5 1.5.5 2.5-2-1-2 1 .5-2.5-1.5-1.5z"
        />
      </Coat>
      <Face lips />
      <path
        fill={hairs.black}
        d="M20.5 28c-7-4-6-15 1-16 4-4 13-4 17 0 7 1 8 12 1 16 0-4-2-7-4-9.5-3-1.5-8-1.5-11 0-2 2.5-4 5.5-4 9.5z"
      />
      <path fill={gold} d="M25 11.5c3-2 7-2 10 0l-.5 2h-9z" />
      <path stroke={m.cinnabar} strokeWidth="1.4" d="M36 8l8-3M43.5 3.5h.1" />
    </>
  ),
  // Shipowner: yachting cap, full beard, pipe
  E13: (
    <>
      <Suit cloth="black" />
      <path stroke={gold} strokeWidth="2.2" d="M20 60h.1M22.5 66h.1M40 60h.1M37.5 66h.1" />
      <Face skin="fair" shape="broad" />
      <Beard cut="full" color="grey" />
      <path fill={white} d="M19 16c-3-6 3-10 11-10s14 4 11 10z" />
      <path
        fill={cloths.black}
        d="M19 15.5c7-1.5 15-1.5 22 0v4c-7-1.5-15-1.5-22 0zM19.5 19.5c7-1.8 14-1.8 21 0 0 2-1.5 3-3 3-5-1.5-10-1.5-15 0-1.5 0-3-1-3-3z"
      />
      <path stroke={gold} strokeWidth="1.3" d="M30 14.5v4M28 17c.5 1.5 3.5 1.5 4 0M20 17.5h5M35 17.5h5" />
      <path fill={m.leather} d="M32 36.5c4 1 7 1.5 9 1v-4h5v5c0 3-4 4-6 2.5-3-1-5-2-8-3z" />
    </>
  ),
  // Epigraphist: curls, bow tie, the pencil behind the ear
  E14: (
    <>
      <Suit cloth="mid" tie={m.wine} bow />
      <path fill={white} d="M36 57l10-3 3 8-10 5z" />
      <path strokeWidth=".6" d="M38.5 59l6-2M39.5 61.5l6.5-2.5M40.5 64l5-2" />
      <Face shape="long" />
      <HairCut cut="curls" color="brown" />
      <Glasses />
      <path stroke={gold} strokeWidth="1.7" d="M37 26l8-7" />
      <path stroke={ink} strokeWidth="1.7" d="M45.5 18.5l.6-.5" />
    </>
  ),
  // Agronomist: straw hat, an ear of wheat
  E15: (
    <>
      <Coat cloth="light">
        <path fill={white} d="M23 47l7 7 7-7 1.5 4-8.5 8-8.5-8z" />
        <path stroke={cloths.dark} strokeWidth="2.4" d="M17 51l4 20M43 51l-4 20" />
        <path
          fill={gold}
          stroke={m.goldDark}
          d="M24 70l2-10c-2-1-2-4 0-6 2 2 2 5 0 6M25 64c-3 0-4-2-4-4 3 0 4 2 4 4zm0 0c3 0 4-1 4.5-3.5-3 0-4.5 1-4.5 3.5z"
        />
      </Coat>
      <Face skin="olive" shape="broad" lips />
      <HairCut cut="middle" color="red" />
      <path fill={m.sand} d="M5 20c6-1 11-2 15-4 1-7 4-9 10-9s9 2 10 9c4 2 9 3 15 4-8 4-16 3-25 3s-17 1-25-3z" />
      <path fill={m.leaf} d="M20 14c6 2 14 2 20 0l.5 3.5c-7 2-14 2-21 0z" />
      <path stroke={m.goldDark} strokeWidth=".6" d="M10 20.5l5 1M17 20l5 1.5M38 21.5l5-1.5M45 21.5l5-1" />
    </>
  ),
  // Architect: artist's bow, dividers
  E16: (
    <>
      <Suit cloth="black" tie={m.cinnabar} bow />
      <path fill={m.cinnabar} strokeWidth=".6" d="M29 50l-5 9 3 2 3-9 3 9 3-2-5-9z" />
      <path stroke={gold} strokeWidth="1.5" d="M43 54l-4.5 13M43 54l4 11M41 60.5q2.5 1 4.7-.5M43 53v-2.5" />
      <Face shape="long" />
      <HairCut cut="parted" color="black" />
      <Beard cut="goatee" color="black" />
    </>
  ),
  // Theologian: veil and wimple
  E17: (
    <>
      <path fill={cloths.black} d="M14 52c3-8 1-16 2-26C17 12 22 7 30 7s13 5 14 19c1 10-1 18 2 26z" />
      <Coat cloth="black">
        <path fill={white} d="M18 46c6-4 18-4 24 0 2 8-3 15-12 15s-14-7-12-15z" />
        <path stroke={gold} strokeWidth="1.8" d="M30 62v8M27.5 64.5h5" />
      </Coat>
      <Face skin="fair" old lips />
      <path
        fill={white}
        fillRule="evenodd"
        d="M18.5 28c-1-12 4-17.5 11.5-17.5S42.5 16 41.5 28c-.5 9-3 16-4 20h-15c-1-4-3.5-11-4-20zM22 26c0 8 3.5 14.5 8 14.5s8-6.5 8-14.5c0-4-1-6.5-2-8-4-1-8-1-12 0-1 1.5-2 4-2 8z"
      />
    </>
  ),
  // Colonel: dress uniform, kepi, white moustache
  E18: (
    <>
      <Coat cloth="dark">
        <path fill={m.cinnabar} d="M24 43h12v6c-4 2-8 2-12 0z" />
        <path stroke={gold} strokeWidth="1.5" d="M30 52v18M25 54h10M24.5 59h11M25 64h10" />
        <path fill={gold} d="M6 64c-1-8 6-14 13.5-14l1.5 5-9 8zM54 64c1-8-6-14-13.5-14L39 55l9 8z" />
        <path stroke={m.cinnabar} strokeWidth="2" d="M40 60v3M44 59.5v3" />
        <path stroke={gold} strokeWidth="3.4" d="M40 65h.1M44 64.5h.1" />
      </Coat>
      <Face shape="broad" old />
      <HairCut cut="bald" color="white" />
      <Beard cut="curled" color="white" />
      <path fill={m.cinnabar} d="M21 17l1.5-9c5-2 10-2 15 0l1.5 9z" />
      <path
        fill={cloths.black}
        d="M20.5 13.5c6-1.5 13-1.5 19 0v4.5c-6-1.5-13-1.5-19 0zM21 18c6-2 12-2 18 0l1.5 3.5c-7-2-14-2-21 0z"
      />
      <path stroke={gold} d="M22.5 8c5 1.5 10 1.5 15 0M22 17c5-1 11-1 16 0" />
    </>
  ),
  // Mentor: white goatee, a kind look, watch chain
  E19: (
    <>
      <Suit cloth="dark" tie={m.wine} />
      <path fill={cloths.mid} d="M24 60l6 9 6-9 2 12c-5 1.5-11 1.5-16 0z" />
      <path stroke={gold} strokeWidth="1.3" d="M25 67c3 3 7 3 10 0" />
      <Face skin="dark" old />
      <HairCut cut="bald" color="white" />
      <Beard cut="goatee" color="white" />
      <path stroke={white} d="M23.7 24.2q2-1.5 4.3-.3M32 23.9q2.3-1.2 4.3.3" />
    </>
  ),
  // Director: monocle, wing collar, the ribbon of an order
  E20: (
    <>
      <Suit cloth="black" tie={white} bow />
      <path stroke={m.cinnabar} strokeWidth="3" d="M15 52l22 20" />
      <path fill={gold} d="M40 58l1.2 2.5 2.8.3-2 2 .5 2.8-2.5-1.3-2.5 1.3.5-2.8-2-2 2.8-.3z" />
      <Face shape="broad" old />
      <HairCut cut="parted" color="grey" />
      <Beard cut="moustache" color="grey" />
      <Monocle />
    </>
  ),
  // Two detectives: bowler and check cap
  E21: (
    <>
      <g transform="translate(15 7) scale(.8)">
        <Suit cloth="mid" tie={m.wine} />
        <Face shape="long" />
        <Beard cut="moustache" color="brown" />
        <path
          fill={cloths.mid}
          d="M19 21c0-9 4-14 11-14s11 5 11 14c-7-3-15-3-22 0zM19 20c-1 4-1 8-.5 11 2 0 3-1 3.5-3l.5-8zM41 20c1 4 1 8 .5 11-2 0-3-1-3.5-3l-.5-8z"
        />
        <path strokeWidth=".7" d="M24 9v10M30 7v12M36 9v10M20 14h20" />
        <path fill={cloths.mid} d="M22 20c5-2 11-2 16 0l-1 3c-5-1.5-9-1.5-14 0z" />
      </g>
      <g transform="translate(-4 13) scale(.8)">
        <Suit cloth="black" />
        <Face skin="olive" shape="broad" />
        <HairCut cut="short" color="black" />
        <Beard cut="curled" color="black" />
        <path fill={cloths.black} d="M15 19c2-1 4-2 5-3 0-7 4-10.5 10-10.5S40 9 40 16c1 1 3 2 5 3-9 2.5-21 2.5-30 0z" />
        <path stroke={m.sand} d="M20.5 14.5c6 1.5 13 1.5 19 0" />
      </g>
    </>
  ),
  // Journalist: cloche hat with the card, bob, notebook
  E22: (
    <>
      <path fill={hairs.black} d="M18.5 22c-1.5 7-1.5 13 1 17h21c2.5-4 2.5-10 1-17z" />
      <Coat cloth="mid">
        <path fill={white} d="M24 47l6 8 6-8 1 4-7 10-7-10z" />
        <path fill={white} d="M36 57l9-2 2 12-9 3z" />
        <path strokeWidth=".6" d="M38 60l6-1.5M38.5 63l6-1.5M39 66l5-1.5" />
        <path stroke={gold} strokeWidth="1.7" d="M34 68l8-11" />
      </Coat>
      <Face lips />
      <path fill={hairs.black} d="M21 22c-1 5-1 9 .5 13 2-2 2-6 1.5-9zM39 22c1 5 1 9-.5 13-2-2-2-6-1.5-9z" />
      <path fill={m.wine} d="M17.5 24c-1-11 4-17.5 12.5-17.5S43.5 13 42.5 24c-8-4-17-4-25 0z" />
      <path fill={ink} d="M17.5 20c8-4 17-4 25 0v3.5c-8-4-17-4-25 0z" />
      <path fill={white} d="M35 8.5l6 2-2 7-5.5-2z" />
      <path strokeWidth=".7" d="M36.5 11.5l3 1M36 14l3 1" />
    </>
  ),
  // Banker: top hat, fur collar
  E23: (
    <>
      <Suit cloth="black" tie={m.goldDark} />
      <path fill={m.leather} d="M5 68c0-11 8-18 17.5-21.5l6 21L25 78H5zM55 68c0-11-8-18-17.5-21.5l-6 21L35 78h20z" />
      <path
        stroke={m.woodDark}
        strokeWidth=".7"
        d="M15 56l2 2M19 53l2 2M18 61l2 2M23 59l2 2M22 66l2 2M45 56l-2 2M41 53l-2 2M42 61l-2 2M37 59l-2 2M38 66l-2 2"
      />
      <Face shape="broad" />
      <HairCut cut="bald" color="brown" />
      <Beard cut="moustache" color="brown" />
      <path fill={cloths.black} d="M13 17c2 0 5-1 7-1.5L18.5 3c7-2 16-2 23 0L40 15.5c2 .5 5 1.5 7 1.5-9 4.5-25 4.5-34 0z" />
      <path stroke={mix(ink, m.paper, 0.5)} strokeWidth="2" d="M20 13c6 2 14 2 20 0" />
      <path stroke={m.leather} strokeWidth="2.2" d="M32.5 36.5l7 2" />
    </>
  ),
  // Secretary: hair piled up, glasses, bow at the collar
  E24: (
    <>
      <path fill={hairs.brown} d="M24 8c1-5 11-5 12 0l-2 4h-8z" />
      <Coat cloth="white">
        <path stroke={m.stone} d="M18 51c1 7 3 14 6 20M42 51c-1 7-3 14-6 20M13 57l3 9M47 57l-3 9" />
        <path fill={white} d="M25 42h10v6c-3 2-7 2-10 0z" />
        <path fill={cloths.dark} d="M30 50l-7-3v7l7-2.5 7 2.5v-7zM29 52l-3 11 4-2 4 2-3-11z" />
      </Coat>
      <Face skin="olive" lips />
      <path
        fill={hairs.brown}
        d="M20.5 27c-6-4-6-14 0-16 4-3.5 15-3.5 19 0 6 2 6 12 0 16-.5-4-2-7-4-8.5-3 1.5-8 1.5-11 0-2 1.5-3.5 4.5-4 8.5z"
      />
      <path
        stroke={mix(hairs.brown, m.paper, 0.4)}
        strokeWidth=".6"
        d="M22 14c-2 2-2.5 5-1.5 8M26 12c-2 1-3 3-3 5M34 12c2 1 3 3 3 5M38 14c2 2 2.5 5 1.5 8"
      />
      <Glasses />
      <path stroke={gold} strokeWidth="1.6" d="M38 20l6-9" />
    </>
  ),
};

/** The colour of the print: that of the civilisation, or of the kind of Expert. */
function tintOf({ effect }: Expert): string {
  if (effect.type === 'civilisationBonus') return civilisationColors[effect.civilisation].ground;
  return effect.type === 'domainBonus' ? m.verdigris : m.brass;
}

/** The Experts, as on cartes de visite. */
export const drawings = forEach(expertIds, (expert) =>
  sheet(PORTRAIT_BOX, <Mount tint={tintOf(expertOf(expert))}>{sitters[expert]}</Mount>, { stroke: ink, strokeWidth: 0.9 }),
);

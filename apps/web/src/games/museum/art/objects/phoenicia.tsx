import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { fine, inked, shade } from './inking.ts';

const alabaster = mix(m.bone, m.sand, 0.3);

/** The fifteen Objects of Phoenicia. */
export const phoenicia: Readonly<Record<string, ObjectArt>> = {
  'PHO-01': (
    <>
      <g {...inked}>
        <path fill={m.stone} d="M8 34v18l36 18 42-22V29L48 14z" />
        <path fill={m.marble} d="M8 34L48 14l38 15-42 23z" />
        <path fill={m.stoneDark} d="M18 34l30-15 28 11-32 17z" />
      </g>
      <path fill={m.wine} d="M21 37l28-13 22 8-27 14z" />
      <path stroke={m.purple} strokeWidth={4} strokeDasharray="0 4.4" d="M25 37l23-10m-17 13l25-11m-18 14l26-13" />
      <path {...shade} d="M44 52l42-23v19L44 70zM18 34l30-15v5L21 37z" />
      <path {...fine} d="M8 43l36 18M20 40v9m12 6v9M14 46v8m12-2v9M52 48v8m24-12v9" />
      <g {...inked}>
        <path fill={m.stone} d="M52 62c0-16 60-16 60 0v7c0 15-60 15-60 0z" />
        <path fill={m.marble} d="M52 62c0-16 60-16 60 0s-60 16-60 0z" />
        <path fill={m.stoneDark} d="M59 62c0-11 46-11 46 0s-46 11-46 0z" />
      </g>
      <path fill={m.wine} d="M61 64c5-9 37-9 42 0-5 8-37 8-42 0z" />
      <path {...shade} d="M100 69q12-3 12-7v7c0 6-10 10-21 11z" />
      <path {...inked} fill={m.marble} d="M60 39l11-5 7 18v6h-9v-5z" />
      <path fill={m.wine} d="M64 39l5-2.5 6 15v11h-4V54z" />
      <path {...fine} d="M66 67q8 3 18 2m5-7q6 1 9 3" />
    </>
  ),
  'PHO-02': (
    <>
      <path fill={m.purple} d="M8 76c0-6 16-3 24-6 12-4 34-1 50-2 12-1 32 0 30 7 0 5-20 5-52 5S8 81 8 76z" />
      <g {...inked} fill={mix(m.ivory, m.stone, 0.4)}>
        <path d="M80 28l-5-9 9 3 4-10 5 9 9-5-1 10 10 2-6 7 4 8-8-2-2 16-8-8c-8 3-16-1-17-9-1-5 2-9 6-12z" />
        <path
          fill={m.ivory}
          d="M20 34L8 31l15-6zM20 44L8 52l16-1zM30 56l-6 13 16-7zM32 20L30 6l13 11zM50 18l9-12 4 16zM64 27l15-6-8 16zM44 60l6 12 8-8z"
        />
        <path fill={m.ivory} d="M22 27L10 12l20 7c9-5 24-4 33 3 7 6 9 14 8 22l35 24-4 6-42-15c-14 8-32 5-39-7-5-8-4-18 1-25z" />
      </g>
      <path
        {...shade}
        d="M66 26c4 5 6 11 5 18l35 24-4 6-42-15c-12 7-26 6-35-1 26 2 44-10 41-32zM103 28l8 0-6 7 4 8-8-2-2 16-8-8c8-4 12-12 12-21z"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={mix(m.clay, m.bone, 0.5)}
        d="M46 38c9-3 17 3 18 11l33 20-2 1-36-15c-8 1-15-1-17-7-1-5 0-9 4-10z"
      />
      <path
        {...fine}
        d="M22 27q6 6 4 14m4-22q8 6 6 14m-20-16q4 0 6 4m14 3l3 7 5-5m6-7l3 7 5-4m-32 20l4 7 4-6m4 14l6 3M14 14q2 0 4 4M72 49l30 22"
      />
      <path stroke={mix(m.purple, m.ivory, 0.4)} strokeWidth={2} d="M92 20q-4 14 4 26m3-25q-4 10 3 20" />
      <Line c={m.purple} w={3} d="M50 48q8 1 12 6l10 6" />
      <path stroke={mix(m.purple, m.white, 0.5)} strokeWidth={1.2} d="M18 76q10-3 20-2m50 2q8-2 14-1M50 77h12" />
    </>
  ),
  'PHO-03': (
    <>
      <Repeat
        by={[
          [-32, 0],
          [32, 0],
        ]}
      >
        <path stroke={m.ink} strokeWidth={5.2} d="M49 26c-8-1-9 9-1 10m23-10c8-1 9 9 1 10" />
        <path stroke={m.clayDark} strokeWidth={2.2} d="M49 26c-8-1-9 9-1 10m23-10c8-1 9 9 1 10" />
        <path
          {...inked}
          fill={m.clay}
          d="M55 11l-1-4h12l-1 4 9 9 0 4-2 4c1 8 3 14 2 22-1 11-6 21-12 30h-4c-6-9-11-19-12-30-1-8 1-14 2-22l-2-4 0-4z"
        />
        <path {...shade} d="M64 11h1l9 9v4l-2 4c1 8 3 14 2 22-1 11-6 21-12 30h-2c8-16 10-38 6-52z" />
        <path {...fine} d="M55 11q5 1 10 0M46 22q14 4 28 0M48 28q12 4 24 0M47 42q6 3 13 3m-12 8q5 2 10 2" />
      </Repeat>
      <path stroke={m.ink} strokeWidth={1.4} d="M54 33v7m0-6h4m-4 3l4 3m4-7c4 0 4 5 0 5m0-5v8" />
      <path {...inked} fill={m.wood} d="M8 60h104v6H8zM10 66h6v14h-6zM104 66h6v14h-6z" />
      <path {...shade} d="M8 63h104v3H8z" />
      <path {...fine} d="M14 62h16m20 0h22m16 0h12" />
    </>
  ),
  'PHO-04': (
    <>
      <path {...inked} fill={m.sea} d="M90 80l26-36v36z" />
      <path
        {...inked}
        fill={m.sand}
        d="M4 44C4 20 24 8 50 7c22 0 38 7 48 19 9 6 18 14 18 24 0 4-4 8-6 12l-9 18H62C26 79 4 70 4 44z"
      />
      <path {...inked} fill={m.clayDark} d="M8 38c0-36 80-36 80 0v6c0 34-80 34-80 0z" />
      <path {...inked} fill={m.clay} d="M8 38c0-36 80-36 80 0s-80 36-80 0z" />
      <path
        stroke={mix(m.clay, m.ink, 0.5)}
        strokeWidth={7}
        strokeDasharray="1 3.5"
        strokeLinecap="butt"
        d="M12 38c0-30 72-30 72 0s-72 30-72 0z"
      />
      <path {...inked} fill={m.sea} d="M16 39c0-25 64-25 64 0s-64 25-64 0z" />
      <path {...inked} fill={m.sea} d="M66 56l8-5 10 8 24 2-8 17H84l-4-9z" />
      <path fill={m.sea} d="M62 50l9-3 7 8-7 5zM86 77l2-4 14 0-3 7H86z" />
      <g {...inked}>
        <path fill={m.clayDark} d="M31 40c0-16 34-16 34 0v4c0 15-34 15-34 0z" />
        <path fill={m.clay} d="M31 39c0-15 34-15 34 0s-34 15-34 0z" />
        <path fill={m.marble} d="M43 39V25h10v14c-3 2-7 2-10 0zM45 25v-6h6v6z" />
        <path fill={m.cinnabar} d="M43 19l5-6 5 6z" />
      </g>
      <path stroke={m.ink} strokeWidth={2.4} d="M21 43l4-4m-1 10l5-3m38-10l5-4m-4 13l6-3M82 64l7 1m5 0l8 1M86 71l8-1" />
      <path
        {...inked}
        strokeWidth={1}
        fill={m.linen}
        d="M94 32h7v6h-7zM104 44h7v6h-7zM92 47h6v5h-6zM16 64h6v5h-6zM34 70h8v4h-8z"
      />
      <path {...shade} d="M88 38v6c0 34-80 34-80 0v-4c2 32 78 32 80-2zM49 25h4v14l-4 1z" />
    </>
  ),
  'PHO-05': (
    <>
      <g {...inked} fill={mix(m.sand, m.stone, 0.5)}>
        <path d="M30 24V10h60v14zM18 40V24h84v16zM6 80V40h108v40z" />
        <path fill={m.glaze} d="M30 80V44q30-30 60 0v36z" />
      </g>
      <path
        {...fine}
        d="M30 17h60M18 32h84M6 53h24m60 0h24M6 66h24m60 0h24M44 10v7m18-7v7m16-7v7M38 17v7m16-7v7m16-7v7m14-7v7M30 24v8m60-8v8M24 32v8m72-8v8M18 40v13m84-13v13M12 53v13m12-13v13m72-13v13m12-13v13M19 66v14m80-14v14"
      />
      <path {...shade} d="M104 40h10v40h-10zM96 24h6v16h-6zM84 10h6v14h-6z" />
      <g {...inked} strokeWidth={1.3} fill={m.marble}>
        <path d="M50 73V40q10-5 20 0v33z" />
        <path d="M44 56c-10-1-12-12-8-20 3 6 10 8 11 14zM76 56c10-1 12-12 8-20-3 6-10 8-11 14z" />
        <path d="M42 74V57h10v17zM68 74V57h10v17z" />
        <path fill={m.sand} d="M41 58l1-9c1-7 9-7 10 0l1 9zM67 58l1-9c1-7 9-7 10 0l1 9z" />
        <path d="M44 51c0-5 6-5 6 0s-6 6-6 0zM70 51c0-5 6-5 6 0s-6 6-6 0z" />
        <path fill={m.ivory} d="M52 61h16v4H52z" />
        <path fill={m.sea} d="M32 74h56v6H32z" />
      </g>
      <path
        {...fine}
        d="M54 44v14m4-15v15m4-15v15m4-14v14M47 60v14m26-14v14M38 41q2 6 6 8m-5 0q2 2 4 3m39-11q-2 6-6 8m5 0q-2 2-4 3M46 51h0m2 0h0m24 0h0m2 0h0M40 77h12m6 0h10"
      />
      <path {...shade} d="M67 40l3 0v21h-3zM73 57h5v17h-5z" />
    </>
  ),
  'PHO-06': (
    <>
      <g {...inked}>
        <path fill={m.stoneDark} d="M94 38l17-8v36l-17 10z" />
        <path fill={m.stone} d="M9 38h85v38H9z" />
        <path fill={mix(m.stone, m.paper, 0.35)} d="M9 38l4-13h75l6 13zM13 25l18-7h74l-17 7z" />
        <path fill={m.stone} d="M94 38l-6-13 17-7 6 12z" />
      </g>
      <path stroke={m.ink} strokeWidth={1.2} strokeDasharray="2 1.4 .6 1.6 1.4 1.6" d="M15 33h72" />
      <path stroke={m.cinnabar} strokeWidth={4} strokeDasharray="1 3" strokeLinecap="butt" d="M10 43h83" />
      <path {...fine} d="M9 40.5h85M9 46h85M9 66h85" />
      <g {...inked} strokeWidth={1} fill={m.ivory}>
        <path d="M14 65V50h3l1 7h9l2 8zM19 57l1-7c0-4 5-4 5 0l-1 3 5 3v3h-8z" />
        <path d="M33 65l1-7h10l1 7zM36 58c0-4 6-4 6 0z" />
        <path d="M49 65l1-10c0-5 6-5 6 0l1 10zM60 65l1-10c0-5 6-5 6 0l1 10zM71 65l1-10c0-5 6-5 6 0l1 10zM82 65l1-10c0-5 6-5 6 0l1 10z" />
        <path
          fill={m.linen}
          d="M3 80v-4l5-1v-3l-4-1v-4l3-1 2-3 3 1c4-1 8 3 8 8h20c4 0 6 4 6 8zM100 80v-4l-5-1v-3l4-1v-4l-3-1-2-3-3 1c-4-1-8 3-8 8H63c-4 0-6 4-6 8z"
        />
        <path
          fill={m.linen}
          d="M6 22v-4l3-1 1-4 3 2c4-1 7 2 8 5h14l-8 5H14c-3 0-4-2-4-3zM113 22v-4l-3-1-1-4-3 2c-4-1-7 2-8 5H86l2 5h17c3 0 4-2 4-3z"
        />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={1.2}
        d="M50 57l-4-3m15 3l-4-3m15 3l-4-3m15 3l-4-3M22 49h0m31 3h0m11 0h0m11 0h0m11 0h0M8 68h0m87 0h0M10 18h0m99 0h0"
      />
      <path {...shade} d="M94 38l17-8v36l-17 10z" />
      <path {...fine} d="M98 50l9-5m-9 12l9-5M14 64q4 4 2 11m73-11q-4 4-2 11M28 73v7m46-7v7" />
    </>
  ),
  'PHO-07': (
    <>
      <rect {...inked} fill={m.gold} x={20} y={6} width={80} height={74} />
      <rect {...inked} strokeWidth={1} fill={mix(m.lapis, m.glaze, 0.35)} x={24} y={10} width={72} height={66} />
      <path stroke={m.gold} strokeWidth={1} d="M30 76V18m12 14V18m12 8V18m12 8V18m12 10V18m12 58V18" />
      <path fill={m.faience} d="M26 13h8l-4 8zM50 13h8l-4 8zM74 13h8l-4 8z" />
      <path fill={m.cinnabar} d="M38 13h8l-4 8zM62 13h8l-4 8zM86 13h8l-4 8zM26 60h8l-4 8zM87 62h8l-4 8z" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.ivory}
        d="M90 75h-7l1-15-4-8-9 3-6 12h-5l5-20-13-2-4-5 8-14 8-4c10 0 20 4 25 10 3 6 3 12 2 17l-1 14z"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={mix(m.clay, m.ivory, 0.35)}
        d="M33 75c-2-1-1-4 1-4l5-13c-1-6 0-10 5-10 6 0 10 5 12 11 4-4 9-6 14-3l5 15 5 4H58c-6 0-10-6-12-11l-7 11z"
      />
      <path {...inked} strokeWidth={1.2} fill={m.gold} d="M52 62c6-1 10-7 17-6l3 8c-5 5-11 8-16 6z" />
      <path {...inked} strokeWidth={1.2} fill={mix(m.clay, m.ivory, 0.35)} d="M44 51l3-9-2-2 0-3-3-1-1-4-4 1-4 4 6 13z" />
      <path {...inked} strokeWidth={1.2} fill={m.glaze} d="M42 50c-7 4-14 0-14-7 0-5 4-9 9-9-1 6 0 11 5 16z" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.ivory}
        d="M46 47l-1-5 4-8 7-6 0-6 5 3 5 0 4 7-2 9-9 6-7 2zM64 44l-9 9-9 1-1 4 11 1 13-12z"
      />
      <path {...shade} d="M62 46c10 4 20 2 26-10 2 7 2 12 1 17l-1 14 2 8h-7l1-15-4-8-9 3-6 12h-5z" />
      <path {...fine} d="M46 44l6 1M89 46q6-5 0-12M57 62l3 6m2-9l3 6M60 27l2 3M40 37h0" />
      <path stroke={m.ink} strokeWidth={1.8} d="M56 36l2-1M48 39h0" />
    </>
  ),
  'PHO-08': (
    <>
      <path stroke={m.ink} strokeWidth={6.5} d="M54 12a6 6 0 1 1 12 0" />
      <path stroke={m.lapis} strokeWidth={3.5} d="M54 12a6 6 0 1 1 12 0" />
      <g {...inked}>
        <path fill={m.lapis} d="M36 50c-4 10 0 18 6 22 10 10 26 10 36 0 6-4 10-12 6-22z" />
        <path fill={m.gold} d="M36 26c0-18 48-18 48 0v24c0 16-10 24-24 24S36 66 36 50z" />
        <path fill={m.faience} d="M36 38a5 5 0 1 0 0 11zM84 38a5 5 0 1 1 0 11z" />
      </g>
      <path {...shade} d="M78 17q6 4 6 9v24c0 16-10 24-24 24 12-8 18-26 18-57z" />
      <g {...inked}>
        <path
          fill={m.lapis}
          d="M34 28a5 5 0 0 1 3-9 5 5 0 0 1 7-6 6 6 0 0 1 10-3 6 6 0 0 1 12 0 6 6 0 0 1 10 3 5 5 0 0 1 7 6 5 5 0 0 1 3 9 5 5 0 0 1-9 0 6 6 0 0 1-11-2 6 6 0 0 1-12 0 6 6 0 0 1-11 2 5 5 0 0 1-9 0z"
        />
        <path fill={m.white} d="M40 42a8 8 0 1 1 0 .1zM64 42a8 8 0 1 1 0 .1z" />
        <path stroke={m.ink} strokeWidth={8} d="M48.5 42h0m23 0h0" />
        <path fill={m.gold} d="M57 38h6l4 16c-2 3-12 3-14 0z" />
        <path stroke={m.ink} strokeWidth={2.6} d="M38 33q9-6 19 1m6 0q10-7 19-1" />
        <path
          fill={m.lapis}
          d="M36 56a6 6 0 0 0 1 11 6 6 0 0 0 9 7 7 7 0 0 0 14 3 7 7 0 0 0 14-3 6 6 0 0 0 9-7 6 6 0 0 0 1-11c-4 4-10 6-14 4-6-3-14-3-20 0-4 2-10 0-14-4z"
        />
        <path fill={m.cinnabar} d="M52 63q8-4 16 0-8 6-16 0z" />
      </g>
      <path
        stroke={m.white}
        strokeWidth={1.3}
        d="M39 63a3 3 0 1 1 3 1m6 6a3 3 0 1 1 3 1m8 2a3 3 0 1 1 3 1m7-4a3 3 0 1 1 3 1m5-8a3 3 0 1 1 3 1M45 19h0m15-4h0m15 4h0"
      />
    </>
  ),
  'PHO-09': (
    <g transform="rotate(-16 60 45)">
      <path {...inked} fill={m.woodDark} d="M2 48C16 24 46 16 70 18c22 2 40 14 48 28-12 17-30 26-56 26C36 72 14 64 2 48z" />
      <path {...inked} fill={m.wood} d="M2 48C16 28 46 21 70 23c20 2 38 12 48 23-12 13-30 20-56 20C36 66 14 60 2 48z" />
      <path stroke={m.woodDark} strokeWidth={1} d="M8 47C30 33 84 28 112 46M6 47c36-4 70-6 108-1M8 49c30 12 74 14 104-2" />
      <path
        stroke={m.linen}
        strokeWidth={1.4}
        strokeDasharray=".1 3"
        d="M10 46C32 30 84 26 110 45M8 47.5c36-4 70-6 104-1.5M10 50c30 13 74 15 100-1"
      />
      <path
        stroke={m.ink}
        strokeWidth={4.6}
        d="M22 36q-3 12 2 22M34 30q-4 16 0 33M46 26q-4 20 0 39M74 24q5 20 0 41M86 27q5 17 0 36M98 33q4 14-1 25"
      />
      <path
        stroke={m.reed}
        strokeWidth={2.4}
        d="M22 36q-3 12 2 22M34 30q-4 16 0 33M46 26q-4 20 0 39M74 24q5 20 0 41M86 27q5 17 0 36M98 33q4 14-1 25"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.silver}
        d="M50 36l5-5 6 3-1 6-7 2zM61 33l6-4 5 5-3 6-6 0zM49 47l6-5 6 4-2 7-8 1zM62 44l7-3 5 5-3 7-8 0zM54 57l6-3 5 4-3 5-7-1zM66 56l6-2 3 4-4 5-5-2z"
      />
      <path
        {...shade}
        d="M118 46c-12 17-30 26-56 26C36 72 14 64 2 48c24 20 84 28 116-2zM56 41l5-1-1-4 2-2zM56 53l5-7-2 7zM66 53l8-7-3 7z"
      />
      <path {...inked} strokeWidth={1.2} fill={m.granite} d="M104 40l6 5-6 6-4-5z" />
      <path {...fine} d="M14 46h0m0 5h0M108 45h0" strokeWidth={2} />
    </g>
  ),
  'PHO-10': (
    <>
      <path
        stroke={m.ink}
        strokeWidth={0.9}
        strokeDasharray="2.5 2"
        d="M6 58L2 66l10 0M8 40c20 6 60 6 84-6 8-4 10-12 8-20 6 4 12 2 12-4M30 42V10m0 3l24 4v18H30"
      />
      <path stroke={m.iron} strokeWidth={2.6} d="M18 80V68m18 12V70m18 10V70m18 10V68m18 12V60M10 80h92" />
      <path
        {...inked}
        fill={m.woodDark}
        d="M6 62l4-2c10 6 24 8 42 8s34-4 42-14c8-9 10-22 9-36l6 0c2 18-2 32-10 42-10 11-26 15-46 15S14 72 6 62z"
      />
      <g {...inked} strokeWidth={1.1} fill={m.wood}>
        <path d="M14 58c18 8 52 9 72-1l6-7 0 6c-8 9-22 13-40 13-16 0-30-3-38-8z" />
        <path d="M20 50c18 8 44 8 64-1l10-11 1 8-5 8c-20 11-54 10-70 1z" />
        <path d="M44 46c16 2 32 0 44-8l9-13 1 9-5 8C80 52 62 54 46 53z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={4.4}
        d="M24 64l-4-18m14 21l-3-25m13 27l-1-32m13 32l0-34m12 33l2-36m9 33l5-36m4 29l9-34m1 24l6-26"
      />
      <path
        stroke={m.reed}
        strokeWidth={2.2}
        d="M24 64l-4-18m14 21l-3-25m13 27l-1-32m13 32l0-34m12 33l2-36m9 33l5-36m4 29l9-34m1 24l6-26"
      />
      <path stroke={m.silver} strokeWidth={2} d="M14 67q18 6 38 6m10 0q18-1 28-8" />
      <path {...shade} d="M103 18h6c2 18-2 32-10 42-10 11-26 15-46 15l0-4c34 0 50-14 50-53z" />
      <path stroke={m.white} strokeWidth={1.3} d="M26 57l3 3m0-3l-3 3m23-2v4m0-4h3m10 0v4m3-4l-3 2" />
      <path {...fine} d="M105 24l0 8m-2 4l-1 7M14 71l6 2" />
    </>
  ),
  'PHO-11': (
    <>
      <path {...inked} fill={m.iron} d="M84 18c14-2 30 9 30 28 1 17-13 31-29 31-14-1-28-15-27-31 0-15 12-27 26-28z" />
      <path stroke={m.silver} strokeWidth={1.6} strokeDasharray="0 3.2" d="M87 22c14 0 23 11 23 25 0 15-11 26-25 26" />
      <path
        {...inked}
        fill={mix(m.silver, m.stone, 0.3)}
        d="M40 8c22-5 42 11 42 34 1 20-16 38-38 37C24 79 6 64 7 43 7 25 22 10 40 8z"
      />
      <path {...shade} d="M62 14c12 6 20 16 20 28 1 20-16 38-38 37-12 0-23-5-30-14 30 14 64-8 48-51z" />
      <path
        stroke={m.ink}
        strokeWidth={1.6}
        strokeDasharray="0 3.4"
        d="M41 12c19-4 37 10 37 30 1 18-14 34-34 33-18 0-34-13-33-32 0-16 14-29 30-31z"
      />
      <g {...inked} strokeWidth={1.2} fill={m.white}>
        <path d="M15 38c1 8 4 12 10 15h38l10 2-4-5 2-10-4 2-4 2H24c-4-2-5-8-2-13-5 0-8 3-7 7z" />
        <path d="M26 44a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm7 0a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm7 0a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm7 0a3 3 0 1 1 6 0 3 3 0 0 1-6 0zm7 0a3 3 0 1 1 6 0 3 3 0 0 1-6 0z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={1.4}
        d="M26 54l-4 7m10-7l-4 7m10-7l-4 7m10-7l-4 7m10-7l-4 7m10-7l-4 7m10-7l-4 7M67 40v-8M38 20c6-1 6 5 0 5m0-5l-4 13 5 0M47 20l4 7"
      />
      <path
        stroke={m.ink}
        strokeWidth={1.6}
        d="M17 62l4-3 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-3M28 68l4-3 4 4 4-4 4 4 4-4 4 4 4-3"
      />
      <path {...inked} strokeWidth={1.2} fill={m.silver} d="M88 66V50l-3-8 4-8 4-3 1-4 3 4c5 2 8 6 10 10l-3 4-7-3-1 7 6 6-4 9z" />
      <path {...fine} d="M18 47h50M30 40v-6m7 6v-6m7 6v-6m7 6v-6m7 6v-6M97 38h0M90 34q5 6 3 16" />
    </>
  ),
  'PHO-12': (
    <>
      <g {...inked} fill={alabaster}>
        <path d="M20 80v-5h80v5z" />
        <path d="M41 46c-2-10-1-20 4-30 6 10 8 20 6 30zM79 46c2-10 1-20-4-30-6 10-8 20-6 30z" />
        <path d="M26 75V48h18v27zM94 75V48H76v27z" />
        <path fill={m.sand} d="M26 50l2-13-1-7h16l-1 7 2 13zM94 50l-2-13 1-7H77l1 7-2 13z" />
        <path d="M31 40c0-6 8-6 8 0s-1 8-4 8-4-2-4-8zM81 40c0-6 8-6 8 0s-1 8-4 8-4-2-4-8z" />
        <path d="M45 75l2-33c0-8 5-11 13-11s13 3 13 11l2 33z" />
        <path fill={m.sand} d="M49 36c-3-6-2-24 2-27 5-4 13-4 18 0 4 3 5 21 2 27q-4 2-6 0H55q-2 2-6 0z" />
        <path d="M53 18c0-6 14-6 14 0 1 9-2 16-7 16s-8-7-7-16z" />
        <path d="M46 47c2 6 5 8 8 9h12c3-1 6-3 8-9l2 9-10 6H54l-10-6z" />
        <path fill={m.ivory} d="M43 56h34c-1 9-8 12-17 12s-16-3-17-12z" />
      </g>
      <path {...shade} d="M66 32c5 2 7 5 7 10l2 33H62v-7c8 0 14-4 15-12h-2l-1-9zM85 48h9v27h-9z" />
      <path
        stroke={m.clayDark}
        strokeWidth={1}
        strokeDasharray="2.5 1"
        d="M51 12q9-5 18 0M50 17q10-7 20 0M50.5 24v10m2-8v8m17-10v10m-2-8v8M52 38q8 5 16 0M51 41q9 6 18 0"
      />
      <path
        {...fine}
        d="M55.5 21q1.5-1.5 3 0m3 0q1.5-1.5 3 0M60 21v5l-1.5 1M57.5 30h5M33 40h0m4 0h0m46 0h0m4 0h0M34 44h2m48 0h2M52 69v6m4-6v6m4-6v6m4-6v6m4-6v6M35 52v23m50-23v23M27 34h16m34 0h16M45 20q3 10 2 24m28-24q-3 10-2 24M46 59h28"
      />
    </>
  ),
  'PHO-13': (
    <>
      <path {...inked} fill={m.sand} d="M34 80V28l-2-9 8 3L60 6l20 16 8-3-2 9v52z" />
      <path {...shade} d="M74 17l6 5 8-3-2 9v52h-9V30z" />
      <path {...fine} d="M38 28h44M38 32h44M38 64h44M38 67h44M42 24l18-14 18 14" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.cinnabar}
        d="M57 19a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM52 16c1 12 15 12 16 0 4 14-20 14-16 0z"
      />
      <path {...inked} fill={m.cinnabar} d="M60 47l11 15H49zM47 44.5h26v2.5H47zM55.5 39.5a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0z" />
      <path stroke={m.ink} strokeWidth={1.8} d="M47 46v-4m26 4v-4" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill="none"
        d="M42 62V50m-2.5-3a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM39 37c0 6 6 6 6 0M39.5 42.5a2.5 2.5 0 1 0 5 0"
      />
      <path {...inked} strokeWidth={1.1} fill={m.ivory} d="M75 60v-7l-1-8 2 4v-6h2v6h1v-6h2v7l2-3-1 6-2 7z" />
      <path stroke={m.ink} strokeWidth={1.4} strokeDasharray="1.5 1.3 3 1.4 .6 1.4" d="M39 71.5h41M39 75.5h36" />
      <path {...inked} fill={m.stone} d="M24 80v-2h10v2zM86 80v-2h10v2z" strokeWidth={1} />
      <path {...fine} d="M36 40l1 6m-1 20l1 4M84 40l-1 3m1 14l-2 4" />
    </>
  ),
  'PHO-14': (
    <>
      <path
        {...inked}
        fill={m.silver}
        d="M60 8c22 0 40 16 40 36 0 5-1 9-3 13l-10-3-6 8-10 0-4 8-8 1-4 8C37 79 20 63 20 44 20 24 38 8 60 8z"
      />
      <path {...shade} d="M78 13c14 6 22 18 22 31 0 5-1 9-3 13l-10-3-6 8-10 0-4 8-8 1-4 8c-11-1-19-5-25-11 34 9 53-19 38-53z" />
      <path stroke={m.gold} strokeWidth={1.8} d="M54 75C36 73 24 60 24 44c0-18 16-32 36-32s36 14 36 32l-1 9" />
      <path
        {...inked}
        strokeWidth={1.1}
        d="M61 65c-14 2-26-7-26-21 0-13 11-23 25-23s25 10 25 23l-1 9M61 56c-9 1-16-4-16-12 0-7 7-13 15-13s15 6 15 13c0 5-3 9-7 11"
      />
      <path fill={m.gold} stroke={m.ink} strokeWidth={1} d="M60 36l2 5 5-2-2 5 2 5-5-2-2 5-2-5-5 2 2-5-2-5 5 2z" />
      <g {...inked} strokeWidth={1} fill={m.white}>
        <path d="M50 21v-7h2v2h2v-3h2v2h3v-4h4v4h3v-2h2v3h2v-2h2v7q-11-2-22 0z" />
        <path d="M85 28l4 3-4 6-3-2zM91 39l3 5-5 2-2-5zM77 19l4 3-4 5-3-2z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={2.2}
        d="M45 17l2 4m-9-1l3 5m-8 0l4 3m-7 4l5 1m-7 7l5 0m-5 7l5-1m-4 9l5-3m-2 10l4-4m3 10l2-5m6 8l1-5"
      />
      <path
        {...fine}
        d="M46 14l-6 9m-3-7l3 8m-11-1l9 4m-12 5l9-1m-9 9l8-3m-7 12l7-6M92 33l-6 2m6 12l-6-4M80 18l-5 7M55 18h0m5-1h0m5 1h0"
      />
      <path
        stroke={m.ink}
        strokeWidth={4}
        strokeDasharray="1.2 2.8"
        strokeLinecap="butt"
        d="M63 60.5c-12 2-23-5-23-16.5 0-10 9-18 20-18s20 8 20 18l-1 7"
      />
      <path stroke={m.ink} strokeWidth={0.9} d="M66 62l3-7m12 7l1-10M54 70l6-5" />
    </>
  ),
  'PHO-15': (
    <>
      <path {...inked} fill={m.bronzeDark} d="M92 20l17-10-4 26 5 32-14 8z" />
      <path {...inked} fill={m.verdigris} d="M30 20c24 4 48-2 66-14l13 4c-8 14-16 22-18 31-2 12 8 22 19 27l-2 12H62l-32-8z" />
      <path {...shade} d="M109 10c-8 14-16 22-18 31-2 12 8 22 19 27l-2 12H62l-32-8v-4c32 6 46-4 49-25 2-16 18-24 30-33z" />
      <path {...inked} fill={m.bronze} d="M24 13h12v62H24z" />
      <g {...inked} fill={mix(m.verdigris, m.paper, 0.2)}>
        <path d="M8 21l28-3 48 8-48 9-28-3zM8 39l28-3 44 8-44 9-28-3zM8 57l28-3 46 8-46 9-28-3z" />
      </g>
      <path {...shade} d="M8 27l76-1-48 9-28-3zM8 45l72-1-44 9-28-3zM8 63l74-1-46 9-28-3z" />
      <path {...fine} d="M36 18v17m0 1v17m0 1v17M14 21v11m0 7v11m0 7v11M97 10c-6 10-15 18-17 27m1 14c3 10 8 16 14 20" />
      <path {...inked} strokeWidth={1.2} fill={m.bronze} d="M72 17a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0z" />
      <path {...fine} d="M77.5 11.5v11M72 17h11m-9.5-4l8 8m0-8l-8 8M50 73l18 3" />
      <path stroke={m.ink} strokeWidth={1.8} d="M103 16h0m-6 8h0m-6 9h0m0 20h0m6 9h0m7 7h0M30 16h0m0 57h0" />
      <path fill={m.bronze} d="M42 22l10 0-6 4zM40 40l12 2-8 3zM88 60l6 8-8-3zM64 73l10 1-4 4z" />
    </>
  ),
};

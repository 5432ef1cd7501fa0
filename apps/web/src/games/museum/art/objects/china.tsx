import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';

const patina = mix(m.verdigris, m.bronzeDark, 0.25);
const greenGlaze = mix(m.jade, m.leaf, 0.5);
const swallow = mix(m.bronze, patina, 0.3);
const greyClay = mix(m.stone, m.clay, 0.3);
const brick = mix(m.sand, m.clay, 0.3);
const terracotta = mix(m.clay, m.stone, 0.45);
const slate = mix(m.granite, m.ink, 0.2);

/** The fifteen objects of China. */
export const china: Readonly<Record<string, ObjectArt>> = {
  'CHI-01': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={greenGlaze} d="M44 62V47h32v15zM47 43V33h26v10zM50 29v-9h20v9z" />
        <path fill={greenGlaze} d="M24 80V67h72v13z" />
        <path
          fill={m.jadeDark}
          d="M17 67q6-1 9-6h68q3 5 9 6l-1 2H18zM30 49q6-1 9-6h42q3 5 9 6l-1 2H31zM34 35q6-1 9-6h34q3 5 9 6l-1 2H35z"
        />
        <path fill={m.jadeDark} d="M37 22q8-2 12-11h22q4 9 12 11l-1 2H38z" />
        <path fill={m.goldDark} d="M57 11q-3-6 1-5l2 2 5-2-2 5z" />
        <path fill={m.ink} d="M53 80v-9h14v9z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.25}
        d="M86 69h10v11H86zM70 51h6v10h-6zM68 37h5v6h-5zM66 24h4v5h-4zM71 11q4 9 12 11l-1 2h-9zM77 29q3 5 9 6l-1 2h-7zM81 43q3 5 9 6l-1 2h-7zM94 61q3 5 9 6l-1 2h-9z"
      />
      <path fill={m.ink} d="M56 61v-7h8v7zM53 43v-5h4v5zM63 43v-5h4v5zM57 29v-4h6v4z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M35 61l-3 6m13-6l-2 6m12-6l-1 6m12-6v6m10-6l2 6m9-6l3 6M48 43l-2 6m9-6l-1 6m12-6l1 6m6-6l2 6M51 29l-2 6m8-6v6m6-6v6m6-6l2 6M54 12l-4 10m7-10l-1 10m6-10l1 10m3-10l4 10M44 51l4 4m28-4l-4 4M47 37l3 3m23-3l-3 3M28 80V70m6 10V70m6 10V70m6 10V70m28 10V70m6 10V70"
      />
    </>
  ),
  'CHI-02': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.wood} d="M7 14h6v66H7zM107 14h6v66h-6z" />
        <path fill={m.paper} d="M14 22h92v50H14z" />
        <path fill={m.verdigris} d="M5 20h11v54H5zM104 20h11v54h-11zM96 22h8v50h-8z" />
      </g>
      <path fill={mix(m.paper, m.sea, 0.5)} d="M17 58h41v13H17zM17 44q10-9 20-2 8-8 21 0v4H17z" />
      <Line c={m.ink} w={1} d="M60 24v46" />
      <path fill={m.glaze} d="M33 52q2-4 9-4 6-1 8 2l5-1 2 4-4 3-3-1-1 9h-2l-1-6h-7l-1 6h-2l-1-7z" />
      <Line c={m.glaze} w={1.4} d="M53 50q-1-5 3-5" />
      <Line c={m.woodDark} w={1.6} d="M49 52l-22 8-3 5 7 1M27 60l-4-5" />
      <path fill={m.lapis} d="M18 50l4-3 4 8-2 5h-5zM19 60h2v7h-2zM23 60h2l1 7h-2z" />
      <Line c={m.ivory} w={4} d="M22 44h.1" />
      <path fill={m.reed} d="M17 43l5-4 5 4z" />
      <Line c={m.woodDark} w={1.8} d="M68 66V44h20v22M68 50l-4-8m24 8l4-8M66 66h26M64 42h28M70 57h20" />
      <Line c={m.cinnabar} w={0.8} d="M69 48h18m-18 2h18m-18 2h18m-18 2h18" />
      <path fill={m.wine} d="M73 55q5-5 10 0l2 14H71z" />
      <path fill={m.glaze} d="M74 50a4 4.5 0 1 1 8 0q-4-2-8 0zM76 43q2-3 4 0z" />
      <path fill={m.ivory} d="M74.5 50q3.5-2 7 0 0 4-3.5 4t-3.5-4z" />
      <Line
        c={m.ink}
        w={1}
        d="M90 26v3m0 2v3m0 2v2m-4-12v3m0 2v3M52 26v3m0 2v3m-4-8v3m0 2v2M20 28q6-3 10 0m-6 3q5-2 9 0M66 32l5-4 5 4M17 64q8-2 14 0m4 4q10-2 20 0"
      />
      <path fill={m.ink} opacity={0.25} d="M11 20h5v54h-5zM110 20h5v54h-5z" />
      <Line c={m.gold} w={0.9} d="M5 27h11m88 0h11M5 67h11m88 0h11M98 30l4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4" />
    </>
  ),
  'CHI-03': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.iron, m.clay, 0.12)} d="M8 56Q34 18 76 9l15 8-24 31z" />
        <path fill={mix(m.iron, m.clayDark, 0.4)} d="M8 56l59-8 45 20-11 12Q48 84 8 56z" />
        <path fill={m.glaze} d="M91 17L67 48l45 20-2-8-32-14 17-23z" />
        <path fill={mix(m.iron, m.silver, 0.5)} d="M8 56q30-8 59-8-26 6-59 8z" />
      </g>
      <path
        fill={m.clay}
        opacity={0.75}
        d="M66 16q8-4 10-1-6 6-12 6-2-3 2-5zM44 36q5-4 8-1-4 5-9 5zM84 62q9 0 13 5-9 3-15-1zM46 64q6-1 9 3-5 3-10 0zM99 73l6-3 1 3-5 4z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M14 52q18-24 52-36M22 64q32 14 74 11M30 61l10 3m-4-4l12 4m-4-5l14 5m-5-6l16 6m-6-7l18 7m-6-8l18 8M70 22l-5 6m-5-2l-5 6"
      />
      <Line c={m.reed} w={0.9} d="M58 26h.1m8 10h.1m-14 4h.1m24-14h.1m-4 40h.1m-36-14h.1m40 4h.1" />
    </>
  ),
  'CHI-04': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.sky, m.jade, 0.4)} d="M4 60l18-26 12 10 20-22 12 14L92 12l12 20 12 28v20H4z" />
        <path fill={mix(m.leaf, m.jade, 0.3)} d="M4 80l2-16 30-10 20 8 26-12 20-18q8 8 14 22v26z" />
        <path fill={m.stone} d="M86 38q8-6 12-18l7 1q-3 14-14 24z" />
        <path fill={m.stone} d="M48 48c10 12 22 10 32-6l8 3c-12 22-28 26-40 17z" />
        <path fill={m.sand} d="M97 22V9h11v13zM78 44V26h15v18z" />
        <path fill={m.sand} d="M22 62h26l12 18H6z" />
        <path fill={m.stone} d="M22 62L6 80H2l-1-6 19-18zM48 62l12 18h6l-1-6-15-18z" />
        <path fill={m.sand} d="M20 64l2-35h-3v-7h6v3h5v-3h5v3h4v-3h5v3h5v-3h5v7h-4l2 35z" />
        <path fill={m.ink} d="M30 64V53q5-6 10 0v11z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.25}
        d="M43 29h7l2 35h-8zM103 9h5v13h-5zM87 26h6v18h-6zM48 55c12 9 28 4 38-12l2 2c-12 22-28 26-40 17zM97 37l5-5q8 8 14 22v12z"
      />
      <path
        fill={m.ink}
        d="M27 40v-5q2-3 4 0v5zM33 40v-5q2-3 4 0v5zM39 40v-5q2-3 4 0v5zM82 34v-3q1-2 3 0v3zM88 34v-3q1-2 3 0v3zM101 16v-3q1.5-1 3 0v3z"
      />
      <path
        stroke={m.ink}
        strokeWidth={2.4}
        strokeLinecap="butt"
        strokeDasharray="2 2"
        d="M51.5 49.5c9 9 17 7 25.5-3.5M77 25h17M96 8h13M94.5 29q2.5-3.5 3-6"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M18 67h33m-36 4h39m-42 4h45M21 48h30m-30 4h8m13 0h9m-31 6h9m12 0h11M8 58l8-6m54 24q10-8 24-10m-8 12q10-6 22-6M60 34l6-5m20-5l5-5"
      />
    </g>
  ),
  'CHI-05': (
    <>
      <g stroke={m.ink} strokeWidth={1.4} fill={brick}>
        <path fill={m.stone} d="M20 80v-7h80v7z" />
        <path d="M35 73L35.8 65.2h48.4L85 73zM37.4 63L38.2 56.2h43.6L82.6 63zM39.8 54L40.6 47.7h38.8L80.2 54zM42.2 45.5L43 40.2h34L77.8 45.5zM44.6 38L45.4 33.2h29.2L75.4 38zM47 31L47.8 26.7h24.4L73 31zM49.4 24.5L50.2 20.7h19.6L70.6 24.5z" />
        <path
          fill={mix(brick, m.bone, 0.45)}
          d="M35.8 65.2l-2.4-2.2h53.2l-2.4 2.2zM38.2 56.2l-2.4-2.2h48.4l-2.4 2.2zM40.6 47.7l-2.4-2.2h43.6l-2.4 2.2zM43 40.2l-2.4-2.2h38.8l-2.4 2.2zM45.4 33.2l-2.4-2.2h34l-2.4 2.2zM47.8 26.7l-2.4-2.2h29.2l-2.4 2.2zM50.2 20.7l-2.4-2.2h24.4l-2.4 2.2z"
        />
        <path d="M49 18.5L58 10l2-5 2 5 9 8.5z" />
      </g>
      <path
        fill={m.ink}
        d="M57.5 73v-3.9q2.5-4 5 0v3.9zM57.5 63v-3.4q2.5-4 5 0v3.4zM57.5 54v-3.1q2.5-4 5 0v3.1zM57.5 45.5v-2.6q2.5-4 5 0v2.6zM57.5 38v-2.4q2.5-4 5 0v2.4zM57.5 31v-2.1q2.5-4 5 0v2.1zM57.5 24.5v-1.9q2.5-4 5 0v1.9z"
      />
      <Line
        c={m.clayDark}
        w={0.8}
        d="M45.5 73v-7.4m29 0v7.4M46.9 63v-6.4m26.2 0v6.4M48.3 54v-5.9m23.4 0v5.9M49.7 45.5v-4.9m20.6 0v4.9M51.1 38v-4.4m17.9 0v4.4M52.5 31v-3.9m15.1 0v3.9M53.9 24.5v-3.4m12.3 0v3.4"
      />
      <path fill={m.ink} opacity={0.2} d="M62 10l9 8.5-2 1 3.5 16 4 16 8 21.5H74q-6-30-10-53zM86 73h14v7H86z" />
      <Line c={m.ink} w={1} d="M52 80v-7m16 7v-7m-14 2h12m-13 2.5h14M24 77h24m24 0h24" />
    </>
  ),
  'CHI-06': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={patina} d="M82 26c4-12 10-16 16-14-2 4-1 6 4 5 6-1 11 0 12 5-6-2-9 1-13 5-5 4-11 6-16 8z" />
        <path
          fill={mix(patina, m.ink, 0.25)}
          d="M46 43l-4 12 7 6-3 5-5-1-1-4-6-5 3-14zM74 38l14 12 14 4 9 6-1 4-6 0-4-5-17-3-12-10z"
        />
        <path
          fill={patina}
          d="M35 6l3 4c6 6 10 12 18 14 8 2 16-2 24 0 7 2 11 8 9 15-1 6-6 8-9 14l-6 8-8 6-2 6h-6l2-8 8-8 2-12c-8 0-14 2-20 2l-14 3-12 4-9 7-2-1-4-3 5-3 12-11 6-3c-3-5-4-10-4-15-4 2-7 5-11 6-4 0-6-3-4-6 5-5 8-9 13-12l3-7 2 4z"
        />
        <path fill={swallow} d="M58 74l-16-6q12-3 24 5z" />
        <path fill={swallow} d="M36 77q3-5 9-4 14 1 24 0l16-5-4 5 9 1q-12 5-24 5H48q-6 0-8-2z" />
        <path fill={swallow} d="M50 77q2 4-2 6 14-1 20-7z" />
      </g>
      <path fill={m.ink} opacity={0.24} d="M38 41c12 6 30 4 44-3 4-3 6-7 6-11 4 14-6 18-14 28l-2-5 2-9c-14 2-26 6-38 6z" />
      <path fill={m.ink} d={`${oval(26.5, 20, 1.2)}${oval(42, 75.5, 0.9)}`} />
      <Line
        c={m.ink}
        w={1}
        d="M38 10c-2 6 2 14 14 18M36 13l3 1m-2 4l4 0m-2 4l4-1m-1 4l4-1m0 4l4-2M19 25l2 1m-2 3q4-1 6-3M30 27q3-2 3-7M42 40q-3-4-3-8m40 8q4-2 5-8M94 16q-6 6-8 12m14-8q-6 2-10 8M70 75l10-2M53 80q6 0 10-3M33 10q-3 3-4 8"
      />
    </>
  ),
  'CHI-07': (
    <Repeat by={[[53, 0]]}>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.white} d="M26 17c-9-2-10 5-6 9 2 3-1 6-4 4M41 17c9-2 10 5 6 9-2 3 1 6 4 4" />
        <path
          fill={m.white}
          d="M20 7c4 9 7 15 7 24-2 5-11 8-11 18 0 10 9 14 9 22-2 3-3 5-3 9h23c0-4-1-6-3-9 0-8 9-12 9-22s-9-13-11-18c0-9 3-15 7-24q-13 3-27 0z"
        />
      </g>
      <g fill={m.lapis}>
        <path d="M20 7q13 3 27 0l-2 4q-11 2-23 0zM27 30h13v3H27zM25 70h17v3H25zM22 77h23v3H22z" />
        <path d="M24 15l2 10 2-9 2 10 3-10 3 10 2-10 2 9 2-10 .5 3-2 10H26.5z" />
      </g>
      <Line c={m.lapis} w={0.9} d="M24 36q10 3 19 0M17.5 44q16 5 32 0M18 55q15 5 31 0M24 65q10 3 19 0" />
      <Line c={m.lapis} w={2.2} d="M21 50q4-4 7 0t7 0 6-1 4-1M26 50l-1 3m9-2l1 3m5-5l2 3M45 48l2-2" />
      <Line c={m.lapis} w={1.2} d="M25 39q3 3 5 0t5 0 6 0M21 59q4 3 7 0t7 0 7 0 4 0M26 68q2-2 4 0t4 0 4 0 3 0" />
      <path
        fill={m.ink}
        opacity={0.18}
        d="M47 7c-4 9-7 15-7 24 2 5 11 8 11 18 0 10-9 14-9 22 2 3 3 5 3 9h-9c2-12 6-18 6-30 0-9-6-12-6-18 0-9 2-16 5-24z"
      />
    </Repeat>
  ),
  'CHI-08': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.bronzeDark} d="M6 51l54 24 54-24v5L60 80 6 56z" />
        <path fill={m.bronze} d="M60 27l54 24-54 24L6 51z" />
        <path fill={mix(m.bronze, m.gold, 0.35)} d={oval(60, 51, 31, 14.5)} />
        <path fill={mix(m.bronze, m.gold, 0.6)} d={oval(60, 51, 20, 9)} />
      </g>
      <Line
        c={m.ink}
        w={0.9}
        d="M60 30.5L106 51 60 71.5 14 51zM60 36.5v5.5m0 18v5.5M29 51h11m40 0h11M37 41l8 4m38-4l-8 4M37 61l8-4m38 4l-8-4M47 38l5 4.5m21-4.5l-5 4.5M47 64l5-4.5m21 4.5l-5-4.5M32 45l9 3m47-3l-9 3M32 57l9-3m47 3l-9-3"
      />
      <Line c={m.ink} w={1.3} d="M19 50h4m-4 2h4M97 50h4m-4 2h4M58 33h4m-2-1v2M58 69h4m-4-1.5h4" />
      <path fill={m.ink} opacity={0.3} d="M46 54q4 8 18 5 8-2 12-8l10-6-2-3-8 3z" />
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.iron} d="M44 44c-1 10 6 14 15 14 8 0 13-4 15-9L106 24c5-4 6-9 3-12-3-2-8-1-11 3L70 39c-8-4-25-4-26 5z" />
        <path fill={m.glaze} d="M48 45c0-6 16-7 22-2 0 6-5 10-11 10-7 0-11-3-11-8z" />
      </g>
      <path fill={m.silver} opacity={0.6} d="M74 39l26-23c2-2 5-2 6-1L76 42zM46 47q3 8 12 9-10 0-12-9z" />
    </>
  ),
  'CHI-09': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(slate, m.ink, 0.4)} d="M36 74V18q0-12 14-12h30q13 2 13 14v54z" />
        <path fill={slate} d="M30 74V19Q30 6 44 6h32q13 1 13 13v55z" />
        <path fill={m.stoneDark} d="M20 80q-1-7 6-7h68q8 0 6 7z" />
        <path fill={mix(slate, m.bone, 0.15)} strokeWidth={1} d="M36 29h47v41H36z" />
      </g>
      <Line c={m.stone} w={1} d="M33 72V20Q33 9 44 9h31q11 0 11 11v52M33 27h53M61 30v39M36.5 49H60" />
      <path fill={m.gold} d={oval(59.5, 17, 2.6)} />
      <Line c={m.bone} w={2} d="M55 20q-4-5-7-1t-6 1-4 2M64 20q4-5 7-1t6 1 4 2" />
      <Line c={m.bone} w={1} d="M55 19l1-4m-2 5l3 2m-9-2l-1 3m-4-3l-2-2m23 1l-1-4m2 5l-3 2m9-2l1 3m4-3l2-2M57 12l2 1.5 3-1.5" />
      <Line
        c={m.bone}
        w={1.2}
        d="M80 33v2m0 2v3m0 2v2m0 2v3m0 2v2m0 3v2m0 2v3M75 33v3m0 2v2m0 2v3m0 2v2m0 3v2m0 3v2M70 33v2m0 2v3m0 2v3m0 2v2m0 2v3m0 2v2M65 33v3m0 2v2m0 3v2m0 2v3m0 2v2"
      />
      <Line
        c={m.bone}
        w={1.1}
        d="M39 34q1-2 2 0t3 0v-2m3 2q2-3 3 0h3m3-2v2M39 39h3q1-3 2 0m3 0q2-2 4 0h2m3-2v2M39 44q2-3 3 0h3m3-2v2q2-2 4 0h4M58 54q-2 2-4 0h-4l-1 2m-3-2h-6M58 59h-5q-2 3-4 0m-3-2v2h-7M58 64q-3 2-5 0h-3m-4 1q-3 2-6-1M54 52h.1m-6 10h.1m-6-6h.1"
      />
      <path fill={m.ink} opacity={0.22} d="M76 6q13 1 13 13v54H78V20q0-10-2-14z" />
    </>
  ),
  'CHI-10': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(greyClay, m.ink, 0.15)} d="M2 60l8-10 8 4-4 18H6z" />
        <path fill={greyClay} d="M24 52V38h14v14zM42 52V32h24v20zM70 52V36h14v16z" />
        <path fill={mix(greyClay, m.clay, 0.4)} d="M21 39l3-9h14l3 9zM68 37l2-9h14l3 9zM39 34q2-13 15-13t15 13z" />
        <path fill={greyClay} d="M96 52l1-12 3-2 3 2 1 12z" />
        <path fill={greyClay} d={oval(100, 35, 3.2)} />
        <path fill={greyClay} d="M6 48l10 4h86l12-6-2 8-14 18q-2 4-8 4H30q-7 0-10-5L7 55z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.22}
        d="M114 46l-2 8-14 18q-2 4-8 4H30q-7 0-10-5l-4-5q34 6 70-2 14-6 26-14zM58 32h8v20h-8zM79 36h5v16h-5z"
      />
      <path fill={m.ink} d="M28 52v-8h6v8zM50 52V40h8v12zM74 52v-8h6v8z" />
      <Line
        c={m.ink}
        w={1}
        d="M10 55q48 6 98 0M12 59q46 6 92 0M28 30l-2 9m8-9l2 9M74 28l-1 9m7-9l2 9M46 24l-1 10m6-12v12m6-12v12m6-9v9M46 36h16M24 42h14m32-2h14M7 64l7 1m-6 3l6 0"
      />
      <Line c={m.ink} w={1.4} d="M20 52v-4m22 4v-3m44 3v-4m6 4v-4" />
      <Line c={m.ink} w={1.2} d="M109 51v18" />
      <Line c={m.ink} w={3.8} d="M109 70v8m-6-6q1 6 6 6t6-6" />
      <Line c={m.stone} w={1.6} d="M109 70v8m-6-6q1 6 6 6t6-6" />
    </g>
  ),
  'CHI-11': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(patina, m.ink, 0.4)} d="M40 56h9v21h-9zM74 56h9v21h-9z" />
        <path fill={patina} d="M22 22V9q0-3 3-3h14q3 0 3 3v13h-6v-9h-8v9zM79 22V9q0-3 3-3h14q3 0 3 3v13h-6v-9h-8v9z" />
        <path fill={patina} d="M24 56h12l-1 24H25zM84 56h12l-1 24H85z" />
        <path fill={patina} d="M17 26h86l-4 34H21z" />
        <path fill={mix(patina, m.bone, 0.2)} d="M14 20h92v6H14z" />
      </g>
      <path fill={mix(patina, m.ink, 0.3)} d="M34 37h52v13H34z" />
      <path
        fill={m.ink}
        opacity={0.22}
        d="M96 26h7l-4 34h-7zM92 58h4l-1 22h-4zM32 58h4l-1 22h-4zM98 20h8v6h-8zM94 6q5 0 5 3v11h-4zM37 6q5 0 5 3v11h-4z"
      />
      <Line
        c={m.ink}
        w={1.1}
        d="M33 36h54v15H33zM60 27v9m0 15v8M20 31h10m60 0h10M22 54h9m58 0h9M25 68h10m-10 3h10m50-3h10m-10 3h10"
      />
      <Line
        c={m.ink}
        w={1.4}
        d="M56 33h-6v-3h9M64 33h6v-3h-9M44 33h-6v-3h8M76 33h6v-3h-8M56 56h-6v-2h9M64 56h6v-2h-9M44 56h-6v-2h8M76 56h6v-2h-8M29 36h-5v4h4m1 5h-4v4h5M91 36h5v4h-4m-1 5h4v4h-5M27 62q3-3 6 0m-5 3h4M87 62q3-3 6 0m-5 3h4"
      />
      <path fill={m.gold} d={`${oval(53, 31.5, 1.1)}${oval(67, 31.5, 1.1)}${oval(27, 42.5, 1.1)}${oval(93, 42.5, 1.1)}`} />
      <path fill={m.bronze} opacity={0.6} d="M40 41q8-4 12 0-4 6-12 4zM66 46q8-5 14-2-4 5-12 5z" />
    </>
  ),
  'CHI-12': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.glaze} d="M4 72h112v8H4z" />
        <path fill={m.wine} d="M9 14h102l5 58H4z" />
        <path fill={m.jadeDark} d="M30 27q4-6 12-4l22 3q6 1 7 6l-6 4-33-3zM30 61q4 6 12 4l22-3q6-1 7-6l-6-4-33 3z" />
        <path fill={m.jade} d="M64 32l36 1 4-5q6 0 6 6v8q-2 3-8 2H64zM64 56l36-1 4 5q6 0 6-6v-8q-2-3-8-2H64z" />
        <path fill={m.jade} d="M28 36q0-8 10-8h22q8 3 8 16t-8 16H38q-10 0-10-8z" />
        <path fill={mix(m.jade, m.bone, 0.2)} d="M10 44q0-11 11-11 7 0 9 5v12q-2 5-9 5-11 0-11-11z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.22}
        d="M68 50h41l1 8-6 2-4-5-36 1-4 4H38q-8 0-10-7 24 4 40-3zM10 46q2 5 10 6l10-3q-2 6-9 6-10 0-11-9z"
      />
      <path
        stroke={m.gold}
        strokeWidth={0.9}
        d="M34 29.5v29m6-30v31m6-31v31m6-31v31m6-31v31m6-27v23M30 34h35M29 39h38M29 44h38M29 49h38M30 54h35M74 33.5v10m6-10v10m6-10v10m6-10v10m6-10v10m7-14v14M69 38.5h40M74 44.5v10m6-10v10m6-10v10m6-10v10m6-10v10m7-9v13M69 49.5h40M36 23.5v5m6-5v4m6-3v3m6-2v2m6-1v1M36 64.5v-4m6 4v-4m6 3v-3m6 2v-1m6 0v-1M15 36.5v3m0 9v3m11-17v5m0 9v5"
      />
      <Line c={m.ink} w={1.3} d="M17 39q-2 2 0 4m0 2q-2 2 0 4M20 44h5m-1-2v4M28 42v4" />
      <path
        fill={m.gold}
        fillRule="evenodd"
        stroke={m.ink}
        strokeWidth={1}
        d="M43 44a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zm4 0a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"
      />
      <Line c={m.gold} w={1.2} d="M9 76h8m4 0h8m4 0h8m4 0h8m4 0h8m4 0h8m4 0h8m4 0h8m4 0h7M12 17h96" />
    </g>
  ),
  'CHI-13': (
    <>
      {' '}
      <Repeat by={[[66, 0]]}>
        <g fill={mix(m.clayDark, m.ink, 0.25)} stroke={m.ink} strokeWidth={1.2}>
          <path d="M16 78l2-16-4-3 1-6h-4l-1-10q2-11 10-13l3-3q-4-13 2-15-2-6 2-6t2 6q6 2 2 15l3 3q8 2 10 13l-1 10h-4l1 6-4 3 2 16z" />
          <path strokeWidth={0.8} d="M18 40h18m-19 6h20m-20 6h20M22 32v26m5-26v26m5-26v26M27 64v14" />
        </g>
      </Repeat>
      <g stroke={m.ink} strokeWidth={1.6} fill={terracotta}>
        <path d="M42 76q8-4 16-1v5H40zM62 75q8-3 16 1l2 4H62z" />
        <path fill={mix(terracotta, m.ink, 0.2)} d="M47 62h11v14H46zM62 62h11l1 14H62z" />
        <path d="M42 46h36l5 18q-23 6-46 0z" />
        <path d="M43 29q-9 3-11 14l-1 12 4 4 5-3 4-14zM77 29q9 3 11 14l1 12-4 4-5-3-4-14z" />
        <path fill={mix(m.clayDark, m.stoneDark, 0.4)} d="M44 28q16-4 32 0l2 24q-9 6-18 6t-18-6z" />
        <path fill={mix(m.clayDark, m.stoneDark, 0.4)} d="M44 28q-8 0-11 12l8 2 5-8zM76 28q8 0 11 12l-8 2-5-8z" />
        <path d="M53 25h14l3 5q-10 5-20 0zM53 14q0-6 7-6t7 6l-1 9-6 4-6-4z" />
        <path fill={m.glaze} d="M52 17q-1-10 6-10V4q5-3 6 1l-1 3q6 1 5 9l-3-4q-5-2-10 0z" />
      </g>
      <Line
        c={m.ink}
        w={0.8}
        d="M43 35q17 4 34 0M43 41q17 4 34 0M42.5 47q17 4 35 0M42 52q18 4 36 0M50 28v27m5-26v28m5-28v29m5-29v28m5-29v27M36 35l7 3m-8 1l6 2m43-6l-7 3m8 1l-6 2"
      />
      <Line
        c={m.bone}
        w={1.2}
        d="M47 33h.1m6 0h.1m6 0h.1m6 0h.1m6 0h.1M47 39h.1m6 0h.1m6 0h.1m6 0h.1m6 0h.1M47 45h.1m6 0h.1m6 0h.1m6 0h.1m6 0h.1"
      />
      <Line
        c={m.ink}
        w={1.1}
        d="M55.5 15.5h3m3 0h3M60 16v4M57 21.5q3-1.5 6 0M58 24h4M33 52h6m42 0h6M50 60l-1 4m10-3v4m11-5l1 4M54 26q6 4 12 0"
      />
      <path
        fill={m.ink}
        opacity={0.2}
        d="M66 14l1 1-1 8-6 4 3-6zM70 29l6-1 2 24q-6 4-12 6 5-14 4-29zM76 58l5 0 2 6-8 2zM85 38l3 5 1 12-4 4-1-4z"
      />
    </>
  ),
  'CHI-14': (
    <g transform="rotate(-31 60 45) translate(6 4.5) scale(0.9)">
      <g stroke={m.ink} strokeWidth={1.7}>
        <path fill={mix(m.bronze, m.gold, 0.4)} d="M34 36h54q14 1 36 9-22 8-36 9H34z" />
        <path fill={m.bronzeDark} d="M0 41h32v8H0z" />
        <path fill={m.bronze} d="M9 39h5v12H9zM19 39h5v12h-5zM-6 36h6v18h-6z" />
        <path fill={m.bronze} d="M29 32l8 2q-2 6 3 11-5 5-3 11l-8 2q-3-13 0-26z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={0.9}
        d="M44 38l7 14 7-14 7 14 7-14 7 14 7-14 7 12 7-9 6 5M44 52l7-14 7 14 7-14 7 14 7-14 7 14 7-12 7 9 6-5"
      />
      <Line c={m.ink} w={1} d="M40 45h82" />
      <path fill={m.turquoise} d={`${oval(32.5, 40, 1.7)}${oval(32.5, 50, 1.7)}M10 42h3v6h-3zM20 42h3v6h-3z`} />
      <path fill={m.ink} opacity={0.22} d="M40 45h84q-22 8-36 9H36q-1-5 4-9zM-6 46h37v3H0v5h-6z" />
      <Line c={m.white} w={0.9} d="M46 37.5h40m6 1l14 3" />
    </g>
  ),
  'CHI-15': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.bronze, m.ink, 0.25)} d="M66 46c2 12 0 22-8 34h10c8-10 10-22 9-34z" />
        <path fill={mix(patina, m.bronze, 0.5)} d="M36 32C30 20 34 8 46 6h8c-4 6-3 16 2 26z" />
        <path fill={m.bronze} d="M56 34V22l5-3 5 5v10zM74 34l2-9q6-4 8 2v7z" />
        <path fill={m.bronze} d="M14 32h88l4 4v18H86l-4 4H34l-4-4H14z" />
        <path fill={mix(m.bronze, m.gold, 0.4)} d="M14 32h88l4 4H14z" />
        <path fill={m.bronzeDark} d={`${oval(42, 45, 5)}${oval(74, 45, 5)}`} />
        <path fill={mix(m.bronze, m.gold, 0.4)} d={`${oval(42, 45, 2.5)}${oval(74, 45, 2.5)}`} />
      </g>
      <path
        fill={m.ink}
        opacity={0.22}
        d="M14 50h92v4H86l-4 4H34l-4-4H14zM72 58h5c0 8-3 15-9 22h-6c7-8 9-14 10-22zM50 6h4c-4 6-3 16 2 26h-6c-4-10-4-18 0-26z"
      />
      <path
        fill={m.verdigris}
        opacity={0.75}
        d="M18 42q6-4 9 0-3 5-8 4zM90 40q8-3 12 1-5 5-12 3zM52 50q5-3 8 0-4 4-8 2zM38 12q3-3 5-1-1 5-4 5zM64 64q3 0 4 3-3 4-5 2z"
      />
      <Line c={m.gold} w={1.2} d="M38 26h6m-6.5-4h5m-4.5-4h6m-5-4h5" />
      <Line c={m.ink} w={1} d="M20 38h4m3 0h4m3 0h4M84 51h16M20 52h6M54 40q4-3 8 0m-10 3h12" />
    </>
  ),
};

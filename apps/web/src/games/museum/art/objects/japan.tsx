import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';

const patina = mix(m.verdigris, m.jade, 0.3);
const vermilion = mix(m.cinnabar, m.clay, 0.3);
const darkClay = mix(m.clayDark, m.stoneDark, 0.35);
const roof = mix(m.iron, m.ink, 0.2);
const raku = mix(m.glaze, m.clayDark, 0.25);
const haniwa = mix(m.clay, m.sand, 0.5);
const thunder = mix(m.cinnabar, m.clayDark, 0.45);

/** The ring of eight drums around the god of thunder, each a dot. */
const drums = 'M28 55h.1M20 40h.1M26 24h.1M42 13h.1M78 13h.1M94 24h.1M100 40h.1M92 55h.1';
/** The fifteen objects of Japan. */
export const japan: Readonly<Record<string, ObjectArt>> = {
  'JAP-01': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(darkClay, m.ink, 0.3)} d="M30 26q30-10 60 0v8H30z" />
        <path
          fill={darkClay}
          d="M49 80l-4-26C38 46 28 42 29 24l5 5 4-4 5 5 5-4 5 5 7-4 7 4 5-5 5 4 5-5 4 4 5-5c1 18-9 22-16 30l-4 26z"
        />
        <path
          fill={mix(darkClay, m.sand, 0.2)}
          d="M27 33c-9-6-9-14-4-18l-4-6 8 2 1-6 6 5c7-1 11 5 8 10-3-3-7-2-7 2s4 7 4 13zM93 33c9-6 9-14 4-18l4-6-8 2-1-6-6 5c-7-1-11 5-8 10 3-3 7-2 7 2s-4 7-4 13z"
        />
        <path fill={mix(darkClay, m.sand, 0.2)} d="M52 40c-6-6-7-14-2-19l-3-7 8 3 5-9 5 9 8-3-3 7c5 5 4 13-2 19q-8 4-16 0z" />
        <path fill={m.glaze} d={`${oval(60, 27, 4, 5)}${oval(28, 20, 2.5)}${oval(92, 20, 2.5)}`} />
      </g>
      <Line
        c={mix(darkClay, m.bone, 0.45)}
        w={1.3}
        d="M36 38q2-7 7-5t3 6-5 1M84 38q-2-7-7-5t-3 6 5 1M44 47q16 6 32 0M51 76l-3-22m7 22l-2-20m7 20V56m5 20l2-20m2 20l3-22M51 35q4 5 9 5t9-5M54 21l-2 8m14-8l2 8M31 28q-4-3-4-3m62 3q4-3 4-3"
      />
      <path fill={m.ink} opacity={0.22} d="M82 33l9-5c0 15-9 20-16 26l-4 26h-8l6-38z" />
    </>
  ),
  'JAP-02': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(patina, m.ink, 0.12)} d="M28 80l5-48Q35 5 60 5t27 27l5 48z" />
        <path
          fill={mix(patina, m.ink, 0.12)}
          d="M33 33q-7 1-7-5 5-1 6-5 4 2 3 7M30 55q-7 1-7-5 5-1 6-5 4 2 3 7M87 33q7 1 7-5-5-1-6-5-4 2-3 7M90 55q7 1 7-5-5-1-6-5-4 2-3 7"
        />
        <path fill={patina} d="M37 78l6-51q17-6 34 0l6 51q-23 4-46 0z" />
        <path fill={m.glaze} d="M51 24q0-9 9-9t9 9q-9-3-18 0z" />
      </g>
      <Line
        c={m.ink}
        w={1}
        d="M42 33q18 4 36 0M41 38q19 4 38 0M40 49q20 4 40 0M39.5 54q20 4 41 0M38.5 65q21 4 43 0M38 70q22 4 44 0M57 27l-1 53m7-53l1 53"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M42 34l4 4m0-3l4 4m0-4l4 4m12 0l4-4m0 4l4-4m0 3l4-4M40 50l4 4m1-3l4 4m1-4l4 4m13 0l4-4m0 4l4-5m2 4l3-3M39 66l4 4m2-3l4 4m2-3l4 3m13 0l4-4m1 4l4-5m1 4l3-3M57 33l6 5m-6 5l6 5m-6 5l7 5m-8 6l8 5"
      />
      <Line
        c={mix(patina, m.bone, 0.6)}
        w={1.3}
        d="M46 43l6 0 1-2m-7 2l-1 3m5-3l1 3m17-2q3-4 6 0t-4 2M44 60q3-4 6 0t-4 2m23-2h7m-6 0l-1 3m5-3l1 3m0-3l2-2M36 27q3-17 24-17t24 17M32 75l4-40m52 40l-4-40"
      />
      <path fill={m.ink} opacity={0.22} d="M70 25l7 2 6 51-11 2q3-28-2-55zM66 5q18 3 21 27l5 48h-8L78 32Q78 14 66 5z" />
    </>
  ),
  'JAP-03': (
    <>
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={m.stone} d="M6 80q4-6 4-12h24v12zM28 80q8-8 9-18h58q1 10 15 18z" />
        <path fill={m.white} d="M12 68v-8h20v8zM15 54v-6h14v6zM40 62V51h52v11zM46 45v-7h40v7zM51 32v-7h30v7zM55 20v-5h22v5z" />
        <path
          fill={roof}
          d="M6 61q5-2 7-7h20q2 5 6 7zM10 49q6-2 8-8h8q2 6 8 8zM32 53q6-2 9-8h50q3 6 9 8zM39 39q5-2 8-7h38q3 5 8 7zM45 26q5-2 7-6h28q2 4 7 6zM48 16q7-3 9-9h18q2 6 9 9z"
        />
        <path fill={m.white} d="M56 51q8-3 10-10 2 7 10 10zM61 37q4-3 5-8 1 5 5 8zM17 60q4-2 5-6 1 4 5 6z" />
      </g>
      <path fill={m.goldDark} stroke={m.ink} strokeWidth={0.9} d="M56 8q-4-2-2-5 1 2 4 3v2zM76 8q4-2 2-5-1 2-4 3v2z" />
      <path
        fill={m.ink}
        d="M43 55h2v4h-2zM48 55h2v4h-2zM82 55h2v4h-2zM87 55h2v4h-2zM62 55h8v4h-8zM49 40h2v3h-2zM54 40h2v3h-2zM76 40h2v3h-2zM81 40h2v3h-2zM62 28h2v2h-2zM68 28h2v2h-2zM60 17h3v2h-3zM69 17h3v2h-3zM16 63h2v3h-2zM21 63h2v3h-2zM26 63h2v3h-2z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M37 70h60m-63 5h70M46 62l-1 8m12-8v8m12-8v8m12-8l1 8m-30 0l-1 5m14-5v5m14-5l1 5m12-5l2 5M46 75l-1 5m15-5v5m16-5l1 5m14-5l2 5M9 74h20m-14-6v6m8-6v6M46 46l-4 6m9-6l-2 6m33-6l2 6m3-6l4 6M52 33l-3 5m30-5l3 5M61 8l-2 7m7-7v7m5-7l2 7"
      />
      <path
        fill={m.ink}
        opacity={0.2}
        d="M82 51h10v11h3q1 10 15 18H92q-8-8-8-18zM79 38h7v7h-7zM75 25h6v7h-6zM72 15h5v5h-5zM27 60h5v8h2v12h-5V68z"
      />
    </>
  ),
  'JAP-04': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <path fill={m.sea} stroke={m.ink} strokeWidth={1.2} d="M2 72q58-8 116 0-2 6-20 8H22Q4 78 2 72z" />
      <g stroke={m.ink} strokeWidth={1.6} fill={vermilion}>
        <path d="M18 74V48h5v26zM97 74V48h5v26z" />
        <path d="M14 53h38v4H14zM68 53h38v4H68z" />
        <path d="M33 26q1 26-4 50h11q2-26 1-50zM87 26q-1 26 4 50H80q-2-26-1-50z" />
        <path d="M45 76V48h5v28zM70 76V48h5v28z" />
        <path d="M20 32h80v7H20z" />
        <path d="M10 17q50 9 100 0l-1 6q-49 9-98 0z" />
        <path fill={m.woodDark} d="M4 9q56 11 112 0l-5 9q-51 8-102 0z" />
        <path fill={m.gold} d="M55 23h10v17H55z" />
        <path fill={m.woodDark} d="M15 48q4-5 11 0zM42 48q4-5 11 0zM67 48q4-5 11 0zM94 48q4-5 11 0z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.25}
        d="M38 40q1 20-1 36h3q2-20 1-36zM88 40q0 20 3 36h-4q-2-20-2-36zM20 36h80v3H20zM22 58h1v16h-1zM48 58h2v18h-2z"
      />
      <Line c={m.ink} w={1} d="M57.5 26h5v11h-5zM60 28v7M10 13q50 8 100 0" />
      <Line c={vermilion} w={1.6} d="M30 78.5h9m42 0h9" />
      <Line c={m.white} w={1.2} d="M8 73h8m10 2h6m10-1h6m8-1h12m8 2h6m8-1h8m10-1h8M46 78h12m8 0h10" />
      <Line c={m.ink} w={0.9} d="M31 62q5 3 9 0m40 0q5 3 9 0M33 45h8m38 0h8" />
    </g>
  ),
  'JAP-05': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <path fill={m.bone} stroke={m.ink} strokeWidth={1.6} d="M4 6h112v74H4z" />
      <path fill={mix(m.paper, m.stone, 0.3)} d="M9 10h102v66H9z" />
      <g stroke={m.ink} strokeWidth={1.2}>
        <path fill={m.lapis} d="M60 66l18-16 18 16z" />
        <path fill={m.white} d="M71 56l7-6 7 6-3-1-2 3-2-2-2 2-2-3z" />
        <path
          fill={m.lapis}
          d="M9 76V42C14 26 28 15 46 17c10 1 18 7 22 17-10-6-22-4-24 8-2 14 8 24 24 26 12 1 20-2 28-8 6-3 11-3 15-1v17z"
        />
        <path
          fill={m.white}
          d="M14 33c6-12 18-20 32-18 8-3 16 2 19 6 5 2 6 6 6 10l-3-3 1 6-4-3v6l-4-5-2 5-3-5-4 4-1-5-5 4 0-5-5 5-1-5-5 6-1-6-5 6-2-5z"
        />
        <path fill={m.sand} d="M58 72q18 4 40-10l4 1q-8 12-28 13-12 1-16-4zM12 66q10 8 26 5l4-2-4 6-14 1H9z" />
      </g>
      <Line
        c={mix(m.sea, m.white, 0.3)}
        w={2}
        d="M14 70V44q6-10 14-12M22 66q-4-18 10-30M31 68q-8-14 4-30M41 70q-10-12-3-28M50 71q-6-4-8-12M104 64q-8 6-12 10"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M22 30q8-8 18-9m-10 7q8-5 18-3m-4-4q8-2 13 3M64 71l1 3m6-3l1 3m6-4l1 3m6-5l2 3m-73 0l-1 3m8-1v3"
      />
      <path
        fill={m.white}
        d={`${oval(72, 40, 1)}${oval(67, 44, 1)}${oval(76, 35, 0.9)}${oval(61, 41, 0.9)}${oval(55, 47, 1)}${oval(70, 49, 0.8)}${oval(98, 58, 2.5, 1.5)}${oval(105, 57, 3, 1.5)}`}
      />
      <path fill={m.bone} stroke={m.ink} strokeWidth={0.8} d="M13 12h6v13h-6z" />
      <Line c={m.ink} w={0.9} d="M16 14v2m0 2v2m0 2v1M23 14v2m0 2v1" />
    </g>
  ),
  'JAP-06': (
    <>
      <path fill={m.glaze} stroke={m.ink} strokeWidth={1.6} d="M42 72h36l2 8H40z" />
      <path
        fill={raku}
        stroke={m.ink}
        strokeWidth={1.6}
        d="M15 29q3-8 14-7 30-5 62 0 13-1 14 7-2 12-2 24c-1 14-10 22-26 22-12 2-24 2-36 0-16-1-23-9-23-22q0-12-3-24z"
      />
      <path fill={m.ink} d="M19 30c6-8 74-9 82 0-2 8-78 9-82 0z" />
      <path fill={m.leaf} d="M27 33c8-5 58-6 66 0-10 5-56 5-66 0z" />
      <Line c={mix(m.leaf, m.bone, 0.5)} w={1.2} d="M38 33q4-2 9 0m8-1q6-2 12 1m8-1q5-1 8 1M50 35h8" />
      <path fill={m.clay} opacity={0.7} d="M30 46q10-7 18 0 6 8-4 13-14 1-14-13zM66 62q10-4 14 0-4 7-12 7-6-3-2-7z" />
      <path fill={m.ink} opacity={0.35} d="M105 29q-2 12-2 24c-1 14-10 22-26 22-8 1-14 2-22 1 30-2 38-18 38-40 6-2 10-4 12-7z" />
      <path fill={m.white} opacity={0.35} d="M20 38q3 8 3 16-1 8 5 13-10-4-8-29zM26 40l3 14-1-14z" />
      <Line
        c={mix(raku, m.bone, 0.3)}
        w={1}
        d="M35 42h.1m15 6h.1m9 12h.1m-22 8h.1m34-22h.1m8 12h.1m-18-12h.1m8 22h.1m-31-20h.1M44 76q16 2 32 0"
      />
    </>
  ),
  'JAP-07': (
    <>
      <Line c={m.ink} w={3.4} d="M36 38q-14 12-12 30l-4 10m4-10l3 11M84 38q14 12 12 30l4 10m-4-10l-3 11" />
      <Line c={m.cinnabar} w={1.8} d="M36 38q-14 12-12 30l-4 10m4-10l3 11M84 38q14 12 12 30l4 10m-4-10l-3 11" />
      <path
        fill={m.bone}
        stroke={m.ink}
        strokeWidth={1.6}
        d="M60 6c18 0 26 12 26 30 0 22-10 45-26 45S34 58 34 36C34 18 42 6 60 6z"
      />
      <path
        fill={m.glaze}
        d="M60 6c18 0 26 12 26 30 0 5-1 9-2 13-1-18-6-32-24-37-18 5-23 19-24 37-1-4-2-8-2-13C34 18 42 6 60 6z"
      />
      <path fill={m.stone} opacity={0.45} d="M80 24c4 8 5 20 3 30-4 16-12 26-23 27 14-12 22-32 20-57z" />
      <path fill={m.glaze} opacity={0.6} d={`${oval(50, 23, 5, 2.4)}${oval(70, 23, 5, 2.4)}`} />
      <path fill={m.white} stroke={m.ink} strokeWidth={1} d="M43 38q6-5 13 0-6 4-13 0zM64 38q7-5 13 0-7 4-13 0z" />
      <path fill={m.ink} d={`${oval(50, 37.8, 1.9)}${oval(70, 37.8, 1.9)}`} />
      <Line c={m.ink} w={1.6} d="M42 38q7-7 14-.5M64 37.5q7-6.5 14 .5" />
      <Line
        c={m.stoneDark}
        w={1.1}
        d="M43 34q6-4 12 0m10 0q6-4 12 0M58 38q-1 8-4 12-1 3 3 3h6q4 0 3-3-2-4-4-12M57 71q3 1.5 6 0M40 52q2 8 8 10m32-10q-2 8-8 10"
      />
      <path fill={m.cinnabar} stroke={m.ink} strokeWidth={0.9} d="M49 61q6-4 11-2 5-2 11 2-4 7-11 7t-11-7z" />
      <path fill={m.glaze} d="M51 61q9-2 18 0-4 3-9 3t-9-3z" />
      <Line c={m.stoneDark} w={0.9} d="M60 8v4M44 14q-7 8-6 22m38-22q7 8 6 22M50 10q-10 6-13 18m33-18q10 6 13 18" />
    </>
  ),
  'JAP-08': (
    <>
      <path stroke={m.ink} strokeWidth={3.2} d="M30 18L60 5l30 13" />
      <path stroke={m.reed} strokeWidth={1.4} d="M30 18L60 5l30 13" />
      <path fill={m.glaze} stroke={m.ink} strokeWidth={1.6} d="M6 17h108v63H6z" />
      <path fill={m.gold} stroke={m.goldDark} strokeWidth={1} d="M11 22h98v53H11z" />
      <path
        fill={m.brass}
        d="M6 17h12l-3 3H9v6l-3 3zM114 17h-12l3 3h6v6l3 3zM6 80h12l-3-3H9v-6l-3-3zM114 80h-12l3-3h6v-6l3-3zM56 17h8v4h-8zM56 76h8v4h-8z"
      />
      <path fill={m.sea} d="M11 66q8-5 14 0t14 0 14 0 14 0 14 0 14 0 14-2v11H11z" />
      <g stroke={m.ink} strokeWidth={1.1}>
        <path d="M38 56V28M62 54V24M84 54V32M22 58l-8-14" />
        <path
          fill={m.white}
          d="M28 30q10-3 20 0-3 9 0 19-10 3-20 0 3-10 0-19zM51 27q11-3 22 0-3 10 0 21-11 3-22 0 3-10 0-21zM77 35l14-2q4 8 6 15l-20 1q2-8 0-14z"
        />
        <path fill={m.cinnabar} d="M14 54q4 4 12 4h56l2-5 20-3-4 12q-4 9-14 9H34q-12-2-20-17z" />
        <path fill={m.wood} d="M82 58V49h18l2 2-2 7z" />
        <path fill={m.cinnabar} d="M38 28l-9-2 9-2zM62 24l-10-2 10-2zM104 50V40l-7 2 7 3" />
      </g>
      <Line c={m.ink} w={0.9} d="M29 36h18m-18 7h18M52 33h20m-20 7h20M78 40h15M22 61q30 4 76-1M86 51v5m4-5v5m4-5v5" />
      <path fill={m.ink} d="M40 57v-4h3v4zM46 57v-4h3v4zM54 57v-4h3v4zM67 57v-4h3v4zM73 57v-4h3v4z" />
      <Line c={m.white} w={1.2} d="M15 70q4-3 8 0t8 0m14 2q4-3 8 0t8 0m20-1q4-3 8 0t8 0" />
      <Line c={m.ink} w={1} d="M15 26v10m4-10v8" />
    </>
  ),
  'JAP-09': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6} fill={haniwa}>
        <path d="M32 80l2-22h14l2 22zM70 80l2-22h14l2 22z" />
        <path d="M56 44V16l4-8 4 8v28zM51 34h18v4H51z" />
        <path d="M28 44V22h4v22zM22 22h16l-3-7h-3l-2-5-2 5h-3zM86 44V24h4v20zM78 24h20q-2-10-10-11-8 1-10 11z" />
        <path fill={mix(haniwa, m.ink, 0.2)} d="M14 34q46 18 92 0l-6 12H20z" />
        <path d="M4 28q6-2 11 5 6 9 20 9h50q14 0 20-9 5-7 11-5l-4 11 2 9q-8 16-28 17H34Q14 64 6 48l2-9z" />
      </g>
      <path fill={m.ink} d={`${oval(41, 72, 3)}${oval(79, 72, 3)}`} />
      <path
        fill={m.ink}
        opacity={0.22}
        d="M116 28l-4 11 2 9q-8 16-28 17H60q36-2 46-26zM44 64h4l2 16h-6zM82 64h4l2 16h-6zM61 10l3 6v26h-3zM90 14q6 2 8 10h-8z"
      />
      <Line
        c={m.clayDark}
        w={1.2}
        d="M8 39q10 14 26 14h52q16 0 26-14M9 44q10 13 26 13h50q16 0 26-13M35 64h12m26 0h12M60 20v12M80 20q8-3 16 0"
      />
      <Line c={m.ink} w={3.6} d="M24 43v-3m12 5v-4m12 4v-4m24 4v-4m12 4v-4m12 2v-3" />
      <Line c={haniwa} w={1.6} d="M24 43v-3m12 5v-4m12 4v-4m24 4v-4m12 4v-4m12 2v-3" />
    </g>
  ),
  'JAP-10': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.granite} d="M12 80v-6h96v6z" />
        <path fill={patina} d="M16 74q-5-11 10-13l14-4h40l14 4q15 2 10 13z" />
        <path fill={patina} d="M50 32q-16 3-20 16l-4 16q10 6 34 6t34-6l-4-16q-4-13-20-16z" />
        <path fill={mix(patina, m.bone, 0.25)} d="M52 32h16l1 8q-3 10-9 16-6-6-9-16z" />
        <path
          fill={mix(patina, m.bone, 0.12)}
          d="M47 21q-4 0-2 7 1 4 4 4zM73 21q4 0 2 7-1 4-4 4zM48 20q0-8 12-8t12 8q0 10-3 14-4 5-9 5t-9-5q-3-4-3-14z"
        />
        <path fill={mix(patina, m.ink, 0.3)} d="M48 22c-2-8 2-12 6-12q1-5 6-5t6 5c4 0 8 4 6 12q-12-7-24 0z" />
      </g>
      <Line
        c={mix(patina, m.bone, 0.4)}
        w={1.5}
        d="M52 17h.1m3.9-2h.1m3.9-1h.1m3.9 1h.1m3.9 2h.1M54 13h.1m3.9-2h.1m3.9 0h.1m3.9 2h.1M58 8h.1m3.9 0h.1"
      />
      <path
        fill={mix(patina, m.bone, 0.25)}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M42 66q2-6 10-6l5 1h6l5-1q8 0 10 6-8 4-18 4t-18-4z"
      />
      <Line
        c={m.ink}
        w={1.1}
        d="M52 25q3-2 6 0m4 0q3-2 6 0M53 27q2 1.5 4.5 0m5 0q2.5 1.5 4.5 0M60 25l-1 5h2M57 34q3 1.5 6 0M60 20h.1M54 61q2-5 5 0m2 0q3-5 5 0M52 66h16"
      />
      <Line
        c={m.ink}
        w={1.1}
        d="M51 33q-8 14-10 27M69 33q6 14 9 27M45 38q-8 10-10 24m40-24q8 10 10 24M36 45q-4 8-5 16m53-16q4 8 5 16M20 70q18-2 24-6m56 6q-18-2-24-6M28 66q8 0 14-4m50 4q-8 0-14-4"
      />
      <path
        fill={m.ink}
        opacity={0.22}
        d="M67 12q5 2 5 10l-3 12 1-2q16 3 20 16l4 14q15 1 10 12H76q12-14-6-40-2-12-3-22zM96 74h12v6H96z"
      />
      <path fill={mix(patina, m.bone, 0.5)} opacity={0.5} d="M35 42q4-6 9-7-6 8-8 17-4-4-1-10z" />
    </>
  ),
  'JAP-11': (
    <>
      <path stroke={m.ink} strokeWidth={3.6} d="M28 55C16 22 44 12 60 12s44 10 32 43" />
      <path stroke={m.gold} strokeWidth={1.6} d="M28 55C16 22 44 12 60 12s44 10 32 43" />
      <Line c={m.ink} w={14} d={drums} />
      <Line c={m.linen} w={11} d={drums} />
      <Line c={m.cinnabar} w={4.5} d={drums} />
      <g stroke={m.ink} strokeWidth={1.4} fill={thunder}>
        <path fill={m.stone} d="M14 80q-4-9 6-11 2-6 10-3 8-5 14 0h32q8-5 14 0 8-3 10 4 9 1 6 10z" />
        <path fill={m.verdigris} d="M40 34q-12 8-14 22l5 6q2-14 12-22zM80 34q12 8 14 22l-5 6q-2-14-12-22z" />
        <path d="M46 34l-12-4-5-12 5-3 6 9 10 3zM74 34l12-4 5-12-5-3-6 9-10 3z" />
        <path d="M46 56l-12 6-2 10h10l2-5 12-5zM66 54l14 2 4 16h-8l-3-9-12-1z" />
        <path d="M44 28q16-7 32 0l-4 14 1 9q-13 5-26 0l1-9z" />
        <path fill={m.lapis} d="M46 49q14 5 28 0l4 12-10 2-8-4-8 5-11-3z" />
        <path fill={m.goldDark} d="M46 47q14 5 28 0v4q-14 5-28 0z" />
        <path fill={m.glaze} d="M49 22q-5-8 1-12l1-5 4 3 5-5 5 5 4-3 1 5q6 4 1 12z" />
        <path d="M51 16q9-5 18 0v8q-4 7-9 7t-9-7z" />
        <path fill={m.wood} d="M22 14l14 2-1 4-14-2zM98 14l-14 2 1 4 14-2z" />
      </g>
      <path fill={m.white} d={`${oval(56, 19.5, 2, 1.6)}${oval(64, 19.5, 2, 1.6)}M55 25q5-2 10 0-1 3-5 3t-5-3z`} />
      <path fill={m.ink} d={`${oval(56.3, 19.5, 0.9)}${oval(63.7, 19.5, 0.9)}`} />
      <Line
        c={m.ink}
        w={1.2}
        d="M52.5 16.5l5 1.5m10-1.5l-5 1.5M59 22.5h2M60 34v12m-9-11q4 5 9 1 5 4 9-1M53 42h4m6 0h4m-14 3.5h4m6 0h4M34 20l3 5m49-5l-3 5M20 74q4-4 8 0m16 2q4-4 8 0m14-1q4-4 8 0m14 0q4-4 8 0"
      />
      <path fill={m.ink} opacity={0.2} d="M68 26l8 2-4 14 1 9-8 2q5-12 3-27zM74 56l6 0 4 16h-5z" />
    </>
  ),
  'JAP-12': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={darkClay}>
        <path d="M44 62q-6 8-3 18h15q3-8 3-14h2q0 6 3 14h15q3-10-3-18z" />
        <path d="M45 37q-14-1-22 8-4 7 1 11 7 2 10-4l12-3zM75 37q14-1 22 8 4 7-1 11-7 2-10-4l-12-3z" />
        <path d="M42 37q18-5 36 0l-2 8q-4 6-4 9 8 4 8 11-8 7-20 7t-20-7q0-7 8-11 0-3-4-9z" />
        <path d="M34 24q0-14 26-14t26 14-26 15-26-15z" />
        <path d="M48 11q-4-3 0-5l5 1 3-4h8l3 4 5-1q4 2 0 5-12-3-24 0z" />
      </g>
      <path fill={haniwa} stroke={m.ink} strokeWidth={1.4} d={`${oval(47.5, 24, 11.5, 8.5)}${oval(72.5, 24, 11.5, 8.5)}`} />
      <Line c={m.ink} w={2} d="M38.5 24q9 4 18 0M63.5 24q9 4 18 0" />
      <path fill={m.ink} d={`${oval(60, 34.5, 2, 1.2)}${oval(57, 6.5, 1)}${oval(63, 6.5, 1)}`} />
      <Line
        c={mix(darkClay, m.bone, 0.5)}
        w={1.2}
        d="M38 20q9-7 19 0m6 0q10-7 19 0M60 27v3M46 40q14-3 28 0M49 45q5-3 8 0t-6 4M71 45q-5-3-8 0t6 4M27 46q4-4 9-3M26 51q4 1 6-2M93 46q-4-4-9-3m10 8q-4 1-6-2M44 60q6-4 12 0t-8 5M76 60q-6-4-12 0t8 5M54 55h12M43 72h13m8 0h13M42 76h14m8 0h14"
      />
      <Line c={m.ink} w={1} d="M60 49v8m-4 12q4 2 8 0" />
      <path
        fill={m.ink}
        opacity={0.22}
        d="M78 14q8 3 8 10 0 8-10 12 8-10 2-22zM90 40q9 4 8 12-3 6-8 4 3-8 0-16zM72 54q8 4 8 11l-1-1q3 8 0 16h-6q3-12-1-26z"
      />
    </>
  ),
  'JAP-13': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.wood} d="M20 80v-5h80v5zM34 75q3-20-2-34h8q-1 8 5 10-2 14 0 24zM86 75q-3-20 2-34h-8q1 8-5 10 2 14 0 24z" />
        <path fill={m.wine} d="M6 44q50 30 104-2l3 6q-54 34-110 2z" />
        <path fill={m.gold} d="M3 50l3-6 5 3-3 6zM30 57l2-6 6 2-1 7zM70 61v-7l6-1 2 7zM113 48l-3-6-6 3 3 6z" />
        <path fill={m.silver} d="M36 36q40 10 76-28 2 12-14 22-30 20-63 12z" />
        <path fill={m.glaze} d="M6 22l30 13-2 7Q16 37 3 28z" />
        <path fill={m.gold} d="M6 22l-3 6-2-1q0-5 3-6zM38 32l-4 13 3 1 4-13z" />
      </g>
      <path fill={m.white} d="M38 41q40 6 66-20 0 6-8 11-28 18-58 10z" />
      <Line c={m.ink} w={0.8} d="M40 40q8 1 12-1 6 3 11-1 7 1 11-3 7 0 11-5 6-1 9-6" />
      <Line c={m.bone} w={1.3} d="M10 25l1 6m4-4l1 6m4-4l1 6m4-4l1 6m4-4l0 6m-19-11l5 1m0 3l5 1m0 3l5 1" />
      <Line c={m.gold} w={1.2} d="M18 54q3 2 5 2m27 4q4-3 8 0m-4-3v5m35-7q4-4 8-1m-4-3l1 5" />
      <path fill={m.ink} opacity={0.25} d="M3 50q56 30 110-2l-1-3q-54 30-108 3zM96 75h4v5h-4z" />
      <Line c={m.reed} w={2} d="M33 59q-2 8 2 9t3-8M73 62q-2 8 2 9t3-9" />
    </g>
  ),
  'JAP-14': (
    <>
      <g stroke={m.ink} strokeWidth={1.5}>
        <path fill={m.wood} d="M38 80V68h44v12z" />
        <path fill={m.glaze} d="M37 30h46v14H37z" />
        <path fill={m.lapis} d="M42 56h36l10 18q-28 6-56 0z" />
        <path fill={m.wine} d="M46 35h28l4 22q-18 4-36 0z" />
        <path fill={m.cinnabar} d="M39 32l-22 5 2 30 20-3zM81 32l22 5-2 30-20-3z" />
        <path fill={m.lapis} d="M46 20L35 35q12 5 17 0zM74 20l11 15q-12 5-17 0z" />
        <path fill={m.glaze} d="M51 20h18l-1 13q-8 7-16 0z" />
        <path fill={m.iron} d="M45 22q0-14 15-14t15 14q-15-5-30 0z" />
        <path fill={m.sand} d="M45 20l-8-1 2 9 8-3zM75 20l8-1-2 9-8-3z" />
        <path fill={m.gold} d="M57 19Q41 17 40 4q6 8 18 10h4Q74 12 80 4q-1 13-17 15z" />
      </g>
      <Line
        c={m.white}
        w={1.3}
        d="M19 43l20-4m-20 10l20-4m-19 10l19-4m-19 10l19-3M101 43l-20-4m20 10l-20-4m19 10l-19-4m19 10l-19-3"
      />
      <Line
        c={m.gold}
        w={1.3}
        d="M42 27l9 4m-12 0l12 3M78 27l-9 4m12 0l-12 3M40 61q20 5 40 0M37 66q23 5 46 0M34 71q26 5 52 0M18.5 38l20-4.5m63 4.5l-20-4.5"
      />
      <Line c={m.ink} w={1} d="M51 58l-3 17m12-16v17m9-18l3 17M53 11l1 8m12-8l-1 8M47 40h26" />
      <Line c={m.bone} w={1.1} d="M54 24.5h3.5m5 0H66M56 31q4-2 8 0M60 25v3" />
      <path fill={m.sand} stroke={m.ink} strokeWidth={1} d="M49 43h22l1 10q-12 3-24 0z" />
      <Line c={m.wine} w={1.3} d="M53 50q3-6 7-2t7-2m-12-1h.1m9.9 5h.1" />
      <path fill={m.cinnabar} d={oval(60, 16, 1.7)} />
      <path fill={m.ink} opacity={0.24} d="M94 35l9 2-2 30-8-1zM70 36l4-1 4 21 10 18-12 2-6-20zM68 9q7 4 7 13l-5-1z" />
    </>
  ),
  'JAP-15': (
    <>
      <path
        fill={m.iron}
        fillRule="evenodd"
        stroke={m.ink}
        strokeWidth={1.6}
        d="M60 9c6-4 24-2 30 5 7 6 9 22 5 29 4 8 2 24-5 30-6 7-24 9-30 5-6 4-24 2-30-5-7-6-9-22-5-30-4-7-2-23 5-29 6-7 24-9 30-5zM60 24l-4 36h8zM45 34q-6 9 0 18 5-9 0-18zM75 34q-7 1-3 5-4 4 0 8-4 4 3 5 6-9 0-18zM33 62a9 9 0 0 0 15 6 7 7 0 0 1-9-9q-5-2-6 3z"
      />
      <path fill={m.clay} d="M55.5 24h9l-1.5 4h-6zM55 58l-1 4h12l-1-4z" />
      <path stroke={m.ink} strokeWidth={1} d="M60 18c9 0 12 12 12 25s-3 25-12 25-12-12-12-25 3-25 12-25z" />
      <path
        stroke={m.gold}
        strokeWidth={1.6}
        d="M60 13c6-4 21-2 26 4 6 5 8 20 4 26 4 7 2 20-4 26-5 6-20 8-26 4-6 4-21 2-26-4-6-5-8-20-4-26-4-7-2-20 4-26 5-6 20-8 26-4z"
      />
      <Repeat
        by={[
          [44, 4],
          [2, 14],
          [45, 36],
        ]}
      >
        <path fill={m.gold} d="M36 24q-3-4 0-5 3 1 1 5 4-3 5 0 0 3-5 1 3 4 0 5-3 0-1-5-4 3-5 0 0-3 5-1z" />
      </Repeat>
      <Line c={m.gold} w={1.3} d="M80 22l-8-4m10 10l4 8m-6 20q-2 6-4 8M38 20l8-3M36 44v8M70 71q8-2 12-6" />
      <path fill={m.ink} opacity={0.22} d="M90 14c7 6 9 22 5 29 4 8 2 24-5 30-6 7-24 9-30 5 26-4 32-34 30-64z" />
      <Line c={m.silver} w={1} d="M30 18q8-6 20-6M27 40q-2-10 2-18" />
    </>
  ),
};

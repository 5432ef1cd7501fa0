import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { inked, shade } from './inking.ts';

const grass = mix(m.leaf, m.reed, 0.3);
const far = mix(m.sky, m.jadeDark, 0.35);

/** Height, half width and half depth of each terrace of Moray, the widest first. */
const terraces = [
  [47, 52, 29],
  [49, 43, 23.5],
  [51, 34, 18.5],
  [53, 25.5, 13.5],
  [55, 17, 9],
  [56.5, 9, 5],
] as const;

/** The fifteen Objects of the Inca. */
export const inca: Readonly<Record<string, ObjectArt>> = {
  'INC-01': (
    <>
      <path fill={far} stroke={m.ink} strokeWidth={1} d="M5 34L24 14l8 6L46 8l13 14 10-8 12 10 10-6 24 18z" />
      <path fill={m.white} d="M39 14.5L46 8.6l6 7-4-1-3 3-2-3zM21 18l3-3 4.5 3.5-4 1z" />
      <path fill={grass} {...inked} d="M4 42c10-14 30-22 56-22s46 8 56 22c2 26-24 42-56 42S2 68 4 42z" />
      {terraces.map(([y, rx, ry], i) => (
        <g key={y}>
          <path fill={m.sand} d={oval(60, y, rx, ry)} />
          <path
            fill={mix(m.leaf, m.jadeDark, i / 6)}
            stroke={m.ink}
            strokeWidth={0.8}
            d={oval(60, y + 1.8, rx - 0.8, ry - 1.8)}
          />
        </g>
      ))}
      <Line c={m.bone} w={1.6} d="M19 33l4 2.4m3 2l4 2.4m3 1.6l3.6 2.2m2.4 1.4l3 1.8m1.8 1l2.6 1.6" />
      <Line c={m.ink} w={1} d="M10 60h5m-2 4h5m84-4h5m-6 4h4M40 79h8m14 2h8" />
    </>
  ),
  'INC-02': (
    <>
      <path fill={m.clayDark} {...inked} d="M4 84c3-8 9-7 12-9 4 1 6-3 10 0 5-2 8 1 10 4 5 0 8 2 9 5z" />
      <path fill={m.iron} {...inked} d="M17 80c0-7 5-15 13-22l9 7c-6 8-14 14-22 15z" />
      <Line c={m.ink} w={7.4} d="M34 62C60 38 76 30 99 8" />
      <Line c={m.wood} w={4.6} d="M34 62C60 38 76 30 99 8" />
      <Line c={m.sand} w={1.2} d="M36 58.5C60 37 75 29 97 8.4" />
      <Line c={m.ink} w={7} d="M62 40c16 0 24 6 24 16 0 7-5 11-11 12" />
      <Line c={m.woodDark} w={4.2} d="M62 40c16 0 24 6 24 16 0 7-5 11-11 12" />
      <Line c={m.ink} w={6.6} d="M34 44l24 22" />
      <Line c={m.wood} w={4} d="M34 44l24 22" />
      <Line c={m.ink} w={9.4} d="M57 43.6l8-5.8M40 57l5.4-4.6" />
      <Line c={m.leather} w={7} d="M57 43.6l8-5.8M40 57l5.4-4.6" />
      <Line c={m.ink} w={0.8} d="M55.6 40l5 6.6m-2.4-8.6l5 6.6m-2-8.6l5 6M39 53l5 6m-2.4-8l5 6M24 73l8-8m-2 6l4-4" />
      <Line c={m.ink} w={0.9} d="M12 79h4m3 2h6m4-1h5M10 83h6" />
    </>
  ),
  'INC-03': (
    <>
      <g {...inked}>
        <path fill={m.clayDark} d="M43 44V30c0-12 6-20 17-20s17 8 17 20v14h-8V30c0-7-3-11-9-11s-9 4-9 11v14z" />
        <path fill={m.clay} d="M48 56h24v11H48z" />
        <path fill={m.clay} d="M7 46c0 16 8 28 18 31v3h18v-3c10-3 18-15 18-31zM59 46c0 16 8 28 18 31v3h18v-3c10-3 18-15 18-31z" />
        <path fill={m.bone} d="M8.4 53c4 5 47 5 51.2 0l-2.6 9c-8 5-38 5-46 0zM60.4 53c4 5 47 5 51.2 0l-2.6 9c-8 5-38 5-46 0z" />
        <path fill={m.clayDark} d={oval(34, 46, 27, 7) + oval(86, 46, 27, 7)} />
      </g>
      <path
        fill={m.glaze}
        d="M13 57l4 8 4-7 4 8 4-7 5 7 5-7 4 7 4-8 4 7 4-8-4 1-4 1-8 .6-5 .2-5-.2-8-.6zM65 57l4 8 4-7 4 8 4-7 5 7 5-7 4 7 4-8 4 7 4-8-4 1-4 1-8 .6-5 .2-5-.2-8-.6z"
      />
      <path
        {...shade}
        d="M58 62c-3 9-9 14-15.6 16.4V80h-8c10-2 18-9 23.6-18zM110 62c-3 9-9 14-15.6 16.4V80h-8c10-2 18-9 23.6-18z"
      />
      <path fill={m.glaze} d="M16 45c8-4 28-4 36 0-8-2-28-2-36 0zM68 45c8-4 28-4 36 0-8-2-28-2-36 0z" />
      <Line c={m.bone} w={1.2} d="M28 48l6-2.6 6 2.6-6 2.4zM80 48l6-2.6 6 2.6-6 2.4zM46 31c0-10 5-17 14-17" />
      <Line c={m.ink} w={0.9} d="M75 24l-5 3m6 3h-5m5 5h-5m5 5h-5M14 69h36M66 69h36" />
    </>
  ),
  'INC-04': (
    <>
      <path fill={far} stroke={m.ink} strokeWidth={1} d="M6 66V52l14-16 8 6 10-10 14 22h36l10-16 6 4 10 12v12z" />
      <g {...inked}>
        <path fill={m.leaf} d="M28 60c6-8 8-22 13-27 4-2 8 4 12 14l7 13z" />
        <path fill={m.leaf} d="M46 60c8-10 10-34 19-48 4-6 10-7 13 0 6 16 14 34 30 48z" />
        <path fill={grass} d="M5 82V64c18-8 30-11 42-10 8-3 26-3 36 0 12 0 20 4 32 12v16z" />
      </g>
      <path
        fill={m.ink}
        fillOpacity={0.3}
        d="M73 9c3 0 4 2 5 4 6 15 13 32 27 45H80c-4-8 0-14-6-22-3-6 3-16-1-27zM42 33.6c4-1 7 5 10 13l6 12H47c1-8-5-10-5-25z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M66 17l2 10m-5-2l1 12m-5-4l0 13m11-20l2 12m-11 6l2 10m-26-8l2-8m-6 14l2-6M76 22l4 12m-1 4l6 12"
      />
      <path
        fill={m.stone}
        stroke={m.ink}
        strokeWidth={1}
        d="M30 63v-7l4-4 4 4v7zM42 62v-7l5-5 5 5v7zM57 60v-6l4-4 4 4v6zM69 61v-6l4-4 4 4v6zM81 64v-7l5-5 5 5v7zM96 68v-6l4-4 4 4v6z"
      />
      <Line c={m.ink} w={1.6} d="M33.6 60v-1.6m13-.6v-1.6m14 .6v-1.4m12 .8v-1.4m13 3v-1.6m14 5v-1.4" />
      <path fill={m.bone} d="M48 67c8-3 24-3 32 0l-2 4c-8-3-20-3-28 0z" />
      <path
        fill={m.stone}
        stroke={m.ink}
        strokeWidth={0.8}
        d="M5.6 68c13-2 25-1 38 3v3c-13-4-25-5-38-3zM5.6 75c17-3 33-1 44 3l3 3.4h-8c-11-4-25-5-39-3zM114.4 73c-13-2-22 0-32 4v3c10-4 19-6 32-4z"
      />
      <Line c={m.white} w={2.6} d="M8 46h14m-6 4h16m66-8h14m-10 4h12" />
    </>
  ),
  'INC-05': (
    <>
      <path fill={grass} {...inked} d="M5 82V66l6-44 12-8 84-2 8 70z" />
      <g stroke={m.ink} strokeWidth={1.2}>
        <path fill={m.stone} d="M14 18l14 6v12l-14-6zM40 18l16 6v12l-16-6zM68 18l16 6v12l-16-6zM95 16l11 5v12l-11-5z" />
        <path fill={m.granite} d="M28 24l12-6v12l-12 6zM56 24l12-6v12l-12 6zM84 24l11-8v12l-11 8z" />
        <path fill={m.stone} d="M10 36l12 8v15l-12-7zM32 37l20 8v15l-20-7zM64 37l20 8v15l-20-7zM96 37l14 7v15l-14-6z" />
        <path fill={m.granite} d="M22 44l10-7v16l-10 6zM52 45l12-8v16l-12 7zM84 45l12-8v16l-12 7z" />
      </g>
      <g {...inked}>
        <path fill={m.stone} d="M5 55l33 9v18H5zM54 55l36 9v18H54zM104 56l10 4v22h-10z" />
        <path fill={m.granite} d="M38 64l16-9v27H38zM90 64l14-8v26H90z" />
      </g>
      <Line
        c={m.ink}
        w={1}
        d="M5 70l10-1 3-10m-3 10l3 13m-2-8l12 1 1-12m-1 12l10-1m-8 1v7M54 69l12 0 2-10m-2 10l3 7v6m0-6l12-3-1-11m1 11l9-1m-4 1l2 9M44 61v8l-6 2m6-2l5 4v9m0-9l5-2M96 60v10l-6 2m6-2l8-1m-8 1l2 12m6-12l10 1"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M10 44l6 2v10m0-10l6 5M32 45l8 2v-7m0 7l2 9m-2-9l12 5M64 45l9 3v-7m0 7l1 9m-1-9l11 5M103 40v15m0-7l7 3M14 24l7 2v-5m0 5l7 5M40 24l8 3v-5m0 5l8 4M68 24l8 3v-5m0 5l8 4M27 41v15m0-7l5-3M58 41v16m0-8l6-4M90 41v16m0-8l6-4"
      />
      <Line c={m.bone} w={1} d="M7 57.4l18 5M56 57.4l20 5" />
    </>
  ),
  'INC-06': (
    <>
      <path fill={m.sea} {...inked} d="M22 84c8-7 22-8 38-8s28 1 38 8z" />
      <g {...inked}>
        <path fill={m.stoneDark} d="M4 84V34h20l5 12-4 12 6 12-2 14zM116 84V30H97l-6 14 5 12-7 14 3 14z" />
        <path fill={m.stone} d="M6 34V20h16v14zM98 30V16h17v14z" />
      </g>
      <path fill={m.ink} fillOpacity={0.3} d="M24 35l4 11-4 12 6 12-2 13h-9l2-14-5-11 3-12zM106 31h9v52h-9l2-14-4-14z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M8 44l4 8-3 10m7 6l-4 10M110 40l-3 8m-5 2l-4 8 3 8m6 4l-2 10M6 27h16M12 20v7m5 0v7M98 23h17m-11-7v7m6 0v7"
      />
      <Line c={m.ink} w={7} d="M22 36C42 64 76 66 99 32" />
      <Line c={m.reed} w={4.4} d="M22 36C42 64 76 66 99 32" />
      <path stroke={m.woodDark} strokeWidth={4.4} strokeDasharray="1.2 3.4" strokeLinecap="butt" d="M22 36C42 64 76 66 99 32" />
      <Line c={m.ink} w={3.6} d="M13 22C38 48 80 50 107 18M20 26C42 54 78 54 101 22" />
      <Line c={m.reed} w={1.8} d="M13 22C38 48 80 50 107 18M20 26C42 54 78 54 101 22" />
      <Line c={m.ink} w={0.9} d="M28 34l1 9 6-3 1 9 6-4 2 10 6-6 4 10 6-8 5 8 5-10 6 7 2-11 6 4 2-11 6 3 1-10" />
      <Line c={m.white} w={1} d="M40 80h12m5 1h14m-2-3h10" />
    </>
  ),
  'INC-07': (
    <>
      <Line
        c={m.ink}
        w={3}
        d="M14 16L8 68M37 20L34 76M68 22L69 64M91 19L95 78M22 18L17 80M45 21L43 82M75 21L77 82M106 16L112 80M29 19L25 60M60 22L60 79M83 20L86 58M52 22L51 60M98 18L103 70"
      />
      <Line c={m.bone} w={1.7} d="M14 16L8 68M37 20L34 76M68 22L69 64M91 19L95 78" />
      <Line c={m.reed} w={1.7} d="M22 18L17 80M45 21L43 82M75 21L77 82M106 16L112 80" />
      <Line c={m.clay} w={1.7} d="M29 19L25 60M60 22L60 79M83 20L86 58" />
      <Line c={m.turquoise} w={1.7} d="M52 22L51 60M98 18L103 70" />
      <path
        stroke={m.ink}
        strokeWidth={4.8}
        strokeDasharray="0 2.6"
        d="M12.4 30v7.9M10 50v5.3M36.1 38v0.1M34.9 58v2.7M68.3 35v2.7M68.7 51v2.7M92.2 37v5.3M93.3 54v5.3M20.9 32v7.9M18.5 61v0.1M44.3 41v2.7M43.6 63v5.3M75.4 33v0.1M76.3 61v2.7M107.5 32v0.1M110.4 63v0.1M28.1 28v5.3M26.6 44v5.3M60 38v7.9M60 58v5.3M83.8 30v0.1M85.1 47v2.7M51.8 30v0.1M51.4 45v0.1M99.5 34v7.9M101 49v2.7"
      />
      <path
        stroke={m.bone}
        strokeWidth={2.8}
        strokeDasharray="0 2.6"
        d="M12.4 30v7.9M10 50v5.3M36.1 38v0.1M34.9 58v2.7M68.3 35v2.7M68.7 51v2.7M92.2 37v5.3M93.3 54v5.3"
      />
      <path
        stroke={m.reed}
        strokeWidth={2.8}
        strokeDasharray="0 2.6"
        d="M20.9 32v7.9M18.5 61v0.1M44.3 41v2.7M43.6 63v5.3M75.4 33v0.1M76.3 61v2.7M107.5 32v0.1M110.4 63v0.1"
      />
      <path
        stroke={m.clay}
        strokeWidth={2.8}
        strokeDasharray="0 2.6"
        d="M28.1 28v5.3M26.6 44v5.3M60 38v7.9M60 58v5.3M83.8 30v0.1M85.1 47v2.7"
      />
      <path stroke={m.turquoise} strokeWidth={2.8} strokeDasharray="0 2.6" d="M51.8 30v0.1M51.4 45v0.1M99.5 34v7.9M101 49v2.7" />
      <Line c={m.ink} w={5.6} d="M8 14c20 10 84 10 104 0" />
      <Line c={m.sand} w={3.6} d="M8 14c20 10 84 10 104 0" />
      <path stroke={m.woodDark} strokeWidth={3.6} strokeDasharray="1 3" strokeLinecap="butt" d="M8 14c20 10 84 10 104 0" />
    </>
  ),
  'INC-08': (
    <>
      <path fill={m.cinnabar} d="M20 9h80v66H20z" />
      <g strokeLinecap="butt">
        <path
          stroke={m.gold}
          strokeWidth={11}
          strokeDasharray="10 30"
          d="M20 14.5h80M30 25.5h70M40 36.5h60M50 47.5h50M20 58.5h80M30 69.5h70"
        />
        <path
          stroke={m.wine}
          strokeWidth={11}
          strokeDasharray="10 30"
          d="M40 14.5h60M50 25.5h50M20 36.5h80M30 47.5h70M40 58.5h60M50 69.5h50"
        />
        <path
          stroke={m.bone}
          strokeWidth={11}
          strokeDasharray="10 30"
          d="M50 14.5h50M20 25.5h80M30 36.5h70M40 47.5h60M50 58.5h50M20 69.5h80"
        />
        <path
          stroke={m.wine}
          strokeWidth={6}
          strokeDasharray="6 34"
          d="M22 14.5h78M32 25.5h68M42 36.5h58M52 47.5h48M22 58.5h78M32 69.5h68"
        />
        <path
          stroke={m.gold}
          strokeWidth={2}
          strokeDasharray="8 32"
          d="M41 12h59M41 17h59M51 23h49M51 28h49M21 34h79M21 39h79M31 45h69M31 50h69M41 56h59M41 61h59M51 67h49M51 72h49"
        />
        <path
          stroke={m.glaze}
          strokeWidth={5}
          strokeDasharray="4 36"
          d="M50 12h50M20 23h80M30 34h70M40 45h60M50 56h50M20 67h80M56 17.5h44M26 28.5h74M36 39.5h64M46 50.5h54M56 61.5h44M26 72.5h74"
        />
        <path
          stroke={m.gold}
          strokeWidth={3}
          strokeDasharray="3 37"
          d="M33.5 14.5h66M43.5 25.5h56M53.5 36.5h46M23.5 47.5h76M33.5 58.5h66M43.5 69.5h56M23.5 14.5h70M33.5 25.5h66M43.5 36.5h50M53.5 47.5h46M23.5 58.5h70M33.5 69.5h66"
        />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={0.7}
        d="M20 20h80M20 31h80M20 42h80M20 53h80M20 64h80M30 9v66m10-66v66m10-66v66m10-66v66m10-66v66m10-66v66m10-66v66"
      />
      <path fill={m.bone} {...inked} d="M20 75h80v6H20z" />
      <Line c={m.cinnabar} w={1.6} d="M22 79.5l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3" />
      <path {...inked} d="M20 9h80v72H20z" />
      <path fill={m.glaze} stroke={m.bone} strokeWidth={1} d="M55 9.5h10L60 29z" />
    </>
  ),
  'INC-09': (
    <>
      <Line c={m.ink} w={4.2} d="M94 74l-2-48m8 48l2-60m6 60l2-44" />
      <Line c={m.leaf} w={2} d="M94 74l-2-48m8 48l2-60m6 60l2-44" />
      <Line c={m.clayDark} w={4} d="M92.4 32l-.2-8M101.8 24l.2-9m7.6 22l.2-7" />
      <path fill={m.sea} {...inked} d="M4 84c0-8 6-12 14-12h86c8 0 12 4 12 12z" />
      <g {...inked}>
        <path
          fill={m.reed}
          d="M7 16c2-4 6-4 8 0 4 20 20 34 42 34 18 0 32-6 40-22 3-4 7-2 6 2-4 32-22 48-46 48C28 78 8 54 7 16z"
        />
        <path
          fill={m.sand}
          d="M15 22c-2-6 2-9 6-4 8 16 20 24 36 24 16 0 26-4 34-18 4-5 8-2 6 3-6 20-20 28-40 28-24 0-38-14-42-33z"
        />
      </g>
      <path {...shade} d="M11 40c8 18 24 26 46 26 20 0 34-8 42-24-6 24-22 35-42 35-24 0-40-14-46-37z" />
      <Line
        c={m.ink}
        w={0.8}
        d="M20 24c8 16 20 24 37 24 18 0 29-6 36-19M12 34c8 22 22 28 45 28 20 0 34-7 42-24M24 52c10 12 20 16 33 17"
      />
      <Line c={m.woodDark} w={2.6} d="M17 30l-6 4M28 40l-9 14M42 48l-7 24M57 50v27M73 48l6 23M87 40l8 14M95 30l7 5" />
      <Line c={m.ink} w={3.6} d="M78 8L42 52" />
      <Line c={m.wood} w={2} d="M78 8L42 52" />
      <Line c={m.white} w={1.2} d="M10 80h16m8 2h20m18-1h14m8-2h14" />
    </>
  ),
  'INC-10': (
    <>
      <Line c={m.ink} w={4} d="M40 66c-8-22-6-42 4-58M78 66c-6-20-4-36 4-50" />
      <Line c={m.wood} w={2} d="M40 66c-8-22-6-42 4-58M78 66c-6-20-4-36 4-50" />
      <g {...inked}>
        <path fill={m.bone} d="M44 8c16 6 25 22 26 46-12-6-24-5-32 0-4-16-2-34 6-46z" />
        <path fill={m.bone} d="M82 16c15 6 23 20 24 40-10-5-20-5-28-1-3-14-1-28 4-39z" />
        <path fill={m.reed} d="M8 66l3-16c8-7 16-7 23 0l2 16z" />
        <path fill={m.sea} d="M4 84c0-8 2-11 8-11h96c6 0 8 3 8 11z" />
      </g>
      <path
        fill={m.ink}
        fillOpacity={0.18}
        d="M44 8.6c16 6 25 22 25.6 44-4-2-8-3-11-3.4C61 34 56 18 44 8.6zM82 17c15 6 22 20 23 38l-9-2C98 40 93 26 82 17z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M40 22c8 0 16 2 23 6M38 36c10-2 20-1 30 4M79 30c7-1 14 1 21 4M78 43c9-2 18-1 26 3M13 52l-1 13m6-17l-1 17m5-18v18m5-17l1 17m3-14l2 14"
      />
      <path fill={m.wood} {...inked} d="M52 57h5v26h-5zM64 57h5v26h-5zM96 59h5v22h-5z" />
      <path fill={m.sand} {...inked} d="M9 66h95l10 3-10 3H9a3 3 0 0 1 0-6zM7 72h92l10 3-10 3H7a3 3 0 0 1 0-6z" />
      <path {...shade} d="M6 75h102l-9 2.4H7zM8 69h105l-9 2.4H9z" />
      <Line c={m.leather} w={2.6} d="M18 66l-2 12M46 66l-2 12M88 66l-2 12" />
      <Line c={m.ink} w={0.9} d="M7 75h1m2-6h1" />
      <Line c={m.white} w={1.2} d="M8 82h16m10-1h14m8 1h22m8-1h14" />
    </>
  ),
  'INC-11': (
    <>
      <path fill={m.stone} {...inked} d="M15 80l3-46h84l3 46z" />
      <path fill={m.granite} d="M93 45l3 34.2h8.2L102 45z" />
      <Line
        c={m.ink}
        w={0.8}
        d="M16.5 54h87M16 63h88M15 72h89M30 45v9M88 45v9M22 54v9M40 54v9M80 54v9M98 54v9M38 63v9M82 63v9M28 72v8M40 72v8M82 72v8M94 72v8M100 63v9M18 63v9"
      />
      <path fill={m.gold} {...inked} d="M17.6 34h84.8l.8 12H16.8z" />
      <path stroke={m.goldDark} strokeWidth={4} strokeDasharray="3 4.8" strokeLinecap="butt" d="M20 42h81" />
      <g {...inked}>
        <path fill={m.reed} d="M9 34L26 6h68l17 28c-34 4-68 4-102 0z" />
        <path fill={m.bone} d="M43 80l4-32h26l4 32z" />
        <path fill={m.glaze} d="M47.5 80l3-28h19l3 28z" />
        <path fill={m.glaze} d="M23 72l1.5-12h8l1.5 12zM86 72l1.5-12h8L97 72z" />
      </g>
      <path {...shade} d="M78 6.8h15.5L110 33.5c-8 1-16 2-24 2.3z" />
      <Line
        c={m.ink}
        w={0.8}
        d="M28 11l-8 14m16-16l-10 20m18-18l-6 16m14-18v18m12-18v22m10-24l4 20m6-20l8 22m2-20l9 17M15 29l2-3m24 6l1-3m36 3l1-3m22 2l1-3"
      />
      <path
        fill={m.gold}
        d="M60 52l1.5 4.5 3.5-3-1 4.5 4.5-1-3 3.5 4.5 1.5-4.5 1.5 3 3.5-4.5-1 1 4.5-3.5-3L60 72l-1.5-4.5-3.5 3 1-4.5-4.5 1 3-3.5-4.5-1.5 4.5-1.5-3-3.5 4.5 1-1-4.5 3.5 3z"
      />
      <Line c={m.bronzeDark} w={1} d="M58.5 61.5h.1m2.8 0h.1m-2.5 2.5h2" />
      <Line c={m.ink} w={4} d="M9 80V56m0 16l-4-5m4 0l4-5M111 80V56m0 16l4-5m-4 0l-4-5" />
      <Line c={m.gold} w={2} d="M9 80V56m0 16l-4-5m4 0l4-5M111 80V56m0 16l4-5m-4 0l-4-5" />
    </>
  ),
  'INC-12': (
    <>
      <path
        fill={m.gold}
        {...inked}
        d="M36 15c-2-4-1-8 1-10 3 2 4 5 4 8 1-4 3-7 5-7 2 3 1 8-1 11 4 6 5 17 6 26 12-3 32-4 42-1 4 0 8 3 11 1 2 5-1 10-5 12-1 7-2 13-1 25h-8c-1-9-3-13-4-19-12 3-24 3-35 0l-1 19h-8c0-7-1-12-2-19-5-3-8-9-8-16 0-8 1-13-1-17-4 1-8 1-9-2-1-4 0-6 4-7 3-1 6-3 10-4z"
      />
      <path
        fill={m.goldDark}
        d="M44 20c3 8 3 18 5 26 6 6 36 8 48 0 3 4 3 8 1 11l-1 22h-3c0-12-3-18-5-24-14 5-28 5-40 1l-3 23h-3c1-10 1-18-1-25-2-10 1-22 2-34z"
      />
      <path fill={m.goldDark} stroke={m.ink} strokeWidth={1.2} d="M56 62l-2 18h-6l1-19M84 62l4 18h-6l-3-17" />
      <Line
        c={m.ink}
        w={1}
        d="M22 25c3 1 5 1 7-1M40 9l0 4m-7 7h.1M41 80v-2.5m9.5 2.5v-2.5m35 2.5v-2.5m11 2.5v-2.5M36 32c4 2 7 2 10 1m-10 5c4 2 7 2 11 1M98 48c2 2 5 3 7 2"
      />
      <path fill={m.ink} d={oval(33.5, 19.5, 1.7)} />
      <Line c={m.bone} w={1.4} d="M37 24c-1 8-1 16 0 24M54 46c10-2 24-3 36-1" />
    </>
  ),
  'INC-13': (
    <>
      <path {...shade} d="M62 76l50-4 4 6-20 6H40z" />
      <g {...inked}>
        <path fill={m.stone} d="M6 80l4-14 26-6 34 4-4 18z" />
        <path fill={m.granite} d="M70 64l30-6 12 20-46 4z" />
        <path fill={m.ivory} d="M10 66l20-10 42-4 28 6-30 6-34 2z" />
        <path fill={m.granite} d="M66 58l24-4-2-10-20 2z" />
        <path fill={m.stone} d="M34 60l4-14 30 0-2 12-12 5z" />
        <path fill={m.ivory} d="M38 46l16-7 34 5-20 2z" />
        <path fill={m.granite} d="M57 46l14-1-5-37-8 3z" />
        <path fill={m.stone} d="M46 44l11 2 1-35-8-3z" />
        <path fill={m.ivory} d="M50 8l7-2 9 2-8 3z" />
      </g>
      <Line
        c={m.ink}
        w={0.8}
        d="M61 16l2 5m-2 5l3 4m-3 5l4 4M80 66l3 6m5-8l4 7m3-9l5 8M76 78l2-5m-8-25l6 1m2 3l8-1M14 72l7-2m-3 6l9-2m4-6l8 2M40 52h9m-5 4h7M52 20v6M20 63l8-3"
      />
      <Line c={m.bone} w={1.2} d="M51.5 12l-2 24M12 67.5l22-3" />
    </>
  ),
  'INC-14': (
    <g transform="translate(38 38) rotate(28)">
      <path fill={m.woodDark} {...inked} d="M4-4.5h73c5 0 6 2 6 4.5s-1 4.5-6 4.5H4z" />
      <path fill={m.wood} d="M10-3.7h67c3 0 4 1 4 3H10z" />
      <path fill={m.leather} stroke={m.ink} strokeWidth={1.2} d="M54-5.5h18v11H54z" />
      <path
        fill={m.bronzeDark}
        {...inked}
        d="M6 -34L10.8 -13.9L23.7 -17L15.6 0L23.7 17L10.8 13.9L6 34L1.2 13.9L-11.7 17L-3.6 0L-11.7 -17L1.2 -13.9z"
      />
      <path
        fill={m.bronze}
        {...inked}
        d="M0 -34L4.8 -13.9L17.7 -17L9.6 0L17.7 17L4.8 13.9L0 34L-4.8 13.9L-17.7 17L-9.6 0L-17.7 -17L-4.8 -13.9z"
      />
      <path fill={mix(m.bronze, m.gold, 0.6)} d="M-.5-31L-4.3-13.5 0-8zM-17-16.5L-4.8-13 0-8-9-.5zM-17 16.5L-9 .5l5 5z" />
      <Line c={m.ink} w={0.8} d="M0-33V33M-17.5-17l35 34M-17.5 17l35-34" />
      <path fill={m.bronzeDark} stroke={m.ink} strokeWidth={1.2} d="M-5 0a5 8.5 0 1 1 10 0 5 8.5 0 1 1-10 0z" />
      <path fill={m.wood} stroke={m.ink} strokeWidth={1.2} d="M3-5h-8c-3 0-4 2-4 5s1 5 4 5h8c2-3 2-7 0-10z" />
      <Line c={m.ink} w={0.8} d="M57-5.5l3 11m1-11l3 11m1-11l3 11M24 2h10m6 1h8" />
      <Line c={m.sand} w={1.2} d="M-6-1.5h6" />
    </g>
  ),
  'INC-15': (
    <>
      <path
        stroke={m.ink}
        strokeWidth={5.6}
        d="M46 66C20 52 8 34 16 18c6-10 18-10 22-2 3 7-3 13-9 10M74 66c26-14 40-30 34-44-5-10-18-12-26-6-7 6-10 14-20 16"
      />
      <path
        stroke={m.bone}
        strokeWidth={3.2}
        d="M46 66C20 52 8 34 16 18c6-10 18-10 22-2 3 7-3 13-9 10M74 66c26-14 40-30 34-44-5-10-18-12-26-6-7 6-10 14-20 16"
      />
      <path
        stroke={m.woodDark}
        strokeWidth={3.2}
        strokeDasharray="2.6 2.6"
        strokeLinecap="butt"
        d="M46 66C20 52 8 34 16 18c6-10 18-10 22-2 3 7-3 13-9 10M74 66c26-14 40-30 34-44-5-10-18-12-26-6-7 6-10 14-20 16"
      />
      <path fill={m.granite} {...inked} d="M47 60c0-10 6-16 14-16 9 0 13 7 12 16z" />
      <path fill={m.stone} d="M51 58c0-7 4-11 10-12-3 4-5 7-4 12z" />
      <path fill={m.clay} {...inked} d="M36 62c14-6 34-6 48 0-2 12-12 19-24 19s-22-7-24-19z" />
      <path fill={m.gold} d="M46 60.5l7 8-6 8-8-8zM60 59.5l8 9-8 9-8-9zM74 60.5l7 8-8 8-6-8z" />
      <path fill={m.wine} d="M46 64.5l3 4-3 4-3-4zM60 64l3.5 4.5-3.5 4.5-3.5-4.5zM74 64.5l3 4-3 4-3-4z" />
      <path {...shade} d="M83 63c-2 11-12 17-23 17-6 0-12-2-16-5 16 3 30-1 39-12z" />
      <Line c={m.ink} w={5} d="M62 32l-5 2m4-2l-6-2m6 2l-4 6" />
      <Line c={m.cinnabar} w={2.6} d="M62 32l-5 2m4-2l-6-2m6 2l-4 6" />
      <Line c={m.ink} w={0.9} d="M38 64c14-5 30-5 44 0M66 50l4 4m-8-6l4 4" />
    </>
  ),
};

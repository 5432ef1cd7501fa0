import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { fine, inked, shade } from './inking.ts';

const plaster = mix(m.gold, m.white, 0.65);
const skin = mix(m.clay, m.clayDark, 0.4);
const rose = mix(m.clay, m.linen, 0.4);

/** The fifteen Objects of Egypt. */
export const egypt: Readonly<Record<string, ObjectArt>> = {
  'EGY-01': (
    <>
      <rect {...inked} fill={m.lapis} x={8} y={7} width={104} height={73} />
      <path stroke={m.faience} strokeWidth={1.6} strokeDasharray="3 1.5" d="M12 10.5h96" />
      <path {...inked} strokeWidth={1} fill={plaster} d="M14 14h92v32H14zM14 51h92v23H14z" />
      <path stroke={m.faience} strokeWidth={1.2} d="M14 48.5h92M11 16v56m98-56v56M14 77h92" />
      <path {...inked} strokeWidth={1.1} fill={m.white} d="M21 27l-3-2-3 4 1 4 5-1v10h2.5l1-7h10l1 7h2.5l1-13-1-4H26z" />
      <path fill={m.clayDark} d="M26 25c5 0 6 5 3 7s-5-3-3-7zm8 1l4-1 1 5-4 1z" />
      <path stroke={m.ink} strokeWidth={1.2} d="M17 24c-3-2-2-6 1-7m2 7c0-3-1-5 1-7" />
      <path stroke={m.woodDark} strokeWidth={1.8} d="M34 26l27 12-6 4m6-4l7-8" />
      <path {...inked} strokeWidth={1} fill={m.white} d="M66 26l8 0 3 11-9 1zM88 25h7l3 17h-9z" />
      <path stroke={skin} strokeWidth={2.6} d="M70 37l-2 5m5-5l4 5M68 27l-4 4m8-5l-6-5M93 27l-6 8" />
      <path stroke={m.glaze} strokeWidth={6} d="M71 21h0m21 0h0" />
      <path stroke={skin} strokeWidth={3.4} d="M70 22h0m21 0h0" />
      <path stroke={m.wood} strokeWidth={2} d="M22 73V62m18 11V62m18 11V62m18 11V62m18 11V62" />
      <path
        stroke={m.leaf}
        strokeWidth={2.6}
        d="M22 61l-6 2m6-2l-5-4m5 4v-6m0 6l5-4m-5 4l6 2M58 61l-6 2m6-2l-5-4m5 4v-6m0 6l5-4m-5 4l6 2M94 61l-6 2m6-2l-5-4m5 4v-6m0 6l5-4m-5 4l6 2"
      />
      <path fill={m.jadeDark} d="M34 62c0-10 12-10 12 0 0 5-12 5-12 0zm36 0c0-10 12-10 12 0 0 5-12 5-12 0z" />
      <path stroke={m.cinnabar} strokeWidth={2} d="M38 61h0m36 0h0M30 70h0m36 0h0m36 0h0M86 36h0m-3 5h0m-2-5h0" />
    </>
  ),
  'EGY-02': (
    <>
      <path {...inked} fill={m.sand} d="M6 72l12-8h96v8l-8 8H6z" />
      <path {...shade} d="M6 72h100l8-8v8l-8 8H6z" />
      <g {...inked}>
        <path fill={m.clayDark} d="M30 66V46l-6 2-4-3 1-6 6-5 4-1c8 3 20 2 28 0 5 0 6 4 6 8v25h-4l-1-14c-6 2-12 2-18 0l-2 14z" />
        <path fill={m.white} d="M20 72V50l-6 2-4-3 1-7 6-5 4-1c8 3 20 2 30 0 5 0 6 4 6 8v28h-4l-2-15c-6 2-14 2-20 0l-2 15z" />
        <path fill={m.wood} d="M14 40l14-8 2 3-13 8zM24 38l60 16 0 3-6 1-56-17z" />
        <path fill={m.wood} d="M78 54l-8 16-4 2-3-2 6-4 5-13zM82 55l6-16 3 1-5 17z" />
        <path fill={m.white} d="M93 48h10l3 11H92z" />
        <path
          fill={skin}
          d="M93 58l-6 12-3 2h7l7-12 4 3 2 9h4l-2-13zM92 32h11l1 17H93zM95 32l-9 7 1 3 8-4zM94 26c0-7 10-7 10 0s-10 8-10 0z"
        />
        <path fill={m.glaze} d="M94 25c0-9 13-8 11 2l-2 4-2-6z" />
      </g>
      <path fill={m.clayDark} d="M26 40c6-2 9 2 7 6s-8 4-8 0zm16 2c6-4 12-2 13 3s-8 8-12 4z" />
      <path {...shade} d="M57 44v28h-4l-2-15c-6 2-14 2-20 0v-3c10 2 20 0 26-10z" />
      <path stroke={m.ink} strokeWidth={2.4} d="M14 37c-4-4-4-10 0-14m6 13c1-5 0-9 4-13m4 10c-2-4-1-9 2-12" />
      <path stroke={m.bone} strokeWidth={1} d="M14 37c-4-4-4-10 0-14m6 13c1-5 0-9 4-13m4 10c-2-4-1-9 2-12" />
      <path {...fine} d="M15 44h0m84-18h0M12 49h2m43-9c3 4 3 12 2 16M6 72h100l8-8m-8 8v8" strokeWidth={1.3} />
    </>
  ),
  'EGY-03': (
    <>
      <path fill={m.sand} d="M4 72q30-6 58-4t54-2l0 10q-20 6-56 6T4 80z" />
      <path {...inked} fill={m.linen} d="M10 74L56 10l20 68z" />
      <path {...inked} fill={mix(m.stoneDark, m.sand, 0.35)} d="M76 78L56 10l54 60z" />
      <path
        stroke={m.ink}
        strokeWidth={0.9}
        strokeDasharray="6 1.4"
        d="M51.4 16.4L58 16.8M47.3 22.2L59.8 22.9M43.1 27.9L61.6 29M39 33.7L63.4 35.2M34.8 39.4L65.2 41.3M30.7 45.2L67 47.4M26.6 51L68.8 53.5M22.4 56.7L70.6 59.6M18.3 62.5L72.4 65.8M14.1 68.2L74.2 71.9"
      />
      <path
        stroke={m.ink}
        strokeWidth={0.9}
        strokeDasharray="5 2"
        d="M58 16.8L61.4 16M59.8 22.9L66.3 21.4M61.6 29L71.1 26.8M63.4 35.2L76 32.2M65.2 41.3L80.8 37.6M67 47.4L85.7 43M68.8 53.5L90.6 48.4M70.6 59.6L95.4 53.8M72.4 65.8L100.3 59.2M74.2 71.9L105.1 64.6"
      />
      <path {...inked} fill={m.glaze} d="M44 69l4-6 4 7z" />
      <g {...inked} fill={m.sand}>
        <path d="M84 79l9-13 6 14zM99 80l9-12 7 11z" />
        <path fill={m.stoneDark} d="M99 80l-6-14 12 13z" />
      </g>
      <path {...shade} d="M76 78l-20-68 12 62zM115 79l-7-11-3 11z" />
      <path {...fine} d="M6 79h24m6 2h20M56 10l20 68" />
      <path stroke={m.leaf} strokeWidth={2} d="M10 66l-5 2m5-2l-3-5m3 5l3-5m-3 5l5 3" />
      <Line c={m.woodDark} w={1.8} d="M10 67l1 11" />
    </>
  ),
  'EGY-04': (
    <>
      <path {...inked} fill={m.sand} d="M4 80L8 34l8-14 18-9 28-3 34 4 14 12 6 24v32z" />
      <path {...inked} fill={mix(m.sand, m.clay, 0.3)} d="M15 80l5-64h80l5 64z" />
      <path stroke={m.ink} strokeWidth={3} strokeDasharray="2 2.2" strokeLinecap="butt" d="M22 18.5h76" />
      <path {...fine} d="M20 21.5h80M9 42l-2 16m6-28l4-8m88 4l5 10m2 10l1 16M40 12l14-1m20 1l12 1" />
      <path {...inked} fill={m.glaze} d="M55.5 80V58h9v22z" />
      <path {...inked} strokeWidth={1.1} fill={m.linen} d="M57 54V43c0-4 6-4 6 0v11z" />
      <path {...inked} strokeWidth={1.3} fill={m.linen} d="M38 80V58l2-10 4 4 3-5 4 3 2 8v22zM44 80l4-5 5 0 2 5z" />
      <Repeat
        by={[
          [43, 0],
          [61, 0],
        ]}
      >
        <g {...inked} strokeWidth={1.3} fill={m.linen}>
          <path d="M20 80V57l3-14 3-3h6l3 3 3 14v23z" />
          <path d="M24 43l-1-3 2-9c1-4 7-4 8 0l2 9-1 3h-3l-1-4h-2l-1 4z" />
          <path d="M26.5 28l-.5-3 2-3c0-3 2-3 2 0l2 3-.5 3z" />
          <path d="M26.5 32c0-2 5-2 5 0 0 4-.5 6-2.5 6s-2.5-2-2.5-6z" />
        </g>
        <path {...fine} d="M25 46v7l-2 5m10-12v7l2 5M20 58h18M24 59v20m5-20v20m5-20v20M28 33.5h0m2 0h0M29 38v2" />
        <path {...shade} d="M31 40h1l3 3 3 14v23h-6V58z" />
      </Repeat>
      <path {...shade} d="M110 24l6 24v32h-11L100 16zM50 50l1 0 2 8v22h-4V58z" />
    </>
  ),
  'EGY-05': (
    <>
      <g {...inked} fill={m.linen}>
        <path d="M6 80l6-48h32l6 48zM70 80l6-48h32l6 48z" />
        <path fill={m.sand} d="M10 32l1-4h34l1 4zM74 32l1-4h34l1 4z" />
      </g>
      <path {...shade} d="M36 32h8l6 48H40zM100 32h8l6 48h-10z" />
      <path stroke={m.cinnabar} strokeWidth={1.8} d="M20 28V14l7 2-7 3m66 9V12l7 2-7 3" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.stone}
        d="M20 80l1-14 3-3-1-4 2-3h4l2 3-1 4 3 3 1 14zM86 80l1-14 3-3-1-4 2-3h4l2 3-1 4 3 3 1 14z"
      />
      <path {...inked} fill={m.granite} d="M45 80v-8h30v8z" />
      <path {...inked} fill={rose} d="M49 72L53 17l7-11 7 11 4 55z" />
      <path {...inked} fill={m.gold} d="M53 17l7-11 7 11q-7 3-14 0z" />
      <path {...shade} d="M63 18l4-1 4 55h-7zM60 6l7 11-5 1z" />
      <path stroke={m.ink} strokeWidth={0.8} d="M57 20l-2 50m8-50l2 50" />
      <path stroke={m.ink} strokeWidth={2.4} strokeDasharray="1 2 2.5 1.5 .6 1.8" strokeLinecap="butt" d="M60 22v48" />
      <path
        {...fine}
        d="M50.5 60l2-2m-1-6l2-2m-1-8l2-2m-1-8h1.5m12 4l-1.5 2m2 8l-2 2m3 8l-2 2m3 6l-2 2M27 63h0m66 0h0M27 66v12m66-12v12M47 76h26"
      />
    </>
  ),
  'EGY-06': (
    <>
      <path {...inked} fill={m.iron} d="M31 31l8-10 9-9 18-5 14 4 8 8 3 12-2 36-8 7-1 7-44 0-7-5z" />
      <path {...inked} fill={mix(m.granite, m.glaze, 0.6)} d="M31 31l8-10 9-9 18-5 10 5 6 8 2 10-1 34-8 8-2 9-37-1-5-4z" />
      <path {...shade} d="M80 11l8 8 3 12-2 36-8 7-1 7-7 0 2-9 8-8 1-34-2-10-6-8z" />
      <path
        stroke={m.bone}
        strokeWidth={2.2}
        strokeDasharray="1 .9 2 .8 .6 1 1.4 1.2"
        strokeLinecap="butt"
        d="M51 14h23M45 18h33M41 22h38M38 26h43M35 30h46M34 34h47"
      />
      <path
        stroke={m.paper}
        strokeWidth={1.2}
        strokeDasharray="3 1.8 1 1.7"
        d="M34 39h47M34 41.8h47M34 44.6h47M34 47.4h47M34 50.2h47M34 53h47"
      />
      <path
        stroke={m.bone}
        strokeWidth={1.4}
        strokeDasharray=".9 .7"
        strokeLinecap="butt"
        d="M34 58h46M34 60.6h46M34 63.2h46M34 65.8h44M34 68.4h41M34 71h39M35 73.6h37M36 76.2h35"
      />
      <path stroke={m.silver} strokeWidth={1.1} d="M34 30l7-9 8-7 16-4.5" />
    </>
  ),
  'EGY-07': (
    <>
      <g {...inked} fill={m.gold}>
        <path d="M10 50l7 4-1 8 3 5-7-1-3-4zM102 48l8-2 0 10 4 5-7 1-5-3zM32 62l9-2 0 11 4 6-8 2-6-3z" />
      </g>
      <g {...inked}>
        <path fill={m.woodDark} d="M6 36l28 15v15L6 51z" />
        <path fill={m.wood} d="M34 51l80-19v15L34 66z" />
        <path fill={m.ivory} d="M6 36l78-18 30 14-80 19z" />
      </g>
      <path {...shade} d="M6 36l28 15v15L6 51zM34 58l80-19v8L34 66z" />
      <path
        {...inked}
        strokeWidth={1.2}
        d="M15.3 41L94 22.7M24.7 46L104 27.3M13.8 34.2l28.2 15M21.6 32.4L50 47.2M29.4 30.6L58 45.3M37.2 28.8L66 43.4M45 27l29 14.5M52.8 25.2L82 39.6M60.6 23.4L90 37.7M68.4 21.6L98 35.8M76.2 19.8L106 33.9"
      />
      <path stroke={m.cinnabar} strokeWidth={1.4} d="M62 44l3 0m5-2l3 0m5-2l3 0m4-1l4-1" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.faience}
        d="M18 36l3-13c0-4 4-4 4 0l3 13c0 3-10 3-10 0zM42 39l3-13c0-4 4-4 4 0l3 13c0 3-10 3-10 0zM64 27l3-13c0-4 4-4 4 0l3 13c0 3-10 3-10 0z"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.clay}
        d="M30 31c0-2 2-3 2-5s-2-2-2-4c0-3 10-3 10 0 0 2-2 2-2 4s2 3 2 5c0 3-10 3-10 0zM82 32c0-2 2-3 2-5s-2-2-2-4c0-3 10-3 10 0 0 2-2 2-2 4s2 3 2 5c0 3-10 3-10 0z"
      />
      <path {...fine} d="M38 55l72-17v5L38 60zM60 50v5m24-11v5M9 41l22 12v8L9 49z" />
      <path stroke={m.gold} strokeWidth={2} strokeDasharray="0 5" d="M42 57l64-15" />
    </>
  ),
  'EGY-08': (
    <>
      <path stroke={m.iron} strokeWidth={2.4} d="M34 60v20M60 64v16M86 60v20M28 80h64" />
      <g {...inked}>
        <path fill={m.wood} d="M44 44V32h34v12zM38 34l4-6h38l6 6z" />
        <path fill={m.linen} d="M22 46V34h10v12zM20 34h14v-3H20z" />
        <path
          fill={m.sand}
          d="M8 12c3-3 8-2 8 2l1 14c3 14 16 20 43 20s38-8 42-22l1-6c1-6-1-9-5-8 0-6 10-8 13-1 2 6 0 12-2 18-5 22-20 36-50 36S15 54 10 32z"
        />
      </g>
      <path {...shade} d="M109 29c-5 22-20 36-50 36S15 54 10 32c16 32 78 34 99-3zM72 32h6v12h-6z" />
      <path
        {...fine}
        d="M12 34c10 22 84 26 96-4M14 40c10 16 78 20 92-4M20 47c16 10 62 12 80-2M8 16h8m-7 5h7m-6 5h7M106 18h6m-8 5h7m-8 5h7M50 32v12m6-12v12m6-12v12m6-12v12M25 36v8m4-8v8"
      />
      <path stroke={m.ink} strokeWidth={3.4} d="M34 46L22 68m24-19L36 72m24-23l-6 24m20-25l-2 24m16-27l2 22" />
      <path stroke={m.reed} strokeWidth={1.6} d="M34 46L22 68m24-19L36 72m24-23l-6 24m20-25l-2 24m16-27l2 22" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.reed}
        d="M24 63l-2 12-5 3 3-14zM38 66l-1 12-5 3 2-14zM56 66l-1 12-4 3 1-14zM74 65l-1 12-4 3 0-14zM88 62l4 12-2 4-4-13z"
      />
      <path stroke={m.ink} strokeWidth={2.8} d="M98 42l12 26" />
      <path stroke={m.wood} strokeWidth={1.2} d="M98 42l12 26" />
    </>
  ),
  'EGY-09': (
    <>
      <path {...inked} fill={m.linen} d="M6 10l30-3 42 2 34-2 2 30-3 22 2 19-58 2-49-2 2-24z" />
      <path {...shade} d="M112 7l2 30-3 22 2 19-58 2-49-2 0-5c36 2 70 2 102 0 2-20 2-40 1-66z" />
      <path stroke={m.ink} strokeWidth={1.1} d="M60 46V12M22 44l38-32 38 32M34 45l26-30 26 30" />
      <g {...inked} strokeWidth={1.3}>
        <path fill={m.sand} d="M26 20h68l2 4H24zM30 28h60l2 4H28z" />
        <path
          fill={m.clay}
          d="M14 30c-2 12 6 24 18 28h56c12-4 20-14 22-24-1-5-6-5-7-1-3 8-7 13-15 13H34c-8 0-14-6-16-16-1-4-4-3-4 0z"
        />
        <path fill={m.reed} d="M38 46l2-8h8l2 8zM70 46l2-8h8l2 8z" />
        <path
          fill={m.leaf}
          d="M37 34c-2-8 6-10 8-8 6-2 10 6 5 9-4 2-10 2-13-1zM69 34c-2-8 6-10 8-8 6-2 10 6 5 9-4 2-10 2-13-1z"
        />
      </g>
      <path stroke={m.woodDark} strokeWidth={2} d="M44 38v-5m32 5v-5M96 36l10 26" />
      <path stroke={skin} strokeWidth={2.4} d="M30 45v-5l4-3M56 45v-6l5-2m5 8v-6l-4-2M90 45v-5l-4-3" />
      <path stroke={m.glaze} strokeWidth={3.6} d="M30 37h0m26-1h0m10 0h0m24 1h0" />
      <path stroke={m.ink} strokeWidth={0.9} d="M24 53c14 4 60 4 76-1" />
      <path fill={mix(m.sea, m.lapis, 0.25)} d="M8 62h102v10H8z" opacity={0.7} />
      <path stroke={m.ink} strokeWidth={0.8} d="M8 65q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 6-1" />
      <path
        {...fine}
        fill={m.bone}
        d="M24 70c4-4 9-4 12 0l3-2v5l-3-2c-3 3-8 3-12-1zM92 70c3-3 7-3 9 0l3-2v4l-3-1c-2 2-6 2-9-1z"
      />
      <path
        stroke={m.ink}
        strokeWidth={1.8}
        strokeDasharray="1 1.2 2 1 .6 1.5"
        strokeLinecap="butt"
        d="M13 14v12m5-13v12m84-12v14m5-14v14"
      />
    </>
  ),
  'EGY-10': (
    <>
      <path {...inked} fill={m.wood} d="M28 80l4-10h10l4 10zM74 80l4-10h10l4 10z" />
      <g {...inked}>
        <path
          fill={mix(m.jade, m.leaf, 0.4)}
          d="M4 46l3-4c8 6 14 8 24 8h58c12 0 18-4 23-18l4-2 1 4c-2 22-14 38-38 38H36C22 72 10 60 4 46z"
        />
        <path fill={m.gold} d="M31 50h58v5H31z" />
        <path fill={m.clay} d="M66 50V34c0-9 22-9 22 0v16z" />
        <path fill={m.white} d="M69 50V36h8v14z" />
      </g>
      <path {...shade} d="M117 34c-2 22-14 38-38 38H36c-9 0-17-5-23-12 36 8 90 8 99-27l4-3z" />
      <path
        stroke={m.ink}
        strokeWidth={3.6}
        d="M94 48V22M98 40l8 24M43 50V10m0 4l36 14M22 48L11 66m25-17L25 68m25-19L39 69m25-19L53 70"
      />
      <path
        stroke={m.reed}
        strokeWidth={1.8}
        d="M94 48V22M98 40l8 24M43 50V10m0 4l36 14M22 48L11 66m25-17L25 68m25-19L39 69m25-19L53 70"
      />
      <path
        {...inked}
        strokeWidth={1.1}
        fill={m.gold}
        d="M103 62l5-2 5 17-4 2zM90 20h8v4h-8zM13 61l3 2-7 8-2-2zM27 63l3 2-7 8-2-2zM41 64l3 2-7 8-2-2zM55 65l3 2-7 8-2-2z"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.white}
        d="M17 50l2-6h8l2 6zM31 51l2-7h8l2 7zM45 51l2-7h8l2 7zM57 51l1-7h7l1 7z"
      />
      <path stroke={skin} strokeWidth={4} d="M22 44v-6m14 7v-7m14 7v-7m12 6v-5M97 46v-6" />
      <path stroke={skin} strokeWidth={2} d="M22 38l-5 8m19-8l-5 8m19-8l-5 8m17-7l-5 7M97 40l-4-4" />
      <path stroke={m.glaze} strokeWidth={6.4} d="M22 31h0m14 0h0m14 0h0m12 2h0m36 0h0" />
      <path stroke={skin} strokeWidth={3.6} d="M21 32h0m14 0h0m14 0h0m12 2h0m36 0h0" />
      <path {...fine} d="M36 53h50M20 60q44 7 82-4" />
    </>
  ),
  'EGY-11': (
    <>
      <path
        {...inked}
        fill={m.gold}
        d="M60 8c20 0 30 9 33 26 1 10 6 22 8 32 0 8-4 12-9 14H28c-5-2-9-6-9-14 2-10 7-22 8-32C30 17 40 8 60 8z"
      />
      <path
        stroke={m.lapis}
        strokeWidth={2.8}
        strokeLinecap="butt"
        d="M46 14l-7 1m-5 6l9-2m-2 6l-10 1m-2 6l12-1m0 6l-13 2m-1 6l14-2m1 6l-16 3m-2 6l20-3m2 5l-24 4m-1 6l23-3M74 14l7 1m5 6l-9-2m2 6l10 1m2 6l-12-1m0 6l13 2m1 6l-14-2m-1 6l16 3m2 6l-20-3m-2 5l24 4m1 6l-23-3"
      />
      <path {...inked} fill={m.gold} d="M42 30c2-16 34-16 36 0 1 14-2 24-8 30-5 5-15 5-20 0-6-6-9-16-8-30z" />
      <path
        {...shade}
        d="M72 20c4 3 5 6 6 10 1 14-2 24-8 30l-8 4c10-10 14-26 10-44zM86 18c4 4 6 9 7 16 1 10 6 22 8 32 0 8-4 12-9 14h-8c8-14 6-40 2-62z"
      />
      <g {...inked}>
        <path fill={m.turquoise} d="M32 80c1-9 8-13 17-15h22c9 2 16 6 17 15z" />
        <path stroke={m.gold} strokeWidth={2} d="M38 80q5-10 22-10t22 10" />
        <path stroke={m.cinnabar} strokeWidth={2} strokeDasharray="2" d="M44 80q4-6 16-6t16 6" />
        <path fill={m.lapis} d="M56 61h8l1 19H55z" />
        <path
          {...inked}
          strokeWidth={1.1}
          fill={m.gold}
          d="M50 19c-1-6 1-10 4-10 3 1 3 5 2 10zM62 19c-3-5-2-13 2-13 5 0 6 7 2 13z"
        />
      </g>
      <path fill={m.white} d="M45 36q6-6 12 0-6 4-12 0zM63 36q6-6 12 0-6 4-12 0z" />
      <path stroke={m.lapis} strokeWidth={2} d="M44 31q7-5 13-1m6 0q6-4 13 1M43 37q8-8 14-1m6 0q6-7 14 1" />
      <path stroke={m.ink} strokeWidth={3.4} d="M51 35.5h0m18 0h0" />
      <path {...fine} strokeWidth={1.2} d="M59 38l-2 9h5M54 53q6 3 12 0M55.5 52q4.5-2 9 0M42 24q18-8 36 0M57 67h6m-6.5 5h7" />
    </>
  ),
  'EGY-12': (
    <>
      <path {...inked} fill={m.ivory} d="M10 12h96v64H10z" />
      <path
        {...inked}
        fill={m.linen}
        d="M106 12c8-4 10 4 8 10-3 0-4-4-8-4zM106 76c8 4 10-4 8-10V22l-8-4zM10 12c-6-2-8 4-5 8v54c1 4 4 4 5 2z"
      />
      <path {...fine} d="M10 26h96" />
      <path stroke={m.ink} strokeWidth={2} strokeDasharray="0 3 1.5 3" d="M14 29v17m6-17v17m76-17v13m6-13v13" />
      <path stroke={m.cinnabar} strokeWidth={2} d="M11 74h94M11 14h94" />
      <path stroke={m.jadeDark} strokeWidth={4} strokeDasharray="0 8" d="M24 21h76" />
      <path stroke={m.ink} strokeWidth={2.2} d="M58 71V34M42 37h32M53 71h10M56 33h4" />
      <path {...fine} d="M38 51l4-14 4 14M70 51l4-14 4 14" />
      <path fill={m.cinnabar} d="M39 50c-1-6 7-6 6 0l-1 2h-4z" />
      <g {...inked} strokeWidth={1.2}>
        <path fill={m.white} d="M72 51c-1-5 0-8 3-10 2 4 1 7-1 10z" />
        <path fill={m.gold} d="M36 51h12l-3 3h-6zM68 51h12l-3 3h-6z" />
        <path fill={m.glaze} d="M63 46l-4 3 1 2 5 1 1 3h5l-1-5-1-6-1 3-1-4z" />
        <path fill={m.jade} d="M64 55h7l2 8-3 8h-9l5-7z" />
        <path fill={m.white} d="M17 71l2-16c0-4 8-4 8 0l4 16zM30 71l1-14c0-3 6-3 6 0l2 14z" />
        <path fill={m.linen} d="M84 71l1-15c0-4 6-4 6 0l2 15z" />
        <path fill={m.wood} d="M94 71v-6l-2-3 2-3 6 2c6 0 8 4 8 10h-3l-2-4h-3l-1 4z" />
        <path fill={m.glaze} d="M85 52c0-5 6-6 7-2-4 0-6 2-8 5z" />
      </g>
      <path stroke={m.glaze} strokeWidth={6} d="M24 51h0m9 2h0" />
      <path stroke={skin} strokeWidth={3.2} d="M25.5 52h0m9 2h0M26 58l6-3M86 60l-5-2" />
    </>
  ),
  'EGY-13': (
    <>
      <path {...inked} fill={m.wood} d="M24 80v-4h70v4z" />
      <path
        {...inked}
        fill={mix(m.verdigris, m.bronzeDark, 0.65)}
        d="M38 6l9 9c4-2 10-2 14 0l9-9c2 6 3 13 1 18-1 5-4 9-7 11 9 7 18 17 21 28 2 6 1 10-2 13H38l-1-3 5-3c1-10 1-20 0-28-1-3-1-5-1-7-4-3-6-7-7-11-2-5 0-12 4-18z"
      />
      <path {...shade} d="M70 6c2 6 3 13 1 18-1 5-4 9-7 11 9 7 18 17 21 28 2 6 1 10-2 13H64c8-12 2-30-8-38 8-6 12-18 10-28z" />
      <path
        {...inked}
        strokeWidth={1.3}
        fill={mix(m.verdigris, m.bronzeDark, 0.65)}
        d="M62 76c-7-10-1-25 10-24 7 2 12 9 13 16 0 4-1 6-2 8zM82 70c7 0 11 2 11 6H67l-1-3z"
      />
      <path {...fine} strokeWidth={1.2} d="M49 50v21l-3 5M41 76v-3m7 3v-3m4 3v-3M58 48c-2 8-3 16-2 28M39 12l4 7m26-7l-4 7" />
      <path {...inked} strokeWidth={1} fill={m.silver} d="M41 36q11 6 23-1l2 5q-12 9-24 3zM48 44h10l-2 7q-3 3-6 0z" />
      <path {...fine} d="M50 47q3-2 6 0M42 39q11 6 23-2" />
      <path fill={m.gold} d="M42 23q4-5 8 0-4 4-8 0zM58 23q4-5 8 0-4 4-8 0zM52 12h5l-2.5 4z" />
      <path stroke={m.gold} strokeWidth={2} d="M36 15c-5 1-5 8 0 7M72 15c5 1 5 8 0 7" />
      <path stroke={m.ink} strokeWidth={2.6} d="M46 23h0m16 0h0" />
      <path stroke={m.ink} strokeWidth={1.3} d="M54 20v7l-2-1.5h4l-2 1.5v2q-3 3-6 1m6-1q3 3 6 1" />
      <path stroke={m.gold} strokeWidth={1.3} d="M52 28a2 2 0 1 0 4 0" />
    </>
  ),
  'EGY-14': (
    <>
      <path stroke={m.ink} strokeWidth={5} d="M28 56c26 4 40 4 54-6l27-22" />
      <path stroke={m.wood} strokeWidth={2.6} d="M28 56c26 4 40 4 54-6l27-22" />
      <path {...inked} fill={m.gold} d="M24 56V40c0-6 4-8 9-9l7-11h22c8 0 12 5 12 13l1 23q-26 4-51 0z" />
      <path {...inked} fill={m.leather} d="M33 31h37q4 0 4 4l1 21q-26 4-51 0V40c0-6 4-8 9-9z" />
      <path {...shade} d="M62 20c8 0 12 5 12 13l1 23-12 2V31z" />
      <path stroke={m.cinnabar} strokeWidth={2.4} strokeDasharray="0 4.6" d="M43 25.5h25" />
      <path {...inked} fill={m.brass} d="M42 52L80 11l8 6-38 39z" />
      <path stroke={m.ink} strokeWidth={1.3} d="M81 11l5-7m-2 9l6-7m-4 8l6-6M50 47l7 6m2-16l7 6m2-15l8 6M70 32c12-4 24-5 33-3" />
      <path {...inked} fill={m.gold} d="M101 14c4 4 6 8 4 13l6 2c5 0 5 6 1 12l-4-1c1-4 1-7-2-7l-5-3-1-4c0-4 0-8-2-10z" />
      <path stroke={m.ink} strokeWidth={6} d="M13 58a21 21 0 1 1 42 0 21 21 0 1 1-42 0zM34 39v38M17.5 48.5l33 19m0-19l-33 19" />
      <path stroke={m.gold} strokeWidth={3} d="M13 58a21 21 0 1 1 42 0 21 21 0 1 1-42 0zM34 39v38M17.5 48.5l33 19m0-19l-33 19" />
      <path {...inked} fill={m.gold} d="M29 58a5 5 0 1 1 10 0 5 5 0 0 1-10 0z" />
      <path stroke={m.cinnabar} strokeWidth={3.6} d="M34 58h0M99 12h0M109 43h0" />
    </>
  ),
  'EGY-15': (
    <g transform="matrix(-1 0 0 1 120 0) rotate(-20 60 45)">
      <path
        {...inked}
        fill={m.bronze}
        d="M34 48h22c6-18 18-31 34-31 13 0 21 9 24 25l-6 4c-4-10-10-14-18-14-11 0-18 8-24 24l-2 3H34z"
      />
      <path {...shade} d="M34 55h25c7-17 16-28 31-29 10 0 17 6 21 18l-3 2c-4-10-10-14-18-14-11 0-18 8-24 24l-2 3H34z" />
      <path stroke={m.gold} strokeWidth={1.6} d="M60 46c6-15 16-26 30-26 11 0 18 7 21 19" />
      <path {...fine} d="M40 51.5h18c7-16 17-27 32-27 10 0 16 5 20 16M42 56.5h16" />
      <path stroke={m.bone} strokeWidth={1.3} strokeDasharray="1 1.4 2.4 1.2" strokeLinecap="butt" d="M40 54h17" />
      <path {...inked} fill={m.glaze} d="M6 47c-5 0-5 14 0 14l30 0V47z" />
      <path {...inked} fill={m.gold} d="M31 44h7v20h-7zM2 46h6v16H2z" />
      <path stroke={m.gold} strokeWidth={1.8} d="M13 48v12m6-12v12m6-12v12" />
      <path fill={m.verdigris} d="M76 30l7-5 2 4-6 4zM104 26l6 7-1 4-6-6zM48 59l5-5 3 5z" />
      <path stroke={m.ink} strokeWidth={1.8} d="M34.5 50h0m0 8h0" />
    </g>
  ),
};

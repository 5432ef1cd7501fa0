import { Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { fine, inked, shade } from './inking.ts';

const patina = mix(m.verdigris, m.bronzeDark, 0.45);
const rust = mix(m.iron, m.clayDark, 0.45);

/** The fifteen Objects of the Celts. */
export const celts: Readonly<Record<string, ObjectArt>> = {
  'CEL-01': (
    <Repeat by={[[52, 0]]}>
      <path stroke={m.ink} strokeWidth={5} d="M46 14c8-5 13 0 13 9 0 8-3 14-7 19" />
      <path stroke={m.bronze} strokeWidth={2} d="M46 14c8-5 13 0 13 9 0 8-3 14-7 19" />
      <g {...inked} fill={m.bronze}>
        <path d="M31 28L12 12l1-5 4 1 13 10z" />
        <path d="M29 17c3-3 14-3 17 0l-1 8c2 6 9 10 9 17 0 9-9 15-9 30H30c0-15-9-21-9-30 0-7 8-11 9-17z" />
        <path fill={m.cinnabar} d="M29 70h17l2 10H27z" />
        <path fill={m.gold} d="M11 6c0-3 4-4 6-2l3 1-2 3-6 1zM42 14l1-7 2 3 3-1 1 5-4 3z" />
      </g>
      <path {...shade} d="M41 15l5 2-1 8c2 6 9 10 9 17 0 9-9 15-9 30l3 8h-8c0-18 5-24 5-36s-5-20-4-29z" />
      <path stroke={m.cinnabar} strokeWidth={2.2} d="M18 13l10 9M27 24c6 3 14 3 20 0" />
      <path {...fine} d="M29 20c5 2 12 2 17 0M27 27c7 3 14 3 21 0M22 44c10 4 22 4 31 0M29 75h18" />
      <path stroke={m.gold} strokeWidth={1.6} strokeDasharray="0 3" d="M25 40c8 3 18 3 25 0M29 77.5h16" />
    </Repeat>
  ),
  'CEL-02': (
    <>
      <path {...inked} fill={rust} d="M34 60C28 34 46 8 76 9c18 1 30 13 35 31-12-12-22-16-35-15-20 2-28 16-30 38l-5 5z" />
      <path {...shade} d="M44 61c0-24 12-42 32-43 14-1 26 8 35 22-12-12-22-16-35-15-20 2-28 16-30 38l-5 5z" />
      <path {...inked} fill={m.wood} d="M34 57l11 11-19 14c-6 3-15-6-11-11z" />
      <path {...shade} d="M41 63l4 5-19 14c-3 1-6 0-9-2z" />
      <path {...inked} fill={m.iron} d="M32 55l15 10-4 5-14-10z" />
      <path fill={m.clay} d="M40 40l5-6 1 8-5 5zM56 20l10-5-2 5-8 4zM84 14l9 4-3 2zM98 25l6 5-3 1z" />
      <path {...fine} d="M38 52c1-20 14-37 36-38m12 2l10 5M21 75l9-7m-5 9l12-9M36 61h0m5 3h0M50 36l-4 9m12-19l-5 5" />
    </>
  ),
  'CEL-03': (
    <>
      <path {...inked} fill={m.stoneDark} d="M12 62c0-18 96-18 96 0v6c0 16-96 16-96 0z" />
      <path {...inked} fill={m.stone} d="M12 62c0-18 96-18 96 0s-96 18-96 0z" />
      <path
        stroke={m.reed}
        strokeWidth={2.6}
        strokeDasharray="1.2 3"
        d="M18 64c4 9 30 12 42 12s38-2 43-12M26 68c10 6 24 6 34 6s24-1 34-7"
      />
      <path {...inked} fill={m.granite} d="M25 60c-1-18 6-34 17-37 8-5 28-5 36 0 11 3 18 19 17 37-6 9-64 9-70 0z" />
      <path {...shade} d="M78 23c11 3 17 19 17 37-5 8-40 9-58 6 28-3 42-16 41-43z" />
      <path {...inked} fill={m.stone} d="M42 23c0-8 36-8 36 0s-36 8-36 0z" />
      <path {...inked} fill={m.glaze} d="M50 23c0-4.5 20-4.5 20 0s-20 4.5-20 0z" />
      <path stroke={m.reed} strokeWidth={2.6} strokeDasharray="1.2 2.6" d="M54 23h14m-12-2h10" />
      <path {...inked} fill={m.wood} d="M88 46l2-6 12-4 1-22c1-4 7-4 7 0l-1 26-4 3z" />
      <path {...shade} d="M107 12c2 0 3 1 3 2l-1 26-4 3-17 3 1-3 16-4z" />
      <path
        {...fine}
        d="M32 36h0m6-6h0m-4 14h0m10-4h0m-8 14h0m12-6h0m-2-14h0m10 20h0m6-12h0m2-8h0m4 24h0m8-14h0m-2-16h0m10 18h0"
        strokeWidth={1.6}
      />
      <path {...fine} d="M27 56c8 8 58 8 66 0M30 40c2-6 4-9 8-12" />
    </>
  ),
  'CEL-04': (
    <>
      <path fill={m.sea} d="M4 72h112v6H4z" />
      <path {...inked} fill={m.leaf} d="M5 80q10-9 30-9h52q20 0 28 9z" />
      <path {...inked} fill={m.stone} d="M25 75c10-22 14-40 13-60q22-7 44 0c-1 20 3 38 13 60q-35 7-70 0z" />
      <path {...inked} fill={m.granite} d="M38 15q22-7 44 0-22 7-44 0z" />
      <path {...shade} d="M67 19q10-1 15-4c-1 20 3 38 13 60-6 2-14 3-22 3 0-20-6-40-6-59z" />
      <path
        stroke={m.ink}
        strokeWidth={0.9}
        strokeDasharray="7 1.5"
        d="M38 22q22 6 44 0M37.5 28q22 6 45 0M37 34q23 6 46 0M35.5 40q24 6 49 0M34 46q26 6 52 0M32 52q28 6 56 0M30.5 58q29 7 59 0M28.5 64q31 7 63 0M26.5 70q33 7 67 0"
      />
      <path
        {...fine}
        d="M46 24v5m10-4v5m12 0v5m8-13v5M42 36v5m18 2v5m14-7v5M38 48v5m14 2v5m26-5v5M36 60v6m12 2v5m34-10v6m-2-14v5M64 61v5"
      />
      <path {...inked} fill={m.glaze} d="M56 78v-8l1.5-2h6l1.5 2v8z" />
      <path {...fine} d="M8 74h10m-6 3h6m84-3h11M20 80l3-4m76 4l-2-4M45 80l1-2m28 2l2-2" />
    </>
  ),
  'CEL-05': (
    <>
      <path {...inked} fill={mix(m.clay, m.woodDark, 0.3)} d="M78 28h10l24 52H78z" />
      <path {...inked} fill={m.leaf} d="M66 25h20l28 55h-5L86 33H66z" />
      <g {...inked} strokeWidth={1.2} fill={m.wood}>
        <path d="M10 28V14l3-5 3 5v14zM18 28V13l3-5 3 5v15zM26 28V14l3-5 3 5v14zM34 28V13l3-5 3 5v15zM42 28V14l3-5 3 5v14zM50 28V13l3-5 3 5v15zM58 28V14l3-5 3 5v14zM66 28V13l3-5 3 5v15z" />
        <path d="M8 18h66v4H8zM78 35h11v5H78zM78 51h17v5H78zM78 67h24v5H78z" />
      </g>
      <path {...inked} fill={m.stone} d="M8 28h70v52H8z" />
      <path
        {...fine}
        d="M8 34h70M8 41h70M8 50h70M8 57h70M8 66h70M8 73h70M16 28v6m14-6v6m13-6v6m14-6v6m12-6v6M22 34v7m15-7v7m16-7v7m15-7v7M13 41v9m14-9v9m12-9v9m15-9v9m13-9v9M15 50v7m15-7v7m16-7v7m15-7v7m13-7v7M20 57v9m13-9v9m15-9v9m13-9v9m10-9v9M22 66v7m15-7v7m16-7v7m15-7v7M14 73v7m16-7v7m13-7v7m14-7v7m12-7v7"
      />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.woodDark}
        d="M11 34h7v7h-7zm15 0h7v7h-7zm16 0h7v7h-7zm15 0h7v7h-7zM19 50h7v7h-7zm15 0h7v7h-7zm16 0h7v7h-7zm15 0h7v7h-7zM11 66h7v7h-7zm15 0h7v7h-7zm16 0h7v7h-7zm15 0h7v7h-7z"
      />
      <path {...shade} d="M70 28h8v52h-8zM78 28h4v52h-4z" />
      <path {...fine} d="M84 45h0m5 3h0m-4 14h0m8-1h0m-7 15h0m14 0h0" strokeWidth={2} />
    </>
  ),
  'CEL-06': (
    <>
      <path stroke={m.ink} strokeWidth={16} d="M41 60A37 27 0 1 1 79 60" />
      <path stroke={m.gold} strokeWidth={13} d="M41 60A37 27 0 1 1 79 60" />
      <path stroke={m.goldDark} strokeWidth={4.2} strokeDasharray="1.6 3" strokeLinecap="butt" d="M38 64A41.5 31.5 0 1 1 82 64" />
      <path
        stroke={m.goldDark}
        strokeWidth={4.2}
        strokeDasharray="1.6 2.6"
        strokeDashoffset={1.6}
        strokeLinecap="butt"
        d="M41 60A37 27 0 1 1 79 60"
      />
      <path
        stroke={m.goldDark}
        strokeWidth={4.2}
        strokeDasharray="1.6 2.2"
        strokeDashoffset={3.2}
        strokeLinecap="butt"
        d="M44 56A32 22.5 0 1 1 76 56"
      />
      <path {...shade} d="M79 60c22-10 24-38 2-48l8-2c22 14 20 42-6 56z" />
      <g {...inked} fill={m.gold}>
        <path d="M31 66a14 14 0 1 1 28 0 14 14 0 0 1-28 0zM61 66a14 14 0 1 1 28 0 14 14 0 0 1-28 0z" />
        <path fill={m.bronzeDark} d="M40 67a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM70 67a5 5 0 1 1 10 0 5 5 0 0 1-10 0z" />
      </g>
      <path
        {...fine}
        d="M34 62c4-6 10-8 16-6m5 8c0 8-6 12-13 12M64 62c4-6 10-8 16-6m5 8c0 8-6 12-13 12M34 70c1 3 3 5 5 6m25-6c1 3 3 5 5 6"
      />
      <path
        stroke={m.goldDark}
        strokeWidth={2}
        strokeDasharray="0 2.8"
        d="M36 66a9 9 0 0 1 12-8m5 4a9 9 0 0 1-7 13M66 66a9 9 0 0 1 12-8m5 4a9 9 0 0 1-7 13"
      />
    </>
  ),
  'CEL-07': (
    <>
      <path {...inked} fill={m.linen} d="M8 9h104v71H8z" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={patina}
        d="M11 12h30l-3 12 5 8-8 10-10-4-14 6zM44 12h26l4 12-10 10-16-4-6-6zM73 12h36v26l-12 4-10-10-12-4 2-6zM11 48l14-6 10 4 8 14-6 17H11zM46 36l17 2 6 14-8 12 2 13H40l6-18-7-12zM77 33l8 4 10 12 14-6v34H88l-6-14-10-6-2-16z"
      />
      <path
        stroke={m.linen}
        strokeWidth={1.4}
        strokeDasharray="2 1 .6 1 3 1 1.2 1"
        strokeLinecap="butt"
        d="M14 16h94M14 20h94M14 24h94M14 28h94M14 32h94M14 36h94M14 40h94M14 44h94M14 48h94M14 52h94M14 56h94M14 60h94M14 64h94M14 68h94M14 72h94M14 76h94"
      />
      <path stroke={patina} strokeWidth={2.6} d="M29 12v65M48 12v65M67 12v65M86 12v65" />
      <path stroke={m.ink} strokeWidth={1.4} strokeDasharray="0 4" d="M29 14v62M48 14v62M67 14v62M86 14v62" />
      <path
        fill={m.linen}
        d="M41 12l-3 12 5 8-8 10 4 4 7-10 1-6-5-6 2-12zM63 38l6 14-8 12 2 13h3l-2-12 7-12-2-8 6-12-4 1zM25 42l10 4 8 14-6 17h3l6-18-7-13-4-4-10-4z"
      />
      <path {...shade} d="M8 76h104v4H8zM108 9h4v71h-4z" />
      <path {...inked} fill={m.bone} d="M85 33l2-7h2l0 7z" strokeWidth={1} />
    </>
  ),
  'CEL-08': (
    <>
      <path {...inked} fill={m.stoneDark} d="M42 60v14q18 10 36 0V60z" />
      <path
        {...inked}
        fill={m.stone}
        d="M32 22C34 12 46 7 60 7s26 5 28 15c1 14-2 24-7 33-4 8-11 14-21 14s-17-6-21-14c-5-9-8-19-7-33z"
      />
      <path {...shade} d="M79 11c5 3 8 7 9 11 1 14-2 24-7 33-4 8-11 14-21 14 17-12 22-34 19-58z" />
      <path
        stroke={m.ink}
        strokeWidth={1.1}
        d="M33 23c8-6 46-6 54 0M37 20l2-7m4 6l2-9m5 8l1-10m5 10V7m8 11l-1-10m8 10l-2-9m8 10l-3-8m7 10l-3-7"
      />
      <g {...inked} strokeWidth={1.3} fill={mix(m.stone, m.paper, 0.45)}>
        <path d="M33 46c-3 4-7 2-8-2-2-6 0-13 4-12 3 1 3 4 1 5zM87 46c3 4 7 2 8-2 2-6 0-13-4-12-3 1-3 4-1 5z" />
        <path d="M57 31c-6-6-14-6-19-1-3 3 0 6 2 4-1-3 7-5 16 1v14l-5 4h18l-5-4V35c9-6 17-4 16-1 2 2 5-1 2-4-5-5-13-5-19 1z" />
        <path d="M39 41c4-7 12-7 15 0-4 6-11 6-15 0zM66 41c3-7 11-7 15 0-4 6-11 6-15 0z" />
        <path d="M60 57c-7-2-10 3-16 4-4 0-4-5-1-5-6-2-7 9 2 9 7 0 10-5 15-6 5 1 8 6 15 6 9 0 8-11 2-9 3 0 3 5-1 5-6-1-9-6-16-4z" />
        <path fill={m.stone} d="M40 66c0 7 8 11 15 10v6c-11 0-20-5-20-15zM80 66c0 7-8 11-15 10v6c11 0 20-5 20-15z" />
        <path fill={m.stone} d="M52 77h5c2 0 2 6 0 6h-5zM68 77h-5c-2 0-2 6 0 6h5z" />
      </g>
      <path
        {...fine}
        d="M42 41c3-3.5 7-3.5 9 0-3 3-6 3-9 0zm27 0c2-3.5 6-3.5 9 0-3 3-6 3-9 0zM55 66q5-2 10 0M57 51h0m6 0h0M41 29q5-1 8 1m30-1q-5-1-8 1"
      />
      <path stroke={m.ink} strokeWidth={1.1} d="M50 8l3 13-5 7m-3 20l-4 6 3 8m38-12l-8 1-3 4" />
    </>
  ),
  'CEL-09': (
    <>
      <path
        stroke={m.goldDark}
        strokeWidth={1.6}
        d="M20 44l-6-12m14 11l-5-13m15 11l-4-13m16 12l-2-12m32 12l3-12m9 13l4-13m6 15l5-13m2 15l6-12"
      />
      <path {...inked} fill={m.goldDark} d="M6 42c20-9 88-9 108 0-16 9-92 9-108 0z" />
      <path stroke={m.ink} strokeWidth={3.4} d="M26 38l-4 8m14-10l-2 12m14-13l-1 13m24 0l-1-13m14 13l-2-12m14 9l-4-7" />
      <path stroke={m.gold} strokeWidth={1.6} d="M26 38l-4 8m14-10l-2 12m14-13l-1 13m24 0l-1-13m14 13l-2-12m14 9l-4-7" />
      <path stroke={m.ink} strokeWidth={3.4} d="M60 50V8M36 15h48" />
      <path stroke={m.gold} strokeWidth={1.6} d="M60 50V8M36 15h48" />
      <path {...inked} fill={m.gold} d="M6 42c16 9 92 9 108 0-3 18-20 29-54 29S9 60 6 42z" />
      <path {...shade} d="M114 42c-3 18-20 29-54 29-16 0-28-3-37-7 36 4 72-4 79-19z" />
      <path {...fine} d="M9 47c18 8 84 8 102 0M60 10L38 15m22-5l22 5" />
      <path
        stroke={m.ink}
        strokeWidth={3.6}
        d="M28 48L14 72m26-22L27 78m26-27l-9 27m22-27l-4 28m18-29l2 27m12-29l8 24M108 46l6 26"
      />
      <path
        stroke={m.gold}
        strokeWidth={1.8}
        d="M28 48L14 72m26-22L27 78m26-27l-9 27m22-27l-4 28m18-29l2 27m12-29l8 24M108 46l6 26"
      />
      <path stroke={m.ink} strokeWidth={1.6} d="M10 42h0m10 3h0m12 2h0m12 1h0m12 1h0m12 0h0m12-1h0m12-1h0m10-2h0" />
    </>
  ),
  'CEL-10': (
    <>
      <path {...inked} fill={m.woodDark} d="M8 45L92 14c9-3 18-1 20 6L44 47z" />
      <path stroke={m.ink} strokeWidth={5} d="M34 38l24 4m0-13l24 3m-4-10l22 3" />
      <path stroke={m.wood} strokeWidth={2.6} d="M34 38l24 4m0-13l24 3m-4-10l22 3" />
      <path {...inked} fill={m.wood} d="M44 47l68-27c3 8-1 20-10 25L34 78c-4 2-8 2-10 1z" />
      <path {...shade} d="M112 20c3 8-1 20-10 25L34 78c-4 2-8 2-10 1 32-16 74-32 88-59z" />
      <path {...inked} fill={m.bronze} d="M8 45q18 4 36 2c2 16-5 33-17 33S6 62 8 45z" />
      <path {...inked} strokeWidth={1.2} fill={m.wood} d="M12 50q14 3 28 1c1 12-4 24-13 24S11 62 12 50z" />
      <path {...inked} strokeWidth={1.2} fill={m.bronze} d="M92 28l14-5c2 8-1 16-8 19l-8 2z" />
      <path {...fine} d="M18 54l2 14m5-12l1 16m6-17l-1 14m5-16l-1 8M48 54l40-16M46 62l24-10m10-4l20-10M42 70l46-21M14 46l78-30" />
      <path stroke={m.ink} strokeWidth={2.2} d="M96 29h0m6-2h0m-6 8h0m6-3h0m-8 8h0M52 48h0m12-5h0m12-5h0" />
      <path stroke={m.ink} strokeWidth={4} d="M16 40L60 10" />
      <path stroke={m.reed} strokeWidth={2} d="M16 40L60 10" />
      <path {...inked} strokeWidth={1.2} fill={m.reed} d="M58 12c2-6 10-8 14-6 0 5-7 10-13 9z" />
    </>
  ),
  'CEL-11': (
    <>
      <path {...inked} fill={m.silver} d="M11 28c0 9 1 20 4 27 6 15 24 25 45 25s39-10 45-25c3-7 4-18 4-27z" />
      <path fill={mix(m.silver, m.ink, 0.55)} stroke={m.ink} strokeWidth={6} d="M11 28C11 1 109 1 109 28S11 55 11 28z" />
      <path stroke={mix(m.silver, m.white, 0.4)} strokeWidth={3} d="M11 28C11 1 109 1 109 28S11 55 11 28z" />
      <g stroke={mix(m.silver, m.white, 0.3)} strokeWidth={1.5}>
        <path d="M36 14l4 25M84 14l-4 25" strokeWidth={1} />
        <path
          fill={m.silver}
          d="M56.5 23a3.5 3.5 0 1 1 7 0c0 2-1 4-3.5 4s-3.5-2-3.5-4zM53 38l2-9h10l2 9c3 0 5 2 4 3H49c-1-1 1-3 4-3z"
        />
        <path d="M57 18l-4-5-5 0m5 0l0-4m10 9l4-5 5 0m-5 0l0-4M55 31l-8 1m18-1l8 1M45 30a2.2 2.2 0 1 1 1 4M74 35c4-1 2-5 6-6" />
        <path d="M20 32l2-7 7-1 3 3-1 6m-2-9l-2-4M90 33l1-8 8-1 1 6m-9-5l-3-3" />
      </g>
      <path {...fine} d="M12 40c10 18 86 18 96 0M17 60c14 13 72 13 86 0M39 51l3 17M81 51l-3 17M20 48l4 17M100 48l-4 17" />
      <g {...inked} strokeWidth={1.1} fill={mix(m.silver, m.white, 0.6)}>
        <path d="M47 69c1-5 6-6 9-6h8c3 0 8 1 9 6-8 2-18 2-26 0zM24 63c1-4 4-4 8-3 3 1 6 3 6 7q-8-1-14-4zM96 63c-1-4-4-4-8-3-3 1-6 3-6 7q8-1 14-4z" />
        <path d="M55 58c0-6 10-6 10 0l-1 5-4 3-4-3zM27 56c0-6 8-5 8 1l-2 5-4-1zM93 56c0-6-8-5-8 1l2 5 4-1z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={1.4}
        d="M48 66l-3-8m27 8l3-8m-31 1l2-2m29 2l-2-2M58.5 58h0m3 0h0M57 62h6M29.8 56h0m2.8.5h0m57.6-.5h0m-2.8.5h0M24 61l-1-7m14 10l2-5m57 2l1-7m-14 10l-2-5"
      />
      <path {...shade} d="M109 31c0 8-1 18-4 24-6 15-24 25-45 25 22-8 35-20 38-38 5-3 9-7 11-11z" />
    </>
  ),
  'CEL-12': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={m.bronzeDark}>
        <path d="M30 66a9 9 0 1 1 .1.1zM96 66a9 9 0 1 1 .1.1z" transform="translate(0 -4)" />
      </g>
      <g {...inked} fill={m.bronze}>
        <path d="M14 58l10-6h74l9 6v3H14z" />
        <path d="M55 57l3-14-3-8c-4-6-6-12-5-20l3-1c0 6 3 10 5 12h4c2-2 5-6 5-12l3 1c1 8-1 14-5 20l-3 8 3 14z" />
        <path fill={m.brass} d="M57 22a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM44 7h32c-1 7-8 9-16 9S45 14 44 7z" />
        <path d="M20 54l1-9 3-6 2 4 9 0 3 4-1 8h-2l-1-6-8-1-3 7zM100 54l-1-9-3-6-2 4-9 0-3 4 1 8h2l1-6 8-1 3 7z" />
        <path d="M28 43l1-8 1-3 3 0 1 4-1 7zM92 43l-1-8-1-3-3 0-1 4 1 7zM40 55l2-10-2-6 3-4 3 1 0 4 1 15zM80 55l-2-10 2-6-3-4-3 1 0 4-1 15z" />
      </g>
      <path
        stroke={m.ink}
        strokeWidth={1.2}
        d="M23 40l-3-6m3 6l1-7m-4 4l-3 0m6-2l3-2m71 7l3-6m-3 6l-1-7m4 4l3 0m-6-2l-3-2M36 40l-9-10m57 10l9-10"
      />
      <path {...shade} d="M62 26c2-2 5-6 5-12l3 1c1 8-1 14-5 20l-3 8 3 14h-5l1-22zM64 16l12-9c-1 7-8 9-16 9z" />
      <path {...fine} d="M22 58l6-5m4 5l5-5m4 5l4-5m4 5l3-5m5 5v-5m7 5l-2-5m9 5l-3-5m10 5l-4-5m11 5l-5-5M56 40h8" />
      <g stroke={m.ink}>
        <path strokeWidth={6} d="M12 69a11 11 0 1 1 22 0 11 11 0 0 1-22 0zM86 69a11 11 0 1 1 22 0 11 11 0 0 1-22 0z" />
        <path strokeWidth={1.8} d="M23 59v20M13 69h20m-17-7l14 14m0-14L16 76M97 59v20M87 69h20m-17-7l14 14m0-14L90 76" />
        <path
          stroke={m.bronze}
          strokeWidth={3}
          d="M12 69a11 11 0 1 1 22 0 11 11 0 0 1-22 0zM86 69a11 11 0 1 1 22 0 11 11 0 0 1-22 0z"
        />
      </g>
    </>
  ),
  'CEL-13': (
    <>
      <path
        {...inked}
        fill={m.brass}
        d="M60 5c13 0 20 5 20 15 0 8-3 13-3 23s3 16 3 24c0 10-7 15-20 15s-20-5-20-15c0-8 3-14 3-24s-3-15-3-23c0-10 7-15 20-15z"
      />
      <path {...shade} d="M70 6c7 2 10 7 10 14 0 8-3 13-3 23s3 16 3 24c0 10-7 15-20 15 8-4 13-12 13-20V22c0-6-1-12-3-16z" />
      <path
        {...fine}
        d="M43 20C43 11 49 8 60 8s17 3 17 12c0 8-3 13-3 23s3 16 3 24c0 9-6 12-17 12s-17-3-17-12c0-8 3-14 3-24s-3-15-3-23z"
      />
      <g {...inked} strokeWidth={1.3} fill={m.gold}>
        <path d="M44 43.5a16 16 0 1 1 32 0 16 16 0 0 1-32 0zM49 19a11 11 0 1 1 22 0 11 11 0 0 1-22 0zM49 68a11 11 0 1 1 22 0 11 11 0 0 1-22 0z" />
        <path fill={m.brass} d="M52 43.5a8 8 0 1 1 16 0 8 8 0 0 1-16 0z" />
      </g>
      <path stroke={m.cinnabar} strokeWidth={3.4} strokeDasharray="0 9.4" d="M48 43.5a12 12 0 1 1 24 0 12 12 0 0 1-24 0z" />
      <path stroke={m.cinnabar} strokeWidth={4} d="M60 43.5h0M60 19h0M60 68h0M53 19h0m14 0h0M53 68h0m14 0h0" />
      <path
        {...fine}
        d="M51 13c4-4 6 0 4 3s-3 7 1 8m13-11c-4-4-6 0-4 3s3 7-1 8M51 74c4 4 6 0 4-3s-3-7 1-8m13 11c-4 4-6 0-4-3s3-7-1-8M56 10q4 3 8 0M56 77q4-3 8 0"
      />
      <path
        {...fine}
        strokeWidth={1.1}
        d="M51 36c2-3 5-1 4-4m14 4c-2-3-5-1-4-4M51 51c2 3 5 1 4 4m14-4c-2 3-5 1-4 4M56 41c2-3 6-3 8 0m-8 5c2 3 6 3 8 0M43 28q4 3 3 8m31-8q-4 3-3 8M43 59q4-3 3-8m31 8q-4-3-3-8"
      />
    </>
  ),
  'CEL-14': (
    <>
      <path {...inked} fill={m.goldDark} d="M88 54l18 4 9 8c-8 4-18 2-27-4z" />
      <path {...inked} fill={m.gold} d="M30 58C24 30 42 12 64 11c24 1 38 20 36 47q-36 8-70 0z" />
      <path {...inked} fill={m.brass} d="M58 11l2-5h8l2 5q-6 3-12 0z" />
      <path {...inked} fill={m.gold} d="M38 61q14 3 26 1c0 8-6 10-8 18-10 0-16-3-21-9 4-1 5-5 3-10z" />
      <path
        {...inked}
        strokeWidth={1.2}
        fill={m.bronzeDark}
        d="M29.5 50q36 8 71 0l-.5 8q-36 8-70 0zM34 33q30 8 62 0l2 5q-34 8-66 0z"
      />
      <path stroke={m.cinnabar} strokeWidth={3.4} strokeDasharray="0 8.6" d="M33 55.5q34 7 66 0M37 36.5q28 6 56 0" />
      <path stroke={m.gold} strokeWidth={1.3} d="M37 54l2 4m7-3l1 4m8-4v4m8-4v4m8-4v4m8-4l-1 4m8-5l-1 4m8-5l-1 4" />
      <path
        {...fine}
        d="M36 44c3-4 8-4 8 0s-5 3-4 0m8 3c3-4 8-4 8 0s-5 3-4 0m8 2c3-4 8-4 8 0s-5 3-4 0m8 0c3-4 8-4 8 0s-5 3-4 0m8-3c3-4 8-4 8 0s-5 3-4 0M44 26c3-6 8-5 8 0s-5 3-4 0m10 1c3-6 8-5 8 0s-5 3-4 0m10-1c3-6 8-5 8 0s-5 3-4 0M46 20q18 6 36 0"
      />
      <path stroke={m.cinnabar} strokeWidth={2.4} d="M56 21h0m10 1h0m10-2h0M46 66h0m10 0h0m-5 10h0" />
      <path {...fine} strokeWidth={1.2} d="M43 70c2-5 8-4 8 0s-6 3-4 0m8-4c1 3-1 5-3 6" />
      <path {...shade} d="M80 15c14 7 21 23 20 43-10 2-20 3-30 3 14-10 18-28 10-46zM58 62h6c0 8-6 10-8 18h-6c6-4 8-10 8-18z" />
    </>
  ),
  'CEL-15': (
    <>
      <path stroke={m.ink} strokeWidth={9} d="M10 74l8 4c8 2 14-2 17-10l13-32c3-6 7-9 14-9" />
      <path stroke={m.bronze} strokeWidth={6} d="M10 74l8 4c8 2 14-2 17-10l13-32c3-6 7-9 14-9" />
      <path stroke={m.bronzeDark} strokeWidth={2} d="M20 80c8 2 14-2 17-10l13-32c3-6 7-9 12-9" />
      <path {...inked} strokeWidth={1.3} fill={m.brass} d="M28 60l10 4-2 5-10-4zM37 38l10 4-2 5-10-4zM5 69l8 3-3 7-8-4z" />
      <g {...inked} fill={m.bronze}>
        <path fill={m.brass} d="M54 26l-8-4 6-3-5-6 8 0-1-7 7 4 2-6 5 6 5-4 1 8z" />
        <path d="M54 28c-1-9 5-16 14-17 5-1 9 2 13 3l19 1 5-6 5 1 3 9-3 5-21 5-5 5 17 7 4-5 4 3-3 9c-10 3-22 3-33 0-10-3-18-9-19-20z" />
        <path d="M60 30C44 36 26 30 18 16c16-5 36 0 46 10z" />
      </g>
      <path fill={m.cinnabar} d="M84 34l5-5 18-4-15 9 9 7z" />
      <path {...inked} strokeWidth={1.1} fill={m.white} d="M97 40c4-4 4-9 1-14 6 3 8 9 4 15zM89 37l2-6 2 7z" />
      <path {...inked} strokeWidth={1.2} fill={m.brass} d="M105 8c3-2 8 0 9 6 0 5-4 8-7 6-3-3-4-9-2-12z" />
      <path {...inked} strokeWidth={1.2} fill={m.gold} d="M71 22c3-5 9-5 12-1-4 4-9 4-12 1z" />
      <path stroke={m.ink} strokeWidth={1.8} d="M77 21h0M108 13h0m2 4h0" />
      <path
        {...shade}
        d="M55 34c8 8 30 12 51 9l-1 5c-10 3-22 3-33 0-9-3-16-7-17-14zM24 19c14 1 30 4 40 7l-4 4c-14 2-26-2-36-11z"
      />
      <path
        {...fine}
        strokeWidth={1.1}
        d="M86 18l14 1m-12 4l12-1M69 17c4-3 9-3 14 0M66 38c6 4 14 6 22 6M28 21c10 1 20 3 28 6M70 28c3 5 8 6 12 6"
      />
    </>
  ),
};

import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { fine, inked, shade } from './inking.ts';

const travertine = mix(m.linen, m.sand, 0.4);
const lead = mix(m.iron, m.silver, 0.35);
const skin = mix(m.sand, m.clay, 0.3);

/** The fifteen Objects of Rome. */
export const rome: Readonly<Record<string, ObjectArt>> = {
  'ROM-01': (
    <>
      <rect {...inked} fill={m.bone} x={8} y={7} width={104} height={73} />
      <Line c={m.clay} w={5} d="M13 12h94v63H13zM44.5 12v63M75.5 12v63M13 43.5h94" />
      <path stroke={m.white} strokeWidth={2} strokeDasharray="0 3.9" d="M13 12h94v63H13zM44.5 12v63M75.5 12v63M13 43.5h94" />
      <path fill={m.wine} d="M20 31h18l-2 8H22z" />
      <Line c={m.clay} w={3} d="M25.5 30v-7m7 7v-7m-6 1h5" />
      <path fill={m.clayDark} d="M23.5 19a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm7 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
      <Line c={m.woodDark} w={2} d="M58 39V27m0 4l-3-4m3 3l4-4M69 39l-4-14m7 13l-4-14m-2 4h3m-2 4h3" />
      <path fill={m.leaf} d="M50 26c-2-7 4-10 8-9 6-2 12 4 8 9-4 3-11 4-16 0z" />
      <path stroke={m.cinnabar} strokeWidth={2.4} d="M54 23h0m5-3h0m3 4h0" />
      <Line
        c={m.brass}
        w={1.6}
        d="M91 29l-9-9m9 9l-5-12m5 12V16m0 13l5-12m-5 12l9-9M91 29l-7 10m7-10l-2.5 10m2.5-10l2.5 10m-2.5-10l7 10"
      />
      <Line c={m.clayDark} w={2.6} d="M87.5 29h7" />
      <path fill={m.glaze} d="M20 63c0-7 7-10 13-8l6 3 3 4-1 3h-5l-1 7h-2.5l-1-6h-6l-1 6H22l-1-6z" />
      <path fill={m.gold} d="M50 59h14v6l1 7h-2.5l-2-6h-6l-2 6H50z" />
      <path
        fill={m.clayDark}
        d="M61 58a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM82 58c4-2 9-1 12-2l4-4 5 2-1 5-4 2-1 11h-2.5l-1-6h-6l-1 6H84z"
      />
      <path stroke={m.clayDark} strokeWidth={1.5} d="M50 60l-3-6m36 6l-3 6m18-14l-2-3m5 4l2-4" />
      <Line c={m.cinnabar} w={3} d="M28 54v-3m28 7v-6m32 4v-5" />
      <path stroke={skin} strokeWidth={3.4} d="M28 48h0m28 1h0m32-1h0" />
    </>
  ),
  'ROM-02': (
    <>
      <path {...inked} fill={m.stone} d="M9 14l28-5 10 3 26-2 37-2-2 14 4 20-3 20 1 16-44 2-8-3-22 2-28-1 2-24-3-20z" />
      <path {...shade} d="M110 8l-2 14 4 20-3 20 1 16-44 2-8-3-22 2-28-1 1-5c36 1 66-1 96-2 0-22-1-43-4-62z" />
      <path stroke={m.ink} strokeWidth={1} d="M14 68V32m5 38V36m5 33V32m5 38V38" />
      <path stroke={m.paper} strokeWidth={3} strokeDasharray="1.6 1" d="M14 40V25m5 17V29m5 11V25m5 17V31" />
      <g {...inked} fill={mix(m.stone, m.paper, 0.5)}>
        <path d="M69 48c-4 0-5-4-3-6l9-8 1-10 4 7 4-6 1 9c6 4 11 5 17 5 6 0 8 4 8 10l-1 20h-4l-2-13-3-2-2 16h-4l1-17c-4 2-8 2-12 0l-1 17h-4l-2-12-2 11h-4l3-18c-2-1-3-3-4-5z" />
        <path d="M37 50h31l-5 18H44z" />
        <path d="M42 50l1-13c0-5 9-5 10 0l1 13zM43.5 28.5a4.3 4.3 0 1 1 8.6 0 4.3 4.3 0 0 1-8.6 0z" />
        <circle cx={55} cy={66} r={9.5} />
      </g>
      <path
        {...shade}
        d="M110 49l-1 20h-4l-2-13-3-2-2 16h-4l1-17c-4 2-8 2-12 0 10-1 18-5 21-14 4 1 6 5 6 10zM37 50h31l-2 6H40z"
      />
      <path {...fine} d="M55 56.5v19M45.5 66h19m-16-6.7l13.4 13.4m0-13.4L48.3 72.7M67 54h41M82 33l6 5M69 44h2" />
      <Line c={m.ink} w={1.8} d="M38 52l-9-4m10 7l-10-2m11 5l-10-1m11 4l-10 1M52 38l-18 3M76 40h0" />
    </>
  ),
  'ROM-03': (
    <>
      <g {...inked}>
        <path fill={mix(travertine, m.clay, 0.25)} d="M60 42q30-2 52 5v27q-24 5-52 5z" />
        <path fill={travertine} d="M8 75V24q24-11 56-12l4 3 2 9 9 16 2 11 5 26q-38 4-78-2z" />
      </g>
      <path
        stroke={mix(m.ink, m.clayDark, 0.3)}
        strokeWidth={4.4}
        d="M14 71v-6m7.5 7v-7m8.5 7v-7M14 55v-5m7.5 5v-5m8.5 4v-5M14 40v-4m7.5 3v-4m8.5 2v-4"
      />
      <path
        stroke={mix(m.ink, m.clayDark, 0.3)}
        strokeWidth={5.2}
        d="M40 72v-7m10 8v-8m10 8v-8m11 8v-8M40 54v-6m10 5v-6m10 6v-6m10 6v-6M40 36v-5m10 4v-5m10 5v-5m25.5 42v-7m8.5 7v-7m8 6v-6m7 5v-5m-23.5-9v-5m8.5 5v-5m8 6v-5m7 6v-5"
      />
      <path {...shade} d="M64 12l4 3 2 9 9 16 2 11 5 26-14 1zM60 79l26-2-5-27-2-8q20 0 33 5v27q-24 5-52 5z" opacity={0.16} />
      <path {...fine} strokeWidth={1.2} d="M8 30q26-9 60.5-10M8 45q30-8 69-8M8 60q34-5 74-4.5M8 63q34-4 75-4M83 57q18 0 29 4" />
      <path stroke={m.ink} strokeWidth={1.8} strokeDasharray="1.8 6" d="M13 25.5q20-7 52-9" />
      <path {...fine} d="M69 34l12 42M73 30l-2 5m4 5l-2 5m5 5l-2 5m5 6l-2 5M4 79q56 4 112 0" />
    </>
  ),
  'ROM-04': (
    <>
      <g {...inked} fill={mix(m.granite, m.clay, 0.3)}>
        <path d="M15 76V58l4-2 5 2v18zM32 76V49l4 2 5-3v28zM79 76V52l4-3 5 2v25zM96 76V62l4-3 5 2v15z" />
        <path fill={m.stone} d="M11 80v-4h17v4zM28 80v-4h17v4zM75 80v-4h17v4zM92 80v-4h17v4z" />
      </g>
      <path {...shade} d="M21 57v19h3V57zM38 50v26h3V48zM85 50v26h3V51zM102 60v16h3V61z" />
      <g {...inked} fill={m.marble}>
        <path d="M46 80V66h28v14zM48 66v-3h24v3zM51.5 63l1-2 .8-41h13.4l.8 41 1 2zM51 20v-4h18v4z" />
        <path fill={m.bronze} d="M55 16v-3h10v3zM57.5 13l.5-4a2 2 0 1 1 4 0l.5 4z" />
      </g>
      <path stroke={m.bronze} strokeWidth={1.2} d="M65 13V6" />
      <path
        stroke={mix(m.stoneDark, m.ink, 0.25)}
        strokeWidth={2.4}
        strokeDasharray="1 .9 1.6 .8 .7 .9"
        strokeLinecap="butt"
        d="M53.5 27l13-5M53.5 32l13-5M53.5 37l13-5M53.5 42l13-5M53 47l14-5M53 52l14-5M53 57l14-5M53 61.5l14-4.5M49 70h22M49 76.5h22"
      />
      <path
        {...fine}
        d="M53.5 24.5l13-5M53.5 29.5l13-5M53.5 34.5l13-5M53 39.5l14-5M53 44.5l14-5M53 49.5l14-5M53 54.5l14-5M53 59.5l14-5M46 73.3h28"
      />
      <path {...shade} d="M62.5 20h4.2l.8 41 1 2H72v3h2v14h-8V66l-3-3z" />
      <Line c={m.ink} w={4} d="M60 79v-5" />
    </>
  ),
  'ROM-05': (
    <>
      <path fill={m.sea} d="M14 71h92l8 9H6z" />
      <path
        {...inked}
        strokeWidth={1.3}
        fill={mix(m.sand, m.linen, 0.3)}
        d="M4 12h112v12h-4v23h-8v29H16V47H8V24H4zm4 11h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zm7 0h4v-4a2 2 0 0 0-4 0zM12 47h11V35a5.5 5.5 0 0 0-11 0zm16 0h11V35a5.5 5.5 0 0 0-11 0zm17 0h13V34.5a6.5 6.5 0 0 0-13 0zm18 0h12V34.5a6 6 0 0 0-12 0zm17 0h11V35a5.5 5.5 0 0 0-11 0zm16 0h11V35a5.5 5.5 0 0 0-11 0zM21 76h16V60a8 8 0 0 0-16 0zm22 0h17V59.5a8.5 8.5 0 0 0-17 0zm23 0h16V60a8 8 0 0 0-16 0zm21 0h14V60a7 7 0 0 0-14 0z"
      />
      <path {...inked} fill={m.leaf} d="M2 80V44q8-2 10 6 8 2 8 12l7 18zM118 80V44q-8-2-10 6-8 2-8 12l-9 18z" />
      <path {...shade} d="M118 80V44q-6 0-8 9-6 6-6 14l-8 13z" />
      <path {...fine} d="M5 15.5h110M9 26.5h102M17 49.5h86M31 79h14m8-3h18m4 3h10" />
    </>
  ),
  'ROM-06': (
    <>
      <g {...inked} fill={m.marble}>
        <path d="M34 80v-4h52v4z" />
        <path d="M41 76c-5-6-6-14-2-19 1-3 0-5-2-7l6 1 3-3 1 6c-1 5 3 9 7 12v10z" />
        <path d="M45 66c-3-3-2-7 1-8-3-3 0-8 4-7 4 1 4 5 2 7l4 5-3 7z" />
        <path d="M56 50l-2 13-1 10-4 3h9l2-12 3-12 5 1 4 10 6 8 1 5h5l-2-6-5-8-2-16z" />
        <path d="M55 42l-3 11c7 3 16 3 22-1l-2-10z" />
        <path d="M54 22l-9-1-8-8-5-5-2 1 4 6 8 12 12 3z" />
        <path d="M71 23c6 1 9 7 9 13l-6 9-5-2 4-9z" />
        <path d="M52 24c2-3 6-4 8-5h5c3 0 6 1 8 4 0 6-3 8-2 14l1 6c-5 3-12 3-17 0l1-6c0-5-4-7-4-13z" />
        <path fill={mix(m.marble, m.sand, 0.4)} d="M53 44c7 3 16 1 22-4l7-1 2 9-3 19-4 3v-17c-8 3-17 3-25-1z" />
        <path d="M59.5 21l.2-3c-4-4-3-12 3-12s7 8 3 12l.2 3q-3 2-6.4 0z" />
      </g>
      <path fill={m.stoneDark} d="M57.5 12c-1-9 11-9 10.2 0l-1.7-3c-2 1-5 1-7 0z" />
      <path
        {...shade}
        d="M64 7c5 2 4 8 1.5 11l.3 2c3 0 5 1 7.2 3 0 6-3 8-2 14l-7 5c3-10 4-24 0-35zM82 39l2 9-3 19-4 3v-17zM66 53h2l4 10 6 8 1 5-3-3-7-10zM57 64l3-12h3l-3 12-2 12h-4z"
      />
      <path
        {...fine}
        d="M60 12.5h1.5m2.5 0h1.5M62.5 13v2M61.5 17h2M56 29c5 3 10 3 14 0M57 35c5 2 9 2 12 0M63 24v14M57 44l-1 8m4-7v9m4-9v9m4-10l1 9M56 47c8 2 16 0 24-5M48 54h0m3 0h0M40 61h0"
      />
      <path stroke={m.ink} strokeWidth={1.6} d="M90 12L77 62" />
    </>
  ),
  'ROM-07': (
    <>
      <path {...inked} fill={m.cinnabar} d="M12 12l30-6 34 3 32-2 3 28-5 22 3 22-40-1-34 3-26-4 3-26-4-18z" />
      <path {...shade} d="M108 7l3 28-5 22 3 22-40-1-34 3-20-3c30-2 58-2 84-4 3-22 2-44 2-66z" />
      <circle cx={58} cy={43} r={33} stroke={m.gold} strokeWidth={2} fill={mix(m.sky, m.faience, 0.35)} />
      <path {...inked} fill={mix(m.leaf, m.jade, 0.4)} d="M32 64c3-7 12-10 20-11h14l5 20c-13 6-29 3-39-9z" />
      <path {...inked} fill={m.purple} d="M66 53c9 2 16 4 19 11-5 5-11 9-17 11-4-6-4-15-2-22z" />
      <path
        {...inked}
        fill={m.woodDark}
        d="M40 36c-6-4-3-11 1-11-1-6 6-9 9-6 3-6 13-6 16 0 5-1 9 4 7 8 5 3 4 10-1 12-3 7-8 9-15 9s-13-4-17-12z"
      />
      <path {...inked} fill={skin} d="M47 32c2-8 18-8 20 0 0 8-2 14-6 17v5c0 4-9 4-9 0v-5c-4-4-5-10-5-17z" />
      <path stroke={m.gold} strokeWidth={1.6} strokeDasharray="2" d="M44 27q13-14 26 0M47 22q10-9 20 0" />
      <path stroke={m.gold} strokeWidth={3} d="M44 42h0m26 0h0" />
      <path {...fine} d="M57 34v7h1M49 31q3-2 6 0m4 0q3-2 6 0" />
      <path stroke={m.ink} strokeWidth={1.8} d="M52.5 34.5h0m9 0h0" />
      <Line c={m.cinnabar} w={1.6} d="M55 45h4" />
      <path {...inked} fill={m.leather} d="M31 52l15-4 4 15-15 5z" />
      <path fill={m.gold} d="M33.5 54l10.5-3 3 10-10.5 3.5z" />
      <path {...inked} fill={skin} d="M62 63c-1-5-2-9-1-12l4-1 4 6-1 8z" />
      <Line c={m.ink} w={1.6} d="M56 45.5L74 56" />
    </>
  ),
  'ROM-08': (
    <>
      <g {...inked}>
        <path fill={m.wood} d="M5 52c4 1 7 5 12 6l78-1c8-1 11-6 14-12l4 2c-1 13-7 23-17 30H26C14 72 8 62 5 52z" />
        <path fill={m.marble} d="M26 57V40h24v17zM56 57V35h26v22z" />
        <path fill={m.clay} d="M23 40l5-7h20l5 7zM53 35l16-10 16 10z" />
        <path fill={m.verdigris} d="M87 57V46c0-7 12-7 12 0v11z" />
        <path fill={m.bronze} d="M20 43L11 66l-4 9 5 2 3-9 8-24z" />
        <path fill={m.purple} d="M69 25V8l14 3-14 4" />
      </g>
      <path {...shade} d="M109 45l4 2c-1 13-7 23-17 30H26c-5-2-9-5-12-8 34 4 84 2 95-24zM76 35h6v22h-6zM45 40h5v17h-5z" />
      <path stroke={m.ink} strokeWidth={1.8} d="M30 56V43m5 13V43m5 13V43m5 13V43m15 13V38m6 18V38m6 18V38m6 18V38M93 57v-7" />
      <path {...fine} d="M16 63c30 3 66 3 88-4M20 69c26 2 56 2 78-2M59 35h20l-10-6z" />
      <path stroke={m.gold} strokeWidth={3} strokeDasharray="0 9" d="M24 60.5c30 1 56 1 76-3" />
      <path fill={m.sea} d="M4 76q7-3 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0v5H4z" />
      <path {...fine} d="M4 76q7-3 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0M16 80h18m20 0h24m12 0h14" />
    </>
  ),
  'ROM-09': (
    <>
      <path {...inked} fill={m.stone} d="M8 12l104-2v70H8z" />
      <path {...shade} d="M112 10v70H8v-4h98V10zM8 68q8-4 16 0t16 0 16 0 16 0 16 0 16 0h2v8H8z" />
      <g {...inked} strokeWidth={1.3} fill={m.white}>
        <path d="M51 42V30h12v12zM53 30v-9h8v9zM49 56V42h16v14z" />
        <path fill={m.cinnabar} d="M54 21c-2-5 2-5 3-9 1 4 5 5 3 9z" />
        <path d="M27 14v42M13 20h29l-2 28c-8 4-18 4-25 0z" />
        <path fill={m.linen} d="M10 54c5 4 12 4 20 4s12 0 16-6l3-4c1 10-4 19-10 21H17c-5-3-7-9-7-15z" />
        <path fill={m.linen} d="M80 58c8 2 18 2 26-4v9l-5 7H84c-3-3-4-7-4-12zM93 57V34l10 20z" />
        <path d="M68 71l1-13-4-6 2-10 5-1 5 1 2 11-3 5 1 13h-3l-2-11-1 11zM69.5 37a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 0 1-5.6 0z" />
        <path d="M84 23q10-10 21 0-11 9-21 0z" />
      </g>
      <circle fill={m.ink} cx={94.5} cy={22.5} r={3} />
      <path
        {...fine}
        d="M23 20l-1 30m10-30l1 30M12 34h29M77 43l4-4m-1-7v38m-4-38v5h8v-5M13 61h32m-1-9l6 6M55 48v8m5-8v8M55 34h0m4 0h0M8 68q8-4 16 0t16 0 16 0 16 0 16 0 16 0h6"
      />
      <Line c={m.cinnabar} w={2} d="M20 27q7 5 15 0M92 34h5" />
    </>
  ),
  'ROM-10': (
    <>
      <g stroke={m.woodDark} strokeWidth={1} fill={m.wood} opacity={0.75}>
        <path d="M56 10h8l1 52h-10z" />
        <path d="M55 60h10c10 0 22-8 30-20l7-4-1 10-4-1c-8 18-20 33-37 35-17-2-29-17-37-35l-4 1-1-10 7 4c8 12 20 20 30 20z" />
      </g>
      <path stroke={m.paper} strokeWidth={0.8} d="M60 12v56M36 54c8 10 16 15 24 16 8-1 16-6 24-16" />
      <path {...inked} fill="none" d="M60 10a4 4 0 1 1 .1 0" />
      <path {...inked} fill={lead} d="M8 22l4-2 36-5v-2h24v2l36 5 4 2v5l-4 2-36 4v3H48v-3l-36-4-4-2z" />
      <path {...inked} fill={m.wood} d="M55 17h10v15H55z" />
      <path {...shade} d="M8 25h40v4h24v-4h40v2l-4 2-36 4v3H48v-3l-36-4-4-2z" />
      <path {...fine} d="M57 18l6 13m0-13l-6 13M44 17v14m32-14v14M39 18v12m42-12v12" />
      <path
        stroke={m.bone}
        strokeWidth={1.2}
        d="M16 24c4-4 8-4 14 0 2-3 4-3 5-1M104 24c-4-4-8-4-14 0-2-3-4-3-5-1M11 21.5l33-4.5m35 0l20 3"
      />
    </>
  ),
  'ROM-11': (
    <>
      <path {...inked} fill={m.stone} d="M6 80V12l4-5h100l4 5v68z" />
      <path fill={mix(m.stoneDark, m.ink, 0.4)} d="M10 77V44q0-32 50-33 50 1 50 33v33z" />
      <g {...inked} strokeWidth={1.3} fill={m.marble}>
        <path fill={m.cinnabar} d="M58 27c-10-8-22-6-36 2l6 2-4 5 8-1c6 6 13 8 22 8z" />
        <path fill={m.linen} d="M53 48c-6 4-12 9-17 16l-7 6 3 3 9-5 18-14z" />
        <path d="M24 57c2-7 8-9 14-9 12 0 22 2 30 0 6-2 10-7 11-14l6-4 12-2 4 5-2 5-9 4c-1 9-2 15-6 20l9 8-6 7h-6l3-6-10-4c-12 3-24 2-32-1l-2 11h-6l1-10-7 3-6 7h-6l6-11c-2-3-1-6 0-9z" />
        <path fill={m.linen} d="M51 52l2-23c3-5 11-5 14 0l-1 13 10 3-4 17h-5l1-10-8 4z" />
        <path fill={m.linen} d="M54 20c-3-6 1-10 5-10l6-3-1 5c3 5 1 11-3 12-3 1-6-1-7-4z" />
        <path d="M104 77l-2-11-7-3-1-5 6 1 4-4 1 6 4 7 1 9z" />
      </g>
      <path stroke={m.ink} strokeWidth={5.6} d="M65 30l14 5 16-5M55 32l6 8 9 3" />
      <path stroke={m.linen} strokeWidth={3} d="M65 30l14 5 16-5M55 32l6 8 9 3" />
      <path
        stroke={m.ink}
        strokeWidth={1.6}
        d="M70 43l7 6M86 30c-2-4 0-7 4-9m0 8c-1-3 1-5 4-6M92 34h0M24 57c-6-3-9-10-4-16m-3 3l3-5 3 4"
      />
      <path stroke={m.cinnabar} strokeWidth={1.6} d="M78 50l2 8m2-7l1 5" />
      <path
        {...shade}
        d="M24 57c4 6 34 10 60 4l-1 1 9 8-6 7h-6l3-6-10-4c-12 3-24 2-32-1l-2 11h-6l1-10-7 3-6 7h-6l6-11c-2-3-1-6 0-9z"
      />
      <path fill={m.gold} d="M12 17a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM102 10a7 7 0 1 0 5 12 8 8 0 0 1-5-12z" />
      <path
        stroke={m.ink}
        strokeWidth={1}
        d="M57 17h0m-1 3l3 1M55 13q5-1 8 1M18 7v2m0 16v3M8 17h2m16 0h3M11 10l2 2m10 10l2 2m0-14l-2 2M11 24l2-2"
      />
    </>
  ),
  'ROM-12': (
    <>
      <g {...inked} fill={m.bronze}>
        <path fill={m.verdigris} d="M42 80l2-6h32l2 6zM46 74l2-7h24l2 7z" />
        <path d="M53 50l-2 9-5 6 3 2h6l5-10 6-6 1 8-1 7 9 0-4-4 1-15z" />
        <path d="M49 33c-4 6-10 12-15 15l5 1-3 4c10 4 32 5 46 0l-3-4 5-2c-7-3-12-8-14-14z" />
        <path d="M51 20l-7-2-2-10-3 0-1 14 12 9zM69 20c5 2 10 7 13 13l6 2-1 4-9-2-11-8z" />
        <path d="M50 20l6-2h8l6 2-1 11c-6 4-14 4-19 2z" />
        <path d="M55 14c0-8 11-9 11 0 0 3-2 6-5 6s-6-3-6-6z" />
        <path fill={m.gold} d="M33 5c3 4 9 3 13-1l-1 4c-4 4-11 4-14 0zM83 36h16c-2 5-13 6-16 0z" />
      </g>
      <path
        {...shade}
        d="M61 20l9 0 12 13 6 2-1 4-9-2-9-7c3 7 8 13 15 17l-5 2 3 4c-6 2-14 3-22 3 6-10 6-22 0-34zM62 67h10l2 7h2l2 6H64z"
      />
      <path
        {...fine}
        d="M50 34c6 2 13 2 19-1M52 36l-8 16m13-15l-3 17m8-17l4 16m1-18l10 16M52 20l8 8 8-8M54 12c3-4 10-4 13 0M58 15h0m5 0h0M59 17.5h3M47 70h26"
      />
    </>
  ),
  'ROM-13': (
    <>
      <g {...inked} fill={m.bronze}>
        <path d="M35 46C32 28 42 17 55 14c6-5 18-8 24-4 5 4 2 10-4 9 9 5 14 15 11 27z" />
        <path fill={m.silver} d="M38 44c6-6 39-6 45 0 1 12 0 20-5 27-5 6-11 9-17.5 9S48 77 43 71c-5-7-6-15-5-27z" />
      </g>
      <path
        {...inked}
        fill={m.brass}
        strokeWidth={1.2}
        d="M40 68a5 5 0 0 1-5-8 5 5 0 0 1-2-9 5 5 0 0 1 2-9 5 5 0 0 1 4-7 5 5 0 0 1 8-4 5 5 0 0 1 9-2 5 5 0 0 1 9 0 5 5 0 0 1 9 2 5 5 0 0 1 8 4 5 5 0 0 1 4 7 5 5 0 0 1 1 9 5 5 0 0 1-2 9 5 5 0 0 1-5 8c1-8 1-14 0-20-5-4-35-4-40 0-1 6-1 12 0 20z"
      />
      <path {...inked} strokeWidth={1.2} fill={m.gold} d="M48 18l1-7-3-1 3-4 5 1 1 3 6-7 1 8 3 3-3 2z" />
      <path
        {...fine}
        d="M37 42q4-2 5 3m1-9q4-1 4 5m4-9q4 0 3 6m6-6q4 1 2 6m8-4q1-4-3-4m10 8q0-5-4-4M35 55q4 0 3-4m46 4q-4 0-3-4M42 27q17-8 37 0M46 22q14-5 28-1M70 19l5 0"
      />
      <path {...fine} strokeWidth={1.2} d="M45 52q5-4 11-1l1 13q3.5 3 7 0l1-13q6-3 11 1M54 72q6 3 13 0M57 75.5h7" />
      <path fill={m.ink} d="M46 56.5q5-5 10 0-5 4-10 0zM65 56.5q5-5 10 0-5 4-10 0zM55 71q5.5-3 11 0-5.5 2.5-11 0z" />
      <path {...shade} d="M81 50c1 8 1 15-3 21-5 6-11 9-17.5 9C71 74 74 62 73 48zM79 10c5 4 2 10-4 9 7 4 11 11 12 19l-9-7z" />
    </>
  ),
  'ROM-14': (
    <g transform="rotate(-24 60 45) translate(6 4) scale(.9)">
      <g {...inked}>
        <path fill={m.iron} d="M2 26l14-7h72v14H16z" />
        <path fill={m.bronzeDark} d="M88 24h24v4H88z" />
        <path fill={m.gold} d="M4 60l16-11h92v22H20z" />
        <path fill={m.silver} d="M42 51h42v18H42z" />
        <path fill={m.brass} d="M84 47h28v26H84zM30 49h10v22H30zM2 60a3 3 0 1 1 .1.2z" />
        <circle fill={m.gold} cx={63} cy={60} r={8.5} />
      </g>
      <path fill={m.clayDark} d="M24 22l4 3-3 2zM40 20l8 2-5 2zM60 30l6-3 3 4zM76 20l5 3-8 1z" />
      <path {...shade} d="M2 26h110v2H88v5H16zM1 60h111v13H84v-2H20z" />
      <path
        {...fine}
        d="M6 26h80M22 60l6-7v14zM15 60h6M84 69h0M91 70V55l4-4 4 4v15m3 0V55a3 3 0 0 1 6 0v15M91 60h8M35 53v14M46 55h6m-6 5h6m-6 5h6m22-10h6m-6 5h6m-6 5h6M86 72h24"
      />
      <path {...fine} d="M60 64c-1-4-2-9 3-9 4 0 3 3 4 5l-1.5 1v3M93 53.5h0m12-3.5h0" strokeWidth={1.4} />
    </g>
  ),
  'ROM-15': (
    <>
      <path {...inked} fill={m.cinnabar} d="M28 12q32-12 64 0v62q-32 12-64 0z" />
      <path {...inked} fill={m.gold} d="M28 12q32-12 64 0v4q-32-12-64 0zM28 70q32 12 64 0v4q-32 12-64 0z" />
      <path stroke={m.gold} strokeWidth={1.6} strokeDasharray="2 2.6" d="M33 19q27-9 54 0v48q-27 9-54 0z" />
      <path stroke={m.bone} strokeWidth={1.2} d="M37 22q23-7 46 0v42q-23 7-46 0z" />
      <path {...inked} strokeWidth={1.2} fill={m.lapis} d="M44 35h32v20H44z" />
      <path stroke={m.bone} strokeWidth={1.6} strokeDasharray="0 3" d="M47 37.5h26v15H47z" />
      <path {...inked} strokeWidth={1.2} fill={m.ink} d="M53 40q7-3 14 0v10q-7 3-14 0z" />
      <path
        {...inked}
        strokeWidth={0.8}
        fill={m.gold}
        d="M58 20c0-3 4-3 4 0l3 2c6 1 10-1 13-5 0 8-4 13-12 12l-2 1 2 4-6-1-6 1 2-4-2-1c-8 1-12-4-12-12 3 4 7 6 13 5z"
      />
      <path
        {...inked}
        strokeWidth={0.8}
        fill={m.gold}
        d="M48 60c4-3 10-1 14-1 0-4 5-5 8-2l3 2-1 3-3 1v6h-3l-1-4-8-1-3 5h-3l1-5z"
      />
      <path stroke={m.gold} strokeWidth={1.6} d="M48 61c-4 0-5-4-3-6M53 17q7-6 14 0" />
      <path stroke={m.bone} strokeWidth={2.4} d="M40.5 42v8m39-8v8" />
      <path stroke={skin} strokeWidth={3} d="M40.5 37.5h0m39 0h0" />
      <path stroke={m.bone} strokeWidth={1.6} d="M39 40l-1 6m43-6l1 6" />
      <path {...shade} d="M74 7q9 1 18 5v62q-9 3.5-18 5z" />
    </>
  ),
};

import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';

const slip = mix(m.clay, m.cinnabar, 0.3);
const terracotta = mix(m.clay, m.sand, 0.35);
const buff = mix(m.sand, m.bone, 0.45);
const oldBronze = mix(m.bronzeDark, m.verdigris, 0.3);
const marble = mix(m.marble, m.white, 0.5);
const brick = mix(m.clay, m.sand, 0.25);
const shiva = mix(m.bronze, m.verdigris, 0.3);
const hide = mix(m.granite, m.stone, 0.35);

/** The tongues of fire around Shiva. */
const flames = Array.from({ length: 17 }, (_, i) => {
  const at = (turn: number, radius: number) => {
    const angle = ((125 + (i * 290) / 16 + turn) * Math.PI) / 180;
    return `${Math.round(60 + radius * Math.cos(angle))} ${Math.round(39 + radius * Math.sin(angle))}`;
  };
  return `M${at(-7, 31)}L${at(2, 37)} ${at(7, 31)}z`;
}).join('');

const tiers = [7, 6, 5, 4];
/** The flights of the stepwell, tier below tier: up and down again, the way down in shadow. */
const flights = tiers.map((pairs, i) => `M${60 - pairs * 7.5} ${30.5 + i * 14.5}${'l7.5-12 7.5 12'.repeat(pairs)}`).join('');
const shaded = tiers
  .flatMap((pairs, i) => Array.from({ length: pairs }, (_, j) => `M${67.5 - pairs * 7.5 + j * 15} ${18.5 + i * 14.5}v12h7.5z`))
  .join('');

/** The fifteen objects of India. */
export const india: Readonly<Record<string, ObjectArt>> = {
  'IND-01': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <path fill={m.jade} stroke={m.ink} strokeWidth={1.2} d="M4 46q10-12 24-8 16-8 32-2 20-8 34 0 14-4 22 10z" />
      <Line c={m.woodDark} w={2} d="M14 40q2-10 0-20M106 40q-3-10-1-22" />
      <path
        fill={m.jadeDark}
        stroke={m.ink}
        strokeWidth={1}
        d="M14 20q-9-4-11 5 6-4 11-5-5 3-5 9 4-4 5-9 4 4 5 9 1-6-5-9 6 0 10 4-1-8-10-4zM105 18q-9-4-11 4 6-3 11-4-5 3-5 9 4-4 5-9 4 4 5 9 1-6-5-9 5 0 9 4 0-8-9-4z"
      />
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.sea} d="M4 66h112v8q-28 7-56 6-28 1-56-6z" />
        <path fill={m.stone} d="M4 68V46q56-12 112 0v22z" />
        <path fill={m.sand} d="M4 46q56-12 112 0v-5q-56-12-112 0z" />
        <path
          fill={m.white}
          d="M14 70V57q5-8 10 0v13zM31 70V54q6-9 12 0v16zM53 70V53q7-9 14 0v17zM77 70V54q6-9 12 0v16zM96 70V57q5-8 10 0v13z"
        />
        <path
          fill={m.stoneDark}
          d="M24 70v-8l3.5-3 3.5 3v8l-3.5 4zM43 71v-9l5-3 5 3v9l-5 4zM67 71v-9l5-3 5 3v9l-5 4zM89 70v-8l3.5-3 3.5 3v8l-3.5 4z"
        />
      </g>
      <Line c={m.sea} w={1.2} d="M17 59v11m4-11v11M34 57v14m5-15v15M57 56v15m5-15v15M80 57v14m5-15v15M99 59v11m4-11v11" />
      <Line
        c={m.ink}
        w={0.9}
        d="M8 52h4m-6 6h5m15-7h4m-2-4h5m11 0h4m-2 5h5m8-6h5m8 6h5m-2-5h4m11 4h4m-1 6h4M6 44q54-11 108 0M30 77h10m8 1h14m10-1h12"
      />
      <Line c={m.white} w={1.4} d="M10 73q4 2 8 0m18 2q6 2 10 0m22 1q6 2 12 0m18-3q5 1 8-1" />
    </g>
  ),
  'IND-02': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path
          fill={slip}
          d="M50 12c1 5-4 8-12 11-8 4-12 10-11 19 2 14 15 26 20 38h26c5-12 18-24 20-38 1-9-3-15-11-19-8-3-13-6-12-11z"
        />
        <path fill={slip} d="M45 6h30q3 0 2 3l-4 5H47l-4-5q-1-3 2-3z" />
      </g>
      <path
        fill={m.glaze}
        d="M49 16q11 3 22 0l1 3q-12 3-24 0zM30 29q30 7 60 0l2 2q-32 8-64 0zM28 48q32 8 64 0l-1 3q-31 8-62 0zM40 66q20 4 40 0l-1 3q-19 4-38 0z"
      />
      <Repeat
        by={[
          [13, 1.5],
          [26, 1.5],
          [39, 0],
        ]}
      >
        <path fill={m.glaze} d="M40 47c-1-3-6-4-6-8 0-3 4-4 6-1 2-3 6-2 6 1 0 4-5 5-6 8zm0-10v-2" stroke={m.glaze} />
      </Repeat>
      <Line
        c={m.glaze}
        w={1.1}
        d="M37 58q6-8 12 0t12 0 12 0 11-1M37 58q6 8 12 0t12 0 12 0 11-1M43 58q6-8 12 0t12 0 12 0M43 58q6 8 12 0t12 0 11 0M42 21l3 5 3-5 3 6 4-6 4 6 5-6 4 6 4-6 3 5 3-5M44 72h32m-30 4h28"
      />
      <path
        fill={m.ink}
        opacity={0.22}
        d="M70 14c0 4 4 6 12 9 8 4 12 10 11 19-2 14-15 26-20 38H63c6-12 16-24 17-38 1-9-4-15-11-19z"
      />
      <path fill={m.white} opacity={0.3} d="M36 27q-6 5-5 12 2 7 5 11-2-12 3-22z" />
    </>
  ),
  'IND-03': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={terracotta}>
        <path fill={mix(terracotta, m.ink, 0.2)} d="M12 44l-2-12q2-4 4 0l2 8 6-4q4-9 10-2 10 0 16 4v10H20z" />
        <path fill={m.wood} d="M28 45l84 8v5l-84-8z" />
        <path d="M78 34q0-5 5-5t5 5l-1 5 6 5-3 12H76l-3-12 6-5z" />
        <path d="M8 50l-4-11q2-4 5 0l3 7 9-4q4-12 12-3 10 0 19 4l4 12-1 18q-1 4-6 3l-2-15-18 0-1 15q-5 2-6-2l-2-15-6 4q-6 1-9-3z" />
        <path fill={m.wood} d="M56 48V34h4v14zM100 53V38h4v15zM56 36h48v4H56z" />
        <path d={oval(84, 64, 16)} />
        <path fill={mix(terracotta, m.ink, 0.2)} d={oval(84, 64, 5)} />
      </g>
      <path fill={m.ink} d={`${oval(84, 64, 1.8)}${oval(13, 50, 1.3)}${oval(81, 33.5, 0.9)}`} />
      <path
        fill={m.ink}
        opacity={0.2}
        d="M94 52q8 8 4 19-6 9-16 9-8-1-12-7 20 2 24-21zM20 56q20 4 36-4l0 3-1 18q-1 4-6 3l-2-15-18 0-1 15q-5 2-6-2l-2-15z"
      />
      <Line
        c={m.clayDark}
        w={1.1}
        d="M73 58a12 12 0 0 1 10-6M74 70a12 12 0 0 0 20 2M80 43l4 4 5-3m-9 7q5 2 9 0M6 54h5M22 43v14m3-14v13M60 40v8m8-8v8m24-8v12"
      />
      <Line c={m.reed} w={1.2} d="M78 46L30 41" />
    </>
  ),
  'IND-04': (
    <>
      <g stroke={m.ink} strokeWidth={1.4} fill={marble}>
        <path d="M23 70V35h5v35zM92 70V35h5v35zM23 35q2.5-7 5 0zM92 35q2.5-7 5 0z" />
        <path d="M32 70V46l5-4h46l5 4v24z" />
        <path d="M37 42v-4h8v4zM37 38q0-7 4-9 4 2 4 9zM75 42v-4h8v4zM75 38q0-7 4-9 4 2 4 9z" />
        <path d="M49 37v-5h22v5z" />
        <path d="M49 32c-7-9-1-17 11-22 12 5 18 13 11 22z" />
        <path d="M48 70V36h24v34z" />
        <path d="M8 74V27h6v47zM106 74V27h6v47zM8 27q3-9 6 0zM106 27q3-9 6 0z" />
        <path fill={m.bone} d="M5 70h110v10H5z" />
      </g>
      <path
        fill={mix(marble, m.ink, 0.55)}
        d="M53 70V50q7-11 14 0v20zM36 56v-6q3-5 6 0v6zM78 56v-6q3-5 6 0v6zM36 69v-7q3-5 6 0v7zM78 69v-7q3-5 6 0v7z"
      />
      <path
        fill={m.ink}
        opacity={0.18}
        d="M60 10c12 5 18 13 11 22v5h1v33h-3V36H64c6-8 4-18-4-26zM82 42l6 4v24h-4V47zM79 29q4 2 4 9v4h-3zM110 27h2v43h-2zM95 35h2v35h-2zM12 27h2v43h-2zM100 70h15v10H98z"
      />
      <Line c={m.gold} w={1.6} d="M60 10V5m-19 24v-2m38 2v-2M11 22v-2m98 2v-2" />
      <Line
        c={m.ink}
        w={0.9}
        d="M8 41h6m-6 14h6m92-14h6m-6 14h6M23 48h5m-5 11h5m64-11h5m-5 11h5M50.5 67V39h19v28M49 34.5h22M45 60V45M75 60V45M33 58h12m30 0h12M5 73h110M12 80v-4q4-5 8 0v4m6 0v-4q4-5 8 0v4m6 0v-4q4-5 8 0v4m24 0v-4q4-5 8 0v4m6 0v-4q4-5 8 0v4m6 0v-4q4-5 8 0v4"
      />
      <path fill={m.sea} stroke={m.ink} strokeWidth={1} d="M55 80v-6h10v6z" />
    </>
  ),
  'IND-05': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.stone} d="M20 62C17 36 38 21 60 21s43 15 40 41z" />
        <path fill={m.sand} d="M51 22v-9h18v9z" />
        <path fill={m.sand} d="M12 70v-9h96v9z" />
        <path fill={m.sand} d="M6 80V69h108v11z" />
      </g>
      <path fill={m.ink} opacity={0.2} d="M74 23c16 5 28 18 26 38h8v9h6v10H96l-4-18c4-18-4-32-18-39z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M6 72.5h36m36 0h36M6 76h36m36 0h36M12 69v11m6-11v11m6-11v11m6-11v11m6-11v11m48-11v11m6-11v11m6-11v11m6-11v11m6-11v11M12 64h96M55 13v9m5-9v9m5-9v9M51 17.5h18M28 44q6-12 16-17M26 50h5m-3-7h5m-2 12h6m4-18h5m-8 12h4m34-12h5m2 7h5m-4 6h4"
      />
      <Line c={m.ink} w={1.6} d="M60 13V5" />
      <path fill={m.sand} stroke={m.ink} strokeWidth={1} d="M54 8q6-4 12 0zM52 12q8-4 16 0z" />
      <g stroke={m.ink} strokeWidth={1.4} fill={mix(m.sand, m.bone, 0.4)}>
        <path d="M44 80V40h6v40zM70 80V40h6v40z" />
        <path d="M34 41q-4-3 0-6 26-6 52 0 4 3 0 6-26-6-52 0zM34 51q-4-3 0-6 26-6 52 0 4 3 0 6-26-6-52 0zM34 61q-4-3 0-6 26-6 52 0 4 3 0 6-26-6-52 0z" />
        <path d="M57 31q-1-4 3-6 4 2 3 6z" />
      </g>
      <Line
        c={m.clayDark}
        w={0.9}
        d="M38 37.5q22-5 44 0M38 47.5q22-5 44 0M38 57.5q22-5 44 0M36 37v2m48-2v2M36 47v2m48-2v2M36 57v2m48-2v2M47 63v14m26-14v14M45 66h4m-4 6h4m22-6h4m-4 6h4M55 36v3m10-3v3M55 46v3m10-3v3"
      />
    </>
  ),
  'IND-06': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.sand, m.clay, 0.25)} d="M5 16h110v14.5h-7.5V45H100v14.5h-7.5V74h-65V59.5H20V45h-7.5V30.5H5z" />
        <path fill={m.jadeDark} d="M27.5 74h65v6h-65z" />
        <path fill={m.sand} d="M4 11h112v5H4zM42 11V6h36v5z" />
      </g>
      <path fill={m.bone} stroke={m.ink} strokeWidth={0.9} d={flights} />
      <path fill={m.clayDark} d={shaded} />
      <Line c={m.ink} w={1.2} d="M5 30.5h110M12.5 45h95M20 59.5h80" />
      <path
        fill={m.ink}
        d="M45 11V8.5q1.5-2 3 0V11zM51 11V8.5q1.5-2 3 0V11zM58.5 11V8.5q1.5-2 3 0V11zM66 11V8.5q1.5-2 3 0V11zM72 11V8.5q1.5-2 3 0V11z"
      />
      <Line c={m.faience} w={1} d="M34 77h8m10 1h10m10-1h8" />
    </g>
  ),
  'IND-07': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={oldBronze}>
        <path fill={m.stoneDark} d="M40 80v-4q20-4 40 0v4z" />
        <path d="M53 48c-2 10-2 14 0 19l1 10h7l-1-10 2-15zM61 48l2 10 3 9-3 10h8l3-12-2-8-3-11z" />
        <path d="M54 24l-6 3-12 14q-2 4 2 6l15 6 2-4-10-6 9-9z" />
        <path d="M53 25q8-4 15 0l-1 10 3 12q-8 7-18 1l3-12z" />
        <path d="M66 24l6 2 13 18q1 3-2 5L71 60l-4-3 9-12-10-12z" />
        <path d="M57 20h7l1 6q-4 2-8 0z" />
        <path d="M52 14q0-8 8-8t9 8q0 8-6 9-6 0-9-4z" />
        <path fill={mix(oldBronze, m.ink, 0.45)} d="M52 12q0-8 9-8 10 1 11 8 4 4 2 9-4 3-7-1 2-5-1-8-7-3-14 0z" />
      </g>
      <Line
        c={m.brass}
        w={1.4}
        d="M67 31l6-4m-4 7l6-4m-4 7l6-4m-3 7l5-4m-3 7l5-3m-6 5l7 1m-9 2l6 3m-9 1l5 3m-8 1l4 3M42 38l4 3m5 7l-2 4"
      />
      <Line c={m.brass} w={1.1} d="M55 27q5 6 11 0M60.5 30v4m-2-3l-1 3m5-3l1 3" />
      <Line c={m.ink} w={1.2} d="M54 15.5h4m3.5 0h4M60 15l-1 4h2M57.5 20.5q3 1 5 0M57 40h.1M60 52l1 6M56 77v-2m9 2v-2" />
      <path
        fill={m.ink}
        opacity={0.25}
        d="M66 26l2-1-1 10 3 12-6 4q4-12 2-25zM70 60l4 5-3 12h-4l4-12zM57 50l4 2-2 15 1 10h-3l-1-10z"
      />
    </>
  ),
  'IND-08': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.clayDark} d="M26 40h84l4 4v26l-4 4H26z" />
        <path fill={terracotta} d="M26 36l82-2q4 0 4 4v28q0 4-4 4H26z" />
        <path fill={m.lapis} d="M10 18q12 5 24 0v54q-12 6-24 0z" />
        <path fill={m.gold} d="M9 18v-6q13-5 26 0v6q-13 5-26 0zM9 70q13 5 26 0v6q-13 6-26 0z" />
        <path fill={m.goldDark} d="M9 12q13-5 26 0-13 5-26 0z" />
      </g>
      <path
        fill={mix(terracotta, m.bone, 0.5)}
        stroke={m.clayDark}
        strokeWidth={1}
        d="M41 52l3-5-2-5q3-1 4 4l2-4q3 1 0 5 4-2 6-4 4-3 7 1l7 1q4 1 4 5v13h-3v-8h-8l-1 8h-3l-1-9q-4 0-6-3l-2 1-4 2zM83 62q-2-9 1-14 2-4 7-4h9q5 0 5 5v14h-3v-8h-8v8h-3l-1-9q-3 2-4 0l-1 8z"
      />
      <Line
        c={m.clayDark}
        w={1.3}
        d="M77 64V44m0 6l-4-5m4 5l4-5m-4 11l-4-4m4 4l4-4M43 39v-1m4 1l3-2m3 2v-2m5 2v-2l3 2m10-2v2m4-2l3 2m9-2v2m4-2l3 2m4-2v2M40 66h68"
      />
      <Line
        c={m.faience}
        w={1.3}
        d="M14 26l8 2m8-3v8m-16 0q4-4 8 0v8m-8-2v10m4-6h4m8-8q-4 6 0 10m-16 8l5-4 5 4v8m-10-2h4m8-12v12m-2-6h5"
      />
      <path fill={m.ink} opacity={0.25} d="M27 15q4-1 8-3v6l-1 0v54l1 0v4q-4 2-8 3zM100 34h8q4 0 4 4v28q0 4-4 4h-8z" />
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={m.cinnabar} d="M68 68h26v13H68z" />
        <path fill={mix(m.cinnabar, m.bone, 0.3)} d={oval(94, 74.5, 3, 6.5)} />
      </g>
      <Line c={m.bone} w={1.1} d="M72 71v7m4-7l3 3-3 4m7-7v7m3-4h3m2-3v3M94 74.5h.1" />
    </>
  ),
  'IND-09': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={mix(m.sand, m.leaf, 0.15)} d="M18 20h84l14 48v4H4v-4z" />
        <path fill={brick} d="M4 68h112v12H4z" />
        <path fill={m.sand} d="M25 25h62l13 38H14z" />
        <path fill={brick} d="M30 29h51l11 30H22z" />
        <path fill={m.sea} d="M32 38h47l9 21H24z" />
        <path fill={m.sea} d="M82 38h25l3 9H86z" />
        <path
          fill={terracotta}
          d="M26 20V11l5-5h8l-4 5v9zM41 20V11l5-5h8l-4 5v9zM56 20V11l5-5h8l-4 5v9zM71 20V11l5-5h8l-4 5v9z"
        />
        <path fill={m.sand} d="M26 11h9v9h-9zM41 11h9v9h-9zM56 11h9v9h-9zM71 11h9v9h-9z" />
      </g>
      <path fill={m.ink} opacity={0.22} d="M79 38l2-9 4 9 7 21h-4zM98 68h18v12H98z" />
      <Line
        c={m.clayDark}
        w={0.8}
        d="M31 32h50M30 35h51M38 29v3m10-3v3m10-3v3m10-3v3M33 32v3m10-3v3m10-3v3m10-3v3m10-3v3M38 35v3m10-3v3m10-3v3m10-3v3M4 72h112M4 76h112M12 68v4m16-4v4m16-4v4m16-4v4m16-4v4m16-4v4m16-4v4M20 72v4m16-4v4m16-4v4m16-4v4m16-4v4m16-4v4M12 76v4m16-4v4m16-4v4m16-4v4m16-4v4m16-4v4m16-4v4"
      />
      <Line c={m.white} w={1.1} d="M30 56h8m-4-14h6m28 2h8m2 12h-8M90 41h8m-2 3h10" />
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={m.linen} d="M57 23q13 6 11 21l-11 2z" />
        <path d="M56 51V20" />
        <path fill={m.wood} d="M38 43q4 5 8 6h20q6-1 9-7l1 4q-4 9-12 10H50q-9-1-12-13z" />
      </g>
      <Line c={m.ink} w={0.9} d="M59 31l8 1m-8 7l9 0M44 52h26" />
    </g>
  ),
  'IND-10': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.clayDark} d="M14 18l84-4q8 0 10 6l4 8v42q-1 8-8 9l-88 1q-8-1-9-9V26q1-7 7-8z" />
        <path fill={terracotta} d="M14 24l86-3q8 0 8 8v40q0 7-7 8l-86 2q-7 0-7-8V31q0-6 6-7z" />
      </g>
      <g stroke={m.clayDark} strokeWidth={1.4} fill={mix(terracotta, m.bone, 0.5)}>
        <path d="M48 56V38h22v18zM46 38q13-7 26 0z" />
        <path d="M14 42q3 12 14 13h62q12-2 16-15l-3 18q-4 10-14 11H32q-11-1-14-11z" />
        <path d="M34 55l-2-8q-4-1-4-4l5-1 3 4 6 3-3 3v3zM82 55v-4l-5-3 7-3 3-4 5 1q0 3-3 4l-3 9z" />
      </g>
      <Line c={m.clayDark} w={1.6} d="M44 56V31q-4-1-4-4M74 56V31q4-1 4-4M98 48l-6-10M96 52l12 22M92 54l8 22" />
      <Line
        c={m.clayDark}
        w={1}
        d="M53 56V39m6 17V38m6 18V39M22 59h78m-76 4h72M18 50l4 14m8-8l4 12m8-12l3 13m9-13l2 13m9-13l1 13m9-13v13m10-13l-2 13m11-15l-6 13"
      />
      <path fill={m.clayDark} d={`${oval(31.5, 44, 0.9)}${oval(88.5, 44, 0.9)}${oval(92, 36, 2.4)}`} />
      <path fill={m.ink} opacity={0.18} d="M98 21h2q8 0 8 8v40q0 7-7 8l-86 2q-4 0-6-3l82-3q7-1 7-8z" />
      <Line c={m.ink} w={0.9} d="M8 36l6 3 1 5M90 22l3 5-2 3" />
    </>
  ),
  'IND-11': (
    <>
      <path fill={m.gold} stroke={m.ink} strokeWidth={0.9} d={flames} />
      <path stroke={m.ink} strokeWidth={5} d="M42.8 63.6a30 30 0 1 1 34.4 0" />
      <path stroke={m.bronze} strokeWidth={2.4} d="M42.8 63.6a30 30 0 1 1 34.4 0" />
      <Line c={m.ink} w={1} d="M55 18L40 27m14-5l-15 9m16-7l-13 10M65 18l15 9m-14-5l15 9m-16-7l13 10" />
      <Line c={m.ink} w={5.5} d="M55 30l-11-3-6-8M65 30l11-3 6-8M55 30l-7 9-3-8" />
      <Line c={shiva} w={2.6} d="M55 30l-11-3-6-8M65 30l11-3 6-8M55 30l-7 9-3-8" />
      <g stroke={m.ink} strokeWidth={1.4} fill={shiva}>
        <path d="M56 46c-7 3-13 7-13 12l9 6-4 6 10 0 3-7-6-6 10-5z" />
        <path d="M53 27q7-3 14 0l-3 10 3 9q-7 5-14 0l3-9z" />
        <path d="M66 45c2 6-4 11-10 10l-18-4-4 4-2-5 6-5 19 3z" />
        <path fill={m.gold} d="M53 44q7 3 14 0l1 5q-8 4-16 0z" />
        <path d="M55 18q0-5 5-5t5 5q0 7-5 8-5-1-5-8z" />
        <path fill={m.gold} d="M54 16l1-7 3 2 2-6 2 6 3-2 1 7q-6-3-12 0z" />
        <path fill={m.gold} d="M34 16l7 4-2 3-6-4zM79 18q-1-6 4-9 4 4 2 9z" />
        <path fill={m.bronzeDark} d="M36 72q0-4 6-4 4 0 7 1l22-1 10 4v2H36z" />
        <path fill={m.bronze} d="M32 80q1-7 8-7h40q7 0 8 7z" />
      </g>
      <Line c={m.ink} w={5} d="M66 30l-3 6-18 5-5 4" />
      <Line c={shiva} w={2.2} d="M66 30l-3 6-18 5-5 4" />
      <Line
        c={m.ink}
        w={1}
        d="M57.5 18.5h1.5m2 0h1.5M60 19v2.5M58.5 23.5h3M40 80l2-7m6 7l1-7m6 7v-7m6 7v-7m6 7l-1-7m6 7l-2-7M69 47l9 4-5 1m-4-3l6 6"
      />
      <Line c={m.gold} w={1} d="M56 28q4 4 8 0M57 40h6" />
    </>
  ),
  'IND-12': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={buff}>
        <path d="M48 30q-6-4-5-12-9-5-15 1l-7 5 2 6 6 1 3 5-2 6 2 10h16zM72 30q6-4 5-12 9-5 15 1l7 5-2 6-6 1-3 5 2 6-2 10H72z" />
        <path d="M47 52l1-26h24l1 26h-8l-2-10h-6l-2 10z" />
        <path fill={mix(m.sand, m.clay, 0.15)} d="M43 20q0-13 17-14 17 1 17 14 0 12-8 16-9 4-18 0-8-4-8-16z" />
        <path d="M51 18q0-6 9-6t9 6l-2 8q-7 6-14 0z" />
        <path fill={m.clayDark} d="M57.5 20h5L60 23z" />
        <path d="M29 52h62v12H29z" />
        <path d="M34 64h52l-2 4H36z" />
        <path d="M36 68h48c6 4 6 8 4 12H32c-2-4-2-8 4-12z" />
      </g>
      <Line
        c={m.ink}
        w={0.9}
        d="M46 14l4 3m2-9l2 4m6-5v4m8-3l-2 4m8 2l-4 3M44 22l6 0m26 0h-6M46 29l5-3m23 3l-5-3M51 35l3-5m15 5l-3-5M60 36v-5M33 17l4 5m2-5l1 6m-8 4l6-1m-4 5l7-2m46-12l-4 5m-2-5l-1 6m8 4l-6-1m4 5l-7-2M49 52v-4m3 4v-4m16 4v-4m3 4v-4M40 69q-5 5-3 11m9-12q-4 6-2 12m10-12q-2 6-1 12m11-12q2 6 1 12m6-12q4 6 2 12m5-11q5 5 3 11"
      />
      <Line
        c={m.ink}
        w={1.3}
        d="M53.5 17l4 1m5 0l4-1M60 22.5v2m-5 .5q2.5 2.5 5-.5 2.5 3 5 .5M54 23h.1m11.8 0h.1M25 21h2m66 0h2M22 28h6m64 0h6"
      />
      <path stroke={m.ink} strokeWidth={1} d={oval(60, 58, 4.5)} />
      <Line c={m.ink} w={0.8} d="M60 53.5v9M55.5 58h9M57 55l6 6m0-6l-6 6" />
      <path
        fill={m.clayDark}
        d="M35 57q2-3 5-1h7l2-2 1 3-2 1 0 4h-1.5l-.5-3h-5l-.5 3H39l-.5-4zM70 55l3-2 1 3h7l3 2-1 4h-1.5l-1-3h-5l-1 3H74l-.5-4z"
      />
      <path fill={m.ink} opacity={0.2} d="M77 18q10-4 15 1l7 5-2 6-6 1-3 5 2 6-2 10h3v12h-5l-1 4q5 4 4 12H74l-2-16 4-12-3-14z" />
    </>
  ),
  'IND-13': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={buff}>
        <path fill={mix(m.sand, m.bone, 0.2)} d="M26 72V46h68v26z" />
        <path fill={mix(m.sand, m.bone, 0.2)} d={oval(60, 32, 27)} />
        <path stroke={m.clayDark} strokeDasharray="0.1 4.3" d={oval(60, 32, 23.5)} />
        <path strokeWidth={1} d={oval(60, 32, 20)} />
        <path d="M22 80v-9h76v9z" />
        <path d="M21 70q-2-7 9-9l15-5h30l15 5q11 2 9 9-39 5-78 0z" />
        <path d="M47 41q13-5 26 0 7 4 9 13l-3 8-19 2-19-2-3-8q2-9 9-13z" />
        <path d="M54 34h12l2 7q-8 4-16 0z" />
        <path d="M51 25q0-10 9-10t9 10q0 11-9 13-9-2-9-13z" />
        <path fill={mix(m.sand, m.clay, 0.3)} d="M51 25q-1-9 5-11 0-4 4-4t4 4q6 2 5 11-4-6-9-6t-9 6z" />
        <path d="M49 25q-2 3 1 8l2-1zM71 25q2 3-1 8l-2-1z" />
      </g>
      <Line
        c={m.ink}
        w={1}
        d="M53.5 25q3-2 5.5 0m2 0q3-2 5.5 0M54 27q2.5 1.5 4.5 0m3 0q2.5 1.5 4.5 0M60 25v5h1M57.5 33q2.5 1.5 5 0M46 47q-3 6-1 10m29-10q3 6 1 10M30 66q14-6 30-2m30 2q-14-6-30-2M34 69q12 2 22-3m30 3q-12 2-22-3M52 43q8 5 16 0"
      />
      <path
        fill={mix(buff, m.bone, 0.5)}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M45 57l8-5v-4q1-3 3-1l1 3 3-3 2 2-2 6-8 5q-5 1-7-3zM75 57l-7-3-6-2-4 2 4 2-3 2 5 3q8 1 11-4z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M28 50h6v8h-6zM86 50h6v8h-6zM28 77q2-5 4 0m4 0q2-5 4 0m4 0q2-5 4 0m24 0q2-5 4 0m4 0q2-5 4 0m4 0q2-5 4 0M60 72v7m-3.5-3.5h7"
      />
      <path stroke={m.ink} strokeWidth={1} d={oval(60, 75.5, 3.5)} />
      <path
        fill={m.ink}
        opacity={0.18}
        d="M64 16q6 3 5 9 0 9-4 12l8 4q7 4 9 13l-2 5 10 2q11 2 9 9l-1 1v9H82l-4-10q2-22-10-29 2-10-4-25z"
      />
    </>
  ),
  'IND-14': (
    <g transform="translate(4.2 5.6) scale(0.93)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(hide, m.ink, 0.25)} d="M44 54h14l-1 26H46zM80 54h14l-2 26H82z" />
        <path fill={hide} d="M104 36q8 8 5 26l-4 6 0-8q2-10-3-16z" />
        <path fill={hide} d="M34 50h14l0 30H36zM88 50h16l-1 30H91z" />
        <path fill={m.iron} d="M42 20q20-14 46-6 16 5 18 24l-1 26q-34 8-68-2z" />
        <path fill={hide} d="M26 22q12-10 24 0 8 12-2 28-8 8-20 6l-3 12q-2 8-9 10-6 0-8-5 6 2 9-4l5-22q-4-14 4-25z" />
        <path fill={m.silver} d="M27 21q8-8 16-6 4 12-2 26-8 4-14 14l-8 4 4-14q-4-12 4-24z" />
        <path fill={m.iron} d="M40 22q12-4 17 6 2 14-8 20-9-4-9-12z" />
        <path fill={m.ivory} d="M26 54q-6 8-16 8l-6-3 14-2 6-8z" />
      </g>
      <path
        stroke={m.brass}
        strokeWidth={1}
        d="M60 13v51m12-53v54m12-52v52m12-46v44M48 30q26-4 57 2M44 42q30 0 62 2M40 54q32 6 66 2"
      />
      <Line
        c={m.gold}
        w={2.4}
        d="M66 20h.1m11.9 0h.1m11.9 2h.1M66 36h.1m11.9 0h.1m11.9 1h.1M54 48h.1m11.9 1h.1m11.9 1h.1m11.9 0h.1m9.9-1h.1M54 60h.1m11.9 1h.1m11.9 0h.1m11.9 0h.1M100 38h.1"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M25 30q8-4 17-2m-18 9q8-5 17-3m-18 12q7-6 16-6M33 16l-4 26m8-27l-3 25M45 26q6 0 9 4m-10 3q6 0 9 3m-8 4q4 0 6 2M14 70l4 2m0-8l4 2m-1-9l4 2M36 77h12m43 0h12"
      />
      <path fill={m.ink} d={oval(29, 33, 2)} />
      <path fill={m.bone} d={oval(28.6, 32.5, 0.8)} />
      <path fill={m.cinnabar} stroke={m.ink} strokeWidth={1.2} d="M36 62q34 10 69 2v5q-34 8-70-2z" />
      <path fill={m.ink} opacity={0.22} d="M92 16q12 6 14 22l-1 26-14 3q8-26 1-51zM98 68l6-1-1 13h-6zM44 64h4v16h-5z" />
    </g>
  ),
  'IND-15': (
    <g transform="rotate(57 60 43) translate(9 13) scale(0.84)">
      <g stroke={m.ink} strokeWidth={1.8}>
        <path fill={m.silver} d="M42 42Q53 12 60-22q7 34 18 64z" />
        <path fill={m.iron} d="M60-22q7 34 18 64H60z" />
        <path fill={mix(m.silver, m.ink, 0.3)} strokeWidth={1.2} d="M50 40q7-18 10-46 3 28 10 46z" />
        <path fill={m.brass} d="M42 53h36v6H42zM42 63h36v6H42z" />
        <path fill={m.brass} d="M37 46h7l1 33q-5 4-8-1zM83 46h-7l-1 33q5 4 8-1z" />
        <path fill={m.gold} d="M37 50q-3-10 5-10 9 4 18 4t18-4q8 0 5 10-9 2-23 2t-23-2z" />
      </g>
      <path fill={m.ink} opacity={0.2} d="M60 44q9 0 18-4 8 0 5 10v28q-2 3-5 3l-1-29-17 0zM45 56h30v3H45zM45 66h30v3H45z" />
      <Line
        c={m.ink}
        w={1}
        d="M42 46q3 3 6 1m5 1q7-3 14 0m5-1q3 2 6-1M49 53v6m5-6v6m6-6v6m6-6v6m5-6v6M49 63v6m5-6v6m6-6v6m6-6v6m5-6v6M39 56h4m-4 6h4m-4 6h4m-4 6h4m34-18h4m-4 6h4m-4 6h4m-4 6h4"
      />
      <Line c={m.gold} w={1.3} d="M60 38V12m-4 22q4-4 4-10m4 10q-4-4-4-10" />
    </g>
  ),
};

import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';

const diorite = mix(m.granite, m.ink, 0.35);
const alabaster = mix(m.marble, m.sand, 0.3);
const oldBronze = mix(m.verdigris, m.bronzeDark, 0.45);
const buff = mix(m.sand, m.bone, 0.3);
const gypsum = mix(m.ivory, m.marble, 0.5);
const tablet = mix(m.clay, m.sand, 0.65);

/** The fifteen objects of Mesopotamia. */
export const mesopotamia: Readonly<Record<string, ObjectArt>> = {
  'MES-01': (
    <g transform="matrix(0.86 0 0 1 8.4 0)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={alabaster} d="M38 10c1 22 7 40 11 52 1 6-1 12-7 18h36c-6-6-8-12-7-18 4-12 10-30 11-52z" />
        <path fill={m.white} d="M38 10c0-5 44-5 44 0s-44 5-44 0z" />
      </g>
      <path fill={m.ink} opacity={0.65} d="M43 10c0-3 34-3 34 0s-34 2-34 0z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M39.5 20q20.5 4 41 0M42 33q18 4 36 0M43 36q17 4 34 0M46 49q14 3 28 0M47 52q13 3 26 0M49.5 63q10.5 2.4 21 0"
      />
      <Repeat
        by={[
          [6, 0.6],
          [12, 0.9],
          [18, 0.6],
          [24, 0],
        ]}
      >
        <Line c={m.clayDark} w={1.4} d="M47 42.5v3.4l-1 3m1-3l1.8 3M47 43l2.4-1" />
        <Line c={m.clayDark} w={2.4} d="M47 40.4h.1m2-.2h1" />
      </Repeat>
      <Repeat
        by={[
          [7, 0.6],
          [14, 0.2],
        ]}
      >
        <path fill={m.clayDark} d="M49 55.5l1.4-1.5 1 1.2h3.6v5h-1v-2.4h-2.6v2.4h-1v-4z" />
      </Repeat>
      <Line
        c={m.clayDark}
        w={1.6}
        d="M49 25v6m-2-5l2-1 2 1M58 24h.1m-.1 2l-1 6h2zM66 32v-7q0-2.6 2-2.6t2 2.4M73 31.4V25q0-2.6 2-2.6t1 2.4"
      />
      <Line c={m.clayDark} w={1} d="M53 68v-3m4 4v-3.4m4 3.6v-3.6m4 3V65.5" />
      <path fill={m.ink} opacity={0.22} d="M82 10c-1 22-7 40-11 52-1 6 1 12 7 18H66c-3-8-1-14 1-22 4-14 7-28 7-44z" />
      <Line c={m.ink} w={1} d="M41 13l4 4-1 4m5 51q-1 3-3 5" />
    </g>
  ),
  'MES-02': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.clayDark} d="M24 16q34-12 74-6 6 1 6 8v52q0 9-8 9-34 4-68 0z" />
        <path fill={tablet} d="M22 16q35-8 69-4 7 1 7 8v48q0 9-8 10-32 3-64-1-8-1-8-8-2-23-2-44 0-8 6-9z" />
      </g>
      <Line c={m.ink} w={1.2} d="M17 35q40-3 81 0M17 56q40-2 81 0M46 13l1 64M73 11l-1 67" />
      <Line
        c={m.clayDark}
        w={1.8}
        d="M31 31V17m0 4l-5-3m5 3l5-3m-5 7l-5-3m5 3l5-3m-5 7l-5-3m5 3l5-3M86 53V39m0 4l-5-3m5 3l5-3m-5 7l-5-3m5 3l5-3m-5 7l-5-3m5 3l5-3"
      />
      <path
        fill={m.clayDark}
        d={`${oval(53, 20, 3)}${oval(62, 20, 3)}${oval(53, 28, 3)}${oval(26, 43, 3)}${oval(35, 43, 3)}${oval(26, 50, 3)}${oval(79, 69, 3)}${oval(88, 69, 3)}M59 25h8v3a4 4 0 0 1-8 0zM32 48h8v2a4 4 0 0 1-8 0zM77 17h16l-5 11h-6zM23 62h16l-5 11h-6z`}
      />
      <Line c={m.clayDark} w={1.6} d="M51 50q8-16 16 0zm8-8v6M52 61l8 3-8 3m8 3l8-4m-15 8h12M82 16V13m5 3v-2M28 61v-3m5 3v-2" />
      <path fill={m.ink} opacity={0.16} d="M98 20v48q0 9-8 10-32 3-64-1l-4-1q34 1 62-2 9-1 9-9V13q5 2 5 7z" />
    </>
  ),
  'MES-03': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path
          fill={mix(m.clay, m.stone, 0.45)}
          d="M8 42C14 16 44 4 72 10c26 6 42 30 36 56l-4 12q-2 4-7 2l-8-4q-4-2-3-6l3-10c4-18-6-32-22-36-20-5-40 2-59 18z"
        />
        <path
          fill={mix(m.clay, m.bone, 0.65)}
          d="M8 42c20-22 42-29 62-24 20 6 30 22 24 44l-4 14-1 0q-4-2-3-6l3-10c4-18-6-32-22-36-20-5-40 2-59 18z"
        />
      </g>
      <path fill={m.ink} opacity={0.2} d="M72 10c26 6 42 30 36 56l-4 12q-2 4-7 2l8-24C108 36 94 18 72 10z" />
      <Line
        c={m.clayDark}
        w={1.1}
        d="M33 30l2 3m9-8l1 3m12-4v3m12-2l-1 4m11 1l-3 3m10 5l-4 2m7 8l-4 1m2 10l-4-1M34 18l5-2m12-2h9m16 3l6 4m10 9l3 6m-54-18h.1m-16 8h.1m52 6h.1m-12-12h.1m22 28h.1"
      />
      <Line c={m.ink} w={1.2} d="M88 58q8 4 18 4m-19 3q8 4 18 4" />
      <Line c={m.reed} w={2} d="M20 78Q44 66 66 44M30 80q20-14 34-36" />
      <Line c={m.goldDark} w={2} d="M66 44l6-8m-6 8l-6-4m6 4l8-2m-11 6l-6-4m6 4l8-1m-11 5l-6-4m6 4l8-1M64 44l1-9" />
    </>
  ),
  'MES-04': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.lapis} d="M38 30v-4h4v-4h5v4h5v-4h5v4h6v-4h5v4h5v-4h5v4h4v54H38z" />
        <path fill={m.ink} d="M46 80V54q0-14 14-14t14 14v26z" />
        <path fill={m.lapis} d="M8 80V15h4V9h5v6h4V9h5v6h4V9h5v6h4v65zM81 80V15h4V9h5v6h4V9h5v6h4V9h5v6h4v65z" />
      </g>
      <path fill={m.ink} opacity={0.35} d="M32 15h7v65h-7zM105 15h7v65h-7zM39 30h4v50h-4z" />
      <Line c={m.gold} w={1.6} d="M9 19h29M82 19h29M9 75h29M82 75h29M43 80V54q0-17 17-17t17 17v26M40 32.5h40" />
      <Line c={m.faience} w={1} d="M9 22h29M82 22h29M9 72h29M82 72h29" />
      <Repeat
        by={[
          [14, 0],
          [73, 0],
          [87, 0],
          [0, 24],
          [14, 24],
          [73, 24],
          [87, 24],
        ]}
      >
        <path fill={m.gold} d="M11 31l1-3 2 1.5h7l1 3.5-.5 4h-1.5l-.5-3h-5l-.5 3h-1.5l-.5-5z" />
      </Repeat>
      <Repeat
        by={[
          [14, 0],
          [73, 0],
          [87, 0],
        ]}
      >
        <path fill={m.white} d="M11 40l2-2 2 1v3h5l2-4 1 1-2 6v4h-1.5v-3H16l-1 3h-1.5l.5-8-1-1z" />
      </Repeat>
    </>
  ),
  'MES-05': (
    <>
      <path fill={m.sand} stroke={m.ink} strokeWidth={1} d="M2 80q58-5 116 0z" />
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.clay} d="M49 23V11h4v-2h4v2h6v-2h4v2h4v12z" />
        <path fill={mix(m.sand, m.clay, 0.25)} d="M40 37l3-14h34l3 14z" />
        <path fill={mix(m.sand, m.clay, 0.3)} d="M24 54l4-17h64l4 17z" />
        <path fill={mix(m.sand, m.clay, 0.4)} d="M7 80l5-26h96l5 26z" />
      </g>
      <path fill={m.ink} opacity={0.22} d="M96 54h12l5 26h-15zM86 37h6l4 17h-8zM74 23h3l3 14h-4zM66 10h5v13h-5z" />
      <path fill={m.ink} d="M57 23v-6q3-4 6 0v6z" />
      <Line
        c={m.clayDark}
        w={1}
        d="M17 77l3-20m7 14l2-14m7 8l1-8m66 20l-3-20m-7 14l-2-14m-7 8l-1-8M33 52l2-12m7 12l1-12m44 12l-2-12m-7 12l-1-12M48 35l1-10m23 10l-1-10"
      />
      <g stroke={m.ink} strokeWidth={1.2} fill={m.bone}>
        <path d="M12 80h10l32-24v-6zM108 80H98L66 56v-6z" />
        <path d="M52 80l3-57h10l3 57z" />
        <path fill={m.sand} d="M49 54V43h22v11h-4v-5q-7-7-14 0v5z" />
      </g>
      <Line
        c={m.ink}
        w={0.8}
        d="M52.5 76h15m-15-4h15m-14-4h14m-14-4h14m-14-4h14m-14-4h14M55 40h10m-10-4h10m-10-4h10m-9-4h8M20 75l4 3m1-7l4 3m1-6l3 3m2-6l3 2m2-6l3 2m60 13l-4 3m-1-7l-4 3m-1-6l-3 3m-2-6l-3 2m-2-6l-3 2"
      />
    </>
  ),
  'MES-06': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.stoneDark} d="M24 80V52h78v28z" />
        <path
          fill={mix(m.marble, m.sand, 0.35)}
          d="M28 36c-7 8-8 18-3 26l-1 18h11l1-16 3 1 9 15h11l-8-18c10 2 18 1 25-2l-3 20h11l2-14 8 14h11l-5-16c3-8 4-16 1-24-14-8-40-10-52-4z"
        />
        <path fill={mix(m.marble, m.sand, 0.35)} d="M99 41c9 3 10 15 8 25l2 7h-8l2-7c1-8 1-13-3-17z" />
        <path fill={m.marble} d="M38 50c-2-14 6-24 20-28 16-5 34-8 52-14-1 20-14 38-36 42-14 3-28 5-36 0z" />
        <path fill={mix(m.marble, m.stone, 0.5)} d="M35 19h9c3 8 4 14 1 20l-10 2z" />
        <path fill={m.marble} d="M23 17h15v14l-2 5H26l-2-4-3-1 1-3-2-1 3-5z" />
        <path fill={mix(m.marble, m.stone, 0.5)} d="M24 31l12-2 3 4-1 14q-6 5-14 2z" />
        <path fill={m.marble} d="M22 18V9q8-6 18 0v9z" />
      </g>
      <path
        fill={m.ink}
        opacity={0.2}
        d="M106 9c2 20-14 36-34 41-14 3-28 5-34 0 30 0 58-12 68-41zM88 58c6-1 14-3 18-7l-3 13h-10z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M41 44q2-12 18-16l48-14M41 47q4-10 18-13l46-13M42 50q6-9 20-10l38-11M50 51q8-5 18-5l24-9M62 24l4 26M78 19l2 28M93 15l-3 24M22 12q10-4 18 0M39 17q-8-6-17-3m17 2q-6-4-12-3"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M25 36q6 3 13-1m-13 5q6 3 13-1m-13 5q6 3 13-1M37 23q7 2 8 0m-8 5q7 2 9 0m-9 5q7 2 9 0M26 29l3-.5"
      />
      <Line c={m.ink} w={1.6} d="M24.5 22q3-2 5 0" />
      <path fill={m.ink} d={oval(27, 24, 1.5, 1)} />
      <Line c={m.ink} w={1} d="M26 77v3m4-3v3m20-3l2 3m23-3v3m27-3l2 3" />
    </>
  ),
  'MES-07': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={oldBronze}>
        <path fill={mix(oldBronze, m.ink, 0.4)} d="M41 36c-7 8-9 18-6 29 4 3 9 1 10-5zM79 36c7 8 9 18 6 29-4 3-9 1-10-5z" />
        <path fill={mix(oldBronze, m.ink, 0.22)} d="M40 40c-3 12-1 22 6 31 4 4 9 8 14 10 5-2 10-6 14-10 7-9 9-19 6-31z" />
        <path d="M42 22h36l1 18-5 8q-14 8-28 0l-5-8z" />
        <path d="M41 31c-6-3-6 10 1 11zM79 31c6-3 6 10-1 11z" />
        <path d="M38 26C36 10 48 5 60 5s24 5 22 21q-22-7-44 0z" />
        <path fill={m.verdigris} d="M37 27v-8q23-8 46 0v8q-23-7-46 0z" />
      </g>
      <path fill={mix(oldBronze, m.ink, 0.22)} d="M42 43q7 4 12 1 6-4 12 0 5 3 12-1l-2 12q-16 6-32 0z" />
      <path fill={m.ink} opacity={0.22} d="M71 7c10 3 12 9 12 20l-4-1 1 14c3 12 1 22-6 31-4 4-8 7-12 9 8-14 11-36 9-73z" />
      <Line
        c={m.ink}
        w={1}
        d="M40 25.5l3-6.5 3 5.5 3-6.5 3 5.5 3-6.5 3 6 3-6 3 6.5 3-5.5 3 6.5 3-5.5 3 6.5M42 16q18-7 36 0M45 12q15-6 30 0M43 38h3M74 38h3"
      />
      <Line c={m.ink} w={2} d="M44 32q7-4 14 1.5h4q7-5.5 14-1.5" />
      <path fill={m.ink} d="M46 37q5-5 10-.5-1 5-5 5t-5-4.5z" />
      <path fill={m.bone} d="M64 37q5-5 10 0-5 3.5-10 0z" />
      <path fill={m.ink} d={oval(69, 36.8, 1.7)} />
      <Line
        c={m.ink}
        w={1.2}
        d="M64 37q5-5 10 0M58 34l-1.5 7q-.5 3 3.5 3t3.5-3L62 34M42 43q7 4 12 2M78 43q-7 4-12 2M54 48q6-3 12 0M55 50q5 3 10 0"
      />
      <Repeat
        by={[
          [7.5, 1],
          [15.5, 2.5],
          [24, 1],
          [31, -1],
          [20, 9],
          [11.5, 9],
        ]}
      >
        <Line c={m.verdigris} w={1.2} d="M46.5 53a2 2 0 1 1-2-2.5 3 3 0 0 1 2 4" />
      </Repeat>
      <Line
        c={m.verdigris}
        w={1.2}
        d="M45 65q3 3 2 6m5-4q3 4 1 9m7-8q3 4 0 11m8-11q2 4 0 7m6-10q2 2 1 5M38 48q-2 6 0 12m44-12q2 6 0 12"
      />
    </>
  ),
  'MES-08': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={buff} d="M38 12l4 8-1 48-3 8q22 6 44 0l-3-8-1-48 4-8z" />
        <path fill={mix(buff, m.bone, 0.5)} d="M36 10c0-5 48-5 48 0s-48 5-48 0z" />
      </g>
      <path fill={m.ink} opacity={0.65} d="M41 10c0-3 38-3 38 0s-38 2.5-38 0z" />
      <Line c={m.cinnabar} w={2.2} d="M42 19.5q18 4.5 36 0M41 69q19 5 38 0" />
      <Line c={m.clayDark} w={0.9} d="M42 23q18 4.5 36 0M41 65.5q19 5 38 0" />
      <path fill={m.clay} d="M57 38Q50 40 46 48l1 10q5-4 7-10zM65 38q7 2 10 10l-1 10q-4-4-6-10z" />
      <g stroke={m.clayDark} strokeWidth={1.1}>
        <path fill={mix(buff, m.bone, 0.6)} d="M55 39q6-3 12 0l-2 8q3 3 2 8l-3 12h-6l-3-12q-1-5 2-8z" />
        <path fill={mix(buff, m.bone, 0.6)} d="M57 30q4-2 8 0v5q-4 4-8 0z" />
        <path fill={m.cinnabar} d="M55 31l1-5 3 2 2-3 2 3 3-2 1 5q-6-3-12 0z" />
        <path fill={m.cinnabar} d="M72 33q-3-3-1-5l2 1q3 2 5 1-1 4-6 3zm-1-3l-2-1m3 4l-1 3" />
        <path d="M44 31q4-4 7 0-3 4-7 0l-2-2v4zM43 40q4-4 6 0" />
      </g>
      <Line
        c={m.clayDark}
        w={1}
        d="M55 41l-4-2-1-4m17 6l4-2 1-4M61 55v11m-4-17h8M46 52l5-6m-4 10l5-8m24 4l-5-6m4 10l-5-8M59 32h.1m3.9 0h.1"
      />
      <path fill={m.ink} opacity={0.2} d="M82 12l-4 8 1 48 3 8-14 4q5-32 3-66z" />
    </>
  ),
  'MES-09': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={m.clayDark} d="M28 10Q60 2 94 8q6 1 6 8l-1 50-6 8-10-1-8 6-14-2-10 4-14-3-9-12-2-42q0-12 2-14z" />
        <path fill={mix(m.clay, m.sand, 0.55)} d="M26 11Q60 4 90 8q5 1 5 7v50l-6 6-9-1-8 7-14-3-10 4-13-4-8-12-2-42q0-8 1-9z" />
      </g>
      <Line
        c={m.clayDark}
        w={1.3}
        d="M31 14l3 2m2-3v4m5-4l3 2m3-2v4m6-4l3 2m4-2v4m5-3l3 1m4-2v4m6-3l3 2m-54 5v4m5-3l3 1m5-3v4m6-2l3-1m5-1v4m5-3l3 2m6-3v4m5-3l3 1"
      />
      <Line c={m.clayDark} w={0.8} d="M27 19q34-3 66 0" />
      <path fill={mix(m.clay, m.bone, 0.62)} d={oval(60, 48, 20)} stroke={m.ink} strokeWidth={1.4} />
      <path fill={mix(m.clay, m.bone, 0.3)} d={oval(60, 48, 14)} stroke={m.ink} strokeWidth={1.4} />
      <path
        fill={mix(m.clay, m.bone, 0.62)}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M80 42l11 6-11 6zM41 42l-11 6 11 6zM50 30l-7-5-2 10zM70 30l8-5 1 10zM48 65l-5 8 12-5z"
      />
      <Line c={m.ink} w={1.2} d="M52 40h17v4H52zM58 36q-2 6 0 8v14m4-14v14M52 56h15" />
      <path
        fill={m.ink}
        d={`${oval(50, 49, 1.6)}${oval(69, 50, 1.6)}${oval(66, 37, 1.4)}${oval(52, 54, 1.3)}${oval(70, 45, 1.3)}`}
      />
      <Line c={m.clayDark} w={1} d="M45 42l1-3m-3 9h2m0 6l2 3m10 7h3m9-5l2-2m4-7h2m-5-9l-2-2m-10-4h4" />
      <path fill={m.ink} opacity={0.16} d="M86 8l4 0q5 1 5 7v50l-6 6-9-1-8 7q12-22 14-69z" />
      <Line c={m.ink} w={0.9} d="M26 30l6 3 2 5-3 3m60 20l-8-2-4 4" />
    </>
  ),
  'MES-10': (
    <>
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.silver, m.ink, 0.45)} d="M8 12c8 24 24 33 52 33s44-9 52-33l-8 34-44 14-44-14z" />
        <path fill={m.silver} d="M28 36l3-2 4 10-3 3zM43 43h4l1 8h-4zM58 45h4v9h-4zM73 43h4l-1 8h-4zM89 34l3 2-4 11-3-3z" />
        <path fill={m.silver} d="M6 10q3 0 4 4c8 26 24 43 50 43s42-17 50-43q1-4 4-4c0 34-20 61-54 61S6 44 6 10z" />
      </g>
      <path fill={m.white} opacity={0.7} d="M8 18c8 26 26 42 48 42-4 4-16 2-24-2C18 50 9 36 8 18z" />
      <path fill={m.ink} opacity={0.25} d="M113 14c-1 34-21 57-53 57-16 0-28-6-37-14 40 14 78-4 90-43z" />
      <Line c={m.ink} w={0.9} d="M14 36q4 10 12 17m-8-13q4 7 10 12M106 36q-4 10-12 17M34 60q10 5 22 6M64 66q12 0 22-6" />
      <g stroke={m.ink} strokeWidth={1.2} fill={m.silver}>
        <path d="M38 56l-14 14c-2 5-5 9-10 10 0-5 3-9 8-11l14-14zM56 60l-9 12c0 4-2 7-6 9-1-5 0-8 4-11l9-11zM82 56l14 14c2 5 5 9 10 10 0-5-3-9-8-11L84 55zM64 60l9 12c0 4 2 7 6 9 1-5 0-8-4-11l-9-11z" />
      </g>
    </>
  ),
  'MES-11': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={diorite}>
        <path fill={mix(diorite, m.ink, 0.4)} d="M29 54h62v26H29z" />
        <path d="M36 58h48l3 18H33z" />
        <path d="M42 76q1-5 7-5t8 5v4H42zM63 76q1-5 8-5t7 5v4H63z" />
        <path fill={mix(diorite, m.bone, 0.18)} d="M35 54q25-7 50 0l1 8q-26 6-52 0z" />
        <path d="M46 36q14-5 28 0 10 1 12 9l2 11q-7 3-13-1H45q-6 4-13 1l2-11q2-8 12-9z" />
        <path d="M50 17h20l-1 15q-1 3-2 4-7 5-14 0-1-1-2-4z" />
        <path fill={mix(diorite, m.bone, 0.12)} d="M45 22c-3-11 4-17 15-17s18 6 15 17q-15-5-30 0z" />
      </g>
      <path fill={mix(diorite, m.bone, 0.28)} d="M36 46q1-7 9-8-3 8-3 15l-7 2zM52 25l6-1v9l-4 1zM39 64l5 1v5l-6 1z" />
      <path
        fill={mix(diorite, m.bone, 0.22)}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M41 55l11-5q7-3 15 0l12 5q-3 3-8 3l-6-1q-5 3-11 0l-6 1q-5 0-7-3z"
      />
      <Line
        c={m.stone}
        w={1.1}
        d="M49 14h.1m5-4h.1m5-1h.1m5 1h.1m5 4h.1m-21 4h.1m5-3h.1m5-1h.1m5 1h.1m5 3h.1M52 26q3-2 6 0h4q3-2 6 0M60 26v4.5h1.5M57 33.5q3 1 6 0"
      />
      <path fill={m.bone} d="M52.5 28q3-2 5.5 0-3 1.5-5.5 0zM62 28q3-2 5.5 0-3 1.5-5.5 0z" />
      <path fill={m.ink} d="M54.5 27h1.5v2h-1.5zM64.5 27h1.5v2h-1.5z" />
      <Line c={m.ink} w={1.2} d="M74 37q-18 2-24 13M53 53l9 1m-8 1.5l7 0M67 53l-6-1M42 44l-1 9m37-9l1 9" />
      <Line
        c={m.stone}
        w={0.9}
        d="M58 66v3m-4-3h2m-4 3h4m6-3h4m-4 3h2m4-4h5m-3 3h4m-2 3h4M76 41l4 2m-6 2l5 1m-3 2l4 1M45 76.5v2m3-2v2m3-2v2m3-2v2m12-2v2m3-2v2m3-2v2m3-2v2"
      />
      <path
        fill={m.ink}
        opacity={0.3}
        d="M66 5.5q12 4 9 16.5l-5 0-1 10-4 4q3-16 1-30zM78 37q7 2 8 8l2 11q-4 2-8 1l6 1v4l3 14h-9l-2-22z"
      />
    </>
  ),
  'MES-12': (
    <>
      <g stroke={m.ink} strokeWidth={1.6} fill={gypsum}>
        <path d="M36 80v-4q24-6 48 0v4z" />
        <path d="M50 67h8v9h-9zM62 67h8l1 9h-9z" />
        <path d="M50 46h20l11 23q-21 6-42 0z" />
        <path d="M36 38q3-8 14-9h20q11 1 14 9l-3 10-11 4H50l-11-4z" />
        <path fill={m.glaze} d="M46 34q3-8 2-18Q48 5 60 5t12 11q-1 10 2 18l-6 2H52z" />
        <path d="M51.5 13q8-6 17 0v9q-8 5-17 0z" />
        <path fill={m.glaze} d="M51 20q4 5 7 3h4q3 2 7-3l-1 19q-8 5-16 0z" />
      </g>
      <path fill={m.white} stroke={m.ink} strokeWidth={1} d={`${oval(56, 16.5, 3.2)}${oval(64, 16.5, 3.2)}`} />
      <path fill={m.ink} d={`${oval(56, 16.5, 2)}${oval(64, 16.5, 2)}`} />
      <Line c={m.ink} w={1.4} d="M52 12.5q4-2.5 8 .5 4-3 8-.5M60 16v4.5h1" />
      <Line
        c={m.stone}
        w={0.9}
        d="M53 27q3 2 5-1t4 0 5 1m-14 5q3 2 5-1t4 0 5 1m-13 5q3 2 4-1t4 0 4 1M49 20l-1 5 1 3-2 4m24-12l1 5-1 3 2 4M57 8l3-1 3 1"
      />
      <g stroke={m.ink} strokeWidth={1.2}>
        <path fill={m.stone} d="M58 39h5l-1 6h-3z" />
        <path fill={gypsum} d="M41 46l13-4 6 1 6-1 13 4q-4 5-11 4l-6-2-4 0-6 2q-7 1-11-4z" />
      </g>
      <path fill={m.ink} opacity={0.18} d="M74 29.5q8 2 10 8.5l-3 10-11 4 11 17-9 2-9-23 10-5zM67 67h3l1 9h-4z" />
      <Line
        c={m.ink}
        w={1}
        d="M43 37l1 6m33-6l-1 6M53 45l6 0m2 0l6 0M46 56q14 4 28 0M43 62l-2 7m6-6l-1 8m6-7l-1 8m6-8v8m6-8v8m5-8l1 8m5-9l2 8M43 62q17 4 34 0"
      />
    </>
  ),
  'MES-13': (
    <g transform="matrix(1 0 0 1.2 0 -16)">
      <g stroke={m.ink} strokeWidth={1.6}>
        <path fill={mix(m.lapis, m.ink, 0.35)} d="M96 24l5-2 12 53-17 5z" />
        <path fill={m.lapis} d="M7 24h89v56H7z" />
      </g>
      <path fill={m.ink} opacity={0.2} d="M88 24h8v56h-8z" />
      <Line c={m.gold} w={2} d="M9.5 26.5h84v51h-84z" />
      <Line c={m.gold} w={1.6} d="M10 43.5h83M10 60.5h83M99 34l3 40m2-25l-3 2m5 9l-5 3" />
      <Line c={m.cinnabar} w={1.2} d="M12 26.5h80M12 77.5h80M12 43.5h80M12 60.5h80" />
      <Repeat
        by={[
          [8, 0],
          [16, 0],
          [42, 0],
          [50, 0],
          [58, 0],
        ]}
      >
        <path fill={m.bone} d="M15 31.5a1.5 1.5 0 1 1 3 0l-.5 1.5 1.5 5h-1v4h-1v-3h-1v3h-1v-4h-1z" />
      </Repeat>
      <path fill={m.ivory} d="M46 30.5a2 2 0 1 1 4 0l-.5 1.5 2.5 6h-1.5v5h-5v-5H44l2-6z" />
      <Repeat
        by={[
          [8, 0],
          [16, 0],
          [24, 0],
          [32, 0],
          [40, 0],
          [48, 0],
          [56, 0],
          [64, 0],
        ]}
      >
        <path fill={m.ivory} d="M17 48a1.5 1.5 0 1 1 3 0l2 9h-1v2.5h-1V57h-2v2.5h-1V57h-2z" />
      </Repeat>
      <Repeat
        by={[
          [27, 0],
          [54, 0],
        ]}
      >
        <path fill={m.bone} d="M13 66h7l2 2h7l1-3 1 .5 2-1.5 1 2-2 1-2 3-1 6h-1v-4h-6l-1 4h-1l-1-6h-7z" />
        <path fill={m.cinnabar} d="M13 67h7v5h-7z" />
        <path fill={m.gold} d={`${oval(14, 74, 2.3)}${oval(20, 74, 2.3)}M15 63a1.3 1.3 0 1 1 2.6 0l1 4h-4z`} />
      </Repeat>
    </g>
  ),
  'MES-14': (
    <>
      <path fill={m.stoneDark} stroke={m.ink} strokeWidth={1.6} d="M22 80V38Q24 6 60 6t38 32v42z" />
      <g stroke={m.ink} strokeWidth={1.4} fill={mix(m.marble, m.sand, 0.4)}>
        <path d="M50 9q14-4 28 4 10 6 15 19l-10 2-9-3-8 3-14-5-5-9z" />
        <path d="M24 44q-1-8 3-18l8-4 5 6-6 10 4 6-6 6z" />
        <path d="M24 54l12-14 14-4 12 2 10-3 12 3 11 3 1 19-9 3-60 3z" />
        <path d="M24 71l22-2 10 2 10-2 14 3-2 8H24zM85 69l11-2v13H83z" />
      </g>
      <g fill={m.clayDark}>
        <path d="M56 16q5-2 9 1l8-6-2 7 6 2-11 3q-5 0-7-3l-4 2zM70 27q4-4 8-3l8-3-2 5 5 2-9 2q-6 1-10-3z" />
        <path d="M53 25a2.5 2.5 0 1 1 4 1l-1 2h-3zM28 38q0-8 5-11v4l3 1-3 2v6zM29 79l1-4q2-4 4 0l1 4zM37 79l1-4q2-4 4 0l1 4zM45 79l1-4q2-4 4 0l1 4zM53 79l1-3q2-4 4 0l1 3zM61 79l1-3q2-4 4 0l1 3z" />
      </g>
      <Repeat
        by={[
          [9, 0],
          [18, 0],
          [27, 0],
          [36, 0],
        ]}
      >
        <path fill={m.clayDark} d="M40 48v-2q0-4 4-6 3 2 3 6l1 1-1 2h-6z" />
      </Repeat>
      <path fill={m.sand} stroke={m.ink} strokeWidth={1.2} d="M33 50h14v12H33zM49 50h14v12H49zM65 50h14v12H65z" />
      <path fill={m.clayDark} d="M84 52l2-4h5l2 10v5h-8zM85 45q0-4 3-5 3 1 3 5l-3 2z" />
      <Line
        c={m.clayDark}
        w={2.4}
        d="M37 53h.1m5.9 0h.1m-6.1 6h.1m5.9 0h.1m9.9-6h.1m5.9 0h.1m-6.1 6h.1m5.9 0h.1m9.9-6h.1m5.9 0h.1m-6.1 6h.1m5.9 0h.1"
      />
      <Line c={m.ink} w={1.2} d="M40 52.5h43M38 56h45M40 59.5h43M34 74l8-4m0 4l8-4m0 4l8-4m0 5l8-4" />
      <path fill={m.ink} opacity={0.2} d="M84 14q14 8 14 24v42h-7V40q0-16-7-26z" />
    </>
  ),
  'MES-15': (
    <g transform="translate(3 -2) scale(0.95)">
      <g stroke={m.ink} strokeWidth={1.6} transform="rotate(-14 60 80)">
        <path fill={m.gold} d="M32 39h20q3 22-10 43-13-21-10-43z" />
        <path fill={m.lapis} d="M34 14q8-5 16 0l-2 8q-1 6 1 11H35q2-5 1-11z" />
        <path fill={m.gold} d="M32 13q0-6 10-6t10 6q-10 4-20 0zM31 39q0-6 11-7 11 1 11 7-11 3-22 0z" />
        <path fill={m.ink} stroke="none" opacity={0.22} d="M45 40h7q3 22-10 43 4-22 3-43z" />
        <path strokeWidth={1} d="M40 42q0 18 2 30 2-12 2-30" />
        <path stroke={m.gold} strokeWidth={2.2} d="M40 18h.1m3.9 0h.1m-4.6 5h.1m4.9 0h.1m-4.6 5h.1m3.9 0h.1" />
      </g>
      <g stroke={m.ink} strokeWidth={1.6} transform="rotate(14 60 80)">
        <path fill={m.gold} d="M64 17q13-5 26 0 4 38-13 65-17-27-13-65z" />
        <path
          stroke={m.goldDark}
          strokeWidth={1.3}
          d="M65 30l12 10 12-10M65 40l12 10 12-10M67 50l10 9 10-9M69 59l8 8 8-8M72 68l5 5 5-5M71 26l-6 6m18-6l6 6M71 35l-6 6m18-6l6 6M72 45l-6 6m16-6l6 6M73 55l-5 5m13-5l5 5"
        />
        <path strokeWidth={1.2} d="M64.5 24q12 4 25 0M64 27.5q13 4 26 0" />
        <path stroke="none" fill={m.ink} opacity={0.22} d="M82 16l8 1q4 38-13 65 8-34 5-66z" />
      </g>
    </g>
  ),
};

import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { inked, shade } from './inking.ts';

const ochre = mix(m.clay, m.gold, 0.35);
const relief = mix(m.stone, m.ink, 0.2);
const marbleShade = mix(m.marble, m.stoneDark, 0.6);
const patina = mix(m.verdigris, m.bronze, 0.4);
const patinaDark = mix(m.verdigris, m.ink, 0.65);
const brown = mix(m.bronze, m.bronzeDark, 0.4);
const brownDark = mix(m.bronzeDark, m.ink, 0.45);

/** The fifteen Objects of Greece. */
export const greece: Readonly<Record<string, ObjectArt>> = {
  'GRE-01': (
    <>
      <Line c={m.ink} w={6} d="M51 13c-14-2-19 6-17 18M69 13c14-2 19 6 17 18" />
      <Line c={m.glaze} w={3.4} d="M51 13c-14-2-19 6-17 18M69 13c14-2 19 6 17 18" />
      <path fill={ochre} {...inked} d="M51 10h18l2 16c14 3 21 11 21 21 0 13-12 22-22 28H50c-10-6-22-15-22-28 0-10 7-18 21-21z" />
      <path
        fill={m.glaze}
        {...inked}
        d="M45 5h30l-3 7H48zM47 80l4-6h18l4 6zM29 51c1 11 11 18 21 24h20c10-6 20-13 21-24-16 4-46 4-62 0z"
      />
      <path fill={ochre} d="M52 75l3-9 3 9 2-10 2 10 3-9 3 9z" />
      <path stroke={m.glaze} strokeWidth={3} strokeDasharray="2 1.4" strokeLinecap="butt" d="M35 31c16-4 34-4 50 0" />
      <path
        stroke={m.glaze}
        strokeWidth={1.2}
        d="M53 16c2-3 5-3 5 0s-4 3-4 0m7 0c2-3 5-3 5 0s-4 3-4 0M53 22c2-3 5-3 5 0s-4 3-4 0m7 0c2-3 5-3 5 0s-4 3-4 0M30 55c18 4 42 4 60 0"
      />
      <path
        stroke={m.glaze}
        strokeWidth={2.6}
        d="M60 53c-1-6 1-10 0-14M40 51l3-6m3 6l-3-6 0-6M80 51l-3-6m-3 6l3-6 0-6M43 40l4 2M77 40l-4 2"
      />
      <path stroke={m.glaze} strokeWidth={1.1} d="M60 45c-4-2-6-5-8-9m8 9c4-2 6-5 8-9m-8 4V34M46 46l9-13m19 13l-9-13" />
      <path stroke={m.glaze} strokeWidth={3.6} d="M43 36h.1m33.9 0h.1" />
      <path
        stroke={m.glaze}
        strokeWidth={2}
        strokeDasharray="0 3"
        d="M50 35c3-2 8-3 10-3s8 1 10 3M51 39c2-1 4-1 5-1m8 0c2 0 4 0 5 1"
      />
      <path {...shade} d="M72 26c13 3 19.4 11 19.4 21 0 12-11 21-21.4 27H60c14-10 20-28 12-48z" />
      <Line c={m.bone} w={1.3} d="M33 40c1-4 4-7 8-9M34 58c3 5 7 9 12 12" />
    </>
  ),
  'GRE-02': (
    <>
      <Line c={m.ink} w={7} d="M26 32H10c-6 0-6 8 0 9l18 4M94 32h16c6 0 6 8 0 9l-18 4" />
      <Line c={m.glaze} w={4.2} d="M26 32H10c-6 0-6 8 0 9l18 4M94 32h16c6 0 6 8 0 9l-18 4" />
      <path fill={m.glaze} {...inked} d="M22 22h76c0 22-4 40-16 52v6H38v-6C26 62 22 44 22 22z" />
      <path fill={ochre} {...inked} d={oval(60, 22, 38, 6)} />
      <path fill={m.glaze} d={oval(60, 22.8, 34, 4)} />
      <path stroke={ochre} strokeWidth={1.4} strokeDasharray="3 1.5" strokeLinecap="butt" d="M34 69h52M25 33h70" />
      <g fill={ochre}>
        <path d="M56 45c3-2 7-1 8 2l5 2 4 4-1 2-5-2 2 4h4l3 8h-3l-2-5h-7l-8 1-1-8z" />
        <path d={oval(60, 41, 3) + oval(37, 42, 2.8) + oval(84, 42, 2.8)} />
        <path d="M57 57c-8-1-14-6-16-15 7 2 13 7 17 12z" />
        <path d="M34 46h6l4 5-2 1-2-2 2 16H32zM87 46h-6l-4 5 2 1 2-2-2 16h10z" />
      </g>
      <Line
        c={ochre}
        w={1.3}
        d="M52 64a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0m5.5-5.5v11m-5.5-5.5h11M45 66V46m29 20V42M66 50l6-8"
      />
      <Line c={m.glaze} w={0.9} d="M44 45c3 4 6 7 10 9m-8-6l5 7M36 50v15m2-14l1 14M84 50l1 15m-2-14l-1 14M60 48l2 8m-1-15h1" />
      <path fill={m.bone} d="M43 45l2-4 2 4zM72 41l2-4 2 4z" />
      <Line c={m.stone} w={1.3} d="M25 40c1 12 5 22 11 30" />
    </>
  ),
  'GRE-03': (
    <>
      <path fill={marbleShade} {...inked} d="M5 80l2-28-3-8 3-32 4-5h54l6 3 9-3h34l-2 22 4 8-3 24 2 19z" />
      <path
        fill={m.marble}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M6 18l1-6 4-5h54l6 3 9-3h34l-1 8-8-1-20 2-30-1zM5 80l1-7h108l1 7z"
      />
      <Repeat by={[[38, 0]]}>
        <g fill={m.marble} stroke={m.ink} strokeWidth={1.2}>
          <path d="M69 45c6 2 8 8 6 18-3-3-4-8-7-11z" />
          <path d="M46 24c8 0 16 4 20 10-5 1-12 1-18-2z" />
          <path d="M20 26l3-6 4 5c6 3 10 9 14 15 9-2 19-2 25 3 5 4 5 11 2 17l5 6-2 9h-6l2-8-9-7-2 8-6 6h-5l4-9-1-8c-6 1-12 1-17-2l-8 3-2 8-5-1 2-10 9-4c-4-6-5-11-6-17l-8 2-4-4z" />
          <path d="M40 24c3-3 9-3 11 1l2 15-4 7-5 10 3 6-7 1-1-6 4-10 2-8-2-8-8 5-4-2z" />
          <path d="M43 24v-3c-3 1-4-1-3-3l-2-2 2-2c0-4 3-6 7-6 5 0 7 4 6 8-1 3-3 5-3 8z" />
        </g>
      </Repeat>
      <Line
        c={m.ink}
        w={0.9}
        d="M21 29h.1m6.9-2l8 11M29 32l4 7m26-34M42.5 14.5h.1m37.9 0h.1m-20.6 14.5h.1M47 10c1 2 3 3 6 3m32-3c1 2 3 3 6 3M66 27l8 11M46 30l3 8m35-8l3 8M56 46c3 3 5 7 5 12m33-12c3 3 5 7 5 12"
      />
    </>
  ),
  'GRE-04': (
    <>
      <g {...inked}>
        <path fill={m.marble} d="M28 5h64v6H28zM40 84v-4h40v4z" />
        <path fill={m.stone} d="M32 11h56v4H32z" />
        <path fill={m.marble} d="M46 19v-4h28v4l-5 3H51z" />
        <path fill={m.marble} d="M51 36c-5 0-7 3-8 7l-2 9 5 2 2-4 1 6-4 24h30l-4-24 1-6 2 4 5-2-2-9c-1-4-3-7-8-7z" />
        <path fill={m.marble} d="M53 21h14c4 3 3 8 1 11l1 8-4 1H55l-4-1 1-8c-2-3-3-8 1-11z" />
        <path fill={m.bone} d="M55 24c3-2 7-2 10 0 1 3 1 6-1 9l-2 2v3h-4v-3l-2-2c-2-3-2-6-1-9z" />
      </g>
      <path stroke={m.ink} strokeWidth={2} strokeDasharray="2.4 2.4" strokeLinecap="butt" d="M34 13h53" />
      <path
        fill={marbleShade}
        d="M69 37c4 0 7 2 8 6l1.6 8-3 1.5-3-7-1 11 3.5 22.6H66c2-10 1-18-1-24 3-5 4-11 4-18zM66 24c2 3 1 8 0 11l2 5-2 .5-2-6c2-3 3-7 2-10.5zM73 15.8h.5v3l-5 2.4h-4z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M57.5 27h1.5m2.5 0H63M60 27v3m-1.5 2.5h3M54 25l-1 4 1 4-1 5m13-13l1 4-1 4 1 5M48 49c8 5 16 5 24 0M50 42c6 5 14 5 20 0M49 56c7 3 15 3 22 0"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M49 58l-2 21m5-20l-2 20m6-19l-2 19m5-19l-1 19m4-19c4 3 6 8 3 19m1-20c4 4 4 10 3 20m0-22l5 22M54 45l1 8m5-7v8m6-9l-1 8M31 8h22m8 0h20"
      />
      <path fill={marbleShade} d="M52.5 60l-2 19h3l1.5-19zM58.5 60l-1 19h2l.5-19z" />
      <Line c={m.white} w={1.3} d="M45 43l-2 7M43 82h12" />
    </>
  ),
  'GRE-05': (
    <>
      <g {...inked}>
        <path fill={m.stone} d="M36 84l3-5h44l3 5z" />
        <path
          fill={m.bone}
          d="M56 17h7l1 4c6 1 11 2 13 5l2 9-5 2-3-6c0 4-2 7-2 11 1 5 3 7 3 12H48c0-6 3-9 4-13 0-3-1-6-2-9l-5 5-5-3c2-6 5-10 10-11l6-2z"
        />
        <path fill={m.marble} d="M45 46c10 4 19 2 29-5 4 4 4 9 3 14l-1 10 4 14H44l2-12-2-10c-1-4 0-7 1-11z" />
        <path fill={m.bone} d="M55 8c3-3 9-3 11 1l1 2c4-1 4 4 1 5l-3 2c-2 2-5 2-7 0-3-2-5-6-3-10z" />
        <path fill={m.stone} d="M54.5 10c2-5 10-6 13-2 3 0 5 4 2 7-2-1-4-3-5-5-4-1-6-1-10 0z" />
      </g>
      <path
        fill={marbleShade}
        d="M71 23c3 1 5 2 5.5 4l2 7-3 1-3-6-2 1c0 5-2 8-1 13-3 3-6 4-9 5 6-6 9-16 10.5-25zM74 43c2.5 4 2.5 8 2 12l-1 10 3.5 13.2H63c8-9 11-21 11-35.2z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M57.5 12h2m2.5 0h2m-3.5 0v2.5m-1 2h2.5M54 28c2 3 5 3 6 0m3 0c2 3 5 3 6-1M60 32v7m0 3h.1M43 34l5 3m25-3l5-1"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M46 50c10 2 20-1 30-7M46 53c8 2 14 2 18-1-2 8-8 16-16 26M63 54c3 7 2 14-2 24m6-27c4 8 4 18 0 27m4-29c4 10 3 20 0 29m2-14l2 13M47 57c2 6 2 14 0 21m5-19c1 4 0 8-1 10m5-8c-1 5-2 10-6 17"
      />
      <Line c={m.white} w={1.3} d="M46 28c-2 1-3 3-4 5M49 42l-1 3" />
    </>
  ),
  'GRE-06': (
    <>
      <Line c={m.ink} w={7} d="M46 17c-14-3-19 5-17 17M74 17c14-3 19 5 17 17" />
      <Line c={m.glaze} w={4.2} d="M46 17c-14-3-19 5-17 17M74 17c14-3 19 5 17 17" />
      <path
        fill={m.glaze}
        {...inked}
        d="M42 5h36l-2 7h-2c1 10 19 14 20 32 1 13-10 24-22 31l4 6H44l4-6C36 68 25 57 26 44c1-18 19-22 20-32h-2z"
      />
      <path fill={ochre} d="M34 33h52c3 9 4 19-1 28H35c-5-9-4-19-1-28zM54 76l2-7 2 7 2-7 2 7 2-7 2 7z" />
      <path stroke={ochre} strokeWidth={2} strokeDasharray="1.5 1.5" strokeLinecap="butt" d="M37 30.5h46" />
      <g fill={m.glaze}>
        <path d="M54 52h12v2h-2v7h-8v-7h-2z" />
        <path d="M37 60h8l2-5 5 1-1 4h4l-1-6-5-4 1-4 5 4 1-2-5-6-5-1c-6 2-9 8-9 19zM83 60h-8l-2-5-5 1 1 4h-4l1-6 5-4-1-4-5 4-1-2 5-6 5-1c6 2 9 8 9 19z" />
        <path d={oval(49, 40, 3) + oval(71, 40, 3)} />
        <path d="M44 40c0-6 7-8 10-4l-6 1c-1 4-3 6-6 6z" />
      </g>
      <Line c={m.glaze} w={1.1} d="M38 60L60 34M42 61l22-27M82 60L60 34M78 61L56 34" />
      <Line c={ochre} w={0.9} d="M40 56c1-5 3-9 6-11m-3 12c0-4 1-7 4-9m33 8c-1-5-3-9-6-11m3 12c0-4-1-7-4-9m-25-8h1m19 0h1" />
      <path fill={m.cinnabar} d="M44 44l4-1 1 4-4 1zM76 44l-4-1-1 4 4 1z" />
      <Line c={m.stone} w={1.4} d="M30 52c2 8 8 14 15 19M29 42c1-3 2-5 4-7M47 8h10" />
    </>
  ),
  'GRE-07': (
    <>
      <g {...inked}>
        <path fill={m.clay} d="M26 26c2-8 18-14 34-14s32 6 34 14c3 10 2 24-2 36-4 12-16 20-32 20s-28-8-32-20c-4-12-5-26-2-36z" />
        <path
          fill={m.clayDark}
          d="M22 32c-4-16 14-27 38-27s42 11 38 27c-2 5-8 5-10 0-4-8-14-11-28-11s-24 3-28 11c-2 5-8 5-10 0z"
        />
        <path fill={m.sand} d="M28 60c4-10 18-14 32-14s28 4 32 14c2 14-12 22-32 22S26 74 28 60z" />
        <path fill={m.glaze} d="M36 61c4-7 14-9 24-9s20 2 24 9c0 9-10 14-24 14s-24-5-24-14z" />
        <path fill={m.clay} d="M54 30h12l5 13c-3 5-19 5-22 0z" />
        <path fill={m.bone} d="M32 38c3-7 14-7 17 0-4 5-13 5-17 0zM71 38c3-7 14-7 17 0-4 5-13 5-17 0z" />
        <path fill={m.clayDark} d="M29 30c4-7 16-7 23 1l-1 3c-8-5-14-5-21-1zM91 30c-4-7-16-7-23 1l1 3c8-5 14-5 21-1z" />
      </g>
      <path fill={m.glaze} d={oval(41, 38.5, 2.6) + oval(79, 38.5, 2.6)} />
      <path
        {...shade}
        d="M88 30l5-3c2 10 1 22-1.5 32L88 54c2-8 2-16 0-24zM84 52c4 2 7 5 7 9 1 10-9 17-25 20 12-5 20-12 19-20zM62 31h3l5 12c-1 2-4 3-7 3zM84 10c9 4 15 12 13 21-1 4-6 4-8 0 2-8 0-15-5-21z"
      />
      <Line
        c={m.ink}
        w={1}
        d="M32 13l5 11m3-15l4 12m6-15l2 13m8-14v14m10-13l-2 13m10-11l-4 12m11-8l-5 12M26 22l6 7m62-7l-6 7M34 70c4 4 8 6 14 8m38-8c-4 4-8 6-14 8M55 44h.1m9.9 0h.1"
      />
      <Line c={m.bone} w={1.3} d="M28 20c4-5 10-8 16-10M32 57c4-4 9-6 14-7" />
    </>
  ),
  'GRE-08': (
    <>
      <path
        fill={m.verdigris}
        {...inked}
        d="M10 44c-2-10 6-16 12-22 8-9 18-15 32-15 12 0 20 4 30 4 10 2 16 8 22 16 6 6 4 14 2 22l-6 6 2 8-10 3-2 9-12 2-8 5-14-3-14 2-10-6-10-1 2-9-10-4-2-8z"
      />
      <path {...shade} d="M92 13c6 3 10 8 14 14 5 6 4 14 2 22l-6 6 2 8-10 3-2 9-12 2-8 5-14-3c24-2 38-18 40-40 0-10-1-18-6-26z" />
      <path fill={m.bronze} fillRule="evenodd" stroke={m.ink} strokeWidth={1.4} d={oval(54, 43, 31, 30) + oval(54, 43, 24, 23)} />
      <path stroke={m.ink} strokeWidth={3} strokeDasharray="1.5 1.7" strokeLinecap="butt" d={oval(54, 43, 32, 31)} />
      <path stroke={m.ink} strokeWidth={8.4} strokeLinecap="butt" d="M37.5 27l33 32m0-32l-33 32" />
      <path stroke={m.bronze} strokeWidth={5.4} strokeLinecap="butt" d="M37 26.5l34 33m0-33l-34 33" />
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={m.bronze} d={oval(54, 43, 9)} />
        <path fill={m.bronzeDark} d="M51 40h6v6h-6z" />
        <path fill={m.bronze} d={oval(88, 52, 13)} />
        <path fill={m.bronzeDark} d={oval(88, 52, 4)} />
      </g>
      <path stroke={m.ink} strokeWidth={3} strokeDasharray="1.5 1.7" strokeLinecap="butt" d={oval(88, 52, 14)} />
      <path
        fill={mix(m.verdigris, m.white, 0.45)}
        d="M26 30c4-6 8-8 12-9-1 4-6 8-11 12zM72 62c3-2 6-3 8-1-2 4-6 7-10 6zM44 66c4 0 8 3 12 2-3 4-9 4-13 1zM94 44c3 2 4 5 4 8l-4-3zM60 14c4 0 8 2 10 4-4 1-8 0-11-2z"
      />
      <Line c={m.ink} w={0.9} d="M18 36l4-3m-6 9l3-2M96 24l4 4m-8-2l3 4M30 72h6m34 4h8M90 68h5M14 48l2 3m82-15h4" />
      <Line c={m.sand} w={1.3} d="M28 36c3-8 9-14 18-17M80 47c2-3 4-4 7-5" />
    </>
  ),
  'GRE-09': (
    <>
      <path
        fill={m.marble}
        {...inked}
        d="M6 16l14-6 10 3 14-6 22 4 20-4 12 5 16 2-3 18 3 14-5 14 2 14-20 8-12-3-18 4-24-4-18 4-12-6 3-20-5-16z"
      />
      <path
        fill={marbleShade}
        d="M8 44c32 4 70 2 102-4l-2 9c-32 5-70 7-98 3zM10 58c32 3 68 1 97-4l2 18-18 7-12-3-18 4-24-4-18 4-10-5z"
      />
      <Line c={m.ink} w={4} d="M6 24c36 4 72 2 108-6M8 44c36 4 70 2 102-5" />
      <Line c={m.bone} w={2} d="M6 24c36 4 72 2 108-6M8 44c36 4 70 2 102-5" />
      <Repeat
        by={[
          [14, 0.4],
          [28, 0.4],
          [42, 0],
          [56, -1],
          [70, -2.4],
          [84, -4],
        ]}
      >
        <path fill={m.bone} stroke={m.ink} strokeWidth={1.1} d="M13 43c-1-5 0-8 2-10-2-2-1-6 2-6s4 3 2 6l8 5-1 2-6-2 1 6z" />
        <Line c={m.ink} w={1.3} d="M24 38L11 76M19 48L7 66" />
      </Repeat>
      <path
        stroke={m.ink}
        strokeWidth={1}
        d="M12 26v17M28 27v18M56 27v18M84 25v17M106 21v18M9 52c34 4 68 2 99-4M9 58c34 3 66 1 98-4"
      />
      <Line c={m.white} w={1.3} d="M16 76l6-2m12 0l8 2m14-1l10-2m12 0l8 1m8-4l6-2" />
      <path stroke={m.bone} strokeWidth={1} d="M24 14l8 2m22-5l10 2m24-2l10 3" />
    </>
  ),
  'GRE-10': (
    <>
      <Line c={m.ink} w={4.4} d="M60 62V6" />
      <Line c={m.wood} w={2.4} d="M60 62V6" />
      <g {...inked}>
        <path fill={m.bone} d="M24 15c24-2 48-2 72 0 4 12 4 26-2 38-10-5-20-6-34-6s-24 1-34 6c-6-12-6-26-2-38z" />
        <path fill={m.sea} d="M4 84c2-6 8-8 16-8h80c8 0 14 2 16 8z" />
        <path
          fill={m.clay}
          d="M40 60c-2-4 0-7 4-7s6 3 4 7zM50 60c-2-4 0-7 4-7s6 3 4 7zM64 60c-2-4 0-7 4-7s6 3 4 7zM74 60c-2-4 0-7 4-7s6 3 4 7z"
        />
        <path fill={m.wood} d="M8 44c4 8 12 14 22 15h58c10-1 18-8 20-18l5 1c-1 20-12 38-28 39H36C18 80 8 66 4 46z" />
        <path fill={m.woodDark} d="M100 50l4 2-13 28-6 2 2-7z" />
      </g>
      <path
        {...shade}
        d="M9 62c14 8 30 9 48 9 24 0 40-3 54-16-4 14-13 24-26 25H36C22 79 14 72 9 62zM88 16l7.4-.3c3 12 3 24-2 36l-9-3c5-10 6-22 3.6-32.7z"
      />
      <Line c={m.ink} w={4} d="M22 14.5h76" />
      <Line c={m.wood} w={2.2} d="M22 14.5h76" />
      <Line
        c={m.ink}
        w={0.8}
        d="M34 17c-2 11-2 22 1 32M43 17c-2 10-2 21 0 30M51 17v30M69 17v30M77 17c2 10 2 21 0 30M86 17c2 11 2 22-1 32M24 27h72M24 38h72"
      />
      <Line c={m.ink} w={1} d="M60 6L24 15M60 6l36 9M26 53l-8 4M94 53l8-3" />
      <path
        stroke={m.sand}
        strokeWidth={1.3}
        d="M6 50c8 10 16 14 28 15h52c12-1 20-7 26-17M9 59c8 9 18 13 29 13h44c11-1 20-5 27-14"
      />
      <path fill={m.white} stroke={m.ink} strokeWidth={1.1} d="M15 59c4-4 9-3 12 1-4 3-9 3-12-1z" />
      <path fill={m.ink} d={oval(21, 59.4, 1.7)} />
      <Line c={m.white} w={1.3} d="M8 82c4-2 8-2 12 0s8 2 12 0m54 1c4-2 8-2 12 0" />
    </>
  ),
  'GRE-11': (
    <>
      <path fill={m.marble} {...inked} d="M20 84v-4h80v4z" />
      <g stroke={m.ink}>
        <path strokeWidth={9} d="M46 27L31 33" />
        <path strokeWidth={7.4} d="M31 33l-13-9" />
        <path strokeWidth={8.4} d="M68 27l20-4" />
        <path strokeWidth={6.8} d="M88 23l15-2 7-1" />
        <path strokeWidth={13} d="M53 53L42 64M63 52l14 12" />
        <path strokeWidth={9} d="M42 64L31 77M77 64l6 13" />
        <path strokeWidth={6} d="M31 77h-5M83 78h8" />
      </g>
      <path fill={patina} {...inked} d="M45 23c6-2 17-2 24 0 3 3 3 7 0 11l-2 10 3 12-10 4-13-2 1-14-5-12c-1-4 0-7 2-9z" />
      <path fill={patina} {...inked} d="M54 23v-5c-4-7 0-12 6-12s9 4 8 8l2 4-3 1c0 5-2 7-6 6l-1 2z" />
      <g stroke={patina}>
        <path strokeWidth={6.4} d="M48 27l-17 6" />
        <path strokeWidth={4.8} d="M31 33l-13-9" />
        <path strokeWidth={5.8} d="M66 27l22-4" />
        <path strokeWidth={4.2} d="M88 23l15-2 7-1" />
        <path strokeWidth={10.4} d="M54 53L42 64M63 52l14 12" />
        <path strokeWidth={6.4} d="M42 64L31 77M77 64l6 13" />
        <path strokeWidth={3.4} d="M31 77h-5M83 78h8" />
      </g>
      <path fill={patinaDark} d="M54 13c0-5 4-6.5 8-6.3 4 0 6 3 5.5 6l-5-1-3 4-2 3c-3-1-3-3-3.5-5.7zM63 19l4-.5c0 4-2 6-5 5z" />
      <path
        fill={patinaDark}
        d="M69 26c2 2 1 5-1 8l-2 10 2 11 12 7-2 4-12-7-5 0c4-10 6-22 8-33zM79 68l5 9-3 1zM30 35l-13-8-1-2 14 8zM44 67L33 78l-3 0 12-12z"
      />
      <Line c={m.ink} w={1} d="M50 33c3 3 7 3 9 0m1 0c2 3 5 3 8 0M59 28v22m-5-12h9m-8 4h8M50 52c4 4 10 5 15 0M65 15h1.5" />
      <Line c={m.sand} w={1.2} d="M34 31l10-4M50 27l4 0M72 25l14-3M44 60l6-6M20 24l6 4" />
    </>
  ),
  'GRE-12': (
    <>
      <g {...inked}>
        <path fill={m.marble} d="M12 84v-7h96v7zM14 26L60 5l46 21v6H14zM18 32h10v45H18zM92 32h10v45H92z" />
        <path fill={relief} d="M28 32h64v45H28zM28 26l32-15 32 15z" />
      </g>
      <g fill={m.bone} stroke={m.ink} strokeWidth={1.1}>
        <path d="M76 45c5-1 8 2 8 7l1 25H71c1-8-1-14 0-20l-6 3-1-3 8-9z" />
        <path d="M80 34c-6-3-11 1-10 6l-3 4 2 1 0 4c1 3 4 3 6 1l3-3c5-2 6-10 2-13z" />
        <path d="M48 77V65h-2v-4h12v4h-2v12zM40 77h-9l2-18c1-4 6-4 7 0zM46 77h-5l1-10c0-3 3-3 4 0z" />
        <path d={oval(36.5, 52, 3.6) + oval(44, 62, 2.6)} />
        <path d="M39 60l7-4 1 2-7 5z" />
      </g>
      <path fill={marbleShade} d="M80 47c2 1 3 3 3 5l1 24h-6c2-10 3-20 2-29zM98 33h3.3v43H98zM60 6.5L104 26.5v4.5H92z" />
      <Line c={m.ink} w={3.4} d="M64 46v31" />
      <Line c={m.sand} w={1.8} d="M64 46v31" />
      <Line c={m.ink} w={3.6} d="M67 74c-5-2-9-5-4-9s7-4 2-8-5-6 0-9" />
      <Line c={m.jade} w={2} d="M67 74c-5-2-9-5-4-9s7-4 2-8-5-6 0-9" />
      <Line
        c={m.ink}
        w={0.9}
        d="M72 39h.1M73 45h-3m5 1c3-3 4-6 4-9M74 52l2 24m2-25l3 25M72 56c4 1 8-1 10-5M34 62l-1 14m3-15v15m3-13v12M14 29h92M20 36v38m3-38v38m3-38v38M94 36v38m3-38v38M14 80.5h92"
      />
      <path fill={m.bone} stroke={m.ink} strokeWidth={1} d={oval(60, 20, 4.5)} />
      <Line c={m.white} w={1.3} d="M18 25L46 12" />
    </>
  ),
  'GRE-13': (
    <>
      <path stroke={m.ink} strokeWidth={1.1} strokeDasharray="2 2" d={'M39 6v73' + oval(88, 36, 19)} />
      <path fill={m.marble} {...inked} d="M36 84v-4h50v4z" />
      <g stroke={m.ink}>
        <path strokeWidth={8.4} d="M47 24l-4 13M73 24l4 12" />
        <path strokeWidth={6.8} d="M43 37l-3 11M77 36l11-4" />
        <path strokeWidth={11.4} d="M54 44l-1 17M66 44l4 16" />
        <path strokeWidth={8.2} d="M53 61v16M70 60l4 17" />
        <path strokeWidth={5.4} d="M52 78h-5M74 78h6" />
      </g>
      <path fill={brown} {...inked} d="M55 20v-6h10v6c4 0 7 0 9 2 1 5-1 9-3 13l-1 5 2 9H48l2-9-1-5c-2-4-4-8-3-13 2-2 5-2 9-2z" />
      <g stroke={brown}>
        <path strokeWidth={5.8} d="M48 24l-5 13M72 24l5 12" />
        <path strokeWidth={4.2} d="M43 37l-3 11M77 36l11-4" />
        <path strokeWidth={8.8} d="M54 45l-1 16M66 45l4 15" />
        <path strokeWidth={5.6} d="M53 61v16M70 60l4 17" />
        <path strokeWidth={3} d="M52 78h-5M74 78h6" />
      </g>
      <path fill={brownDark} d="M73 23c1 5-1 8-3 12l-1 5 2 7 2 13 3.5 16H73l-5-17-3-11c4-6 6-16 6-25zM54 49l3 0-1 12-1 16h-2z" />
      <path fill={brownDark} stroke={m.ink} strokeWidth={1.4} d="M53 13c-2-5 1-9 7-9s9 4 8 9c0 4-2 8-6 9-5 1-8-3-9-9z" />
      <path fill={m.bronze} d="M55.5 8.5c3-1.5 6-1.5 9 0l.5 6-2.5 1.5h-5L55 14.5z" />
      <path
        stroke={m.bronze}
        strokeWidth={1.1}
        strokeDasharray="0 2.2"
        d="M53.5 15c-2-5 1-9.5 6.5-9.5s8.5 4 7.5 9M55.5 18c2 3 7 3 9 0"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M50 29c3 3 7 3 9 0m2 0c2 3 6 3 9 0M60 25v18m-4-9h8M50 44c5 5 13 5 19 1M56.5 10.5h2m3 0h2m-3.5 0v3"
      />
      <Line c={m.silver} w={1.1} d="M58.5 17h3" />
      <Line c={m.sand} w={1.2} d="M46 27l-2 7M51 23h4M51 49v9M51.5 65v8" />
    </>
  ),
  'GRE-14': (
    <>
      <g {...inked}>
        <path fill={m.bronzeDark} d="M33 42l-8 12c-2 10 0 20 4 28h13l4-28z" />
        <path fill={m.glaze} d="M33 48l28-4 6 12-14 24-9-4z" />
        <path
          fill={m.bronze}
          d="M31 46C27 24 42 7 64 7c24 0 38 16 37 38-1 12-4 18 0 24 2 4 7 6 12 8l-26 3c-4-6-9-11-16-14-1 6-3 12-5 18l-16-1c-7-8-8-17-7-27 6 4 16 4 24-3-5-10-16-12-25-7l-2 21-6-3c-1-6-1-12-3-18z"
        />
      </g>
      <path
        fill={m.bronzeDark}
        d="M86 13c10 6 14.5 18 14 32-1 12-4 18 0 24 2 3 5 5 8 7l-20 3c-4-5-8-10-16-13 12-14 20-34 14-53zM66 68c-1 5-3 10-5 15l-8-.5c6-4 10-8 13-14.5z"
      />
      <path
        stroke={m.gold}
        strokeWidth={1.6}
        strokeDasharray="0 2.8"
        d="M46 61c-2 8 0 14 5 20M86 77c-4-5-8-9-14-12M46 46c8-3 17 0 21 7"
      />
      <Line c={m.ink} w={1.2} d="M32 42c6-9 24-12 38-2 5 4 6 10 4 18M36 50v13" />
      <Line c={m.ink} w={0.8} d="M84 22l6 4m-4 2l6 4m-4 3l6 3m-6 5l7 2m-8 6l7 2m-8 5l7 2m-9 3l8 3" />
      <Line c={m.sand} w={2} d="M42 26c4-7 10-11 18-12" />
      <Line c={m.gold} w={1.2} d="M48 72c1 3 2 5 4 7M40 33c8-3 18-2 26 2" />
    </>
  ),
  'GRE-15': (
    <>
      <g {...inked}>
        <path fill={m.bronzeDark} d={oval(62, 46, 38)} />
        <path fill={m.bronze} d={oval(59, 44, 38)} />
        <path fill={m.cinnabar} d={oval(59, 44, 29)} />
      </g>
      <path {...shade} d="M78 22c14 12 15 34 0 46-12 8-28 6-38-4 30 4 44-18 38-42z" />
      {[0, 120, 240].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 59 44)`}>
          <Line c={m.ink} w={8.4} d="M59 44l-9-14 16-4" />
          <Line c={m.ink} w={6} d="M66 26l4-6" />
          <Line c={m.bone} w={6} d="M59 44l-9-14" />
          <Line c={m.bone} w={4.6} d="M50 30l16-4" />
          <Line c={m.bone} w={3.6} d="M66 26l4-6" />
        </g>
      ))}
      <path stroke={m.ink} strokeWidth={1} d={oval(59, 44, 34)} />
      <path stroke={m.gold} strokeWidth={3.6} strokeDasharray="0 6.3" d={oval(59, 44, 33.5)} />
      <Line c={m.sand} w={1.6} d="M24 36c3-13 12-22 25-26" />
    </>
  ),
};

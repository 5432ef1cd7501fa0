import { Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval, short } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { inked, shade } from './inking.ts';

const jungle = mix(m.leaf, m.jadeDark, 0.5);
const limestone = mix(m.stone, m.ivory, 0.4);
const flint = mix(m.stoneDark, m.woodDark, 0.4);

/** Path data of a head in profile, looking right. */
const profile = 'M2 17v-5C-2 8-1 1 4 0c3 0 5 2 6 5l3 4.5-2.5 1 .5 1.5-1 .5.5 1.5c-.5 1.5-2.5 1.5-3.5 1v2zM7 7h.1';

/** Path data of a small seated god. */
const seated =
  'M4 8l-1-3c0-3 3-5 6-4l5-1-2 3 3 1-3 2c1 3 0 5-2 7 4 2 5 8 3 12H1c0-3 2-5 5-5l1-2-6-1v-2l6-1-1-2H4v-1.5L2 10zM7 6.5h.1';

/** Path data of a pyramid of nine terraces, each `dx` narrower on both sides and `dy` high. */
function pyramid(x: number, y: number, width: number, dx: number, dy: number): string {
  return `M${x} ${y}${`v${-dy}h${dx}`.repeat(9)}h${short(width - 18 * dx)}${`h${dx}v${dy}`.repeat(9)}z`;
}

/** The fifteen Objects of the Maya. */
export const maya: Readonly<Record<string, ObjectArt>> = {
  'MAY-01': (
    <>
      <g {...inked}>
        <path fill={m.sand} d="M37 40c-6-22 4-34 23-34s29 12 23 34h-9c5-17-1-25-14-25s-19 8-14 25z" />
        <path fill={m.clay} d="M40 46c-14 3-22 10-22 19 0 10 16 15 42 15s42-5 42-15c0-9-8-16-22-19z" />
        <path fill={m.clayDark} d="M36 38c4-4 44-4 48 0v8c-4 4-44 4-48 0z" />
      </g>
      <path
        {...shade}
        d="M82 47.5c12 3 19 9 19 17 0 10-14 14-38 14.5 20-4 26-18 19-31.5zM74 36.5c5 0 9 1 9.5 2v7c-2 1-6 2-11 2z"
      />
      <Line c={m.ink} w={2.4} d="M40 31h1m-1-9l1-1m6-8h1m10-3h1m10 2l1 1m7 7v1m1 9v1m-36-3v1m3-14l1-1m28-1h1m3 10v1" />
      <Line c={m.glaze} w={0.9} d="M38 42c8 2 36 2 44 0" />
      <path
        fill={m.bone}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M27 56c4-3 12-3 15 0 2 4 2 10 0 13-4 3-11 2-15-1-2-3-2-9 0-12zM52 55c4-2 12-2 16 0 2 4 2 11 0 15-4 2-12 2-16 0-2-4-2-11 0-15zM78 56c3-3 11-3 15 0 2 3 2 9 0 12-4 3-11 4-15 1-2-3-2-9 0-13z"
      />
      <path
        fill={m.turquoise}
        d="M26.5 57h6v13c-3-1-5-2-5-3-1-3-1-7-1-10zM60 54v17c-3 0-6 0-7.5-1-1-3-1-7-.5-10zM87 57c3 0 5 0 6 1 1 3 0 7-1 9l-5 3z"
      />
      <Line
        c={m.ink}
        w={1}
        d="M32.5 56v13m0-7h10M37 57l1 3m1-2l1 2m-4 6a1.5 1.5 0 1 0 .1 0M28.5 60h2m-2 3h2m-2 3h2M60 54.5v16.5m0-6h7M64 57a1.6 1.6 0 1 0 .1 0M62 67v2m2-2v2m2-2v2M55 60l2 2-2 2 2 2M87 56v14m-9-7h9M80 59h4m-4-1v2m3 6a1.5 1.5 0 1 0 .1 0M89 60h2m-2 3h2m-2 3h2"
      />
      <Line c={m.bone} w={1.2} d="M42 26c-1-8 4-14 12-15" />
    </>
  ),
  'MAY-02': (
    <>
      <g {...inked}>
        <path fill={m.granite} d="M56 48l14 2-4 25c-2 3-6 3-8 0z" />
        <path fill={m.stoneDark} d="M14 52l18 5-2 23c-3 3-7 3-10 0zM88 52l18-5-4 33c-3 3-7 3-10 0z" />
        <path fill={m.granite} d="M8 36c20 16 80 16 104 0v9c-20 20-82 21-104 2z" />
        <path fill={m.stone} d="M8 36c6-8 18-12 28-13h48c12 1 22 5 28 13-24 16-84 16-104 0z" />
      </g>
      <path fill={m.stoneDark} d="M22 36c6-6 14-9 22-9h36c9 0 14 4 18 9-18 9-58 9-76 0z" />
      <path {...shade} d="M24 56l7 2-2 21c-1 1-3 2-5 1 1-8 2-16 0-24zM98 51l7-2-4 30c-1 1-3 2-5 1 1-10 3-20 2-29z" />
      <Line c={m.gold} w={3} d="M30 35h.1m5-3h.1m4 4h.1m-1-8h.1m43 7h.1m4 2h.1m2-5h.1m-48 4h.1m36-6h.1" />
      <path fill={m.stone} {...inked} d="M28 22c0-4 3-7 7-7l54 5c4 0 7 4 6 8s-4 6-8 6l-53-5c-4 0-6-3-6-7z" />
      <path fill={m.granite} d="M30 25l64 5c-2 2-4 3-7 3l-53-5c-2 0-3-1-4-3z" />
      <Line c={m.bone} w={1.2} d="M36 18l26 2.5M14 37c4 3 9 5 14 6.5" />
      <Line c={m.ink} w={0.9} d="M38 50h.1m8 3h.1m10-2h.1m12 3h.1m10-3h.1m12-2h.1M18 60h.1m6 8h.1m72-6h.1M44 24h.1m26 1h.1" />
    </>
  ),
  'MAY-03': (
    <>
      <path fill={limestone} {...inked} d={pyramid(7, 80, 106, 3.2, 5.4)} />
      <path fill={m.stoneDark} d="M112 79.2V76l-28.8-45H69l5 48.2z" fillOpacity={0.5} />
      <Line
        c={m.ink}
        w={1}
        d="M7 74.6h106M10.2 69.2h99.6M13.4 63.8h93.2M16.6 58.4h86.8M19.8 53h80.4M23 47.6h74M26.2 42.2h67.6M29.4 36.8h61.2"
      />
      <g {...inked}>
        <path fill={limestone} d="M38 31.4V14h44v17.4z" />
        <path fill={m.stone} d="M36 15V9h48v6z" />
        <path fill={m.glaze} d="M48 31.4V19h24v12.4z" />
        <path fill={m.bone} d="M45 80l6-48.6h18L75 80z" />
      </g>
      <path stroke={m.stoneDark} strokeWidth={15} strokeDasharray="1 1.7" strokeLinecap="butt" d="M60 80V32" />
      <Line c={m.ink} w={1} d="M50.5 80l3.5-48M69.5 80L66 32M56 19v12m8-12v12M40 12h40M41 20v8m38-8v8" />
      <path fill={m.gold} d="M53.2 34l-3 4 1.8 4-3.2 4 2 4-3.2 5 2 4-3 5 1.8 4-2.4 6h4l4-43z" />
      <path
        fill={m.bone}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M51 82H33l4-3h6v-1.5L34 76c0-4 4-6 8-6s9 2 9 6zM69 82h18l-4-3h-6v-1.5l9-1.5c0-4-4-6-8-6s-9 2-9 6z"
      />
      <Line c={m.ink} w={1.6} d="M42.5 73.5h.1m34.8 0h.1" />
      <Line c={jungle} w={2} d="M2 82h34m48 0h34" />
    </>
  ),
  'MAY-04': (
    <>
      <path
        fill={jungle}
        {...inked}
        d="M4 82c-2-8 2-12 6-13-1-8 5-13 11-11 3-7 14-7 16 0h46c3-8 13-7 16 0 7-1 11 4 10 10 6 2 8 7 7 14z"
      />
      <path fill={limestone} {...inked} d={pyramid(28, 82, 64, 1.8, 4.9)} />
      <g {...inked}>
        <path fill={m.stone} d="M51 25l2-19h14l2 19z" />
        <path fill={limestone} d="M46 38V27l4-3h20l4 3v11z" />
        <path fill={m.glaze} d="M56 38v-9h8v9z" />
      </g>
      <path {...shade} d="M65 39h10.5l15 41H72zM66 25h3.5l3.5 3v10h-7zM62 7h4.3l2 17H62z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M28 77h64M30 72.2h60M31.6 67.3h56.8M33.4 62.4h53.2M35.2 57.5h49.6M37 52.6h46M38.8 47.7h42.4M40.6 42.8h38.8M46 30.5h10m8 0h10M52 18h16M52.5 12h15"
      />
      <path fill={m.cinnabar} d="M57 22v-8h6v8z" />
      <Line c={m.bone} w={1.2} d="M58.5 20v-3.5h3V20M54 9l-1 7" />
      <path fill={m.bone} stroke={m.ink} strokeWidth={1.2} d="M51 82l5-44h8l5 44z" />
      <path stroke={m.stoneDark} strokeWidth={8} strokeDasharray="1 1.7" strokeLinecap="butt" d="M60 82V39" />
      <path
        fill={m.leaf}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M8 84c0-6 6-9 10-6 2-5 11-5 13 1 4-2 8 1 8 5zM82 84c1-5 6-6 9-3 3-5 10-4 12 1 4-1 7 0 8 2z"
      />
      <Line c={m.ink} w={0.8} d="M12 66c2-2 5-2 7 0m5-3c2-2 5-2 7 0m58-2c2-2 5-2 7 0m3 8c2-2 5-2 7 0m-92 6c2-2 4-2 6 0" />
    </>
  ),
  'MAY-05': (
    <>
      <g {...inked}>
        <path fill={limestone} d="M6 82l2-13h104l2 13zM18 69l1-12h82l1 12z" />
        <path fill={m.stone} d="M38 57V33h46v24z" />
        <path fill={limestone} d="M35 33v-6h52v6z" />
        <path fill={m.stone} d="M42 27l2-8 5 1 1-8 6-1 3-5c12 0 20 8 21 21z" />
        <path fill={m.granite} d="M49 27v-6l4-2 2-5 5-2 2 15z" />
        <path fill={m.glaze} d="M56 57V42h9v15zM70 20h5v-5h-5zM77 48h4v-6h-4zM42 48h4v-6h-4z" />
        <path fill={m.bone} d="M44 82l4-25h24l4 25z" />
      </g>
      <path stroke={m.stoneDark} strokeWidth={22} strokeDasharray="1 2.4" strokeLinecap="butt" d="M60 81V58" />
      <Line c={m.ink} w={1} d="M49 82l3-25m19 25l-3-25" />
      <path
        {...shade}
        d="M75 34h8.2v22.2H73c2-7 2-15 2-22.2zM68 8c7 3 11 10 11.2 18.4H74C74 19 72 13 68 8zM92 58h8.4l1 10H93zM100 70h11l2 11h-12zM76 28h10v4H76z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M39 39h16m11 0h17M39 46h3m4 0h9m11 0h11M39 52h16m11 0h17M46 33v6m6-6v6m16-6v6m-16 7v6m15-13v7m-6 6v5m-18-5v5M8 75h36m32 0h36M20 63h27m27 0h26M20 69v6m12-6v6m-6 0v7m64-13v6m-8 0v7m22-7v7M30 57v6m54-6v6M64 14l6 1m-4 6l12 1"
      />
      <Line c={m.bone} w={1.2} d="M37 29.5h14M20 59h12M9 71h14" />
    </>
  ),
  'MAY-06': (
    <>
      <g {...inked}>
        <path fill={m.bone} d="M8 14l21 8v58L8 72zM50 14l21 8v58l-21-8zM92 14l20 8v58l-20-8z" />
        <path fill={m.ivory} d="M29 22l21-8v58l-21 8zM71 22l21-8v58l-21 8z" />
      </g>
      <path fill={m.ink} fillOpacity={0.18} d="M30 22.5l19-7.5v56.5L30 79zM72 22.5L91 15v56.5L72 79z" />
      <g strokeWidth={3.6} strokeDasharray="3.6 1.3" strokeLinecap="butt" stroke={m.ink}>
        <path d="M11 21l16 6M11 26l16 6M32 28l16-6M32 65l16-6M53 21l16 6M53 57l16 6M74 28l16-6M74 33l16-6M95 21l15 6M95 51l15 6" />
      </g>
      <path stroke={m.cinnabar} strokeWidth={2.4} strokeDasharray="0 3.6" d="M11.5 33l16 6M53.5 64l16 6M74 69l17-6M95 58l15 6" />
      <Line c={m.ink} w={1.6} d="M12 65l5 2m3 1l6 2M12 69l13 5M32 71l6-2m3-1l6-2M54 70l6 2.4M74 74l15-6M96 64l13 5" />
      <g stroke={m.ink} strokeWidth={0.8}>
        <path fill={m.turquoise} transform="matrix(1 .38 0 1 11 33)" d={seated} />
        <path fill={m.sand} transform="matrix(1 -.38 0 1 32 35)" d={seated} />
        <path fill={m.cinnabar} transform="matrix(1 .38 0 1 53 28)" d={seated} />
        <path fill={m.sand} transform="matrix(1 -.38 0 1 74 39)" d={seated} />
        <path fill={m.turquoise} transform="matrix(1 .38 0 1 95 25)" d={seated} />
      </g>
    </>
  ),
  'MAY-07': (
    <>
      <g {...inked}>
        <path fill={m.jadeDark} d="M31 52l-12 8v12l8 4 8-8zM89 52l12 8v12l-8 4-8-8z" />
        <path fill={m.jade} d={oval(24, 46, 14, 14) + oval(96, 46, 14, 14)} />
        <path fill={m.bone} d={oval(24, 46, 5, 5) + oval(96, 46, 5, 5)} />
        <path fill={m.jade} d="M34 28c2-14 12-21 26-21s24 7 26 21c2 12 1 24-3 34-4 12-13 20-23 20s-19-8-23-20c-4-10-5-22-3-34z" />
      </g>
      <path fill={mix(m.jade, m.bone, 0.4)} d="M46 11l13-3v16h-7zM34 46l12-1-1 11-10 4zM39.5 68l9-3 3 6-3 6c-4-2-7-5-9-9z" />
      <path
        fill={m.jadeDark}
        d="M74 11c6 3 10 8 11.4 14-6-1-11-2-17-1zM74 45l12 1c0 5-1 10-1.5 14L75 56zM80.5 68c-2 5-6 9-9.5 10l-3-7 3-6zM61 71h7l3 7c-3 3-7 3-10 3z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M60 7.5V24M46 11l6 13m22-13l-6 13M35 25c7-2 14-2 21-1m29 1c-7-2-14-2-21-1M33.5 46l13-1 9 1m31 0l-13-1-9 1M46 45l-1 11-10 4m39-15l1 11 10 4M45 56l4 8m26-8l-4 8M39 68l10-3m32 3l-10-3M49 78l3-7h16l3 7M60 71v11"
      />
      <g stroke={m.ink} strokeWidth={1.2}>
        <path fill={m.white} d="M38 36c4-5 12-5 16 0-4 5-12 5-16 0zM66 36c4-5 12-5 16 0-4 5-12 5-16 0z" />
        <path fill={m.jade} d="M56 24h8l1 20 6 9c0 4-3 5-5 5H54c-3 0-5-2-5-5l6-9z" />
        <path fill={m.glaze} d="M49 65c3-4 19-4 22 0-3 6-19 6-22 0z" />
      </g>
      <path fill={m.jadeDark} d="M61 25h3l1 20 5 9c0 2-2 3-4 3h-4z" />
      <path fill={m.bone} d="M55.5 63h9v2h-3v4h-3v-4h-3z" />
      <path fill={m.glaze} d={oval(47, 36, 3.2) + oval(73, 36, 3.2)} />
    </>
  ),
  'MAY-08': (
    <>
      <path fill={m.sand} {...inked} d="M22 7l74-1 3 4v67l-4 4H24l-3-5z" />
      <path fill={m.clayDark} d="M28 12h64v63H28z" />
      <path fill={m.bone} stroke={m.ink} strokeWidth={0.8} d="M28 12h21v8H28zM28 22h9v24h-9zM72 12h20v8H72z" />
      <path stroke={m.ink} strokeWidth={4.6} strokeDasharray="4.6 2" strokeLinecap="butt" d="M30 16h18M32.5 24v21M74 16h17" />
      <g stroke={m.ink} strokeWidth={1}>
        <path
          fill={m.jade}
          d="M53 32c-6-1-12-5-14-11 5 0 8 1 11 4-1-5 0-9 2-11 3 3 5 6 5 10 2-3 4-5 7-5 0 5-2 9-6 11zM74 43c1-5 5-9 11-10 3 2 5 5 5 9-5-1-8 0-11 3z"
        />
        <path fill={m.cinnabar} d="M80 50l11 2-1 23H66l8-12z" />
        <path fill={m.bone} d="M44 48c0-4 2-6 6-6h6l5 5-2 12 3 16h-5l-4-12-3 12h-5l1-16z" />
        <path fill={m.sand} transform="translate(49 27)" d={profile} />
        <path fill={m.sand} transform="matrix(-1 0 0 1 83 37)" d={profile} />
        <path fill={m.gold} d="M70 32c-3-4 0-8-1-13 4 2 6 5 5 8l4-4c1 4-1 7-4 9z" />
        <path fill={m.reed} d="M43 64l26-34 4 3-26 34z" />
        <path fill={m.sand} d="M45 47l3 10 10-3 1 3-13 5-5-12zM82 54l-6 9-7-4-1 2 9 7 8-10z" />
        <path fill={m.reed} d="M55 68h12l-2 7h-8z" />
      </g>
      <path stroke={m.gold} strokeWidth={2} strokeDasharray="2 2.6" strokeLinecap="butt" d="M87 54l-1 20m-6-7l-2 7" />
      <Line c={m.ink} w={1.2} d="M71.5 50c-5 5-5 11-9 18" />
      <Line c={m.ink} w={0.8} d="M48 60l4 3m1-9l4 3m1-9l4 3m1-9l4 3M57 71h8M46 58h12M44 22c3 1 6 4 8 8m3-10v10" />
      <path {...shade} d="M92 8h6.2v68l-3 4H26v-5h66z" />
    </>
  ),
  'MAY-09': (
    <g transform="rotate(-9 60 45)">
      <path
        fill={m.ivory}
        {...inked}
        d="M6 34c-5-6 0-14 8-12 3-4 11-3 12 3 24 4 50 4 82-1 6 0 9 4 9 9v26c0 6-4 9-9 9-34-2-60-2-80 1-3 6-10 7-14 2-7 0-11-7-6-13 3-9 3-16-2-24z"
      />
      <path
        fill={m.ink}
        fillOpacity={0.18}
        d="M10 60c4-2 8 4 14 2 28-6 60-4 92-6v4c0 5-3 7-8 7-34-2-60-2-81 1-2 5-9 6-12 2-5 0-9-5-5-10z"
      />
      <path
        fill={m.sand}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M20 48c5 4 10 6 16 6h50c9 0 16-2 23-9 1 9-3 15-11 16H34c-8 0-13-4-14-13z"
      />
      <g fill={m.bone} stroke={m.ink} strokeWidth={0.9}>
        <path d="M31 54l1-9 6-2 5 4 1 7zM88 54l1-9 6-3 5 4 1 7zM59 54l1-11 4-3 4 3 1 11z" />
        <path transform="translate(33 29) scale(.9)" d={profile} />
        <path transform="translate(60 27) scale(.9)" d={profile} />
        <path transform="translate(89 28) scale(.9)" d={profile} />
        <path d="M46 54v-7l-2-2c1-4 6-4 7-1l1 10zM53 54l-1-6 2-5 3 2v9zM72 54v-6l-2-4 5-2 4 4v8zM80 54v-6l-1-4 4-2 4 4-1 8z" />
      </g>
      <Line c={m.wood} w={2.2} d="M44 40l-9 26M105 38l-6 28" />
      <Line
        c={m.cinnabar}
        w={1.3}
        d="M35 31l-6-4m8 2l-3-5m4 4v-5M91 30l-5-3m7 1l-1-4m4 4l2-4M62 29l-5-3m6 1l-2-5m4 5v-5m2 5l3-4M24 66h8m10-1h12m14 0h10m8 1h8"
      />
      <Line c={m.ink} w={1.2} d="M26 55h7m8 2h8m8 0h8m8 0h8m8 0h8" />
    </g>
  ),
  'MAY-10': (
    <>
      <path fill={m.sea} {...inked} d="M44 84c6-8 20-12 36-12s26 4 32 12z" />
      <g transform="translate(58 43) rotate(36) scale(.94)">
        <path
          fill={m.wood}
          stroke={m.ink}
          strokeWidth={1.7}
          d="M-58-3.5H4c8 0 12-6 20-7l24-1c8 0 13 5 13 11.5S56 11 48 11l-24-1C16 9 12 3.5 4 3.5h-62c-3 0-4-1.5-4-3.5s1-3.5 4-3.5z"
        />
        <path fill={m.woodDark} d="M-61 .5H60C60 6 56 10 48 10l-24-1C17 8 12 2.7 4 2.7h-62c-2 0-3-1-3-2.2z" />
        <path fill={m.wood} d="M12 .4c8 2 14 4 22 4s14-1 18-4z" />
        <Line c={m.sand} w={1.2} d="M-54-1.5h30m8 0h20M30-8.5h18" />
        <Line c={m.ink} w={0.9} d="M-38 1h12m10 0h16M20-3c8-2 18-2 28-.5M30 7h14M54-6l-5 3" />
      </g>
      <path fill={m.sea} d="M70 83.2c2-5 10-8 20-8s17 3 20 8z" />
      <Line c={m.white} w={1.3} d="M76 80c4-3 9-3.5 14-3.5s9 1 14 3.5M58 76h8M52 81h14" />
    </>
  ),
  'MAY-11': (
    <>
      <g {...inked}>
        <path fill={m.stone} d="M12 70h96v14H12z" />
        <path fill={m.stoneDark} d="M8 62h104v8H8z" />
        <path fill={limestone} d="M8 62L24 8h72l16 54z" />
      </g>
      <path fill={mix(m.clay, m.sand, 0.5)} stroke={m.ink} strokeWidth={0.9} d="M18 58l13-46h58l13 46z" />
      <path stroke={m.clayDark} strokeWidth={2.6} strokeDasharray="3 2" strokeLinecap="butt" d="M13.5 60L28 10m78.5 50L92 10" />
      <g fill={m.bone} stroke={m.ink} strokeWidth={1.1}>
        <path d="M56 46l1-18H41l-3 3-3-5 5-4 2 2h15v-6h6v6h15l2-2 5 4-3 5-3-3H63l1 18z" />
        <path d="M54 18c-3-4 1-7 5-6l7 2-3 2 2 2z" />
        <path d="M34 58c-4-5-3-9 1-11 6 4 14 5 25 5s19-1 25-5c4 2 5 6 1 11z" />
        <path fill={m.sand} d="M46 41l8-3 10 8 8-8 5 1 3 8 6 1v3H75l-3-6-8 8c-4 1-8 0-11-3z" />
        <path fill={m.jade} d="M46 41l-6-1-3-4 5-1-2-4 6 2z" />
        <path fill={m.sand} transform="matrix(.7 -.3 .3 .7 42 34)" d={profile} />
      </g>
      <path fill={m.jade} d="M58 28h4v5h-4zM43 53h6v3h-6zM71 53h6v3h-6z" />
      <Line
        c={m.ink}
        w={1}
        d="M54 42l4 4m0-5l6-3M56 55.5h8M64 50l4-5M39 27h4m34 0h4M30 24c3-2 3 4 0 4m60-4c-3-2-3 4 0 4M27 38c3-2 3 4 0 4m66-4c-3-2-3 4 0 4M25 50c3-2 3 4 0 4m70-4c-3-2-3 4 0 4"
      />
      <path stroke={m.ink} strokeWidth={4} strokeDasharray="4 8" strokeLinecap="butt" d="M18 77h86" />
      <path {...shade} d="M80 70.8h27V83H80z" />
      <Line c={m.bone} w={1.2} d="M10 64.5h40" />
    </>
  ),
  'MAY-12': (
    <>
      <g {...inked}>
        <path fill={m.stoneDark} d="M6 72h108v10H6z" />
        <path fill={m.stone} d="M82 72l10-32c2-5 9-5 11 0l6 24 5 5v3H98l-3-12-4 12z" />
        <path
          fill={limestone}
          d="M14 72c0-12 3-22 8-29 5-5 13-5 20-2 9 6 18 11 30 12l7-14c3-6 11-5 13 1l9 24 6 5v3H92l-7-19-6 19z"
        />
        <path fill={limestone} d="M33 45c-7 2-9 10-9 27h12l3-13 16-1c4 0 6-3 5-6l-17-2c-2-5-6-6-10-5z" />
        <path fill={limestone} d="M22 12h26v22c-4 6-22 6-26 0z" />
        <path fill={m.stone} d="M16 18h9v14h-9zM45 18h9v14h-9zM20 6h30v9H20z" />
        <path fill={m.stone} d="M54 51V40h22v11c-4 3-18 3-22 0z" />
        <path fill={m.granite} d={oval(65, 40, 11, 3)} />
      </g>
      <path {...shade} d="M87 37c2 0 3 2 4 4l9 23 6 7H93L86 52zM40 62l20-1 14-4 6-4 4 3-6 15.2H38zM41 17h3v19h-3z" />
      <Line c={m.ink} w={1.2} d="M29 21h4m5 0h4M31 23.5h.1m8.9 0h.1M35 22l-1 6h3m-6 5h8" />
      <Line
        c={m.ink}
        w={0.9}
        d="M24 10.5h22M19 22h3m-3 4h3m26-4h3m-3 4h3M49 54l6-.5m-4 2.5h5M80 42l9-1M96 63l6-1m-4 5h6M28 49c-2 4-2 10-2 14M60 43.5v6m5-6v6m5-6v6M10 77h16m8 0h20m10 0h14m10 0h18"
      />
      <Line c={m.bone} w={1.2} d="M22 46c-3 6-4 10-5 16" />
    </>
  ),
  'MAY-13': (
    <>
      <g {...inked}>
        <path
          fill={m.turquoise}
          d="M44 20H30l3 6-4 4 4 6-5 5 5 6-4 6 4 5-4 7 6 5-2 7h10zM76 20h14l-3 6 4 4-4 6 5 5-5 6 4 6-4 5 4 7-6 5 2 7H77z"
        />
        <path fill={m.clay} d="M42 18h36v64H42z" />
        <path fill={m.clayDark} d="M38 12l8 3 4-8 5 4 5-6 5 6 5-4 4 8 8-3-4 12H42z" />
        <path fill={m.sand} d="M42 38c0-5 36-5 36 0l-2 17c-3 6-9 8-16 8s-13-2-16-8z" />
        <path fill={m.clay} d="M36 40h7v11h-7zM77 40h7v11h-7zM42 24h36v10H42z" />
        <path fill={m.bone} d="M45 42c4-3 9-2 11 2-3 4-8 4-11 1zM75 42c-4-3-9-2-11 2 3 4 8 4 11 1z" />
        <path fill={m.sand} d="M57 36h6l1 10 4 5c-2 3-14 3-16 0l4-5z" />
        <path fill={m.clay} d="M44 68h32l-3 10H47z" />
      </g>
      <path {...shade} d="M70 19h7.2v62H70l4-24 2-16zM84 21h5l-3 5 4 4-4 6 5 5-5 6 4 6-4 5 4 7-6 5 2 7h-5z" />
      <path fill={m.glaze} d={oval(51, 44, 2) + oval(69, 44, 2) + 'M52 56h16l-2 3H54z'} />
      <path fill={m.bone} d="M52 56h4l-1 6-2-2zM64 56h4l-1 4-2 2z" />
      <Line c={m.turquoise} w={1.6} d="M46 29h4m4 0h4m4 0h4m4 0h4M49 73h.1m21.9 0h.1" />
      <Line
        c={m.ink}
        w={1}
        d="M54 14l6 4 6-4M50 18h20M39.5 45.5h.1m41 0h.1M52 72l3 2m10 0l3-2m-11 4h6M34 34l4 2m-4 10l4-2m-4 14l4 2M86 34l-4 2m4 10l-4-2m4 14l-4 2"
      />
    </>
  ),
  'MAY-14': (
    <>
      <path fill={mix(m.turquoise, m.leaf, 0.35)} {...inked} d="M32 6h56l22 34 2 42H8l2-42z" />
      <path fill={m.sand} d="M9.2 66h101.6l.5 15.2H8.7z" />
      <path stroke={m.cinnabar} strokeWidth={3} d="M33 9.5h54" />
      <Line c={m.ink} w={1.6} d="M10 46L86 62M24 76l8-56M101 80L92 26" />
      <Line c={m.bone} w={2.4} d="M86 62l4 1M32 20l.5-3M92 26l-.5-3" />
      <g stroke={m.ink} strokeWidth={1.1}>
        <path fill={m.jade} d="M52 26c-8-1-13-6-13-12 5 0 9 3 11 6-2-5 0-9 2-10 4 3 6 7 5 12z" />
        <path
          fill={m.jade}
          d="M102 37c5-2 7-6 5-11-4 0-7 3-8 6-1-4-3-6-6-6-2 4-1 8 3 11zM20 42c-4-2-6-6-4-10 4 0 6 2 7 5 1-3 4-5 6-4 1 4 0 7-3 9z"
        />
        <path
          fill={m.clay}
          d="M58 58l8 8-2 14h-6l1-11-9-9-6 10-11 10-5-3 9-10 8-14zM57 40l14 4 8-4 3 4-11 6-15-2zM45 39l-12 8 2 5 14-7z"
        />
        <path fill={m.gold} d="M46 37l12 2 2 19-8 4-11-3 2-14z" />
        <path fill={m.clay} transform="translate(48 21)" d={profile} />
        <path fill={m.clay} d="M94 51l12 1 2 12-2 16h-5l-1-14-3 14h-5zM15 57l10-1 2 12 2 12h-5l-4-11-2 11h-6z" />
        <path fill={m.bone} d="M94 50h12l1 15-14-1z" />
        <path fill={m.cinnabar} d="M22 52h13v14H22z" />
        <path fill={m.clay} transform="matrix(-.9 0 0 .9 106 36)" d={profile} />
        <path fill={m.clay} transform="matrix(.9 0 0 .9 16 41)" d={profile} />
        <path fill={mix(m.clay, m.bone, 0.35)} d="M76 58l8-1 5 12 12 6-2 5-15-3-4-9-6 5-4 7-4-2 3-9z" />
        <path fill={mix(m.clay, m.bone, 0.35)} transform="matrix(-.9 .2 .2 .9 86 40)" d={profile} />
      </g>
      <path stroke={m.ink} strokeWidth={1.8} d="M48 44h.1m6-2h.1m-3 6h.1m5 1h.1m-11 3h.1m5 3h.1m6 0h.1m-11 2h.1M28 59h.1" />
    </>
  ),
  'MAY-15': (
    <g transform="translate(7 8) scale(.88)">
      <path
        fill={flint}
        stroke={m.ink}
        strokeWidth={1.8}
        d="M53 83l-3-15-17 6 11-10c-3-1-5-3-6-6-4 2-9 1-9-2l1.5-3-2.5-1.5 1-3-3-2 6-7c4-4 11-4 15 0l-18-9 17 1c1-1 1-2 1-4-5 2-11 1-11-3l1.5-3-2.5-1.5 1.5-3-4-2 7-8c2-3 5-5 9-5l7 3 5-5 3 6 11-5-2 8 14-4-6 8 15 0-11 7 14 5-16 2c-7 1-11 3-12 8l1 4c5-3 12-2 15 3l7 8-3.5 1.5 1.5 3-2.5 1.5 1 3c-1 3-6 4-10 2-1 4-3 6-6 7l19 7-22-3-4 15z"
      />
      <path
        fill={mix(flint, m.sand, 0.45)}
        d="M41 13l8-6 6 5-4 8-9 1zM31 44l6-5 7 2-2 8-8 2zM47 49l8-4 4 8-5 9-7-5zM54 66l5-4 2 8-3 9h-3zM57 28l6-4 2 8-7 6zM62 8l9-4-4 8-6 3z"
      />
      <path
        fill={mix(flint, m.ink, 0.45)}
        d="M73 12l11-5-6 7-7 5zM72 22l13-1-9 4zM78 40l8 8-2 6-8 2-2-8zM64 50l6 2-3 10-6-2zM62 66l5 1-3 13h-4z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M42 21c4 1 7 0 9-4m8-6c0 4 3 7 7 7m-9 8c3 2 5 2 7-1m-8 15c4 1 7-1 8-4M36 52c4 0 7-2 8-6m3 12c4 2 8 0 9-5m4 9c2-3 2-6 1-9m13-9c-3 2-4 6-2 9m-12 18c2 1 4 1 5-1"
      />
      <Line c={m.ink} w={1.8} d="M42 16h1.2m-9 29h1.2m43.6 1h1.2" />
    </g>
  ),
};

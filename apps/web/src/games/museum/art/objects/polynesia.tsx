import { Line, Repeat } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { material as m } from '../materials.ts';
import type { ObjectArt } from '../picture.ts';
import { inked, shade } from './inking.ts';

const basalt = mix(m.granite, m.stoneDark, 0.4);
const coral = mix(m.stone, m.bone, 0.35);
const kokowai = mix(m.clayDark, m.cinnabar, 0.35);
const poi = mix(m.purple, m.stone, 0.5);

/** The fifteen Objects of Polynesia. */
export const polynesia: Readonly<Record<string, ObjectArt>> = {
  'POL-01': (
    <>
      <Line c={m.ink} w={4.4} d="M40 14C30 4 18 6 14 16s2 20 10 24M46 12C62 2 92 2 104 14c8 9 6 22-2 28" />
      <Line c={m.linen} w={2.4} d="M40 14C30 4 18 6 14 16s2 20 10 24M46 12C62 2 92 2 104 14c8 9 6 22-2 28" />
      <path
        stroke={m.leather}
        strokeWidth={2.4}
        strokeDasharray="1 3"
        strokeLinecap="butt"
        d="M40 14C30 4 18 6 14 16s2 20 10 24M46 12C62 2 92 2 104 14c8 9 6 22-2 28"
      />
      <path
        fill={m.bone}
        {...inked}
        d="M34 13l14-2c0 15-2 27 0 37 2 9 8 15 16 14 10-2 13-10 10-18l-10 3c4-9 12-16 23-20 3 14 4 28-2 40-6 11-16 15-27 15-18-1-29-15-28-35 1-12 4-20 4-34z"
      />
      <path fill={m.sand} d="M86 30c2 14 3 26-2 37-6 10-15 14-26 14-9-1-16-5-21-12 14 10 34 8 40-7 3-8 3-16 2-25z" />
      <path fill={m.leather} stroke={m.ink} strokeWidth={1.4} d="M32 12l18-3 1 12-19 2z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M32 15.5l18-2.5M32 19l18-2M35 27c4 1 8 1 12 0m-13 3c4 1 8 1 12 0m-13 3c4 1 8 1 12 0M40 56c3 8 9 13 16 15 8 2 15-1 19-7M58 66c-3 2-3 6 1 6s5-5 1-7"
      />
    </>
  ),
  'POL-02': (
    <>
      <path fill={m.wood} {...inked} d="M4 66c10-6 102-6 112 0-2 10-16 18-30 18H34C20 84 6 76 4 66z" />
      <path fill={m.woodDark} d="M10 67c16-5 84-5 100 0-14 6-86 6-100 0z" />
      <path fill={poi} stroke={m.ink} strokeWidth={1.2} d="M16 67c4-7 12-5 16-8 10-4 44-4 56 0 5 2 12 2 16 8-16 6-72 6-88 0z" />
      <path
        fill={basalt}
        {...inked}
        d="M48 7h24c9 1 10 9 3 12-4 1-6 3-6 7 1 12 8 20 18 27 6 5 5 11-1 13-14 5-38 5-52 0-6-2-7-8-1-13 10-7 17-15 18-27 0-4-2-6-6-7-7-3-6-11 3-12z"
      />
      <path
        fill={m.stone}
        d="M49 9h8c-3 2-3 6 0 9 2 3 2 6 1 10-2 14-10 22-17 29-2 2-2 4 0 6-3 0-7-2-7-5 1-7 18-12 19-31 0-5-3-7-6-8-5-2-4-9 2-10z"
      />
      <path
        {...shade}
        d="M72 8c7 1 7 7 2 10-5 1-6 5-6 9 1 11 8 19 18 27 4 4 4 9-1 11-5 2-12 3-18 3 6-14-6-26-6-42 0-8 10-10 11-18z"
      />
      <Line c={m.ink} w={0.9} d="M34 61c14 5 38 5 52 0M54 19c4 1 8 1 12 0M70 44l3 4m-6-2l3 5m6-1l3 3M14 76l12 4m8 0h20m10 0h14" />
      <Line c={m.white} w={1.2} d="M24 64c2-2 5-2 7-2m62 1c3 0 5 1 7 2" />
    </>
  ),
  'POL-03': (
    <>
      <Line c={m.ink} w={4} d="M106 80c2-18 0-30-4-42" />
      <Line c={m.wood} w={2.2} d="M106 80c2-18 0-30-4-42" />
      <path
        fill={m.leaf}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M102 38c-8-4-14-1-17 6 6-3 11-4 17-6-6-8-11-9-17-7 6 2 12 3 17 7-1-9 2-12 8-14-2 5-4 9-8 14 4-4 9-4 14 0-5-1-9-1-14 0 6 2 9 6 9 12-3-4-6-8-9-12z"
      />
      <path fill={m.leaf} {...inked} d="M4 84c6-7 18-8 30-8h54c12 0 24 1 28 8z" />
      <g {...inked}>
        <path fill={coral} d="M17 80l3-56 18-2 2 58z" />
        <path fill={m.stoneDark} d="M40 80L38 22l6 3 3 54z" />
        <path fill={coral} d="M68 80l2-58 18 1 3 57z" />
        <path fill={m.stoneDark} d="M91 80l-3-57 6 3 4 52z" />
        <path fill={m.stone} d="M10 25l2-14 40 2 42-3 4 12-16 4-4 6H30l-6-5z" />
        <path fill={coral} d="M12 11l8-4 72-1 2 4-42 3z" />
      </g>
      <path {...shade} d="M11 24l13 2 6 5h47l4-6 16-4-14 5-4 6H30l-6-5-13-1zM80 24h7l3 55H79zM31 33h7l1 46h-8z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M23 36l6-1m-7 12h4m6 6l5-1M22 62h8m2 8h6m-17 3h5M73 34h6m3 8h4M72 54l6 1m4 8h6M73 69h6M22 16l6 1m10-1h6m12 2h8m8-2l8-1m6 2l4-1M48 25h.1m10 2h.1m9-3h.1"
      />
      <Line c={m.bone} w={1.3} d="M20 40l-1 20m52-30l-1 20M14 14h20" />
      <Line c={m.ink} w={0.9} d="M8 82l1-3 2 3m40 0l1-3 2 3m50-1l1-3 2 3" />
    </>
  ),
  'POL-04': (
    <>
      <path fill={m.sea} stroke={m.ink} strokeWidth={1.2} d="M6 44h108v14H6z" />
      <path
        fill={mix(m.leaf, m.jadeDark, 0.6)}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M6 45C18 40 24 28 34 20l5 4 9-14 8 8 5-3 10 16 8-4 16 14 19 4z"
      />
      <path {...shade} d="M48 11l7 8 5-3 10 16 8-4 14 13 17 3.5H66c-2-8-12-10-12-18z" />
      <path fill={m.stone} {...inked} d="M4 84l14-24h84l14 24z" />
      <g stroke={m.ink} strokeWidth={1.4}>
        <path fill={m.stoneDark} d="M20 66l4-12h72l4 12z" />
        <path
          fill={coral}
          d="M18 68V50l9-2 2 20zM29 68l1-24 9 1 1 23zM40 68V48l8-3 3 23zM51 68l1-29 10-2 1 31zM63 68l1-23 10 2v21zM74 68l2-26 9 1 1 25zM86 68V48l9 1 2 19z"
        />
        <path fill={m.stone} d="M14 82l2-16 5-2 4 3 1 15zM93 82l1-17 5-2 5 4 2 15z" />
        <path fill={m.stone} d="M56 80l1-10 4-2 4 2 1 10z" />
      </g>
      <path
        {...shade}
        d="M25 50l2 17.5h2L27.5 49zM36 45.5h2.5L39.5 68H36zM46 46.5l2-.5 2 21.5h-3zM59 38.5l2.5-.5 1 30H59zM71 47h2.5v21H71zM82 43l2.5.5 1 24.5H82zM92 49l2.5.5 2 18H93zM21 66l3 2 1 13h-4zM100 65l3 3 2 13.5h-5z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M28 72h24m16 0h22M8 78h5m14 0h27m14 0h24m15 0h4M36 68v4m10 0v6m-12 0l-2 6m14-6v6m32-16v4m8 0l1 6m-9 0l1 6m-14-6l1 6"
      />
      <Line c={m.white} w={1.2} d="M7 49h8m4 3h6m72-4h10m-4 4h9" />
    </>
  ),
  'POL-05': (
    <>
      <path
        fill={m.wood}
        {...inked}
        d="M14 12c14-5 80-6 94-1 5 4 6 18 5 34-1 18-3 32-8 35-18 5-78 4-92-1-5-4-7-20-6-36 0-14 2-28 7-31z"
      />
      <path fill={m.woodDark} d="M105 11c8 4 8 18 7.2 34-1 17-3 31-7.7 34-18 5-76 4-90-1 30 1 70 2 84-3 8-8 8-50 6.5-64z" />
      <g stroke={m.bone} strokeWidth={1.3} transform="translate(0 1.3) scale(1 .86)">
        <Repeat
          by={[
            [1, 24],
            [0, 48],
          ]}
        >
          <path d="M14 25l3-3v-3l3-2 2 2-2 1 1 3 3 3m-5-2l-1 3M29 18l2-2 2 2-2 2v3l-3 3m3-3l3 3m-7-5l1-3m7 3l-1-3M42 16c5 3 5 7 0 10 2-4 2-7 0-10zM51 16c3 2 3 5 0 8-3-3-3-6 0-8zm-2 10l2-2 2 2M60 16v10m-3-7l3-1 3 1m-6 4l3-1 3 1M70 16c5 3 5 7 0 10 2-4 2-7 0-10zM80 18l2-2 2 2-2 2v3l-3 3m3-3l3 3m-7-5l-1-3m9 3l1-3M94 16l3 5-3 5-3-5zm0 4v2M102 16c-2 3 3 4 0 10m-2-7h5m-5 4h4" />
          <path d="M14 34l3-5 3 5m-3-5v7m-3 1h6M26 29c5 3 5 6 0 9 2-3 2-6 0-9zM34 38l4-2 1-4 3-2-2-2-2 3-4-1m4 3v5M49 28v9m-3-6l3 1 3-1m-6 5l3-1 3 1M58 36l2 2 2-2-2-2v-3l-3-3m3 3l3-3m-7 5l1 3m7-3l-1 3M70 28l3 5-3 5-3-5zM79 29c5 3 5 6 0 9 2-3 2-6 0-9zM87 38l3-3v-3l3-3 2 2-2 1 1 3 2 3m-6-3l-1 3M103 38c-3-2-3-6 0-8 3 2 3 6 0 8zm-2-10l2 2 2-2" />
        </Repeat>
      </g>
      <Line c={m.sand} w={1.2} d="M10 20c-2 10-2 22 0 34M18 12.5c20-3 40-3 60-2.5" />
    </>
  ),
  'POL-06': (
    <>
      <Line
        c={m.ink}
        w={3.6}
        d="M66 12C72 5 84 6 91 12c10 9 12 20 10 30s-4 14 2 22M66 12c8-9 22-9 30-1 11 10 12 22 10 32s-4 13-3 21"
      />
      <Line
        c={m.leather}
        w={2}
        d="M66 12C72 5 84 6 91 12c10 9 12 20 10 30s-4 14 2 22M66 12c8-9 22-9 30-1 11 10 12 22 10 32s-4 13-3 21"
      />
      <path
        fill={m.jade}
        fillRule="evenodd"
        {...inked}
        d="M42 45c-9 2-14 8-13 15 1 5 6 8 11 5-4 6-3 14 4 17 6 1 11-2 16-5 5 3 10 6 16 5 7-3 8-11 4-17 5 3 10 0 11-5 1-7-4-13-13-15zM44 53l-3 8c-3 2-5 0-5-3 0-4 4-6 8-5zm32 0c4-1 8 1 8 5 0 3-2 5-5 3zM50 72l10-5 10 5-4 2-6-2-6 2z"
      />
      <g transform="rotate(-13 60 30)" {...inked}>
        <path fill={m.jade} d="M44 9c5-3 27-3 32 0 10 3 14 12 12 22-2 9-8 16-17 17H49c-9-1-15-8-17-17-2-10 2-19 12-22z" />
        <path fill={m.cinnabar} d={oval(47, 24, 7) + oval(73, 24, 7)} />
        <path fill={m.glaze} d={oval(47, 24, 3.5) + oval(73, 24, 3.5)} />
        <path fill={m.jadeDark} d="M57 26h6l3 6c-3 2-9 2-12 0zM42 37h36c1 6-4 9-9 9-4 0-7-1-9-4-2 3-5 4-9 4-5 0-10-3-9-9z" />
      </g>
      <path
        fill={m.jadeDark}
        d="M76 46c8 2 12 7 12 13 0 4-3 6-7 5 1-3 4-5 4-8-1-5-6-6-10-4zM80 67c4 5 2 12-4 14-4 0-8-1-11-3 6 0 12-3 15-11zM78 14c6 4 8 10 7 18-3 5-7 8-11 10 6-8 8-18 4-28z"
      />
      <Line
        c={m.ink}
        w={1.2}
        d="M52 54c4 3 12 3 16 0M53 60c4 3 10 3 14 0M60 50v14M37 64l-2-3m5 2l-2-3m45 4l2-3m-5 2l2-3M48 80l3-4m-6 3l3-4m24 5l-3-4m6 3l-3-4"
      />
      <Line c={mix(m.jade, m.bone, 0.6)} w={1.5} d="M35 22c1-5 4-8 8-9M32 58c0-4 3-8 7-9M41 74c-1-3 0-5 2-7" />
    </>
  ),
  'POL-07': (
    <>
      <path fill={m.ivory} {...inked} d="M8 12c18-4 34 0 52-2s34-2 52 0c-2 18 0 34-1 48L92 80c-28 3-56-1-82 2 2-24-1-46-2-70z" />
      <path
        fill={m.clayDark}
        d="M14 16l22-1-11 12zM14 40l11-11 11 10zM60 15l22-1-11 12zM60 38l11-11 11 11zM38 40l22-1-11 12zM38 64l11-11 11 10zM84 39l22-1-11 12zM84 63l11-11 5 6zM14 65l22-1-11 12zM16 78l9-6 8 5zM60 64l22-1-11 11zM62 77l9-5 8 5z"
      />
      <path
        fill={m.clay}
        d="M49 27c-8-1-10-5-9-10 5-1 8 2 9 9 1-7 4-10 9-9 1 6-2 10-9 10 7 0 10 4 9 9-5 1-8-2-9-8-1 6-4 9-9 8-1-6 2-9 9-9zM95 26c-8-1-10-5-9-10 5-1 8 2 9 9 1-7 4-10 9-9 1 6-2 10-9 10 7 0 10 4 9 9-5 1-8-2-9-8-1 6-4 9-9 8-1-6 2-9 9-9zM25 52c-8-1-10-5-9-10 5-1 8 2 9 9 1-7 4-10 9-9 1 6-2 10-9 10 7 0 10 4 9 9-5 1-8-2-9-8-1 6-4 9-9 8-1-6 2-9 9-9zM71 51c-8-1-10-5-9-10 5-1 8 2 9 9 1-7 4-10 9-9 1 6-2 10-9 10 7 0 10 4 9 9-5 1-8-2-9-8-1 6-4 9-9 8-1-6 2-9 9-9z"
      />
      <path
        stroke={m.glaze}
        strokeWidth={1.6}
        d="M12 14.5c32-3 66-3 96-2M37 14v64M61 13v64M83 13v64M12 41c30-2 64-3 96-3M12 66c30-2 60-3 84-3"
      />
      <path fill={m.sand} {...inked} d="M111 58L92 80c-1-6-1-12-3-18 8 0 15-1 22-4z" />
      <Line c={m.ink} w={0.9} d="M93 74l4-10m-1 8l6-9" />
    </>
  ),
  'POL-08': (
    <>
      <g {...inked}>
        <path fill={m.sand} d="M42 60C24 46 16 28 20 6c4 14 14 18 22 18s12-4 18-11c2 18-4 34-18 47z" />
        <path fill={m.sand} d="M78 60C64 48 58 32 62 13c4 11 10 16 18 16s13-5 18-11c2 16-6 30-20 42z" />
        <path fill={m.reed} d="M52 62l3-12c6-4 14-4 20 0l3 12z" />
        <path fill={m.sea} d="M4 84c2-6 8-8 16-8h82c8 0 12 3 14 8z" />
        <path fill={m.woodDark} d="M12 54c4 8 10 11 20 11h62c10 0 14-4 18-12l2 4c-2 10-9 15-19 15H30c-12 0-18-6-20-16z" />
        <path fill={m.wood} d="M26 61h68v6H26z" />
        <path fill={m.wood} d="M4 56c4 9 12 14 22 14h64c10 0 15-4 20-14l3 3c-3 14-11 22-23 22H28C14 81 5 72 2 58z" />
      </g>
      <path
        {...shade}
        d="M59 16c1 16-4 30-16 42 6-12 8-22 6-33 4-2 7-5 10-9zM97 21c1 14-6 26-18 37 6-10 9-18 8-28 4-2 7-5 10-9zM5 66c8 8 16 9 26 9h60c9 0 15-4 19-10-4 10-11 15-20 15H28c-12 0-19-6-23-14z"
      />
      <Line
        c={m.ink}
        w={0.8}
        d="M22 20c6 8 14 16 20 32M29 22c6 8 10 18 13 30M50 23c-3 10-6 20-8 30M64 24c5 8 10 16 14 28M72 28c3 8 5 16 6 26M92 25c-6 10-11 18-14 28M57 60l2-11m5-1v12m7-1l-1-10M30 64v3m10-3v3m10-3v3m10-3v3m10-3v3m10-3v3"
      />
      <Line
        c={m.woodDark}
        w={2.2}
        d="M42 60C24 46 17 28 20 6M42 60C56 47 62 31 60 13M78 60C64 48 59 32 62 13M78 60c14-12 22-26 20-42M96 58l14 20"
      />
      <path stroke={m.bone} strokeWidth={1.2} strokeDasharray="2 3" d="M12 68c6 4 12 5 18 5h58c8 0 14-2 18-7" />
      <Line c={m.white} w={1.3} d="M8 82c4-2 8-2 12 0s8 2 12 0m52 1c4-2 8-2 12 0s8 2 12 0" />
    </>
  ),
  'POL-09': (
    <>
      <path
        fill={m.bone}
        {...inked}
        d="M6 14c10-6 20 2 32-2s46-6 76-2c-3 20 1 44-2 64-12 6-24 2-40 5S26 76 8 80C5 58 9 36 6 14z"
      />
      <path
        fill={m.sand}
        d="M113 10.5c-2.5 20 1 44-1.7 63-3 1.5-7 2-10 2 6-20 3-44 11.7-65zM7 15c3-2 6-2 9-2-6 20-5 44-8 65C6 56 9 36 7 15z"
        fillOpacity={0.7}
      />
      <Line c={m.clayDark} w={0.9} d="M60 14v60M12 45h96" />
      <path
        stroke={m.cinnabar}
        strokeWidth={1.3}
        strokeDasharray="0 2.8"
        d="M60 45L34 27M60 45l34-22M60 45L30 62m30-17l32 20M60 45l16 28"
      />
      <path
        fill={m.reed}
        stroke={m.ink}
        strokeWidth={1.1}
        d="M54 42c3-4 8-2 9 1 5-1 6 4 2 6-4 1-11 0-12-3zM28 24c4-3 9-1 8 3-2 3-8 3-9 0zM90 20c4-2 9 0 7 4-3 3-9 1-7-4zM24 60c5-3 9 0 8 4-3 4-10 1-8-4zM90 64c2-4 9-3 8 1-2 4-8 3-8-1zM74 70c3-2 6 0 5 3-2 2-6 1-5-3zM44 32c2-2 5-1 5 1s-5 2-5-1zM76 36c3-2 6 0 5 2-2 2-6 1-5-2zM44 52c2-2 6-1 5 2-2 2-6 1-5-2zM76 52c2-2 6-1 5 2-2 2-6 1-5-2zM18 38c2-2 6-1 5 2-2 2-6 1-5-2zM100 40c2-2 5-1 5 1s-5 2-5-1zM70 20c2-2 5-1 5 1s-5 2-5-1zM44 18c2-2 5-1 4 1s-5 1-4-1zM46 68c2-2 6-1 5 2-2 2-6 1-5-2z"
      />
      <Line
        c={m.ink}
        w={0.9}
        d="M22 30c2-2 3 2 5 0s3 2 5 0M84 29c2-2 3 2 5 0s3 2 5 0 3 2 4 0M20 69c2-2 3 2 5 0s3 2 5 0M84 71c2-2 3 2 5 0s3 2 5 0M66 52c2-2 3 2 5 0M72 42c2-2 3 2 5 0s3 2 4 0M40 57c2-2 3 2 5 0s3 2 4 0"
      />
      <path fill={m.gold} stroke={m.ink} strokeWidth={1} d="M60 8l2 4 4-1-1 4 4 2-4 2 1 4-4-1-2 4-2-4-4 1 1-4-4-2 4-2-1-4 4 1z" />
      <path fill={m.clay} stroke={m.ink} strokeWidth={0.9} d="M26 50h12l-2 3h-8zM32 49V39l6 9z" />
    </>
  ),
  'POL-10': (
    <>
      <g {...inked}>
        <path fill={kokowai} d="M6 80l4-9c12-3 22-2 30-2h74v12z" />
        <path fill={kokowai} d="M34 70c-2-26 8-46 30-52 16-4 30-4 48-8v60z" />
        <path
          fill={kokowai}
          d="M10 43l5-4-1-5c1-8 8-12 15-12 10 0 14 8 14 16 0 12 4 22 8 32H30c-1-4-1-7 0-9-6 2-14 2-19-2l4-5-5-2 4-4z"
        />
      </g>
      <path fill={m.glaze} d="M44 66c-2-22 6-38 22-43 14-4 26-4 40-7v12c-6 10-6 28 0 38z" />
      <path
        stroke={kokowai}
        strokeWidth={3.2}
        d="M60 46c0-4 6-4 6 1 0 6-11 6-12-1-1-9 17-11 18 1 1 13-23 14-24 0-1-17 26-19 30 0M92 46c0-4 6-4 6 1 0 6-11 6-12-1-1-9 16-11 18 1 1 13-22 14-24 0-1-12 8-18 17-18M48 48c2 8 4 12 6 18M60 66l6-8m6 8V54m8 12l6-10m14 10l-3-7M56 30l6 4M72 24l2 8m14-11l2 8"
      />
      <path
        stroke={m.sand}
        strokeWidth={1}
        strokeDasharray="1 2"
        d="M60 46c0-4 6-4 6 1 0 6-11 6-12-1-1-9 17-11 18 1 1 13-23 14-24 0-1-17 26-19 30 0M92 46c0-4 6-4 6 1 0 6-11 6-12-1-1-9 16-11 18 1 1 13-22 14-24 0-1-12 8-18 17-18"
      />
      <g stroke={m.ink} strokeWidth={1.2}>
        <path fill={m.turquoise} d={oval(27, 34, 5)} />
        <path fill={m.bone} d="M12 50c8-4 18-4 24 1-5 7-15 9-22 7l6-5z" />
        <path fill={m.cinnabar} d="M5 62c2-7 10-10 20-8-3 4-8 8-13 8 0 3-2 5-4 5z" />
      </g>
      <path fill={m.glaze} d={oval(27, 34, 2)} />
      <Line
        c={m.ink}
        w={1.1}
        d="M19 31c3-5 12-6 16 0M38 46c2 8 4 16 7 23M33 61c1 3 2 5 3 8M17 40c2 1 4 3 4 5m8-2c4 1 7 4 8 8M12 76h10m8-1h14m10 0h14m10 0h14m10 0h10M17 49l2 3m4-4l1 4m5-4l-1 4"
      />
      <Line c={m.clay} w={1.3} d="M40 40c2-9 10-17 22-20 14-3 28-4 44-7" />
    </>
  ),
  'POL-11': (
    <>
      <path fill={m.granite} {...inked} d="M14 80h92v4H14z" />
      <g {...inked}>
        <path fill={basalt} d="M34 22h7v28h-6c-4-4-5-22-1-28zM86 22h-7v28h6c4-4 5-22 1-28z" />
        <path fill={basalt} d="M42 54c-8 2-17 3-20 8-3 6-3 12-2 18h80c1-6 1-12-2-18-3-5-12-6-20-8z" />
        <path fill={basalt} d="M40 11c8-6 32-6 40 0 2 6 2 12 1 20l1 20c-4 7-12 10-22 10s-18-3-22-10l1-20c-1-8-1-14 1-20z" />
      </g>
      <path
        fill={m.ink}
        fillOpacity={0.3}
        d="M40 26c6-1 12-1 15 1l-2 11c-5 1-10 0-13-2zM80 26c-6-1-12-1-15 1l2 11c5 1 10 0 13-2zM72 8c4 1 7 3 8 4 1 6 1 12 0 19l1 20c-3 5-8 8-14 9 6-14 8-34 5-52zM90 58c4 1 7 3 8 6 2 5 2 10 1 15H86c4-8 5-14 4-21zM46 56c8 4 20 4 28 0l-3 4c-6 3-16 3-22 0z"
      />
      <path
        fill={m.stone}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M40 20c6-3 34-3 40 0l-1 6c-5-2-10-2-13 0l3 16c2 5-3 6-9 6s-11-1-9-6l3-16c-3-2-8-2-13 0z"
      />
      <Line c={m.ink} w={1.3} d="M48 53c8-2 16-2 24 0M50 55.5c7 1 13 1 20 0M54 46c1-2 3-2 4 0m4 0c1-2 3-2 4 0" />
      <Line
        c={m.ink}
        w={1}
        d="M30 60c-1 8 0 14 3 20M90 60c1 8 0 14-3 20M44 70a2 2 0 1 0 .1 0m31.9 0a2 2 0 1 0 .1 0M46 62c8 4 20 4 28 0M36 30v14m48-14v14M74 14l2 4m-2 30l3 2m-7 2l4 3M92 66l3 3m-4 2l4 3"
      />
      <Line c={m.bone} w={1.2} d="M44 12c4-3 10-4 15-4M26 64c-2 3-2 7-2 11" />
    </>
  ),
  'POL-12': (
    <>
      <g {...inked}>
        <path fill={m.gold} d="M32 30C28 10 48 3 66 5c26 2 38 22 34 46-2 10-6 16-10 19l-8-4z" />
        <path
          fill={m.cinnabar}
          d="M46 82c0-8-1-15-5-20-6 2-15 2-19-2-3-4-1-8 3-10-7-4-5-13 4-17 2-13 15-20 31-20 20 0 31 14 30 32-1 12-6 18-8 22-1 5 0 10 2 15z"
        />
        <path fill={m.glaze} d="M24 49c8-8 26-8 40 0-8 11-28 15-39 9-3-3-3-6-1-9z" />
      </g>
      <path
        stroke={m.bone}
        strokeWidth={3.4}
        strokeDasharray="2.4 1.4"
        strokeLinecap="butt"
        d="M26 50c9-6 24-6 34 0M27 57c10 3 23 1 33-7"
      />
      <path fill={m.wine} d="M88 44c-1 11-6 18-8 22-1 5 0 10 1.5 15H66c4-8 3-18 6-26 6-4 10-14 8-30 5 5 8 11 8 19z" />
      <path fill={m.white} stroke={m.ink} strokeWidth={1.4} d="M36 33c1-8 8-12 16-10 6 2 7 9 3 14-6 3-14 3-19-4z" />
      <path fill={m.glaze} d={oval(46, 31, 4)} />
      <path stroke={m.gold} strokeWidth={3} d="M34 26c4-9 16-12 26-6" />
      <path fill={m.sand} stroke={m.ink} strokeWidth={1.2} d="M72 40c4-2 8 1 7 6s-5 6-8 3z" />
      <Line
        c={m.ink}
        w={0.9}
        d="M38 18l3 3m6-7l2 4m8-5v4m9-2l-2 4m10 1l-3 3m9 6l-4 1m5 8l-4-1m-2 12l-4-2m-2 10l-4-2m-12 0l3 4m-9 2l3 4m6-5l3 4m4-10l3 4M62 56l3 3m-1-21l3 3m-3-14l4 2M44 6l2 6m12-7v5m13-3l-2 6m14 0l-4 5m12 7l-6 3m8 10l-6 0m4 12l-6-2"
      />
      <path stroke={m.gold} strokeWidth={4} d="M47 75c10 3 24 3 33 0" />
    </>
  ),
  'POL-13': (
    <>
      <g {...inked}>
        <path fill={m.woodDark} d="M38 80h44v4H38z" />
        <path fill={m.wood} d="M46 62h28l4 18H63l-3-8-3 8H42z" />
        <path fill={m.wood} d="M44 38h32c6 8 6 22-2 28-8 4-20 4-28 0-8-6-8-20-2-28z" />
        <path fill={m.wood} d="M40 38c-8 2-12 10-10 20l14 2 6-2-1-5-11-2 5-10zM80 38c8 2 12 10 10 20l-14 2-6-2 1-5 11-2-5-10z" />
        <path fill={m.wood} d="M60 6c16 0 25 6 25 17S76 40 60 40 35 34 35 23 44 6 60 6z" />
      </g>
      <path
        fill={m.woodDark}
        d="M74 9c7 3 10 8 10 14 0 10-8 16-22 16 12-6 16-20 12-30zM82 41c6 3 8 9 7 16l-7 1c2-5 2-11 0-17zM70 62c4-6 6-14 4-22l2 1c4 8 4 18-2 24l3 14.5h-8z"
      />
      <g stroke={m.ink} strokeWidth={1.5}>
        <Repeat
          by={[
            [-13, 2],
            [13, 2],
            [-6, 12],
            [6, 12],
            [0, -9],
            [0, 25],
            [-9, 33],
            [9, 33],
            [0, 41],
            [-26, 34],
            [26, 34],
          ]}
        >
          <path d="M60 17.5h.1M60 20v3m-3.5-2.5c2 2 5 2 7 0M57 27c0-3 1-4 3-4s3 1 3 4" />
        </Repeat>
      </g>
      <Line c={m.sand} w={1.3} d="M40 17c3-4 8-7 14-8M33 48c0-3 2-5 4-6M46 44c-2 4-2 9-1 13" />
    </>
  ),
  'POL-14': (
    <g transform="translate(61 46) rotate(-62) scale(.86) translate(-60 -51)">
      <path fill={m.woodDark} {...inked} d="M55 18h10l-1 84c-1 3-7 3-8 0z" />
      <path fill={m.wood} d="M56 18h4v84c-2 0-3-1-3-2z" />
      <path fill={m.linen} stroke={m.ink} strokeWidth={1.2} d="M54.5 84h11v14h-11z" />
      <path fill={m.glaze} stroke={m.ink} strokeWidth={1.2} d="M56 102l-4 8 4-2 2 5 2-4 3 4 1-5 4 2-4-8z" />
      <path
        fill={m.wood}
        {...inked}
        d="M40-10c10 5 30 5 40 0 5 10 3 20-4 26l5 2v6l-8 2c0 7-4 12-8 15H55c-4-3-8-8-8-15l-8-2v-6l5-2c-7-6-9-16-4-26z"
      />
      <path fill={m.woodDark} d="M79-9c4 9 2 18-4.5 24.5l5.5 2.5v5l-8 2c0 7-4 11-8 15h-4c6-8 6-16 5-24 6-6 12-14 14-25z" />
      <path fill={m.ivory} stroke={m.ink} strokeWidth={1.1} d={oval(50, 4, 6.5) + oval(70, 4, 6.5)} />
      <path
        fill={m.clayDark}
        stroke={m.ink}
        strokeWidth={1}
        d={
          oval(50, 4, 2.8) +
          oval(70, 4, 2.8) +
          oval(60, 10, 2.5) +
          oval(41, 20.5, 2.4) +
          oval(79, 20.5, 2.4) +
          oval(60, 20.5, 2.4)
        }
      />
      <Line
        c={m.ink}
        w={1}
        d="M47 18h9m8 0h9M47 23h9m8 0h9M50 30c1-3 6-3 7 0m6 0c1-3 6-3 7 0M53 35h14M46-6c8 3 20 3 28 0M55 87l10 4m-10 0l10 4m0-8l-10 4m10 0l-10 4"
      />
      <Line c={m.sand} w={1.2} d="M40-6c-2 6-1 11 2 15M57.5 44v36" />
    </g>
  ),
  'POL-15': (
    <>
      <Line c={m.ink} w={4} d="M60 78c-14 8-30 2-32-10s12-16 16-8" />
      <Line c={m.linen} w={2.2} d="M60 78c-14 8-30 2-32-10s12-16 16-8" />
      <path
        fill={m.bone}
        stroke={m.ink}
        strokeWidth={1.2}
        d="M46 54L33 56 40 47M40 47L28 43 38 37M38 37L28 28 40 28M40 28L35 15 46 20M46 20L47 7 55 16M55 16L62 4 65 16M65 16L76 8 74 20M74 20L87 18 80 28M80 28L93 32 82 37M82 37L92 46 80 47M80 47L84 59 74 54"
      />
      <path
        fill={m.wood}
        {...inked}
        d="M60 14c13 0 21 10 21 22 0 10-6 16-14 20l-2 10 3 14c-2 4-14 4-16 0l3-14-2-10c-8-4-14-10-14-20 0-12 8-22 21-22z"
      />
      <path
        fill={m.woodDark}
        d="M66 16c9 2 14 10 14.2 20 0 9-6 15-14 19l-2 11 3 13.5c-2 2-4 2-6 2 2-12 0-20 2-30 8-8 10-24 2.8-35.5z"
      />
      <path
        stroke={m.linen}
        strokeWidth={1.8}
        strokeDasharray="2 3"
        d="M51 53c-6-4-9-9-9-17 0-10 7-19 18-19s18 9 18 19c0 8-3 13-9 17"
      />
      <Line c={m.ink} w={0.9} d="M52 26c-3 6-3 14 0 20m6-24c-3 8-3 18 0 28m6-20c1 8 1 14-1 20M56 60h8m-8 3h8M55 72h10" />
      <path fill={m.glaze} d={oval(60, 77, 1.8)} />
      <Line c={m.sand} w={1.2} d="M46 30c1-4 4-8 8-10" />
    </>
  ),
};

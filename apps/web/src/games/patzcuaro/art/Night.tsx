import { memo, useId } from 'react';
import css from './Night.module.css';
import { paint } from './palette.ts';

const flags = [paint.magenta, paint.marigold, paint.green, paint.yellow, paint.purple, paint.water];
const FLAG = 64;

/** A string of cut paper from edge to edge. */
export const PapelPicado = memo(function PapelPicado() {
  const id = useId();
  return (
    <svg className={css.picado} height="52" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={FLAG * flags.length} height="52" patternUnits="userSpaceOnUse">
          {flags.map((fill, i) => (
            // The even-odd rule makes the holes transparent.
            <path
              key={fill}
              fill={fill}
              fillRule="evenodd"
              transform={`translate(${i * FLAG} 0)`}
              d={i % 2 === 0 ? flower : bird}
            />
          ))}
          <path stroke={paint.paper} strokeWidth="2" d={`M0 2h${FLAG * flags.length}`} />
        </pattern>
      </defs>
      <rect width="100%" height="52" fill={`url(#${id})`} />
    </svg>
  );
});

const fringe = 'M3 2h58v36l-4.8 8-4.9-8-4.8 8-4.8-8-4.9 8-4.8-8-4.8 8-4.9-8-4.8 8-4.8-8-4.9 8L3 38z';
const cuts =
  'M8 32h3v3H8zm8 0h3v3h-3zm8 0h3v3h-3zm8 0h3v3h-3zm8 0h3v3h-3zm8 0h3v3h-3zM9 7l5 4-5 4zm46 0v8l-5-4zM9 20l5 4-5 4zm46 0v8l-5-4z';
const flower = `${fringe}${cuts}M32 8c3 2 3 5 0 8-3-3-3-6 0-8zm0 20c-3-2-3-5 0-8 3 3 3 6 0 8zm-11-10c2-3 6-3 9 0-3 3-7 3-9 0zm22 0c-2 3-6 3-9 0 3-3 7-3 9 0z`;
const bird = `${fringe}${cuts}M20 16c6-6 10-5 12-1 2-4 6-5 12 1-5 0-7 2-8 5h-8c-1-3-3-5-8-5zm10 8h4l2 5h-8z`;

/**
 * The lake behind the board: the island with its lights, candles on the water. Without stars,
 * because the gaps between the tiles would cut them.
 */
export const NightSky = memo(function NightSky() {
  return (
    <div className={css.night} aria-hidden="true">
      <svg viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path
          fill="#262c6c"
          d="M0 218c120-60 200-70 300-30 90 34 150 20 230-10 110-40 210-20 300 16 130 50 240-40 370-20v76H0z"
        />
        <path fill="#141742" d="M430 236c60-8 70-62 150-86 70-20 120 40 150 64 20 14 30 18 60 22z" />
        <path
          fill={paint.marigold}
          d="M520 206h5v5h-5zm26-14h5v5h-5zm20 22h5v5h-5zm14-44h6v6h-6zm24 30h5v5h-5zm26-20h5v5h-5zm20 30h5v5h-5zm24-12h5v5h-5zm-90-56h8v10h-8zm110 82h5v5h-5zm-160 2h5v5h-5z"
        />
        <path fill="#20265f" d="M0 232h1200v68H0z" />
        <path
          stroke={paint.marigold}
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".55"
          d="M540 246h30M590 256h50M660 246h20M560 270h24M620 280h60M180 254h20M220 272h34M940 250h26M990 268h40M1080 284h30M90 286h30M380 282h22M820 276h30"
        />
      </svg>
    </div>
  );
});

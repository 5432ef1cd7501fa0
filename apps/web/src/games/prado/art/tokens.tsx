import { memo } from 'react';
import { mix } from '../../drawing/colour.ts';
import { pigment as p } from './pigments.ts';

interface TokenProps {
  /** Edge in CSS pixels or any CSS length. */
  size?: number | string;
  className?: string | undefined;
}

const ink = '#1b1614';

const cloth = mix(p.navy, p.bone, 0.25);
const skin = mix(p.flesh, p.fleshDark, 0.25);

/** The guard's head: cap with badge, the token in a queue. */
export const GuardToken = memo(function GuardToken({ size = 40, className }: TokenProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill={p.cream}
        stroke={ink}
        strokeWidth="2"
        d="M20 1.5l4.6 4 6-.8 1.8 5.8 5.3 2.9-2 5.7 2 5.7-5.3 2.9-1.8 5.8-6-.8-4.6 4.3-4.6-4.3-6 .8-1.8-5.8-5.3-2.9 2-5.7-2-5.7 5.3-2.9 1.8-5.8 6 .8z"
      />
      <path fill={skin} d="M12 18h16v5c0 6-4 9-8 9s-8-3-8-9z" />
      <path fill={p.umber} d="M13 25c3 0 5-2 7-2s4 2 7 2c-2 3-5 3-7 2-2 1-5 1-7-2z" />
      <path fill={cloth} d="M10 12c6-6 14-6 20 0l-1.5 6.5h-17z" />
      <path fill={ink} d="M11 18h18c1 2 0 3.5-1 4-5-2-11-2-16 0-1-.5-2-2-1-4z" />
      <path fill={p.gold} d="M20 9.5l1.5 2.8 3 .4-2.2 2.2.5 3.1-2.8-1.5-2.8 1.5.5-3.1-2.2-2.2 3-.4z" />
    </svg>
  );
});

/** The guard at full length, hands behind the back. Twice as high as wide. */
export const GuardFigure = memo(function GuardFigure({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 200"
      width="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={p.bone} opacity=".3" d="M16 192c20-6 48-6 68 0-16 7-52 7-68 0z" />
      <path fill={cloth} d="M34 110h32l4 78H54l-4-62-4 62H30z" />
      <path fill={mix(cloth, p.bone, 0.5)} d="M54 110h12l4 78H58z" />
      <path fill={p.bone} d="M26 188h20v6H24zm28 0h20l2 6H54z" />
      <path fill={cloth} d="M36 54c8-4 20-4 28 0 12 3 18 10 19 20l3 32-12 6-4-14 2 24H28l2-24-4 14-12-6 3-32c1-10 7-17 19-20z" />
      <path fill={mix(cloth, p.smalt, 0.35)} d="M36 54l4-1 4 69H28l2-24-4 14-12-6 3-32c1-10 7-17 19-20z" />
      <path fill={p.white} d="M42 52h16l-8 20z" />
      <path fill={p.lake} d="M48 56h4l2 18-4 5-4-5z" />
      <path stroke={p.gold} strokeWidth="2.4" d="M50 90h.1M50 100h.1M50 110h.1M18 78l8-3M82 78l-8-3" />
      <path fill={p.gold} d="M62 76l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z" />
      <path fill={skin} d="M42 44h16v10c-5 4-11 4-16 0zM36 26h28v8c0 10-7 16-14 16s-14-6-14-16z" />
      <path fill={mix(skin, p.rust, 0.3)} d="M56 26h8v8c0 10-7 16-14 16 6-6 8-14 6-24z" />
      <path fill={p.umber} d="M39 40c5 0 8-3 11-3s6 3 11 3c-4 4-8 4-11 2-3 2-7 2-11-2z" />
      <path stroke={p.bone} strokeWidth="1.8" d="M42 33h4M54 33h4" />
      <path fill={cloth} d="M32 14c10-10 26-10 36 0l-3 12H35z" />
      <path fill={p.bone} d="M34 25h32c2 3 0 6-2 6-9-4-19-4-28 0-2 0-4-3-2-6z" />
      <path fill={p.gold} d="M50 10l2.4 4.6 5 .7-3.7 3.5.9 5-4.6-2.5-4.6 2.5.9-5-3.7-3.5 5-.7z" />
    </svg>
  );
});

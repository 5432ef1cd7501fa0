import { memo } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { paint } from './palette.ts';

/*
 * Signs of the spaces' actions, in a box of 24 × 24. Strokes take the colour of the surrounding
 * text, so that the signs are legible on the night sky and on paper.
 */

const signs = {
  /** Cards for cards. */
  trade: <path d="M7.5 20V5m0 0L3.5 9m4-4l4 4M16.5 4v15m0 0l-4-4m4 4l4-4" />,
  /** A card for the altar: steps and a flame. */
  altar: (
    <>
      <path d="M2.5 21h19v-4h-3.5v-4h-3.5V9.5h-5V13H6v4H2.5z" />
      <path data-solid="" d="M12 .6c1.5 1.8 2.2 2.9 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1.1.7-2.2 2.2-4z" />
    </>
  ),
  /** The other players gain something, too. */
  others: (
    <>
      <circle cx="8" cy="7.5" r="3.3" />
      <path d="M2 20c.2-4.4 2.5-6.5 6-6.5s5.8 2.1 6 6.5z" />
      <path d="M15.4 4.6a3.3 3.3 0 0 1 0 5.8M17 14c3.1.6 4.8 2.6 5 6h-4" />
    </>
  ),
  /** One of several. */
  choose: <path d="M12 21v-6m0 0L5 8V3m7 12l7-7V3M2.5 5.5L5 3l2.5 2.5m9 0L19 3l2.5 2.5" />,
  /** Look at a pile. */
  pile: <path d="M4 8.5l8-5 8 5-8 5zM4 12.5l8 5 8-5M4 16.5l8 5 8-5" />,
} as const;

export const SignIcon = memo(function SignIcon({ sign, ...rest }: IconProps & { sign: keyof typeof signs }) {
  return (
    <Icon box="0 0 24 24" mono {...rest}>
      {signs[sign]}
    </Icon>
  );
});

/** `count` cards from the deck. */
export const DrawIcon = memo(function DrawIcon({ count, ...rest }: IconProps & { count: number }) {
  return (
    <Icon box="0 0 24 24" mono {...rest}>
      {count > 1 && <path d="M9 2.5h10.5c.8 0 1.5.7 1.5 1.5v13" />}
      <path d="M4.5 6h10c.8 0 1.5.7 1.5 1.5v13c0 .8-.7 1.5-1.5 1.5h-10C3.7 22 3 21.3 3 20.5v-13C3 6.7 3.7 6 4.5 6z" />
      <path d="M9.5 10.5v7M6 14h7" />
    </Icon>
  );
});

/**
 * Turns the deck's top card onto a neighbour's pile. The custom property `--arrow` rotates the
 * arrow clockwise from the right.
 */
export const RevealIcon = memo(function RevealIcon({ arrow, ...rest }: IconProps & { arrow: string | null }) {
  return (
    <Icon box="0 0 24 24" mono {...rest}>
      <path d="M12 3C9 3 7.3 5.2 6.5 6.5c.8 1.3 2.5 3.5 5.5 3.5s4.7-2.2 5.5-3.5C16.7 5.2 15 3 12 3z" />
      <circle data-solid="" cx="12" cy="6.5" r="1.6" />
      {arrow !== null && <path className={arrow} strokeWidth="2" d="M7 17.5h10m0 0L13.5 14m3.5 3.5L13.5 21" />}
    </Icon>
  );
});

const UNLIT = '#9a9ee0';

/**
 * A candle: marks the player whose turn it is, and the steps of an altar. Only completed steps are
 * lit.
 */
export const CandleIcon = memo(function CandleIcon({ lit, ...rest }: IconProps & { lit: boolean }) {
  return (
    <Icon box="0 0 12 24" {...rest}>
      <path fill={lit ? paint.wax : 'none'} stroke={lit ? paint.ink : UNLIT} d="M2.5 11.5c0-1.3 7-1.3 7 0V21c0 1.5-7 1.5-7 0z" />
      {lit ? (
        <path fill={paint.marigold} d="M6 1c2.3 2.7 3.1 4.2 3.1 5.5a3.1 3.1 0 0 1-6.2 0C2.9 5.2 3.7 3.7 6 1z" />
      ) : (
        <path stroke={UNLIT} d="M6 10.5V8" />
      )}
    </Icon>
  );
});

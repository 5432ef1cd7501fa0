import { cardOf, type CardId, type Color } from '@sobremesa/games/patzcuaro';
import { memo, type ReactNode } from 'react';
import { Printed } from '../../drawing/Printed.tsx';
import css from './CardArt.module.css';
import { altarShapes } from './altarShapes.tsx';
import { emblemShapes } from './emblemShapes.tsx';
import { itemShapes } from './itemShapes.tsx';
import { cardPaint, paint } from './palette.ts';
import { rosette } from './shapes.ts';

/** Width and height of every card picture, in its own units. */
const CARD_WIDTH = 100;
const CARD_HEIGHT = 134;
const BOX = `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`;
const EDGE = 'M9 1h82a8 8 0 0 1 8 8v116a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z';

/** The paper under the items. Each colour has a different upper edge. */
const papers: Record<Color, string> = {
  pink: 'M7 34a7.17 7.17 0 0 1 14.33 0 7.17 7.17 0 0 1 14.33 0 7.17 7.17 0 0 1 14.34 0 7.17 7.17 0 0 1 14.33 0 7.17 7.17 0 0 1 14.33 0 7.17 7.17 0 0 1 14.34 0V127H7z',
  green: 'M7 38l10.75-9 10.75 9 10.75-9L50 38l10.75-9 10.75 9 10.75-9L93 38v89H7z',
  purple: 'M7 37V30h12.3v7h12.3v-7h12.3v7h12.2v-7h12.3v7h12.3v-7H93v97H7z',
  yellow: 'M7 35c7-8 14.5-8 21.5-3s14.5 5 21.5 0 14.5-5 21.5 0S86 37 93 29v98H7z',
};

/** The cloth around the paper. */
const patterns: Record<Color, string> = {
  pink: repeat((x, y) => `M${x + 4} ${y + 6}h.1M${x + 12} ${y + 14}h.1`, 16, 16),
  green: repeat((x, y) => `M${x} ${y + 10}l5-6 5 6`, 10, 13),
  purple: repeat((x, y) => `M${x + 3} ${y + 7}h8M${x + 7} ${y + 3}v8`, 14, 14),
  yellow: repeat((x, y) => `M${x} ${y + 6}q4-5 8 0t8 0`, 16, 11),
};

/** Places of the items on a card with 1 to 5 of them: edge length, and centres. */
const places: readonly { edge: number; at: readonly (readonly [number, number])[] }[] = [
  { edge: 64, at: [[50, 81]] },
  {
    edge: 58,
    at: [
      [33, 62],
      [67, 98],
    ],
  },
  {
    edge: 48,
    at: [
      [29, 60],
      [71, 60],
      [50, 103],
    ],
  },
  {
    edge: 46,
    at: [
      [29, 59],
      [71, 59],
      [29, 104],
      [71, 104],
    ],
  },
  {
    edge: 38,
    at: [
      [26, 56],
      [74, 56],
      [50, 81],
      [26, 107],
      [74, 107],
    ],
  },
];

/**
 * The face of an altar card. Colour, cloth, edge and emblem all show its colour; the items can be
 * counted.
 */
export const CardArt = memo(function CardArt({ id }: { id: CardId }) {
  return (
    <Card name={`card ${id}`}>
      <Face id={id} />
    </Card>
  );
});

function Face({ id }: { id: CardId }) {
  const { color, items } = cardOf(id);
  const { edge, at } = places[items.length - 1] as (typeof places)[number];
  return (
    <>
      <path fill={cardPaint[color]} d={EDGE} />
      <path className={css.cloth} d={patterns[color]} />
      <path className={css.cut} fill={paint.paper} d={papers[color]} />
      <path d={EDGE} />
      <g transform="translate(36 2) scale(1.17)">{emblemShapes[color]}</g>
      {items.map((item, i) => {
        const [x, y] = at[i] as readonly [number, number];
        const scale = edge / 32;
        return (
          // A card never changes, so its items are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={i} transform={`translate(${x - edge / 2} ${y - edge / 2}) scale(${scale.toFixed(3)})`}>
            {itemShapes[item]}
          </g>
        );
      })}
    </>
  );
}

/** The back of all cards: cut paper at night. */
export const CardBack = memo(function CardBack() {
  return <Card name="card back">{back}</Card>;
});

const back = (
  <>
    <path fill="#2b2f77" d={EDGE} />
    <path stroke={paint.magenta} strokeWidth="2" d="M10 10h80v114H10z" />
    <path fill={paint.magenta} stroke="none" d={rosette(50, 67, 25, 8)} />
    <path fill={paint.marigold} d={rosette(50, 67, 17, 10)} />
    <path fill={paint.yellow} d={rosette(50, 67, 8, 8)} />
    <path
      fill={paint.water}
      stroke="none"
      d="M50 20l7 10-7 10-7-10zm0 74l7 10-7 10-7-10zM22 57l6 10-6 10-6-10zm56 0l6 10-6 10-6-10z"
    />
    <path stroke={paint.yellow} strokeWidth="2" d="M16 16l14 14M84 16L70 30M16 118l14-14M84 118l-14-14" />
  </>
);

function Card(print: { name: string; children: ReactNode }) {
  return <Printed {...print} className={css.card} viewBox={BOX} fill="none" aria-hidden="true" focusable="false" />;
}

/** A player's card: the altar before the flip, a burnt-down candle after it. */
export const PlayerCardArt = memo(function PlayerCardArt({ used }: { used: boolean }) {
  return (
    <svg className={css.card} viewBox={BOX} fill="none" aria-hidden="true" focusable="false">
      <path fill={used ? '#4a4c74' : paint.magenta} d={EDGE} />
      <path fill={used ? '#c9c7d8' : paint.paper} d="M8 8h84v118H8z" />
      {used ? (
        <>
          <path fill={paint.wax} d="M30 104c-4-12 4-14 6-22 2-5 26-5 28 0 2 8 10 10 6 22z" />
          <path d="M50 79v-9c0-3 4-3 4-7s-6-5-4-11M26 104h48" strokeWidth="2.5" />
        </>
      ) : (
        altarShapes
      )}
      <path d={EDGE} />
    </svg>
  );
});

/** A pattern over the whole card, made of tiles of dx × dy. */
function repeat(tile: (x: number, y: number) => string, dx: number, dy: number): string {
  let path = '';
  for (let y = 2; y < 130; y += dy) {
    for (let x = 2; x < 96; x += dx) {
      // The paper hides this part.
      if (y > 42 && y < 118 && x > 10 && x + dx < 90) continue;
      path += tile(x, y);
    }
  }
  return path;
}

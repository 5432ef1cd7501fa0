import type { Domain } from '@sobremesa/games/museum';
import { Glyph, type GlyphProps, type Strokes } from './glyph.tsx';

const strokes: Record<Domain, Strokes> = {
  // An ear of wheat
  agriculture: [
    'M12 22V9M12 14c-4 0-5.5-2-5.5-5 3.5 0 5.5 1.5 5.5 5zm0 0c4 0 5.5-2 5.5-5-3.5 0-5.5 1.5-5.5 5zM12 20c-4 0-5.5-2-5.5-5 3.5 0 5.5 1.5 5.5 5zm0 0c4 0 5.5-2 5.5-5-3.5 0-5.5 1.5-5.5 5zM12 8.5c-2.5-2-2.5-4.5 0-6.5 2.5 2 2.5 4.5 0 6.5z',
  ],
  // A stone pillar
  architecture: ['M4 3h16v3.5H4zM6.5 6.5L8 8v9.5l-1.5 1M17.5 6.5L16 8v9.5l1.5 1M3.5 18.5h17V22h-17zM12 9.5v7'],
  // An amphora
  culture: [
    'M9 3h6M9.5 3c0 3 .5 4-2 6.5-3 3-.5 8.5 3 11h3c3.5-2.5 6-8 3-11-2.5-2.5-2-3.5-2-6.5M9.2 6.5H5.5C4.5 8.5 5 10 6.3 11M14.8 6.5h3.7c1 2 .5 3.5-.8 4.5M9 22h6M7 14h10',
  ],
  // An anchor
  navigation: [
    'M12 7.5V21M7.5 11h9M3.5 14c1 4.5 4 7 8.5 7s7.5-2.5 8.5-7M3.5 14l-1 3.5M3.5 14l3 1.5M20.5 14l1 3.5M20.5 14l-3 1.5M12 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z',
  ],
  // An altar with its flame
  religion: [
    'M5 13.5h14M7 13.5v5.5M17 13.5V19M4 19h16v3H4zM12 2c.5 2.5 3.5 3.5 3.5 6.5a3.5 3.5 0 0 1-7 0c0-1.5 1-2 1.5-3 .5 1 1 1.5 1 1.5.5-1.5.5-3 1-5z',
  ],
  // Crossed swords
  war: [
    'M3 3h3l11.5 11.5M3 3v3l11.5 11.5M21 3h-3l-4.5 4.5M21 3v3l-4.5 4.5M6.5 14.5l3-3M9.5 17.5l3-3M4.5 14l5.5 5.5M3 21l4-4M19.5 14L14 19.5M21 21l-4-4',
  ],
};

/** The sign of a domain, in the colour of the text around it. */
export function DomainIcon({ domain, ...props }: GlyphProps & { domain: Domain }) {
  return <Glyph strokes={strokes[domain]} {...props} />;
}

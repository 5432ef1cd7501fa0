import type { Civilisation } from '@sobremesa/games/museum';
import { useId } from 'react';
import { mix } from '../../drawing/colour.ts';
import { Glyph, type GlyphProps, type Strokes } from './glyph.tsx';
import { material as m } from './materials.ts';
import { OBJECT_BOX } from './picture.ts';

/** Colours of a civilisation's cards. */
export interface CivilisationColors {
  /** The civilisation's own colour. */
  ground: string;
  /** Colour of text and emblem on the ground. */
  ink: string;
}

export const civilisationColors: Record<Civilisation, CivilisationColors> = {
  INC: { ground: '#37966b', ink: m.black },
  MAY: { ground: '#e08a1a', ink: m.black },
  POL: { ground: '#7fb4d4', ink: m.black },
  GRE: { ground: '#7359b6', ink: m.white },
  ROM: { ground: '#b5331f', ink: m.white },
  CEL: { ground: '#46301a', ink: m.white },
  PHO: { ground: '#1d437c', ink: m.white },
  EGY: { ground: '#f3cf3c', ink: m.black },
  MES: { ground: '#ab9854', ink: m.black },
  CHI: { ground: '#980f55', ink: m.white },
  IND: { ground: '#f3a490', ink: m.black },
  JAP: { ground: '#f4f1e6', ink: m.black },
};

const emblems: Record<Civilisation, Strokes> = {
  // The stepped cross with the sun
  INC: [
    '',
    'M9 1.5h6v4h3.5V9h4v6h-4v3.5H15v4H9v-4H5.5V15h-4V9h4V5.5H9zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3z',
  ],
  // The day sign Ahau
  MAY: [
    'M8 2.5h8c4 0 5.5 1.5 5.5 5.5v8c0 4-1.5 5.5-5.5 5.5H8c-4 0-5.5-1.5-5.5-5.5V8c0-4 1.5-5.5 5.5-5.5zM12 6.5v6M10 12.5h4M12 15a2 2 0 1 0 0 4 2 2 0 1 0 0-4z',
    'M7.5 8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 1 1 0-3.8zm9 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 1 1 0-3.8z',
  ],
  // The fish hook
  POL: [
    'M11 5.5h9.5',
    'M13.5 1.5h4.5v12c0 5.5-3.5 9.5-8.5 9.5-4.5 0-7.5-3-7.5-7.5C2 12.5 3 10 5.5 7.5l5 6.5-3-.5c-.8 3 .2 4.800 2.200 4.800 2.5 0 3.800-2 3.800-5z',
  ],
  // The owl
  GRE: [
    'M4.5 2.5c2 2 4.5 3 7.5 3s5.5-1 7.5-3v10.5c0 5-3 8-7.5 9-4.5-1-7.5-4-7.5-9zM8.3 7.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4zm7.4 0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4zM9 18l1.5 1m4.5-1l-1.5 1',
    'M12 12l1.5 4h-3zM8.3 9.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 1 1 0-2.2zm7.4 0a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 1 1 0-2.2z',
  ],
  // The eagle
  ROM: [
    'M8 22h8',
    'M12 2c1.8 0 3 1 3 2.5 0 .8-.5 1.3-1 1.5l.5 2c2-3 5-4 8.5-4-.3 3-1 5.5-2.5 7.5-1.3 1.7-3 2.7-5.5 3l1.5 4.5-2-.5L12 20.5 9.5 18.5l-2 .5L9 14.5c-2.5-.3-4.2-1.3-5.5-3C2 9.5 1.3 7 1 4c3.5 0 6.5 1 8.5 4l.5-2.5-2 .2C8.2 3 10 2 12 2z',
  ],
  // The triskele
  CEL: [
    'M12 12c3.5-2 4-6.5 1-8.5-2.5-1.5-5.5.5-5 3.2.5 2.3 3.5 2.3 3.7.3M12 12c0 4 3.7 6.7 7 5.3 2.5-1.3 2.5-4.8 0-6-2-.8-3.7 1.7-2 3M12 12c-3.5-2-7.7-.2-8 3.3-.2 2.8 2.9 4.6 5.1 3 1.9-1.3.5-4.2-1.7-3.3',
  ],
  // The round ship
  PHO: [
    'M12 2v13M6.5 4h11v7.5h-11zM10 4v7.5M14 4v7.5M5 22l1-2m4 2.5l.5-2m4 2l-.5-2m5 1.5l-1-2',
    'M1.5 10.5c1-1 2.5-.7 2.8.5.3 1.5 1 3 2.7 3h10c2 0 3-1.7 3.2-5l2.3-1c0 6-2 11-7 11H8.5C4 19 1.5 15.5 1.5 10.5z',
  ],
  // The eye of Horus
  EGY: [
    'M2.5 6.5c5-3.5 12.5-3.5 19-.5M2 11.5c4.5-4.5 13-5 20 0-6 4.5-14 4.5-20 0zM9.5 15.5v5.5M13 15.3c.3 4 3 6.2 6 5.7 2-.5 1.7-3.3-.3-3.2',
    'M12 8.7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6z',
  ],
  // The bearded bull
  MES: [
    'M8.5 6.5C4 7 2 4.5 2.5 1.5M15.5 6.5C20 7 22 4.5 21.5 1.5',
    'M8 5h8l1 3.5 5-.5c0 2.5-1.5 4-4.5 4l-1.5 4.5.5 4.5-1.5-1-.7 2-1.3-1.2-1 1.7-1-1.7-1.3 1.2-.7-2-1.5 1 .5-4.5L6.5 12C3.5 12 2 10.5 2 8l5 .5zM8.800 9.3v1.900h2V9.3zm4.400 0v1.900h2V9.3zM9.5 15.5v1.2h1.3v-1.2zm3.7 0v1.2h1.3v-1.2z',
  ],
  // A coin
  CHI: ['M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM8.5 8.5h7v7h-7zM12 4.5v1.5M12 18v1.5M4.5 12H6M18 12h1.5'],
  // The wheel
  IND: [
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19zM12 2.5v7m0 5v7M2.5 12h7m5 0h7M5.3 5.3l5 5m3.5 3.5l5 5M18.7 5.3l-5 5m-3.5 3.5l-5 5',
    'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 1 1 0-6.4z',
  ],
  // A cherry blossom
  JAP: [
    '',
    'M12 9.6C6.4 7.4 7.4 2 10.4 1.1L12 3.3L13.6 1.1C16.6 2 17.6 7.4 12 9.6zM14.7 11.5C15 5.5 20.5 4.8 22.3 7.4L20.7 9.6L23.2 10.4C23.3 13.6 18.5 16.2 14.7 11.5zM13.6 14.7C19.5 13.2 21.8 18.1 19.9 20.6L17.3 19.8L17.3 22.5C14.4 23.5 10.4 19.7 13.6 14.7zM10.4 14.7C13.6 19.7 9.6 23.5 6.7 22.5L6.7 19.8L4.1 20.6C2.2 18.1 4.5 13.2 10.4 14.7zM9.3 11.5C5.5 16.2 0.7 13.6 0.8 10.4L3.3 9.6L1.7 7.4C3.5 4.8 9 5.5 9.3 11.5zM12 11.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4z',
  ],
};

/** The emblem of a civilisation, in the colour of the text around it. */
export function Emblem({ civilisation, ...props }: GlyphProps & { civilisation: Civilisation }) {
  return <Glyph strokes={emblems[civilisation]} {...props} />;
}

interface Motif {
  width: number;
  height: number;
  lines: string;
}

const motifs: Record<Civilisation, Motif> = {
  INC: { width: 16, height: 16, lines: 'M0 12h4V8h4V4h4v4h4' },
  MAY: { width: 18, height: 18, lines: 'M3 4h12v3h-4v7H7V7H3z' },
  POL: { width: 12, height: 12, lines: 'M0 11L6 2l6 9z' },
  GRE: { width: 16, height: 16, lines: 'M0 14h14V2H4v8h6V6' },
  ROM: { width: 10, height: 10, lines: 'M5 0l5 5-5 5-5-5z' },
  CEL: { width: 20, height: 20, lines: 'M0 10C5 0 15 0 20 10 15 20 5 20 0 10zM10 0c10 5 10 15 0 20C0 15 0 5 10 0z' },
  PHO: { width: 20, height: 14, lines: 'M0 12c6 0 6-8 11-8 4 0 4 5 1 5M12 9c1 2 4 3 8 3' },
  EGY: { width: 12, height: 10, lines: 'M0 4l3-3 3 3 3-3 3 3M0 9l3-3 3 3 3-3 3 3' },
  MES: { width: 20, height: 20, lines: 'M10 4v12M4 10h12M6 6l8 8M14 6l-8 8' },
  CHI: { width: 30, height: 20, lines: 'M3 16h13c3.5 0 4-5 .5-5.5 0-4-5.5-5-7-1.5-3-1-5.5 3-2.5 5M18 6h11M22 9h7M0 6h4' },
  IND: { width: 16, height: 16, lines: 'M8 0l8 8-8 8-8-8zM8 4l4 4-4 4-4-4z' },
  JAP: { width: 16, height: 8, lines: 'M0 8a8 8 0 0 1 16 0M4 8a4 4 0 0 1 8 0' },
};

const [WIDTH, HEIGHT] = OBJECT_BOX;

/**
 * The ground of a civilisation's Objects: its colour, diluted, with its motif. Fills `OBJECT_BOX`.
 */
export function Pattern({ civilisation }: { civilisation: Civilisation }) {
  const id = useId();
  const { ground } = civilisationColors[civilisation];
  const { width, height, lines } = motifs[civilisation];
  const wash = mix(ground, m.white, 0.42);
  return (
    <>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path stroke={mix(wash, m.ink, 0.14)} d={lines} />
      </pattern>
      <path fill={wash} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <path fill={`url(#${id})`} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
    </>
  );
}

import type { ReactElement } from 'react';

/**
 * The styles of all parts in one light. The colours of wood and cloth equal those of `tokens.css`.
 */
function looksIn({
  shadow,
  wood,
  woodDark,
  woodLight,
  cloth,
}: Record<'shadow' | 'wood' | 'woodDark' | 'woodLight' | 'cloth', string>) {
  const line = { fill: 'none', strokeLinecap: 'round' } as const;
  return {
    shadow: { fill: shadow, fillOpacity: 0.2 },
    wood: { fill: wood },
    grain: { ...line, stroke: woodDark, strokeWidth: 2, opacity: 0.3 },
    edge: { fill: 'none', stroke: woodLight, strokeWidth: 7 },
    cloth: { fill: cloth },
    stitch: { fill: 'none', stroke: '#b0434f', strokeWidth: 1.6, strokeDasharray: '5 4' },
    fringe: { ...line, stroke: cloth, strokeWidth: 2 },
    card: { fill: '#fffdf7' },
    wine: { fill: '#7a2233' },
    olive: { fill: '#6b7040' },
    copper: { fill: '#b5652b' },
    back: { fill: '#3f5f6f' },
    token: { fill: '#e0992e' },
    tokenDark: { fill: '#7a2233' },
    china: { fill: '#fffaf1', stroke: '#e2d4bd', strokeWidth: 1 },
    chinaRing: { fill: 'none', stroke: '#7f96a0', strokeWidth: 1.6 },
    handle: { ...line, stroke: '#efe3cf', strokeWidth: 7 },
    coffee: { fill: '#4a2c1b' },
    gleam: { ...line, stroke: '#a2714b', strokeWidth: 2.2 },
    crumbs: { ...line, stroke: '#b98b5a', strokeWidth: 3 },
    fork: { ...line, stroke: '#a9a39a', strokeWidth: 4 },
    glass: { fill: '#dfe7e4', stroke: '#b9c8c4', strokeWidth: 2 },
    petals: { fill: '#ec8c1c' },
    petalsInner: { fill: '#f7b02f' },
    heart: { fill: '#a9560d' },
  } as const;
}

type Looks = ReturnType<typeof looksIn>;

/**
 * The table after a meal, from above: cups pushed aside, a marigold in a glass, a few cards. The
 * lamp is at the upper left, so shadows fall to the lower right. 400 units wide; the wood has a
 * radius of 180.
 */
function tableTop(looks: Looks): ReactElement<{ viewBox: string }> {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
      <ellipse {...looks.shadow} cx="210" cy="214" rx="182" ry="180" />
      <circle {...looks.wood} cx="200" cy="200" r="180" />
      <g {...looks.grain}>
        <path d="M44 128 Q200 104 356 128M26 172 Q200 150 374 172M20 208 Q200 224 380 208M34 262 Q200 246 366 262M70 320 Q200 336 330 320" />
      </g>
      <circle {...looks.edge} cx="200" cy="200" r="175" />

      <g transform="rotate(-8 200 200)">
        <path {...looks.shadow} d="M72 152 H336 V268 H72z" transform="translate(4 5)" />
        <path {...looks.cloth} d="M68 146 H332 V262 H68z" />
        <path {...looks.stitch} d="M76 154 H324 V254 H76z" />
        <path
          {...looks.fringe}
          d="M68 152h-7M68 164h-7M68 176h-7M68 188h-7M68 200h-7M68 212h-7M68 224h-7M68 236h-7M68 248h-7M68 258h-7M332 152h7M332 164h7M332 176h7M332 188h7M332 200h7M332 212h7M332 224h7M332 236h7M332 248h7M332 258h7"
        />
      </g>

      <Card x={142} y={196} turn={-14} of={looks} ground={looks.wine} sign="M0-9l7 9-7 9-7-9z" />
      <Card x={184} y={190} turn={-5} of={looks} ground={looks.olive} sign="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <Card x={226} y={190} turn={5} of={looks} ground={looks.copper} sign="M-7 7L0-8 7 7z" />
      <Card x={270} y={204} turn={30} of={looks} ground={looks.back} sign="M-6-6h12v12h-12z" />
      <circle {...looks.shadow} cx="204" cy="239" r="8" />
      <circle {...looks.token} cx="202" cy="237" r="8" />
      <circle {...looks.shadow} cx="224" cy="245" r="8" />
      <circle {...looks.tokenDark} cx="222" cy="243" r="8" />

      <Cup of={looks} x={118} y={102} turn={-30} />
      <Cup of={looks} x={300} y={292} turn={140} />

      <g transform="translate(292 98)">
        <circle {...looks.shadow} cx="4" cy="5" r="30" />
        <circle {...looks.china} r="30" />
        <circle {...looks.chinaRing} r="21" />
        <path {...looks.crumbs} d="M-6-4h.1M5 3h.1M-2 8h.1M8-7h.1" />
        <path {...looks.fork} d="M40-26 L24 22" />
      </g>

      <g transform="translate(112 300)">
        <circle {...looks.shadow} cx="4" cy="5" r="21" />
        <circle {...looks.glass} r="21" />
        <g {...looks.petals}>
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <ellipse key={angle} cx="0" cy="-12" rx="6.5" ry="9" transform={`rotate(${angle})`} />
          ))}
        </g>
        <g {...looks.petalsInner}>
          {[22, 82, 142, 202, 262, 322].map((angle) => (
            <ellipse key={angle} cx="0" cy="-6" rx="4.5" ry="6" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle {...looks.heart} r="4" />
      </g>
    </svg>
  );
}

function Card({
  x,
  y,
  turn,
  of: looks,
  ground,
  sign,
}: {
  of: Looks;
  ground: { fill: string };
  x: number;
  y: number;
  turn: number;
  sign: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...looks.shadow} x="-13" y="-20" width="32" height="46" rx="4" />
      <rect {...looks.card} x="-16" y="-23" width="32" height="46" rx="4" />
      <g {...ground}>
        <rect x="-12" y="-19" width="24" height="38" rx="2" opacity="0.25" />
        <path d={sign} />
      </g>
    </g>
  );
}

function Cup({ of: looks, x, y, turn }: { of: Looks; x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle {...looks.shadow} cx="4" cy="5" r="31" />
      <circle {...looks.china} r="31" />
      <circle {...looks.chinaRing} r="24" />
      <g transform={`rotate(${turn})`}>
        <path {...looks.handle} d="M14 0h13" />
      </g>
      <circle {...looks.china} r="18" />
      <circle {...looks.coffee} r="14" />
      <path {...looks.gleam} d="M-8-5a9.5 9.5 0 0 1 7-4.5" />
    </g>
  );
}

/** In the light and in the dark theme. */
export const drawings = {
  light: tableTop(
    looksIn({ shadow: 'rgb(60 35 20)', wood: '#b7824f', woodDark: '#94623a', woodLight: '#cd9c68', cloth: '#fbf5ea' }),
  ),
  dark: tableTop(looksIn({ shadow: 'rgb(0 0 0)', wood: '#7a5434', woodDark: '#573a23', woodLight: '#8f6641', cloth: '#d9cdb9' })),
};

import styles from './TableTop.module.css';

/**
 * The table after the meal, from above: cups pushed aside, a marigold in a glass, a few cards laid out. The lamp hangs at
 * the upper left, so every shadow falls to the lower right. 400 units wide, the wood 180 from its centre.
 */
export function TableTop({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 400" width="400" height="400" aria-hidden="true" focusable="false">
      <ellipse className={styles.shadow} cx="210" cy="214" rx="182" ry="180" />
      <circle className={styles.wood} cx="200" cy="200" r="180" />
      <g className={styles.grain}>
        <path d="M44 128 Q200 104 356 128M26 172 Q200 150 374 172M20 208 Q200 224 380 208M34 262 Q200 246 366 262M70 320 Q200 336 330 320" />
      </g>
      <circle className={styles.edge} cx="200" cy="200" r="175" />

      <g transform="rotate(-8 200 200)">
        <path className={styles.shadow} d="M72 152 H336 V268 H72z" transform="translate(4 5)" />
        <path className={styles.cloth} d="M68 146 H332 V262 H68z" />
        <path className={styles.stitch} d="M76 154 H324 V254 H76z" />
        <path
          className={styles.fringe}
          d="M68 152h-7M68 164h-7M68 176h-7M68 188h-7M68 200h-7M68 212h-7M68 224h-7M68 236h-7M68 248h-7M68 258h-7M332 152h7M332 164h7M332 176h7M332 188h7M332 200h7M332 212h7M332 224h7M332 236h7M332 248h7M332 258h7"
        />
      </g>

      <Card x={142} y={196} turn={-14} className={styles.wine} sign="M0-9l7 9-7 9-7-9z" />
      <Card x={184} y={190} turn={-5} className={styles.olive} sign="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <Card x={226} y={190} turn={5} className={styles.copper} sign="M-7 7L0-8 7 7z" />
      <Card x={270} y={204} turn={30} className={styles.back} sign="M-6-6h12v12h-12z" />
      <circle className={styles.shadow} cx="204" cy="239" r="8" />
      <circle className={styles.token} cx="202" cy="237" r="8" />
      <circle className={styles.shadow} cx="224" cy="245" r="8" />
      <circle className={styles.tokenDark} cx="222" cy="243" r="8" />

      <Cup x={118} y={102} turn={-30} />
      <Cup x={300} y={292} turn={140} />

      <g transform="translate(292 98)">
        <circle className={styles.shadow} cx="4" cy="5" r="30" />
        <circle className={styles.china} r="30" />
        <circle className={styles.chinaRing} r="21" />
        <path className={styles.crumbs} d="M-6-4h.1M5 3h.1M-2 8h.1M8-7h.1" />
        <path className={styles.fork} d="M40-26 L24 22" />
      </g>

      <g transform="translate(112 300)">
        <circle className={styles.shadow} cx="4" cy="5" r="21" />
        <circle className={styles.glass} r="21" />
        <g className={styles.petals}>
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <ellipse key={angle} cx="0" cy="-12" rx="6.5" ry="9" transform={`rotate(${angle})`} />
          ))}
        </g>
        <g className={styles.petalsInner}>
          {[22, 82, 142, 202, 262, 322].map((angle) => (
            <ellipse key={angle} cx="0" cy="-6" rx="4.5" ry="6" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle className={styles.heart} r="4" />
      </g>
    </svg>
  );
}

function Card({
  x,
  y,
  turn,
  className,
  sign,
}: {
  x: number;
  y: number;
  turn: number;
  className?: string | undefined;
  sign: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className={styles.shadow} x="-13" y="-20" width="32" height="46" rx="4" />
      <rect className={styles.card} x="-16" y="-23" width="32" height="46" rx="4" />
      <g className={className}>
        <rect x="-12" y="-19" width="24" height="38" rx="2" opacity="0.25" />
        <path d={sign} />
      </g>
    </g>
  );
}

function Cup({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.shadow} cx="4" cy="5" r="31" />
      <circle className={styles.china} r="31" />
      <circle className={styles.chinaRing} r="24" />
      <g transform={`rotate(${turn})`}>
        <path className={styles.handle} d="M14 0h13" />
      </g>
      <circle className={styles.china} r="18" />
      <circle className={styles.coffee} r="14" />
      <path className={styles.gleam} d="M-8-5a9.5 9.5 0 0 1 7-4.5" />
    </g>
  );
}

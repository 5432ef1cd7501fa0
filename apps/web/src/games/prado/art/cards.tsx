import type { VisitType } from '@sobremesa/games/prado';
import { memo, type ReactNode } from 'react';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { Printed } from '../../drawing/Printed.tsx';
import { house } from './gallery.tsx';
import { Icon } from './icons.tsx';
import { pigment as p } from './pigments.ts';

/** The outline of all cards. */
const EDGE = 'M8 1h84a7 7 0 0 1 7 7v124a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z';

/** Each type has its own colour, and its own shape of the panel's top. */
const faces: Record<VisitType, { color: string; panel: string }> = {
  move: { color: '#438a6e', panel: 'M10 34L50 14l40 20v96H10z' },
  help: { color: '#a8641c', panel: 'M10 40c0-36 80-36 80 0v90H10z' },
  change: { color: '#2f5590', panel: 'M10 30c0-16 40-16 40 0 0-16 40-16 40 0v100H10z' },
  security: { color: '#7a2430', panel: 'M10 24l12-9h56l12 9v106H10z' },
};

/** Heads of waiting people, from behind. */
const crowd = [
  [24, 116, 9],
  [50, 108, 10],
  [76, 116, 9],
] as const;

/** The face of a Visit card. Its name and text are written beside or over it. */
export const VisitCardFace = memo(function VisitCardFace({
  type,
  className,
}: {
  type: VisitType;
  className?: string | undefined;
}) {
  return (
    <Card name={`visit ${type}`} className={className}>
      <Face type={type} />
    </Card>
  );
});

function Face({ type }: { type: VisitType }) {
  const { color, panel } = faces[type];
  const dark = mix(color, p.bone, 0.6);
  return (
    <>
      <path fill={house.ivory} stroke={mix(p.umber, house.ivory, 0.4)} d={EDGE} />
      <path fill={color} d={panel} />
      <path fill={mix(color, p.white, 0.16)} d="M10 92h80v3H10z" />
      <path
        fill={dark}
        d={crowd.map(([x, y, r]) => `${oval(x, y, r * 0.8, r)}M${x - 16} 130c0-16 6-20 16-20s16 4 16 20z`).join('')}
      />
      <g color={p.white}>
        <svg x="25" y="34" width="50" height="50">
          <Icon name={type} size={50} />
        </svg>
      </g>
    </>
  );
}

/** The back of a Visit card: a silhouette. */
export const VisitCardBack = memo(function VisitCardBack({ className }: { className?: string | undefined }) {
  return (
    <Card name="visit back" className={className}>
      <Back />
    </Card>
  );
});

function Back() {
  const ground = mix(p.bone, p.umber, 0.3);
  const people = [
    [12, 22],
    [40, 12],
    [68, 20],
    [96, 12],
    [-2, 62],
    [26, 52],
    [54, 60],
    [82, 52],
    [12, 102],
    [40, 92],
    [68, 100],
    [96, 94],
  ] as const;
  return (
    <>
      <path fill={ground} stroke={mix(p.bone, house.brass, 0.35)} d={EDGE} />
      <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">
        {people.map(([x, y], i) => (
          <path
            key={`${x} ${y}`}
            fill={mix(ground, i % 3 === 1 ? p.lake : i % 3 === 2 ? p.navy : p.grey, 0.28)}
            stroke={ground}
            strokeWidth="1.5"
            d={`${oval(x, y + 6, 8, 10)}M${x - 17} ${y + 60}V${y + 30}c0-12 8-15 17-15s17 3 17 15v30z`}
          />
        ))}
      </svg>
      <path
        stroke={house.brass}
        strokeWidth="1.5"
        d="M8 6.5h84a1.5 1.5 0 0 1 1.5 1.5v124a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 132V8A1.5 1.5 0 0 1 8 6.5z"
      />
    </>
  );
}

function Card(print: { name: string; children: ReactNode; className: string | undefined }) {
  return <Printed {...print} viewBox="0 0 100 140" width="100%" fill="none" aria-hidden="true" focusable="false" />;
}

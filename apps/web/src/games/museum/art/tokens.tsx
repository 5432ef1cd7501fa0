import { civilisations, type Continent, continentOf } from '@sobremesa/games/museum';
import { memo, type ReactNode } from 'react';
import { seatOutline } from '../../../ui/SeatToken.tsx';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { Emblem } from './civilisations.tsx';
import { Globe } from './Globe.tsx';
import { Icon } from './icons.tsx';
import { material as m } from './materials.ts';
import { scallop, star, wreath } from './shapes.ts';

export interface TokenProps {
  /** Edge in CSS pixels or any CSS length. */
  size?: number | string;
  className?: string | undefined;
}

const { ink, white, gold } = m;

function Token({ size = 32, className, children }: TokenProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="none"
      stroke={ink}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A point of Prestige: a gilt seal with ribbons. */
export const PrestigeToken = memo(function PrestigeToken(props: TokenProps) {
  return (
    <Token {...props}>
      <path fill={m.wine} d="M12 24L7 38l7-2 4 3 4-12zM28 24l5 14-7-2-4 3-4-12z" />
      <path fill={gold} d={scallop(20, 17, 14, 14, 0.1)} />
      <path fill={mix(gold, white, 0.45)} stroke={m.goldDark} strokeWidth="1" d={oval(20, 17, 10.2)} />
      <path fill={m.goldDark} stroke="none" d={star(20, 17.4, 7.6)} />
    </Token>
  );
});

/** A token of Public Opinion. */
export const OpinionToken = memo(function OpinionToken(props: TokenProps) {
  return (
    <Token {...props}>
      <path fill={m.cinnabar} d={star(20, 20, 18.6, 12, 0.86)} />
      <path fill={white} d="M7.5 17.500h5l13-7v19l-13-7h-5z" />
      <path fill={m.linen} d="M11 22.500h5l2 7.500h-5z" />
      <path stroke={white} strokeWidth="2" d="M29 16c2 2 2 6 0 8M32 13.500c3.5 3.5 3.5 9.5 0 13" />
    </Token>
  );
});

/** Marks a continent under embargo. */
export const EmbargoMarker = memo(function EmbargoMarker(props: TokenProps) {
  return (
    <Token {...props}>
      <path fill={white} d={oval(20, 20, 18)} />
      <path stroke={m.cinnabar} strokeWidth="5" d={oval(20, 20, 14.5)} />
      <path strokeWidth="1.2" d={oval(20, 20, 12)} />
      <path strokeWidth="2.6" d="M15.5 19v-3.500c0-6 9-6 9 0V19" />
      <path fill={ink} d="M13 18.500h14v10H13z" />
      <path fill={white} stroke="none" d="M20 20.500a2 2 0 0 1 1 3.700l.5 2.800h-3l.5-2.800a2 2 0 0 1 1-3.700z" />
    </Token>
  );
});

/** Marks a continent under customs. */
export const CustomsMarker = memo(function CustomsMarker(props: TokenProps) {
  return (
    <Token {...props}>
      <path fill={m.brass} d="M20 1.500c5 3 10 4 16 4 1 15-3 26-16 33C7 31.5 3 20.5 4 5.500c6 0 11-1 16-4z" />
      <path
        fill={mix(m.brass, m.paper, 0.7)}
        strokeWidth="1"
        d="M20 5c4 2.2 8 3.2 12.5 3.4.3 11-2.7 20-12.5 26C10.2 28.4 7.2 19.4 7.5 8.4 12 8.2 16 7.2 20 5z"
      />
      <path fill={white} strokeWidth="1.3" d="M10 15.500h22v6H10z" />
      <path fill={ink} stroke="none" d="M15.5 15.500h4.500l-3.5 6H12zM24.5 15.500H29l-3.5 6H21z" />
      <path fill={ink} d="M9 13.500h4V29l-4-3.500z" />
      <path fill={gold} strokeWidth="1.2" d={oval(23, 27, 3.6)} />
    </Token>
  );
});

/** A museum's marker on the score track, in the seat's colour and shape. @param seat 0 to 3 */
export const ScoreMarker = memo(function ScoreMarker({ seat, ...props }: TokenProps & { seat: number }) {
  const lower = seat === 3 ? 3.5 : 0;
  return (
    <Token {...props}>
      <g transform="scale(1.25)">
        <path fill={`var(--seat-${seat})`} stroke="var(--on-seat)" d={seatOutline(seat)} />
      </g>
      <path
        transform={`translate(0 ${lower})`}
        fill="var(--on-seat)"
        d="M12.5 16.500L20 11.500l7.5 5zM13.5 26.500h13M14.5 18.500V25M18.2 18.500V25M21.8 18.500V25M25.5 18.500V25"
        stroke="var(--on-seat)"
      />
    </Token>
  );
});

const EDGE =
  'M5.5 1h89A4.5 4.5 0 0 1 99 5.500v129a4.5 4.5 0 0 1-4.5 4.500h-89A4.5 4.5 0 0 1 1 134.500V5.500A4.5 4.5 0 0 1 5.5 1z';
const RULE =
  'M8 14a6 6 0 0 0 6-6h72a6 6 0 0 0 6 6v112a6 6 0 0 0-6 6H14a6 6 0 0 0-6-6zM11 17a9 9 0 0 0 6-6h66a9 9 0 0 0 6 6v106a9 9 0 0 0-6 6H17a9 9 0 0 0-6-6z';

function Back({ ground, className, children }: { ground: string; className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 140"
      width="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={ground} stroke={ink} strokeWidth="1.5" d={EDGE} />
      <path
        stroke={mix(ground, white, 0.12)}
        d="M8 40L40 8M8 60L60 8M8 80L80 8M8 100L92 16M8 120L92 36M16 132l76-76M36 132l56-56M56 132l36-36M76 132l16-16"
      />
      <path stroke={gold} strokeWidth="1.1" d={RULE} />
      {children}
    </svg>
  );
}

const backGrounds: Record<Continent, string> = {
  AM: mix(m.jadeDark, ink, 0.35),
  EU: mix(m.wine, ink, 0.2),
  AF: mix(m.leather, ink, 0.25),
  AS: mix(m.lapis, ink, 0.45),
};

/** The back of a continent's cards: its coasts, and the emblems of its three civilisations. */
export const CardBack = memo(function CardBack({
  continent,
  className,
}: {
  continent: Continent;
  className?: string | undefined;
}) {
  const ground = backGrounds[continent];
  return (
    <Back ground={ground} className={className}>
      <path fill={mix(ground, ink, 0.4)} d={oval(50, 58, 35)} />
      <path
        stroke={mix(ground, gold, 0.3)}
        strokeWidth=".7"
        d="M19 41h62M15 58h70M19 75h62M50 23v70M35 26.5q-14 31.5 0 63M65 26.5q14 31.5 0 63"
      />
      <Globe continent={continent} x={50} y={58} r={34} color={gold} />
      <path stroke={gold} strokeWidth="1.5" d={oval(50, 58, 35)} />
      {civilisations
        .filter((civilisation) => continentOf(civilisation) === continent)
        .map((civilisation, i) => (
          <g key={civilisation} color={gold} transform={`translate(${18 + 24 * i} 102)`}>
            <Emblem civilisation={civilisation} size={16} />
          </g>
        ))}
    </Back>
  );
});

/** The back of a Favour: a sealed letter. */
export const FavourBack = memo(function FavourBack({ className }: { className?: string | undefined }) {
  const ground = mix(m.purple, ink, 0.35);
  return (
    <Back ground={ground} className={className}>
      <path fill={mix(ground, ink, 0.4)} stroke={gold} strokeWidth="1.5" d={oval(50, 70, 33)} />
      <path stroke={gold} d={wreath(50, 70, 26, 9, 6)} />
      <g color={gold} transform="translate(33 53)">
        <Icon name="favour" size={34} />
      </g>
    </Back>
  );
});

const laurel = wreath(20, 20, 16.5, 8, 4.2);

/** The wreath around a masterpiece's value. */
export const Laurel = memo(function Laurel({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="100%" fill="none" aria-hidden="true" focusable="false">
      <path fill={gold} stroke={ink} strokeWidth=".9" strokeLinejoin="round" d={laurel} />
    </svg>
  );
});

import { type Patron, type PatronId, patronOf } from '@sobremesa/games/museum';
import { memo } from 'react';
import { mix } from '../../drawing/colour.ts';
import { oval } from '../../drawing/path.ts';
import { civilisationColors, Emblem } from './civilisations.tsx';
import { DomainIcon } from './domains.tsx';
import { Globe } from './Globe.tsx';
import { material as m } from './materials.ts';
import { scallop } from './shapes.ts';

/** The colour of the wax, and the relief in it. */
function waxOf({ civilisations = [], domain, continent }: Patron['goal']): { wax: string; relief: string } {
  const [only, ...others] = civilisations;
  if (only && others.length === 0) return { wax: civilisationColors[only].ground, relief: civilisationColors[only].ink };
  if (continent) return { wax: mix(m.brass, m.gold, 0.4), relief: m.ink };
  return { wax: domain && only ? mix(m.purple, m.ink, 0.2) : m.wine, relief: m.white };
}

/**
 * The seal of a Patron with the Patron's goal: a civilisation, a domain, a continent, or a domain
 * of three civilisations.
 */
export const PatronSeal = memo(function PatronSeal({ patron, className }: { patron: PatronId; className?: string | undefined }) {
  const { goal } = patronOf(patron);
  const { wax, relief } = waxOf(goal);
  const { civilisations = [], domain, continent } = goal;
  const mixed = domain !== undefined && civilisations.length > 0;
  return (
    <svg
      className={className}
      viewBox="0 0 80 80"
      width="100%"
      fill="none"
      stroke={m.ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={mix(wax, m.ink, 0.18)} strokeWidth="1.5" d={scallop(40, 40, 33.5, 18, 0.075)} />
      <path fill={wax} strokeWidth="1.2" d={oval(40, 40, 28.5)} />
      <path stroke={mix(wax, m.white, 0.45)} strokeWidth="1.6" d="M14 40a26 26 0 0 1 21-25.5" />
      <g color={relief}>
        {mixed ? (
          <>
            <g transform="translate(27 14)">
              <DomainIcon domain={domain} size={26} />
            </g>
            <path stroke={relief} d="M20 42.500h40" />
            {civilisations.map((civilisation, i) => (
              <g key={civilisation} transform={`translate(${17 + 16 * i} ${i === 1 ? 48 : 45})`}>
                <Emblem civilisation={civilisation} size={14} />
              </g>
            ))}
          </>
        ) : (
          <g transform="translate(21 21)">
            {civilisations.map((civilisation) => (
              <Emblem key={civilisation} civilisation={civilisation} size={38} />
            ))}
            {domain && <DomainIcon domain={domain} size={38} />}
          </g>
        )}
        {continent && <Globe continent={continent} x={40} y={40} r={27} color={relief} />}
      </g>
    </svg>
  );
});

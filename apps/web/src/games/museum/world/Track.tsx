import { FAVOUR_EVERY, LAST_ROUND_AT } from '@sobremesa/games/museum';
import type { CSSProperties } from 'react';
import { Icon } from '../art/icons.tsx';
import { ScoreMarker } from '../art/tokens.tsx';
import { useTable, useTableWords } from '../table.tsx';
import { lanes, placeOf } from './lanes.ts';
import css from './Track.module.css';

const steps = Array.from({ length: LAST_ROUND_AT / FAVOUR_EVERY + 1 }, (_, index) => index * FAVOUR_EVERY);

/**
 * The score track, a brass rule from 0 to 50. Markers that pass 50 begin again. Each multiple of
 * ten shows a Favour.
 */
export function Track() {
  const words = useTableWords();
  const scores = useTable(({ G }) => G.players.map(({ score }) => score));
  const lane = lanes(scores);
  const markers = scores.map((points, seat) => ({ points, seat }));
  return (
    <section className={css.track} aria-label={words.t('world.track')} data-piece="track">
      <ol className={css.markers} style={{ '--lanes': Math.max(...lane) + 1 } as CSSProperties}>
        {markers.map(({ points, seat }) => (
          <li key={seat} className={css.marker} style={{ left: share(placeOf(points)), '--lane': lane[seat] } as CSSProperties}>
            <span className={css.shape} data-marker={seat}>
              <ScoreMarker seat={seat} size={24} />
            </span>
            {points > LAST_ROUND_AT && (
              <span className={css.past} aria-hidden="true">
                +{points - placeOf(points)}
              </span>
            )}
            <span className="visually-hidden">{words.t('world.marker', { player: words.name(String(seat)), points })}</span>
          </li>
        ))}
      </ol>
      <div className={css.rule} aria-hidden="true">
        {steps.map((points) => (
          <span key={points} className={css.step} style={{ left: share(points) }}>
            {points > 0 && <Icon name="favour" size={14} />}
            {points}
          </span>
        ))}
      </div>
    </section>
  );
}

/** The place of these points on the rule. */
function share(points: number): string {
  return `${(100 * points) / LAST_ROUND_AT}%`;
}

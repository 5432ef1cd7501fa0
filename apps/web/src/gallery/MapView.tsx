import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { land, MAP_BOX } from '../games/drawing/land.ts';
import styles from './MapView.module.css';
import { placesOf, type Place } from './places.ts';
import { Row } from './Row.tsx';
import type { ViewProps } from './Wall.tsx';

const [width, height] = MAP_BOX;
const coasts = Object.values(land).join('');
const meridians = Array.from({ length: 12 }, (_, i) => `M${((i * 30 + 20) * width) / 360} 0v${height}`).join('');
const parallels = `M0 95h${width}M0 248h${width}M0 314h${width}M0 380h${width}`;

/** The places of origin as pins on a world map, with a list of all places beside it. */
export default function MapView({ pieces, search }: ViewProps) {
  const t = useTranslations('gallery.map');
  const places = placesOf(pieces);
  const [lit, light] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function goTo({ key }: Place) {
    light(key);
    const place = list.current?.querySelector<HTMLElement>(`[data-place="${key}"]`);
    place?.scrollIntoView({ block: 'nearest' });
    place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.view} aria-label={t('title')}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <svg className={styles.map} viewBox={`0 0 ${width + 14} ${height}`} role="img" aria-label={t('picture')}>
        <path className={styles.lines} d={meridians + parallels} />
        <path className={styles.land} d={coasts} />
        {/* The list has the same places for the keyboard. */}
        {places.toReversed().map((place) => (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <g
            key={place.key}
            className={styles.pin}
            data-lit={place.key === lit || undefined}
            transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
            onClick={() => goTo(place)}
          >
            <circle r={radius(place)} />
            {place.pieces.length > 1 && <text dy=".35em">{place.pieces.length}</text>}
          </g>
        ))}
      </svg>
      <ol ref={list} className={styles.places}>
        {places.map(({ key, name, isSpread, pieces }) => (
          <li key={key} data-place={key} data-lit={key === lit || undefined}>
            <h2 tabIndex={-1}>{t('place', { place: name, isSpread: isSpread ? 'yes' : 'no', count: pieces.length })}</h2>
            <ul>
              {pieces.map((piece) => (
                <Row key={`${piece.game} ${piece.id}`} piece={piece} search={search} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const radius = ({ pieces }: Place) => (pieces.length === 1 ? 6 : Math.min(20, 9 + 1.6 * Math.sqrt(pieces.length)));

import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useInSight } from '../ui/useInSight.ts';
import { lazy } from '../lib/lazy.ts';
import styles from './Moving.module.css';

const Demo = lazy(() => import('./Demo.tsx'));

/**
 * A match between bots on the real board, which loads and plays while visible. It starts by itself
 * unless the reader prefers reduced motion or saves data.
 */
export function Moving({ game }: { game: string }) {
  const t = useTranslations('about.demo');
  const gameName = useGameName();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, want] = useState(mayBegin);
  const inSight = useInSight(place, '0px', 0.3);
  const [begun, begin] = useState(false);
  const [round, setRound] = useState(0);
  if (wanted && inSight && !begun) begin(true);

  return (
    <div ref={place} className={styles.moving}>
      <p className={styles.about}>
        <span>{t('about', { game: gameName(game) })}</span>
        <Button onClick={() => want(!wanted)}>{t(wanted ? 'pause' : 'play')}</Button>
      </p>
      <div className={styles.place} data-begun={begun}>
        {begun && (
          <Suspense fallback={<Loading />}>
            <Demo key={round} game={game} playing={wanted && inSight} onAgain={() => setRound(round + 1)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function mayBegin(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

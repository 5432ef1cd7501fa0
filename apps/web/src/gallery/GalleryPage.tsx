import { Suspense, use, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { lazy } from '../lib/lazy.ts';
import { useTab } from '../lib/tab.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { FilterBar } from './FilterBar.tsx';
import { choiceIn, chosen, everything, searchOf, type Choice } from './filters.ts';
import { Gallery } from './Gallery.tsx';
import styles from './GalleryPage.module.css';
import { loadPieces } from './pieces.ts';
import { Wall } from './Wall.tsx';

const MapView = lazy(() => import('./MapView.tsx'));
const Timeline = lazy(() => import('./Timeline.tsx'));

/**
 * `/gallery`: all pieces of the games, on a wall, a map or a timeline. The address has the filters.
 */
export default function GalleryPage() {
  return (
    <Gallery>
      <Pieces />
    </Gallery>
  );
}

function Pieces() {
  const t = useTranslations('gallery');
  const pieces = use(loadPieces(useLocale()));
  const [given, setGiven] = useSearchParams();
  const choice = choiceIn(given.toString(), pieces);
  const shown = chosen(pieces, choice);
  const search = searchOf(choice);
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(t('title'));
  useEffect(() => {
    if (location.hash === '') heading.current?.focus({ preventScroll: true });
  }, []);
  const choose = (changes: Partial<Choice>) => {
    setGiven(new URLSearchParams(searchOf({ ...choice, ...changes })), { replace: true });
  };

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('lead')}</p>
      </header>
      <FilterBar pieces={pieces} choice={choice} onChoose={choose} />
      <output className={styles.count}>{t('count', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <div className={styles.none}>
          <p>{t('none')}</p>
          <Button onClick={() => choose(everything)}>{t('filters.reset')}</Button>
        </div>
      ) : (
        <Suspense fallback={<Loading />}>
          {choice.view === 'wall' && <Wall pieces={shown} search={search} />}
          {choice.view === 'map' && <MapView pieces={shown} search={search} />}
          {choice.view === 'timeline' && <Timeline pieces={shown} search={search} />}
          <Returned />
        </Suspense>
      )}
    </main>
  );
}

/** Moves the focus to the piece that the address names: the one whose label the reader has left. */
function Returned() {
  useEffect(() => {
    const piece = document.getElementById(location.hash.slice(1));
    piece?.scrollIntoView({ block: 'center' });
    piece?.focus({ preventScroll: true });
  }, []);
  return null;
}

import { use, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import { palette } from './Chart.tsx';
import { StoryDocument } from './document.ts';
import { Graph } from './Graph.tsx';
import type { StorySoFar } from './story.ts';
import styles from './Story.module.css';
import { storyTexts } from './texts.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useStory, type StoryHost } from './useStory.ts';

export interface StoryProps {
  game: string;
  /** The players' names, in seat order. */
  names: readonly string[];
  /** The version on the board. */
  at: number;
  onAt: (version: number) => void;
  /** Goes to a version, and brings the board into sight. */
  onShow: (version: number) => void;
  onClose: () => void;
  /** Where the story is worked out; in a worker by default. */
  hostOf?: StoryHost;
}

/** A finished match as a graph: points, chances to win, and its turning points. */
export default function Story(props: StoryProps) {
  const document = use(StoryDocument);
  if (document === null) return null;
  return (
    <MoreTexts part="story" texts={storyTexts}>
      <Told {...props} document={document} />
    </MoreTexts>
  );
}

function Told({ game, names, at, onAt, onShow, onClose, document, hostOf }: StoryProps & { document: string }) {
  const t = useTranslations('story');
  const { story, setWorks } = useStory(document, hostOf);
  const { stops, chances, turningPoints, state } = story;
  useSpoken(state, turningPoints.length);

  return (
    <section id="story" className={classes(styles.story, palette)} aria-label={t('title')}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        <Button look="quiet" square tip aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <Problem text={state === 'failed' ? t('failed') : null} />
      {stops.length > 0 && (
        <Graph stops={stops} chances={chances} turningPoints={turningPoints} names={names} at={at} onAt={onAt} />
      )}
      <Work story={story} setWorks={setWorks} />
      <TurningPoints game={game} names={names} turningPoints={turningPoints} state={state} at={at} onShow={onShow} />
    </section>
  );
}

/** The progress of the estimates, with a button that stops them or goes on. */
function Work({ story: { state, progress }, setWorks }: { story: StorySoFar; setWorks: (works: boolean) => void }) {
  const t = useTranslations('story');
  if (state === 'done' || state === 'failed') return null;
  const share = progress.done / Math.max(1, progress.total);
  const percent = String(Math.floor(share * 100));
  return (
    <div className={styles.work}>
      <label>
        {state === 'stopped' ? t('stopped') : t('progress', { percent })}
        <progress value={share} max={1} />
      </label>
      <Button onClick={() => setWorks(state === 'stopped')}>{t(state === 'stopped' ? 'goOn' : 'stop')}</Button>
    </div>
  );
}

/** Announces the end of the work. */
function useSpoken(state: StorySoFar['state'], found: number): void {
  const t = useTranslations('story');
  const speak = useEffectEvent((now: StorySoFar['state']) => {
    if (now === 'failed') announce(t('failed'), true);
    if (now === 'done') announce(`${t('done')} ${found === 0 ? t('none') : t('found', { count: found })}`);
  });
  useEffect(() => speak(state), [state]);
}

import type { MatchComment } from '@sobremesa/protocol';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lazy } from '../lib/lazy.ts';
import { useGameName } from '../lobby/names.ts';
import FinalScore from '../table/finished/FinalScore.tsx';
import { useParty } from '../table/play/context.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PlayOn } from './branch/PlayOn.tsx';
import { useBranches } from './branch/useBranches.ts';
import { useComments } from './comments/useComments.ts';
import { Marks } from './Marks.tsx';
import styles from './Replay.module.css';
import { ReplayFrame } from './ReplayFrame.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import type { SeenFrom } from './ReplayTable.ts';
import { ShareMoment } from './ShareMoment.tsx';
import type { Source } from './source.ts';
import { StoryButton, useStoryOpen } from './StoryButton.tsx';
import { useSide } from './useSide.ts';
import { useSteps } from './useSteps.ts';
import { ViewChoice } from './ViewChoice.tsx';

const Story = lazy(() => import('../story/Story.tsx'));
const CheckButton = lazy(() => import('../shuffle/CheckButton.tsx'));

export interface ReplayLayoutProps {
  source: Source;
  /** In seat order. */
  names: readonly string[];
  seen: SeenFrom;
  at: number;
  onAt: (at: number) => void;
  onSeat: (seat: number | null) => void;
  /** The name of the button that closes the replay. */
  closing: string;
  onClose: () => void;
  /** The document for a check of its shuffle; null for a match that has none. */
  check: { table: string | undefined; text: string } | null;
}

/** A finished match, with all that its reader can do with it. */
export function ReplayLayout({ source, names, seen, at, closing, onAt, onSeat, onClose, check }: ReplayLayoutProps) {
  const t = useTranslations('replay');
  const gameName = useGameName();
  const { view } = useParty();
  const story = useStoryOpen();
  const storyButton = useRef<HTMLButtonElement>(null);
  const branches = useBranches(source.head.id);
  const tell = useCallback(
    ({ name, moment, text }: MatchComment) => announce(t('comments.arrived', { name, at: moment, text })),
    [t],
  );
  const comments = useComments(source.table, source.group, tell);
  const commented = useMemo(() => comments.list.map(({ moment }) => moment), [comments.list]);
  const steps = useSteps(seen, at, onAt, flip);
  const { length, go } = steps;
  const side = useSide();
  const commentsHere = commented.filter((moment) => moment === at).length;

  function flip() {
    const next = seen.seat === null ? 0 : seen.seat + 1;
    onSeat(next < names.length ? next : null);
  }
  // The button that closes the graph goes with it.
  function closeStory() {
    story.setOpen(false);
    storyButton.current?.focus();
  }

  return (
    <ReplayFrame
      title={`${t('title')}: ${gameName(view.game)}`}
      seen={seen}
      at={at}
      steps={steps}
      note={commentsHere > 0 ? t('comments.here', { count: commentsHere }) : ''}
      tools={
        <>
          <Button look="quiet" square tip aria-label={closing} onClick={onClose}>
            <Icon name="close" />
          </Button>
          <StoryButton story={story} ref={storyButton} />
          <PlayOn source={source} names={names} seen={seen} at={at} isShort />
        </>
      }
      above={
        <>
          {story.isOpen && (
            <Suspense>
              <Story game={view.game} names={names} at={at} onAt={go} onShow={steps.show} onClose={closeStory} />
            </Suspense>
          )}
          {at === length && (
            <Suspense>
              <Result />
              {check !== null && (
                <div className={styles.check}>
                  <CheckButton table={check.table} names={names} load={() => Promise.resolve({ ok: true, text: check.text })} />
                </div>
              )}
            </Suspense>
          )}
        </>
      }
      side={side}
      panel={
        <ReplaySide
          source={source}
          names={names}
          seen={seen}
          at={at}
          branches={branches}
          comments={comments}
          onAt={go}
          onClose={side.close}
        />
      }
      choice={<ViewChoice names={names} seat={seen.seat} onSeat={onSeat} />}
      marks={
        <>
          <Marks kind="branch" at={branches.list.map((each) => each.at)} length={length} />
          <Marks kind="comment" at={commented} length={length} />
        </>
      }
      share={
        source.table !== undefined && (
          <ShareMoment table={source.table} group={source.group} place={{ at, seat: seen.seat }} title={gameName(view.game)} />
        )
      }
    />
  );
}

/** The final score, in sight like at the end of a match. */
function Result() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a desktop the main part of the page scrolls.
    place.current?.closest('main')?.scrollTo({ top: 0 });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place}>
      <FinalScore next={<></>} />
    </div>
  );
}

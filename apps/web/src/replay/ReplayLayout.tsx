import type { MatchComment } from '@sobremesa/protocol';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazy } from '../lib/lazy.ts';
import { useGameName } from '../lobby/names.ts';
import FinalScore from '../table/finished/FinalScore.tsx';
import { useParty } from '../table/play/context.ts';
import { MatchBar } from '../table/play/MatchBar.tsx';
import { Board } from '../table/play/PlayLayout.tsx';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import { StoryButton, useStoryOpen } from './StoryButton.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './Replay.module.css';
import { PlayOn } from './branch/PlayOn.tsx';
import { useBranches } from './branch/useBranches.ts';
import { useComments } from './comments/useComments.ts';
import { Marks } from './Marks.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { ShareMoment } from './ShareMoment.tsx';
import type { Source } from './source.ts';
import type { SeenFrom } from './ReplayTable.ts';
import { stopsOf } from './steps.ts';
import { useKeys } from './useKeys.ts';
import { usePlaying } from './usePlaying.ts';
import { useSentences } from './useSentences.ts';
import { useSwipe } from './useSwipe.ts';

const Story = lazy(() => import('../story/Story.tsx'));

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

const CheckButton = lazy(() => import('../shuffle/CheckButton.tsx'));

const roomy = '(min-width: 64rem)';

/** The board at one moment, with the controls below and the log beside it. */
export function ReplayLayout({ source, names, seen, at, closing, onAt, onSeat, onClose, check }: ReplayLayoutProps) {
  const t = useTranslations('replay');
  const gameName = useGameName();
  const { view } = useParty();
  const [open, setOpen] = useState(() => matchMedia(roomy).matches);
  const story = useStoryOpen();
  const board = useRef<HTMLDivElement>(null);
  const sideButton = useRef<HTMLButtonElement>(null);
  const storyButton = useRef<HTMLButtonElement>(null);
  const length = seen.moments.length - 1;
  const branches = useBranches(source.head.id);
  const tell = useCallback(
    ({ name, moment, text }: MatchComment) => announce(t('comments.arrived', { name, at: moment, text })),
    [t],
  );
  const comments = useComments(source.table, source.group, tell);
  const commented = useMemo(() => comments.list.map(({ moment }) => moment), [comments.list]);
  const stops = useMemo(() => stopsOf(seen.moments), [seen]);
  const playing = usePlaying(at, length, seen.moments[at]?.fresh.length ?? 0, onAt);
  const { plays, setPlays } = playing;

  function go(to: number) {
    setPlays(false);
    onAt(to);
  }
  function show(to: number) {
    go(to);
    board.current?.scrollIntoView({ block: 'start' });
  }
  function play() {
    if (at === length) onAt(0);
    setPlays(!plays);
  }
  // The buttons that close these parts go with them.
  function closeSide() {
    setOpen(false);
    sideButton.current?.focus();
  }
  function closeStory() {
    story.setOpen(false);
    storyButton.current?.focus();
  }
  function flip() {
    const next = seen.seat === null ? 0 : seen.seat + 1;
    onSeat(next < names.length ? next : null);
  }
  useKeys({ back: () => go(at - 1), next: () => go(at + 1), start: () => go(0), end: () => go(length), play, flip });
  useSwipe(board, (by) => go(at + by));
  useAnnounced(seen, at, commented.filter((moment) => moment === at).length);

  return (
    <div className={styles.page} data-log={open}>
      <MatchBar title={`${t('title')}: ${gameName(view.game)}`} line={<Line seen={seen} at={at} />}>
        <Button look="quiet" square tip aria-label={closing} onClick={onClose}>
          <Icon name="close" />
        </Button>
        <StoryButton story={story} ref={storyButton} />
        <PlayOn source={source} names={names} seen={seen} at={at} isShort />
        <Button
          ref={sideButton}
          look="quiet"
          square
          tip
          aria-label={open ? t('closeSide') : t('openSide')}
          aria-expanded={open}
          aria-controls="replay-side"
          onClick={() => setOpen(!open)}
        >
          <TableIcon name="log" />
        </Button>
      </MatchBar>
      <main className={styles.main}>
        {story.isOpen && (
          <Suspense>
            <Story game={view.game} names={names} at={at} onAt={go} onShow={show} onClose={closeStory} />
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
        <div ref={board} className={styles.board}>
          <ErrorBoundary>
            <Board key={seen.seat} play={nothing} prepared={null} />
          </ErrorBoundary>
        </div>
      </main>
      <div className={styles.below}>
        {open && (
          <ReplaySide
            source={source}
            names={names}
            seen={seen}
            at={at}
            branches={branches}
            comments={comments}
            onAt={go}
            onClose={closeSide}
          />
        )}
        <ReplayControls
          names={names}
          seat={seen.seat}
          at={at}
          length={length}
          stops={stops}
          playing={playing}
          marks={
            <>
              <Marks kind="branch" at={branches.list.map((each) => each.at)} length={length} />
              <Marks kind="comment" at={commented} length={length} />
            </>
          }
          share={
            source.table !== undefined && (
              <ShareMoment
                table={source.table}
                group={source.group}
                place={{ at, seat: seen.seat }}
                title={gameName(view.game)}
              />
            )
          }
          onAt={go}
          onPlay={play}
          onSeat={onSeat}
        />
      </div>
    </div>
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

/** A finished match takes no moves. */
const nothing = () => {};

/** What the move did, in the place of the prompt at a table. */
function Line({ seen, at }: { seen: SeenFrom; at: number }) {
  const t = useTranslations('replay');
  const { view, game } = useParty();
  const first = (seen.moments[at - 1]?.line ?? -1) + 1;
  const lines = seen.log.slice(first, (seen.moments[at]?.line ?? -1) + 1);
  return (
    <p className={styles.line}>
      {lines.length === 0
        ? t('hidden')
        : lines.map((entry) => (
            <span key={entry.seq}>
              <LogSentence entry={entry} game={game} name={nameIn(entry, view.seats)} />{' '}
            </span>
          ))}
    </p>
  );
}

/** A reader who steps on sooner does not wait for the words, and the frame does not, either. */
const ANNOUNCED_AFTER_MS = 100;

/** Announces each move at which the reader stays, and the number of comments on it. */
function useAnnounced(seen: SeenFrom, at: number, comments: number): void {
  const t = useTranslations('replay');
  const sentences = useSentences();
  const speak = useEffectEvent((seen: SeenFrom, at: number) => {
    const place = t('place', { at, of: String(seen.moments.length - 1) });
    const all = [...sentences(seen, at)];
    if (all.length === 0) all.push(t('hidden'));
    if (comments > 0) all.push(t('comments.here', { count: comments }));
    announce(t('spoken', { place, sentences: all.join(' ') }));
  });
  useEffect(() => {
    const timer = setTimeout(() => speak(seen, at), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [seen, at]);
}

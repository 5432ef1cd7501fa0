import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../lib/lazyPart.tsx';
import { useParty } from '../table/play/context.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { BranchList } from './branch/BranchList.tsx';
import type { useBranches } from './branch/useBranches.ts';
import { CommentList } from './comments/CommentList.tsx';
import type { Comments } from './comments/useComments.ts';
import styles from './Replay.module.css';
import { ReplayLog } from './ReplayLog.tsx';
import type { SeenFrom } from './ReplayTable.ts';
import type { Source } from './source.ts';

const tabs = ['log', 'hands', 'branches'] as const;
const HandsList = lazyPart(async () => ({ default: (await import('./hands/Hands.tsx')).Hands }));

interface ReplaySideProps {
  source: Source;
  /** In seat order. */
  names: readonly string[];
  seen: SeenFrom;
  at: number;
  branches: ReturnType<typeof useBranches>;
  comments: Comments;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** The panel beside the board. */
export function ReplaySide({ source, names, seen, at, branches, comments, onAt, onClose }: ReplaySideProps) {
  const t = useTranslations('replay');
  const { view } = useParty();
  const [tab, setTab] = useState<(typeof tabs)[number]>('log');
  const list = useRef<HTMLDivElement>(null);

  function onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    setTab(tabs[next] ?? 'log');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <aside id="replay-side" className={styles.side} aria-label={t('side')}>
      <header className={styles.sideHeader}>
        {/* The keys belong to the tabs, one of which always has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={list} role="tablist" aria-label={t('side')} className={styles.tabs} onKeyDown={onKey}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`replay-tab-${name}`}
              aria-selected={tab === name}
              aria-controls="replay-panel"
              tabIndex={tab === name ? 0 : -1}
              className={styles.tab}
              onClick={() => setTab(name)}
            >
              {t(`tabs.${name}`)}
            </button>
          ))}
        </div>
        <Button look="quiet" square aria-label={t('closeSide')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div
        id="replay-panel"
        role="tabpanel"
        // Hands have no controls, and keys scroll only a part that has the focus.
        tabIndex={tab === 'hands' ? 0 : undefined}
        aria-labelledby={`replay-tab-${tab}`}
        className={styles.tabPanel}
      >
        {tab === 'log' && (
          <>
            <ReplayLog seen={seen} at={at} seats={view.seats} onAt={onAt} keys={t('keys')} />
            <CommentList at={at} comments={comments} onAt={onAt} />
          </>
        )}
        {tab === 'hands' && (
          <Suspense fallback={<Loading />}>
            <HandsList source={source} names={names} at={at} />
          </Suspense>
        )}
        {tab === 'branches' && <BranchList source={source} names={names} seen={seen} at={at} branches={branches} onAt={onAt} />}
      </div>
    </aside>
  );
}

import type { LogEntry, TableView } from '@sobremesa/protocol';
import { memo, useEffect, useRef } from 'react';
import type { PlayableGame } from '../games/load.ts';
import { useParty } from '../table/play/context.ts';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import styles from './Replay.module.css';
import type { SeenFrom } from './ReplayTable.ts';

interface ReplayLogProps {
  seen: SeenFrom;
  at: number;
  seats: TableView['seats'];
  onAt: (at: number) => void;
  /** The keys that the page has. */
  keys: string;
}

/** The whole log. A press on a line goes to its move; the lines of the present move are marked. */
export function ReplayLog({ seen, at, seats, onAt, keys }: ReplayLogProps) {
  const { game } = useParty();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(`[data-seq="${seen.moments[at]?.line ?? 0}"]`);
    if (!box || !line) return;
    const [{ top, bottom }, own] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (own.top < top || own.bottom > bottom) box.scrollTop += own.top - top - box.clientHeight / 2;
  }, [seen, at]);
  const go = useRef(onAt);
  useEffect(() => {
    go.current = onAt;
  });
  return (
    <>
      <ol ref={list} className={styles.lines}>
        {seen.log.map((entry, i) => (
          <Entry
            key={entry.seq}
            entry={entry}
            version={seen.versions[i] ?? 0}
            isCurrent={seen.versions[i] === at}
            game={game}
            seats={seats}
            go={go}
          />
        ))}
      </ol>
      <p className={styles.keys}>{keys}</p>
    </>
  );
}

interface EntryProps {
  entry: LogEntry;
  version: number;
  isCurrent: boolean;
  game: PlayableGame;
  seats: TableView['seats'];
  go: { readonly current: (at: number) => void };
}

/** Memoized, so that a step renders the lines of two moves only. */
const Entry = memo(function Entry({ entry, version, isCurrent, game, seats, go }: EntryProps) {
  return (
    <li data-seq={entry.seq} data-type={entry.event.type}>
      <button
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => go.current(version)}
      >
        <LogSentence entry={entry} game={game} name={nameIn(entry, seats)} />
      </button>
    </li>
  );
});

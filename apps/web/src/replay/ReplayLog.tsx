import type { LogEntry, TableView } from '@sobremesa/protocol';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { PlayableGame } from '../games/load.ts';
import { useParty } from '../table/play/context.ts';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import { afterLayout } from '../ui/afterLayout.ts';
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
  const list = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => blocksOf(seen), [seen]);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>(`[data-seq="${seen.moments[at]?.line ?? 0}"]`);
    if (!box || !line) return undefined;
    return afterLayout(box, () => {
      const [{ top, bottom }, own] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
      if (own.top < top || own.bottom > bottom) box.scrollTop += own.top - top - box.clientHeight / 2;
    });
  }, [seen, at]);
  const go = useRef(onAt);
  useEffect(() => {
    go.current = onAt;
  });
  return (
    <>
      <div ref={list} className={styles.lines}>
        {blocks.map(({ entries, versions }) => (
          <Block
            key={entries[0]?.seq}
            entries={entries}
            versions={versions}
            current={versions.includes(at) ? at : null}
            game={game}
            seats={seats}
            go={go}
          />
        ))}
      </div>
      <p className={styles.keys}>{keys}</p>
    </>
  );
}

/** Lines per block. The browser observes whether each block is in sight, which costs time, too. */
const LINES = 12;

/** Some lines in a row, with their versions. */
type Lines = Pick<SeenFrom, 'versions'> & { entries: SeenFrom['log'] };

function blocksOf({ log, versions }: SeenFrom): Lines[] {
  const blocks: Lines[] = [];
  for (let from = 0; from < log.length; from += LINES) {
    blocks.push({ entries: log.slice(from, from + LINES), versions: versions.slice(from, from + LINES) });
  }
  return blocks;
}

interface BlockProps extends Lines {
  /** The present version, if one of its lines is in this block. */
  current: number | null;
  game: PlayableGame;
  seats: TableView['seats'];
  go: { readonly current: (at: number) => void };
}

/**
 * Memoized, so that a step renders the blocks of two moves only. Blocks out of sight are neither
 * laid out nor painted.
 */
const Block = memo(function Block({ entries, versions, current, ...rest }: BlockProps) {
  return (
    <ol className={styles.block}>
      {entries.map((entry, i) => (
        <Entry key={entry.seq} entry={entry} version={versions[i] ?? 0} isCurrent={versions[i] === current} {...rest} />
      ))}
    </ol>
  );
});

interface EntryProps extends Pick<BlockProps, 'game' | 'seats' | 'go'> {
  entry: LogEntry;
  version: number;
  isCurrent: boolean;
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

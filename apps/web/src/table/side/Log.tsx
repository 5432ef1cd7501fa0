import type { LogEntry, TableView } from '@sobremesa/protocol';
import { Fragment, memo, use, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import type { PlayableGame } from '../../games/load.ts';
import { BotSign } from '../../bots/BotMark.tsx';
import { isBot } from '../../bots/seats.ts';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { doerOf } from '../doer.ts';
import { useParty } from '../play/context.ts';
import { LookBackContext } from '../play/lookBack.ts';
import { useSession, useTable } from '../session.ts';
import { Feed } from './Feed.tsx';
import { isHidden, useHidden } from './hidden.ts';
import styles from './Log.module.css';
import { LogSentence, nameIn } from './LogSentence.tsx';
import { PanelContext, type Panel } from './panel.ts';
import { SinceThen } from './SinceThen.tsx';

/** The log of the match, in sentences. */
export function Log({ shown }: { shown: boolean }) {
  const t = useTranslations('table.log');
  const session = useSession();
  const log = useTable((s) => s.log);
  const more = useTable((s) => s.moreLog);
  const { game, view } = useParty();
  const [busy, setBusy] = useState(false);
  const panel = use(PanelContext);
  const said = useSaid();
  const since = useTable((s) => s.since?.line ?? null);
  const firstNew = since === null ? undefined : log.find(({ seq }) => seq > since)?.seq;
  const wanted = panel?.place?.tab === 'log' ? panel.place : null;
  const oldest = log[0]?.seq ?? 0;
  const isHere = wanted !== null && wanted.seq >= oldest;
  useEffect(() => {
    if (wanted !== null && wanted.seq < oldest && more) void session.olderLog();
  }, [wanted, oldest, more, session]);
  const hasMoved = useTable((s) => s.match !== null && s.match.version > 0);
  const lookBack = use(LookBackContext);
  return (
    <>
      <Feed
        shown={shown}
        label={t('title')}
        place={isHere ? wanted : null}
        older={
          more && (
            <Button
              busy={busy}
              onClick={() => {
                setBusy(true);
                void session.olderLog().finally(() => setBusy(false));
              }}
            >
              {t('older')}
            </Button>
          )
        }
      >
        {blocksOf(log).map(({ number, entries, before }) => (
          <Block
            key={number}
            entries={entries}
            before={before}
            game={game}
            seats={view.seats}
            said={shown ? said : nothingSaid}
            firstNew={entries.some(({ seq }) => seq === firstNew) ? firstNew : undefined}
            goTo={panel?.goTo}
          />
        ))}
      </Feed>
      {shown && lookBack !== null && hasMoved && view.status === 'running' && (
        <Button look="quiet" className={styles.lookBack} onClick={lookBack}>
          {t('lookBack')}
        </Button>
      )}
    </>
  );
}

/** Lines per block. Each block renders as one. */
const LINES = 32;

interface Lines {
  number: number;
  entries: LogEntry[];
  /** The minute of the preceding line. */
  before: number | undefined;
}

/** Groups the log into blocks that stay the same while the log grows at either end. */
function blocksOf(log: readonly LogEntry[]): Lines[] {
  const blocks: Lines[] = [];
  for (const [i, entry] of log.entries()) {
    const number = Math.floor(entry.seq / LINES);
    const last = blocks.at(-1);
    if (last?.number === number) last.entries.push(entry);
    else blocks.push({ number, entries: [entry], before: minuteOf(log[i - 1]) });
  }
  return blocks;
}

interface BlockProps extends Omit<Lines, 'number'> {
  game: PlayableGame;
  seats: TableView['seats'];
  said: ReadonlyMap<number, Said>;
  /** The number of the first new line since the reader's last visit, if it is in this block. */
  firstNew: number | undefined;
  goTo: Panel['goTo'] | undefined;
}

/** Memoized, so that a move does not render older lines again. */
const Block = memo(function Block({ entries, before, game, seats, said, firstNew, goTo }: BlockProps) {
  return entries.map((entry, i) => (
    <Fragment key={entry.seq}>
      {entry.seq === firstNew && <SinceThen />}
      <Line
        entry={entry}
        game={game}
        name={nameIn(entry, seats)}
        byBot={isBot({ seats }, seatIn(entry))}
        timed={(i === 0 ? before : minuteOf(entries[i - 1])) !== minuteOf(entry)}
        said={said.get(entry.seq)}
        goTo={goTo}
      />
    </Fragment>
  ));
}, areSame);

function areSame({ entries: one, ...was }: BlockProps, { entries: other, ...is }: BlockProps): boolean {
  const lines = one.length === other.length && one.every((entry, i) => entry === other[i]);
  return lines && (Object.keys(is) as (keyof typeof is)[]).every((name) => is[name] === was[name]);
}

const nothingSaid: ReadonlyMap<number, Said> = new Map();

/** The seat of the player who caused a line; null when there is none. */
function seatIn({ kind, event }: LogEntry): number | null {
  const doer = kind === 'game' && event.type !== 'turn' ? doerOf(event) : undefined;
  return doer === undefined ? null : Number(doer);
}

function minuteOf(entry: LogEntry | undefined): number | undefined {
  return entry && Math.floor(entry.at / 60_000);
}

/**
 * The first chat message at each log line, and the number of messages. Returns the same object
 * until one of these changes.
 */
function useSaid(): ReadonlyMap<number, Said> {
  const chat = useTable((s) => s.chat);
  const hidden = useHidden();
  return useMemo(() => {
    const said = new Map<number, Said>();
    for (const { seq, place, speaker } of chat) {
      if (place === null || isHidden(hidden, speaker)) continue;
      const { first, count } = said.get(place.line) ?? { first: seq, count: 0 };
      said.set(place.line, { first, count: count + 1 });
    }
    return said;
  }, [chat, hidden]);
}

interface Said {
  first: number;
  count: number;
}

/**
 * Memoized, so that a move does not render older lines again.
 * @param name the player in a line of the table
 * @param byBot whether a bot caused it
 * @param timed whether to show the time; the first line of each minute does
 * @param said the chat at this line
 */
const Line = memo(function Line({
  entry,
  game,
  name,
  byBot,
  timed,
  said,
  goTo,
}: {
  entry: LogEntry;
  game: PlayableGame;
  name: string;
  byBot: boolean;
  timed: boolean;
  said: Said | undefined;
  goTo: Panel['goTo'] | undefined;
}) {
  const t = useTranslations('table.log');
  const format = useFormatter();
  return (
    <li className={styles.line} data-kind={entry.kind} data-type={entry.event.type} data-seq={entry.seq} tabIndex={-1}>
      <span>
        {byBot && <BotSign />}
        <LogSentence entry={entry} game={game} name={name} />
      </span>
      <span className={styles.aside}>
        {said && (
          <button
            type="button"
            className={styles.said}
            aria-label={t('said', { count: said.count })}
            title={t('said', { count: said.count })}
            onClick={() => goTo?.({ tab: 'chat', seq: said.first })}
          >
            <TableIcon name="chat" size={16} />
          </button>
        )}
        {timed && (
          <time dateTime={new Date(entry.at).toISOString()} className={styles.time}>
            {format.dateTime(entry.at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
          </time>
        )}
      </span>
    </li>
  );
});

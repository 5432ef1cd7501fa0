import type { TimeControl, TableSummary } from '@sobremesa/protocol';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { leftIn, MINUTE, onMinute } from './left.ts';
import { timeControlTexts } from './texts.ts';
import { useTimeControlText } from './words.ts';

/** A table's time control; renders nothing without a clock. */
export function TimeControlInShort(props: { pace: TimeControl }) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <InShort {...props} />
    </MoreTexts>
  );
}

function InShort({ pace }: { pace: TimeControl }) {
  return useTimeControlText('inShort')(pace);
}

interface TimeLeftProps {
  /** One of the reader's tables. */
  table: TableSummary;
  /** Converts a time of the server's clock to this device's. */
  localTime: (at: number) => number;
}

/** The time left for the reader, or for the other players who must move. */
export function TimeLeft(props: TimeLeftProps) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <Left {...props} />
    </MoreTexts>
  );
}

function Left({ table: { you, yourTurn, waitsFor, clock }, localTime }: TimeLeftProps) {
  const t = useTranslations('pace');
  const times = (yourTurn && you !== null ? [you] : waitsFor).flatMap((seat) => clock?.[seat] ?? []);
  const due = Math.min(...times.map(({ dueAt }) => dueAt ?? Infinity));
  // Renders only when the text changes.
  const minutes = useSyncExternalStore(onMinute, () => Math.floor(Math.max(localTime(due) - Date.now(), 0) / MINUTE));
  const whose = yourTurn ? 'yours' : 'left';
  if (times.some(({ out }) => out)) return t(`${whose}.out`);
  if (due === Infinity) return null;
  const { unit, count } = leftIn(minutes * MINUTE);
  if (unit === 'seconds') return minutes === 0 ? t(`${whose}.moment`) : t(`${whose}.minutes`, { count: minutes });
  return t(`${whose}.${unit}`, { count });
}

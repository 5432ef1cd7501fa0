import type { Pace, TableSummary } from '@sobremesa/protocol';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { leftIn, MINUTE, onMinute } from './left.ts';
import { paceTexts } from './texts.ts';
import { usePaceText } from './words.ts';

/** At what pace a table is played, where there is a clock. */
export function PaceInShort(props: { pace: Pace }) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      <InShort {...props} />
    </MoreTexts>
  );
}

function InShort({ pace }: { pace: Pace }) {
  return usePaceText('inShort')(pace);
}

interface TimeLeftProps {
  /** One of one's own tables. */
  table: TableSummary;
  /** A moment of the server's clock by this device's. */
  localTime: (at: number) => number;
}

/** How long a table still waits for its reader, or for whoever else has to move. */
export function TimeLeft(props: TimeLeftProps) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      <Left {...props} />
    </MoreTexts>
  );
}

function Left({ table: { you, yourTurn, waitsFor, clock }, localTime }: TimeLeftProps) {
  const t = useTranslations('pace');
  const times = (yourTurn && you !== null ? [you] : waitsFor).flatMap((seat) => clock?.[seat] ?? []);
  const due = Math.min(...times.map(({ dueAt }) => dueAt ?? Infinity));
  // Drawn anew when it is said otherwise, and not before.
  const minutes = useSyncExternalStore(onMinute, () => Math.floor(Math.max(localTime(due) - Date.now(), 0) / MINUTE));
  const whose = yourTurn ? 'yours' : 'left';
  if (times.some(({ out }) => out)) return t(`${whose}.out`);
  if (due === Infinity) return null;
  const { unit, count } = leftIn(minutes * MINUTE);
  if (unit === 'seconds') return minutes === 0 ? t(`${whose}.moment`) : t(`${whose}.minutes`, { count: minutes });
  return t(`${whose}.${unit}`, { count });
}

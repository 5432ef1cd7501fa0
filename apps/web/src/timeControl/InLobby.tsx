import type { TimeControl, TableSummary } from '@sobremesa/protocol';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { leftIn, MINUTE, onMinute, restsUntil, timeLeft } from './left.ts';
import { timeControlTexts } from './texts.ts';
import { dayFormat, useAmountText, useTimeControlText } from './words.ts';

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
  const format = useFormatter();
  const amountText = useAmountText();
  const whose = yourTurn ? 'yours' : 'left';
  const times = (yourTurn && you !== null ? [you] : waitsFor).flatMap((seat) => clock?.[seat] ?? []);
  const text = (): string => {
    if (times.some(({ out }) => out)) return t(`${whose}.out`);
    const [first] = times
      .filter(({ dueAt }) => dueAt !== null)
      .toSorted((a, b) => timeLeft(a, localTime) - timeLeft(b, localTime));
    if (first === undefined) return '';
    const ms = timeLeft(first, localTime);
    const { unit, count } = leftIn(ms);
    const left =
      unit === 'seconds' ? ({ unit: 'minutes', count: Math.max(1, Math.round(ms / MINUTE)) } as const) : { unit, count };
    const values = { count: left.count, time: amountText(left) };
    const rests = restsUntil(first, localTime);
    if (rests !== null) return t(`${whose}.holiday`, { ...values, until: format.dateTime(rests, dayFormat) });
    return ms < MINUTE ? t(`${whose}.moment`) : t(`${whose}.time`, values);
  };
  // Renders only when the text changes.
  return useSyncExternalStore(onMinute, text);
}

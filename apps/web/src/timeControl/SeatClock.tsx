import type { TableView } from '@sobremesa/protocol';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useSession, useTable } from '../table/session.ts';
import { announce } from '../ui/announce.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import css from './SeatClock.module.css';
import { face, leftIn, onTick, restsUntil, timeLeft } from './left.ts';
import { timeControlTexts } from './texts.ts';
import { dayFormat, useAmountText } from './words.ts';

/**
 * A clock warns when less time than this is left, in milliseconds: in live and in correspondence
 * matches.
 */
const SOON = { live: 60_000, days: 3 * 60 * 60_000 } as const;
/** Remaining seconds of the reader's own time at which the page announces it. */
const SPOKEN = [60, 30];
/** The last seconds, which a live clock shows clearly, and which the page announces at once. */
const LAST = 10;

/** The clock of one seat, for the player's chip. */
export default function SeatClock({ seat }: { seat: number }) {
  const view = useTable((s) => s.view);
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      {view !== null && <Clock view={view} seat={seat} />}
    </MoreTexts>
  );
}

/** The clock writes to the DOM directly, so that it need not render each second. */
function Clock({ view, seat }: { view: TableView; seat: number }) {
  const t = useTranslations('pace');
  const format = useFormatter();
  const amountText = useAmountText();
  const session = useSession();
  const shown = useRef<HTMLSpanElement>(null);
  const resting = useRef<HTMLSpanElement>(null);
  const time = view.clock?.[seat];
  const owner = view.seats[seat];
  const isOwn = seat === view.you;
  const { pace } = view;
  const { kind } = pace;
  const { dueAt = null, left = 0, out = false, holiday = null } = time ?? {};
  // With a clock per turn, no time runs between turns.
  const hasBank = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock;
  /** The moment at which the time would run out whose end has been announced. */
  const spokenFor = useRef<number | null>(null);

  useEffect(() => {
    const localTime = (at: number) => session.localTime(at);
    let before: number | null = null;
    const look = () => {
      const ms = timeLeft({ dueAt, left, holiday }, localTime);
      const { unit, count } = leftIn(ms);
      const text = out
        ? t('chip.out')
        : dueAt === null && !hasBank
          ? ''
          : unit === 'seconds'
            ? face(count)
            : amountText({ unit, count });
      const element = shown.current;
      const rests = restsUntil({ holiday }, localTime) !== null;
      if (resting.current !== null) resting.current.hidden = !rests;
      if (element === null) return;
      if (element.textContent !== text) element.textContent = text;
      const { dataset } = element.parentElement!;
      const runs = dueAt !== null && !rests;
      const seconds = Math.ceil(ms / 1000);
      element.parentElement!.hidden = text === '' && !rests;
      dataset['runs'] = String(runs);
      dataset['soon'] = String((runs && ms < SOON[kind]) || out);
      dataset['last'] = String(runs && kind === 'live' && seconds <= LAST);
      if (isOwn && runs) speak(seconds);
      before = seconds;
    };
    const speak = (seconds: number) => {
      const said = SPOKEN.find((moment) => before !== null && before > moment && seconds <= moment);
      if (said !== undefined) announce(t('spoken', { count: said }));
      // Once for this end, also on a page that is opened in the last seconds.
      if (seconds > LAST || seconds === 0 || spokenFor.current === dueAt) return;
      spokenFor.current = dueAt;
      announce(t('spoken', { count: seconds }), true);
    };
    look();
    return dueAt === null ? undefined : onTick(look);
  }, [dueAt, left, out, holiday, kind, hasBank, isOwn, session, t, amountText]);

  if (time === undefined || owner === undefined || owner.bot !== null || owner.standIn !== null) return null;
  return (
    <span className={css.clock}>
      <TableIcon name="clock" size={14} />
      <span className="visually-hidden">{t('of', { name: owner.name ?? '' })}</span>
      <span role="timer" aria-live="off" className="tabular" ref={shown} />
      {holiday !== null && (
        <span ref={resting}>{t('chip.holiday', { until: format.dateTime(session.localTime(holiday), dayFormat) })}</span>
      )}
    </span>
  );
}

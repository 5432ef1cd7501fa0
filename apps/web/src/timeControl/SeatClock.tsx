import type { TableView } from '@sobremesa/protocol';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useSession, useTable } from '../table/session.ts';
import { announce } from '../ui/announce.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import css from './SeatClock.module.css';
import { face, leftIn, onTick } from './left.ts';
import { timeControlTexts } from './texts.ts';

/**
 * A clock warns when less time than this is left, in milliseconds: in live and in correspondence
 * matches.
 */
const SOON = { live: 60_000, days: 3 * 60 * 60_000 } as const;
/** Remaining seconds of the reader's own time at which the page announces it. */
const SPOKEN = [60, 30, 10];

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
  const restsUntil = holiday === null ? null : session.localTime(holiday);

  useEffect(() => {
    let before: number | null = null;
    const look = () => {
      const ms = Math.max(0, dueAt === null ? left : session.localTime(dueAt) - Date.now());
      const { unit, count } = leftIn(ms);
      const text = out
        ? t('chip.out')
        : dueAt === null && !hasBank
          ? ''
          : unit === 'seconds'
            ? face(count)
            : t(`chip.${unit}`, { count });
      const element = shown.current;
      const rests = restsUntil !== null && restsUntil > Date.now();
      if (resting.current !== null) resting.current.hidden = !rests;
      if (element === null) return;
      if (element.textContent !== text) element.textContent = text;
      element.parentElement!.hidden = text === '' && !rests;
      element.parentElement!.dataset['soon'] = String((dueAt !== null && ms < SOON[kind]) || out);
      const seconds = Math.ceil(ms / 1000);
      const said = SPOKEN.find((moment) => before !== null && before > moment && seconds <= moment);
      if (isOwn && dueAt !== null && said !== undefined) announce(t('spoken', { count: said }), said <= 10);
      before = seconds;
    };
    look();
    return dueAt === null ? undefined : onTick(look);
  }, [dueAt, left, out, kind, hasBank, isOwn, restsUntil, session, t]);

  if (time === undefined || owner === undefined || owner.bot !== null || owner.standIn !== null) return null;
  return (
    <span className={css.clock} data-runs={time.runs}>
      <TableIcon name="clock" size={14} />
      <span className="visually-hidden">{t('of', { name: owner.name ?? '' })}</span>
      <span role="timer" aria-live="off" className="tabular" ref={shown} />
      {restsUntil !== null && (
        <span ref={resting}>{t('chip.holiday', { until: format.dateTime(restsUntil, { day: 'numeric', month: 'short' }) })}</span>
      )}
    </span>
  );
}

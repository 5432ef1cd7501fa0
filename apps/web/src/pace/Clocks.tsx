import type { Pace, SeatClock, SeatView, TableView } from '@sobremesa/protocol';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useSession } from '../table/session.ts';
import { announce } from '../ui/announce.tsx';
import { SeatToken } from '../ui/SeatToken.tsx';
import css from './Pace.module.css';
import { Agreements } from './Agreements.tsx';
import { face, leftIn, onTick } from './left.ts';
import { paceTexts } from './texts.ts';

/**
 * A clock warns when less than this is left, in milliseconds: at a table that is played in one go,
 * and over days.
 */
const SOON = { live: 60_000, days: 3 * 60 * 60_000 } as const;
/** Of one's own time it is said how many seconds are left, at these moments. */
const SPOKEN = [60, 30, 10];

/** The clock of every seat, and what is to be agreed on. */
export default function Clocks({ view }: { view: TableView }) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      {view.clock !== null && <Row view={view} clock={view.clock} />}
      <Agreements view={view} />
    </MoreTexts>
  );
}

function Row({ view, clock }: { view: TableView; clock: readonly SeatClock[] }) {
  const t = useTranslations('pace');
  return (
    <ul className={css.clocks} aria-label={t('clocks')}>
      {view.seats.map((seat) => {
        const time = clock[seat.seat];
        if (time === undefined || seat.bot !== null || seat.standIn !== null) return null;
        return <Clock key={seat.seat} seat={seat} time={time} pace={view.pace} isOwn={seat.seat === view.you} />;
      })}
    </ul>
  );
}

/** Its face is written beside React, so that a second costs the page no drawing. */
function Clock({ seat, time, pace, isOwn }: { seat: SeatView; time: SeatClock; pace: Pace; isOwn: boolean }) {
  const t = useTranslations('pace');
  const format = useFormatter();
  const session = useSession();
  const shown = useRef<HTMLSpanElement>(null);
  const resting = useRef<HTMLSpanElement>(null);
  const { dueAt, left, out, holiday } = time;
  const { kind } = pace;
  // Where each turn has its own time, there is none between two of them.
  const hasBank = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock;
  const restsUntil = holiday === null ? null : session.localTime(holiday);

  useEffect(() => {
    let before: number | null = null;
    const look = () => {
      const ms = Math.max(0, dueAt === null ? left : session.localTime(dueAt) - Date.now());
      const { unit, count } = leftIn(ms);
      const text = out
        ? t('left.out')
        : dueAt === null && !hasBank
          ? ''
          : unit === 'seconds'
            ? face(count)
            : t(`left.${unit}`, { count });
      const element = shown.current;
      if (resting.current !== null) resting.current.hidden = restsUntil === null || restsUntil <= Date.now();
      if (element === null) return;
      if (element.textContent !== text) element.textContent = text;
      const isSoon = (dueAt !== null && ms < SOON[kind]) || out;
      element.dataset.soon = String(isSoon);
      const seconds = Math.ceil(ms / 1000);
      const said = SPOKEN.find((moment) => before !== null && before > moment && seconds <= moment);
      if (isOwn && dueAt !== null && said !== undefined) announce(t('spoken', { count: said }), said <= 10);
      before = seconds;
    };
    look();
    return dueAt === null ? undefined : onTick(look);
  }, [dueAt, left, out, kind, hasBank, isOwn, restsUntil, session, t]);

  const name = seat.name ?? '';
  return (
    <li className={css.clock} data-runs={time.runs}>
      <SeatToken seat={seat.seat} name={name} size={18} />
      <span className="visually-hidden">{name}</span>
      <span role="timer" aria-live="off" className="tabular" ref={shown} />
      {restsUntil !== null && (
        <span ref={resting} className={css.rests}>
          {t('left.holiday', { until: format.dateTime(restsUntil, { dateStyle: 'medium' }) })}
        </span>
      )}
    </li>
  );
}

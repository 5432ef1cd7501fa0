import { isQuietLength, limits, type QuietHours as Quiet } from '@sobremesa/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Check, Field } from '../ui/Field.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Notifications.module.css';
import { useSettled } from './useSettled.ts';
import { ownZone, placeOf, zoneName, zonesBeside } from './zones.ts';

/** A typed time counts as final after this many milliseconds. */
const SETTLES = 800;
const HOUR = 60;

/** The values of the fields. */
interface Typed {
  isOn: boolean;
  from: string;
  until: string;
  zone: string;
}

/**
 * The hours in which the reader gets no notifications and correspondence clocks do not run. Changes
 * are saved at once.
 */
export function QuietHours() {
  const failureText = useFailureText();
  const connection = useConnection();
  const [first, setFirst] = useState<{ quiet: Quiet | null } | string | null>(null);
  useEffect(() => {
    let closed = false;
    async function ask() {
      const answer = await connection.request('me:quiet', {});
      if (!closed) setFirst(answer.ok ? answer : failureText(answer.error.code));
    }
    void ask();
    return () => {
      closed = true;
    };
  }, [connection, failureText]);
  if (first === null) return null;
  return typeof first === 'string' ? <Problem text={first} /> : <Hours first={first.quiet} />;
}

function Hours({ first }: { first: Quiet | null }) {
  const t = useTranslations('notices.quiet');
  const failureText = useFailureText();
  const connection = useConnection();
  const [stored, setStored] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first));
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const { isOn, from, until, zone } = typed;
  const odd = isOn && wantedOf(typed) === undefined ? t('odd', { hours: limits.quietMinutes / HOUR }) : null;

  const save = useSettled(async (quiet: Quiet | null) => {
    const answer = await connection.request('me:quiet', { quiet });
    if (answer.ok) {
      const text = quiet === null ? t('none') : t('saved', { from: faceOf(quiet.from), until: faceOf(quiet.until) });
      setStored(answer.quiet);
      setSaved(text);
      announce(text);
    } else {
      const text = failureText(answer.error.code);
      setTyped(typedOf(stored));
      setProblem(text);
      announce(text, true);
    }
  });

  function change(part: Partial<Typed>, ms = 0) {
    const next = { ...typed, ...part };
    const wanted = wantedOf(next);
    setTyped(next);
    setProblem(null);
    setSaved(null);
    if (wanted !== undefined) save(wanted, ms);
  }

  return (
    <section className={styles.quiet} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Check label={t('on')} hint={t('about')} checked={isOn} onChange={(event) => change({ isOn: event.target.checked })} />
      {isOn && (
        <>
          <div className={styles.times}>
            <Field
              label={t('from')}
              type="time"
              required
              value={from}
              onChange={(event) => change({ from: event.target.value }, SETTLES)}
            />
            <Field
              label={t('until')}
              type="time"
              required
              value={until}
              onChange={(event) => change({ until: event.target.value }, SETTLES)}
            />
          </div>
          <ZoneChoice zone={zone} onPick={(picked) => change({ zone: picked })} />
        </>
      )}
      <Problem text={odd ?? problem} />
      {saved !== null && odd === null && <p className={styles.on}>{saved}</p>}
    </section>
  );
}

function ZoneChoice({ zone, onPick }: { zone: string; onPick: (zone: string) => void }) {
  const t = useTranslations('notices.quiet');
  const format = useFormatter();
  const language = useLocale();
  const now = useNow({ updateInterval: 10_000 });
  const id = useId();
  const [own] = useState(ownZone);
  const [regions] = useState(() => zonesBeside(own, zone));
  const time = format.dateTime(now, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const nameOf = (region: string) =>
    t(t.has(`regions.${region}` as 'regions.other') ? (`regions.${region}` as 'regions.other') : 'regions.other');
  return (
    <div className={styles.zone}>
      <label htmlFor={id}>{t('zone')}</label>
      <select id={id} value={zone} aria-describedby={`${id}now`} onChange={(event) => onPick(event.target.value)}>
        <option value={own}>{t('own', { place: placeOf(own) })}</option>
        {[...regions].map(([region, zones]) => (
          <optgroup key={region} label={nameOf(region)}>
            {zones.map((each) => (
              <option key={each.id} value={each.id}>
                {each.place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}now`} className={styles.note}>
        {t('now', { time, zone: zoneName(zone, language, now) })}
      </p>
    </div>
  );
}

/**
 * The quiet hours as values of the fields. Without any, the proposal is a night in this device's
 * zone.
 */
function typedOf(quiet: Quiet | null): Typed {
  if (quiet === null) return { isOn: false, from: '22:00', until: '08:00', zone: ownZone() };
  return { isOn: true, from: faceOf(quiet.from), until: faceOf(quiet.until), zone: quiet.zone };
}

/** The quiet hours of the fields; undefined when the values are invalid. */
function wantedOf({ isOn, from, until, zone }: Typed): Quiet | null | undefined {
  if (!isOn) return null;
  if (from === '' || until === '') return undefined;
  const quiet = { zone, from: minuteOf(from), until: minuteOf(until) };
  return isQuietLength(quiet) ? quiet : undefined;
}

/** A minute of the day as the value of a time field, `hh:mm`. */
function faceOf(minute: number): string {
  return [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}

function minuteOf(face: string): number {
  const [hours = 0, minutes = 0] = face.split(':').map(Number);
  return hours * HOUR + minutes;
}

import type { TableView } from '@sobremesa/protocol';
import { useNow, useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import styles from '../table/play/Notice.module.css';
import { Notice } from '../table/play/Notice.tsx';
import { useAct } from '../table/session.ts';
import { Button } from '../ui/Button.tsx';
import { timeControlTexts } from './texts.ts';
import { useTimeControlText } from './words.ts';

/**
 * Pending proposals, such as another time control, a pause or going on without a player, and lost
 * turns.
 */
export default function Agreements({ view }: { view: TableView }) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <Agreed view={view} />
    </MoreTexts>
  );
}

function Agreed({ view }: { view: TableView }) {
  const t = useTranslations('pace');
  const { ask, busy, problem, dismiss } = useAct();
  const { id: table, you, paused, wish } = view;
  const plays = you !== null && view.seats[you]?.standIn === null;
  return (
    <>
      <output className={styles.live}>
        {paused && wish === null && (
          <Notice kind="pause">
            <span>{t('paused')}</span>
            {plays && (
              <Button busy={busy} onClick={() => void ask('table:pause', { table, pause: false })}>
                {t('resume')}
              </Button>
            )}
          </Notice>
        )}
        {wish !== null && <Wished view={view} wish={wish} />}
        {view.timeout === 'vote' && <Overdue view={view} plays={plays} />}
        <Lost view={view} />
      </output>
      {problem !== null && (
        <Notice kind="problem" onDismiss={dismiss}>
          <span>{problem}</span>
        </Notice>
      )}
    </>
  );
}

function Wished({ view, wish: { by, wish, waiting, until } }: { view: TableView; wish: NonNullable<TableView['wish']> }) {
  const t = useTranslations('pace.wish');
  const format = useFormatter();
  const timeControlText = useTimeControlText('inShort');
  const { ask, busy, problem, dismiss } = useAct();
  const { id: table, you } = view;
  const plays = you !== null && view.seats[you]?.standIn === null;
  const tSeat = useTranslations('table.seat');
  const now = useNow();
  const nameOf = (seat: number) => view.seats[seat]?.name ?? '';
  const proposer = { name: nameOf(by), you: by === you ? 'yes' : 'no' };
  const resumes = 'pause' in wish && !wish.pause;
  const dateOf = (at: Date | number) => format.dateTime(at, { dateStyle: 'short' });
  const day = dateOf(until) === dateOf(now) ? 'today' : format.dateTime(until, { weekday: 'long' });
  const time = format.dateTime(until, { hour: 'numeric', minute: '2-digit' });
  const text =
    'pace' in wish
      ? t('pace', { ...proposer, pace: timeControlText(wish.pace) })
      : t(resumes ? 'resume' : 'pause', { ...proposer, day, time });
  const missing = waiting.map((seat) => (seat === you ? tSeat('you') : nameOf(seat)));
  return (
    <>
      <Notice kind="proposal">
        <span>
          {text} {missing.length > 0 && t('waiting', { names: format.list(missing) })}
        </span>
        {you !== null && plays && waiting.includes(you) && (
          <Button look="primary" busy={busy} onClick={() => void ask('table:consent', { table, wish, agrees: true })}>
            {t('agree')}
          </Button>
        )}
        {plays && (!resumes || you === by) && (
          <Button busy={busy} onClick={() => void ask('table:consent', { table, wish, agrees: false })}>
            {t('decline')}
          </Button>
        )}
      </Notice>
      {problem !== null && (
        <Notice kind="problem" onDismiss={dismiss}>
          <span>{problem}</span>
        </Notice>
      )}
    </>
  );
}

/**
 * Seats whose turns the server finishes because their time ran out. A stand-in for another reason
 * is shown at its seat instead.
 */
function Lost({ view: { id: table, clock, seats, you } }: { view: TableView }) {
  const t = useTranslations('pace.lost');
  const tPlay = useTranslations('table.play');
  const { ask, busy } = useAct();
  return seats.map(({ seat, standIn, name }) => {
    if (clock?.[seat]?.lost !== true || (standIn !== null && seat !== you)) return null;
    const isAway = seat === you && standIn !== null;
    const text = seat !== you ? t('other', { name: name ?? '' }) : t(standIn === null ? 'own' : 'away');
    return (
      <Notice key={seat} kind={isAway ? 'lostOwn' : 'lost'}>
        <span>{text}</span>
        {isAway && (
          <Button look="primary" busy={busy} onClick={() => void ask('table:return', { table })}>
            {tPlay('return')}
          </Button>
        )}
      </Notice>
    );
  });
}

/** Players whose time ran out, with the votes to continue without them. */
function Overdue({ view, plays }: { view: TableView; plays: boolean }) {
  const t = useTranslations('pace');
  const format = useFormatter();
  const { ask, busy } = useAct();
  const nameOf = (seat: number) => view.seats[seat]?.name ?? '';
  return (view.clock ?? []).map(({ out, lost, without }, seat) => {
    const there = view.seats[seat];
    if (!out || lost || there === undefined || there.standIn !== null) return null;
    const name = nameOf(seat);
    const mayAsk = plays && seat !== view.you && view.you !== null && !without.includes(view.you);
    return (
      // A seat keeps its number.
      // eslint-disable-next-line react/no-array-index-key
      <Notice key={seat} kind="overdue">
        <span>
          {t('isOut', { name })} {without.length > 0 && t('wantsWithout', { names: format.list(without.map(nameOf)) })}
        </span>
        {mayAsk && (
          <Button busy={busy} onClick={() => void ask('table:goOn', { table: view.id, seat })}>
            {t('goOn', { name })}
          </Button>
        )}
      </Notice>
    );
  });
}

import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { Notice } from '../table/play/Notice.tsx';
import { useAct } from '../table/session.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { usePaceText } from './words.ts';

/**
 * What players have to agree on, such as another pace, a pause or going on without a player; and
 * which turns were lost.
 */
export function Agreements({ view }: { view: TableView }) {
  const t = useTranslations('pace');
  const { ask, busy, problem } = useAct();
  const { id: table, you, paused, wish } = view;
  const plays = you !== null && view.seats[you]?.standIn === null;
  return (
    <>
      <output>
        {paused && (
          <Notice>
            <span>{t('paused')}</span>
            {plays && wish === null && (
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
      <Problem text={problem} />
    </>
  );
}

function Wished({ view, wish: { by, wish, waiting, until } }: { view: TableView; wish: NonNullable<TableView['wish']> }) {
  const t = useTranslations('pace.wish');
  const format = useFormatter();
  const paceText = usePaceText();
  const { ask, busy, problem } = useAct();
  const { id: table, you } = view;
  const plays = you !== null && view.seats[you]?.standIn === null;
  const nameOf = (seat: number) => view.seats[seat]?.name ?? '';
  const name = nameOf(by);
  const resumes = 'pause' in wish && !wish.pause;
  const time = format.dateTime(until, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const text = 'pace' in wish ? t('pace', { name, pace: paceText(wish.pace) }) : t(resumes ? 'resume' : 'pause', { name, time });
  return (
    <Notice>
      <span>
        {text} {waiting.length > 0 && t('waiting', { names: format.list(waiting.map(nameOf)) })}
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
      <Problem text={problem} />
    </Notice>
  );
}

/**
 * The turns that the server finishes because their time ran out. A bot that stands in for another
 * player is shown at their seat.
 */
function Lost({ view: { clock, seats, you } }: { view: TableView }) {
  const t = useTranslations('pace.lost');
  return seats.map(({ seat, standIn, name }) => {
    if (clock?.[seat]?.lost !== true || (standIn !== null && seat !== you)) return null;
    const text = seat !== you ? t('other', { name: name ?? '' }) : t(standIn === null ? 'own' : 'away');
    return (
      <Notice key={seat}>
        <span>{text}</span>
      </Notice>
    );
  });
}

/** Those whose time is out, and who wants to go on without them. */
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
      // A seat is always the same one.
      // eslint-disable-next-line react/no-array-index-key
      <Notice key={seat}>
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

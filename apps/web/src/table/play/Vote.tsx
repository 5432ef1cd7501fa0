import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { Button } from '../../ui/Button.tsx';
import { useAct } from '../session.ts';
import { useParty } from './context.ts';
import { Notice } from './Notice.tsx';

/**
 * A vote to end the match: the player who asked for it, and the missing votes. Other players can
 * agree, or play on.
 */
export function Vote() {
  const t = useTranslations('table.vote');
  const tSeat = useTranslations('table.seat');
  const format = useFormatter();
  const { view } = useParty();
  const { ask, busy } = useAct();
  const { vote, you, id: table } = view;
  if (vote === null) return null;
  const nameOf = (seat: number) => (seat === you ? tSeat('you') : (view.seats[seat]?.name ?? ''));
  const names = (seats: readonly number[]) => format.list(seats.map(nameOf));
  const { by, agreed, waiting } = vote;
  return (
    <Notice kind="vote">
      <span>
        {by === you ? t('asked') : t('asks', { name: names([by]) })} {agreed.length > 1 && t('agreed', { names: names(agreed) })}{' '}
        {waiting.length > 0 && t('waiting', { names: names(waiting) })}
      </span>
      {you !== null && waiting.includes(you) && (
        <Button look="danger" busy={busy} onClick={() => void ask('table:discard', { table })}>
          {t('agree')}
        </Button>
      )}
      {you !== null && (
        <Button busy={busy} onClick={() => void ask('table:keep', { table })}>
          {t('keep')}
        </Button>
      )}
    </Notice>
  );
}

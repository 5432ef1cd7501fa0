import type { Results } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { seatTransferLink } from '../../lib/base.ts';
import { useFailureText } from '../../lib/failure.ts';
import { useConnection, useConnectionState } from '../../connection/current.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { useParty } from './context.ts';

/** A link that transfers this seat to another device. It can be used once, for a short time. */
export default function Handover({ onClose }: { onClose: () => void }) {
  const t = useTranslations('table.menu');
  const format = useFormatter();
  const failureText = useFailureText();
  const connection = useConnection();
  const name = useConnectionState((s) => s.me?.name ?? '');
  const { view } = useParty();
  const [ticket, setTicket] = useState<Results['table:handover'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let closed = false;
    async function ask() {
      const answer = await connection.request('table:handover', { table: view.id });
      if (closed) return;
      if (answer.ok) setTicket(answer);
      else setProblem(failureText(answer.error.code));
    }
    void ask();
    return () => {
      closed = true;
    };
  }, [connection, view.id, failureText]);

  return (
    <Dialog title={t('handover')} onClose={onClose}>
      <p>{t('handoverText')}</p>
      {ticket ? (
        <>
          <ShareLink link={seatTransferLink(ticket.token, name)} label={t('handoverLink')} shareTitle={t('handover')} />
          <p>
            {t('handoverUntil', {
              time: format.dateTime(ticket.expires, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
            })}
          </p>
        </>
      ) : problem === null ? (
        <Loading />
      ) : (
        <Problem text={problem} />
      )}
    </Dialog>
  );
}

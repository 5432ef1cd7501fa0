import type { NotificationChannel, TableView } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../lib/failure.ts';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Problem } from '../ui/Problem.tsx';
import ChannelCard from './ChannelCard.tsx';
import { ownChannel, turnOff } from './browser.ts';
import styles from './Notifications.module.css';
import { KindsChoice } from './KindsChoice.tsx';
import { NotificationsTexts } from './NotificationsTexts.tsx';
import { QuietHours } from './QuietHours.tsx';
import { TellMe } from './TellMe.tsx';
import { offered, useNotifications, type Asked } from './useNotifications.ts';

interface NotificationsDialogProps {
  /** The table from which the dialog was opened. */
  table?: TableView;
  onClose: () => void;
}

/** The reader's notification channels. */
export default function NotificationsDialog(props: NotificationsDialogProps) {
  return (
    <Suspense>
      <NotificationsTexts>
        <Inside {...props} />
      </NotificationsTexts>
    </Suspense>
  );
}

function Inside({ table, onClose }: NotificationsDialogProps) {
  const t = useTranslations('notices');
  const named = useConnectionState((s) => s.me !== null);
  const { notices, look } = useNotifications();
  const isOffered = notices !== null && 'view' in notices && notices.view !== null;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {!named ? (
        <p>{t('nameFirst')}</p>
      ) : (
        <div className={styles.dialog}>
          <NotificationSettings notices={notices} game={table?.game} onChange={look} />
          <QuietHours />
          {isOffered && table?.seats.some(({ seat, host }) => host && seat === table.you) && (
            <ChannelCard view={table} className={styles.channel} />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface NotificationSettingsProps {
  notices: Asked | null;
  game: string | undefined;
  onChange: () => void;
}

function NotificationSettings({ notices, game, onChange }: NotificationSettingsProps) {
  const t = useTranslations('notices');
  const failureText = useFailureText();
  if (notices === null) return <Loading />;
  if ('failure' in notices) return <Problem text={failureText(notices.failure)} />;
  const view = offered(notices);
  if (view === null) return <p>{t('notHere')}</p>;
  return (
    <>
      <TellMe view={view} game={game} onChange={onChange} />
      <Channels channels={view.channels} onChange={onChange} />
      <KindsChoice turnedOff={view.turnedOff} />
      <p className={styles.note}>
        {t('about')} {t('secret')}
      </p>
    </>
  );
}

function Channels({ channels, onChange }: { channels: readonly NotificationChannel[]; onChange: () => void }) {
  const t = useTranslations('notices');
  const connection = useConnection();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  if (channels.length === 0) return null;
  const own = ownChannel();
  const nameOf = ({ id, kind, label, confirmed }: NotificationChannel): string => {
    if (id === own) return t('here');
    if (kind === 'push') return label === 'phone' ? t('phone') : t('computer');
    return confirmed ? label : t('unconfirmed', { address: label });
  };

  async function drop({ id }: NotificationChannel) {
    const answer = await connection.request('notices:drop', { channel: id });
    const text = answer.ok ? null : failureText(answer.error.code);
    setProblem(text);
    announce(text ?? t('off'), text !== null);
    if (!answer.ok) return;
    if (id === own) await turnOff();
    onChange();
  }

  return (
    <section>
      <h3>{t('channels')}</h3>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <span>{nameOf(channel)}</span>
            <Button look="quiet" aria-label={t('turnOffOf', { channel: nameOf(channel) })} onClick={() => void drop(channel)}>
              {t('turnOff')}
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}

import type { NoticeChannel, TableView } from '@sobremesa/protocol';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import ChannelCard from './ChannelCard.tsx';
import { ownChannel, turnOff } from './browser.ts';
import styles from './Notices.module.css';
import { TellMe } from './TellMe.tsx';
import { NoticesTexts } from './NoticesTexts.tsx';
import { useNotices } from './useNotices.ts';

interface NoticesDialogProps {
  /** From which it was opened. */
  table?: TableView;
  onClose: () => void;
}

/** How its reader wants to be told while away, and how not. */
export default function NoticesDialog(props: NoticesDialogProps) {
  return (
    <Suspense>
      <NoticesTexts>
        <Inside {...props} />
      </NoticesTexts>
    </Suspense>
  );
}

function Inside({ table, onClose }: NoticesDialogProps) {
  const t = useTranslations('notices');
  const named = useConnectionState((s) => s.me !== null);
  const { view, look } = useNotices();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {!named ? (
        <p>{t('nameFirst')}</p>
      ) : view === null ? (
        <Loading />
      ) : view.view === null ? (
        <p>{t('notHere')}</p>
      ) : (
        <div className={styles.dialog}>
          <TellMe view={view.view} game={table?.game} onChange={look} />
          <Channels channels={view.view.channels} onChange={look} />
          {table?.seats.some(({ seat, host }) => host && seat === table.you) && <ChannelCard view={table} />}
          <p className={styles.note}>
            {t('about')} {t('secret')}
          </p>
        </div>
      )}
    </Dialog>
  );
}

function Channels({ channels, onChange }: { channels: readonly NoticeChannel[]; onChange: () => void }) {
  const t = useTranslations('notices');
  const connection = useConnection();
  if (channels.length === 0) return null;
  const own = ownChannel();
  const nameOf = ({ id, kind, label, confirmed }: NoticeChannel): string => {
    if (id === own) return t('here');
    if (kind === 'push') return label === 'phone' ? t('phone') : t('computer');
    return confirmed ? label : t('unconfirmed', { address: label });
  };

  async function drop({ id }: NoticeChannel) {
    await connection.request('notices:drop', { channel: id });
    if (id === own) await turnOff();
    announce(t('off'));
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
    </section>
  );
}

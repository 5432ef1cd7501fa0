import type { ChatMessage } from '@sobremesa/protocol';
import { Fragment, use } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useSession, useTable } from '../session.ts';
import styles from './Chat.module.css';
import { Feed } from './Feed.tsx';
import { Muted } from './Muted.tsx';
import { hide, isHidden, showAgain, useHidden } from './hidden.ts';
import { Mark } from './Mark.tsx';
import { PanelContext } from './panel.ts';
import { Say } from './Say.tsx';
import { SinceThen } from './SinceThen.tsx';

/** The chat, with marks where the match advanced between messages. */
export function Chat({ compact = false }: { compact?: boolean }) {
  const t = useTranslations('table.chat');
  const session = useSession();
  const chat = useTable((s) => s.chat);
  const more = useTable((s) => s.moreChat);
  const me = useTable((s) => s.view?.speaker ?? null);
  const hidden = useHidden();
  const since = useTable((s) => s.since?.message ?? null);
  const firstNew = since === null ? null : chat.find(({ seq }) => seq > since)?.seq;
  const place = use(PanelContext)?.place ?? null;
  return (
    <div className={classes(styles.chat, compact && styles.compact)}>
      {chat.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <Feed
          label={t('title')}
          place={place?.tab === 'chat' ? place : null}
          older={more && <Button onClick={() => void session.olderChat()}>{t('older')}</Button>}
        >
          {chat.map((message, i) => (
            <Fragment key={message.seq}>
              {message.seq === firstNew && <SinceThen />}
              {isAtNewPlace(message, chat[i - 1]) && <Mark {...message.place} />}
              {!isHidden(hidden, message.speaker) ? (
                <Message message={message} mine={message.speaker === me} />
              ) : (
                message.speaker !== chat[i - 1]?.speaker && <HiddenMessages {...message} />
              )}
            </Fragment>
          ))}
        </Feed>
      )}
      <Muted />
      <Say />
    </div>
  );
}

/** Whether to mark the message's place in the match. Before the first move there is none. */
function isAtNewPlace(message: ChatMessage, before: ChatMessage | undefined): message is ChatMessage & { place: object } {
  const version = message.place?.version ?? 0;
  return version > 0 && version !== before?.place?.version;
}

function Message({ message, mine }: { message: ChatMessage; mine: boolean }) {
  const t = useTranslations('table.chat');
  const { id } = useSession();
  const you = useTable((s) => s.view?.you ?? null);
  const { seq, name, seat, speaker } = message;
  const moment = 'text' in message ? message.moment : undefined;
  return (
    <li className={styles.message} data-seq={seq} tabIndex={-1}>
      <strong>
        {seat !== null && <SeatToken seat={seat} name={name} size={18} />}
        {name}
        {seat === null && <span className={styles.watcher}> ({t('watching')})</span>}
      </strong>
      {speaker !== null && !mine && (
        <Button
          look="quiet"
          square
          className={styles.hide}
          aria-label={t('hide', { name })}
          title={t('hide', { name })}
          onClick={() => hide(speaker)}
        >
          <TableIcon name="hide" size={18} />
        </Button>
      )}
      {moment !== undefined && (
        <Link className={styles.moment} href={`/replay/${id}?at=${moment}${you === null ? '' : `&seat=${you}`}`}>
          {t('moment', { move: moment })}
        </Link>
      )}
      <span className={styles.words}>{'text' in message ? message.text : t(`phrases.${message.phrase}`)}</span>
    </li>
  );
}

/** Replaces consecutive messages of a hidden speaker. */
function HiddenMessages({ seq, name, speaker }: ChatMessage) {
  const t = useTranslations('table.chat');
  return (
    <li className={styles.hidden} data-seq={seq} tabIndex={-1}>
      <span>{t('hidden', { name })}</span>
      <Button look="quiet" onClick={() => speaker !== null && showAgain(speaker)}>
        {t('show')}
      </Button>
    </li>
  );
}

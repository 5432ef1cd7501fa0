import type { TableView } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { remember, remembered } from '../lib/storage.ts';
import { useMatch } from '../table/play/context.ts';
import live from '../table/play/Notice.module.css';
import { Notice } from '../table/play/Notice.tsx';
import { Button } from '../ui/Button.tsx';
import { NotificationsTexts } from './NotificationsTexts.tsx';
import { isNotified, offered, useNotifications } from './useNotifications.ts';
import { lazy } from '../lib/lazy.ts';

const NotificationsDialog = lazy(() => import('./NotificationsDialog.tsx'));

/** Storage key: whether the reader has dismissed this offer on this device. */
const DECLINED = 'sobremesa.notices.declined';

/**
 * Offers notifications after a move in a correspondence match, so that the reader need not stay.
 */
export default function AfterMove() {
  const { asked, view } = useMatch((here) => ({ asked: here.asked, view: here.view }));
  const [was, setWas] = useState(asked);
  const [hasMoved, setHasMoved] = useState(false);
  if (asked !== was) {
    setWas(asked);
    setHasMoved(!asked);
  }
  return (
    <Suspense>
      {hasMoved && remembered(DECLINED) === null && (
        <NotificationsTexts>
          <Offer table={view} />
        </NotificationsTexts>
      )}
    </Suspense>
  );
}

function Offer({ table }: { table: TableView }) {
  const t = useTranslations('notices');
  const { notices, look } = useNotifications();
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState(false);
  const view = offered(notices);
  const isOffered = view !== null && !isNotified(view) && !declined;
  return (
    <>
      <output className={live.live}>
        {isOffered && (
          <Notice
            kind="offer"
            onDismiss={() => {
              remember(DECLINED, 'yes');
              setDeclined(true);
            }}
          >
            <span>{t('afterMove')}</span>
            <Button onClick={() => setOpen(true)}>{t('tellMe')}</Button>
          </Notice>
        )}
      </output>
      <Suspense>
        {open && (
          <NotificationsDialog
            table={table}
            onClose={() => {
              setOpen(false);
              look();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

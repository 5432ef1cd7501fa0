import type { TableView } from '@sobremesa/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { remember, remembered } from '../lib/storage.ts';
import { useMatch } from '../table/play/context.ts';
import { Notice } from '../table/play/Notice.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Notices.module.css';
import { NoticesTexts } from './NoticesTexts.tsx';
import { isNotified, offered, useNotices } from './useNotices.ts';

const NoticesDialog = lazy(() => import('./NoticesDialog.tsx'));

/** Whether its reader has seen this on this device, and wanted nothing of it. */
const DECLINED = 'sobremesa.notices.declined';

/** Where a match is played over days, once its reader has moved: they need not stay. */
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
        <NoticesTexts>
          <Offer table={view} />
        </NoticesTexts>
      )}
    </Suspense>
  );
}

function Offer({ table }: { table: TableView }) {
  const t = useTranslations('notices');
  const tUi = useTranslations('ui');
  const { notices, look } = useNotices();
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState(false);
  const view = offered(notices);
  const isOffered = view !== null && !isNotified(view) && !declined;
  return (
    <>
      <output>
        {isOffered && (
          <Notice>
            <span>{t('afterMove')}</span>
            <span className={styles.offer}>
              <Button onClick={() => setOpen(true)}>{t('tellMe')}</Button>
              <Button
                look="quiet"
                square
                aria-label={tUi('close')}
                onClick={() => {
                  remember(DECLINED, 'yes');
                  setDeclined(true);
                }}
              >
                <Icon name="close" />
              </Button>
            </span>
          </Notice>
        )}
      </output>
      <Suspense>
        {open && (
          <NoticesDialog
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

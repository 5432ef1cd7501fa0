import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { basePath } from '../lib/base.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Notifications.module.css';
import { NotificationsTexts } from './NotificationsTexts.tsx';

interface NotificationPageProps {
  what: string;
  token: string;
}

/**
 * `/notices/confirm/:token` and `/notices/stop/:token`: the pages that links in notifications open.
 * Only a press on the button has an effect.
 */
export default function NotificationPage({ what, token }: NotificationPageProps) {
  if (what !== 'confirm' && what !== 'stop') return <NotFound />;
  return (
    <>
      <TopBar />
      <main>
        <Suspense fallback={<Loading />}>
          <NotificationsTexts>
            <Inside what={what} token={token} />
          </NotificationsTexts>
        </Suspense>
      </main>
    </>
  );
}

function Inside({ what, token }: { what: 'confirm' | 'stop'; token: string }) {
  const t = useTranslations('notices.page');
  const [busy, setBusy] = useState(false);
  /** The final outcome; null while the button can be pressed. */
  const [outcome, setOutcome] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function act() {
    setBusy(true);
    const status = await fetch(`${basePath}/notices/${what}/${encodeURIComponent(token)}`, { method: 'POST' }).then(
      (response) => response.status,
      () => 0,
    );
    setBusy(false);
    const isDone = status === 204;
    const text = isDone ? t(what === 'confirm' ? 'confirmed' : 'stopped') : t(status === 404 ? 'gone' : 'failed');
    if (isDone || status === 404) setOutcome(text);
    else setProblem(text);
    announce(text, !isDone);
  }

  return (
    <Notice title={t(`${what}Title`)} text={outcome ?? t(`${what}Text`)}>
      {outcome !== null ? (
        <LinkButton href="/" look="primary">
          {t('home')}
        </LinkButton>
      ) : (
        <div className={styles.device}>
          <Button look="primary" busy={busy} onClick={() => void act()}>
            {t(what)}
          </Button>
          <Problem text={problem} />
        </div>
      )}
    </Notice>
  );
}

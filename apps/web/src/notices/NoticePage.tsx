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
import styles from './Notices.module.css';
import { NoticesTexts } from './NoticesTexts.tsx';

interface NoticePageProps {
  what: string;
  token: string;
}

/**
 * `/notices/confirm/:token` and `/notices/stop/:token`: what a link in a notice leads to. Only the
 * press on its button does something.
 */
export default function NoticePage({ what, token }: NoticePageProps) {
  if (what !== 'confirm' && what !== 'stop') return <NotFound />;
  return (
    <>
      <TopBar />
      <main>
        <Suspense fallback={<Loading />}>
          <NoticesTexts>
            <Inside what={what} token={token} />
          </NoticesTexts>
        </Suspense>
      </main>
    </>
  );
}

function Inside({ what, token }: { what: 'confirm' | 'stop'; token: string }) {
  const t = useTranslations('notices.page');
  const [busy, setBusy] = useState(false);
  /** What has come of it; null as long as it can be tried. */
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

import type { FailureCode } from '@sobremesa/client';
import { isGroupToken, type Results } from '@sobremesa/protocol';
import { Suspense, useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { NameField, useNameForm } from '../connection/NameField.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useFailureText } from '../lib/failure.ts';
import { useTab } from '../lib/tab.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Problem } from '../ui/Problem.tsx';
import { GroupsTexts } from './GroupsTexts.tsx';
import styles from './JoinGroupPage.module.css';

/** `/join-group/:token`: shows which group a link belongs to, and joins it with a press. */
export default function JoinGroupPage({ token }: { token: string }) {
  return (
    <>
      <TopBar />
      <main>
        <Suspense fallback={<Loading />}>
          <GroupsTexts>{isGroupToken(token) ? <Invitation token={token} /> : <Bad code="badGroupLink" />}</GroupsTexts>
        </Suspense>
      </main>
    </>
  );
}

type Peek = Results['group:peek'] | { failure: FailureCode };

function Invitation({ token }: { token: string }) {
  const t = useTranslations('groups.join');
  const connection = useConnection();
  const [peek, setPeek] = useState<Peek | null>(null);
  useTab(t('tab'));
  useEffect(() => {
    let isDone = false;
    async function look() {
      const answer = await connection.request('group:peek', { token });
      if (!isDone) setPeek(answer.ok ? answer : { failure: answer.error.code });
    }
    const stop = connection.onReady(() => void look());
    return () => {
      isDone = true;
      stop();
    };
  }, [connection, token]);
  if (peek === null) return <Loading />;
  if ('failure' in peek) return <Bad code={peek.failure} />;
  if (peek.yours) {
    return (
      <Notice title={t('yours', { name: peek.name })} text={t('yoursText')}>
        <LinkButton href={`/group/${peek.id}`} look="primary">
          {t('go')}
        </LinkButton>
      </Notice>
    );
  }
  return <Join token={token} name={peek.name} members={peek.members} />;
}

function Bad({ code }: { code: FailureCode }) {
  const t = useTranslations('groups.join');
  const failureText = useFailureText();
  return (
    <Notice title={t('badTitle')} text={code === 'badGroupLink' ? t('badText') : failureText(code)}>
      <LinkButton href="/" look="primary">
        {t('home')}
      </LinkButton>
    </Notice>
  );
}

function Join({ token, name, members }: { token: string; name: string; members: number }) {
  const t = useTranslations('groups.join');
  const failureText = useFailureText();
  const connection = useConnection();
  const online = useConnectionState((s) => s.status === 'online');
  const [, navigate] = useLocation();
  const nameForm = useNameForm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function join(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    if (await nameForm.confirm()) {
      const answer = await connection.request('group:join', { token });
      if (answer.ok) {
        navigate(`/group/${answer.group}`, { replace: true });
        return;
      }
      setProblem(failureText(answer.error.code));
      announce(failureText(answer.error.code), true);
    }
    setBusy(false);
  }

  return (
    <div className={styles.join}>
      <Mark size={88} seats={['taken', 'taken', 'free', 'taken']} />
      <h1>{t('title', { name })}</h1>
      <p>{t('text', { members })}</p>
      <form onSubmit={(event) => void join(event)} noValidate>
        {nameForm.needed && <NameField form={nameForm} />}
        <Problem text={problem} />
        <Button type="submit" look="primary" size="big" busy={busy || !online}>
          {t('act')}
        </Button>
      </form>
    </div>
  );
}

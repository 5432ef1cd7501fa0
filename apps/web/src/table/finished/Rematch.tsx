import { LobbyFeed } from '@sobremesa/client';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useConnection } from '../../connection/current.ts';
import { useFormatter } from '../../i18n/formatter.ts';
import { useFailureText } from '../../lib/failure.ts';
import { seatedNames } from '../../lobby/seats.ts';
import { hasServer } from '../../lib/hasServer.ts';
import { lazy } from '../../lib/lazy.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useParty } from '../play/context.ts';
import styles from './FinalScore.module.css';

const GroupAfterMatch = lazy(() => import('../../groups/GroupAfterMatch.tsx'));

/** Opens a new table for the same people. */
export function Rematch() {
  const t = useTranslations('table.finished');
  const failureText = useFailureText();
  const connection = useConnection();
  const { view, players } = useParty();
  const [, navigate] = useLocation();
  const people = view.seats.flatMap(({ state, bot, name }) => (state === 'taken' && bot === null ? (name ?? []) : []));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function again() {
    setBusy(true);
    const answer = await connection.request('table:rematch', { table: view.id });
    setBusy(false);
    if (answer.ok) navigate(`/t/${answer.table}`);
    else setProblem(failureText(answer.error.code));
  }

  return (
    <div className={styles.next}>
      {view.you !== null ? (
        <Button look="primary" size="big" busy={busy} onClick={() => void again()}>
          {view.rematch === null ? t(players.length === 1 ? 'again' : 'rematch') : t('joinRematch')}
        </Button>
      ) : (
        view.rematch !== null && (
          <LinkButton href={`/t/${view.rematch}`} look="primary">
            {t('watchRematch')}
          </LinkButton>
        )
      )}
      {hasServer && (view.group !== null || (view.you !== null && people.length > 1)) && (
        <Suspense>
          <GroupAfterMatch view={view} people={people} />
        </Suspense>
      )}
      <LinkButton href="/">{t('toLobby')}</LinkButton>
      {view.rematch !== null && <AtNextTable id={view.rematch} />}
      <Problem text={problem} />
    </div>
  );
}

/** The players already seated at the next table, if the lobby lists it for this reader. */
function AtNextTable({ id }: { id: string }) {
  const t = useTranslations('table.finished');
  const format = useFormatter();
  const connection = useConnection();
  const [feed] = useState(() => new LobbyFeed(connection));
  useEffect(() => feed.start(), [feed]);
  const seats = useStore(feed.store, (s) => s.tables?.get(id)?.seats);
  const names = seatedNames(seats ?? []);
  return names.length > 0 && <p>{t('waiting', { names: format.list(names), count: names.length })}</p>;
}

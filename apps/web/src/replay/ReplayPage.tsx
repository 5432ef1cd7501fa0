import { documentOf, type FailureCode } from '@sobremesa/client';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useFailureText } from '../lib/failure.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { StoryDocument } from '../story/document.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/Loading.tsx';
import { groupIn } from './address.ts';
import { handedOver, handOver } from './handedOver.ts';
import type { ReplayHead } from './host/model.ts';
import { startReader, type Reader, type ReaderHost } from './reader.ts';
import { Reading } from './Reading.tsx';
import { replayTexts } from './texts.ts';

const OpenFile = lazyPart(async () => ({ default: (await import('./OpenFile.tsx')).OpenFile }));
/** Loads beside the document. The look back at a running match shares most of it. */
const ReplayView = lazyPart(async () => ({ default: (await import('./ReplayView.tsx')).ReplayView }));

interface ReplayPageProps {
  /** The table whose match is shown; undefined for a file. */
  table: string | undefined;
  /** Where documents are read; in a worker by default. */
  hostOf?: ReaderHost;
}

/**
 * `/replay` shows a match from a file, or one that the final page has handed over. `/replay/:table`
 * shows the match of a finished table, and `/replay/:table?group=` one that a group keeps; readers
 * who are not in the group see it as long as its table exists. Nothing is sent to a server but the
 * comments of players.
 */
export default function ReplayPage({ table, hostOf }: ReplayPageProps) {
  return (
    <MoreTexts part="replay" texts={replayTexts}>
      <Replays table={table} hostOf={hostOf} />
    </MoreTexts>
  );
}

/**
 * A document: its text and the group that has sent it, or why it could not be loaded. `gone`: the
 * server does not have it any more, or not for the reader.
 */
type Source = { text: string; group?: string | null } | { problem: string } | { gone: true };

function Replays({ table, hostOf }: { table: string | undefined; hostOf: ReaderHost | undefined }) {
  const t = useTranslations('replay');
  const [group] = useState(() => groupIn(location.search));
  const [source, setSource] = useState<Source | null>(() => {
    const text = table === undefined ? handedOver() : null;
    return text === null ? null : { text };
  });
  useTableDocument(table, group, source === null, setSource);
  const text = source !== null && 'text' in source ? source.text : null;
  const from = source !== null && 'text' in source ? (source.group ?? null) : null;
  const read = useReader(text, hostOf);
  const close = useCallback(() => {
    handOver(null);
    setSource(null);
  }, []);
  // A branch of the match leads back to this page.
  const open = useCallback((opened: Source) => {
    handOver('text' in opened ? opened.text : null);
    setSource(opened);
  }, []);
  const fail = useCallback(() => setSource({ problem: t('problems.unreadable') }), [t]);

  useEffect(() => {
    // The error boundary reports a failure when the part is rendered.
    ReplayView.preload().catch(() => undefined);
  }, []);

  const reading = (
    <Reading>
      {table === undefined ? (
        <Button onClick={close}>{t('cancel')}</Button>
      ) : (
        <LinkButton href={`/t/${table}`}>{t('cancel')}</LinkButton>
      )}
    </Reading>
  );
  if (read !== null && read.ok) {
    const { reader, head, text: document } = read;
    return (
      <StoryDocument value={document}>
        <Suspense fallback={reading}>
          <ReplayView reader={reader} head={head} text={document} table={table} group={from} onClose={close} onFailure={fail} />
        </Suspense>
      </StoryDocument>
    );
  }
  if ((text !== null && read === null) || (source === null && table !== undefined)) return reading;
  if (source !== null && 'gone' in source) return <NoMatch title={t('gone.title')} text={t('gone.text')} group={group} />;
  const problem = source !== null && 'problem' in source ? source.problem : (read?.problem ?? null);
  if (table !== undefined && problem !== null) return <NoMatch title={t('gone.not')} text={problem} group={group} />;
  return (
    <Suspense fallback={<Loading />}>
      <OpenFile problem={problem} onOpen={open} />
    </Suspense>
  );
}

/** There is no match to show at this address. */
function NoMatch({ title, text, group }: { title: string; text: string; group: string | null }) {
  const t = useTranslations('replay');
  return (
    <>
      <TopBar />
      <main>
        <Notice title={title} text={text}>
          {group !== null && (
            <LinkButton href={`/group/${group}`} look="primary">
              {t('gone.group')}
            </LinkButton>
          )}
          <LinkButton href="/replay">{t('gone.file')}</LinkButton>
        </Notice>
      </main>
    </>
  );
}

/** The server's answers for matches that it no longer has, or not for the reader. */
const GONE: ReadonlySet<string> = new Set<FailureCode>(['unknownTable', 'unknownGroup', 'notIdentified', 'badRequest']);

/** The server's answers to readers who are not in the group. */
const NOT_A_MEMBER: ReadonlySet<string> = new Set<FailureCode>(['notIdentified', 'unknownGroup']);

/**
 * Loads the document of a match from its group or, without one, from its table, once the page is
 * connected.
 */
function useTableDocument(
  table: string | undefined,
  group: string | null,
  isMissing: boolean,
  onLoaded: (source: Source) => void,
): void {
  const t = useTranslations('replay');
  const failureText = useFailureText();
  const connection = useConnection();
  const isOnline = useConnectionState(({ status }) => status === 'online');
  useEffect(() => {
    if (table === undefined || !isMissing || !isOnline) return undefined;
    let isWanted = true;
    const load = async () => {
      const kept = await documentOf(connection, table, group);
      // Members share links with people who are not in the group.
      const isStranger = group !== null && !kept.ok && NOT_A_MEMBER.has(kept.code);
      const answer = isStranger ? await documentOf(connection, table) : kept;
      if (!isWanted) return;
      if (answer.ok) onLoaded({ text: answer.text, group: isStranger ? null : group });
      else if (GONE.has(answer.code)) onLoaded({ gone: true });
      else onLoaded({ problem: answer.code === 'otherRules' ? t('problems.otherRules') : failureText(answer.code) });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [table, group, isMissing, isOnline, connection, onLoaded, t, failureText]);
}

type Read = { ok: true; reader: Reader; head: ReplayHead; text: string } | { ok: false; problem: string };

/** Reads a document; null while it does, and without one. */
function useReader(text: string | null, hostOf: ReaderHost | undefined): Read | null {
  const t = useTranslations('replay');
  const [read, setRead] = useState<{ text: string; read: Read } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const reader = startReader(hostOf);
    let isWanted = true;
    const settle = (now: Read) => {
      if (!isWanted) return;
      setRead({ text, read: now });
      if (!now.ok) announce(now.problem, true);
    };
    reader.open(text).then(
      (opened) => {
        if (opened.ok) return settle({ ok: true, reader, head: opened.head, text });
        const { error, version = 0 } = opened;
        return settle({ ok: false, problem: t(`problems.${error}`, { version }) });
      },
      () => settle({ ok: false, problem: t('problems.unreadable') }),
    );
    return () => {
      isWanted = false;
      setRead(null);
      reader.end();
    };
  }, [text, hostOf, t]);
  return read?.text === text ? read.read : null;
}

import { documentOf } from '@sobremesa/client';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useFailureText } from '../lib/failure.ts';
import { StoryDocument } from '../story/document.ts';
import { announce } from '../ui/announce.tsx';
import { Loading } from '../ui/Loading.tsx';
import { handedOver, handOver } from './handedOver.ts';
import type { ReplayHead } from './host/model.ts';
import { OpenFile } from './OpenFile.tsx';
import { startReader, type Reader, type ReaderHost } from './reader.ts';
import { ReplayView } from './ReplayView.tsx';
import { replayTexts } from './texts.ts';

interface ReplayPageProps {
  /** The table whose match is shown; undefined for a file. */
  table: string | undefined;
  /** Where documents are read; in a worker by default. */
  hostOf?: ReaderHost;
}

/**
 * `/replay` shows a match from a file, or one that the final page has handed over.
 * `/replay/:table` shows the match of a finished table. Nothing is sent to a server.
 */
export default function ReplayPage({ table, hostOf }: ReplayPageProps) {
  return (
    <MoreTexts part="replay" texts={replayTexts}>
      <Replays table={table} hostOf={hostOf} />
    </MoreTexts>
  );
}

/** A document: its text, or why it could not be loaded. */
type Source = { text: string } | { problem: string };

function Replays({ table, hostOf }: { table: string | undefined; hostOf: ReaderHost | undefined }) {
  const t = useTranslations('replay');
  const [source, setSource] = useState<Source | null>(() => {
    const text = table === undefined ? handedOver() : null;
    return text === null ? null : { text };
  });
  useTableDocument(table, source === null, setSource);
  const text = source !== null && 'text' in source ? source.text : null;
  const read = useReader(text, hostOf);
  const close = useCallback(() => {
    handOver(null);
    setSource(null);
  }, []);
  const fail = useCallback(() => setSource({ problem: t('problems.unreadable') }), [t]);

  if (read !== null && read.ok) {
    return (
      <StoryDocument value={text}>
        <ReplayView reader={read.reader} head={read.head} table={table} onClose={close} onFailure={fail} />
      </StoryDocument>
    );
  }
  if ((text !== null && read === null) || (source === null && table !== undefined)) {
    return (
      <>
        <TopBar />
        <main>
          <p className="visually-hidden">{t('reading')}</p>
          <Loading />
        </main>
      </>
    );
  }
  const problem = source !== null && 'problem' in source ? source.problem : (read?.problem ?? null);
  return <OpenFile problem={problem} onOpen={setSource} />;
}

/** Loads the document of a table's match, once the page is connected. */
function useTableDocument(table: string | undefined, isMissing: boolean, onLoaded: (source: Source) => void): void {
  const t = useTranslations('replay');
  const failureText = useFailureText();
  const connection = useConnection();
  const isOnline = useConnectionState(({ status }) => status === 'online');
  useEffect(() => {
    if (table === undefined || !isMissing || !isOnline) return undefined;
    let isWanted = true;
    const load = async () => {
      const answer = await documentOf(connection, table);
      if (!isWanted) return;
      if (answer.ok) onLoaded({ text: answer.text });
      else onLoaded({ problem: answer.code === 'otherRules' ? t('problems.otherRules') : failureText(answer.code) });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [table, isMissing, isOnline, connection, onLoaded, t, failureText]);
}

type Read = { ok: true; reader: Reader; head: ReplayHead } | { ok: false; problem: string };

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
        if (opened.ok) return settle({ ok: true, reader, head: opened.head });
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

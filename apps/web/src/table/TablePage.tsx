import { isSeatTransferToken, isTableId } from '@sobremesa/protocol';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useConnection } from '../connection/current.ts';
import type { TableSession } from '@sobremesa/client';
import { useFailureText } from '../lib/failure.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { waitingTexts } from '../i18n/house.ts';
import { OpenTable } from './playback/openTable.ts';
import { TableContext, useTable } from './session.ts';
import { lazy } from '../lib/lazy.ts';

// A visit shows one of these, so each loads separately.
const WaitingRoom = lazy(async () => {
  const [room] = await Promise.all([import('./open/WaitingRoom.tsx'), waitingTexts(usePreferences.getState().language)]);
  return room;
});
const PlayPage = lazy(() => import('./play/PlayPage.tsx'));
const SeatLink = lazy(() => import('../devices/SeatLink.tsx'));
const FullTable = lazy(() => import('./FullTable.tsx'));

/** `/t/:id`, in every state of the table. */
export default function TablePage({ id }: { id: string }) {
  return isTableId(id) ? <KnownTable id={id} /> : <Absent failure="unknownTable" />;
}

function KnownTable({ id }: { id: string }) {
  const connection = useConnection();
  const [table] = useState(() => new OpenTable(connection, id));
  useEffect(() => table.open(), [table]);
  const [token, setToken] = useState(tokenInFragment);
  // Removes the token from the address, so that it cannot be copied or stored.
  useEffect(() => {
    if (tokenInFragment() !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return (
    <TableContext value={table}>
      <Phase token={token} onToken={() => setToken(null)} />
    </TableContext>
  );
}

/** The token of a link in a notification. Browsers do not send the fragment to the server. */
function tokenInFragment(): string | null {
  const token = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
  return token !== undefined && isSeatTransferToken(token) ? token : null;
}

/** @param token from a link in a notification, for a device on which the reader has no seat */
function Phase({ token, onToken }: { token: string | null; onToken: () => void }) {
  const failure = useTable((s) => s.failure);
  const status = useTable((s) => s.view?.status);
  const isSeated = useTable((s) => s.view !== null && s.view.you !== null);
  if (token !== null && !isSeated && (failure !== null || status !== undefined)) {
    return (
      <Suspense fallback={<Waiting />}>
        <SeatLink token={token} onDone={onToken} />
      </Suspense>
    );
  }
  if (failure !== null) return <Absent failure={failure} />;
  if (status === undefined) return <Waiting />;
  return <Suspense fallback={<Waiting />}>{status === 'open' ? <WaitingRoom /> : <PlayPage />}</Suspense>;
}

function Waiting() {
  return (
    <>
      <TopBar />
      <main>
        <Loading />
      </main>
    </>
  );
}

type Failure = NonNullable<ReturnType<TableSession['store']['getState']>['failure']>;

const goneWhys = ['removed', 'discarded', 'closed', 'withdrawn', 'expired', 'movedAway'] as const;

function isGone(failure: Failure): failure is (typeof goneWhys)[number] {
  return (goneWhys as readonly string[]).includes(failure);
}

/** Says why the table cannot be shown. */
function Absent({ failure }: { failure: Failure }) {
  const t = useTranslations('table.absent');
  const failureText = useFailureText();
  const gone = isGone(failure);
  const isFull = failure === 'tooManySpectators' || failure === 'tooManySpectatorsHere';
  const title = isFull ? 'fullTitle' : failure === 'closed' ? 'closedTitle' : 'title';
  return (
    <>
      <TopBar />
      <main>
        <Notice title={t(title)} text={gone ? t(failure) : failureText(failure)}>
          {isFull && (
            <Suspense fallback={<Loading />}>
              <FullTable />
            </Suspense>
          )}
          <LinkButton href="/" look="primary">
            {t('toLobby')}
          </LinkButton>
        </Notice>
      </main>
    </>
  );
}

import { freeSeats, type TableView } from '@sobremesa/protocol';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useConnection } from '../../connection/current.ts';
import { retryOnce } from '../../lib/retryOnce.ts';
import { useTab } from '../../lib/tab.ts';
import { tableLink } from '../../lib/base.ts';
import { TopBar } from '../../layout/TopBar.tsx';
import { useGameAbout, useGameName, useSeatedNames } from '../../lobby/names.ts';
import { seatedNames } from '../../lobby/seats.ts';
import { Variants } from '../../lobby/Variants.tsx';
import { announce } from '../../ui/announce.tsx';
import { WaitingTexts } from '../../i18n/I18n.tsx';
import { HowToButton, LearnLink } from '../HowTo.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { hasClock } from '../../timeControl/hasClock.ts';
import { ShuffleHere } from '../../shuffle/ShuffleHere.tsx';
import { useSession, useTable } from '../session.ts';
import { Chat } from '../side/Chat.tsx';
import { Bots } from './Bots.tsx';
import { HostTools, GuestTools } from './Tools.tsx';
import { RoundTable } from './RoundTable.tsx';
import { SitDown } from './SitDown.tsx';
import { lazy } from '../../lib/lazy.ts';
import styles from './WaitingRoom.module.css';

const TimeControlHere = lazy(() => import('../../timeControl/TimeControlHere.tsx'));
const ChannelCard = lazy(() => import('../../notifications/ChannelCard.tsx'));
const NotificationsCard = lazy(() => import('../../notifications/NotificationsCard.tsx'));

/** The table before the match: its seats, and the link for inviting others. */
export default function WaitingRoom() {
  const view = useTable((s) => s.view);
  return (
    view && (
      <WaitingTexts>
        <Room view={view} />
      </WaitingTexts>
    )
  );
}

function Room({ view }: { view: TableView }) {
  const t = useTranslations('table.open');
  const tChat = useTranslations('table.chat');
  const format = useFormatter();
  const gameName = useGameName();
  const about = useGameAbout();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTab(t('tab', { game: gameName(view.game) }));
  useArrivals(view);
  useContribution();

  const [hadSeat, setHadSeat] = useState(false);
  if (view.you !== null && !hadSeat) setHadSeat(true);

  const seated = seatedNames(view.seats);
  const people = seatedNames(view.seats.filter(({ bot }) => bot === null));
  const isHost = view.seats.some(({ seat, host }) => host && seat === view.you);
  const clocked = hasClock(view.pace);
  const free = freeSeats(view.seats);
  const mayInvite = view.you !== null && free > 0;
  // While players are missing, or the reader sits alone, inviting is the main action.
  const invitesFirst = mayInvite && seated.length < Math.max(2, view.minPlayers);

  return (
    <>
      <TopBar />
      <main className={styles.room}>
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1}>
            {gameName(view.game)}
          </h1>
          <p>{about(view.game)}</p>
          <Variants game={view.game} options={view.options} />
          {!clocked && <p>{t('noClock')}</p>}
          <Suspense>{(clocked || isHost) && <TimeControlHere view={view} isHost={isHost} />}</Suspense>
          <ShuffleHere view={view} />
          <div className={styles.ways}>
            <HowToButton game={view.game} />
            <LearnLink game={view.game} table={view.id} />
          </div>
        </header>

        <section className={styles.table} aria-label={t('seats')}>
          <RoundTable view={view} isHost={isHost} />
          <Bots view={view} />
          <p className={styles.watching}>
            {view.watchers > 0 && t('watching', { count: view.watchers })}
            {view.namedWatchers.length > 0 && `: ${format.list(view.namedWatchers.map(({ name }) => name))}`}
          </p>
        </section>

        <div className={styles.side}>
          {invitesFirst && <Invite view={view} />}
          <section className={styles.card} data-lit={view.you === null && free > 0}>
            {view.you === null ? (
              <SitDown view={view} names={people} lostSeat={hadSeat} />
            ) : isHost ? (
              <HostTools view={view} />
            ) : (
              <GuestTools view={view} />
            )}
          </section>
          {mayInvite && !invitesFirst && <Invite view={view} />}
          <Suspense>{view.you !== null && <NotificationsCard game={view.game} className={styles.card} />}</Suspense>
          <Suspense>{isHost && <ChannelCard view={view} className={styles.card} />}</Suspense>
          <section className={styles.card} aria-label={tChat('title')}>
            <h2>{tChat('title')}</h2>
            <Chat compact />
          </section>
        </div>
      </main>
    </>
  );
}

function Invite({ view }: { view: TableView }) {
  const t = useTranslations('table.open');
  const gameName = useGameName();
  return (
    <section className={styles.card}>
      <h2>{t('invite')}</h2>
      <ShareLink link={tableLink(view.id)} label={t('link')} shareTitle={t('shareTitle', { game: gameName(view.game) })} />
      <p className={styles.note}>
        {view.group === null ? t(view.listed ? 'listed' : 'unlisted') : t('ofGroup', { name: view.group.name })}{' '}
        {view.watchable ? <Watching view={view} /> : t('unwatchable')} {!view.undo && t('noUndo')}
      </p>
    </section>
  );
}

/** Shows the delay with which spectators see the match. */
function Watching({ view: { watchDelay } }: { view: TableView }) {
  const t = useTranslations('table.open');
  if (watchDelay === null) return t('watchable');
  return 'moves' in watchDelay ? t('watchableMoves', watchDelay) : t('watchableMinutes', watchDelay);
}

/** Has this device contribute to the shuffle. */
function useContribution() {
  const connection = useConnection();
  const session = useSession();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isHere = true;
    const begin = async () => {
      const { watchShuffle } = await retryOnce(() => import('../../shuffle/contribute.ts'));
      if (isHere) stop = watchShuffle(connection, session.id, session.store);
    };
    // Without its contribution the match starts as well.
    begin().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [connection, session]);
}

/** Announces arrivals and departures to screen readers. */
function useArrivals({ seats }: TableView) {
  const t = useTranslations('table.open');
  const names = useSeatedNames(seats);
  const before = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const now = names;
    for (const name of now) if (before.current && !before.current.includes(name)) announce(t('satDown', { name }));
    for (const name of before.current ?? []) if (!now.includes(name)) announce(t('gotUp', { name }));
    before.current = now;
  }, [names, t]);
}

import { use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { BotFaces } from '../bots/BotFaces.tsx';
import { useConnection } from '../connection/current.ts';
import { loadPlayable, type PlayableGame } from '../games/load.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useTab } from '../lib/tab.ts';
import { useGameName } from '../lobby/names.ts';
import { HouseContext, type House } from '../table/play/house.ts';
import { PlayProvider } from '../table/play/PlayProvider.tsx';
import { TableContext } from '../table/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { placeIn, searchOf } from './address.ts';
import type { ReplayHead } from './host/model.ts';
import type { Reader } from './reader.ts';
import { ReplayLayout } from './ReplayLayout.tsx';
import { namesOf, ReplayTable, viewsOf, type SeenFrom } from './ReplayTable.ts';
import type { Source } from './source.ts';
import { useSeen } from './useSeen.ts';

/** How long a moment is shown before the address holds it, since browsers limit changes. */
const ADDRESS_MS = 300;

interface ReplayViewProps {
  reader: Reader;
  head: ReplayHead;
  /** The document. */
  text: string;
  /** The table of the match; undefined for a file. */
  table: string | undefined;
  /** The group that keeps the match; null without one. */
  group: string | null;
  /** Closes a match from a file. */
  onClose: () => void;
  onFailure: () => void;
}

/** A match on its board, from the moment that the address names. */
export function ReplayView({ reader, head, text, table, group, onClose, onFailure }: ReplayViewProps) {
  const gameName = useGameName();
  const language = useLocale();
  const game = use(loadPlayable(head.game, language));
  const [first] = useState(() => placeIn(location.search, head.length, head.seats.length));
  const [seat, setSeat] = useState(first.seat);
  const [at, setAt] = useState(first.at);
  const t = useTranslations('replay');
  const [, navigate] = useLocation();
  const source = useMemo<Source>(() => ({ reader, head, table, group }), [reader, head, table, group]);
  const seen = useSeen(reader, seat, onFailure);
  useTab(gameName(head.game));
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${searchOf({ at, seat }, group)}${location.hash}`);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [at, seat, group]);
  if (seen === null) {
    return (
      <>
        <TopBar />
        <main>
          <Loading />
        </main>
      </>
    );
  }
  const place = group === null ? `/t/${table}` : `/group/${group}`;
  const close = table === undefined ? onClose : () => navigate(place);
  return (
    <Stage
      source={source}
      head={head}
      text={text}
      table={table}
      game={game}
      seen={seen}
      at={at}
      closing={t(table === undefined ? 'another' : group === null ? 'toTable' : 'toGroup')}
      onAt={setAt}
      onSeat={setSeat}
      onClose={close}
    />
  );
}

interface StageProps {
  source: Source;
  head: ReplayHead;
  text: string;
  table: string | undefined;
  game: PlayableGame;
  seen: SeenFrom;
  at: number;
  onAt: (at: number) => void;
  onSeat: (seat: number | null) => void;
  /** The name of the button that closes the replay. */
  closing: string;
  onClose: () => void;
}

/** The texts name the players, none of whom need be the reader. */
const house: House = { shared: true, tabs: ['log'] };

function Stage({ source, head, text, table: from, game, seen, at, closing, onAt, onSeat, onClose }: StageProps) {
  const t = useTranslations('replay');
  const tBots = useTranslations('bots');
  const connection = useConnection();
  const [table] = useState(() => {
    const fresh = new ReplayTable(connection, viewsOf(head));
    fresh.show(seen, at);
    return fresh;
  });
  useLayoutEffect(() => table.show(seen, at), [table, seen, at]);
  const names = useMemo(() => namesOf(head, (seat) => t('unnamed', { number: seat + 1 })), [head, t]);
  const named = useMemo(() => names.map((name, seat) => ({ id: String(seat), name })), [names]);
  const players = useMemo(
    () => named.map((each, seat) => ({ ...each, absence: '', kind: head.seats[seat]?.bot ? tBots('bot') : undefined })),
    [named, head, tBots],
  );
  const { seats } = table.store.getState().shown.view ?? { seats: [] };
  const goTo = useCallback(
    (to: number) => {
      // A version or a seat that the match does not have would be an error of this page.
      const next = Math.min(Math.max(to, 0), head.length);
      // The board and the page around it render together. Alone, the effect would render the board
      // after the page.
      table.show(seen, next);
      onAt(next);
    },
    [table, seen, onAt, head],
  );
  return (
    <TableContext value={table}>
      {/* The reader need not be the player on the seat, so texts name that player. */}
      <GameTextProvider messages={game.messages} players={named} playerID={null}>
        <PlayProvider game={game} players={players}>
          <BotFaces seats={seats}>
            <HouseContext value={house}>
              <ReplayLayout
                source={source}
                names={names}
                seen={seen}
                at={at}
                closing={closing}
                check={head.isShuffled ? { table: from, text } : null}
                onAt={goTo}
                onSeat={onSeat}
                onClose={onClose}
              />
            </HouseContext>
          </BotFaces>
        </PlayProvider>
      </GameTextProvider>
    </TableContext>
  );
}

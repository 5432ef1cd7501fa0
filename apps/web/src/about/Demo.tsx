import { use, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { BotFaces } from '../bots/BotFaces.tsx';
import { loadForm, loadPlayable } from '../games/load.ts';
import { newMatch } from '../local/page/saved.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { TableTexts } from '../i18n/I18n.tsx';
import { useGameName } from '../lobby/names.ts';
import { localConnection, type HostOf } from '../local/client/connection.ts';
import { localView } from '../local/client/session.ts';
import { onPage, OpenTable } from '../table/playback/openTable.ts';
import { useParty } from '../table/play/context.ts';
import { Board } from '../table/play/PlayLayout.tsx';
import { PlayProvider } from '../table/play/PlayProvider.tsx';
import { TableContext, useTable } from '../table/session.ts';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './Demo.module.css';

/** Maximum number of bots, and how long each move is shown, in milliseconds. */
const BOTS = 3;
const STANDS_MS = 2200;

interface DemoProps {
  game: string;
  /** Whether the bots play on. */
  playing: boolean;
  /** Starts another match when this one is over. */
  onAgain: () => void;
  /** Starts the host of the match; in a worker by default. */
  hostOf?: HostOf;
}

/**
 * Bots play on the real board, which takes no input. A sentence above it describes the last move.
 */
export default function Demo(props: DemoProps) {
  return (
    <TableTexts>
      <Match {...props} />
    </TableTexts>
  );
}

function Match({ game, playing, onAgain, hostOf }: DemoProps) {
  const { settings: offered } = use(loadForm(game, useLocale()));
  const [{ local, table, players }] = useState(() => {
    const seats = Math.min(BOTS, offered.players.max);
    const { bots, options, seed } = newMatch([], seats, 'easy', {});
    const view = { ...localView(game, [], bots, options), you: null };
    const settings = { view, deal: { seats, options, seed }, script: [], standsMs: STANDS_MS };
    const local = localConnection(settings, () => undefined, hostOf);
    return {
      local,
      table: new OpenTable(local.connection, view.id, { ...onPage, counts: () => false }),
      players: view.seats.map(({ seat, name }) => ({ id: String(seat), name: name ?? '', absence: '' })),
    };
  });
  useEffect(() => local.open(), [local]);
  useEffect(() => (playing ? table.open() : undefined), [playing, table]);

  const played = use(loadPlayable(game, useLocale()));
  return (
    <TableContext value={table}>
      <GameTextProvider messages={played.messages} players={players} playerID={null}>
        <PlayProvider game={played} players={players}>
          <Shown onAgain={onAgain} />
        </PlayProvider>
      </GameTextProvider>
    </TableContext>
  );
}

function Shown({ onAgain }: { onAgain: () => void }) {
  const view = useTable((s) => s.view);
  const begun = useTable((s) => s.match !== null);
  if (view === null || !begun) return <Loading />;
  return (
    <BotFaces seats={view.seats}>
      <Table onAgain={onAgain} />
    </BotFaces>
  );
}

function Table({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('about.demo');
  const gameName = useGameName();
  const { view } = useParty();
  return (
    <>
      <p className={styles.said}>
        <Said />
      </p>
      <figure className={styles.board} aria-label={t('board', { game: gameName(view.game) })}>
        <div inert>
          <Board play={() => undefined} prepared={null} />
        </div>
      </figure>
      {view.status === 'finished' && <Button onClick={onAgain}>{t('again')}</Button>}
    </>
  );
}

/** The newest log line about a move. */
function Said() {
  const { view, game } = useParty();
  const last = useTable((s) => s.log.findLast(({ event }) => event.type !== 'turn'));
  return last === undefined ? null : <LogSentence entry={last} game={game} name={nameIn(last, view.seats)} />;
}

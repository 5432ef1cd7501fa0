import { use, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { BotFaces } from '../bots/BotFaces.tsx';
import { loadPlayable } from '../games/load.ts';
import { dealt } from '../here/kept.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { TableTexts } from '../i18n/I18n.tsx';
import { useGameName } from '../lobby/names.ts';
import { localConnection, type HostOf } from '../local/connection.ts';
import { localView } from '../local/session.ts';
import { openTable, watchTable } from '../table/pace/table.ts';
import { PlayContext, useParty } from '../table/play/context.ts';
import { Board } from '../table/play/PlayLayout.tsx';
import { TableContext, useTable } from '../table/session.ts';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './Demo.module.css';

/** So many play, and each of their moves stands so many milliseconds. */
const BOTS = 3;
const STANDS_MS = 2200;

interface DemoProps {
  game: string;
  /** Whether they play on; otherwise the board stands as it is. */
  playing: boolean;
  /** Another match, when this one is over. */
  onAgain: () => void;
  /** Where the match runs; beside the page by default. */
  hostOf?: HostOf;
}

/** Bots at the real board, to be looked at and not to be touched, with the sentence that says what was done last. */
export default function Demo(props: DemoProps) {
  return (
    <TableTexts>
      <Match {...props} />
    </TableTexts>
  );
}

function Match({ game, playing, onAgain, hostOf }: DemoProps) {
  const [{ local, table, players }] = useState(() => {
    const { bots, options, seed } = dealt([], BOTS, 'easy', {});
    const view = { ...localView(game, [], bots, options), you: null };
    const settings = { view, deal: { seats: BOTS, options, seed }, script: [], standsMs: STANDS_MS };
    const local = localConnection(settings, () => undefined, hostOf);
    return {
      local,
      table: openTable(local.connection, view.id),
      players: view.seats.map(({ seat, name }) => ({ id: String(seat), name: name ?? '', absence: '' })),
    };
  });
  useEffect(() => local.open(), [local]);
  useEffect(() => (playing ? watchTable(table) : undefined), [playing, table]);

  const played = use(loadPlayable(game, useLocale()));
  const play = useMemo(() => ({ game: played, players }), [played, players]);
  return (
    <TableContext value={table}>
      <GameTextProvider messages={played.messages} players={players} playerID={null}>
        <PlayContext value={play}>
          <Shown onAgain={onAgain} />
        </PlayContext>
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

/** What was done last. That a turn begins is nobody's doing. */
function Said() {
  const { view, game } = useParty();
  const last = useTable((s) => s.log.findLast(({ event }) => event.type !== 'turn'));
  return last === undefined ? null : <LogSentence entry={last} game={game} name={nameIn(last, view.seats)} />;
}

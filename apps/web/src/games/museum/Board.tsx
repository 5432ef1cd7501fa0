import type { PlayerID } from '@sobremesa/games/kit';
import { continents } from '@sobremesa/games/museum';
import { memo, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { BoardFrame, Middle } from '../frame/BoardFrame.tsx';
import css from './Board.module.css';
import { Desk } from './desk/Desk.tsx';
import { PartPanel, PartTabs } from './PartTabs.tsx';
import { Players } from './players/Players.tsx';
import {
  AfterChange,
  TableProvider,
  useNewTable,
  useTable,
  useTableNow,
  useTableWords,
  type MuseumBoardProps,
} from './table.tsx';
import { World } from './world/World.tsx';
import { lazy } from '../../lib/lazy.ts';

/** Spectators have no tray, so it loads separately. */
export const Tray = lazyPart(() => import('./tray/Tray.tsx'));
// Rarely needed in a match.
const Motions = lazy(() => import('./motion/Motions.tsx'));
const ObjectDialog = lazy(() => import('./look/ObjectDialog.tsx'));
const PlayerDialog = lazy(() => import('./players/PlayerDialog.tsx'));
const Exhibition = lazy(() => import('./players/Exhibition.tsx'));

/**
 * The whole board of Museum: the world with its showcases, the reader's museum, and the tray at the
 * lower edge.
 */
export function Board(props: MuseumBoardProps) {
  return (
    <TableProvider {...useNewTable(props)}>
      <Season />
    </TableProvider>
  );
}

/** Does not render on a move: each part selects what it shows. */
const Season = memo(function Season() {
  const words = useTableWords();
  const { over, plays, looks } = useTable(({ ctx, playerID, looked }) => ({
    over: ctx.gameover !== undefined,
    // Spectators have no tray, and after the end no player has one.
    plays: playerID !== null && ctx.gameover === undefined,
    looks: looked !== null,
  }));
  const now = useTableNow();
  const [player, setPlayer] = useState<PlayerID | null>(null);
  const root = useRef<HTMLElement>(null);

  function onKey(key: string) {
    const continent = /^[1-4]$/.test(key) ? continents[Number(key) - 1] : undefined;
    if (key === 'Escape') now().clear();
    else if (continent !== undefined) {
      // On a phone the museum may hide the world, and a hidden element cannot take the focus.
      flushSync(() => now().part.show('world'));
      root.current?.querySelector<HTMLElement>(`[data-showcase="${continent}"] [tabindex="0"]`)?.focus();
    }
  }

  return (
    <BoardFrame ref={root} className={css.board} label={words.t('board.label')} onKey={onKey}>
      <Middle>
        <div className={css.content} data-free={plays ? undefined : ''}>
          <div className={css.players}>
            <Players onOpen={setPlayer} />
          </div>
          <Suspense>{over && <Exhibition />}</Suspense>
          <PartTabs className={css.tabs} />
          <PartPanel name="world" className={css.world}>
            <World />
          </PartPanel>
          <PartPanel name="museum" className={css.museum}>
            <Desk />
          </PartPanel>
        </div>
      </Middle>
      <Suspense>{plays && <Tray />}</Suspense>
      <AfterChange>{(before) => <Motions board={root} since={before} />}</AfterChange>
      <Suspense>{player !== null && <PlayerDialog player={player} onClose={() => setPlayer(null)} />}</Suspense>
      <Suspense>{looks && <ObjectDialog />}</Suspense>
    </BoardFrame>
  );
});

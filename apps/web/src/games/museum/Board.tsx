import type { PlayerID } from '@sobremesa/games/kit';
import { continents } from '@sobremesa/games/museum';
import { lazy, memo, Suspense, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { BoardFrame, Middle, RulesButton } from '../frame/BoardFrame.tsx';
import css from './Board.module.css';
import { Desk } from './desk/Desk.tsx';
import { PartPanel, PartTabs } from './PartTabs.tsx';
import { Players } from './players/Players.tsx';
import { TableProvider, useNewTable, useTable, useTableNow, useTableWords, type MuseumBoardProps } from './table.tsx';
import { World } from './world/World.tsx';

/** Whoever watches has none. */
export const Tray = lazyPart(() => import('./tray/Tray.tsx'));
// Much of a match goes by without them.
const Motions = lazy(() => import('./motion/Motions.tsx'));
const ObjectDialog = lazy(() => import('./look/ObjectDialog.tsx'));
const PlayerDialog = lazy(() => import('./players/PlayerDialog.tsx'));
const Exhibition = lazy(() => import('./players/Exhibition.tsx'));

/**
 * The great days of the museums: the world with its showcases, the own museum, and at the lower
 * edge what is at the thumb.
 */
export function Board(props: MuseumBoardProps) {
  return (
    <TableProvider {...useNewTable(props)}>
      <Season />
    </TableProvider>
  );
}

/** Stands as it is from move to move: each part sees for itself what has changed. */
const Season = memo(function Season() {
  const words = useTableWords();
  const { over, plays, looks } = useTable(({ ctx, playerID, looked }) => ({
    over: ctx.gameover !== undefined,
    // A watcher has no tray, and after the end nobody does.
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
      // On a phone the world may be behind the museum, and what is hidden cannot be focused.
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
          <RulesButton className={css.help} />
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
      <Happening board={root} />
      <Suspense>{player !== null && <PlayerDialog player={player} onClose={() => setPlayer(null)} />}</Suspense>
      <Suspense>{looks && <ObjectDialog />}</Suspense>
    </BoardFrame>
  );
});

/** Nothing has to move before somebody has. */
function Happening({ board }: { board: RefObject<HTMLElement | null> }) {
  const now = useTableNow();
  const [since] = useState(now);
  const begun = useTable(({ version }) => version !== since.version);
  return <Suspense>{begun && <Motions board={board} since={since} />}</Suspense>;
}

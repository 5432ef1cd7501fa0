import type { PlayerID } from '@sobremesa/games/kit';
import { continents } from '@sobremesa/games/museum';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { byNeed } from '../../ui/byNeed.tsx';
import css from './Board.module.css';
import { Desk } from './desk/Desk.tsx';
import { Motions } from './motion/Motions.tsx';
import { PartTabs } from './PartTabs.tsx';
import { Players } from './players/Players.tsx';
import { TableProvider, useNewTable, type MuseumBoardProps } from './table.tsx';
import { World } from './world/World.tsx';

/** Whoever watches has none. */
export const Tray = byNeed(() => import('./tray/Tray.tsx'));
// Much of a match goes by without them.
const Help = lazy(() => import('./Help.tsx'));
const ObjectDialog = lazy(() => import('./look/ObjectDialog.tsx'));
const PlayerDialog = lazy(() => import('./players/PlayerDialog.tsx'));
const Exhibition = lazy(() => import('./players/Exhibition.tsx'));

/** The great days of the museums: the world with its showcases, the own museum, and at the lower edge what is at the thumb. */
export function Board(props: MuseumBoardProps) {
  const table = useNewTable(props);
  const { ctx, part, playerID, words } = table;
  const [player, setPlayer] = useState<PlayerID | null>(null);
  const [help, setHelp] = useState(false);
  const root = useRef<HTMLElement>(null);
  // A watcher has no tray, and after the end nobody does.
  const plays = playerID !== null && ctx.gameover === undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('dialog, input')) return;
    const continent = /^[1-4]$/.test(event.key) ? continents[Number(event.key) - 1] : undefined;
    if (event.key === 'Escape') table.clear();
    else if (continent !== undefined) {
      // On a phone the world may be behind the museum, and what is hidden cannot be focused.
      flushSync(() => part.show('world'));
      root.current?.querySelector<HTMLElement>(`[data-showcase="${continent}"] [tabindex="0"]`)?.focus();
    }
  }

  return (
    <TableProvider value={table}>
      {/* The keys are short cuts to the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section ref={root} className={css.board} aria-label={words.t('board.label')} data-board="" onKeyDown={onKeyDown}>
        <div className={css.middle}>
          <div className={css.content} data-free={plays ? undefined : ''}>
            <div className={css.players}>
              <Players onOpen={setPlayer} />
            </div>
            <Button square className={css.help} aria-label={words.t('board.help')} onClick={() => setHelp(true)}>
              ?
            </Button>
            <Suspense>{ctx.gameover !== undefined && <Exhibition />}</Suspense>
            <PartTabs className={css.tabs} />
            <div {...part.panel('world')} className={css.world}>
              <World />
            </div>
            <div {...part.panel('museum')} className={css.museum}>
              <Desk />
            </div>
          </div>
        </div>
        <Suspense>{plays && <Tray />}</Suspense>
        <Motions board={root} />
        <Suspense>
          {player !== null && <PlayerDialog player={player} onClose={() => setPlayer(null)} />}
          {help && <Help onClose={() => setHelp(false)} />}
        </Suspense>
        <Suspense>{table.looked !== null && <ObjectDialog />}</Suspense>
      </section>
    </TableProvider>
  );
}

import type { PaintingId, RoomNumber, Token } from '@sobremesa/games/prado';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import css from './Board.module.css';
import { Motions } from './motion/Motions.tsx';
import { Museum } from './museum/Museum.tsx';
import { PaintingDialog } from './museum/PaintingDialog.tsx';
import { LookProvider } from './museum/useLook.ts';
import { Exhibition } from './players/Exhibition.tsx';
import { PlayerDialog } from './players/PlayerDialog.tsx';
import { Players } from './players/Players.tsx';
import { Programme } from './programme/Programme.tsx';
import { TableProvider, useNewTable, type PradoBoardProps } from './table.tsx';
import { touchRoom } from './tray/draft.ts';
import { Tray } from './tray/Tray.tsx';

const Help = lazy(() => import('./Help.tsx'));

/** A walk through the galleries: five rooms round the hall, what the day brings, and at the lower edge what is at the thumb. */
export function Board(props: PradoBoardProps) {
  const table = useNewTable(props);
  const { ctx, words } = table;
  const [player, setPlayer] = useState<Token | null>(null);
  const [painting, setPainting] = useState<PaintingId | null>(null);
  const [help, setHelp] = useState(false);
  const root = useRef<HTMLElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('dialog, input')) return;
    if (event.key === 'Escape') table.clear();
    else if (/^[1-5]$/.test(event.key)) touchRoom(table, Number(event.key) as RoomNumber);
  }

  return (
    <TableProvider value={table}>
      <LookProvider value={setPainting}>
        {/* The keys are short cuts to the controls inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section ref={root} className={css.board} aria-label={words.t('board.label')} onKeyDown={onKeyDown}>
          <div className={css.middle}>
            <div className={css.content}>
              <div className={css.players}>
                <Players onOpen={setPlayer} />
                <Button square className={css.help} aria-label={words.t('board.help')} onClick={() => setHelp(true)}>
                  ?
                </Button>
              </div>
              <div className={css.programme}>
                <Programme />
              </div>
              <div className={css.museum}>
                {ctx.gameover !== undefined && <Exhibition />}
                <Museum />
              </div>
            </div>
          </div>
          <Tray />
          <Motions board={root} />
          {player !== null && <PlayerDialog token={player} onClose={() => setPlayer(null)} />}
          <Suspense>{help && <Help onClose={() => setHelp(false)} />}</Suspense>
          {painting !== null && <PaintingDialog painting={painting} onClose={() => setPainting(null)} />}
        </section>
      </LookProvider>
    </TableProvider>
  );
}

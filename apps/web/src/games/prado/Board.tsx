import type { PaintingId, RoomNumber, Token } from '@sobremesa/games/prado';
import { memo, Suspense, useRef, useState } from 'react';
import { BoardFrame, Middle } from '../frame/BoardFrame.tsx';
import css from './Board.module.css';
import { Museum } from './museum/Museum.tsx';
import { LookProvider } from './museum/useLook.ts';
import { Players } from './players/Players.tsx';
import { Programme } from './programme/Programme.tsx';
import { AfterChange, TableProvider, useNewTable, useTable, useTableNow, useTableWords, type PradoBoardProps } from './table.tsx';
import { touchRoom } from './tray/draft.ts';
import { Tray } from './tray/Tray.tsx';
import { lazy } from '../../lib/lazy.ts';

// Rarely needed in a match.
const Motions = lazy(() => import('./motion/Motions.tsx'));
const PaintingDialog = lazy(() => import('./museum/PaintingDialog.tsx'));
const PlayerDialog = lazy(() => import('./players/PlayerDialog.tsx'));
const Exhibition = lazy(() => import('./players/Exhibition.tsx'));

/**
 * The galleries: five rooms round the hall, the programme of the day, and the tray at the lower
 * edge.
 */
export function Board(props: PradoBoardProps) {
  return (
    <TableProvider {...useNewTable(props)}>
      <Galleries />
    </TableProvider>
  );
}

/** Does not render on a move: each part selects what it shows. */
const Galleries = memo(function Galleries() {
  const words = useTableWords();
  const over = useTable(({ ctx }) => ctx.gameover !== undefined);
  const now = useTableNow();
  const [player, setPlayer] = useState<Token | null>(null);
  const [painting, setPainting] = useState<PaintingId | null>(null);
  const root = useRef<HTMLElement>(null);

  function onKey(key: string) {
    if (key === 'Escape') now().clear();
    else if (/^[1-5]$/.test(key)) touchRoom(now(), Number(key) as RoomNumber);
  }

  return (
    <LookProvider value={setPainting}>
      <BoardFrame ref={root} className={css.board} label={words.t('board.label')} onKey={onKey}>
        <Middle>
          <div className={css.content}>
            <div className={css.players}>
              <Players onOpen={setPlayer} />
            </div>
            <div className={css.programme}>
              <Programme />
            </div>
            <div className={css.museum}>
              <Suspense>{over && <Exhibition />}</Suspense>
              <Museum />
            </div>
          </div>
        </Middle>
        <Tray />
        <AfterChange>{({ version }) => <Motions board={root} since={version} />}</AfterChange>
        <Suspense>{player !== null && <PlayerDialog token={player} onClose={() => setPlayer(null)} />}</Suspense>
        <Suspense>{painting !== null && <PaintingDialog painting={painting} onClose={() => setPainting(null)} />}</Suspense>
      </BoardFrame>
    </LookProvider>
  );
});

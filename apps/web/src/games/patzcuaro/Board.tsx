import type { PlayerID } from '@sobremesa/games/kit';
import { destinationsOf } from '@sobremesa/games/patzcuaro';
import { memo, Suspense, useCallback, useRef, useState } from 'react';
import { lazy } from '../../lib/lazy.ts';
import { BoardFrame, Middle } from '../frame/BoardFrame.tsx';
import { Players } from './altar/Players.tsx';
import { NightSky, PapelPicado } from './art/Night.tsx';
import css from './Board.module.css';
import { Deck } from './Deck.tsx';
import { Rondel } from './rondel/Rondel.tsx';
import {
  AfterChange,
  TableProvider,
  useNewTable,
  useTable,
  useTableNow,
  useTableWords,
  type PatzcuaroBoardProps,
} from './table.tsx';
import { Tray } from './tray/Tray.tsx';

const Motions = lazy(() => import('./motion/Motions.tsx'));
const Gallery = lazy(() => import('./altar/Gallery.tsx'));
const AltarDialog = lazy(() => import('./altar/AltarDialog.tsx'));
const PileDialog = lazy(() => import('./rondel/PileDialog.tsx'));

type Open = { kind: 'pile'; position: number } | { kind: 'altar'; player: PlayerID } | null;

/**
 * The night of 2 November on the lake: the rondel of shops, the altars, and the tray at the lower
 * edge.
 */
export function Board(props: PatzcuaroBoardProps) {
  return (
    <TableProvider {...useNewTable(props)}>
      <Night />
    </TableProvider>
  );
}

/** Does not render on a move: each part selects what it shows. */
const Night = memo(function Night() {
  const words = useTableWords();
  const over = useTable(({ ctx }) => ctx.gameover !== undefined);
  const now = useTableNow();
  const [open, setOpen] = useState<Open>(null);
  const root = useRef<HTMLElement>(null);
  const openAltar = useCallback((player: PlayerID) => setOpen({ kind: 'altar', player }), []);
  const openPile = useCallback((position: number) => setOpen({ kind: 'pile', position }), []);
  const close = () => setOpen(null);

  function onKey(key: string) {
    const table = now();
    const { G, playerID, legal } = table;
    if (key === 'Escape') {
      table.clear();
    } else if (/^[123]$/.test(key) && playerID !== null && legal.some(({ move }) => move === 'travel')) {
      const goal = destinationsOf(G, playerID)[Number(key) - 1];
      if (goal) table.select({ space: goal.position });
    }
  }

  return (
    <BoardFrame ref={root} className={css.board} label={words.t('board.label')} onKey={onKey}>
      <div className={css.sky}>
        <PapelPicado />
      </div>
      <Middle className={css.middle}>
        <NightSky />
        <div className={css.around}>
          <Deck />
          <Players onOpen={openAltar} />
        </div>
        <Suspense>{over && <Gallery />}</Suspense>
        <Rondel onPile={openPile} />
      </Middle>
      <Tray onAltar={openAltar} />
      <AfterChange>{({ version }) => <Motions board={root} since={version} />}</AfterChange>
      <Suspense>
        {open?.kind === 'pile' && <PileDialog position={open.position} onClose={close} />}
        {open?.kind === 'altar' && <AltarDialog player={open.player} onClose={close} />}
      </Suspense>
    </BoardFrame>
  );
});

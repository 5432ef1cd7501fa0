import type { PlayerID } from '@sobremesa/games/kit';
import { memo, useCallback, useRef, useState } from 'react';
import { BoardFrame, Middle } from '../frame/BoardFrame.tsx';
import css from './Board.module.css';
import { Cabinet } from './Cabinet.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { Players } from './Players.tsx';
import { TableProvider, useNewTable, useTableWords, type NewgameBoardProps } from './table.tsx';
import { Tray } from './Tray.tsx';

/**
 * The living room: the heirs above, the cabinet in the middle, and below it the letter and the
 * taken pieces.
 */
export function Board(props: NewgameBoardProps) {
  return (
    <TableProvider {...useNewTable(props)}>
      <Room />
    </TableProvider>
  );
}

/** Does not render on a move: each part selects what it shows. */
const Room = memo(function Room() {
  const words = useTableWords();
  const [open, setOpen] = useState<PlayerID | null>(null);
  const root = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(null), []);

  return (
    <BoardFrame ref={root} className={css.board} label={words.t('board.label')} onKey={ignore}>
      <Middle className={css.middle}>
        <Players onOpen={setOpen} />
        <Cabinet />
      </Middle>
      <Tray />
      {open !== null && <PlayerDialog player={open} onClose={close} />}
    </BoardFrame>
  );
});

/** Tab reaches each control, so the board needs no keys of its own. */
function ignore() {}

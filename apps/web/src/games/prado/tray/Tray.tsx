import { playerOf } from '@sobremesa/games/prado';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { Missions } from '../missions/Missions.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { useTable, useTableWords, type Table } from '../table.tsx';
import { Blocked } from './Blocked.tsx';
import { Hand } from './Hand.tsx';
import { Reactions } from './Reactions.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import css from './Tray.module.css';

/** Spectators rarely need it, so it loads separately. */
export const Due = lazyPart(() => import('./Due.tsx'));

/**
 * The player's tray: the panel of the current step, the hand, and the missions beside them.
 * Spectators see the notice about a room.
 */
export function Tray() {
  const words = useTableWords();
  const { watching, over, due, isDue, room, notice, kept } = useTable((table) => {
    const { G, ctx, playerID, selection } = table;
    const own = playerID === null ? null : playerOf(G, playerID);
    return {
      watching: playerID === null,
      over: ctx.gameover !== undefined,
      due: dueOf(table),
      isDue: table.legal.length > 0 || G.window !== null,
      room: selection.room,
      notice: selection.notice,
      kept: own?.ready ? own.missions : null,
    };
  });
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useFocusOn(panel, due);
  const missions = kept ?? [];

  return (
    <TrayFrame over={over} className={css.tray}>
      <div className={css.content}>
        <div className={classes(css.own, open && css.open)}>
          <Missions />
          <Reactions />
        </div>
        <div className={css.main}>
          <div ref={panel} tabIndex={-1} className={css.panel}>
            <Notice>{notice}</Notice>
            <Blocked />
            {room !== null ? <RoomPanel key={room} room={room} /> : <Suspense>{isDue && <Due />}</Suspense>}
          </div>
          {!watching && (
            <div className={css.hand}>
              <Hand />
              {missions.length > 0 && (
                <Button
                  className={css.toggle}
                  data-piece="missions"
                  aria-label={words.t('tray.mine')}
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                >
                  {missions.map((mission) => (
                    <MissionSign key={mission} mission={mission} />
                  ))}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </TrayFrame>
  );
}

/** Identifies the decision that is due and its step; empty when none is. */
function dueOf({ G, legal, selection: { type, room } }: Table): string {
  const moves = [...new Set(legal.map(({ move }) => move))];
  return moves.length === 0 ? '' : [...moves, G.window?.id, G.choice?.room, type, room].join(' ');
}

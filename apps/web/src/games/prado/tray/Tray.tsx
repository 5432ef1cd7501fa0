import { playerOf } from '@sobremesa/games/prado';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { Missions } from '../missions/Missions.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { useTable, useTableWords, type Table } from '../table.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { Hand } from './Hand.tsx';
import { HangPanel } from './HangPanel.tsx';
import { MissionsPanel } from './MissionsPanel.tsx';
import { PilePanel } from './PilePanel.tsx';
import { Reactions } from './Reactions.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import css from './Tray.module.css';
import { WindowPanel } from './WindowPanel.tsx';

/** What is at the thumb: what is due now, the own hand, and beside them the missions. A watcher gets what is said of a room. */
export function Tray() {
  const words = useTableWords();
  const { watching, over, due, room, notice, kept } = useTable((table) => {
    const { G, ctx, playerID, selection } = table;
    const own = playerID === null ? null : playerOf(G, playerID);
    return {
      watching: playerID === null,
      over: ctx.gameover !== undefined,
      due: dueOf(table),
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
            {room !== null ? <RoomPanel key={room} room={room} /> : <Due />}
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

/** What the reader is asked now, if anything. */
function Due() {
  const { window, choice, missions, cards, pile, asked } = useTable(({ G: { window, choice }, may, legal }) => ({
    window,
    choice,
    missions: may('keepMissions'),
    cards: may('lay', 'discard'),
    pile: may('replace'),
    asked: legal.length > 0,
  }));
  if (window !== null && choice === null) return <WindowPanel key={window.id} declared={window} />;
  if (missions) return <MissionsPanel />;
  if (cards) return <CardsPanel />;
  if (pile) return <PilePanel />;
  if (choice?.kind === 'hang') return <HangPanel choice={choice} />;
  return asked ? <ActionPanel /> : null;
}

/** Something new is due, or another step of it, when this is another text; empty when nothing is. */
function dueOf({ G, legal, selection: { type, room } }: Table): string {
  const moves = [...new Set(legal.map(({ move }) => move))];
  return moves.length === 0 ? '' : [...moves, G.window?.id, G.choice?.room, type, room].join(' ');
}

import type { PlayerID } from '@sobremesa/games/kit';
import { dueStep } from '@sobremesa/games/patzcuaro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { SignIcon } from '../art/actions.tsx';
import { Objectives } from '../altar/Objectives.tsx';
import { OwnAltar } from '../altar/OwnAltar.tsx';
import { useTable, useTableWords } from '../table.tsx';
import { ChoosePanel } from './ChoosePanel.tsx';
import { Hand } from './Hand.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { SpacePanel } from './SpacePanel.tsx';
import { TradePanel } from './TradePanel.tsx';
import { TravelPanel } from './TravelPanel.tsx';
import css from './Tray.module.css';

/**
 * The player's tray: the panel of the current step, the hand and the altar. Spectators see the
 * notice about a space.
 */
export function Tray({ onAltar }: { onAltar: (player: PlayerID) => void }) {
  const words = useTableWords();
  const { playerID, over, asked, steps, action, travels, space, notice } = useTable(
    ({ G, ctx, playerID, legal, selection: { space, notice } }) => ({
      playerID,
      over: ctx.gameover !== undefined,
      asked: legal.length > 0,
      steps: G.steps.length,
      action: playerID === null || legal.length === 0 ? undefined : dueStep(G, playerID)?.action,
      travels: legal.some(({ move }) => move === 'travel'),
      space,
      notice,
    }),
  );
  const [altarOpen, setAltarOpen] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const due = action?.t;
  const placing = due === 'altar';
  const shown = altarOpen || placing || playerID === null;
  useFocusOn(main, asked ? `${due ?? 'travel'} ${steps}` : '');

  return (
    <TrayFrame over={over}>
      <div className={css.content}>
        <div ref={main} tabIndex={-1} className={css.main}>
          {playerID !== null && (
            <div className={css.hand}>
              <Hand due={due} />
              {!placing && (
                <Button
                  className={css.toggle}
                  data-piece="my-altar"
                  aria-label={words.t('board.myAltar')}
                  aria-expanded={shown}
                  onClick={() => setAltarOpen(!altarOpen)}
                >
                  <SignIcon sign="altar" size={24} />
                  {words.t('board.myAltarShort')}
                </Button>
              )}
            </div>
          )}
          <div className={css.panel}>
            <Notice>{notice}</Notice>
            {space !== null && <SpacePanel key={space} position={space} />}
            {space === null && travels && <TravelPanel />}
            {space === null && action?.t === 'choose' && <ChoosePanel options={action.o} />}
            {space === null && action?.t === 'trade' && <TradePanel requirements={action.reqs} />}
            {space === null && placing && <PlacePanel />}
          </div>
        </div>
        {playerID !== null && (
          <div className={classes(css.altar, shown && css.open)}>
            <OwnAltar player={playerID} placing={placing} onOpen={onAltar} />
          </div>
        )}
        <div className={classes(css.objectives, shown && css.open)}>
          <Objectives />
        </div>
      </div>
    </TrayFrame>
  );
}

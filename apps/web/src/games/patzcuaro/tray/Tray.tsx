import { dueStep } from '@sobremesa/games/patzcuaro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useFocusOn } from '../../useFocusOn.ts';
import { SignIcon } from '../art/actions.tsx';
import { Objectives } from '../altar/Objectives.tsx';
import { OwnAltar } from '../altar/OwnAltar.tsx';
import { useTable } from '../table.tsx';
import { ChoosePanel } from './ChoosePanel.tsx';
import { Hand } from './Hand.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { SpacePanel } from './SpacePanel.tsx';
import { TradePanel } from './TradePanel.tsx';
import { TravelPanel } from './TravelPanel.tsx';
import css from './Tray.module.css';

/** What is at the thumb: what is due now, the own hand, and the own altar. A watcher gets what is said of a space. */
export function Tray({ onAltar }: { onAltar: () => void }) {
  const { G, ctx, playerID, legal, selection, words } = useTable();
  const [altarOpen, setAltarOpen] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const step = playerID === null || legal.length === 0 ? null : dueStep(G, playerID);
  const due = step?.action.t;
  const placing = due === 'altar';
  const shown = altarOpen || placing || playerID === null;
  useFocusOn(main, legal.length === 0 ? '' : `${due ?? 'travel'} ${G.steps.length}`);

  return (
    <div className={classes(css.tray, ctx.gameover !== undefined && css.over)} data-tray="">
      <div className={css.content}>
        <div ref={main} tabIndex={-1} className={css.main}>
          {playerID !== null && (
            <div className={css.hand}>
              <Hand due={due} />
              {!placing && (
                <Button
                  className={css.toggle}
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
            {selection.notice !== null && <p className={css.notice}>{selection.notice}</p>}
            {selection.space !== null && <SpacePanel key={selection.space} position={selection.space} />}
            {selection.space === null && legal.some(({ move }) => move === 'travel') && <TravelPanel />}
            {selection.space === null && step?.action.t === 'choose' && <ChoosePanel options={step.action.o} />}
            {selection.space === null && step?.action.t === 'trade' && <TradePanel requirements={step.action.reqs} />}
            {selection.space === null && placing && <PlacePanel />}
          </div>
        </div>
        {playerID !== null && (
          <div className={classes(css.altar, shown && css.open)}>
            <OwnAltar onOpen={onAltar} />
          </div>
        )}
        <div className={classes(css.objectives, shown && css.open)}>
          <Objectives />
        </div>
      </div>
    </div>
  );
}

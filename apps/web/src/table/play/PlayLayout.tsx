import { memo, Suspense, use, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { LegalMove } from '@sobremesa/games/kit';
import type { BoardProps, GameUi } from '../../games/game.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useGameName } from '../../lobby/names.ts';
import { RulesContext } from '../../rulebook/context.ts';
import { useRulesPanel, type RulesPanelState } from '../../rulebook/useRulesPanel.ts';
import { SeatClocks } from '../../ui/SeatToken.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useOpenTable, useTable } from '../session.ts';
import { Hinting } from '../hints/Hinting.tsx';
import { SidePanel } from '../side/SidePanel.tsx';
import { PanelButton } from '../side/PanelButton.tsx';
import { usePanel, type Panel } from '../side/panel.ts';
import { boardMatch, useParty } from './context.ts';
import { FirstTurn } from './FirstTurn.tsx';
import { HouseContext } from './house.ts';
import { FirstTime } from './FirstTime.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MattersProvider } from './matters.tsx';
import { NewsLine } from './NewsLine.tsx';
import { Notices } from './Notices.tsx';
import styles from './PlayLayout.module.css';
import { Prompt } from './Prompt.tsx';
import { RulesButton } from './RulesButton.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useMoves } from './useMoves.ts';
import { lazy } from '../../lib/lazy.ts';

/** Loaded only for boards without `showsPlayers`, and all present games have it. */
export const SeatsStrip = lazyPart(async () => ({ default: (await import('./SeatsStrip.tsx')).SeatsStrip }));
const RulesPanel = lazy(() => import('../../rulebook/RulesPanel.tsx'));
const Replay = lazy(() => import('../recap/Replay.tsx'));
const Recap = lazy(() => import('../recap/Recap.tsx'));
const NextTable = lazy(() => import('../recap/NextTable.tsx'));
const Agreements = lazy(() => import('../../timeControl/Agreements.tsx'));
const SeatClock = lazy(() => import('../../timeControl/SeatClock.tsx'));
const FinalScore = lazy(() => import('../finished/FinalScore.tsx'));

const clockOf = (seat: number) => (
  <Suspense>
    <SeatClock seat={seat} />
  </Suspense>
);

/** The bar above, the board in the middle, and the panel beside it. */
export function PlayLayout() {
  const { view, game, mine } = useParty();
  const house = use(HouseContext);
  const gameName = useGameName();
  const running = view.status === 'running';
  /** A player at a server's table can be away, and can play at other tables. */
  const atServer = house.menu === undefined && view.you !== null;
  const moves = useMoves(running && !view.paused && !mine?.standIn);
  const hasClock = running && view.clock !== null;
  const isAgreed = view.clock !== null || view.wish !== null;
  const panel = usePanel();
  const reading = useRulesPanel(view.game);
  const beside = usePanelBeside(panel, reading);
  const replayed = useTable((s) => s.replay !== null);
  const over = useIsOver();
  const counting = useTable((s) => s.count === 'running' && s.replay === null);
  const [prepared, prepare] = useState<LegalMove | null>(null);
  const { showsPlayers } = game.ui;
  const board = useSkipping();
  return (
    <RulesContext value={reading.rules}>
      <div className={styles.page} data-panel={panel.open || reading.open !== null} data-reading={reading.open !== null}>
        <MattersProvider>
          <MatchBar
            title={gameName(view.game)}
            line={
              <Prompt moves={moves}>
                <Notices moves={moves} />
                {house.notice}
                <Suspense>{running && isAgreed && <Agreements view={view} />}</Suspense>
                <Suspense>{atServer && <Recap />}</Suspense>
                <Suspense>{replayed && <Replay />}</Suspense>
                <Suspense>{atServer && <NextTable />}</Suspense>
              </Prompt>
            }
            news={
              <>
                <FirstTime />
                <NewsLine panel={beside} />
              </>
            }
          >
            <Hinting onPrepare={prepare} />
            <RulesButton />
            <PanelButton panel={beside} />
            {house.menu ?? <TableMenu />}
          </MatchBar>
        </MattersProvider>
        <main className={styles.main}>
          <Suspense>
            {over && (
              <div hidden={replayed}>
                <FinalScore reviews next={house.next} />
              </div>
            )}
          </Suspense>
          <SeatClocks value={hasClock ? clockOf : null}>
            <Suspense>{!showsPlayers && <SeatsStrip />}</Suspense>
            <div ref={board} className={styles.board} data-paused={running && view.paused} data-counting={counting}>
              <ErrorBoundary>
                <Board play={moves.play} prepared={prepared} />
              </ErrorBoundary>
            </div>
          </SeatClocks>
        </main>
        <SidePanel panel={beside} />
        <Suspense>
          {reading.open !== null && <RulesPanel game={view.game} at={reading.open.at} onClose={reading.close} />}
        </Suspense>
        <FirstTurn />
      </div>
    </RulesContext>
  );
}

/** Whether the match is over on the page. It stays so during a replay. */
function useIsOver(): boolean {
  return useTable(({ view, replay, newestStatus }) => (replay === null ? view?.status : newestStatus) === 'finished');
}

/**
 * The panel while the rules replace it. It still announces news, and opening it closes the rules.
 */
function usePanelBeside(panel: Panel, { open, putAway }: RulesPanelState): Panel {
  const reads = open !== null;
  return useMemo(() => {
    if (!reads) return panel;
    return {
      ...panel,
      open: false,
      setOpen: (open) => {
        putAway();
        panel.setOpen(open);
      },
      show: (tab) => {
        putAway();
        panel.show(tab);
      },
      goTo: (place) => {
        putAway();
        panel.goTo(place);
      },
    };
  }, [panel, reads, putAway]);
}

/** Lets a press on an empty place of the board show the next queued move at once. */
function useSkipping(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const table = useOpenTable();
  useEffect(() => {
    const root = board.current;
    const skip = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('button, a, input, label, summary, [tabindex]') === null) table.skip();
    };
    root?.addEventListener('pointerdown', skip);
    return () => root?.removeEventListener('pointerdown', skip);
  }, [table]);
  return board;
}

export function Board(props: Pick<BoardProps, 'play' | 'prepared'>) {
  const { game, players } = useParty();
  const { store } = useOpenTable();
  const match = useMemo(() => boardMatch(store), [store]);
  return <Own of={game.ui} match={match} players={players} {...props} />;
}

/** The board subscribes to the match itself, so the page need not render it again. */
const Own = memo(function Own({ of: { Board }, ...props }: BoardProps & { of: GameUi }) {
  return <Board {...props} />;
});

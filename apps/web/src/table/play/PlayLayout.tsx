import { lazy, memo, Suspense, use, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { LegalMove } from '@sobremesa/games/kit';
import type { BoardProps, GameUi } from '../../games/game.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { TopBar } from '../../layout/TopBar.tsx';
import { useGameName } from '../../lobby/names.ts';
import { RulesContext } from '../../rulebook/context.ts';
import { useRulesPanel, type RulesPanelState } from '../../rulebook/useRulesPanel.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useOpenTable } from '../session.ts';
import { Hinting } from '../hints/Hinting.tsx';
import { SidePanel } from '../side/SidePanel.tsx';
import { PanelButton } from '../side/PanelButton.tsx';
import { usePanel, type Panel } from '../side/panel.ts';
import { boardMatch, useParty } from './context.ts';
import { FirstTurn } from './FirstTurn.tsx';
import { HouseContext } from './house.ts';
import { NewsLine } from './NewsLine.tsx';
import { Notices } from './Notices.tsx';
import styles from './PlayLayout.module.css';
import { Prompt } from './Prompt.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useMoves } from './useMoves.ts';

/** Every game of ours shows by itself who plays. */
export const SeatsStrip = lazyPart(async () => ({ default: (await import('./SeatsStrip.tsx')).SeatsStrip }));
const RulesPanel = lazy(() => import('../../rulebook/RulesPanel.tsx'));
const Recap = lazy(() => import('../recap/Recap.tsx'));
const NextTable = lazy(() => import('../recap/NextTable.tsx'));
const Clocks = lazy(() => import('../../pace/Clocks.tsx'));
const FinalScore = lazy(() => import('../finished/FinalScore.tsx'));

/** What to do above, the board under it with all the room there is, everything else at its side. */
export function PlayLayout() {
  const { view, game, mine } = useParty();
  const house = use(HouseContext);
  const gameName = useGameName();
  const running = view.status === 'running';
  /** A player at a server's table may have been away, and may play at other tables. */
  const atServer = house.menu === undefined && view.you !== null;
  const moves = useMoves(running && !mine?.standIn);
  const panel = usePanel();
  const reading = useRulesPanel(view.game);
  const beside = usePanelBeside(panel, reading);
  const [isRevealed, setIsRevealed] = useState(false);
  const [prepared, prepare] = useState<LegalMove | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { showsPlayers } = game.ui;
  const board = useSkipping();
  return (
    <RulesContext value={reading.rules}>
      <div className={styles.page} data-panel={panel.open || reading.open !== null} data-reading={reading.open !== null}>
        <TopBar
          title={
            <h1 ref={heading} tabIndex={-1} className={styles.game}>
              {gameName(view.game)}
            </h1>
          }
          line={
            <Prompt moves={moves}>
              <Hinting onPrepare={prepare} />
              <Suspense>{atServer && <NextTable />}</Suspense>
            </Prompt>
          }
          below={
            <>
              <NewsLine panel={beside} />
              <Suspense>{atServer && <Recap />}</Suspense>
              <Suspense>{running && (view.clock !== null || view.wish !== null) && <Clocks view={view} />}</Suspense>
              <Notices moves={moves} />
              {house.notice}
            </>
          }
        >
          <PanelButton panel={beside} />
          {house.menu ?? <TableMenu />}
        </TopBar>
        <main className={styles.main}>
          <Suspense>
            {!running && (
              <FinalScore onRevealed={() => setIsRevealed(true)} isRevealed={isRevealed} goTo={beside.goTo} next={house.next} />
            )}
          </Suspense>
          <Suspense>{!showsPlayers && <SeatsStrip />}</Suspense>
          <div ref={board} className={styles.board}>
            <ErrorBoundary>
              <Board play={moves.play} prepared={prepared} />
            </ErrorBoundary>
          </div>
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

/**
 * The panel while the rules are open in its place. It goes on announcing, and opening it closes the
 * rules.
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

/** A press on an empty place of the board shows the next queued move at once. */
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

/** The board follows the match by itself, so that nothing else on the page renders it again. */
const Own = memo(function Own({ of: { Board }, ...props }: BoardProps & { of: GameUi }) {
  return <Board {...props} />;
});

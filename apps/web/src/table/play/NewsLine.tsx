import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTable } from '../session.ts';
import type { Panel } from '../side/panel.ts';
import { useMatch, useParty } from './context.ts';
import { earlierPoints, keepEarlierPoints } from './earlierPoints.ts';
import { newsFor, type Gains, type News } from './news.ts';
import { lazy } from '../../lib/lazy.ts';

const NewsCard = lazy(() => import('./NewsCard.tsx'));

/**
 * Summarises the moves of others since the reader's last one, while the log is hidden. A press
 * opens one line per player.
 */
export function NewsLine({ panel }: { panel: Panel }) {
  const running = useMatch(({ view }) => view.status === 'running');
  const logInSight = panel.open && panel.tab === 'log';
  return running && !logInSight && <Newest onLog={() => panel.show('log')} />;
}

function Newest({ onLog }: { onLog: () => void }) {
  const { game } = useParty();
  const playerID = useMatch(({ match }) => match.playerID);
  const log = useTable((s) => s.log);
  const news = useMemo(() => newsFor(log, playerID, game.ui.decisive), [log, playerID, game]);
  const gained = useGained(news);
  return <Suspense>{news !== null && <NewsCard news={news} gained={gained} onLog={onLog} />}</Suspense>;
}

/**
 * Each player's points, and the points gained since the first line of the news. Unknown until this
 * tab has seen the state before it.
 */
function useGained(news: News | null): Gains {
  const totals = useMatch(({ game, match, ctx }) =>
    game.rules
      .score(match.state.G, ctx)
      .map(({ playerID, total }) => `${playerID} ${total}`)
      .join(),
  );
  const table = useParty().view.id;
  const since = news?.since;
  const [seen, setSeen] = useState<{ since: number | undefined; before: string | null; now: string }>({
    since,
    before: earlierPoints(table, since),
    now: totals,
  });
  if (seen.since !== since || seen.now !== totals) {
    const before = seen.since === since ? seen.before : (earlierPoints(table, since) ?? seen.now);
    setSeen({ since, before, now: totals });
  }
  useEffect(() => {
    if (seen.since !== undefined && seen.before !== null) keepEarlierPoints(table, { since: seen.since, totals: seen.before });
  }, [table, seen.since, seen.before]);
  return useMemo(() => {
    const before = pointsIn(seen.before ?? '');
    return new Map(
      [...pointsIn(seen.now)].map(([playerID, total]) => {
        const had = before.get(playerID);
        return [playerID, { total, more: had === undefined ? undefined : total - had }] as const;
      }),
    );
  }, [seen]);
}

function pointsIn(totals: string): Map<string, number> {
  return new Map(
    totals
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [playerID = '', total] = one.split(' ');
        return [playerID, Number(total)] as const;
      }),
  );
}

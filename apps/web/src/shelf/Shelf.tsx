import type { TableSummary } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useFailureText } from '../lib/failure.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { seatedNames } from '../lobby/seats.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { games } from '../games/index.ts';
import { GameBox } from './GameBox.tsx';
import type { playNow as playNowType } from './playNow.ts';
import { ShelfFrame } from './ShelfFrame.tsx';

type Started = Awaited<ReturnType<typeof playNowType>>;

interface ShelfProps {
  /** All known tables. */
  tables: readonly TableSummary[];
  /** Opens the form for a table of this game. */
  onOpen: (game: string) => void;
}

/** The games as boxes on a shelf, each with a button that starts a match against bots, or alone. */
export function Shelf({ tables, onOpen }: ShelfProps) {
  const t = useTranslations('lobby');
  const tLevels = useTranslations('bots.levels');
  const failureText = useFailureText();
  const connection = useConnection();
  const offered = useConnectionState((s) => s.games);
  const { bots, level } = usePreferences();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function play(game: string) {
    setStarting(true);
    setProblem(null);
    const started = await start(game);
    if ('path' in started) {
      if (started.isHere) announce(t('playNow.here'));
      return navigate(started.path);
    }
    setStarting(false);
    setProblem(failureText(started.failure));
    announce(failureText(started.failure), true);
  }

  async function start(game: string): Promise<Started> {
    try {
      const { playNow } = await import('./playNow.ts');
      return await playNow(connection, { game, bots: Number(bots), level, guest: t('playNow.guest') });
    } catch {
      // The device is offline and lacks parts of the page.
      return { failure: 'noAnswer' };
    }
  }

  return (
    <ShelfFrame against={t('playNow.against', { bots: Number(bots), level: tLevels(level) })} problem={problem}>
      {(offered.length > 0 ? offered : Object.keys(games)).map((game) => (
        <GameBox key={game} game={game} people={peopleAt(tables.filter((table) => table.game === game))}>
          {(named) => (
            <>
              <Button {...named('play')} look="primary" busy={starting} onClick={() => void play(game)}>
                {t('playNow.title')}
              </Button>
              {Object.hasOwn(games, game) && (
                <LinkButton {...named('learn')} href={`/learn/${game}`}>
                  {t('shelf.learn')}
                </LinkButton>
              )}
              <Button {...named('open')} onClick={() => onOpen(game)}>
                {t('shelf.open')}
              </Button>
              <LinkButton {...named('rules')} href={`/rules/${game}`}>
                {t('shelf.rules')}
              </LinkButton>
            </>
          )}
        </GameBox>
      ))}
    </ShelfFrame>
  );
}

/** The number of people in the matches and waiting rooms of these tables. */
function peopleAt(tables: readonly TableSummary[]): number {
  const seats = tables.filter(({ status }) => status !== 'finished').flatMap((table) => table.seats);
  return seatedNames(seats.filter(({ bot }) => bot === null)).length;
}

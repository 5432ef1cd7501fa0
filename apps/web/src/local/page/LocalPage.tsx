import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { NotFound } from '../../layout/NotFound.tsx';
import { games } from '../../games/index.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { BranchPage } from './BranchPage.tsx';
import { LocalGames } from './LocalGames.tsx';
import { LocalMatchView } from './LocalMatchView.tsx';
import { rematchOf, saveMatch, savedMatch, type SavedMatch } from './saved.ts';
import { Setup } from './Setup.tsx';
import { localTexts } from './texts.ts';

/**
 * `/here` lists the games; `/here/:game` has the stored match, or the form that starts one.
 * `/here/:game?people=2` has the form in any case, and `/here/:game?branch=ID` has a branch of a
 * finished match.
 */
export default function LocalPage({ game }: { game: string | undefined }) {
  if (game !== undefined && !Object.hasOwn(games, game)) return <NotFound />;
  return (
    <MoreTexts part="here" texts={localTexts}>
      <Local game={game} />
    </MoreTexts>
  );
}

function Local({ game }: { game: string | undefined }) {
  const branch = new URLSearchParams(useSearch()).get('branch');
  if (game === undefined) return <LocalGames />;
  return branch === null ? <Game game={game} /> : <BranchPage key={branch} id={branch} />;
}

function Game({ game }: { game: string }) {
  const expected = Number.parseInt(new URLSearchParams(useSearch()).get('people') ?? '');
  const [, navigate] = useLocation();
  const [match, setMatch] = useState(() => savedMatch(game));
  const begin = (begun: SavedMatch | null) => {
    saveMatch(game, begun);
    setMatch(begun);
    if (expected > 0) navigate(`/here/${game}`, { replace: true });
  };
  if (match === null || expected > 0) return <Setup game={game} people={expected || 1} onBegin={begin} />;
  return (
    <LocalMatchView
      key={match.seed}
      game={game}
      match={match}
      onAgain={() => begin(rematchOf(match))}
      onAway={() => begin(null)}
    />
  );
}

import { useState } from 'react';
import { NotFound } from '../layout/NotFound.tsx';
import { games } from '../games/index.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { GamesHere } from './GamesHere.tsx';
import { HereTable } from './HereTable.tsx';
import { dealtAgain, keepHere, matchHere, type MatchHere } from './kept.ts';
import { Setup } from './Setup.tsx';
import { hereTexts } from './texts.ts';

/** `/here`: what can be played on this device alone. `/here/:game`: a match of it, or the form that begins one. */
export default function HerePage({ game }: { game: string | undefined }) {
  if (game !== undefined && !Object.hasOwn(games, game)) return <NotFound />;
  return (
    <MoreTexts part="here" texts={hereTexts}>
      {game === undefined ? <GamesHere /> : <Game game={game} />}
    </MoreTexts>
  );
}

function Game({ game }: { game: string }) {
  const [match, setMatch] = useState(() => matchHere(game));
  const begin = (begun: MatchHere | null) => {
    keepHere(game, begun);
    setMatch(begun);
  };
  if (match === null) return <Setup game={game} onBegin={begin} />;
  return (
    <HereTable key={match.seed} game={game} match={match} onAgain={() => begin(dealtAgain(match))} onAway={() => begin(null)} />
  );
}

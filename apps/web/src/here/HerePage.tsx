import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { NotFound } from '../app/NotFound.tsx';
import { twice } from '../app/twice.ts';
import { games } from '../games/index.ts';
import type { Language } from '../i18n/languages.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import type { Shape } from '../i18n/shape.ts';
import { GamesHere } from './GamesHere.tsx';
import { HereTable } from './HereTable.tsx';
import { dealtAgain, keepHere, matchHere, type MatchHere } from './kept.ts';
import type es from './messages/es.ts';
import { Setup } from './Setup.tsx';

const load: Record<Language, () => Promise<Shape<typeof es>>> = {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
};
const loaded: Partial<Record<Language, Promise<Shape<typeof es>>>> = {};

/** `/here`: what can be played on this device alone. `/here/:game`: a match of it, or the form that begins one. */
export default function HerePage({ game }: { game: string | undefined }) {
  const language = useLocale();
  const messages = use((loaded[language] ??= twice(load[language])));
  if (game !== undefined && !Object.hasOwn(games, game)) return <NotFound />;
  return (
    <MoreTexts part="here" messages={messages}>
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

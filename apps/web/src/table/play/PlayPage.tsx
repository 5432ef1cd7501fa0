import type { PlayerID } from '@sobremesa/games/kit';
import type { TableView } from '@sobremesa/protocol';
import { Suspense, use, useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TopBar } from '../../layout/TopBar.tsx';
import { BotFaces } from '../../bots/BotFaces.tsx';
import { loadPlayable } from '../../games/load.ts';
import { GameTextProvider } from '../../i18n/gameText.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useAbsence } from '../absence.ts';
import { useTable } from '../session.ts';
import { HouseContext } from './house.ts';
import { LookBackContext, LookBackPage } from './lookBack.ts';
import { PlayLayout } from './PlayLayout.tsx';
import { PlayProvider } from './PlayProvider.tsx';

/** The match, running or finished. */
export default function PlayPage() {
  const view = useTable((s) => s.view);
  const playerID = useTable((s) => s.match?.playerID);
  if (view && playerID !== undefined) return <Match view={view} playerID={playerID} />;
  return (
    <>
      <TopBar />
      <main>
        <Loading />
      </main>
    </>
  );
}

function Match({ view, playerID }: { view: TableView; playerID: PlayerID | null }) {
  const language = useLocale();
  const game = use(loadPlayable(view.game, language));
  const absence = useAbsence();
  const tBots = useTranslations('bots');
  const seated = useSame(
    view.seats
      .filter(({ state }) => state === 'taken')
      .map((seat) => ({
        id: String(seat.seat),
        name: seat.name ?? '',
        absence: absence(seat),
        kind: seat.bot === null ? undefined : tBots('bot'),
      })),
  );
  const named = useSame(seated.map(({ id, name }) => ({ id, name })));
  return (
    <GameTextProvider messages={game.messages} players={named} playerID={playerID}>
      <PlayProvider game={game} players={seated}>
        <BotFaces seats={view.seats}>
          <Present />
        </BotFaces>
      </PlayProvider>
    </GameTextProvider>
  );
}

/** The match as it is now or, at its reader's wish, as it was. */
function Present() {
  const past = use(LookBackPage);
  const { shared } = use(HouseContext);
  const [looksBack, setLooksBack] = useState(false);
  const lookBack = useCallback(() => setLooksBack(true), []);
  if (past === null || !looksBack) {
    // On a shared device, the past would show the view of the player who looks.
    return (
      <LookBackContext value={past === null || shared === true ? null : lookBack}>
        <PlayLayout />
      </LookBackContext>
    );
  }
  return <Suspense fallback={<Loading />}>{past({ onClose: () => setLooksBack(false) })}</Suspense>;
}

/** Keeps the previous value while the new one is equal in content. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

import type { PlayerID } from '@sobremesa/games/kit';
import { patzcuaro, type PatzcuaroEvent } from '@sobremesa/games/patzcuaro';
import type { matchFrom } from '@sobremesa/games/patzcuaro/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { createGameText, GameTextProvider } from '../../i18n/gameText.tsx';
import type { Language } from '../../i18n/languages.ts';
import houseEn from '../../i18n/messages/en.ts';
import houseEs from '../../i18n/messages/es.ts';
import type { FreshEvent } from '../game.ts';
import { Board } from './Board.tsx';
import en from './messages/en.ts';
import es from './messages/es.ts';
import { prompt } from './prompt.ts';

const names = ['Ana', 'Benito', 'Citlali', 'Dolores'];
const catalogues = { es, en };
const house = { es: houseEs, en: houseEn };

/** A match on the real engine with the board of one reader on it: what the board sends, the engine plays. */
export function showBoard(match: ReturnType<typeof matchFrom>, playerID: PlayerID | null, language: Language = 'en') {
  const sent: { move: string; args: unknown[] }[] = [];
  const players = match.players.map((id) => ({ id, name: names[Number(id)] ?? id, present: true, standIn: false }));
  let version = 0;
  let fresh: FreshEvent<PatzcuaroEvent>[] = [];

  const view = () => (
    <IntlProvider locale={language} messages={house[language] as never} timeZone="UTC">
      <GameTextProvider messages={catalogues[language]} players={players} playerID={playerID}>
        <Board
          G={patzcuaro.view(match.G, match.ctx, playerID)}
          ctx={patzcuaro.viewCtx(match.G, match.ctx, playerID)}
          playerID={playerID}
          players={players}
          version={version}
          fresh={fresh}
          ready
          play={async (move, ...args) => {
            sent.push({ move, args });
            make(playerID ?? '', move, ...args);
            return null;
          }}
        />
      </GameTextProvider>
    </IntlProvider>
  );

  /** Somebody makes a move; the board gets the new view and what happened. */
  function make(player: PlayerID, move: string, ...args: unknown[]) {
    match.play(player, move, ...args);
    version += 1;
    fresh = match.events.map((event, seq) => ({ seq, event: patzcuaro.viewEvent(event, playerID) }));
    act(() => shown.rerender(view()));
  }

  const shown = render(view());
  const text = createGameText(language, catalogues[language], players, playerID);
  return {
    ...shown,
    user: userEvent.setup(),
    match,
    sent,
    make,
    text,
    prompt: () =>
      text.sentence(
        prompt(patzcuaro.view(match.G, match.ctx, playerID), patzcuaro.viewCtx(match.G, match.ctx, playerID), playerID),
      ),
  };
}

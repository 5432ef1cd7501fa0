import type { GameEvent, GameModule, LegalMove, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import type { TestMatch } from '@sobremesa/games/kit/testing';
import { applied, deltaText, type Delta } from '@sobremesa/protocol';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType } from 'react';
import { IntlProvider } from 'use-intl';
import { createStore } from 'zustand';
import { createGameText, GameTextProvider } from '../i18n/gameText.tsx';
import type { SourceLanguage } from '../i18n/languages.ts';
import houseEn from '../i18n/messages/en.ts';
import houseEs from '../i18n/messages/es.ts';
import type { Messages } from '../i18n/shape.ts';
import { RulesContext, type Rules } from '../rulebook/context.ts';
import type { BoardMatch, BoardProps, FreshEvent } from './game.ts';
import { lazy } from '../lib/lazy.ts';

const names = ['Ana', 'Benito', 'Citlali', 'Dolores'];
const house = { es: houseEs, en: houseEn };
const About = lazy(() => import('../rulebook/About.tsx'));
const Labels = lazy(() => import('../gallery/card/PieceLabels.tsx'));

/** The game's parts that a board test needs. */
interface BoardUnderTest<View, State extends View, Event extends GameEvent> {
  module: GameModule<View, State, Event>;
  Board: ComponentType<BoardProps<View, Event>>;
  catalogues: Readonly<Record<SourceLanguage, Messages>>;
  prompt: (G: View, ctx: ViewCtx, playerID: PlayerID | null) => Sentence;
  /** When the open answer window closes. Omitted by games without answer windows. */
  windowUntil?: (G: View) => number | null;
}

interface Shown {
  /** Whether the engine plays the moves that the board sends. */
  plays?: boolean;
}

/** Returns a function that renders a game's board for one reader. */
export function boardTest<View, State extends View, Event extends GameEvent>({
  module,
  Board,
  catalogues,
  prompt,
  windowUntil = () => null,
}: BoardUnderTest<View, State, Event>) {
  /**
   * Runs a match on the engine with one reader's board. The engine plays the moves that the board
   * sends.
   */
  return function showBoard(
    match: TestMatch<View, State, Event>,
    playerID: PlayerID | null,
    language: SourceLanguage = 'en',
    { plays = true }: Shown = {},
  ) {
    const sent: { move: string; args: unknown[] }[] = [];
    const players = match.players.map((id) => ({ id, name: names[Number(id)] ?? id, absence: '' }));
    const opened: (string | undefined)[] = [];
    const rules: Rules = { game: module.game.name ?? '', About, Labels, show: (topic) => void opened.push(topic) };
    // As in the page, parts of the view that a move has not changed keep their identity.
    const seen = (before: View): View => {
      const delta = deltaText(before, module.view(match.G, match.ctx, playerID));
      return delta === null ? before : applied(before, JSON.parse(delta) as Delta);
    };
    const now = (G: View, version: number, fresh: FreshEvent<Event>[]): BoardMatch<View, Event> => {
      const ctx = module.viewCtx(match.G, match.ctx, playerID);
      return { G, ctx, playerID, version, fresh, windowUntil: windowUntil(match.G) };
    };
    const here = createStore(() => now(module.view(match.G, match.ctx, playerID), 0, []));

    function play(move: string, ...args: unknown[]) {
      sent.push({ move, args });
      if (plays) make(playerID ?? '', move, ...args);
    }

    /** Makes a player's move; the board gets the new view and the events. */
    function make(player: PlayerID, move: string, ...args: unknown[]) {
      match.play(player, move, ...args);
      const { G, version } = here.getState();
      const fresh = match.events.map((event, seq) => ({ seq, event: module.viewEvent(event, playerID) }));
      act(() => here.setState(now(seen(G), version + 1, fresh), true));
    }

    const page = (prepared: LegalMove | null) => (
      <IntlProvider locale={language} messages={house[language] as never} timeZone="UTC">
        <GameTextProvider messages={catalogues[language]} players={players} playerID={playerID}>
          <RulesContext value={rules}>
            <Board match={here} players={players} play={play} prepared={prepared} />
          </RulesContext>
        </GameTextProvider>
      </IntlProvider>
    );
    const shown = render(page(null));
    const text = createGameText(language, catalogues[language], players, playerID);
    return {
      ...shown,
      user: userEvent.setup(),
      match,
      sent,
      /** The topics at which the board opened the rules. */
      opened,
      make,
      /** Passes a move to the board, as a pressed hint does. */
      prepare: (move: LegalMove) => shown.rerender(page(move)),
      text,
      prompt: () =>
        text.sentence(prompt(module.view(match.G, match.ctx, playerID), module.viewCtx(match.G, match.ctx, playerID), playerID)),
    };
  };
}

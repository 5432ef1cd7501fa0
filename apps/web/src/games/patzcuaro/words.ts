import type { PlayerID } from '@sobremesa/games/kit';
import { spaceAt, tileIndexAt, type Action, type CardId, type Requirement, type View } from '@sobremesa/games/patzcuaro';
import { useMemo } from 'react';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and names for its components. */
export interface Words extends GameText {
  name: (player: PlayerID) => string;
  /** `pink card: two candles and a bottle` */
  card: (id: CardId) => string;
  requirement: (requirement: Requirement) => string;
  /** The effect of an action, as an imperative. */
  action: (action: Action) => string;
  actions: (actions: readonly Action[]) => string;
  /** The side of the tile on which a space lies: on the way out or on the way back. */
  side: (G: View, position: number) => string;
  /** The space and the side of the route that it lies on. */
  space: (G: View, position: number) => string;
  /** Like `space`, for a space of this name in this row. */
  spaceIn: (row: Row, id: string) => string;
}

/** The upper spaces of the tiles are those of the way out. */
export type Row = 'top' | 'bottom';

/** The row of a position on a route of `size` positions. */
export function rowAt(position: number, size: number): Row {
  return position === tileIndexAt(position, size) ? 'top' : 'bottom';
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  return useMemo(() => wordsIn(text, players), [text, players]);
}

/** For code outside React, or without a table. */
export function wordsIn(text: GameText, players: readonly BoardPlayer[]): Words {
  const { t, term, list } = text;

  const name = (id: PlayerID) => players.find((player) => player.id === id)?.name ?? id;

  function requirement(requirement: Requirement): string {
    switch (requirement.k) {
      case 'color':
        return t('requirement.color', { color: term(requirement.c) });
      case 'has':
      case 'lacks':
        return t(`requirement.${requirement.k}`, { item: term(requirement.i) });
      case 'exact':
        return t('requirement.exact', { n: requirement.n });
      default:
        return t(`requirement.${requirement.k}`);
    }
  }

  function action(action: Action): string {
    switch (action.t) {
      case 'trade':
        return t('action.trade', { cards: list(action.reqs.map(requirement)) });
      case 'draw':
        return t('action.draw', { count: action.n });
      case 'reveal':
        return t(`action.reveal.${action.d}`);
      case 'others':
        return t('action.others', {
          actions: list(action.a.map((benefit) => t(`benefit.${benefit.t}`, { count: 'n' in benefit ? benefit.n : 1 }))),
        });
      case 'choose':
        return t('action.choose', { options: action.o.map(actions).join(t('action.or')) });
      case 'altar':
        return t('action.altar');
    }
  }

  // A space keeps its list for the whole match, and renders whenever a token moves.
  const said = new WeakMap<readonly Action[], string>();
  function actions(actions: readonly Action[]): string {
    const known = said.get(actions);
    if (known !== undefined) return known;
    const text = actions.map(action).join(t('action.next'));
    said.set(actions, text);
    return text;
  }

  const sideOf = (row: Row) => t('board.side', { row });
  const spaceIn = (row: Row, id: string) => t('board.space', { place: term(id), side: sideOf(row) });

  return {
    ...text,
    name,
    requirement,
    action,
    actions,
    card: (id) => t(`cards.${id}`),
    side: ({ route }, position) => sideOf(rowAt(position, route.length)),
    space: (G, position) => spaceIn(rowAt(position, G.route.length), spaceAt(G, position).id),
    spaceIn,
  };
}

import type { PlayerID } from '@sobremesa/games/kit';
import type { Kind } from '@sobremesa/games/newgame';
import { useMemo } from 'react';
import { useGameText, type GameText } from '../../i18n/gameText.tsx';
import type { BoardPlayer } from '../game.ts';

/** The game's texts, and the names of its things. */
export interface Words extends GameText {
  name: (player: PlayerID) => string;
  /** All pieces of a kind, at the beginning of a line. */
  heading: (kind: Kind) => string;
}

export function useWords(players: readonly BoardPlayer[]): Words {
  const text = useGameText();
  return useMemo(() => wordsIn(text, players), [text, players]);
}

/** Outside React, and without a table. */
export function wordsIn(text: GameText, players: readonly BoardPlayer[]): Words {
  return {
    ...text,
    name: (id) => players.find((player) => player.id === id)?.name ?? id,
    heading: (kind) => capital(text.term(`all-${kind}`)),
  };
}

function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}

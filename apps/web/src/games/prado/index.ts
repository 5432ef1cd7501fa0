import './fonts.css';
import type { View } from '@sobremesa/games/prado';
import type { ComponentType } from 'react';
import type { BoardProps, GameUi } from '../game.ts';
import { Board } from './Board.tsx';
import { hasChoice, prompt } from './prompt.ts';

const ui: GameUi = {
  // The page passes only this game's views to this board.
  Board: Board as ComponentType<BoardProps>,
  showsPlayers: true,
  decisive: ['photo', 'blocked', 'alarm', 'moved', 'helped'],
  prompt: (G, ctx, playerID) => prompt(G as View, ctx, playerID),
  hasChoice: (G, playerID, timed) => hasChoice(G as View, playerID, timed),
};
export default ui;

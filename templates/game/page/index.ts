import type { View } from '@sobremesa/games/newgame';
import type { ComponentType } from 'react';
import type { BoardProps, GameUi } from '../game.ts';
import { Board } from './Board.tsx';
import { prompt } from './prompt.ts';

const ui: GameUi = {
  // Whoever loads this board hands it this game's views.
  Board: Board as ComponentType<BoardProps>,
  showsPlayers: true,
  prompt: (G, ctx, playerID) => prompt(G as View, ctx, playerID),
};
export default ui;

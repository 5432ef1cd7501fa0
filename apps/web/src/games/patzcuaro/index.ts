import './fonts.css';
import type { View } from '@sobremesa/games/patzcuaro';
import type { ComponentType } from 'react';
import type { BoardProps, GameUi } from '../game.ts';
import { Board } from './Board.tsx';
import { picture } from './picture.tsx';
import { prompt } from './prompt.ts';

const ui: GameUi = {
  // Whoever loads this board hands it this game's views.
  Board: Board as ComponentType<BoardProps>,
  showsPlayers: true,
  picture,
  prompt: (G, ctx, playerID) => prompt(G as View, ctx, playerID),
};
export default ui;

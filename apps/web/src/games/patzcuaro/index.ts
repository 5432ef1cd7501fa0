import './fonts.css';
import type { View } from '@sobremesa/games/patzcuaro';
import type { ComponentType } from 'react';
import type { BoardProps, GameUi } from '../game.ts';
import { Board } from './Board.tsx';
import { picture } from './picture.tsx';
import { prompt } from './prompt.ts';

const ui: GameUi = {
  // The page passes only this game's views to this board.
  Board: Board as ComponentType<BoardProps>,
  showsPlayers: true,
  decisive: ['altarCompleted', 'levelCompleted', 'placed', 'traded'],
  keys: [{ keys: '1 2 3', text: 'keys.goals' }],
  picture,
  prompt: (G, ctx, playerID) => prompt(G as View, ctx, playerID),
};
export default ui;

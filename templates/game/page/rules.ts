import { newgameRules } from '@sobremesa/games/newgame';
import { remembered } from '../remembered.ts';

export const rules = remembered(newgameRules);

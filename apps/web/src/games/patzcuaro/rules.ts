import { patzcuaroRules } from '@sobremesa/games/patzcuaro';
import { remembered } from '../remembered.ts';

export const rules = remembered(patzcuaroRules);

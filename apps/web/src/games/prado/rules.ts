import { pradoRules } from '@sobremesa/games/prado';
import { remembered } from '../remembered.ts';

export const rules = remembered(pradoRules);

import { museumRules } from '@sobremesa/games/museum';
import { remembered } from '../remembered.ts';

export const rules = remembered(museumRules);

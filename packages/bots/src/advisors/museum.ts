import { advisorOf } from '../advice.ts';
import { museumMind } from '../minds/museum/index.ts';
import { explainMuseum } from '../reasons/museum.ts';

export const advisor = advisorOf(museumMind, explainMuseum);

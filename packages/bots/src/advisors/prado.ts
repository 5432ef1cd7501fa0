import { advisorOf } from '../advice.ts';
import { pradoMind } from '../minds/prado/index.ts';
import { explainPrado } from '../reasons/prado.ts';

export const advisor = advisorOf(pradoMind, explainPrado);

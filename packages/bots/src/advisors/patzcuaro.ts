import { advisorOf } from '../advice.ts';
import { patzcuaroMind } from '../minds/patzcuaro/index.ts';
import { explainPatzcuaro } from '../reasons/patzcuaro.ts';

export const advisor = advisorOf(patzcuaroMind, explainPatzcuaro);

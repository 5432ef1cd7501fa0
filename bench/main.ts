import './production.ts';
import { benchArrangement } from './arrangement.ts';
import { benchEngine } from './engine.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';

benchPage();
benchArrangement();
benchEngine();
await benchMoves();

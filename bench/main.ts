import { benchArrangement } from './arrangement.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';

benchPage();
benchArrangement();
await benchMoves();

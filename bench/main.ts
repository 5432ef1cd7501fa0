import { benchArrangement } from './arrangement.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';
import { benchStorage } from './storage.ts';

benchPage();
benchArrangement();
await benchStorage();
await benchMoves();

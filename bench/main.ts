import { benchArrangement } from './arrangement.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';

await benchPage(process.argv.slice(3));
benchArrangement();
await benchMoves();

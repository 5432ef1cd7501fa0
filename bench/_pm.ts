import { benchPageMoves } from './pageMoves.ts';
await benchPageMoves();

import type { Script } from '../../../learn/script.ts';

/**
 * Dealt so that the reader begins and has fans in the letter, with two fans at the ends of shelves.
 * The second fan hides a clock, the kind in the other letter.
 */
export const script: Script = {
  game: 'newgame',
  deal: { seats: 2, options: {}, seed: (107).toString(16).padStart(64, '0') },
  others: [{ character: 'ines', level: 'easy' }],
  moves: [
    { player: '1', move: 'take', args: [5, 5] },
    { player: '1', move: 'take', args: [5, 3] },
  ],
  steps: [
    { id: 'welcome', at: ['cabinet'], awaits: { kind: 'word' } },
    { id: 'letter', at: ['my-letter'], awaits: { kind: 'word' } },
    { id: 'ends', at: ['shelf-2'], awaits: { kind: 'word' } },
    { id: 'first', at: ['piece-2-0'], awaits: { kind: 'move', move: 'take', args: [2, 0] } },
    { id: 'others', at: ['player-1'], awaits: { kind: 'others' } },
    { id: 'counts', at: ['counts'], awaits: { kind: 'word' } },
    { id: 'behind', at: ['shelf-3'], awaits: { kind: 'word' } },
    { id: 'second', at: ['piece-5-4'], awaits: { kind: 'move', move: 'take', args: [5, 4] } },
    { id: 'bluff', at: ['counts'], awaits: { kind: 'others' } },
    { id: 'third', at: ['piece-3-0'], awaits: { kind: 'move', move: 'take', args: [3, 0] } },
    { id: 'points', at: ['player-0'], awaits: { kind: 'word' } },
    { id: 'guess', at: ['player-1'], awaits: { kind: 'word' } },
    { id: 'onwards', at: [], awaits: { kind: 'word' } },
  ],
};

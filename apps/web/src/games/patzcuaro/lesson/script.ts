import type { Script } from '../../../learn/script.ts';

/**
 * Two players, dealt so that the reader begins with skulls and purple cards in hand. The first
 * space after Pátzcuaro is the sugar-skull maker (purple and yellow, of which the reader has no
 * yellow), then come the flower stall and the toy shop.
 */
export const script: Script = {
  game: 'patzcuaro',
  deal: { seats: 2, options: {}, seed: (159).toString(16).padStart(64, '0') },
  others: [{ character: 'ines', level: 'easy' }],
  moves: [
    { player: '1', move: 'travel', args: [3, 'act'] },
    { player: '1', move: 'trade', args: [['G02']] },
    { player: '1', move: 'place', args: ['U14', 1] },
    { player: '1', move: 'travel', args: [1, 'act'] },
    { player: '1', move: 'trade', args: [['U04']] },
    { player: '1', move: 'travel', args: [1, 'act'] },
    { player: '1', move: 'place', args: ['P13', 1] },
  ],
  steps: [
    { id: 'welcome', at: ['my-altar', 'player-0'], awaits: { kind: 'word' } },
    { id: 'hand', at: ['hand-0'], awaits: { kind: 'word' } },
    { id: 'steps', at: ['space-1', 'space-2', 'space-3'], awaits: { kind: 'word' } },
    { id: 'blocked', at: ['space-1'], awaits: { kind: 'touch', piece: 'space-1' } },
    { id: 'florist', at: ['space-2', 'act-2'], awaits: { kind: 'move', move: 'travel', args: [2, 'act'] } },
    { id: 'trade', at: ['card-U01', 'trade'], awaits: { kind: 'move', move: 'trade', args: [['U01']] } },
    { id: 'place', at: ['card-G08', 'place-1'], awaits: { kind: 'move', move: 'place', args: ['G08', 1] } },
    { id: 'others', at: ['player-1'], awaits: { kind: 'others' } },
    { id: 'points', at: ['player-0'], awaits: { kind: 'word' } },
    { id: 'hop', at: ['space-5', 'act-5'], awaits: { kind: 'move', move: 'travel', args: [2, 'act'] } },
    { id: 'pair', at: ['card-P07', 'card-G15', 'trade'], awaits: { kind: 'move', move: 'trade', args: [['P07', 'G15']] } },
    { id: 'drawn', at: ['deck'], awaits: { kind: 'others' } },
    { id: 'objectives', at: ['objectives', 'my-altar'], awaits: { kind: 'word' } },
    { id: 'lake', at: ['space-0', 'act-0'], awaits: { kind: 'move', move: 'travel', args: [2, 'act'] } },
    { id: 'choose', at: ['option-0'], awaits: { kind: 'move', move: 'choose', args: [0] } },
    { id: 'second', at: ['card-U07', 'place-1'], awaits: { kind: 'move', move: 'place', args: ['U07', 1] } },
    { id: 'above', at: ['card-U08', 'place-2'], awaits: { kind: 'move', move: 'place', args: ['U08', 2] } },
    { id: 'count', at: ['player-0'], awaits: { kind: 'others' } },
    { id: 'flip', at: ['player-0'], awaits: { kind: 'word' } },
    { id: 'end', at: ['deck'], awaits: { kind: 'word' } },
    { id: 'onwards', at: [], awaits: { kind: 'word' } },
  ],
};

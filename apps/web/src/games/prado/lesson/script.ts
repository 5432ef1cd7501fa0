import type { Script } from '../../../learn/script.ts';

/**
 * Two players without the guard, in rooms 1, 2 and 5; Fausto begins. The paintings of rooms 2 and 1
 * count for the reader's missions. Room 2 has one visitor more than Fausto can remove alone. He
 * holds a Security card throughout.
 */
export const script: Script = {
  game: 'prado',
  deal: { seats: 2, options: { guard: 'no' }, seed: (228486).toString(16).padStart(64, '0') },
  others: [{ character: 'fausto', level: 'easy' }],
  moves: [
    { player: '1', move: 'keepMissions', args: [['theme-portraits', 'theme-mythology']] },
    { player: '1', move: 'playCard', args: ['move', { type: 'move', to: 2 }] },
    { player: '1', move: 'playCard', args: ['change', { type: 'change', to: 5 }] },
    { player: '1', move: 'endVisit', args: [] },
    { player: '1', move: 'act', args: [{ type: 'help' }] },
    { player: '1', move: 'act', args: [{ type: 'help' }] },
    { player: '1', move: 'answer', args: ['w3', false] },
    { player: '1', move: 'answer', args: ['w4', true] },
    { player: '1', move: 'answer', args: ['w5', false] },
  ],
  steps: [
    { id: 'welcome', at: ['player-0', 'player-1'], awaits: { kind: 'word' } },
    { id: 'room', at: ['room-2'], awaits: { kind: 'word' } },
    { id: 'queue', at: ['space-2-1'], awaits: { kind: 'word' } },
    { id: 'common', at: ['common'], awaits: { kind: 'word' } },
    {
      id: 'missions',
      at: ['mission-school-fr', 'mission-century-xviii', 'keep'],
      awaits: { kind: 'move', move: 'keepMissions', args: [['school-fr', 'century-xviii']] },
    },
    { id: 'slot', at: ['slot'], awaits: { kind: 'others' } },
    { id: 'asked', at: ['pass'], awaits: { kind: 'move', move: 'answer', args: ['w1', false] } },
    { id: 'entered', at: ['space-2-1'], awaits: { kind: 'others' } },
    { id: 'block', at: ['block'], awaits: { kind: 'move', move: 'answer', args: ['w2', true] } },
    { id: 'blocked', at: ['room-2'], awaits: { kind: 'others' } },
    {
      id: 'enter',
      at: ['room-2', 'card-move', 'to-2', 'do'],
      awaits: { kind: 'move', move: 'playCard', args: ['move', { type: 'move', to: 2 }] },
    },
    { id: 'passed', at: ['space-2-2'], awaits: { kind: 'others' } },
    { id: 'photos', at: ['endVisit'], awaits: { kind: 'move', move: 'endVisit', args: [] } },
    {
      id: 'closer',
      at: ['action-move', 'to-closer', 'do'],
      awaits: { kind: 'move', move: 'act', args: [{ type: 'move', to: 'closer' }] },
    },
    { id: 'help', at: ['action-help', 'do'], awaits: { kind: 'move', move: 'act', args: [{ type: 'help' }] } },
    { id: 'click', at: ['next-II', 'hang'], awaits: { kind: 'move', move: 'replace', args: [2, 'II'] } },
    { id: 'points', at: ['player-0', 'missions'], awaits: { kind: 'word' } },
    { id: 'hour', at: ['slot'], awaits: { kind: 'word' } },
    {
      id: 'lion',
      at: ['room-1', 'card-move', 'to-1', 'do'],
      awaits: { kind: 'move', move: 'playCard', args: ['move', { type: 'move', to: 1 }] },
    },
    { id: 'refused', at: ['exit'], awaits: { kind: 'others' } },
    {
      id: 'joker',
      at: ['card-change', 'card-help', 'action-move', 'to-1', 'do'],
      awaits: { kind: 'move', move: 'playJoker', args: [['change', 'help'], { type: 'move', to: 1 }] },
    },
    { id: 'first', at: ['space-1-1'], awaits: { kind: 'others' } },
    {
      id: 'change',
      at: ['action-change', 'to-2', 'do'],
      awaits: { kind: 'move', move: 'act', args: [{ type: 'change', to: 2 }] },
    },
    { id: 'last', at: ['action-help', 'do'], awaits: { kind: 'move', move: 'act', args: [{ type: 'help' }] } },
    { id: 'hang', at: ['next-II', 'hang'], awaits: { kind: 'move', move: 'replace', args: [1, 'II'] } },
    { id: 'fulfilled', at: ['player-0'], awaits: { kind: 'others' } },
    { id: 'closing', at: ['slot'], awaits: { kind: 'word' } },
    { id: 'guard', at: [], awaits: { kind: 'word' } },
    { id: 'onwards', at: [], awaits: { kind: 'word' } },
  ],
};

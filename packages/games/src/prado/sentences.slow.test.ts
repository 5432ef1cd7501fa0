import { expect, it } from 'vitest';
import { playRandom, underSeeds } from '../kit/testing/index.ts';
import type { PradoEvent } from './events.ts';
import { prado } from './index.ts';
import { sentence, sentenceKeys } from './sentences.ts';

const player = { player: '1' };

const rare: [PradoEvent, string, object][] = [
  [{ type: 'round', round: 2, rounds: 8, ticket: '1' }, 'log.round', { round: 2, rounds: 8, player }],
  [{ type: 'drew', player: '1', count: 2, cards: null }, 'log.drew', { player, count: 2 }],
  [{ type: 'drew', player: '1', count: 1, cards: ['help'] }, 'log.drewCards', { player, count: 1, cards: { terms: ['help'] } }],
  [
    {
      type: 'declared',
      player: '1',
      cards: ['help', 'move'],
      joker: true,
      action: { type: 'move', to: 'closer' },
      window: 'opened',
    },
    'log.jokerCloser',
    { player, cards: { terms: ['help', 'move'] } },
  ],
  [
    { type: 'declared', player: '1', cards: ['change'], joker: false, action: { type: 'change', to: 3 }, window: 'skipped' },
    'log.declaredChange',
    { player, cards: { terms: ['change'] }, room: 3 },
  ],
  [
    { type: 'blocked', player: '1', by: '2', cards: ['move'], action: { type: 'move', to: 1 }, ordered: null },
    'log.blocked',
    { player, by: { player: '2' }, cards: { terms: ['move'] } },
  ],
  [
    { type: 'blocked', player: '1', by: '2', cards: ['move'], action: { type: 'move', to: 1 }, ordered: true },
    'log.blockedByOrder',
    { player, by: { player: '2' }, cards: { terms: ['move'] } },
  ],
  [{ type: 'moved', player: '1', from: null, to: 2, place: 3 }, 'log.movedIn', { player, room: 2, place: 3 }],
  [{ type: 'overtook', player: '1', room: 2, token: 'guard', place: 1 }, 'log.overtookGuard', { player, room: 2, place: 1 }],
  [
    { type: 'photo', player: '1', room: 2, painting: 'cid', bonus: 2 },
    'log.photoBonus',
    { player, room: 2, painting: { term: 'cid' }, bonus: 2 },
  ],
  [
    { type: 'photo', player: 'guard', room: 2, painting: 'cid', bonus: 0 },
    'log.photoGuard',
    { room: 2, painting: { term: 'cid' } },
  ],
  [
    { type: 'walked', from: 1, to: 1, direction: 'cw', steps: 3 },
    'log.walkedRound',
    { from: 1, room: 1, steps: 3, direction: { term: 'cw' } },
  ],
  [
    { type: 'lost', player: '1', total: 9, guard: 20, missing: ['school-fr'] },
    'log.lostMissions',
    { player, total: 9, guard: 20, missing: { terms: ['school-fr'] } },
  ],
  [{ type: 'lost', player: '1', total: 9, guard: 20, missing: [] }, 'log.lost', { player, total: 9, guard: 20 }],
  [{ type: 'beatGuard', player: '1', total: 29, guard: 20 }, 'log.beatGuard', { player, total: 29, guard: 20 }],
  [{ type: 'retired', room: 4 }, 'log.retired', { room: 4 }],
  [{ type: 'guardIdle', card: 'help' }, 'log.guardIdle', { card: { term: 'help' } }],
  [{ type: 'slotVoid', slot: 'S07' }, 'log.slotVoid', { slot: { term: 'S07' } }],
  [{ type: 'toHall', players: ['1'], cause: 'guard' }, 'log.toHallGuard', { players: { players: ['1'] } }],
  [{ type: 'toHall', players: ['1'], cause: 'retired' }, 'log.toHallRetired', { players: { players: ['1'] } }],
  [
    { type: 'discarded', player: '1', cards: ['move'], cause: 'limit' },
    'log.discardedLimit',
    { player, cards: { terms: ['move'] } },
  ],
  ...(['top', 'bottom'] as const).map((rest): [PradoEvent, string, object] => [
    { type: 'putBack', player: '1', painting: 'cid', pile: 'I', rest },
    rest === 'top' ? 'log.putBackTop' : 'log.putBackBottom',
    { player, painting: { term: 'cid' }, pile: 'I' },
  ]),
  [{ type: 'won', players: ['1'], total: 40 }, 'log.won', { players: { players: ['1'] }, total: 40 }],
];

it.each(rare)('%o', (event, key, values) => {
  expect(sentence(event)).toEqual({ key, values });
});

it('each event of random matches has a sentence of the list', () => {
  const used = new Set<string>();
  const known = new Set<string>(sentenceKeys);
  expect(known.size).toBe(sentenceKeys.length);
  for (const [numPlayers, guard] of [
    [1, 'auto'],
    [2, 'yes'],
    [4, 'yes'],
  ] as const) {
    underSeeds(0, 5, (seed) => {
      playRandom(prado, { seed, numPlayers, options: { guard } }, ({ events, players }) => {
        for (const event of events) {
          for (const viewer of [...players, null]) used.add(prado.sentence(prado.viewEvent(event, viewer)).key);
        }
      });
    });
  }
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
  // The list above covers the rare events.
  for (const [event] of rare) used.add(sentence(event).key);
  expect([...used].toSorted()).toEqual(sentenceKeys.toSorted());
}, 60_000);

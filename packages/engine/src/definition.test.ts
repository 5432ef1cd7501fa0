import { TurnOrder } from 'boardgame.io/core';
import { games, randomPlugin } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { engineOf } from './engine.ts';
import { gameOf, saying, type Definition } from './testing/both.ts';
import { UnsupportedDefinitionError } from './unsupported.ts';

const phase = (config: NonNullable<Definition['phases']>[string]): Definition => ({ phases: { visit: config } });
const compiled = (definition: Definition) => () => engineOf(gameOf(definition));

it.each(Object.entries(games))('supports every feature that %s uses, and compiles it once', (_, module) => {
  expect(engineOf(module)).toBe(engineOf(module));
});

describe('a definition with an unsupported feature', () => {
  const other = { name: 'dice', setup: () => ({}) };

  it.each<[path: string, Definition]>([
    ['seed', { seed: 'known' }],
    ['plugins', { plugins: [] }],
    ['plugins', { plugins: [other] }],
    ['plugins.dice', { plugins: [randomPlugin(), other] }],
    ['turn.minMoves', { turn: { minMoves: 1 } }],
    ['turn.moveLimit', { turn: { moveLimit: 1 } }],
    ['phases.visit.turn.minMoves', phase({ turn: { minMoves: 1 } })],
    ['phases.visit.turn.order.last', phase({ turn: { order: { ...TurnOrder.ONCE, last: () => 0 } as never } })],
    ['phases.visit.turn.stages.gift.next', phase({ turn: { stages: { gift: { next: 'other' } } } })],
    [
      'phases.visit.turn.stages.gift.moves.quickly',
      phase({ turn: { stages: { gift: { moves: { quickly: saying as never } } } } }),
    ],
    ['phases.visit.turn.activePlayers.moveLimit', phase({ turn: { activePlayers: { all: 'gift', moveLimit: 1 } } })],
    [
      'phases.visit.turn.activePlayers.others.moveLimit',
      phase({ turn: { activePlayers: { others: { stage: 'gift', moveLimit: 1 } } } }),
    ],
    ['phases.visit.turn.activePlayers.revert', phase({ turn: { activePlayers: { all: 'gift', revert: true } } })],
    [
      'phases.visit.turn.activePlayers.next.everybody',
      phase({ turn: { activePlayers: { all: 'gift', next: { everybody: 'gift' } as never } } }),
    ],
    ['phases.visit.next', phase({ next: 'nowhere' })],
    ['phases.visit.board', phase({ board: 'large' } as never)],
    ['phases.', { phases: { '': {} } }],
    ['moves.say', { moves: { say: () => {} } }],
    ['moves.say.noLimit', { moves: { say: { ...saying, noLimit: true } as never } }],
    ['moves.constructor', { moves: { constructor: saying as never } }],
  ])('is rejected by name: %s', (path, definition) => {
    expect(compiled(definition)).toThrow(expect.objectContaining({ name: 'UnsupportedDefinitionError', path }) as Error);
  });

  it.each<[path: string, NonNullable<Definition['turn']>]>([
    ['events.endTurn', { onBegin: ({ events }) => events.endTurn() }],
    ['events.setPhase', { onBegin: ({ events }) => events.setPhase('visit') }],
    [
      'events.setActivePlayers',
      { order: { ...TurnOrder.ONCE, first: ({ events }) => Number(events.setActivePlayers({ all: 'x' })) } },
    ],
    ['setActivePlayers.moveLimit', { onBegin: ({ events }) => events.setActivePlayers({ all: 'x', moveLimit: 1 }) }],
    ['turn.onBegin', { onBegin: ({ G }) => ({ ...G, word: 'another' }) }],
  ])('is rejected when the feature is used: %s', (path, turn) => {
    const engine = engineOf(gameOf({ turn }));
    expect(() => engine.begin(2, undefined)).toThrow(
      expect.objectContaining({ name: 'UnsupportedDefinitionError', path }) as Error,
    );
  });

  it('cannot end a turn in favour of an invalid player', () => {
    const engine = engineOf(gameOf({ turn: { endIf: ({ G }) => G.word === 'end' && ({ remove: true } as never) } }));
    expect(() => engine.move(engine.begin(2, undefined), '0', 'say', ['end'])).toThrow(UnsupportedDefinitionError);
  });
});

import { TurnOrder } from 'boardgame.io/core';
import { randomOf } from '@sobremesa/games/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Both, noted, saying, shouting, singing, type Context, type Definition } from './testing/both.ts';

// boardgame.io prints every rejected move.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

type TurnConfig = NonNullable<Definition['turn']>;

const said = (word: string) => {
  return ({ G }: Context) => G.word === word;
};
/** No particular stage, which boardgame.io's types do not have. */
const none = null as unknown as string;
/** Hooks and triggers that are all recorded. The word `turn` ends the turn. */
const turn = (more: TurnConfig = {}): TurnConfig => ({
  onBegin: noted('turn.onBegin', ({ G }) => void (G.word = '')),
  onMove: noted('turn.onMove', () => undefined),
  onEnd: noted('turn.onEnd', ({ G }) => void G.events.push('turn ended')),
  endIf: noted('turn.endIf', said('turn')),
  ...more,
});
const phase = (name: string, next?: string): NonNullable<Definition['phases']>[string] => ({
  onBegin: noted(`${name}.onBegin`, ({ G }) => void G.events.push(`${name} begins`)),
  onEnd: noted(`${name}.onEnd`, ({ G }) => void G.events.push(`${name} ended`)),
  endIf: noted(`${name}.endIf`, said(`end ${name}`)),
  ...(next === undefined ? {} : { next }),
});
const game = (more: Definition): Definition => ({
  turn: turn(),
  endIf: noted('endIf', ({ G }) => (G.word === 'game' ? { winners: ['0'] } : undefined)),
  onEnd: noted('onEnd', ({ G }) => void G.events.push('over')),
  ...more,
});

function play(both: Both, ...words: string[]): Both {
  for (const word of words) {
    const { activePlayers, currentPlayer } = both.ctx;
    const playerID = activePlayers === null ? currentPlayer : (Object.keys(activePlayers)[0] as string);
    expect(both.say(playerID, word)).toMatchObject({ ok: true });
  }
  return both;
}

describe('turns', () => {
  it('rotate by themselves in a game without phases', () => {
    const both = play(new Both(game({})), 'a', 'turn', 'b', 'turn', 'turn', 'c');
    expect(both.ctx).toMatchObject({ turn: 4, currentPlayer: '0', numMoves: 1 });
  });

  it('end after a number of moves', () => {
    const both = play(new Both(game({ turn: turn({ maxMoves: 2 }) })), 'a', 'b', 'c');
    expect(both.ctx).toMatchObject({ turn: 2, currentPlayer: '1', numMoves: 1 });
  });

  it('end before their player has moved, if another player’s move ends them', () => {
    const both = new Both(game({ turn: turn({ activePlayers: { all: none } }) }));
    both.say('2', 'turn');
    expect(both.ctx).toMatchObject({ turn: 2, currentPlayer: '1' });
  });

  it('go to the player that the end of a turn names', () => {
    const own = turn({ endIf: ({ G }) => (G.word === 'to 2' ? { next: '2' } : false) });
    expect(play(new Both(game({ turn: own })), 'a', 'to 2').ctx.currentPlayer).toBe('2');
  });

  it.each([
    ['in an order from the state', TurnOrder.CUSTOM_FROM('order')],
    ['in an order from the definition', TurnOrder.CUSTOM(['1', '2', '0'])],
    ['from the first seat in every phase', TurnOrder.RESET],
    ['from the last player of the previous phase', TurnOrder.CONTINUE],
    ['from the next player in the following phase', TurnOrder.DEFAULT],
    ['once each', TurnOrder.ONCE],
    ['once each, for some', { ...TurnOrder.ONCE, playOrder: ({ G }: Context) => G.order.slice(0, 2) }],
    ['in an order of numbers', { ...TurnOrder.DEFAULT, playOrder: () => [2, 1] as never }],
    ['backwards', { first: () => 2, next: ({ ctx }: Context) => (ctx.playOrderPos + 2) % 3 }],
  ])('go %s', (_, order) => {
    const own = turn({ order });
    const phases = { a: { ...phase('a', 'b'), start: true, turn: own }, b: { ...phase('b', 'a'), turn: own }, c: phase('c') };
    const both = play(new Both(game({ phases })), 'turn', 'turn', 'x', 'end a', 'turn', 'turn', 'turn', 'turn', 'end b', 'end a');
    expect(both.ctx.turn).toBeGreaterThan(8);
  });
});

describe('phases', () => {
  it('follow each other as defined, and then there is none', () => {
    const next = noted('next', ({ G }) => (G.word === 'end b' ? 'c' : 'a'));
    const phases = { a: { ...phase('a', 'b'), start: true }, b: { ...phase('b'), next }, c: phase('c') };
    const both = new Both(game({ phases }));
    const names = ['a', 'b', 'c', 'c'].map((name) => play(both, 'x', `end ${name}`, 'turn').ctx.phase);
    expect(names).toEqual(['b', 'c', null, null]);
  });

  it('are chosen by the end of the previous one', () => {
    const a = { ...phase('a', 'b'), endIf: ({ G }: Context) => G.word === 'to c' && { next: 'c' }, start: true };
    const phases = { a, b: phase('b'), c: phase('c') };
    expect(play(new Both(game({ phases })), 'x', 'to c').ctx.phase).toBe('c');
  });

  it('can be over before they begin', () => {
    const phases = { a: { ...phase('a', 'b'), endIf: () => true, start: true }, b: phase('b') };
    expect(new Both(game({ phases })).ctx).toMatchObject({ phase: 'b', turn: 1 });
  });

  it('are left if they end each other in a circle', () => {
    const endIf = said('phase');
    const phases = { a: { ...phase('a', 'b'), endIf, start: true }, b: { ...phase('b', 'a'), endIf } };
    expect(play(new Both(game({ phases })), 'x', 'phase').ctx.phase).toBeNull();
  });

  it('have their own turns', () => {
    const phases = { a: { ...phase('a', 'b'), start: true, turn: turn({ maxMoves: 1 }) }, b: phase('b', 'a') };
    const both = play(new Both(game({ phases })), 'x', 'y', 'end a', 'x', 'y', 'end b', 'z');
    expect(both.ctx).toMatchObject({ phase: 'a', numMoves: 0 });
  });
});

/** Activates players at the word `ask`. */
const asks = (first: object): TurnConfig['onMove'] => {
  return noted('turn.onMove', ({ G, events }) => {
    if (G.word === 'ask') events.setActivePlayers(first);
    if (G.word === 'ask twice') {
      events.setActivePlayers(first);
      events.setActivePlayers({ currentPlayer: 'stage' });
    }
  });
};

describe('active players', () => {
  it.each<[string, TurnConfig['activePlayers']]>([
    ['all', { all: 'stage' }],
    ['all, once', { all: none, minMoves: 1, maxMoves: 1 }],
    ['the others', { others: 'stage', maxMoves: 2 }],
    ['the current player, and others in other stages', { currentPlayer: 'stage', others: 'other' }],
    [
      'some by name, with limits',
      { value: { '0': { stage: 'stage', maxMoves: 1 }, '2': { stage: 'other', minMoves: 1, maxMoves: 2 } } },
    ],
    ['a list', ['1', '2']],
    ['some, then others', { others: 'stage', maxMoves: 1, next: { currentPlayer: 'other', maxMoves: 1, next: { all: none } } }],
    ['no stage in particular', { value: {} }],
    ['with too many moves', { all: { stage: 'stage', minMoves: 3, maxMoves: 1 } }],
  ])('%s', (_, activePlayers) => {
    const both = new Both(
      game({ turn: turn({ activePlayers, stages: { stage: {}, other: { moves: { say: saying as never } } } }) }),
    );
    const moves = ['a', 'b', 'turn', 'c', 'd', 'e'].flatMap((word) =>
      ['0', '1', '2', '3', 'constructor'].map((seat) => both.say(seat, word)),
    );
    expect(new Set(moves.map(({ ok }) => ok))).toEqual(new Set([true, false]));
  });

  it('can be set by a hook, and the former ones are restored when all have moved', () => {
    const onMove = asks({ others: 'stage', maxMoves: 1, revert: true });
    const both = play(new Both(game({ turn: turn({ onMove, activePlayers: { currentPlayer: 'own' } }) })), 'ask');
    expect(both.ctx.activePlayers).toEqual({ '1': 'stage', '2': 'stage' });
    play(both, 'a');
    expect(both.ctx.activePlayers).toEqual({ '2': 'stage' });
    play(both, 'b');
    expect(both.ctx.activePlayers).toEqual({ '0': 'own' });
    play(both, 'ask', 'ask', 'a', 'b', 'c', 'ask twice', 'd');
  });

  it('are inactive once the turn is over', () => {
    const onMove = noted('turn.onMove', ({ events }: Context) => events.setActivePlayers({ all: 'stage' }));
    expect(play(new Both(game({ turn: turn({ onMove }) })), 'turn').ctx).toMatchObject({ turn: 2, activePlayers: null });
  });

  it('can be set when a turn begins, and their moves can end it', () => {
    const onBegin = noted('turn.onBegin', ({ G, events, ctx }) => {
      G.word = '';
      events.setActivePlayers({ value: { [ctx.playOrder[ctx.turn % 3] as string]: 'stage' } });
    });
    const endIf = noted('turn.endIf', ({ G, ctx }) => G.word === 'turn' && ctx.activePlayers !== null);
    expect(play(new Both(game({ turn: turn({ onBegin, endIf }) })), 'a', 'turn', 'turn', 'turn', 'b', 'turn').ctx.turn).toBe(5);
  });

  it('can be only those in the free stage, with free moves only', () => {
    const stages = {
      free: { moves: { sing: singing as never } },
      stage: { moves: { say: saying as never, shout: shouting as never } },
    };
    const both = new Both(game({ turn: turn({ activePlayers: { currentPlayer: 'stage', others: 'free' }, stages }) }));
    expect(both.say('1', 'a', 'sing')).toMatchObject({ ok: true });
    expect(both.say('1', 'a')).toEqual({ ok: false, why: { key: 'notYourTurn', values: { player: '0' } } });
    expect(both.say('0', 'a', 'sing')).toEqual({ ok: false, why: 'notOpen' });
  });
});

describe('legal moves', () => {
  const stages = { open: { moves: { say: saying as never } }, bare: {} };

  it('depend on the stage, or, in a stage without own moves, on the phase', () => {
    const own = turn({ stages, activePlayers: { value: { '0': 'open', '1': 'bare', '2': none } } });
    const both = new Both(
      game({ phases: { a: { ...phase('a'), start: true, moves: { shout: shouting as never }, turn: own } } }),
    );
    const open = ['0', '1', '2'].map((seat) => ['say', 'shout', 'sing'].filter((move) => both.say(seat, 'x', move).ok));
    expect(open).toEqual([['say'], ['shout'], ['shout']]);
  });

  it('depend on the game in a phase without own moves', () => {
    const both = new Both(game({ moves: { shout: shouting as never }, phases: { a: { ...phase('a'), start: true } } }));
    expect(['say', 'shout'].map((move) => both.say('0', 'x', move).ok)).toEqual([false, true]);
  });
});

describe('the end of the game', () => {
  it('comes as soon as the game returns a result, and runs the hooks of phase and game, but not of the turn', () => {
    const both = play(
      new Both(game({ phases: { a: { ...phase('a'), start: true } }, turn: turn({ activePlayers: { all: 'x' } }) })),
      'game',
    );
    expect(both.ctx).toMatchObject({ gameover: { winners: ['0'] }, phase: null, activePlayers: { '0': 'x' } });
    expect(both.state.G.events).toEqual(['0 says game in turn 1', 'a ended', 'over']);
    expect(both.say('0', 'x')).toEqual({ ok: false, why: { key: 'gameOver' } });
  });

  it('can come before the first move', () => {
    expect(new Both(game({ endIf: () => 'at once' })).ctx).toMatchObject({ turn: 0, gameover: 'at once' });
  });

  it('can come with the end of a turn, and then the next one does not begin', () => {
    const endIf = noted('endIf', ({ G }: Context) => G.events.includes('turn ended'));
    expect(play(new Both(game({ endIf })), 'a', 'turn').ctx).toMatchObject({ turn: 1, gameover: true });
  });
});

describe('an error', () => {
  it('is thrown to the caller, and the state does not change', () => {
    const own: TurnConfig = {
      onMove: ({ G }) => {
        if (G.word === 'hook') throw new Error('a hook is broken');
      },
    };
    const { engine, state } = play(new Both(game({ turn: own })), 'a');
    const before = JSON.stringify(state);
    expect(() => engine.move(state, '0', 'say', ['throw'])).toThrow('a rule is broken');
    expect(() => engine.move(state, '0', 'say', ['hook'])).toThrow('a hook is broken');
    expect(JSON.stringify(state)).toBe(before);
    expect(engine.move(state, '0', 'say', ['fine'])).toMatchObject({ ok: true });
  });

  it('is thrown for turns that end by themselves forever', () => {
    const own = turn({ onBegin: ({ events }) => events.setActivePlayers({ all: none }) });
    const { engine, state } = new Both(game({ turn: own }));
    expect(() => engine.move(state, '0', 'say', ['turn'])).toThrow('never come to rest');
  });

  it('is thrown for a missing phase', () => {
    const phases = { a: { ...phase('a'), start: true, next: () => 'b' } };
    const { engine, state } = new Both(game({ phases }));
    expect(() => engine.move(state, '0', 'say', ['end a'])).toThrow('there is no phase b');
  });
});

it('draws random numbers where boardgame.io does', () => {
  const own = turn({ onBegin: (context) => void context.G.drawn.push(randomOf(context).below(6)) });
  const both = play(new Both(game({ turn: own })), 'draw', 'turn');
  expect(both.state.plugins.random.data.drawn).toBe(4);
  expect(both.say('1', 'word')).toMatchObject({ stands: false });
  expect(both.say('1', 'draw')).toMatchObject({ stands: true, events: ['1 says draw in turn 2'] });
});

import { describe, expect, it } from 'vitest';
import { whispers } from '../../test/whispers.ts';
import { applyMove, begin, type EngineState } from './engine.ts';

const seed = '7'.repeat(64);
const module = whispers(seed);
const start = () => begin(module, 3, module.options.parse({ turns: 30 }));

function made(state: EngineState, playerID: string, move: string, ...args: unknown[]): EngineState {
  const result = applyMove(module, state, playerID, move, args);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.state;
}

function playThrough(state: EngineState, keep: (state: EngineState) => EngineState): EngineState {
  let now = keep(state);
  now = keep(made(now, '0', 'draw'));
  now = keep(made(now, '0', 'ask'));
  now = keep(made(now, '2', 'answer', 'w1', true));
  now = keep(made(now, '1', 'answer', 'w1', false));
  return keep(made(now, '1', 'draw'));
}

describe('the engine', () => {
  it('begins with a state that is plain JSON and holds no undo stack, log or plugin API', () => {
    const state = start();
    expect(Object.keys(state)).toEqual(['G', 'ctx', 'plugins']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(state)));
    expect(Object.values(state.plugins).every((plugin) => !('api' in plugin))).toBe(true);
    expect(state.plugins['random']?.data).toEqual({ seed, drawn: expect.any(Number) });
  });

  it('leaves the state it was given as it was, the counters in ctx included', () => {
    const asked = made(start(), '0', 'ask');
    const before = JSON.stringify(asked);
    const answered = made(asked, '1', 'answer', 'w1', true);
    expect(JSON.stringify(asked)).toBe(before);
    expect(JSON.stringify(answered)).not.toBe(before);
  });

  it('goes on the same from JSON as from memory', () => {
    const throughJson = playThrough(start(), (state) => JSON.parse(JSON.stringify(state)) as EngineState);
    expect(JSON.stringify(throughJson)).toBe(JSON.stringify(playThrough(start(), (state) => state)));
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing'])('refuses the move name %s', (name) => {
    expect(applyMove(module, start(), '0', name, [])).toEqual({ ok: false, refusal: { code: 'badRequest' } });
  });

  it('refuses arguments of a wrong shape', () => {
    for (const args of [[], [1], ['a', 'b'], [{ length: 1 }], [null]]) {
      expect(applyMove(module, start(), '0', 'place', args)).toEqual({ ok: false, refusal: { code: 'badRequest' } });
    }
  });

  it('says why the rules refuse a move', () => {
    expect(applyMove(module, start(), '1', 'draw', [])).toEqual({
      ok: false,
      refusal: { code: 'illegalMove', reason: { key: 'notYourTurn', values: { player: '0' } } },
    });
  });

  it('does not tell in a reason who has answered a window', () => {
    const asked = made(start(), '0', 'ask');
    const refused = applyMove(module, asked, '0', 'draw', []);
    expect(applyMove(module, made(asked, '1', 'answer', 'w1', true), '0', 'draw', [])).toEqual(refused);
  });

  it('refuses a move that is not open in the stage of that player, even if the rules had nothing against it', () => {
    const lenient = { ...module, why: () => null };
    const asked = made(start(), '0', 'ask');
    expect(applyMove(lenient, asked, '1', 'draw', [])).toEqual({ ok: false, refusal: { code: 'illegalMove' } });
    expect(applyMove(lenient, asked, '0', 'draw', [])).toEqual({ ok: false, refusal: { code: 'illegalMove' } });
    expect(applyMove(lenient, asked, '7', 'answer', ['w1', true])).toEqual({ ok: false, refusal: { code: 'illegalMove' } });
  });

  it('refuses every move after the end', () => {
    const last = made(begin(module, 2, module.options.parse({ turns: 1 })), '0', 'end');
    expect(last.ctx.gameover).toEqual({ winners: ['0'] });
    expect(applyMove(module, last, last.ctx.currentPlayer, 'draw', []).ok).toBe(false);
  });

  it('passes on what a rule throws and leaves the state as it was', () => {
    const state = start();
    const before = JSON.stringify(state);
    expect(() => applyMove(module, state, '0', 'boom', [])).toThrow('a rule is broken');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('gives every match a seed of its own', () => {
    const fresh = whispers();
    const seeds = Array.from({ length: 20 }, () => JSON.stringify(begin(fresh, 2, fresh.options.parse({})).plugins['random']));
    expect(new Set(seeds).size).toBe(20);
  });
});

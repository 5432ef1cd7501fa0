import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf, unevenness } from '../kit/testing/index.ts';
import { kinds } from './catalogue/kinds.ts';
import { newgame } from './index.ts';
import { matchFrom, scramble, table } from './testing/index.ts';
import { view } from './view.ts';

const G = table({ shelves: ['fan clock'], letters: ['jug', 'key'] });
const lettersSeenBy = (viewer: string | null) => view(G, viewer).players.map(({ letter }) => letter);

describe('the letters (2)', () => {
  it('each player sees their own letter, a spectator none', () => {
    expect(['0', '1', null].map(lettersSeenBy)).toEqual([
      ['jug', null],
      [null, 'key'],
      [null, null],
    ]);
  });

  it('all viewers see both when the match is over', () => {
    const match = matchFrom({ letters: ['jug', 'key'] });
    match.play('0', 'guess', 'fan').play('1', 'guess', 'fan');
    expect(view(match.G, null).players.map(({ letter }) => letter)).toEqual(['jug', 'key']);
  });

  it('fields that the view does not name are not sent', () => {
    const extended = { ...G, secret: 1, players: G.players.map((player) => Object.assign({ secret: 1 }, player)) };
    expect(JSON.stringify(view(extended, '0'))).not.toContain('secret');
  });

  it('an unseen letter may promise any other kind, with equal probability', () => {
    const { ctx } = matchFrom({ letters: ['jug', 'key'] });
    const seen = { playerID: '0', view: view(G, '0'), ctx: newgame.viewCtx(G, ctx, '0'), log: [] };
    const others = kinds.filter((kind) => kind !== 'jug');
    const draw = (random: Parameters<typeof newgame.determinize>[1]) => newgame.determinize(seen, random).G.players[1]!.letter;
    expect(unevenness(draw, others, 5)).toBeLessThan(1);
  });

  it('the permutation of the tests detects a view that shows a letter', () => {
    const random = new KeyedRandom({ seed: seedOf(5), drawn: 0 });
    const leaks = Array.from({ length: 20 }, () => scramble(G, '0', random).players[1]?.letter);
    expect(new Set(leaks).size).toBeGreaterThan(1);
    expect(leaks).not.toContain('jug');
  });
});

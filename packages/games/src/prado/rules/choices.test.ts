import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { matchFrom, museum } from '../testing/index.ts';
import { view } from '../view.ts';
import { discardBlocker, hangBlocker, layBlocker, missionsBlocker, phaseBlocker, pileBlocker } from './choices.ts';
import { firstThing } from './flow.ts';
import { answerBlocker } from './reaction.ts';

const { ctx } = matchFrom({ players: [{}, {}] });
const seenBy = (G: State, viewer: string) => view(G, ctx, viewer);

describe('the parts of a turn (section 5)', () => {
  it('follow one another', () => {
    const G = museum({ players: [{}, {}] });
    const first = (actionsLeft: number | null) => {
      G.actionsLeft = actionsLeft;
      return (['visit', 'photography', 'discard'] as const).map((part) => phaseBlocker(G, part)?.key ?? null);
    };
    expect(first(null)).toEqual([null, 'visitFirst', 'nothingToDiscard']);
    expect(first(2)).toEqual(['visitOver', null, 'nothingToDiscard']);
    expect(first(0)).toEqual(['discardFirst', 'discardFirst', null]);
  });

  it('wait for pending answers', () => {
    const G = museum({ players: [{}, {}] });
    expect(firstThing(G)).toBeNull();
    G.window = { id: 'w1', player: '0', cards: ['move'], joker: false, action: { type: 'move', to: 1 }, asked: ['1'] };
    expect(firstThing(G)).toEqual({ key: 'windowOpen' });
    G.laying = { slot: 'S06', min: 1, max: 1, players: ['0'] };
    expect(firstThing(G)).toEqual({ key: 'laySlotFirst' });
  });

  it('end with discarding exactly the excess cards', () => {
    const G = museum({ players: [{ hand: 'move move move help help help change' }, {}] });
    expect(discardBlocker(G, '0', ['move'])).toEqual({ key: 'wrongNumberOfCards', values: { needed: 2, given: 1 } });
    expect(discardBlocker(G, '0', ['move', 'help'])).toBeNull();
  });
});

describe('the next painting (section 7)', () => {
  it('is chosen by the photographer, from a pile that is not empty', () => {
    const G = museum({ players: [{}, {}], piles: { I: '', II: 'saturno' } });
    G.choice = { kind: 'pile', player: '0', room: 1 };
    expect(pileBlocker(G, '0', 1, 'II')).toBeNull();
    expect(pileBlocker(G, '0', 1, 'I')).toEqual({ key: 'pileEmpty', values: { pile: 'I' } });
    expect(pileBlocker(G, '1', 1, 'II')).toEqual({ key: 'paintingFirst' });
  });

  it('in solo play is one of the two face-up ones', () => {
    const G = museum({ players: [{}], piles: { I: 'cid saturno', II: '' } });
    G.choice = { kind: 'hang', player: '0', room: 1, pile: 'I', shown: ['saturno', 'cid'] };
    expect(hangBlocker(G, '0', 1, 'cid')).toBeNull();
    expect(hangBlocker(G, '1', 1, 'cid')).toEqual({ key: 'paintingFirst' });
  });
});

describe('hidden hands (section 15)', () => {
  const G = museum({ players: [{ hand: 'move security', ready: false }, {}] });
  G.laying = { slot: 'S06', min: 1, max: 1, players: ['0'] };
  G.window = { id: 'w1', player: '2', cards: ['move'], joker: false, action: { type: 'move', to: 1 }, asked: ['0', '1'] };
  const others = seenBy(G, '1');

  it('other players cannot know which cards may be laid aside, discarded, kept or played', () => {
    expect(layBlocker(G, '0', 'S06', ['move'])).toBeNull();
    expect(layBlocker(others, '0', 'S06', ['move'])).toEqual({ key: 'handHidden' });
    expect(discardBlocker(others, '0', [])).toEqual({ key: 'handHidden' });
    expect(missionsBlocker(others, '0', (G.players[0]?.missions ?? []).slice(0, 2))).toEqual({ key: 'handHidden' });
    expect(answerBlocker(G, '0', 'w1', true)).toBeNull();
    expect(answerBlocker(others, '0', 'w1', true)).toEqual({ key: 'handHidden' });
    expect(answerBlocker(others, '0', 'w1', false)).toBeNull();
    expect(answerBlocker(G, '2', 'w1', false)).toEqual({ key: 'notAsked' });
  });

  it('other players cannot know which card or Joker may be played', () => {
    const match = matchFrom({ players: [{ hand: 'move move' }, {}] });
    const seen = seenBy(match.G, '1');
    const why = (move: string, ...args: unknown[]) => match.module.why(seen, match.ctx, '0', move, args);
    const action = { type: 'move', to: 1 };
    expect(why('playCard', 'move', action)).toEqual({ key: 'handHidden' });
    expect(why('playJoker', ['move', 'move'], action)).toEqual({ key: 'handHidden' });
    expect(match.module.legalMoves(seen, match.ctx, '0')).toEqual([]);
  });
});

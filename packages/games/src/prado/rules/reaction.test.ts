import { describe, expect, it } from 'vitest';
import { wouldBeAsked } from '../index.ts';
import { letPass, matchFrom, queueOf } from '../testing/index.ts';
import type { MuseumSketch, PradoMatch } from '../testing/index.ts';
import { view, viewCtx } from '../view.ts';

const to = (room: 1 | 2 | 5) => ({ type: 'move', to: room }) as const;
const help = { type: 'help' } as const;
const base: MuseumSketch = { players: [{ hand: 'move move' }, { hand: 'security' }, { hand: 'security' }] };
const declared = (sketch: MuseumSketch = base) => matchFrom(sketch).play('0', 'playCard', 'move', to(2));
const auto = (match: PradoMatch) => match.module.window?.(match.G, match.ctx)?.auto;

describe('the Security card (section 6)', () => {
  it('1: the action is declared with all its choices; its card is on the exit', () => {
    const match = declared();
    expect(match.G.window).toEqual({ id: 'w1', player: '0', cards: ['move'], joker: false, action: to(2), asked: ['1', '2'] });
    expect(match.G.exit).toEqual(['move']);
    expect(match.G.hall).toContain('0');
    expect(match.events).toEqual([
      { type: 'declared', player: '0', cards: ['move'], joker: false, action: to(2), window: 'opened' },
    ]);
  });

  it('2: all other players are asked, whatever they hold, and no other move is legal', () => {
    const match = declared({ players: [{ hand: 'move move' }, { hand: 'security' }, {}] });
    expect(match.ctx.activePlayers).toEqual({ '0': 'free', '1': 'security', '2': 'security' });
    expect(match.why('0', 'endVisit')).toEqual({ key: 'waitAnswers', values: { players: ['1', '2'] } });
    expect(match.legalMoves('0')).toEqual([]);
    expect(match.legalMoves('1')).toEqual([
      { move: 'answer', args: ['w1', false] },
      { move: 'answer', args: ['w1', true] },
    ]);
    expect(match.legalMoves('2')).toEqual([{ move: 'answer', args: ['w1', false] }]);
    expect(match.why('2', 'answer', 'w1', true)).toEqual({ key: 'noSecurity' });
  });

  it('2: the first block of any seat ends the window; a later answer is refused and costs nothing', () => {
    const match = declared().play('2', 'answer', 'w1', true);
    expect(match.G.window).toBeNull();
    expect(match.why('1', 'answer', 'w1', true)).toEqual({ key: 'windowClosed' });
    expect(match.G.players.map(({ hand }) => hand)).toEqual([['move'], ['security'], []]);
  });

  it('2: a pass is final; when all have passed, the action takes effect', () => {
    const match = declared().play('1', 'answer', 'w1', false);
    expect(match.why('1', 'answer', 'w1', true)).toEqual({ key: 'alreadyAnswered' });
    expect(queueOf(match, 2)).toEqual([]);
    match.play('2', 'answer', 'w1', false);
    expect(queueOf(match, 2)).toEqual(['0']);
    expect(match.ctx.activePlayers).toEqual({ '0': 'visit', '1': 'free', '2': 'free' });
  });

  it('3: when blocked, both cards are lost and nothing happens; more cards may be played, even the same', () => {
    const match = declared().play('1', 'answer', 'w1', true);
    expect(match.G.exit).toEqual(['move', 'security']);
    expect(match.G.hall).toContain('0');
    expect(match.events).toEqual([{ type: 'blocked', player: '0', by: '1', cards: ['move'], action: to(2), ordered: false }]);
    match.play('0', 'playCard', 'move', to(2));
    expect(match.G.window?.id).toBe('w2');
    expect(match.why('2', 'answer', 'w1', true)).toEqual({ key: 'windowClosed' });
  });

  it('3: a blocked last card ends the Visit phase', () => {
    const match = declared({ players: [{ hand: 'move' }, { hand: 'security' }] }).play('1', 'answer', 'w1', true);
    expect(match.ctx.activePlayers).toMatchObject({ '0': 'photography' });
  });

  it('4: basic actions open no window, nor do any in solo play or when the slot card forbids blocking', () => {
    expect(declared({ ...base, effects: { noSecurity: true } }).G.window).toBeNull();
    expect(declared({ players: [{ hand: 'move' }] }).G.window).toBeNull();
    const basic = matchFrom(base).play('0', 'endVisit').play('0', 'act', to(2));
    expect(basic.G.window).toBeNull();
  });

  it('4: a Security card blocks no Security card, and cannot be played alone', () => {
    const match = declared();
    match.play('1', 'answer', 'w1', true);
    expect(match.G.window).toBeNull();
    expect(match.why('1', 'playCard', 'security', to(2))).toMatchObject({ key: 'notYourTurn' });
  });
});

const delaysWith = (hand: string) => declared({ players: [{ hand: 'move move' }, { hand }, {}], seed: 5 }).G.delays;

describe("the server's answers", () => {
  it('come at the end of the window for all players, whatever they hold', () => {
    const match = declared({ players: [{ hand: 'move move' }, { hand: 'security' }, {}, { hand: 'help' }] });
    expect(auto(match)).toEqual({
      '1': { after: 15_000, asked: true },
      '2': { after: 15_000, asked: false },
      '3': { after: 15_000, asked: false },
    });
    expect(match.module.window?.(match.G, match.ctx)).toMatchObject({ id: 'w1', players: ['1', '2', '3'], ms: 15_000 });
  });

  it('come at the same time for a player who has waived, who has nothing left to decide', () => {
    const match = declared().play('1', 'waive', 'w1');
    expect(auto(match)).toEqual({ '1': { after: 15_000, asked: false }, '2': { after: 15_000, asked: true } });
    const ordered = match.play('1', 'setOrders', [{ who: null, when: 'any', answer: 'block' }]);
    expect(auto(ordered)).toEqual(auto(match));
    expect(ordered.module.standIn(ordered.G, ordered.ctx, '1')).toEqual({ move: 'answer', args: ['w1', false] });
  });

  it('come after 1.5 to 6 seconds for orders that block', () => {
    const players = [{ hand: 'move move' }, {}, {}, {}];
    const delays = Array.from({ length: 100 }, (_, seed) => Object.values(declared({ players, seed }).G.delays)).flat();
    expect(delays).toHaveLength(300);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1500);
    expect(Math.min(...delays)).toBeLessThan(1700);
    expect(Math.max(...delays)).toBeLessThanOrEqual(6000);
    expect(Math.max(...delays)).toBeGreaterThan(5800);
  });

  it('come after delays that do not depend on any hand', () => {
    expect(delaysWith('security')).toEqual(delaysWith('help'));
  });

  it('stop when the window closes', () => {
    expect(letPass(declared()).module.window?.(letPass(declared()).G, declared().ctx)).toBeNull();
    expect(letPass(declared()).G.delays).toEqual({});
  });

  it('are passes', () => {
    const match = declared();
    expect(match.module.standIn(match.G, match.ctx, '1')).toEqual({ move: 'answer', args: ['w1', false] });
  });
});

const waived = () => declared().play('1', 'waive', 'w1');

describe("a player who waives before the window's end", () => {
  it('is not asked again, and only that player sees it', () => {
    const match = waived();
    expect(match.G.window).not.toBeNull();
    expect(match.events).toEqual([]);
    const stageFor = (viewer: string | null) => viewCtx(match.G, match.ctx, viewer).activePlayers?.['1'];
    expect(['0', '1', '2', null].map(stageFor)).toEqual(['security', 'free', 'security', 'security']);
  });

  it('cannot answer again', () => {
    const match = waived();
    const own = [view(match.G, match.ctx, '1'), viewCtx(match.G, match.ctx, '1')] as const;
    for (const [G, ctx] of [[match.G, match.ctx] as const, own]) {
      expect(match.module.why(G, ctx, '1', 'answer', ['w1', true])).toEqual({ key: 'alreadyAnswered' });
      expect(match.module.why(G, ctx, '1', 'waive', ['w1'])).toEqual({ key: 'alreadyAnswered' });
    }
    expect(match.why('1', 'waive', 'w2')).toEqual({ key: 'windowClosed' });
    expect(match.why('0', 'waive', 'w1')).toEqual({ key: 'notAsked' });
    expect(match.play('2', 'answer', 'w1', true).G.waived).toEqual([]);
  });

  it('passes when the server answers', () => {
    const match = waived().play('2', 'waive', 'w1');
    expect(queueOf(match, 2)).toEqual([]);
    match.play('1', 'answer', 'w1', false).play('2', 'answer', 'w1', false);
    expect(queueOf(match, 2)).toEqual(['0']);
    expect(match.G).toMatchObject({ window: null, passed: [], waived: [] });
  });

  it("a waive is the server's form of a pass, and of no other move", () => {
    const { module } = declared();
    expect(module.deferred?.('answer', ['w1', false])).toEqual({ move: 'waive', args: ['w1'] });
    for (const args of [['w1', true], ['w1'], ['w1', false, 1], []]) expect(module.deferred?.('answer', args)).toBeNull();
    expect(module.deferred?.('act', ['w1', false])).toBeNull();
  });
});

describe('the setting when to be asked', () => {
  const photo = {
    players: [{ hand: 'help help' }, { hand: 'security' }, {}],
    rooms: { 2: { visitors: 1, queue: '0' } },
  } as const;

  it('is always, only when another player gets a photo, or never in this turn', () => {
    const match = declared();
    expect(auto(match)).toMatchObject({ '1': { asked: true } });
    match.play('1', 'setReactions', 'photo');
    expect(auto(match)).toMatchObject({ '1': { asked: false } });
    const giving = matchFrom({ ...photo, at: 'turns' })
      .play('1', 'setReactions', 'photo')
      .play('0', 'playCard', 'help', help);
    expect(auto(giving)).toMatchObject({ '1': { asked: true }, '2': { asked: false } });
    giving.play('1', 'setReactions', 'never');
    expect(auto(giving)).toMatchObject({ '1': { asked: false } });
  });

  it('“photo” ignores photos of the player', () => {
    const match = matchFrom({ ...photo, rooms: { 2: { visitors: 1, queue: '1 0' } } });
    match.play('1', 'setReactions', 'photo').play('0', 'playCard', 'help', help);
    expect(wouldBeAsked(match.G, '1', match.G.window!)).toBe(false);
    expect(auto(match)).toMatchObject({ '1': { asked: false } });
  });

  it('can be changed at any time: in a window, in any turn, while missions or slot cards are chosen', () => {
    const window = declared();
    for (const player of window.players) expect(window.why(player, 'setReactions', 'photo')).toBeNull();
    const slot = matchFrom({ players: [{ hand: 'move move' }, {}], at: 'slot', slots: 'S06', round: 0 });
    expect(slot.ctx.phase).toBe('slot');
    for (const player of slot.players) expect(slot.play(player, 'setReactions', 'photo').ctx.phase).toBe('slot');
    expect(slot.ctx.activePlayers).toEqual({ '0': 'lay', '1': 'free' });
  });

  it('does not prevent an answer', () => {
    const match = matchFrom(base).play('1', 'setReactions', 'never').play('0', 'playCard', 'move', to(2));
    match.play('1', 'answer', 'w1', true);
    expect(match.G.hall).toContain('0');
  });

  it('"never" ends with the turn, and the previous setting returns', () => {
    const match = matchFrom({ players: [{}, {}, {}] });
    const reactions = () => match.G.players.map(({ reactions }) => reactions);
    match.play('1', 'setReactions', 'photo').play('1', 'setReactions', 'never').play('2', 'setReactions', 'never');
    expect(reactions()).toEqual(['always', 'never', 'never']);
    match.play('0', 'endTurn');
    expect(reactions()).toEqual(['always', 'photo', 'always']);
  });

  it('has no effect in solo play, and spectators have none', () => {
    expect(matchFrom({ players: [{}] }).why('0', 'setReactions', 'photo')).toEqual({ key: 'nobodyBlocks' });
    expect(declared().why('7', 'setReactions', 'photo')).toMatchObject({ key: 'waitAnswers' });
    expect(declared().why('1', 'setReactions', 'sometimes')).toEqual({ key: 'badArguments' });
  });

  it('survives an undo', () => {
    const match = declared();
    const earlier = match.G;
    match.play('1', 'setReactions', 'photo');
    const back = match.module.withSettings?.(earlier, match.G, '1');
    expect(back?.players.map(({ reactions }) => reactions)).toEqual(['always', 'photo', 'always']);
    expect({ ...back, players: [] }).toEqual({ ...earlier, players: [] });
  });
});

describe('a quick table', () => {
  it('opens no window when nobody would be asked, and reports so', () => {
    const match = declared({ players: [{ hand: 'move move' }, { hand: 'help' }, {}], quick: true });
    expect(match.G.window).toBeNull();
    expect(match.events[0]).toMatchObject({ type: 'declared', window: 'skipped' });
    expect(queueOf(match, 2)).toEqual(['0']);
  });

  it('asks all players when one of them would be asked', () => {
    const match = declared({ ...base, quick: true });
    expect(match.G.window?.asked).toEqual(['1', '2']);
    const never = matchFrom({ ...base, quick: true })
      .play('1', 'setReactions', 'never')
      .play('2', 'setReactions', 'photo');
    expect(never.play('0', 'playCard', 'move', to(2)).G.window).toBeNull();
  });

  it('a calm table asks even if nobody could block', () => {
    expect(declared({ players: [{ hand: 'move' }, {}, {}] }).G.window).not.toBeNull();
  });
});

describe('players who would be asked (section 6)', () => {
  it('not the acting player, and nobody about an illegal action', () => {
    const match = matchFrom({ players: [{ hand: 'security' }, { hand: 'security' }] });
    expect(wouldBeAsked(match.G, '0', { player: '0', action: to(1) })).toBe(false);
    expect(wouldBeAsked(match.G, '1', { player: '0', action: to(1) })).toBe(true);
    expect(wouldBeAsked(view(match.G, match.ctx, '0'), '1', { player: '0', action: to(1) })).toBe(false);
    match.play('1', 'setReactions', 'photo');
    expect(wouldBeAsked(match.G, '1', { player: '0', action: help })).toBe(false);
  });

  it('at a quick table one such player is enough to ask all', () => {
    const match = declared({ players: [{ hand: 'move move' }, {}, { hand: 'security' }], quick: true });
    expect(match.G.window?.asked).toEqual(['1', '2']);
  });
});

describe('a Joker (section 6)', () => {
  it('is declared as a Joker, with its cards', () => {
    const match = matchFrom(base).play('0', 'playJoker', ['move', 'move'], to(2));
    expect(match.G.window).toMatchObject({ cards: ['move', 'move'], joker: true });
    expect(match.events[0]).toMatchObject({ type: 'declared', joker: true });
  });
});

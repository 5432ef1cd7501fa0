import { describe, expect, it } from 'vitest';
import { matchFrom } from '../testing/index.ts';
import { declineBlocker, drawBlocker, takeBlocker } from './exploration.ts';

const three = [{}, {}, {}];

describe('Exploration (1.6)', () => {
  it('1. the active player must take a face-up Object, without paying', () => {
    const match = matchFrom({ players: three, display: { AM: 'INC-01 INC-02', EU: '', AF: '', AS: '' } });
    expect(match.why('0', 'decline', 1)).toEqual({ key: 'mustDraw' });
    expect(match.why('0', 'endTurn')).toEqual({ key: 'drawFirst' });
    match.play('0', 'draw', 'INC-01');
    expect(match.G.players[0]?.hand).toEqual(['INC-01']);
    expect(match.G.display.AM).toEqual([null, 'INC-02', null]);
  });

  it("2. then each opponent may take one, clockwise from the active player's left", () => {
    const match = matchFrom({ players: three, order: ['1', '2', '0'] });
    match.play('1', 'draw', match.G.display.AM[0]);
    expect(match.ctx.activePlayers).toEqual({ 0: 'free', 1: 'free', 2: 'explore' });
    expect(match.why('0', 'draw', match.G.display.AM[1])).toEqual({ key: 'waitExplore', values: { players: ['2'] } });
    match.play('2', 'decline', 1);
    expect(match.ctx.activePlayers).toMatchObject({ 0: 'explore' });
    match.play('0', 'draw', match.G.display.AM[1]);
    expect(match.ctx.activePlayers).toMatchObject({ 1: 'action', 0: 'free' });
  });

  it('3. the active player gains a Prestige from the supply for each opponent who takes an Object', () => {
    const match = matchFrom({ players: three });
    match.play('0', 'draw', match.G.display.AM[0]);
    expect(match.G.prestige).toBe(32);
    match.play('1', 'draw', match.G.display.AM[1]).play('2', 'decline', 1);
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([1, 0, 0]);
    expect(match.G.prestige).toBe(31);
  });

  it('3. an empty supply gives nothing', () => {
    const match = matchFrom({ players: [{}, { prestige: 32 }, {}] });
    match.play('0', 'draw', match.G.display.AM[0]).play('1', 'draw', match.G.display.AM[1]);
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([0, 32, 0]);
    expect(match.events.map(({ type }) => type)).toEqual(['drew']);
  });

  it('4. slots stay empty until the end of the turn, and players who can take nothing are skipped', () => {
    const match = matchFrom({ players: three, display: { AM: 'INC-01 INC-02', EU: '', AF: '', AS: '' } });
    match.play('0', 'draw', 'INC-01').play('1', 'draw', 'INC-02');
    expect(match.G.display.AM).toEqual([null, null, null]);
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('4. with an empty central board all players are skipped, in one event', () => {
    const match = matchFrom({ players: three, display: { AM: '', EU: '', AF: '', AS: '' } });
    expect(match.G.step).toEqual({ kind: 'action' });
    expect(match.events.at(-1)).toEqual({ type: 'passedOver', players: ['0', '1', '2'] });
  });

  it('4. a Favour that takes the last Object before the draw skips Exploration', () => {
    const match = matchFrom({ players: [{ favours: 'F5-1' }, {}], display: { AM: 'INC-01', EU: '', AF: '', AS: '' } });
    match.play('0', 'playFavour', 'F5-1', ['INC-01']);
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('5. all players see the taken card', () => {
    const match = matchFrom({ players: three, display: { AM: 'INC-01' } });
    match.play('0', 'draw', 'INC-01');
    const drew = { type: 'drew', player: '0', card: 'INC-01', continent: 'AM', slot: 0, toll: false };
    expect(match.module.viewEvent(match.events[0] as never, null)).toEqual(drew);
  });

  it('a late answer does not count for another turn', () => {
    const match = matchFrom({ players: three });
    match.play('0', 'draw', match.G.display.AM[0]);
    expect(match.why('1', 'decline', 0)).toEqual({ key: 'turnPassed' });
    expect(match.why('1', 'draw', 'GRE-15')).toMatchObject({ key: expect.stringMatching('notOnDisplay') });
  });
});

describe('embargo and customs (1.9)', () => {
  const display = { AM: 'INC-01', EU: 'GRE-01', AF: '', AS: '' };

  it('an embargo closes a continent to all players in Exploration', () => {
    const match = matchFrom({ players: three, round: 2, headline: 'H01', display });
    expect(match.why('0', 'draw', 'GRE-01')).toEqual({ key: 'embargo', values: { continent: 'EU', headline: 'H01' } });
    match.play('0', 'draw', 'INC-01');
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('the active player need not take anything if nothing can be taken', () => {
    const match = matchFrom({ players: three, round: 2, headline: 'H01', display: { AM: '', EU: 'GRE-01', AF: '', AS: '' } });
    expect(match.G.step).toEqual({ kind: 'action' });
    expect(match.why('0', 'draw', 'GRE-01')).toEqual({ key: 'actionFirst' });
  });

  it('customs cost a Prestige, paid to the supply; a player without Prestige can take nothing there', () => {
    const match = matchFrom({ players: [{ prestige: 1 }, {}, { prestige: 1 }], round: 2, headline: 'H05', display });
    match.play('0', 'draw', 'GRE-01');
    expect(match.G.players[0]?.prestige).toBe(0);
    expect(match.G.prestige).toBe(31);
    expect(match.events[0]).toMatchObject({ type: 'drew', toll: true });
    expect(match.why('1', 'draw', 'GRE-01')).toEqual({ key: 'notOnDisplay', values: { card: 'GRE-01' } });
  });

  it('the toll is paid first, so that the active player can gain it from an empty supply', () => {
    const match = matchFrom({
      players: [{}, { prestige: 32 }],
      round: 2,
      headline: 'H05',
      display: { ...display, EU: 'GRE-01 GRE-02' },
    });
    match.play('0', 'draw', 'INC-01').play('1', 'draw', 'GRE-01');
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([1, 31]);
    expect(match.G.prestige).toBe(0);
  });

  it('nobody is forced to pay: the active player may decline if only Objects with a toll are left', () => {
    const only = { AM: '', EU: 'GRE-01', AF: '', AS: '' };
    const match = matchFrom({ players: [{ prestige: 1 }, {}], round: 2, headline: 'H05', display: only });
    expect(match.why('0', 'draw', 'GRE-01')).toBeNull();
    expect(match.why('0', 'decline', 1)).toBeNull();
    match.play('0', 'decline', 1);
    expect(match.events).toEqual([
      { type: 'declined', player: '0' },
      { type: 'passedOver', players: ['1'] },
    ]);
  });

  it('players who cannot pay are skipped, and players who can are asked', () => {
    const only = { AM: '', EU: 'GRE-01', AF: '', AS: '' };
    const match = matchFrom({ players: [{}, { prestige: 1 }, {}], round: 2, headline: 'H05', display: only });
    expect(match.G.step).toEqual({ kind: 'explore', players: ['1', '2'] });
    expect(takeBlocker(match.G, '0', 'GRE-01')).toMatchObject({ key: 'noPrestigeForToll' });
    match.play('1', 'draw', 'GRE-01');
    expect(match.events.map(({ type }) => type)).toEqual(['drew', 'gainedPrestige', 'passedOver']);
    expect(match.G.step).toEqual({ kind: 'action' });
  });
});

describe('permission to take an Object (1.6, 1.9)', () => {
  it("is refused before the player's turn to draw, then covers each Object on display", () => {
    const match = matchFrom({ players: three });
    expect(match.why('0', 'decline', 1)).toEqual({ key: 'mustDraw' });
    expect(drawBlocker(match.G, '1', match.G.display.AM[0] ?? '')).toEqual({ key: 'waitExplore', values: { players: ['0'] } });
    expect(declineBlocker(match.G, '1', 1)).toEqual({ key: 'waitExplore', values: { players: ['0'] } });
    match.play('0', 'draw', match.G.display.AM[0]);
    expect(drawBlocker(match.G, '1', match.G.display.AM[1] ?? '')).toBeNull();
    expect(declineBlocker(match.G, '1', 0)).toEqual({ key: 'turnPassed' });
    expect(declineBlocker(match.G, '1', 1)).toBeNull();
  });

  it('ends with Exploration', () => {
    const match = matchFrom({ players: three });
    const [, card] = match.G.display.AM;
    match.play('0', 'draw', match.G.display.AM[0]).play('1', 'decline', 1).play('2', 'decline', 1);
    expect(drawBlocker(match.G, '0', card ?? '')).toEqual({ key: 'actionFirst' });
    expect(declineBlocker(match.G, '0', 1)).toEqual({ key: 'actionFirst' });
  });

  it('with the strict option an opponent with a full hand takes nothing', () => {
    const hand = 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07';
    const sketch = { players: [{}, { hand }, {}], options: { strictHandLimit: true } };
    const match = matchFrom({ ...sketch, display: { AM: 'INC-01 INC-02 INC-03', EU: '', AF: '', AS: '' } });
    expect(takeBlocker(match.G, '1', 'INC-02')).toEqual({ key: 'handFull', values: { limit: 7 } });
    expect(takeBlocker(match.G, '2', 'INC-02')).toBeNull();
  });

  it("each Prestige for an opponent's draw is reported with its cause", () => {
    const match = matchFrom({ players: three });
    match.play('0', 'draw', match.G.display.AM[0]).play('1', 'draw', match.G.display.AM[1]);
    expect(match.events).toContainEqual({ type: 'gainedPrestige', player: '0', count: 1, cause: 'exploration' });
  });
});

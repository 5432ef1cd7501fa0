import { describe, expect, it } from 'vitest';
import type { Step } from '../state.ts';
import { table } from '../testing/index.ts';
import { asked, notNow, notYours } from './steps.ts';

const at = (step: Step) => Object.assign(table({ players: [{}, {}, {}], order: ['1', '2', '0'] }), { step });
const kinds: Record<Exclude<Step['kind'], 'explore'>, string> = {
  mulligan: 'mulliganFirst',
  patron: 'patronFirst',
  headline: 'headlineFirst',
  action: 'actionFirst',
  favours: 'discardFavoursFirst',
  hand: 'discardFirst',
  turnOver: 'actionFirst',
  arrangement: 'arrangementFirst',
  over: 'gameOver',
};

describe('the step that is due (1.4, 1.6, 1.12)', () => {
  it.each(Object.entries(kinds))('%s: any other move is refused, and the reason names the step', (kind, key) => {
    const G = at({ kind } as Step);
    expect(notNow(G, 'explore')).toEqual({ key });
    expect(notNow(G, kind as Step['kind'])).toBeNull();
  });

  it('exploring comes before the action', () => {
    expect(notNow(at({ kind: 'explore', players: ['2'] }), 'action')).toEqual({ key: 'drawFirst' });
  });
});

describe('the players who must answer (1.4, 1.6, 1.12)', () => {
  it.each(['mulligan', 'patron', 'arrangement'] as const)('%s: all who have not answered, in turn order', (kind) => {
    const G = at({ kind });
    for (const player of G.players) player.ready = false;
    expect(asked(G)).toEqual(['1', '2', '0']);
    Object.assign(G.players[2] ?? {}, { ready: true });
    expect(asked(G)).toEqual(['1', '0']);
    for (const player of ['0', '1', '2']) expect(notYours(G, player)).toBeNull();
  });

  it.each(['headline', 'action', 'favours', 'hand'] as const)('%s: only the active player', (kind) => {
    expect(asked(at({ kind }))).toEqual(['1']);
    expect(notYours(at({ kind }), '1')).toBeNull();
    expect(notYours(at({ kind }), '0')).toEqual({ key: 'notYourTurn', values: { player: '1' } });
  });

  it('explore: the first who has not drawn or declined', () =>
    expect(asked(at({ kind: 'explore', players: ['2', '0'] }))).toEqual(['2']));

  it.each(['turnOver', 'over'] as const)('%s: nobody', (kind) => expect(asked(at({ kind }))).toEqual([]));
});

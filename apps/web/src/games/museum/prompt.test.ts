import type { PlayerID } from '@sobremesa/games/kit';
import { museum, PRESTIGE, type FavourTarget, type Step, type View } from '@sobremesa/games/museum';
import { matchFrom, matchInAction, toAction, type MuseumMatch } from '@sobremesa/games/museum/testing';
import { describe, expect, it } from 'vitest';
import { createGameText } from '../../i18n/gameText.tsx';
import en from './messages/en.ts';
import es from './messages/es.ts';
import { prompt } from './prompt.ts';

const players = [
  { id: '0', name: 'Ana' },
  { id: '1', name: 'Benito' },
  { id: '2', name: 'Citlali' },
];

/** The prompt for a reader at this point of a match. */
function promptOf({ G, ctx }: MuseumMatch, playerID: PlayerID | null, changes: Partial<View> = {}): string {
  const view = { ...museum.view(G, ctx, playerID), ...changes };
  return createGameText('en', en, players, playerID).sentence(prompt(view, museum.viewCtx(G, ctx, playerID), playerID));
}

/** The same point of a match with another step. */
function promptAt(step: Step, playerID: PlayerID | null, changes: Partial<View> = {}): string {
  return promptOf(start(), playerID, { step, ...changes });
}

const start = () => matchFrom({ players: [{ hand: 'INC-01' }, { hand: 'GRE-01' }, {}] });
const ready = (match: MuseumMatch, ...done: readonly PlayerID[]): Partial<View> => ({
  players: match.G.players.map((player, index) => ({ ...player, ready: done.includes(String(index)) })),
});

describe('the prompt', () => {
  it('asks players who have not answered yet, and names them to the others and spectators', () => {
    const waiting = ready(start(), '1');
    expect(promptAt({ kind: 'mulligan' }, '0', waiting)).toBe('Keep your first hand, or throw it back and draw another.');
    expect(promptAt({ kind: 'mulligan' }, '1', waiting)).toBe('Still looking at their first hand: Ana and Citlali.');
    expect(promptAt({ kind: 'patron' }, '0', waiting)).toBe('Choose one of your three Patrons, in secret.');
    expect(promptAt({ kind: 'patron' }, null, waiting)).toBe('Still choosing a Patron: Ana and Citlali.');
    expect(promptAt({ kind: 'arrangement' }, '2', waiting)).toBe(
      'Arrange your museum for the last time. After “I am done” it cannot be changed.',
    );
    expect(promptAt({ kind: 'arrangement' }, '1', waiting)).toBe('Still arranging their museum: Ana and Citlali.');
  });

  it('does not offer to throw back a first hand that is too good', () => {
    const match = matchFrom({ players: [{ hand: 'INC-01 INC-04' }, {}] });
    expect(promptOf(match, '0', { step: { kind: 'mulligan' }, ...ready(match) })).toBe('This is your first hand: keep it.');
  });

  it('asks for a continent if the Headline leaves a choice', () => {
    const match = matchFrom({ players: [{}, {}], round: 2, headline: 'H17' });
    expect(promptOf(match, '0')).toBe('Looting scandal: choose the continent that gets the Public Opinion token.');
    expect(promptOf(match, '1')).toBe('Looting scandal: Ana is choosing a continent.');
  });

  it('says in Exploration whether the reader must take an Object, may take one, or waits', () => {
    const match = start();
    expect(promptOf(match, '0')).toBe('Exploration: take one of the Objects on display.');
    expect(promptOf(match, '1')).toBe('Ana is exploring.');
    const card = match.G.display.EU[0];
    match.play('0', 'draw', card);
    expect(promptOf(match, '1')).toBe('You may take an Object; Ana would gain 1 Prestige.');
    expect(promptOf(match, '1', { prestige: 0 })).toBe('Exploration: you may take one of the Objects on display, or take none.');
    expect(promptOf(match, null)).toBe('Benito may take an Object.');
  });

  it('lets the active player pass if nothing can be taken, and skips players who can take nothing', () => {
    const display = { AM: '', EU: 'GRE-01', AF: '', AS: '' };
    const match = matchFrom({ players: [{ prestige: 1 }, {}], round: 2, headline: 'H05', display });
    expect(promptOf(match, '0')).toBe('Exploration: you may take one of the Objects on display, or take none.');
    const poor = matchFrom({ players: [{}, {}], round: 2, headline: 'H05', display });
    expect(promptOf(poor, '0')).toBe('Buy and exhibit Objects, hire Experts, or take inventory.');
  });

  it('follows the chosen action', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03', pool: 'GRE-01 GRE-02', favours: 'F7-1', prestige: 3 }, {}] });
    expect(promptOf(match, '0')).toBe('Buy and exhibit Objects, hire Experts, or take inventory.');
    expect(promptOf(match, '1')).toBe('Ana is deciding what to do.');
    match.play('0', 'buy', { purchases: [{ card: 'INC-03', cell: 0 }], cards: [], prestige: 1 });
    expect(promptOf(match, '0')).toBe('Go on exhibiting and hiring, or end your turn.');
    expect(promptOf(match, null)).toBe('Ana is exhibiting and hiring.');
    const target: FavourTarget = ['GRE-01'];
    match.play('0', 'playFavour', 'F7-1', target);
    expect(promptOf(match, '0')).toBe('Your action is done. End your turn when you are ready.');
  });

  it('asks only for the end of the turn after an inventory', () => {
    const match = matchInAction({ players: [{ pool: 'GRE-01' }, {}] }).play('0', 'inventory', ['GRE-01']);
    expect(promptOf(match, '0')).toBe('Your action is done. End your turn when you are ready.');
  });

  it('gives the number of cards above the limits', () => {
    const hand = 'INC-01 INC-02 INC-03 INC-05 INC-06 INC-07 INC-08 INC-09 INC-10';
    const full = toAction(matchFrom({ players: [{ hand, favours: 'F1-1 F1-2 F1-3 F2-1' }, {}], display: { AM: '' } }));
    const count = full.G.players[0]!.handSize - 7;
    expect(promptOf(full.play('0', 'endTurn'), '0')).toBe(`You have too many Objects in hand: put ${count} in your storeroom.`);
    expect(promptOf(full, '1')).toBe('Ana is putting Objects in their storeroom.');
    expect(promptOf(full, '0', { step: { kind: 'favours' } })).toBe('You have too many Favours: discard one.');
    expect(promptOf(full, null, { step: { kind: 'favours' } })).toBe('Ana is discarding Favours.');
  });

  it('has a sentence between turns, and names the winners', () => {
    expect(promptAt({ kind: 'turnOver' }, '0')).toBe('Ana’s turn is over.');
    const { G, ctx } = start();
    const over = { ...museum.viewCtx(G, ctx, null), gameover: { winners: ['0', '2'] } };
    const sentence = prompt({ ...G, step: { kind: 'over' }, prestige: PRESTIGE }, over, null);
    expect(createGameText('es', es, players, null).sentence(sentence)).toBe('El museo más admirado es el de Ana y Citlali.');
  });
});

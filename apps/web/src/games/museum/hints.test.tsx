import { museum } from '@sobremesa/games/museum';
import { explain } from '@sobremesa/games/museum/hints';
import { matchInAction, toAction } from '@sobremesa/games/museum/testing';
import { inLong, isLong, underSeeds } from '@sobremesa/games/kit/testing';
import { expect, it } from 'vitest';
import { expectConsistent, expectPrepared, freshSeed } from '../advice/testing.tsx';
import hints from './hints.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import hintsEn from './messages/hints.en.ts';
import hintsEs from './messages/hints.es.ts';
import { showBoard } from './testing/index.tsx';

const settings = [{ numPlayers: 2 }, { numPlayers: 3, options: { boards: 'advanced' } }, { numPlayers: 4 }];

/**
 * Rare moves: one Headline of seventeen lets a player choose a continent, and one Expert brings
 * back a card.
 */
const players = [{ hand: 'EGY-01', pool: 'GRE-02 JAP-05', experts: 'E24' }, {}];
const chosen = matchInAction({ players, headlineDeck: 'H17', opinion: { EU: 1 } }).play('0', 'endTurn');
const extra = [
  { match: matchInAction({ players }), playerID: '0' },
  { match: toAction(chosen).play('1', 'endTurn'), playerID: '0' },
];

const game = { module: museum, explain, ui: hints, showBoard, settings, extra };

it(
  "a chosen hint and the proposed press make the hint's move",
  () => {
    underSeeds(isLong ? freshSeed() : 1, 1, (seed) => {
      const made = expectPrepared(game, inLong(200, 40), seed);
      // The kinds of moves in random positions differ.
      if (isLong) return;
      expect([...made]).toEqual(
        expect.arrayContaining([
          'mulligan keep-hand',
          'mulligan throw-back',
          'choosePatron keep-patron',
          'chooseOpinion put-opinion',
          'draw draw',
          'decline decline',
          'buy buy',
          'buyForeign buy',
          'inventory take-up',
          'askSecretary take-up',
          'playFavour play-favour',
          'discardFavours discard-favours',
          'endTurn end-turn',
          'discard discard',
          'finish finish',
        ]),
      );
    });
  },
  inLong(600_000, 120_000),
);

it.each([
  ['English', 'en', { ...en, ...hintsEn }],
  ['Spanish', 'es', { ...es, ...hintsEs }],
] as const)(
  'the hints of one position neither contradict nor repeat each other, in %s',
  (_name, language, messages) => {
    underSeeds(isLong ? freshSeed() : 2, 1, (seed) => {
      expect(expectConsistent(game, { language, messages }, inLong(200, 40), seed)).toBeGreaterThan(10);
    });
  },
  inLong(600_000, 120_000),
);

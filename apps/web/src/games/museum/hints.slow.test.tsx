import { museum } from '@sobremesa/games/museum';
import { explain } from '@sobremesa/games/museum/hints';
import { matchInAction, toAction } from '@sobremesa/games/museum/testing';
import { testHints } from '../advice/testing.tsx';
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

testHints(game, { en: { ...en, ...hintsEn }, es: { ...es, ...hintsEs } }, [
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
]);

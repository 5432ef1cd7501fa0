import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain } from '@sobremesa/games/patzcuaro/hints';
import { testHints } from '../advice/testing.tsx';
import hints from './hints.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import hintsEn from './messages/hints.en.ts';
import hintsEs from './messages/hints.es.ts';
import { showBoard } from './testing/index.tsx';

const settings = [{ numPlayers: 2 }, { numPlayers: 3 }, { numPlayers: 4 }];

const game = { module: patzcuaro, explain, ui: hints, showBoard, settings };

testHints(game, { en: { ...en, ...hintsEn }, es: { ...es, ...hintsEs } }, [
  'travel act-',
  'travel flip-',
  'choose option-',
  'trade trade',
  'place place-',
  'pass pass',
]);

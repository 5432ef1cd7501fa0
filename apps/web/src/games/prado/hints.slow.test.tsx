import type { PlayerID } from '@sobremesa/games/kit';
import { prado, type View } from '@sobremesa/games/prado';
import { explain } from '@sobremesa/games/prado/hints';
import { matchAt } from '@sobremesa/games/prado/testing';
import { testHints } from '../advice/testing.tsx';
import hints from './hints.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import hintsEn from './messages/hints.en.ts';
import hintsEs from './messages/hints.es.ts';
import { hasChoice } from './prompt.ts';
import { showBoard } from './testing/index.tsx';

const settings = [{ numPlayers: 1 }, { numPlayers: 2 }, { numPlayers: 3, options: { guard: 'yes' } }, { numPlayers: 4 }];

/** A hand that must be discarded down to the limit, which is rare in matches. */
const players = [{ hand: 'move move help change security help move' }, {}];
const extra = [{ match: matchAt({ players }, '0', 'discard'), playerID: '0' }];

const whenTimed = (G: View, playerID: PlayerID) => hasChoice(G, playerID, true);

const game = { module: prado, explain, ui: hints, showBoard, settings, hasChoice: whenTimed, extra };

testHints(game, { en: { ...en, ...hintsEn }, es: { ...es, ...hintsEs } }, [
  'act do',
  'playCard do',
  'playJoker do',
  'answer block',
  'answer pass',
  'keepMissions keep',
  'replace hang',
  'hang rest-top',
  'hang rest-bottom',
  'lay lay',
  'discard discard',
  'endVisit endVisit',
  'endTurn endTurn',
]);

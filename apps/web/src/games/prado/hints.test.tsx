import type { PlayerID } from '@sobremesa/games/kit';
import { prado, type View } from '@sobremesa/games/prado';
import { explain } from '@sobremesa/games/prado/hints';
import { inLong, isLong, underSeeds } from '@sobremesa/games/kit/testing';
import { matchAt } from '@sobremesa/games/prado/testing';
import { expect, it } from 'vitest';
import { expectConsistent, expectPrepared, freshSeed } from '../advice/testing.tsx';
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

it(
  "a chosen hint and the proposed press make the hint's move",
  () => {
    underSeeds(isLong ? freshSeed() : 1, 1, (seed) => {
      const made = expectPrepared(game, inLong(200, 40), seed);
      // The kinds of moves in random positions differ.
      if (isLong) return;
      expect([...made]).toEqual(
        expect.arrayContaining([
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

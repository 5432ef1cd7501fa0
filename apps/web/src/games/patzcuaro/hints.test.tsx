import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain } from '@sobremesa/games/patzcuaro/hints';
import { inLong, isLong, underSeeds } from '@sobremesa/games/kit/testing';
import { expect, it } from 'vitest';
import { expectConsistent, expectPrepared, freshSeed } from '../advice/testing.tsx';
import hints from './hints.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import hintsEn from './messages/hints.en.ts';
import hintsEs from './messages/hints.es.ts';
import { showBoard } from './testing/index.tsx';

const settings = [{ numPlayers: 2 }, { numPlayers: 3 }, { numPlayers: 4 }];

const game = { module: patzcuaro, explain, ui: hints, showBoard, settings };

it(
  "a chosen hint and the proposed press make the hint's move",
  () => {
    underSeeds(isLong ? freshSeed() : 1, 1, (seed) => {
      const made = expectPrepared(game, inLong(200, 40), seed);
      // The kinds of moves in random positions differ.
      if (isLong) return;
      expect([...made]).toEqual(
        expect.arrayContaining(['travel act-', 'travel flip-', 'choose option-', 'trade trade', 'place place-', 'pass pass']),
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

import { expect, it } from 'vitest';
import { inLong, seedsFrom } from '@sobremesa/games/kit/testing';
import type { GameModule } from '@sobremesa/games';
import type { TableWrite } from '../../src/storage/storage.ts';
import type { TestServer } from '../support/server.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { distinct, fuzz } from './run.ts';

it.each(seedsFrom(20261122, 1))(
  'thousands of messages, mostly legal or nearly legal moves, do no harm and get known answers (SEED=%i)',
  async (seed) => {
    const { answers, problems } = await fuzz(inLong(2000, 800), seed);
    expect(problems).toEqual([]);
    // A fuzzer whose requests were all rejected, or all legal, would find nothing.
    const answered = Object.values(answers).reduce((sum, count) => sum + count, 0);
    expect(answers['ok']).toBeGreaterThan(0.35 * answered);
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(['badRequest', 'notSeated', 'stale', 'unknownTable', '200', '400']),
    );
  },
  300_000,
);

type Spoil = (server: TestServer, served: Record<string, GameModule>) => void;

/** Replaces every twentieth write with a move. */
const spoiledWrite =
  (commit: (write: TableWrite, ordinary: (...writes: TableWrite[]) => Promise<void>) => Promise<void>): Spoil =>
  ({ storage }) => {
    const ordinary = storage.commit.bind(storage);
    let moves = 0;
    storage.commit = async (...writes) => {
      const [write] = writes;
      moves += write?.move === undefined ? 0 : 1;
      await (write?.move !== undefined && moves % 20 === 0 ? commit(write, ordinary) : ordinary(...writes));
    };
  };

const spoils: readonly [string, RegExp, Spoil][] = [
  [
    'a view that shows another player’s card',
    /whisper-\d+, which they may not see|\d got a view that differs from the rules' view/,
    (_server, served) => {
      const { secrets: module } = served as { secrets: GameModule };
      const view: GameModule['view'] = (G, ctx, playerID) => {
        const seen = module.view(G, ctx, playerID) as { hands: unknown[] };
        return { ...seen, hands: seen.hands.with(0, (G as { hands: unknown[] }).hands[0]) };
      };
      served['secrets'] = { ...module, view };
    },
  ],
  [
    'a log that shows a drawn card to a spectator',
    /whisper-\d+, which they may not see|was sent \{.*"drew"/,
    (_server, served) => {
      served['secrets'] = { ...(served['secrets'] as GameModule), viewEvent: (event) => event };
    },
  ],
  ['a move that was sent and is not stored', /was shown, (then \d+|\d+ is stored)/, spoiledWrite(async () => undefined)],
  [
    'a move that was made twice',
    /is a move that was made before/,
    spoiledWrite(async (write, commit) => {
      const { move } = write;
      await commit(write);
      if (move !== undefined) await commit({ id: write.id, move: { ...move, version: move.version + 1 } });
    }),
  ],
];

it.each(spoils)(
  'detects %s',
  async (_what, problem, spoil) => {
    const { problems } = await fuzz(2000, 1, { games: { secrets: distinct(secretsGame()) }, spoil });
    expect(problems).toContainEqual(expect.stringMatching(problem));
  },
  300_000,
);

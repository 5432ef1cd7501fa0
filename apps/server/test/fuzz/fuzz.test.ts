import { expect, it } from 'vitest';
import { seedsFrom } from '@sobremesa/games/kit/testing';
import type { GameModule } from '@sobremesa/games';
import type { TableWrite } from '../../src/storage/storage.ts';
import type { TestServer } from '../support/server.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { distinct, fuzz } from './run.ts';

it.each(seedsFrom(20261122, 1))(
  'thousands of messages, most of them legal moves and some almost, do no harm and are answered by name (SEED=%i)',
  async (seed) => {
    const { answers, problems } = await fuzz(2000, seed);
    expect(problems).toEqual([]);
    // A fuzzer that nobody lets in, or that breaks no rule, would find nothing.
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
    'a view that shows a card of somebody else',
    /whisper-\d+, which is not theirs to see|was not shown what \d may see/,
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
    'a log that tells a watcher which card was drawn',
    /whisper-\d+, which is not theirs to see|was sent \{.*"drew"/,
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
  '%s is noticed',
  async (_what, problem, spoil) => {
    const { problems } = await fuzz(2000, 1, { games: { secrets: distinct(secretsGame()) }, spoil });
    expect(problems).toContainEqual(expect.stringMatching(problem));
  },
  300_000,
);

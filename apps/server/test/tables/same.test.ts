import { games, KeyedRandom, type GameModule, type Random, type ViewCtx } from '@sobremesa/games';
import { seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import { referenceOf } from '@sobremesa/match/testing';
import { expect, it } from 'vitest';
import { isAsked, makeWorld, newRequest, registerUsers, running, settingsOf, Viewer } from '../harness.ts';
import { RefusedError } from '../../src/refused.ts';
import { openSqlite } from '../../src/storage/index.ts';

/** The largest number of changes to compare per match. */
const CHANGES = 120;

/** A private setting of Prado that a player can make at any time; null for other games. */
function setting(game: string, random: Random): { move: string; args: unknown[] } | null {
  if (game !== 'prado') return null;
  return { move: 'setReactions', args: [['always', 'photo', 'never'][random.below(3)]] };
}

it.each(Object.entries(games))(
  'a table of %s sends each viewer exactly the bytes that the match package makes of its stored changes',
  async (game, module: GameModule) => {
    const [seed] = underSeeds(Math.floor(Math.random() * 1e9), 1, (each) => each);
    const random = new KeyedRandom({ seed: seedOf(seed!), drawn: 0 });
    const storage = await openSqlite(':memory:');
    const { tables, clock } = await makeWorld({ games: { [game]: module }, storage });
    const seats = Math.min(3, module.players.max);
    const persons = await registerUsers(tables, ...['Ana', 'Ben', 'Eva'].slice(0, seats));
    const table = await running(tables, persons, settingsOf({ game, seats }));
    const viewers: Viewer[] = [];
    for (const person of [...persons, null]) viewers.push(await Viewer.at(tables, table, person));
    const begun = (await storage.load(table))!.match!.snapshot;
    const { plugins } = JSON.parse(begun.state) as { plugins: { random: { data: { seed: string } } } };
    const watcher = viewers.at(-1)!;
    const seq = watcher.match!.log.length;

    let undone = 0;
    const change = async (viewer: Viewer): Promise<void> => {
      const match = viewer.match!;
      const request = { table, request: newRequest(), version: match.version };
      const set = random.below(6) === 0 ? setting(game, random) : null;
      if (set === null && match.state.undo && random.below(3) === 0) {
        await tables.undo(viewer.person!, request);
        undone += 1;
        return;
      }
      const { G, ctx } = match.state;
      const pick = set ?? module.pickMove(G, ctx as ViewCtx, match.playerID!, random);
      if (pick !== null) await tables.move(viewer.person!, { ...request, move: pick.move, args: pick.args as never });
    };
    for (let i = 0; i < CHANGES * 2 && (watcher.match!.version ?? 0) < CHANGES; i++) {
      // If a turn is one move, only players not on turn can undo.
      const undoing = random.below(4) === 0 ? viewers.filter(({ match }) => match?.state.undo) : [];
      const able = undoing.length > 0 ? undoing : viewers.filter(isAsked);
      const viewer = able[random.below(Math.max(able.length, 1))];
      // No seat is asked while a window stays open until its end.
      if (viewer === undefined) await clock.advance(1000);
      else {
        await change(viewer).catch((error: unknown) => {
          if (!(error instanceof RefusedError)) throw error;
        });
      }
    }

    const moves = await storage.moves(table, 1);
    const beginning = { players: seats, options: module.options.parse({}), now: 0, seed: plugins.random.data.seed };
    const reference = referenceOf(module, beginning, moves, seq);
    for (const [i, viewer] of viewers.entries()) {
      const sent = viewer.pushes.flatMap((push) => (push.type === 'update' ? [{ version: push.version, text: push.text }] : []));
      expect(sent, `SEED=${seed}`).toEqual(reference[i]!.updates);
    }
    expect(moves.length).toBeGreaterThan(30);
    expect(undone).toBeGreaterThan(0);
    await tables.close();
  },
  60_000,
);

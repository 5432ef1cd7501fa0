import { games, KeyedRandom, withSeed, type GameModule, type ViewCtx } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { isAsked, makeWorld, registerUsers, play, running, Viewer } from '../harness.ts';

const seed = '5a'.repeat(32);

describe('a whole match of Pátzcuaro', () => {
  it.each([2, 3, 4])('with %i players reaches its end with every page up to date', async (players) => {
    const base = games['patzcuaro'] as GameModule;
    const module: GameModule = { ...base, game: withSeed(base.game, seed) };
    const { tables, log } = await makeWorld({ games: { patzcuaro: module } });
    const persons = await registerUsers(tables, ...['Ana', 'Ben', 'Eva', 'Leo'].slice(0, players));
    const table = await running(tables, persons, { game: 'patzcuaro' });
    const viewers = await Promise.all([...persons, null].map((person) => Viewer.at(tables, table, person)));
    const random = new KeyedRandom({ seed: '11'.repeat(32), drawn: players });

    for (let turn = 0; viewers[0]?.view?.status === 'running'; turn++) {
      expect(turn).toBeLessThan(2000);
      const mover = viewers.find(isAsked) as Viewer;
      const { playerID, state } = mover.match as NonNullable<Viewer['match']>;
      const legal = module.legalMoves(state.G, state.ctx as ViewCtx, playerID as string);
      const { move, args } = legal[random.below(legal.length)] as { move: string; args: readonly unknown[] };
      await play(mover, tables, table, move, ...args);
    }

    for (const viewer of viewers) {
      const { log: newest, ...now } = await tables.sync(table, viewer.person);
      expect({ ...viewer.match, log: null }).toEqual({ ...(JSON.parse(JSON.stringify(now)) as object), log: null });
      expect(viewer.log.slice(-newest.length)).toEqual(newest);
      expect(viewer.received).not.toContain(seed);
      expect(viewer.received).not.toMatch(/"deck"|"drawn"|plugins/);
    }
    expect(log.errors).toEqual([]);
  });
});

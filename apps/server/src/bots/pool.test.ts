import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { engineOf } from '@sobremesa/engine';
import { games, isActive, type GameModule } from '@sobremesa/games';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { Pool, wallLimit } from './pool.ts';
import { positionOf } from './position.ts';
import { LateError, type Position } from './thinker.ts';

const pools: Pool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolWith(options: Partial<ConstructorParameters<typeof Pool>[0]> = {}): Pool {
  const pool = new Pool({ threads: 1, budget: { iterations: 2, ms: 1000 }, ...options });
  pools.push(pool);
  return pool;
}

const never = (): AbortSignal => new AbortController().signal;
const module = (name: string): GameModule => games[name] as GameModule;

function beginning(game: string, level: Position['level'] = 'sound'): Position {
  const state = engineOf(module(game)).begin(2, module(game).options.parse({}));
  const asked = isActive(state.ctx, '0') ? 0 : 1;
  return positionOf(module(game), { state }, asked, { level, manner: 'racer' }, module(game).events(state.G));
}

describe('a bot thread', () => {
  const pool = new Pool({ threads: 1, budget: { iterations: 1, ms: 1000 } });
  afterAll(() => pool.close());

  it('has no move for an unknown game', async () => {
    expect(await pool.think('t', { ...beginning('prado'), game: 'toString' }, never())).toEqual({
      move: null,
      isShortened: false,
    });
  });
});

/** Waits until the pool has these counts. Threads take a moment to start. */
const stands = (pool: Pool, thinking: number, waiting: number) =>
  vi.waitFor(() => expect(pool.standing).toEqual({ thinking, waiting }), { timeout: 30_000, interval: 10 });

describe('the pool of bot threads', { timeout: 60_000 }, () => {
  it('searches one position per thread, and queues the others', async () => {
    const pool = poolWith({ threads: 2, budget: { iterations: 1e9, ms: 300 } });
    const think = (count: number) =>
      Array.from({ length: count }, (_, i) => pool.think(`t${i}`, beginning('patzcuaro', 'strong'), never()));
    // Starts both threads, which may take longer than a search.
    await Promise.all(think(2));
    const moves = think(5);
    expect(pool.standing).toEqual({ thinking: 2, waiting: 3 });
    for (const { move } of await Promise.all(moves)) expect(move).not.toBeNull();
    expect(pool.standing).toEqual({ thinking: 0, waiting: 0 });
  });

  it.each([
    [0, 2000],
    [1, 2000],
    [4, 800],
    [29, 133],
    [1000, 20],
  ])('lets a search take less time the more positions wait: with %i, %i ms', (waiting, ms) => {
    expect(Math.round(wallLimit({ threads: 1, roundMs: 4000, longestMs: 2000 }, waiting))).toBe(ms);
  });

  it('says when a search had less CPU time than its level stands for', async () => {
    const busy = poolWith({ longestMs: 20, budget: { iterations: 1e9, ms: 1e9 } });
    expect(await busy.think('t', beginning('patzcuaro', 'strong'), never())).toMatchObject({ isShortened: true });
    expect(await busy.think('t', beginning('patzcuaro', 'sound'), never())).toMatchObject({ isShortened: false });
    const free = poolWith({ longestMs: 1e9, roundMs: 1e9, budget: { iterations: 2, ms: 1e9 } });
    expect(await free.think('t', beginning('patzcuaro', 'strong'), never())).toMatchObject({ isShortened: false });
  });

  it('rejects withdrawn requests, whether they are queued or in progress', async () => {
    const pool = poolWith();
    await pool.think('t', beginning('patzcuaro'), never());
    const stops = [new AbortController(), new AbortController()];
    const stopped = stops.map(({ signal }) => pool.think('t', beginning('patzcuaro'), signal));
    const third = pool.think('t', beginning('patzcuaro'), never());
    expect(pool.standing).toEqual({ thinking: 1, waiting: 2 });
    for (const stop of stops) stop.abort();
    expect(pool.standing).toEqual({ thinking: 1, waiting: 1 });
    for (const each of stopped) await expect(each).rejects.toThrow('aborted');
    expect((await third).move).not.toBeNull();
  });

  it('replaces a thread whose search times out, and rejects requests that are queued for too long', async () => {
    const clock = new ManualClock();
    const endless = { roundMs: 1e9, longestMs: 1e9 };
    const pool = poolWith({ clock, ...endless, waitMs: 10_000, thinkMs: 5000, budget: { iterations: 1e9, ms: 1e9 } });
    const late: unknown[] = [];
    const think = () => void pool.think('t', beginning('patzcuaro', 'strong'), never()).catch((error) => late.push(error));
    think();
    await stands(pool, 1, 0);
    think();
    think();
    await clock.advance(5000);
    await stands(pool, 1, 1);
    await clock.advance(5000);
    expect(late.every((error) => error instanceof LateError)).toBe(true);
    const whys = ['no move within 5000 ms', 'no free thread within 10000 ms', 'no move within 5000 ms'];
    expect(late.map((error) => (error as LateError).message).toSorted()).toEqual(whys.toSorted());
    await stands(pool, 0, 0);
  });

  it.runIf(process.platform === 'linux')(
    "gives its threads a lower priority than the event loop, whatever the process's niceness",
    async () => {
      const own = getPriority();
      await poolWith().think('t', beginning('patzcuaro'), never());
      const nice = readdirSync('/proc/self/task').map((id) =>
        Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(' ').at(-34)),
      );
      expect(nice).toContain(Math.min(own + 10, 19));
      expect(getPriority()).toBe(own);
    },
  );

  it('rejects with the reason when a thread dies or a bot fails, and continues with the next position', async () => {
    const pool = poolWith({ program: new URL('data:text/javascript,process.exit(3)') });
    await expect(pool.think('t', beginning('prado'), never())).rejects.toThrow('the bot thread exited');
    const broken = poolWith();
    const { seen, ...rest } = beginning('prado');
    await expect(broken.think('t', { ...rest, seen: { ...seen, view: null } }, never())).rejects.toThrow('the bot failed');
    expect((await broken.think('t', beginning('prado'), never())).move).not.toBeNull();
  });

  it('rejects all requests when it is closed', async () => {
    const pool = poolWith({ budget: { iterations: 1e9, ms: 1e9 } });
    const moves = Promise.allSettled([1, 2].map(() => pool.think('t', beginning('patzcuaro', 'strong'), never())));
    await Promise.resolve();
    await pool.close();
    expect((await moves).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.think('t', beginning('prado'), never())).rejects.toThrow('the bot threads are closed');
  });
});

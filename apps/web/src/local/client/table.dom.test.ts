import { policies, type Policy } from '@sobremesa/bots';
import { TableSession } from '@sobremesa/client';
import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { describe, expect, it, vi } from 'vitest';
import { localConnection } from './connection.ts';
import { standingMoves, type KeptMatch, type Made } from '../host/match.ts';
import { localView } from './session.ts';
import { hostInTest } from './testing.ts';

const deal = { seats: 2, options: {}, seed: '9f'.padStart(64, '0') };
const script: Made[] = [
  { player: '1', move: 'travel', args: [3, 'act'] },
  { player: '1', move: 'trade', args: [['G02']] },
];

/** A local table as its reader sees it. */
async function opened(kept?: KeptMatch, moves = script) {
  const keep = vi.fn<(match: KeptMatch | null) => void>();
  const view = localView('patzcuaro', ['Ana'], [{ character: 'ines', level: 'easy' }], {});
  const settings = { view, deal, script: moves, ...(kept && { kept }) } as const;
  const { connection, open } = localConnection(settings, keep, hostInTest);
  const session = new TableSession(connection, view.id);
  open();
  session.start();
  await vi.waitUntil(() => session.store.getState().match !== null);
  const match = () => session.store.getState().match!;
  const asked = () => isActive(match().state.ctx as ViewCtx, '0');
  return { session, keep, match, asked, newest: () => keep.mock.lastCall![0]! };
}

describe('a local table', () => {
  it("shows the reader the seat's view, without the deck and the other hand", async () => {
    const { session, match } = await opened();
    expect(session.store.getState().view).toMatchObject({ status: 'running', you: 0 });
    expect(match().state.G).toMatchObject({ players: [{ hand: { length: 6 } }, { hand: null, handSize: 6 }] });
    expect(JSON.stringify(match())).not.toContain('"deck":');
  });

  it('plays moves with their log lines, and undoes them', async () => {
    const { session, match } = await opened();
    const before = match();
    await expect(session.play('travel', [2, 'act'])).resolves.toBeNull();
    expect(match().fresh.map(({ event }) => event.type)).toEqual(['moved']);
    expect((match().state.G as { route: unknown }).route).toBe((before.state.G as { route: unknown }).route);
    await expect(session.undo()).resolves.toBeNull();
    expect(match().state).toEqual(before.state);
    await expect(session.undo()).resolves.toEqual({ code: 'nothingToUndo' });
  });

  it('rejects a move with the reason of the rules', async () => {
    const { session } = await opened();
    await expect(session.play('travel', [1, 'act'])).resolves.toMatchObject({
      code: 'illegalMove',
      reason: { key: 'noCardOfColor' },
    });
    await expect(session.play('travel', [9, 'act'])).resolves.toMatchObject({ code: 'badRequest' });
  });

  it('lets bots make the scripted moves, and then free ones, until the reader must move', async () => {
    const { session, asked, newest } = await opened();
    await session.play('travel', [2, 'act']);
    await session.play('trade', [['U01']]);
    await session.play('place', ['G08', 1]);
    await vi.waitUntil(asked);
    const theirs = standingMoves(newest()).filter(({ player }) => player === '1');
    expect(theirs.slice(0, 2)).toEqual(script.map((made) => ({ ...made, at: expect.any(Number) })));
    expect(theirs.map(({ move }) => move)).toEqual(['travel', 'trade', 'place']);
  });

  it('lets bots think when the scripted move is illegal', async () => {
    const { session, asked, newest } = await opened(undefined, [{ player: '1', move: 'travel', args: [1, 'draw1'] }]);
    await session.play('travel', [1, 'flip']);
    await vi.waitUntil(asked);
    expect(newest().moves[1]).not.toMatchObject({ args: [1, 'draw1'] });
  });

  it('resumes a stored match, and restarts when the rules version differs', async () => {
    const one = await opened();
    await one.session.play('travel', [2, 'act']);
    await one.session.play('trade', [['U01']]);
    const kept = one.newest();
    const again = await opened(kept);
    expect(again.match().state).toEqual(one.match().state);
    expect(again.session.store.getState().log.map(({ kind }) => kind)).toEqual(
      one.session.store.getState().log.map(({ kind }) => kind),
    );
    const other = await opened({ ...kept, rules: kept.rules + 1 });
    expect(other.keep).toHaveBeenCalledWith(null);
    expect(other.match().state.G).toMatchObject({ steps: [], players: [{ position: 0 }, { position: 0 }] });
  });

  it('can be played to the end', async () => {
    const { session, match, asked } = await opened();
    const { module } = policies['patzcuaro'] as Policy;
    while (session.store.getState().view?.status === 'running') {
      await vi.waitUntil(() => asked() || session.store.getState().view?.status === 'finished', { timeout: 20_000 });
      if (!asked()) break;
      const { G, ctx } = match().state;
      const [move] = module.legalMoves(G, ctx as ViewCtx, '0');
      await expect(session.play(move!.move, move!.args)).resolves.toBeNull();
    }
    expect((match().state.ctx as ViewCtx).gameover).toBeDefined();
    await expect(session.play('travel', [1, 'act'])).resolves.toMatchObject({ code: 'illegalMove' });
  }, 60_000);

  it('rejects requests that need a server', async () => {
    const view = localView('patzcuaro', ['Ana'], [{ character: 'ines', level: 'easy' }], {});
    const settings = { view, deal, script } as const;
    const { connection, open } = localConnection(settings, () => undefined, hostInTest);
    open();
    await expect(connection.request('table:say', { table: 'page', text: 'Hola' })).resolves.toMatchObject({ ok: false });
  });
});

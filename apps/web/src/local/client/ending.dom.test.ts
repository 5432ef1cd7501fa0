import { policies, type Policy } from '@sobremesa/bots';
import { TableSession } from '@sobremesa/client';
import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { View } from '@sobremesa/games/museum';
import { expect, it, vi } from 'vitest';
import { localConnection } from './connection.ts';
import { localView } from './session.ts';
import { hostInTest } from './testing.ts';

it('a match of three runs through turns and simultaneous steps until all have arranged their museums', async () => {
  const view = localView(
    'museum',
    ['Ana'],
    [
      { character: 'ines', level: 'easy' },
      { character: 'fausto', level: 'easy' },
    ],
    {},
  );
  const deal = { seats: 3, options: {}, seed: '7'.padStart(64, '0') };
  const { connection, open } = localConnection({ view, deal, script: [] }, () => undefined, hostInTest);
  const session = new TableSession(connection, view.id);
  open();
  session.start();
  await vi.waitUntil(() => session.store.getState().match !== null);
  const state = () => session.store.getState().match!.state as unknown as { G: View; ctx: ViewCtx };
  const over = () => session.store.getState().view?.status === 'finished';
  const { module } = policies['museum'] as Policy;
  const steps = new Set<string>();
  for (;;) {
    await vi.waitUntil(() => over() || isActive(state().ctx, '0'), { timeout: 20_000 });
    if (over()) break;
    const { G, ctx } = state();
    steps.add(G.step.kind);
    const [move] = module.legalMoves(G, ctx, '0');
    await expect(session.play(move!.move, move!.args)).resolves.toBeNull();
  }
  expect([...steps]).toEqual(expect.arrayContaining(['mulligan', 'patron', 'explore', 'action', 'arrangement']));
  expect(state().ctx.gameover).toMatchObject({ winners: [expect.any(String)] });
}, 120_000);

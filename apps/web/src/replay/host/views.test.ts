import { games } from '@sobremesa/games';
import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { stateFor } from '@sobremesa/match';
import { randomMatch, written } from '@sobremesa/match/testing';
import { describe, expect, it } from 'vitest';
import { serve } from './serve.ts';
import type { Opened, Seen } from './model.ts';

describe.each(Object.values(games))('a replay of $game.name', (module) => {
  const players = module.players.min;

  it('shows each viewer at each version what the match showed them, without a move to make', async () => {
    const { finished, versions } = randomMatch(module, players, 11);
    const answer = serve();
    const { opened } = answer({ open: JSON.stringify(await written(finished)) }) as { opened: Opened };
    expect(opened).toMatchObject({ ok: true, head: { game: module.game.name, length: versions.length - 1, ending: 'rules' } });
    for (const audience of [...Array.from({ length: players }, (_, seat) => seat), null]) {
      const { seen } = answer({ see: audience }) as { seen: Seen };
      expect(seen.moments).toHaveLength(versions.length);
      for (const [version, match] of versions.entries()) {
        const { state } = seen.moments[version]!;
        expect(state.G).toEqual(stateFor(module, match, audience).G);
        expect(audience !== null && isActive(state.ctx as ViewCtx, String(audience))).toBe(false);
      }
      const states = seen.moments.map(({ state }) => state.G as Record<string, unknown>);
      const kept = states.flatMap((G, at) => Object.keys(G).filter((key) => at > 0 && G[key] === states[at - 1]?.[key]));
      expect(kept.length).toBeGreaterThan((states.length * Object.keys(states[0] ?? {}).length) / 2);
      expect(seen.log).toHaveLength(seen.versions.length);
      expect(seen.moments.at(-1)?.line).toBe(seen.log.length - 1);
    }
  });
});

it('the reason for which a document is refused is the answer', () => {
  expect(serve()({ open: '{}' })).toMatchObject({ opened: { ok: false, error: 'notAMatch' } });
});

it('there is no view before a document', () => {
  expect(() => serve()({ see: null })).toThrow(RangeError);
});

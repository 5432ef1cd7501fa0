import type { GameModule, LegalMove, Random } from '@sobremesa/games';
import type { Match } from '../model.ts';

/** A random value for each move that changes a private setting. */
const samples: Readonly<Record<string, (view: never, seat: number, random: Random) => readonly unknown[]>> = {
  setReactions: (_view, _seat, random) => [['always', 'photo', 'never'][random.below(3)]],
  setOrders: (_view, _seat, random) => [
    Array.from({ length: random.below(3) }, () => ({ who: null, when: 'any', answer: random.below(2) === 0 ? 'ask' : 'allow' })),
  ],
  arrange: ({ players }: { players: readonly { layout: readonly unknown[] }[] }, seat, random) => {
    const layout = players[seat]?.layout ?? [];
    const turned = layout.length === 0 ? 0 : random.below(layout.length);
    return [[...layout.slice(turned), ...layout.slice(0, turned)]];
  },
};

/** A random change of a private setting by this seat; null if the rules allow none now. */
export function pickedSetting(module: GameModule, { state: { G, ctx } }: Match, seat: number, random: Random): LegalMove | null {
  const names = Object.keys(module.moves).filter((name) => module.moves[name]?.setting === true);
  const move = names[random.below(Math.max(names.length, 1))];
  if (move === undefined) return null;
  const sample = samples[move];
  if (sample === undefined) throw new Error(`there is no sample of the setting ${move}`);
  const [playerID, view] = [String(seat), module.view(G, ctx, String(seat))];
  const args = sample(view as never, seat, random);
  if (module.why(view, module.viewCtx(G, ctx, playerID), playerID, move, args) !== null) return null;
  return { move, args };
}

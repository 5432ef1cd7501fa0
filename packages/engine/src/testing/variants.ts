import { KeyedRandom } from '@sobremesa/games/kit';
import type { GameModule, OptionField } from '@sobremesa/games/kit';
import type { JudgedMatch } from './judge.ts';

/** A number of seats with one value of one option; the other options are drawn for each match. */
export interface Variant {
  module: GameModule;
  numPlayers: number;
  /** Null: a game without options. */
  fixed: { name: string; value: OptionField['values'][number] } | null;
}

/** Every number of seats with every value of every option. */
export function variantsOf(module: GameModule): Variant[] {
  const { min, max } = module.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((numPlayers): Variant[] => {
    const fields = fieldsFor(module, numPlayers);
    if (fields.length === 0) return [{ module, numPlayers, fixed: null }];
    return fields.flatMap(({ name, values }) => values.map((value): Variant => ({ module, numPlayers, fixed: { name, value } })));
  });
}

/** A match of a variant, under a seed. */
export function matchOf({ module, numPlayers, fixed }: Variant, seed: number): JudgedMatch {
  const random = new KeyedRandom({ seed: (seed + 1).toString(16).padStart(64, '2'), drawn: 0 });
  const options = Object.fromEntries(
    fieldsFor(module, numPlayers).map(({ name, values }) => [name, values[random.below(values.length)]]),
  );
  const chosen = fixed === null ? options : { ...options, [fixed.name]: fixed.value };
  return { numPlayers, options: module.options.parse(chosen), seed };
}

function fieldsFor({ optionFields }: GameModule, numPlayers: number): OptionField[] {
  return optionFields.filter(({ players }) => players === undefined || players.includes(numPlayers));
}

import type { GameSettings } from '@sobremesa/games/kit';
import type { TableSettings } from '@sobremesa/protocol';
import type { GameText } from '../i18n/gameText.tsx';

/** The values that the game's schema fills in by itself. */
function usualOptions({ options }: GameSettings): TableSettings['options'] {
  return { ...(options.safeParse({}).data as TableSettings['options']) };
}

/**
 * The options of a table with so many seats: what was chosen of those that there are then, and the
 * usual values.
 */
export function optionsFor(settings: GameSettings, seats: number, chosen: TableSettings['options']): TableSettings['options'] {
  const usual = usualOptions(settings);
  const names = optionFieldsFor(settings, seats).map(({ name }) => name);
  return { ...usual, ...Object.fromEntries(names.map((name) => [name, chosen[name] ?? usual[name] ?? ''])) };
}

/** What there is to choose with so many seats. */
export function optionFieldsFor({ optionFields }: GameSettings, seats: number): GameSettings['optionFields'] {
  return optionFields.filter(({ players }) => players?.includes(seats) ?? true);
}

/** What of these options is not as usual, in words: `Hand limit: Strict`. */
export function unusual(settings: GameSettings, options: TableSettings['options'], { t }: GameText): string[] {
  const usual = usualOptions(settings);
  return settings.optionFields
    .filter(({ name }) => options[name] !== undefined && options[name] !== usual[name])
    .map(({ name }) => `${t(`options.${name}.label`)}: ${t(`options.${name}.values.${String(options[name])}`)}`);
}

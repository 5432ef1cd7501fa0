import type { GameSettings } from '@sobremesa/games/kit';
import type { TableSettings } from '@sobremesa/protocol';
import type { GameText } from '../i18n/gameText.tsx';

function usualOptions({ optionFields }: GameSettings): TableSettings['options'] {
  return Object.fromEntries(optionFields.map((field) => [field.name, field.default]));
}

/**
 * The options of a table with this number of seats: the chosen ones that this number allows, and
 * the defaults.
 */
export function optionsFor(settings: GameSettings, seats: number, chosen: TableSettings['options']): TableSettings['options'] {
  const usual = usualOptions(settings);
  const names = optionFieldsFor(settings, seats).map(({ name }) => name);
  return { ...usual, ...Object.fromEntries(names.map((name) => [name, chosen[name] ?? usual[name] ?? ''])) };
}

/** The options that this number of seats allows. */
export function optionFieldsFor({ optionFields }: GameSettings, seats: number): GameSettings['optionFields'] {
  return optionFields.filter(({ players }) => players?.includes(seats) ?? true);
}

/** The options that differ from the defaults, in words: `Hand limit: Strict`. */
export function unusual(settings: GameSettings, options: TableSettings['options'], { t }: GameText): string[] {
  const usual = usualOptions(settings);
  return settings.optionFields
    .filter(({ name }) => options[name] !== undefined && options[name] !== usual[name])
    .map(({ name }) => `${t(`options.${name}.label`)}: ${t(`options.${name}.values.${String(options[name])}`)}`);
}

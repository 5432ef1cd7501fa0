import type { GameSettings } from '@sobremesa/games/kit';
import type { TableSettings } from '@sobremesa/protocol';
import type { GameText } from '../i18n/gameText.tsx';

/** The values that the game's schema fills in by itself. */
export function usualOptions({ options }: GameSettings): TableSettings['options'] {
  return { ...(options.safeParse({}).data as TableSettings['options']) };
}

/** What of these options is not as usual, in words: `Hand limit: Strict`. */
export function unusual(settings: GameSettings, options: TableSettings['options'], { t }: GameText): string[] {
  const usual = usualOptions(settings);
  return settings.optionFields
    .filter(({ name }) => options[name] !== undefined && options[name] !== usual[name])
    .map(({ name }) => `${t(`options.${name}.label`)}: ${t(`options.${name}.values.${String(options[name])}`)}`);
}

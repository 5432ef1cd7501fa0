import type { GameSettings } from '@sobremesa/games/kit';
import type { TableSettings } from '@sobremesa/protocol';
import type { GameText } from '../i18n/gameText.tsx';
import { Choice } from '../ui/Choice.tsx';
import { HouseRules } from './HouseRules.tsx';
import { optionFieldsFor, unusual } from './variants.ts';

interface VariantFieldsProps {
  settings: GameSettings;
  seats: number;
  /** The texts of the game's options. */
  text: GameText;
  options: TableSettings['options'];
  onChange: (name: string, value: TableSettings['options'][string]) => void;
}

/** A collapsed form with the variants of a game for this number of seats. */
export function VariantFields({ settings, seats, text, options, onChange }: VariantFieldsProps) {
  return (
    <HouseRules unusual={unusual(settings, options, text)}>
      {optionFieldsFor(settings, seats).map(({ name, values }) => (
        <Choice
          key={name}
          legend={text.t(`options.${name}.label`)}
          hint={text.t(`options.${name}.help`)}
          options={values.map((value) => ({ value: String(value), label: text.t(`options.${name}.values.${String(value)}`) }))}
          value={String(options[name])}
          onChange={(label) => onChange(name, values.find((value) => String(value) === label) ?? label)}
        />
      ))}
    </HouseRules>
  );
}

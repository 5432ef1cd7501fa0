import { visibleDefaults, type GroupMatch, type RequestInput, type VisibleSettings } from '@sobremesa/protocol';
import { remember, remembered } from '../lib/storage.ts';

const key = (group: string) => `sobremesa.group.${group}`;

/** Keeps the settings of the last table of a group that this device opened, or saw to its end. */
export function keepSettings(group: string, game: string, settings: VisibleSettings): void {
  remember(key(group), JSON.stringify({ game, settings }));
}

/**
 * The settings of a table that goes on from a match of the group: its game, options, seats and
 * bots. The results do not hold the rest, which comes from this device if it knows the last table
 * of this game, and from the defaults if not.
 */
export function nextTable(group: string, { game, options, seats }: GroupMatch): RequestInput<'table:open'> {
  const bots = seats.flatMap(({ bot }) => bot?.level ?? []);
  return { game, seats: seats.length, ...keptSettings(group, game), options, bots, listed: false, group };
}

/** The settings of a table, without the rest of its view. */
export function settingsOf(view: VisibleSettings): VisibleSettings {
  const names = Object.keys(visibleDefaults) as (keyof VisibleSettings)[];
  return Object.fromEntries(names.map((name) => [name, view[name]])) as unknown as VisibleSettings;
}

function keptSettings(group: string, game: string): Partial<VisibleSettings> {
  try {
    const kept = JSON.parse(remembered(key(group)) ?? '{}') as { game?: unknown; settings?: Partial<VisibleSettings> };
    if (kept.game !== game) return {};
    // An earlier build may have had other settings.
    return Object.fromEntries(Object.entries(kept.settings ?? {}).filter(([name]) => Object.hasOwn(visibleDefaults, name)));
  } catch {
    return {};
  }
}

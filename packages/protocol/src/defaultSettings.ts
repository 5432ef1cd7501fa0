import type { TableSettings, VisibleSettings } from './settings.ts';

// Apart from the schemas, since a page uses it and loads no zod.

export const visibleDefaults: VisibleSettings = {
  options: {},
  listed: true,
  watchable: true,
  watchersTalk: false,
  watchDelay: null,
  hints: false,
  undo: true,
  standInLevel: 'sound',
  pace: { kind: 'live', clock: null },
  timeout: 'standIn',
};

export const settingDefaults: Omit<TableSettings, 'game' | 'seats'> = { ...visibleDefaults, bots: [] };

/** The settings of a table for which nothing was chosen but the game and the number of seats. */
export function defaultTableSettings(game: string, seats: number): TableSettings {
  return { game, seats, ...settingDefaults };
}

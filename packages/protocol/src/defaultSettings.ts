import type { TableSettings, VisibleSettings } from './settings.ts';

// Separate from the schemas: the page needs the defaults, and does not load zod.

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

export const settingDefaults: Omit<TableSettings, 'game' | 'seats'> = { ...visibleDefaults, bots: [], group: null };

/** The default settings for a game and a number of seats. */
export function defaultTableSettings(game: string, seats: number): TableSettings {
  return { game, seats, ...settingDefaults };
}

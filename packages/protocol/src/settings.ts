import * as z from 'zod/mini';
import { botLevel } from './bots.ts';
import { groupId } from './groups.ts';
import { limits } from './limits.ts';
import { timeControl, timeout } from './timeControl.ts';

/**
 * The spectator delay, in moves or minutes, for the match, the log and the chat. It ends with the
 * match.
 */
export const watchDelay = z.union([
  z.strictObject({ moves: z.int().check(z.gte(1), z.lte(limits.delayMoves)) }),
  z.strictObject({ minutes: z.int().check(z.gte(1), z.lte(limits.delayMinutes)) }),
]);
export type WatchDelay = z.infer<typeof watchDelay>;

const optionText = z.string().check(z.maxLength(40));

/**
 * Settings that everybody at the table can see. A new setting is declared here, and its default in
 * `defaultSettings.ts`.
 */
export const visibleSettings = {
  /** The variants, checked by the game's own schema. */
  options: z.record(optionText, z.union([optionText, z.number(), z.boolean()])),
  /** Shown in the lobby; otherwise only the link leads there. */
  listed: z.boolean(),
  /** Whether people without a seat may watch. */
  watchable: z.boolean(),
  /** Whether players read the chat of spectators during the match; otherwise only spectators do. */
  watchersTalk: z.boolean(),
  /** Null when spectators see everything at once. */
  watchDelay: z.nullable(watchDelay),
  /** Whether players may ask for hints. */
  hints: z.boolean(),
  /** Whether players may undo a move that has revealed nothing. */
  undo: z.boolean(),
  /** How well bots play for absent players. */
  standInLevel: botLevel,
  pace: timeControl,
  /** The consequence when a player's time runs out. */
  timeout,
};

/** Everything that the host chooses when opening a table. */
export const settingShapes = {
  game: z.string().check(z.regex(/^[a-z]{2,20}$/)),
  seats: z.int().check(z.gte(1), z.lte(limits.seats)),
  ...visibleSettings,
  /** Levels of the bots that sit down when the table is opened, on the first free seats. */
  bots: z.array(botLevel).check(z.maxLength(limits.seats - 1)),
  /**
   * The group to which the table belongs; null for none. Only a member may open its tables, which
   * are never listed. Only members see it.
   */
  group: z.nullable(groupId),
};

export type TableSettings = z.infer<ReturnType<typeof z.strictObject<typeof settingShapes>>>;

export type VisibleSettings = Pick<TableSettings, keyof typeof visibleSettings>;

const visibleNames = Object.keys(visibleSettings) as (keyof VisibleSettings)[];

/** The settings that everybody at the table may see. */
export function visibleOf(all: TableSettings): VisibleSettings {
  return Object.fromEntries(visibleNames.map((name) => [name, all[name]])) as unknown as VisibleSettings;
}

/** Settings that the host can change until the match starts. */
export const changeableSettings = {
  hints: visibleSettings.hints,
  standInLevel: visibleSettings.standInLevel,
  pace: visibleSettings.pace,
  timeout: visibleSettings.timeout,
};
export type ChangeableSettings = Pick<TableSettings, keyof typeof changeableSettings>;

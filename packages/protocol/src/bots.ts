import * as z from 'zod/mini';

/** How well a bot plays: as beginners do, soundly, or as well as it can. */
export const botLevel = z.enum(['easy', 'sound', 'strong']);
export type BotLevel = z.infer<typeof botLevel>;

/**
 * Who a bot is: an owl, a xoloitzcuintle, a heron, an axolotl, a hummingbird and a museum's cat.
 */
export const botCharacter = z.enum(['tecla', 'simon', 'ines', 'bruno', 'lupe', 'fausto']);
export type BotCharacter = z.infer<typeof botCharacter>;

/** What they are called, in every language. */
export const botNames: Readonly<Record<BotCharacter, string>> = {
  tecla: 'Tecla',
  simon: 'Simón',
  ines: 'Inés',
  bruno: 'Bruno',
  lupe: 'Lupe',
  fausto: 'Fausto',
};

/** A bot on a seat. No two of one table are the same character. */
export const bot = z.strictObject({ character: botCharacter, level: botLevel });
export type Bot = z.infer<typeof bot>;

import * as z from 'zod/mini';

/** How well a bot plays: like a beginner, soundly, or as well as it can. */
export const botLevel = z.enum(['easy', 'sound', 'strong']);
export type BotLevel = z.infer<typeof botLevel>;

/**
 * Characters of bots: an owl, a xoloitzcuintle, a heron, an axolotl, a hummingbird and a museum's
 * cat.
 */
export const botCharacter = z.enum(['tecla', 'simon', 'ines', 'bruno', 'lupe', 'fausto']);
export type BotCharacter = z.infer<typeof botCharacter>;

/** Their names, the same in every language. */
export const botNames: Readonly<Record<BotCharacter, string>> = {
  tecla: 'Tecla',
  simon: 'Simón',
  ines: 'Inés',
  bruno: 'Bruno',
  lupe: 'Lupe',
  fausto: 'Fausto',
};

/** A bot on a seat. The bots of a table have different characters. */
export const bot = z.strictObject({ character: botCharacter, level: botLevel });
export type Bot = z.infer<typeof bot>;

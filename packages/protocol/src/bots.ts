import * as z from 'zod/mini';
import { botCharacters } from './botCharacters.ts';

/** How well a bot plays: like a beginner, soundly, or as well as it can. */
export const botLevel = z.enum(['easy', 'sound', 'strong']);
export type BotLevel = z.infer<typeof botLevel>;

/** A bot on a seat. The bots of a table have different characters. */
export const bot = z.strictObject({ character: z.enum(botCharacters), level: botLevel });
export type Bot = z.infer<typeof bot>;

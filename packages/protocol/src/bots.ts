import * as z from 'zod/mini';
import { botCharacters } from './botCharacters.ts';
import { botLevels } from './botLevels.ts';

export const botLevel = z.enum(botLevels);

/** A bot on a seat. The bots of a table have different characters. */
export const bot = z.strictObject({ character: z.enum(botCharacters), level: botLevel });
export type Bot = z.infer<typeof bot>;

import type { BotLevel } from '@sobremesa/protocol';

/** How well bots play, from the weakest. */
export const levels = ['easy', 'sound', 'strong'] as const satisfies readonly BotLevel[];

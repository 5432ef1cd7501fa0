// No schemas: the start page loads this module.

/**
 * How well a bot plays, the weakest first. Each level wins about two matches in three against the
 * one before it. A level that has been stored keeps its name.
 */
export const botLevels = ['easy', 'casual', 'practised', 'sound', 'keen', 'strong'] as const;
export type BotLevel = (typeof botLevels)[number];

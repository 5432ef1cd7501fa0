// No schemas: the start page loads this module, and zod would be a tenth of its code.

/**
 * Characters of bots: an owl, a xoloitzcuintle, a heron, an axolotl, a hummingbird and a museum's
 * cat.
 */
export const botCharacters = ['tecla', 'simon', 'ines', 'bruno', 'lupe', 'fausto'] as const;
export type BotCharacter = (typeof botCharacters)[number];

/** Their names, the same in every language. */
export const botNames: Readonly<Record<BotCharacter, string>> = {
  tecla: 'Tecla',
  simon: 'Simón',
  ines: 'Inés',
  bruno: 'Bruno',
  lupe: 'Lupe',
  fausto: 'Fausto',
};

/**
 * Their manners of play: what they like beside a good move. They play the same at each level, and
 * about equally well.
 */
export const botManners = {
  tecla: 'balanced',
  simon: 'racer',
  ines: 'spoiler',
  bruno: 'collector',
  lupe: 'balanced',
  fausto: 'spoiler',
} as const satisfies Readonly<Record<BotCharacter, string>>;
export type BotManner = (typeof botManners)[BotCharacter];

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

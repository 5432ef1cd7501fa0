/** The game's name, by language. */
export const names = { es: 'Museum', en: 'Museum' };

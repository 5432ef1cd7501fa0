/** The game's name, by language. */
export const names = { es: 'Prado', en: 'Prado' };

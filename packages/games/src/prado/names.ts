/** What the game is called, by language. */
export const names = { es: 'Prado', en: 'Prado' };

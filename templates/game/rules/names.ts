/** The game's name, by language. */
export const names = { es: 'Newgame', en: 'Newgame' };

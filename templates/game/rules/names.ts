/** What the game is called, by language. */
export const names = { es: 'Newgame', en: 'Newgame' };

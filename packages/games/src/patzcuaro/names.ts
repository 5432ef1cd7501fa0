/** The game's name, by language. */
export const names = { es: 'Pátzcuaro', en: 'Pátzcuaro' };

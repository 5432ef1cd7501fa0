import type { Headline, HeadlineEffect, HeadlineId } from './types.ts';

const rows: readonly (readonly [year: number | null, en: string, es: string, effect: HeadlineEffect])[] = [
  [1914, 'The Great War breaks out', 'Estalla la Gran Guerra', { type: 'embargo', continent: 'EU' }],
  [1900, 'Boxer Rebellion', 'Rebelión de los bóxeres', { type: 'embargo', continent: 'AS' }],
  [1910, 'Mexican Revolution', 'Revolución mexicana', { type: 'embargo', continent: 'AM' }],
  [1919, 'Egyptian Revolution', 'Revolución egipcia', { type: 'embargo', continent: 'AF' }],
  [1909, 'Italian heritage law 364', 'Ley italiana de patrimonio', { type: 'customs', continent: 'EU' }],
  [1912, 'Fall of the Qing', 'Caída de los Qing', { type: 'customs', continent: 'AS' }],
  [1906, 'Antiquities Act', 'Ley de Antigüedades', { type: 'customs', continent: 'AM' }],
  [1906, 'Ottoman antiquities statute', 'Estatuto otomano de antigüedades', { type: 'customs', continent: 'AF' }],
  [1900, 'Knossos unearthed', 'Cnosos sale a la luz', { type: 'thirdSlot', continent: 'EU' }],
  [1900, 'Mogao library cave opened', 'Cueva biblioteca de Mogao', { type: 'thirdSlot', continent: 'AS' }],
  [1911, 'Machu Picchu revealed', 'Machu Picchu revelado', { type: 'thirdSlot', continent: 'AM' }],
  [1922, 'Tutankhamun’s tomb', 'La tumba de Tutankamón', { type: 'thirdSlot', continent: 'AF' }],
  [1900, 'Paris Exposition', 'Exposición Universal de París', { type: 'prestigeFor', value: 4 }],
  [1929, 'Wall Street crash', 'Crac de Wall Street', { type: 'expertsCostMore', count: 2 }],
  [1912, 'Loss of the Titanic', 'Naufragio del Titanic', { type: 'noOpponentsDraw' }],
  [1911, 'Mona Lisa stolen', 'Roban la Gioconda', { type: 'noForeignPurchase' }],
  [null, 'Looting scandal', 'Escándalo por expolio', { type: 'opinionWhereFewest' }],
];

/** The 17 Headlines (6). */
export const headlines: readonly Headline[] = rows.map(([year, en, es, effect], index) => ({
  id: `H${String(index + 1).padStart(2, '0')}`,
  year,
  effect,
  name: { en, es },
}));

export const headlineIds: readonly HeadlineId[] = headlines.map(({ id }) => id);

const byId: ReadonlyMap<HeadlineId, Headline> = new Map(headlines.map((headline) => [headline.id, headline]));

/** The Headline with this id. @throws RangeError for an unknown id */
export function headlineOf(id: HeadlineId): Headline {
  const headline = byId.get(id);
  if (headline === undefined) throw new RangeError(`no Headline ${id}`);
  return headline;
}

/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  publicOpinionPerDeck: {
    label: 'Opinión pública',
    help: 'Cartas de opinión pública en el mazo de cada continente: cuantas más haya, más caro saldrá al final lo que dejes en el almacén.',
    values: { 5: '5 cartas', 4: '4 cartas', 3: '3 cartas', 2: '2 cartas', 1: '1 carta', 0: 'Ninguna' },
  },
  boards: {
    label: 'Museos',
    help: 'El plano básico es igual para todos. Los avanzados son cuatro edificios distintos, con muros entre salas.',
    values: { basic: 'Plano básico', advanced: 'Planos avanzados' },
  },
  opinionPenalty: {
    label: 'Penalización del almacén',
    help: 'Los puntos que resta al final cada pieza del almacén: un punto por cada ficha de opinión pública de su continente, o un solo punto en cuanto hay alguna.',
    values: { perToken: 'Por ficha', perCard: 'Un punto por pieza' },
  },
  strictHandLimit: {
    label: 'Límite de la mano',
    help: 'Con el límite estricto, quien ya tiene siete piezas en la mano no puede explorar en los turnos ajenos.',
    values: { false: 'Al final del turno', true: 'Estricto' },
  },
  patronNeedsCollection: {
    label: 'Mecenas',
    help: 'Los mecenas exigentes solo cuentan las piezas que forman parte de una colección.',
    values: { false: 'Cuentan todo lo expuesto', true: 'Exigentes' },
  },
  sweepMarketEachRound: {
    label: 'Piezas a la vista',
    help: 'Se quedan hasta que alguien se las lleva, o se cambian todas al empezar cada ronda.',
    values: { false: 'Se quedan', true: 'Se cambian cada ronda' },
  },
};

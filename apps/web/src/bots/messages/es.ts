import type { BotLevel } from '@sobremesa/protocol';

/** What each level of bots means, in one line. */
export default {
  easy: 'Pasa por alto una jugada de cada tres y a menudo elige una peor. Bueno para una primera partida.',
  casual: 'Ve casi todas sus jugadas, pero muchas veces no elige la mejor.',
  practised: 'Se le escapa poco, y de vez en cuando se conforma con una jugada peor.',
  sound: 'No se le escapa nada y elige más o menos lo que a primera vista parece mejor.',
  keen: 'Hace casi sin excepción la jugada que a primera vista parece mejor.',
  strong: 'Piensa más allá: prueba cada jugada en cientos de continuaciones posibles.',
} satisfies Record<BotLevel, string>;

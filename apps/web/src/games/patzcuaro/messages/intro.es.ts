import type { Introduction } from '../../manifest.ts';

/** Introduces the game to newcomers: three lines, and the background. */
export default {
  goal: 'Levanta un altar de nueve cartas. Dan puntos los objetos que se repiten en cada nivel, y además los tres objetivos.',
  turn: 'En tu turno vas a uno de los tres espacios iluminados y haces lo que dice: casi siempre, dejar las cartas que pide, llevarte las demás y colocar una en tu altar.',
  remember: 'Cuando alguien completa su altar o se agota el mazo, la noche termina; los demás aún pueden colocar una carta.',
  place:
    'Pátzcuaro está en Michoacán, en el occidente de México, junto a un lago rodeado de pueblos purépechas. En la noche del 1 al 2 de noviembre las familias velan en los cementerios de sus orillas y de la isla de Janitzio, a la luz de las velas.',
  custom:
    'El altar recibe a quienes ya no están: su retrato, velas que marcan el camino, flores de cempasúchil, pan de muerto y lo que les gustaba comer, beber o jugar. No es una fiesta de miedo, sino de memoria. Desde 2008 está en la lista del patrimonio inmaterial de la Unesco.',
  game: 'El juego de mesa es de Rubén Hernández Santillán (2022). Lo que se ve aquí está dibujado para Sobremesa.',
} satisfies Introduction;

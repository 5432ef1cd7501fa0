import type { Introduction } from '../../manifest.ts';

/** Introduces the game to newcomers: three lines, and the background. */
export default {
  goal: 'Quédate con más piezas que tu rival en cada clase, y sobre todo con las que promete tu carta.',
  turn: 'En tu turno tomas una pieza de un extremo de cualquier estante; la siguiente queda a la vista de tu rival.',
  remember: 'Tu carta es secreta: cuando la vitrina se vacía, quien adivine la del otro gana 4 puntos más.',
  place:
    'La abuela guardó toda la vida sus cosas en una vitrina del comedor. Valen poco dinero y mucha memoria, así que nadie quiso venderlas.',
  custom:
    'Repartir la casa de alguien es una costumbre antigua y delicada. En muchas familias se toma una pieza por turno, para que nadie se quede con todo; y no falta quien prometió lo mismo a dos nietos.',
  game: 'El juego y sus dibujos son de Sobremesa. Cámbialos por los tuyos.',
} satisfies Introduction;

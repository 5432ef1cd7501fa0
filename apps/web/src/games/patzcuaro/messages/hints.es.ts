import type { HintKey } from '@sobremesa/games/patzcuaro/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  go: '{space}: avanza {steps, plural, one {# espacio} other {# espacios}} y usa el espacio.',
  goFlip: '{space}: avanza {steps, plural, one {# espacio} other {# espacios}} y voltea tu carta de jugador.',
  goDraw: '{space}: avanza {steps, plural, one {# espacio} other {# espacios}} y roba una carta.',
  choose: 'Elige {option}.',
  trade:
    'Deja {placed} ({points, plural, =0 {ahora no te {count, plural, one {daría} other {darían}} puntos} one {{count, plural, one {} other {la mejor }}valdría un punto en tu altar} other {{count, plural, one {} other {la mejor }}valdría {points} puntos en tu altar}}) y llévate {taken}.',
  place: 'Coloca {card} en el nivel {level}.',
  pass: 'No coloques nada.',
  points: 'Te da {points, plural, one {# punto} other {# puntos}} más.',
  loses: 'Te cuesta {points, plural, one {# punto} other {# puntos}}.',
  noPoints: 'De momento no cambia tus puntos.',
  level: 'Del nivel {level} {points, plural, one {viene #} other {vienen #}}: {items}.',
  set: 'Completa un set de {objective}: {points, plural, one {# punto} other {# puntos}}.',
  colours: 'El objetivo «{objective}» te da {points, plural, one {# punto} other {# puntos}}.',
  coloursLost: 'El objetivo «{objective}» te quita {points, plural, one {# punto} other {# puntos}}.',
  levels: 'El objetivo «{objective}» te da {points, plural, one {# punto} other {# puntos}}.',
  fills: 'Enciende las velas del nivel {level}.',
  opens: 'Ya podrás colocar otra carta en el nivel {level}.',
  completes: 'Completa tu altar, y la noche llega a su fin.',
  oneShort: 'Para el próximo set solo te falta: {item}.',
  keepsFor: 'Para el próximo set solo falta esto: {item}. Lo tienes en la mano: {card}.',
  best: 'Ahí puedes colocar {card} en el nivel {level}: {points, plural, one {# punto} other {# puntos}}.',
  placesOne: 'Ahí colocas una carta en tu altar.',
  draws: '{count, plural, one {Robas # carta} other {Robas # cartas}}.',
  takes: '{count, plural, one {Por una carta tuya} other {Por # cartas tuyas}} te llevas {taken}.',
  takesWorth:
    '{count, plural, one {Por una carta tuya} other {Por # cartas tuyas}} te llevas {taken}, que en el nivel {level} de tu altar valdría {points, plural, one {# punto} other {# puntos}}.',
  wants:
    'En el nivel {level} de tu altar{only, select, yes {} other {, {card}}} valdría {points, plural, one {# punto} other {# puntos}}.',
  choice: 'Ahí puedes elegir una de estas opciones: {options}.',
  shared: 'Eso sí: los demás también reciben algo.',
  reveals: 'Del mazo sale una carta para las tiendas.',
  flipCost:
    '{count, plural, =0 {El mazo está vacío: no robas nada y} one {Robas # carta, pero} other {Robas # cartas, pero}} pierdes 5 puntos al final.',
  keepsHand: 'Conservas tus cartas.',
  spare: 'Cualquier carta de tu mano te costaría {points, plural, one {# punto} other {# puntos}} o más.',
  onlyWay: 'De lo que puedes hacer ahora, es de lo más prometedor.',
};

export default { hints } satisfies Having<HintKey>;

import type { HintKey } from '@sobremesa/games/museum/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  keepHand: 'Quédate con tu primera mano.',
  throwBack: 'Devuelve tu primera mano y roba otra.',
  patron: 'Elige a este mecenas: {patron}.',
  opinion: 'Pon la ficha de opinión pública en {continent}.',
  draw: 'Llévate {card}.',
  decline: 'No tomes nada.',
  buy: 'Compra {things}; {count, plural, =0 {{prestige, plural, =0 {no te cuesta nada} other {pagas # de prestigio}}} other {pagas con {cards}{prestige, plural, =0 {} other { y # de prestigio}}}}.',
  buyForeign:
    'Compra {card} en el almacén de {owner}; {count, plural, =0 {{prestige, plural, =0 {no te cuesta nada} other {pagas # de prestigio}}} other {pagas con {cards}{prestige, plural, =0 {} other { y # de prestigio}}}}.',
  inventory: 'Haz inventario y recupera {cards}.',
  secretary: 'Pide a tu secretaria {cards}.',
  favour: 'Usa el favor «{favour}».',
  favourOn: 'Usa el favor «{favour}»: {things}.',
  discardFavours: 'Descarta {favours}.',
  endTurn: 'Termina tu turno.',
  discard: 'Guarda en tu almacén: {cards}.',
  finish: 'Di «He terminado» con tu museo en este orden.',
  arrange: 'Ordena tu museo.',
  points: 'En total te da {points, plural, one {# punto} other {# puntos}} más.',
  loses: 'En total te cuesta {points, plural, one {# punto} other {# puntos}}.',
  noPoints: 'En total, tus puntos quedan igual.',
  collections: 'De las colecciones {points, plural, one {viene # punto} other {vienen # puntos}}.',
  patronPays: 'De tu mecenas {points, plural, one {viene # punto} other {vienen # puntos}}.',
  expertsPay: 'De tus expertos {points, plural, one {viene # punto} other {vienen # puntos}}.',
  stored:
    'Por la opinión pública, lo que va a tu almacén te quita {points, plural, one {# punto} other {# puntos}} si se queda ahí.',
  relieves: 'La opinión pública te quita {points, plural, one {# punto} other {# puntos}} menos.',
  prestige: 'Ganas {count} de prestigio.',
  favours: '{count, plural, one {Robas # favor} other {Robas # favores}}.',
  lastRound: 'Con eso, esta será la última ronda.',
  hires: '{count, plural, one {Trabaja para ti} other {Trabajan para ti}} hasta el final: {experts}.',
  worth: 'Vale {value}: los puntos que da al exponerse, o lo que paga.',
  collects:
    'Va con {count, plural, one {# pieza que ya tienes} other {# piezas que ya tienes}} de {people}: con tres juntas ya hay colección.',
  wanted: 'Le interesa a tu mecenas: {patron}.',
  toll: 'Eso sí: cuesta 1 de prestigio en la aduana.',
  gives: 'Eso sí: {player} gana 1 de prestigio si te llevas algo.',
  denies: 'Así {player} no gana Prestigio.',
  back: '{count, plural, one {Vuelve a tu mano # carta} other {Vuelven a tu mano # cartas}}, con un valor total de {value}.',
  drawsObjects: '{count, plural, one {Robas # pieza} other {Robas # piezas}} del mazo de {continent}.',
  cheaper: 'Tu próxima pieza cuesta {count} menos.',
  cheaperExpert: 'Tu próximo experto cuesta {count} menos.',
  noFee: 'Compras en otro almacén sin comisión.',
  swaps:
    '{value, plural, =0 {Cambias por una pieza del mismo valor} one {Recibes una pieza que vale # más} other {Cambias por una pieza que te sirve más}}.',
  keeps: 'Conservas {count, plural, one {# carta} other {# cartas}}, con un valor total de {value}.',
  keepsFavours: 'Te quedan: {favours}.',
  patronHand:
    '{count, plural, one {# carta} other {# cartas}} de tu mano ya {count, plural, one {cuenta} other {cuentan}} para este mecenas.',
  noCards: 'En tu mano no hay todavía nada que cuente para este mecenas.',
  exposed: 'Eso sí: tienes {count, plural, one {# pieza} other {# piezas}} de ahí en tu almacén.',
  safe: 'En tu almacén no tienes nada de ahí, así que no te cuesta nada.',
  strongHand: 'Tus cartas valen {value} en total; otra mano podría valer menos.',
  weakHand: 'Tus cartas solo valen {value} en total; otra mano puede valer más.',
  arranged: 'En este orden, tu museo da {points, plural, one {# punto} other {# puntos}}.',
  nothingBetter: 'De lo que puedes hacer ahora, es de lo más prometedor.',
};

export default { hints } satisfies Having<HintKey>;

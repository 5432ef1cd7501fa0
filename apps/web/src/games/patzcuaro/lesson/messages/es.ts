import type { LessonTexts } from '../../../../learn/script.ts';

export default {
  steps: {
    welcome:
      'Es la noche del 2 de noviembre y este es tu altar, todavía vacío. En él van nueve cartas, y gana el altar con más puntos.',
    hand: 'Estas son tus cartas: cada una tiene un color y varios objetos. Vale la pena juntar los que se repiten; tú ya tienes muchas calaveritas.',
    steps: 'En tu turno, tu ficha avanza uno, dos o tres espacios libres. Los números te dicen cuáles son.',
    blocked: 'El puesto de alfeñiques está apagado: ahora no lo puedes usar. Elígelo y te dirá por qué.',
    florist: 'Te falta una carta amarilla. La Florería, a dos pasos, solo pide una flor de cempasúchil: elígela y úsala.',
    trade:
      'Deja la carta de la vela y el cempasúchil, y haz el intercambio. Te llevarás la que está ahí; la tuya se queda para quien llegue después.',
    place:
      'La Florería también te deja colocar una carta en tu altar. Elige la de las tres calaveritas y colócala abajo, en el nivel 1.',
    others: '¡Tu primera ofrenda! Ahora juega Inés, la garza: mira a dónde va y qué deja.',
    points: 'Llevas tres puntos: en el nivel 1, cada objeto vale uno. Ahí cuentan los tres tipos de objeto que más se repitan.',
    hop: 'Te toca, e Inés está en el camino: se salta y no cuesta nada. Por eso la otra Florería queda a dos pasos; ve y úsala.',
    pair: 'Aquí se dejan dos cartas: una rosa y una verde. Elige esas dos y haz el intercambio; además vas a robar una del mazo.',
    drawn:
      'Te llevaste la carta que había y robaste otra, que nadie más ve. Inés juega otra vez: fíjate cómo descubre una carta para otra tienda.',
    objectives:
      'Hay tres objetivos, los mismos para todos. Uno da 6 puntos por cada dos cartas moradas; otro, 4 por un nivel con una carta morada y una botella.',
    lake: 'Vamos por ellos. A dos pasos está Pátzcuaro, donde no se intercambia nada: ve y usa el espacio.',
    choose: 'Algunos espacios te dan a elegir. Elige colocar dos cartas en tu altar.',
    second: 'Primero esta carta morada, con dos calaveritas más y un retrato: colócala en el nivel 1.',
    above:
      'Dos cartas juntas sostienen una encima, y en el nivel 2 cada objeto vale el doble. Coloca ahí la carta morada con la botella.',
    count:
      '¡Qué salto! Más objetos, el par de cartas moradas y un nivel con morado y botella: elige tu nombre para ver de dónde sale cada punto.',
    flip: '¿Ningún espacio te conviene? Una vez por partida puedes voltear tu carta de jugador: robas dos cartas en vez de usar el espacio, y al final te cuesta 5 puntos.',
    end: 'La noche termina cuando alguien completa su altar o se agota el mazo. Los demás todavía pueden colocar una carta más.',
    onwards: 'Ya sabes lo que hace falta. Sigue la partida contra Inés; en el botón «?» están las reglas.',
  },
  not: {
    florist: 'También se puede, pero hoy quiero enseñarte la Florería: avanza dos pasos y usa el espacio.',
    trade: 'Esa también lleva cempasúchil, pero su calaverita y su botella te van a hacer falta. Deja la de la vela.',
    place: 'Se puede, pero tres calaveritas iguales dan más puntos que cualquier otra de tus cartas.',
    hop: 'Otra vez será: hoy vamos a la Florería, a dos pasos, saltando la ficha de Inés.',
    lake: 'Buena idea para otro día. Ahora conviene Pátzcuaro, a dos pasos: ahí se colocan dos cartas.',
    choose: 'Robar dos cartas ayuda, pero ya tienes buenas cartas: hay que colocarlas en el altar.',
    second: 'Espera: guarda la de la botella para el nivel 2 y coloca en el nivel 1 la morada con dos calaveritas.',
    above: 'Esa también cabe, pero con la carta morada de la botella, en el nivel 2, cumples dos objetivos a la vez.',
  },
} satisfies LessonTexts;

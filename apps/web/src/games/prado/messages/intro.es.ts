import type { Introduction } from '../../manifest.ts';

/** Introduces the game to newcomers: three lines, and the background. */
export default {
  goal: 'Consigue las mejores fotos y cumple tus misiones: de ahí vienen los puntos.',
  turn: 'En tu turno juegas cartas para moverte, avanzar en la fila o apartar visitantes; después haces hasta dos acciones sin gastar cartas.',
  remember:
    'La foto se hace sola, en el turno de cualquiera: cuando estás en el primer puesto de la fila y no queda ningún visitante delante del cuadro.',
  place:
    'El Museo del Prado abrió en Madrid en noviembre de 1819, en un edificio que Juan de Villanueva había proyectado en 1785 como gabinete de ciencias naturales. Nació de las colecciones de los reyes, y por eso tiene tanto de Velázquez, Tiziano, Rubens y Goya.',
  custom:
    'Los treinta y cinco cuadros del juego van del siglo XV al XIX, con su fecha, su nacionalidad y sus temas. Los pintaron veintinueve personas; la última, Francisco Pradilla, murió en 1921.',
  game: 'El juego de mesa es de Julio Falagán (Zacatrus, 2025) y ganó el primer concurso de creación de juegos de esa casa. Los cuadros de aquí están dibujados de nuevo, con pocas formas, para Sobremesa.',
} satisfies Introduction;

import type { Introduction } from '../../manifest.ts';

/** Introduces the game to newcomers: three lines, and the background. */
export default {
  goal: 'Expón piezas de cuatro continentes y ordénalas en colecciones: de ahí vienen los puntos.',
  turn: 'En tu turno te llevas una pieza a la vista. Después expones las que puedas pagar con otras cartas de tu mano, o recuperas cartas de tu almacén.',
  remember: 'Lo que pagas va a tu almacén, y lo que quede allí al final puede costarte puntos.',
  place:
    'Entre 1900 y 1930 los grandes museos llenaron sus salas. En 1900 Arthur Evans empezó a excavar Cnosos y se abrió en Mogao la cueva de los manuscritos; en 1911 Hiram Bingham llegó a Machu Picchu; en 1922 Howard Carter entró en la tumba de Tutankamón.',
  custom:
    'Muchas piezas salieron de sus países sin que nadie les preguntara a sus gentes, y hoy se discute a quién pertenecen. También en el juego la opinión pública pide cuentas. Las doce civilizaciones de sus cartas van de los incas a Japón.',
  game: 'El juego de mesa es de Éric Dubus y Olivier Melison (Holy Grail Games, 2019). Las piezas, los retratos y el mapa de aquí están dibujados para Sobremesa.',
} satisfies Introduction;

/** What the page of a game says beside what the house and the game say already, in Spanish. */
export default {
  minute: 'En un minuto',
  box: 'En la caja',
  pieces: '{count, plural, one {# pieza} other {# piezas}}',
  copies: '{name} ({copies})',
  kinds: {
    altarCards: 'Cartas de altar',
    objectives: 'Objetivos',
    paintings: 'Cuadros',
    visitCards: 'Cartas de visita',
    slots: 'Franjas horarias',
    missions: 'Misiones',
    objects: 'Piezas',
    favours: 'Favores',
    headlines: 'Titulares',
    experts: 'Expertos',
    patrons: 'Mecenas',
  },
  wholeRules: 'Todas las reglas de {game}',
  learn: 'Apréndelo en una partida',
  variants: 'Variantes',
  noVariants: 'Se juega siempre igual.',
  story: 'La historia detrás',
  tables: 'Mesas de {game}',
  noTables: 'Ahora mismo no hay ninguna. En el inicio puedes abrir una y mandar el enlace.',
  demo: {
    title: 'En la mesa',
    about: 'Tres bots juegan una partida de {game}, en el tablero de verdad.',
    board: 'El tablero de {game} durante una partida',
    play: 'Ver',
    pause: 'Pausa',
    again: 'Otra partida',
  },
  toLobby: 'Abrir una mesa',
  stories: {
    patzcuaro: {
      place:
        'Pátzcuaro está en Michoacán, en el occidente de México, junto a un lago rodeado de pueblos purépechas. En la noche del 1 al 2 de noviembre las familias velan en los cementerios de sus orillas y de la isla de Janitzio, a la luz de las velas.',
      custom:
        'El altar recibe a quienes ya no están: su retrato, velas que marcan el camino, flores de cempasúchil, pan de muerto y lo que les gustaba comer, beber o jugar. No es una fiesta de miedo, sino de memoria. Desde 2008 está en la lista del patrimonio inmaterial de la Unesco.',
      game: 'El juego de mesa es de Rubén Hernández Santillán (2022). Lo que se ve aquí está dibujado para Sobremesa.',
    },
    prado: {
      place:
        'El Museo del Prado abrió en Madrid en noviembre de 1819, en un edificio que Juan de Villanueva había proyectado en 1785 como gabinete de ciencias naturales. Nació de las colecciones de los reyes, y por eso tiene tanto de Velázquez, Tiziano, Rubens y Goya.',
      custom:
        'Los treinta y cinco cuadros del juego van del siglo XV al XIX, con su fecha, su nacionalidad y sus temas. Los pintaron veintinueve personas; la última, Francisco Pradilla, murió en 1921.',
      game: 'El juego de mesa es de Julio Falagán (Zacatrus, 2025) y ganó el primer concurso de creación de juegos de esa casa. Los cuadros de aquí están dibujados de nuevo, con pocas formas, para Sobremesa.',
    },
    museum: {
      place:
        'Entre 1900 y 1930 los grandes museos llenaron sus salas. En 1900 Arthur Evans empezó a excavar Cnosos y se abrió en Mogao la cueva de los manuscritos; en 1911 Hiram Bingham llegó a Machu Picchu; en 1922 Howard Carter entró en la tumba de Tutankamón.',
      custom:
        'Muchas piezas salieron de sus países sin que nadie les preguntara a sus gentes, y hoy se discute a quién pertenecen. También en el juego la opinión pública pide cuentas. Las doce civilizaciones de sus cartas van de los incas a Japón.',
      game: 'El juego de mesa es de Éric Dubus y Olivier Melison (Holy Grail Games, 2019). Las piezas, los retratos y el mapa de aquí están dibujados para Sobremesa.',
    },
  },
};

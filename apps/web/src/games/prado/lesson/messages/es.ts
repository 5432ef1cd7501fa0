import type { LessonTexts } from '../../../../learn/script.ts';

export default {
  steps: {
    welcome:
      'Hoy se permiten fotos en el Prado, y han venido dos a hacerlas: tú y Fausto, el gato del museo. Cada cuadro da puntos, y a la hora de cerrar gana quien tenga más.',
    room: 'En la sala 2 cuelga La familia de Felipe V: cuatro puntos, del siglo XVIII y de un pintor francés. Delante hay tres visitantes, y así no hay foto que valga.',
    queue:
      'Frente a cada cuadro se hace fila, con tres puestos. Cuando se va el último visitante, quien está en el primero hace la foto.',
    common: 'Las misiones dan puntos aparte. Esta es de todos: siete puntos para quien fotografíe dos cuadros del siglo XIX.',
    missions:
      'Tienes además tres misiones secretas, y te quedas con dos. Elige la de Francia y la del siglo XVIII: el cuadro de la sala 2 cuenta para ambas.',
    slot: 'Cada hora trae una franja horaria: esta cambia los próximos cuadros de los dos montones. Fausto tiene el tique, así que empieza.',
    asked:
      'Fausto quiere entrar en la sala 2, y tú tienes una carta de Seguridad para impedirlo. Con entrar todavía no gana nada: déjalo pasar.',
    entered: 'Ahí está, primero en la fila, con tres visitantes delante. A ver qué más trae en la mano.',
    block:
      'Con Cambio de sala se quita de encima a un visitante, y después puede sacar a los otros dos: la foto sería suya. Este sí, bloquéalo.',
    blocked:
      'Las dos cartas se pierden, y ya. Ahora tiene dos acciones sin cartas, que nadie puede bloquear: míralo sacar visitantes.',
    enter: 'Te toca, y en la sala 2 queda un solo visitante. Elige tu carta de Movimiento y la sala 2, y juégala.',
    passed: 'Ahora es Fausto quien decide si te bloquea. Si no, entras al final de la fila, justo detrás de él.',
    photos:
      'Puedes jugar todas las cartas que quieras, pero guarda la otra para después. Pasa a fotografiar: tienes dos acciones que no cuestan carta.',
    closer: 'La foto es de quien va primero. Con Movimiento también se adelanta un puesto en la fila: ponte delante de Fausto.',
    help: 'Vas primero. Con Ayuda te llevas a la mano al último visitante, y la foto se hace sola.',
    click:
      '¡Clic, es tuyo! Vuelves al vestíbulo y eliges el próximo cuadro: cuelga el Carlos V, con sus cuatro visitantes, que Fausto ya va primero ahí.',
    points:
      'Ya tienes cuatro puntos, y la foto cuenta para tus dos misiones. Eso sí, una misión solo da puntos si la cumples entera.',
    hour: 'Nueva hora, nueva franja: con esta, todos han robado una carta. El tique pasó a tus manos y empiezas tú.',
    lion: 'Al león de la sala 1 lo pintó una francesa en el siglo XIX, y apenas tiene dos visitantes. Ve con tu nueva carta de Movimiento.',
    refused: '¡Esta vez te bloquean a ti! Se pierden tu carta y la Seguridad de Fausto, y tu turno sigue.',
    joker:
      'Desde el vestíbulo no sirven ni Cambio de sala ni Ayuda, pero dos cartas cualesquiera hacen un Comodín. Elige las dos, luego Moverse y la sala 1.',
    first:
      'Si Fausto no dice nada, entras directo al primer puesto. Y como te quedas sin cartas, pasas enseguida a tus dos acciones.',
    change: 'Quedan dos visitantes para dos acciones. Con Cambio de sala manda a uno a la sala 2, a que le estorbe a Fausto.',
    last: 'Al último, con Ayuda: tú haces la foto, y esa carta te sirve la próxima hora.',
    hang: '¡Otro más! Ahora cuelga El triunfo de la Muerte, que atrae a cuatro visitantes pero vale siete puntos.',
    fulfilled:
      'Dos cuadros franceses: misión cumplida, y son siete puntos más. Elige tu nombre para ver de dónde sale cada punto, mientras juega Fausto.',
    closing:
      'A las ocho horas cierra el museo, y la última franja siempre lo agita todo. Entonces se descubren las misiones de todos.',
    guard: 'Otras veces ronda también un guardia. No hace fotos, pero allí donde llega va primero, y hay que adelantarlo.',
    onwards: 'Con eso ya sabes jugar. Te toca: sigue la partida contra Fausto, y si dudas, en el botón «?» están las reglas.',
  },
  not: {
    missions: 'Italia también paga bien, pero hoy no cuelga aquí ningún cuadro italiano. Quédate con Francia y el siglo XVIII.',
    asked: 'Podrías, pero solo tienes una carta de Seguridad y dentro de un momento te hará más falta. Déjalo pasar.',
    block: 'Si lo dejas pasar, en este mismo turno se lleva la foto. Bloquéalo.',
    enter: 'Otro día sí, pero ahora hay una foto casi hecha en la sala 2. Ve con tu carta de Movimiento.',
    photos: 'También se puede, pero con las dos acciones sin carta te basta. Pasa a fotografiar.',
    closer: 'Espera, que Fausto va primero y la foto sería suya. Antes adelántalo.',
    help: 'Estás a un paso de la foto: usa la Ayuda.',
    click: 'La Inmaculada solo atrae a tres visitantes, y Fausto va primero en esa fila. Mejor el Carlos V.',
    lion: 'Otra vez será: con ese león cumples una misión hoy mismo.',
    joker: 'Todavía puedes llegar: junta las dos cartas en un Comodín y ve a la sala 1.',
    change: 'Así también saldría, pero mira dónde estorba más: mándalo a la sala 2 con Cambio de sala.',
    last: 'Te queda una acción y un visitante: llévatelo con Ayuda.',
    hang: 'La Inmaculada vale cinco. Mejor que te espere aquí uno de siete.',
  },
} satisfies LessonTexts;

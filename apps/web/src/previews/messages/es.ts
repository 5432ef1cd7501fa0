/** Spanish texts of link previews. */
export default {
  home: 'Sobremesa: juegos de mesa con los amigos que están lejos',
  alone: {
    title: 'Sobremesa: juegos de mesa contra bots o en un solo dispositivo',
    description: 'Juegos de mesa sobre el patrimonio, para jugar y aprender en el navegador: sin cuentas y también sin conexión.',
  },
  about: '{game}, en Sobremesa',
  gallery: {
    title: 'La galería de Sobremesa',
    description:
      'Cuadros, objetos y ofrendas de los juegos, cada uno con su cartela: qué es, quién lo hizo, de dónde viene y dónde se conserva.',
  },
  rules: {
    title: 'Las reglas de {game}',
    description: 'Todas las reglas de {game}, con dibujos y ejemplos, para leerlas en pantalla o imprimirlas.',
  },
  learn: {
    title: 'Aprende {game} jugando',
    description: 'Una primera partida de {game} que te enseña las reglas paso a paso, en el navegador y sin cuentas.',
  },
  table: {
    title: 'Una mesa de {game}',
    free: '{free, plural, =0 {Una mesa de {game}, completa} one {Una mesa de {game}: queda # lugar libre} other {Una mesa de {game}: quedan # lugares libres}}',
    description: 'Abre el enlace para jugar o mirar, sin cuentas ni descargas. {about}',
  },
  replay: {
    title: '{game}: {players}',
    start: 'Vuelve a ver una partida de {game} en el tablero, jugada a jugada y desde cualquier lugar.',
    moment: 'La jugada {move} de una partida de {game}, para verla en el tablero, jugada a jugada y desde cualquier lugar.',
  },
};

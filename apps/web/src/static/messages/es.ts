/** Textos de la portada sin servidor: juegos contra bots o en un solo dispositivo. */
export default {
  title: 'Siéntate a la mesa',
  what: 'Juegos de mesa sobre el patrimonio, en tu navegador: contra bots o entre varias personas en un mismo dispositivo. Sin cuentas ni descargas y, después de la primera visita, también sin conexión.',
  bots: 'Jugar contra bots',
  resume: 'Seguir la partida',
  device: 'Jugar en un dispositivo',
  against: '{bots, plural, =0 {Sin bots} one {Contra # bot, nivel «{level}»} other {Contra # bots, nivel «{level}»}}',
  you: 'Tú',
  failed: 'No se pudo cargar el juego. Revisa tu conexión y prueba de nuevo.',
  far: '¿Tus amigos están lejos?',
  host: 'Para jugar con amigos que están lejos, instala tu propio servidor. Basta un equipo pequeño, y tus amigos solo tienen que abrir un enlace.',
  how: 'Cómo instalar un servidor',
  needsServer: {
    title: 'Este enlace necesita un servidor',
    text: 'Lleva a una mesa, una partida o un grupo de un servidor de Sobremesa, y esta página no tiene ninguno. Abre el enlace en la dirección desde la que te lo mandaron.',
    file: 'Abrir una partida guardada',
  },
};

/** Lo que se dice donde se prueban las reglas de Prado. */
export default {
  tried: {
    actions: {
      ask: 'Lleva tu cámara de la puerta a la foto. Eres Ana.',
      enter: 'Entrar en la sala {room}',
      closer: 'Adelantar un puesto',
      change: 'Mandar un visitante a la sala {room}',
      help: 'Llevarte un visitante',
    },
    orders: {
      ask: 'Cambia lo que anuncia Luis, tu instrucción y tu mano. Eres Ana.',
      announces: '{name} anuncia',
      past: 'que te adelanta',
      theirs: 'una Ayuda: la foto sería suya',
      yours: 'una Ayuda: la foto sería tuya',
      block: 'Bloquear si alguien',
      hand: 'En tu mano',
      holds: { security: 'una Seguridad', none: 'ninguna Seguridad' },
      will: {
        block: 'Se bloquea. Las cartas de los dos van a la salida.',
        allow: 'Se deja pasar.',
        ask: 'Tu instrucción no viene al caso: se te pregunta.',
      },
    },
    mission: {
      ask: 'Elige qué cuadros has fotografiado.',
      paintings: 'Cuadros',
      photos: '{count, plural, =0 {Ninguna foto} one {# foto} other {# fotos}}',
      total: 'En total',
    },
  },
};

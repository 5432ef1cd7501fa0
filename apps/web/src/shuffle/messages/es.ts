/** Texts of the shuffle and of its check. */
export default {
  title: 'La mezcla',
  about:
    'Nadie elige la mezcla. El servidor fija su parte antes de empezar y muestra su huella. El dispositivo de cada persona añade una parte al azar. Basta una parte honesta para que la mezcla sea justa. Al terminar se puede comprobar.',
  fingerprint: 'Huella del servidor',
  round:
    'Se mezcló de nuevo: {round, plural, one {# intento anterior quedó sin efecto} other {# intentos anteriores quedaron sin efecto}}.',
  seats: 'Partes de las personas',
  unnamed: 'Lugar {number}',
  parts: {
    promised: 'preparada: {mark}',
    revealed: 'dentro: {mark}',
    missing: 'no llegó a tiempo: {mark}',
    none: 'sin parte propia',
  },
  check: {
    open: 'Comprobar la mezcla',
    title: 'Comprobar la mezcla',
    intro:
      'Tu navegador repite la partida entera: desde lo que el servidor fijó antes de empezar hasta la última carta. No se envía nada.',
    start: 'Comprobar',
    again: 'Comprobar otra vez',
    cancel: 'Cancelar',
    cancelled: 'Comprobación cancelada.',
    failed: 'No se pudo hacer la comprobación.',
    progress: 'Avance',
    moves: 'Jugada {checked} de {of}',
    loading: 'Leyendo la partida…',
    allSame: 'Todo coincide.',
    sameSoFar: 'Todo lo que se podía comparar en este dispositivo coincide.',
    different: 'Algo no coincide. Mira el paso marcado.',
    results: { same: 'Coincide', differs: 'No coincide', unknown: 'No se puede comparar' },
    steps: {
      document: 'La partida está completa',
      promise: 'La huella del servidor es la que este dispositivo vio antes de empezar',
      commitment: 'El secreto del servidor corresponde a su huella',
      list: 'La lista de partes es la que este dispositivo vio al empezar',
      own: 'La parte de este dispositivo entró en la mezcla',
      contributions: 'Cada parte corresponde a su huella',
      seed: 'La mezcla sale del secreto y de las partes',
      deal: 'El reparto sale de la mezcla',
      moves: 'Cada jugada sigue las reglas y lleva a lo que se jugó',
      end: 'La partida termina como terminó',
    },
    at: {
      seat: 'Difiere en el lugar de {name}.',
      version: 'Difiere en la jugada {version}.',
    },
    reasons: {
      notKept: 'Este dispositivo no guardó nada de esta partida.',
      noList: 'Este dispositivo no estaba en la mesa al empezar.',
      notIn: 'Este dispositivo no añadió ninguna parte.',
      late: 'La parte de este dispositivo no llegó a tiempo.',
      replaced: 'La parte vino de otro dispositivo tuyo, o este llegó tarde.',
      before: 'Falló un paso anterior.',
    },
  },
};

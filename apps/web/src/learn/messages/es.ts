/** What is said around every lesson. */
export default {
  title: 'Aprende {game}',
  coach: 'Paso a paso',
  place: 'Paso {step} de {steps}',
  next: 'Seguir',
  playOn: 'Seguir la partida',
  waiting: 'Espera a que jueguen los demás.',
  show: 'Ir allí',
  notYet: 'Todavía no: primero mira esto.',
  menu: 'Más opciones',
  again: 'Empezar de nuevo',
  skip: 'Saltar la explicación',
  you: 'Tú',
  calls: 'Tu partida ha empezado.',
  waits: 'Tu mesa te guarda el lugar; te avisamos cuando empiece la partida.',
  toTable: 'Ir a la mesa',
  offer: 'Abrir una mesa',
};

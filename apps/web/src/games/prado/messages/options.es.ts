/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  guard: {
    label: 'Guardia',
    help: 'Recorre las salas y se pone en el primer puesto de la fila: hay que adelantarlo para hacer la foto.',
    values: { auto: 'Según cuántas personas jueguen', yes: 'Sí', no: 'No' },
  },
  difficulty: {
    label: 'Dificultad',
    help: 'Cuantas más cartas de Seguridad quedan en el mazo, más veces vacía el guardia su sala.',
    values: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  },
  reactions: {
    label: 'Bloqueos',
    help: 'Con calma: se pregunta a todos cada vez, y nadie sabe quién tiene una carta de Seguridad. Rápidos: se pregunta solo cuando alguien podría bloquear, y así se sabe cuándo no puede nadie.',
    values: { calm: 'Con calma', quick: 'Rápidos' },
  },
  windowSeconds: {
    label: 'Tiempo para bloquear',
    help: 'Cada carta espera este tiempo si nadie la bloquea, para que no se sepa quién podía hacerlo.',
    values: { 8: '8 segundos', 15: '15 segundos', 30: '30 segundos', 60: '1 minuto' },
  },
};

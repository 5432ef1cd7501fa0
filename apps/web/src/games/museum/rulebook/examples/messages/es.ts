/** Lo que se dice donde se prueban las reglas de Museum. */
export default {
  tried: {
    pay: {
      ask: 'Elige qué expones y con qué pagas.',
      goods: 'Expones',
      prestige: 'Prestigio con el que pagas',
      cheapest: 'El pago más barato',
    },
    penalty: {
      ask: 'Cambia lo que hay en tu almacén y las fichas de opinión pública.',
      store: 'En tu almacén',
      tokens: 'Fichas en {continent}',
      lost: '{points, plural, =0 {No pierdes ningún punto.} one {Pierdes # punto.} other {Pierdes # puntos.}}',
    },
    collection: {
      ask: 'Elige una pieza y después la sala a la que va.',
      none: 'No hay ninguna colección.',
      total: 'En total, {points, plural, one {# punto} other {# puntos}}.',
    },
  },
};

/** Lo que se dice donde se prueban las reglas de Pátzcuaro. */
export default {
  tried: {
    move: {
      ask: 'Elige dónde está Luis y mira hasta dónde llegas. Eres Ana.',
      goal: 'Con {steps, plural, one {# paso} other {# pasos}}: {space}.',
    },
    support: {
      ask: 'Elige una carta y el nivel en que la colocas.',
      place: 'Colocar en el nivel {level}',
    },
    points: {
      ask: 'Cambia los objetivos de la noche y mira qué da el mismo altar.',
      one: 'Un pétalo',
      two: 'Dos pétalos',
      three: 'Tres pétalos',
    },
  },
};

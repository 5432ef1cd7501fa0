import type { LessonTexts } from '../../../../learn/script.ts';

export default {
  steps: {
    welcome:
      'Esta es la vitrina que dejó la abuela, con seis clases de piezas. Te la repartes con Inés, la garza: una pieza por turno.',
    letter:
      'La abuela te escribió una carta que nadie más puede leer. Te promete los abanicos: cada uno que tomes te da 2 puntos.',
    ends: 'En tu turno tomas una sola pieza, del extremo izquierdo o derecho de cualquier estante. Las de en medio tienen que esperar.',
    first: 'A la izquierda del tercer estante hay un abanico. Tómalo.',
    others: 'Ahora le toca a Inés. También ella tiene una carta: fíjate en qué toma.',
    counts: 'Aquí ves cuántas piezas de cada clase tiene cada quien. Al final, tener más de una clase da 3 puntos.',
    behind:
      'El cuarto estante también empieza con un abanico, pero detrás hay un reloj. Inés acaba de tomar uno: no le abras otro todavía.',
    second: 'Su reloj dejó un abanico a la vista, a la derecha del último estante. Toma ese.',
    bluff: 'Inés tomó un abanico: ¿se los promete su carta, o sospecha de la tuya? Las dos cartas nunca prometen lo mismo.',
    third: 'Antes de que tome más, toma ahora sí el abanico del cuarto estante.',
    points:
      'Tres abanicos te dan 6 puntos, y la mayoría de abanicos otros 3. Elige tu nombre cuando quieras ver de dónde salen los puntos.',
    guess:
      'Cuando la vitrina se vacía, cada quien adivina qué promete la otra carta. Acertar da 4 puntos: no tomes tu clase sin disimulo.',
    onwards: 'Ya sabes lo que hace falta. Sigue la partida contra Inés; en el botón «?» están las reglas.',
  },
  not: {
    first: 'Podrías, pero tu carta promete los abanicos. Hay uno a la izquierda del tercer estante.',
    second: 'Otra vez será: ahora toma el abanico a la derecha del último estante, que Inés dejó a la vista.',
    third: 'Espera: todavía hay un abanico a la izquierda del cuarto estante, y parece que Inés los quiere.',
  },
} satisfies LessonTexts;

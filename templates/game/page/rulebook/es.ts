import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'De qué trata',
    setup: 'Preparación',
    turn: 'Tu turno',
    end: 'El final',
    points: 'Los puntos',
    table: 'En esta mesa',
    pieces: 'Las piezas',
  },
  paragraphs: {
    story: [
      'Una herencia',
      'Dos herederos se reparten la vitrina que dejó su abuela. A cada uno le escribió una carta, y ninguno sabe qué dice la del otro.',
    ],
    goal: [
      'Cómo se gana',
      'Gana quien tenga más puntos. Los dan las [mayorías](majorities), [tu carta](promised) y [adivinar](right-guess) la otra.',
    ],
    cabinet: [
      'La vitrina',
      'Tiene seis estantes con seis piezas cada uno. Hay seis clases, con seis piezas de cada una. Se colocan al azar y a la vista.\nLa vitrina pequeña tiene cuatro estantes y cuatro piezas de cada clase.',
    ],
    letters: [
      'Las cartas',
      'Cada persona recibe una carta {letter} que promete una clase de pieza. Solo la lee su dueño. Las dos cartas prometen clases distintas.',
    ],
    take: [
      'Tomar una pieza',
      'En tu turno tomas una pieza. Tiene que ser la primera o la última de un estante. Después le toca a la otra persona. Quién empieza se decide al azar.',
    ],
    behind: [
      'Lo que dejas a la vista',
      'Un estante empieza con un libro y una llave. Si tomas el libro, la otra persona puede tomar la llave.',
    ],
    guess: [
      'Adivinar',
      'Cuando la vitrina está vacía, cada persona adivina una vez, por turno. Nombras la clase que crees que promete la otra carta. No puede ser la tuya.',
    ],
    over: ['El final', 'Después de que ambas personas adivinan, se abren las cartas y se cuentan los puntos.'],
    majorities: [
      'Mayorías',
      'Por cada clase de la que tengas más piezas que la otra persona, recibes **3 puntos**. Si tienen las mismas, nadie los recibe.',
    ],
    promised: ['Tu carta', 'Por cada pieza de la clase que promete tu carta, recibes **2 puntos**.'],
    'letter-example': ['las mismas piezas con otra carta', 'Lo que has tomado vale más o menos según la carta.'],
    'right-guess': ['Acertar', 'Si adivinaste la otra carta, recibes **4 puntos**.'],
    ties: [
      'Empates',
      'Con los mismos puntos, gana quien tenga más piezas de la clase de su carta. Si también empatan, gana quien jugó en segundo lugar.',
    ],
    mistakes: [
      'Si algo sale mal',
      'El servidor rechaza lo que las reglas no permiten y dice por qué. Si la página es antigua, hay que cargarla de nuevo.',
    ],
  },
  hints: {
    take: 'Fíjate también en lo que destapas: la pieza de atrás queda libre para tu rival.',
    guess: 'Mira las cuentas: la clase que tu rival juntó con más ganas puede ser la prometida.',
  },
};
export default texts;

import type { Words } from '../words.ts';

const list = new Intl.ListFormat('es');
const some = (names: readonly string[]): string => (names.length === 0 ? 'Alguien' : list.format(names));

/** What notices say in Spanish. */
export default {
  games: { prado: 'Prado', museum: 'Museo', patzcuaro: 'Pátzcuaro' },
  told: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return { title: 'Te toca', line: `${game}: la mesa te espera.` };
      case 'soon':
        return { title: 'Se te acaba el tiempo', line: `${game}: todavía te toca.` };
      case 'begins':
        return { title: 'Empieza la partida', line: `${game}: ya se están sentando a jugar.` };
      case 'over':
        return { title: 'Se acabó la partida', line: `${game}: ven a ver cómo terminó.` };
      case 'sat':
        return { title: `${some(names)} se sentó a tu mesa`, line: `${game}: ${some(names)} llegó a jugar.` };
      case 'rematch':
        return { title: `${some(names)} quiere la revancha`, line: `${game}: tu lugar está apartado.` };
      case 'mention':
        return { title: `${some(names)} te está llamando`, line: `${game}: te mencionan en la charla.` };
    }
  },
  public: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return names.length === 0 ? null : `${game}: ${names.length > 1 ? 'les' : 'le'} toca a ${list.format(names)}.`;
      case 'soon':
        return names.length === 0
          ? null
          : `${game}: a ${list.format(names)} se ${names.length > 1 ? 'les' : 'le'} acaba el tiempo.`;
      case 'begins':
        return `${game}: empieza la partida.`;
      case 'over':
        return `${game}: se acabó la partida.`;
      case 'sat':
        return `${game}: ${names.length === 0 ? 'alguien' : list.format(names)} se sentó a la mesa.`;
      case 'rematch':
        return `${game}: hay revancha.`;
      case 'test':
        return `${game}: es una prueba. Por aquí avisará la mesa.`;
      default:
        return null;
    }
  },
  several: (count) => `Te esperan ${count} novedades`,
  mail: {
    toTable: 'Ir a la mesa',
    toTables: 'Ir a tus mesas',
    why: (place) => `Recibes esto porque quisiste que ${place} te avisara.`,
    stop: 'Ya no me avisen',
    confirm: {
      subject: '¿Es tuya esta dirección?',
      text: (place) => `Alguien, ojalá tú, quiere que ${place} escriba aquí cuando le toque jugar.`,
      link: 'Sí, escríbanme',
      ignore: 'Si no fuiste tú, no hagas nada: no llegará nada más.',
    },
  },
  push: { stop: 'Ya no me avisen' },
  hook: { stop: 'Apagar estos avisos' },
} satisfies Words;

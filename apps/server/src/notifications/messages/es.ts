import { gameNames } from '../gameNames.ts';
import type { NotificationTexts } from './model.ts';

const list = new Intl.ListFormat('es');
const some = (names: readonly string[]): string => (names.length === 0 ? 'Alguien' : list.format(names));
const isMany = (names: readonly string[]): boolean => names.length > 1;

/** Notifications in Spanish. */
export default {
  games: gameNames('es'),
  toUser: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return { title: 'Te toca', line: `${game}: la mesa te espera.` };
      case 'soon':
        return { title: 'Se te acaba el tiempo', line: `${game}: todavía te toca.` };
      case 'standIn':
        return { title: 'Un bot juega por ti', line: `${game}: puedes recuperar tu lugar cuando quieras.` };
      case 'begins':
        return { title: 'Empieza la partida', line: `${game}: ya se están sentando a jugar.` };
      case 'over':
        return { title: 'Se acabó la partida', line: `${game}: ven a ver cómo terminó.` };
      case 'sat':
        return {
          title: `${some(names)} ${isMany(names) ? 'se sentaron' : 'se sentó'} a tu mesa`,
          line: `${game}: ${some(names)} ${isMany(names) ? 'llegaron' : 'llegó'} a jugar.`,
        };
      case 'rematch':
        return {
          title: `${some(names)} ${isMany(names) ? 'quieren' : 'quiere'} la revancha`,
          line: `${game}: te guardamos el lugar.`,
        };
      case 'mention':
        return {
          title: `${some(names)} te ${isMany(names) ? 'están' : 'está'} llamando`,
          line: `${game}: te mencionan en la charla.`,
        };
    }
  },
  toWebhook: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return names.length === 0 ? null : `${game}: ${isMany(names) ? 'les' : 'le'} toca a ${list.format(names)}.`;
      case 'soon':
        return names.length === 0 ? null : `${game}: a ${list.format(names)} se ${isMany(names) ? 'les' : 'le'} acaba el tiempo.`;
      case 'begins':
        return `${game}: empieza la partida.`;
      case 'over':
        return `${game}: se acabó la partida.`;
      case 'sat':
        return `${game}: ${names.length === 0 ? 'alguien' : list.format(names)} ${isMany(names) ? 'se sentaron' : 'se sentó'} a la mesa.`;
      case 'rematch':
        return `${game}: hay revancha.`;
      case 'test':
        return `${game}: es una prueba. Por aquí llegarán los avisos de la mesa.`;
      default:
        return null;
    }
  },
  several: (count) => `Te esperan ${count} novedades`,
  mail: {
    toTable: 'Ir a la mesa',
    toTables: 'Ir a tus mesas',
    why: (place) => `Recibes este correo porque pediste a ${place} que te avisara.`,
    stop: 'No quiero más correos',
    code: {
      subject: (place) => `Tu código para ${place}`,
      text: (name, place) =>
        `Con este código sigues en ${place} como ${name} en otro dispositivo. Vale una vez, durante 15 minutos:`,
      ignore: 'Si no lo pediste, no hagas nada ni se lo des a nadie: quien lo tenga puede jugar como tú.',
    },
    test: {
      subject: (place) => `Un correo de prueba de ${place}`,
      text: (place) => `Los correos de ${place} llegan. Quien lo administra ha enviado este para comprobarlo.`,
    },
    confirm: {
      subject: '¿Es tuya esta dirección?',
      text: (place) => `Alguien, ojalá tú, ha pedido a ${place} que escriba a esta dirección cuando le toque jugar.`,
      link: 'Sí, quiero recibirlos',
      ignore: 'Si no fuiste tú, no hagas nada: no llegará nada más.',
    },
  },
  push: { stop: 'No quiero más avisos' },
  webhook: { stop: 'Desactivar estos avisos' },
} satisfies NotificationTexts;

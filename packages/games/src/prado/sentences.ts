import type { Sentence, SentenceValue } from '../kit/index.ts';
import {
  GUARD,
  type Action,
  type Token,
  type Century,
  type Direction,
  type School,
  type Theme,
  type VisitType,
} from './catalogue/types.ts';
import type { Doer, PradoEvent } from './events.ts';

/**
 * The keys of the log's sentences, with their values. Paintings, missions, slot cards and Visit
 * cards are terms named by their ids, rooms are numbers.
 */
export const sentenceKeys = [
  /** {player}, and {missions} for readers who may know them */
  'log.keptMissions',
  'log.keptMissionsOwn',
  /** {round} {rounds} {player}: the ticket holder */
  'log.round',
  /** {slot} */
  'log.slot',
  'log.slotVoid',
  /** {player} */
  'log.turn',
  /** {player} {actions} */
  'log.photography',
  /** {player} {count}, and {cards} for readers who may know them */
  'log.drew',
  'log.drewCards',
  /** {count} */
  'log.reshuffled',
  /** {player} {cards}: for the slot card, or at the end of the turn */
  'log.discardedSlot',
  'log.discardedLimit',
  /** {player} {to}, and {card} for readers who may know it */
  'log.handed',
  'log.handedCard',
  /** {player} {cards}, and {room}: a card's or a Joker's action is announced */
  'log.declaredMove',
  'log.declaredCloser',
  'log.declaredHelp',
  'log.declaredChange',
  'log.jokerMove',
  'log.jokerCloser',
  'log.jokerHelp',
  'log.jokerChange',
  /** {player}: the owner of the blocked card; {by} {cards} */
  'log.blocked',
  /** The same for the player who blocked. */
  'log.youBlocked',
  'log.blockedByOrder',
  /** {player} {room} {place}: from the hall, or {from} */
  'log.movedIn',
  'log.moved',
  /** {player} {other} {room} {place}; the guard is no player */
  'log.overtook',
  'log.overtookGuard',
  /** {player} {room}, and {card} for readers who may know it */
  'log.helped',
  'log.helpedCard',
  /** {player} {from} {room}; by the guard, by the slot card */
  'log.visitorMoved',
  'log.visitorMovedGuard',
  'log.visitorMovedSlot',
  /** {room} {count} */
  'log.visitorsCame',
  /** {room} {count} {cards}: sent away by the guard, or by the slot card */
  'log.visitorsLeftGuard',
  'log.visitorsLeftSlot',
  /** {players} */
  'log.toHallSlot',
  'log.toHallGuard',
  'log.toHallRetired',
  /** {player} {room} */
  'log.steppedBack',
  /** No values */
  'log.pilesTurned',
  /** {painting} {room} */
  'log.lent',
  /** {from} {room} {steps} {direction}: cw or ccw; `from` and `room` may be equal */
  'log.walked',
  'log.walkedRound',
  /** {card} */
  'log.guardDrew',
  'log.guardIdle',
  /** {room}: {player} drew the card, or the guard */
  'log.alarm',
  'log.alarmGuard',
  /** {player} {painting} {room}, and {bonus} if there is one; the guard is no player */
  'log.photo',
  'log.photoBonus',
  'log.photoGuard',
  /** {player} {pile} {paintings} */
  'log.looked',
  /** {painting} {room} {visitors} {pile}: chosen by {player}, or without a choice */
  'log.hungBy',
  'log.hung',
  /** {player} {painting} {pile} */
  'log.putBackTop',
  'log.putBackBottom',
  /** {room} */
  'log.retired',
  /** {players} {total} */
  'log.won',
  /** {player} {total} {guard} */
  'log.beatGuard',
  'log.lost',
  /** {player} {total} {guard} {missing} */
  'log.lostMissions',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

/**
 * Terms in sentences and boards beside the names of the catalogue: cards, symbols and missions, the
 * guard, his direction.
 */
export type TermKey =
  | VisitType
  | Direction
  | typeof GUARD
  | `century-${Century | 'xv' | 'xvi' | 'xvii' | 'xviii' | 'xix'}`
  | `school-${School | 'es' | 'it' | 'nl' | 'fr'}`
  | `theme-${Theme}`;

interface PradoSentence extends Sentence {
  key: SentenceKey;
}

type Values = Record<string, SentenceValue>;

/** The log sentence of an event, as far as its reader may know it. */
export function sentence(event: PradoEvent): PradoSentence {
  switch (event.type) {
    case 'keptMissions':
      if (event.missions === null) return say('log.keptMissions', by(event));
      return say('log.keptMissionsOwn', { ...by(event), missions: { terms: event.missions } });
    case 'round':
      return say('log.round', { round: event.round, rounds: event.rounds, player: { player: event.ticket } });
    case 'slot':
      return say('log.slot', { slot: { term: event.slot } });
    case 'slotVoid':
      return say('log.slotVoid', { slot: { term: event.slot } });
    case 'turn':
      return say('log.turn', by(event));
    case 'photography':
      return say('log.photography', { ...by(event), actions: event.actions });
    case 'drew':
      if (event.cards === null) return say('log.drew', { ...by(event), count: event.count });
      return say('log.drewCards', { ...by(event), count: event.count, cards: { terms: event.cards } });
    case 'reshuffled':
      return say('log.reshuffled', { count: event.count });
    case 'discarded':
      return say(event.cause === 'slot' ? 'log.discardedSlot' : 'log.discardedLimit', {
        ...by(event),
        cards: { terms: event.cards },
      });
    case 'handed': {
      const values = { ...by(event), to: { player: event.to } };
      return event.card === null ? say('log.handed', values) : say('log.handedCard', { ...values, card: { term: event.card } });
    }
    case 'declared':
      return say(declaredKeys[event.joker ? 'joker' : 'card'][kindOf(event.action)], {
        ...by(event),
        cards: { terms: event.cards },
        ...roomOf(event.action),
      });
    case 'blocked':
      // Only the player who blocked learns whether an order did.
      return say(event.ordered === null ? 'log.blocked' : event.ordered ? 'log.blockedByOrder' : 'log.youBlocked', {
        ...by(event),
        by: { player: event.by },
        cards: { terms: event.cards },
      });
    case 'moved': {
      const values = { ...by(event), room: event.to, place: event.place };
      return event.from === null ? say('log.movedIn', values) : say('log.moved', { ...values, from: event.from });
    }
    case 'overtook': {
      const values = { ...by(event), room: event.room, place: event.place };
      if (event.token === GUARD) return say('log.overtookGuard', values);
      return say('log.overtook', { ...values, other: { player: event.token } });
    }
    case 'helped': {
      const values = { ...by(event), room: event.room };
      return event.card === null ? say('log.helped', values) : say('log.helpedCard', { ...values, card: { term: event.card } });
    }
    case 'visitorMoved':
      return visitorMoved(event.by, { from: event.from, room: event.to });
    case 'visitorsCame':
      return say('log.visitorsCame', { room: event.room, count: event.count });
    case 'visitorsLeft': {
      const values = { room: event.room, count: event.cards.length, cards: { terms: event.cards } };
      return say(event.by === GUARD ? 'log.visitorsLeftGuard' : 'log.visitorsLeftSlot', values);
    }
    case 'toHall':
      return say(toHallKeys[event.cause], { players: { players: event.players } });
    case 'steppedBack':
      return say('log.steppedBack', { ...by(event), room: event.room });
    case 'pilesTurned':
      return say('log.pilesTurned', {});
    case 'lent':
      return say('log.lent', { painting: { term: event.painting }, room: event.room });
    case 'walked': {
      const { from, to, steps, direction } = event;
      return say(from === to ? 'log.walkedRound' : 'log.walked', { from, room: to, steps, direction: { term: direction } });
    }
    case 'guardDrew':
      return say('log.guardDrew', { card: { term: event.card } });
    case 'guardIdle':
      return say('log.guardIdle', { card: { term: event.card } });
    case 'alarm':
      if (event.cause === GUARD) return say('log.alarmGuard', { room: event.room });
      return say('log.alarm', { player: { player: event.cause }, room: event.room });
    case 'photo':
      return photo(event.player, event.bonus, { painting: { term: event.painting }, room: event.room });
    case 'looked':
      return say('log.looked', { ...by(event), pile: event.pile, paintings: { terms: event.paintings } });
    case 'hung': {
      const { room, painting, visitors, pile } = event;
      const values = { room, painting: { term: painting }, visitors, pile };
      return event.by === null ? say('log.hung', values) : say('log.hungBy', { ...values, player: { player: event.by } });
    }
    case 'putBack':
      return say(event.rest === 'top' ? 'log.putBackTop' : 'log.putBackBottom', {
        ...by(event),
        painting: { term: event.painting },
        pile: event.pile,
      });
    case 'retired':
      return say('log.retired', { room: event.room });
    case 'won':
      return say('log.won', { players: { players: event.players }, total: event.total });
    case 'beatGuard':
      return say('log.beatGuard', { ...by(event), total: event.total, guard: event.guard });
    case 'lost': {
      const values = { ...by(event), total: event.total, guard: event.guard };
      if (event.missing.length === 0) return say('log.lost', values);
      return say('log.lostMissions', { ...values, missing: { terms: event.missing } });
    }
  }
}

const declaredKeys = {
  card: { move: 'log.declaredMove', closer: 'log.declaredCloser', help: 'log.declaredHelp', change: 'log.declaredChange' },
  joker: { move: 'log.jokerMove', closer: 'log.jokerCloser', help: 'log.jokerHelp', change: 'log.jokerChange' },
} as const;
const toHallKeys = { slot: 'log.toHallSlot', guard: 'log.toHallGuard', retired: 'log.toHallRetired' } as const;

function kindOf(action: Action): keyof (typeof declaredKeys)['card'] {
  return action.type === 'move' && action.to === 'closer' ? 'closer' : action.type;
}

function roomOf(action: Action): Values {
  return action.type === 'help' || action.to === 'closer' ? {} : { room: action.to };
}

function visitorMoved(doer: Doer, values: Values): PradoSentence {
  if (doer === 'slot') return say('log.visitorMovedSlot', values);
  if (doer === GUARD) return say('log.visitorMovedGuard', values);
  return say('log.visitorMoved', { ...values, player: { player: doer } });
}

function photo(token: Token, bonus: number, values: Values): PradoSentence {
  if (token === GUARD) return say('log.photoGuard', values);
  const taken = { ...values, player: { player: token } };
  return bonus === 0 ? say('log.photo', taken) : say('log.photoBonus', { ...taken, bonus });
}

function say(key: SentenceKey, values: Values): PradoSentence {
  return { key, values };
}

function by({ player }: { player: string }): { player: { player: string } } {
  return { player: { player } };
}

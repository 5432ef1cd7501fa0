import type { Sentence } from '../kit/index.ts';
import type { Color, Item, TileSide } from './catalogue/types.ts';
import type { PatzcuaroEvent } from './events.ts';

/**
 * The keys of the log's sentences, with their values. Cards, spaces, items and objectives are terms
 * named by their ids.
 */
export const sentenceKeys = [
  /** {player} {space} {steps}, each: to act there, to flip, or to draw one card */
  'log.moved',
  'log.movedFlip',
  'log.movedDraw1',
  /** {player} {space} {option}: a term like `2A2-1`, of the space and the option's number */
  'log.chose',
  /** {player} {space} {placed} {taken}, lists of cards */
  'log.traded',
  /** {player} {card} {level}: by an action of the space, as a gift, and as a last placement */
  'log.placed',
  'log.placedGift',
  'log.placedLast',
  /** {player}, whose altar was complete already */
  'log.void',
  /** {player} */
  'log.passedGift',
  'log.passedLast',
  /** {player} {count}, and {cards} for readers who may know them */
  'log.drew',
  'log.drewCards',
  /** {player} {card} {space}: the space whose pile got it */
  'log.revealed',
  /** {player}, whose arrow points to no shop */
  'log.revealedNowhere',
  /** No values: the deck was empty */
  'log.revealedNothing',
  /** {player} */
  'log.flipped',
  /** {player} {level} */
  'log.levelCompleted',
  /** {player} */
  'log.altarCompleted',
  /** No values */
  'log.deckEmpty',
  /** {player}, by cause */
  'log.end',
  'log.endByAltar',
  'log.endByDeck',
  /** {players} {count} */
  'log.lastPlacements',
  /** {player} */
  'log.turn',
  /** {players} {total} */
  'log.won',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

/**
 * Terms in sentences and boards, except cards: colours, items, the spaces as printed, objectives.
 */
export type TermKey =
  | Color
  | Item
  | `${1 | 2 | 3 | 4}${TileSide}${1 | 2}`
  | `P${TileSide}-${'top' | 'bot'}`
  | `O${1 | 2 | 3}${'a' | 'b' | 'c' | 'd' | 'e'}`;

interface PatzcuaroSentence extends Sentence {
  key: SentenceKey;
}

const movedKeys = { act: 'log.moved', flip: 'log.movedFlip', draw1: 'log.movedDraw1' } as const;
const placedKeys = { space: 'log.placed', gift: 'log.placedGift', last: 'log.placedLast' } as const;
const passedKeys = { gift: 'log.passedGift', last: 'log.passedLast' } as const;

/** The log sentence of an event, as far as its reader may know it. */
export function sentence(event: PatzcuaroEvent): PatzcuaroSentence {
  switch (event.type) {
    case 'moved':
      return say(movedKeys[event.mode], { ...by(event), space: { term: event.spaceId }, steps: event.steps });
    case 'chose':
      return say('log.chose', { ...by(event), space: { term: event.spaceId }, option: { term: optionTerm(event) } });
    case 'traded': {
      const { spaceId, placed, taken } = event;
      return say('log.traded', { ...by(event), space: { term: spaceId }, placed: { terms: placed }, taken: { terms: taken } });
    }
    case 'placed':
      return say(placedKeys[event.cause], { ...by(event), card: { term: event.card }, level: event.level });
    case 'void':
      return say('log.void', by(event));
    case 'passed':
      return say(passedKeys[event.cause], by(event));
    case 'drew':
      if (event.cards === null || event.count === 0) return say('log.drew', { ...by(event), count: event.count });
      return say('log.drewCards', { ...by(event), count: event.count, cards: { terms: event.cards } });
    case 'revealed':
      if (event.spaceId === null) return say('log.revealedNowhere', by(event));
      if (event.card === null) return say('log.revealedNothing', {});
      return say('log.revealed', { ...by(event), card: { term: event.card }, space: { term: event.spaceId } });
    case 'flipped':
      return say('log.flipped', by(event));
    case 'levelCompleted':
      return say('log.levelCompleted', { ...by(event), level: event.level });
    case 'altarCompleted':
      return say('log.altarCompleted', by(event));
    case 'deckEmpty':
      return say('log.deckEmpty', {});
    case 'endTriggered':
      return say(endKey(event.cause), by(event));
    case 'lastPlacements':
      return say('log.lastPlacements', { players: { players: event.players }, count: event.players.length });
    case 'turn':
      return say('log.turn', by(event));
    case 'won':
      return say('log.won', { players: { players: event.players }, total: event.total });
  }
}

function endKey(cause: 'altar' | 'emptyDeck' | null): SentenceKey {
  if (cause === null) return 'log.end';
  return cause === 'altar' ? 'log.endByAltar' : 'log.endByDeck';
}

function say(key: SentenceKey, values: Sentence['values']): PatzcuaroSentence {
  return { key, values };
}

/** An option of a space, counted from 1. */
function optionTerm({ spaceId, option }: { spaceId: string; option: number }): string {
  return `${spaceId}-${option + 1}`;
}

function by({ player }: { player: string }): { player: { player: string } } {
  return { player: { player } };
}

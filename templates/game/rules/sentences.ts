import type { Sentence } from '../kit/index.ts';
import type { Kind } from './catalogue/kinds.ts';
import type { NewgameEvent } from './events.ts';

/** The keys of the log's sentences, with their values. Kinds are terms. */
export const sentenceKeys = [
  /** {player} */
  'log.turn',
  /** {player} {kind} {shelf}, counted from 1 */
  'log.took',
  /** No values */
  'log.emptied',
  /** {player} {kinds} */
  'log.guessed',
  /** {player} {kinds}, by whether the other player has guessed it */
  'log.openedFound',
  'log.opened',
  /** {players} {total} */
  'log.won',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

/** Terms in sentences: a piece of a kind, and all pieces of a kind. */
export type TermKey = Kind | `all-${Kind}`;

interface NewgameSentence extends Sentence {
  key: SentenceKey;
}

/** The log sentence of an event. */
export function sentence(event: NewgameEvent): NewgameSentence {
  switch (event.type) {
    case 'turn':
      return say('log.turn', by(event));
    case 'took':
      return say('log.took', { ...by(event), kind: { term: event.kind }, shelf: event.shelf + 1 });
    case 'emptied':
      return say('log.emptied', {});
    case 'guessed':
      return say('log.guessed', { ...by(event), kinds: allOf(event.kind) });
    case 'opened':
      return say(event.found ? 'log.openedFound' : 'log.opened', { ...by(event), kinds: allOf(event.letter) });
    case 'won':
      return say('log.won', { players: { players: event.players }, total: event.total });
  }
}

function say(key: SentenceKey, values: Sentence['values']): NewgameSentence {
  return { key, values };
}

function by({ player }: { player: string }): { player: { player: string } } {
  return { player: { player } };
}

function allOf(kind: Kind): { term: TermKey } {
  return { term: `all-${kind}` };
}

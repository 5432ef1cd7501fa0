import type { Sentence, SentenceValue } from '../kit/index.ts';
import { kindOf } from './catalogue/favours.ts';
import type { MuseumEvent } from './events.ts';

/**
 * The keys of the log's sentences, with their values. Cards and continents are terms named by their
 * ids, Favours by their kind.
 */
export const sentenceKeys = [
  /** {player} */
  'log.keptHand',
  'log.threwBack',
  /** {player} {objects} {favours}, lists of cards: to the player alone */
  'log.threwBackOwn',
  /** {player}, and {patron} to the player alone */
  'log.patronChosen',
  'log.patronChosenOwn',
  /** {round} */
  'log.round',
  /** {headline} */
  'log.headline',
  /** {player} */
  'log.turn',
  /** {player} {card} {continent}, free and for a Prestige of customs */
  'log.drew',
  'log.drewToll',
  /** {player} */
  'log.declined',
  /** {players} */
  'log.passedOver',
  /** {player} {count}, by cause */
  'log.prestigeExploration',
  'log.prestigeMasterpiece',
  'log.prestigeHeadline',
  'log.prestigeFavour',
  /**
   * {player} {cards} {count} {prestige}: to the player's storeroom and the supply, or to the
   * storeroom and purse of {owner}
   */
  'log.paid',
  'log.paidTo',
  'log.paidNothing',
  /** {player} {owner} {count}, by source */
  'log.feeBuyer',
  'log.feeSupply',
  'log.feeWaived',
  /** {player} {card} {points}: from the hand, from the player's storeroom, and from {owner}'s */
  'log.exhibited',
  'log.exhibitedFromPool',
  'log.exhibitedFrom',
  /** {player} {expert}, and {entered} when another one came up */
  'log.hired',
  'log.hiredNext',
  /** {player} {count}, and {favours} for readers who may know them */
  'log.drewFavours',
  'log.drewFavoursOwn',
  /** {player} {favours} */
  'log.discardedFavours',
  /** {player} {cards}, by cause */
  'log.inventory',
  'log.secretary',
  'log.nightShift',
  /** {player} {cards} */
  'log.discarded',
  /** {player} {favour} */
  'log.playedFavour',
  /** {player} {count} {continent}, and {cards} for readers who may know them */
  'log.drewFromDeck',
  'log.drewFromDeckOwn',
  /** {player} {card} {continent} */
  'log.tookFromDisplay',
  /** {player} {gave} {took}, and {owner} if it is another player's storeroom */
  'log.swapped',
  'log.swappedWith',
  /** {player} {continent} {tokens} */
  'log.opinionRemoved',
  /** {continent} {tokens}, by a card and by a Headline; and where there was no room */
  'log.opinion',
  'log.opinionHeadline',
  'log.opinionFull',
  /** {card} {continent} */
  'log.refilled',
  /** {cards} */
  'log.swept',
  /** {player} for the first, by cause */
  'log.lastRoundScore',
  'log.lastRoundFull',
  'log.lastRoundIdle',
  'log.lastArrangement',
  /** {player} */
  'log.arranged',
  /** {player} {patron} */
  'log.patronRevealed',
  /** {players} {total} */
  'log.won',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

interface MuseumSentence extends Sentence {
  key: SentenceKey;
}

const prestigeKeys = {
  exploration: 'log.prestigeExploration',
  masterpiece: 'log.prestigeMasterpiece',
  headline: 'log.prestigeHeadline',
  favour: 'log.prestigeFavour',
} as const;
const feeKeys = { buyer: 'log.feeBuyer', supply: 'log.feeSupply', waived: 'log.feeWaived' } as const;
const poolKeys = { inventory: 'log.inventory', secretary: 'log.secretary', nightShift: 'log.nightShift' } as const;
const lastRoundKeys = { full: 'log.lastRoundFull', idle: 'log.lastRoundIdle' } as const;

/** The log sentence of an event, as far as its reader may know it. */
export function sentence(event: MuseumEvent): MuseumSentence {
  switch (event.type) {
    case 'mulligan':
      if (!event.threwBack) return say('log.keptHand', by(event));
      if (event.objects === null || event.favours === null) return say('log.threwBack', by(event));
      return say('log.threwBackOwn', { ...by(event), objects: terms(event.objects), favours: terms(event.favours.map(kindOf)) });
    case 'patronChosen':
      if (event.patron === null) return say('log.patronChosen', by(event));
      return say('log.patronChosenOwn', { ...by(event), patron: term(event.patron) });
    case 'round':
      return say('log.round', { round: event.round });
    case 'headline':
      return say('log.headline', { headline: term(event.headline) });
    case 'turn':
      return say('log.turn', by(event));
    case 'drew':
      return say(event.toll ? 'log.drewToll' : 'log.drew', {
        ...by(event),
        card: term(event.card),
        continent: term(event.continent),
      });
    case 'passedOver':
      return say('log.passedOver', { players: { players: event.players } });
    case 'declined':
      return say('log.declined', by(event));
    case 'gainedPrestige':
      return say(prestigeKeys[event.cause], { ...by(event), count: event.count });
    case 'drewFavours':
      if (event.favours === null) return say('log.drewFavours', { ...by(event), count: event.count });
      return say('log.drewFavoursOwn', { ...by(event), count: event.count, favours: terms(event.favours.map(kindOf)) });
    case 'discardedFavours':
      return say('log.discardedFavours', { ...by(event), favours: terms(event.favours.map(kindOf)) });
    case 'tookFromPool':
      return say(poolKeys[event.cause], { ...by(event), cards: terms(event.cards) });
    case 'discarded':
      return say('log.discarded', { ...by(event), cards: terms(event.cards) });
    case 'playedFavour':
      return say('log.playedFavour', { ...by(event), favour: term(kindOf(event.favour)) });
    case 'paid':
    case 'fee':
    case 'exhibited':
    case 'hired':
      return saidOfPurchase(event);
    case 'drewFromDeck':
    case 'tookFromDisplay':
    case 'swapped':
    case 'opinionRemoved':
    case 'opinion':
    case 'refilled':
    case 'swept':
      return saidOfCards(event);
    case 'lastRound':
      if (event.cause === 'score') return say('log.lastRoundScore', { player: { player: event.player ?? '' } });
      return say(lastRoundKeys[event.cause], {});
    case 'lastArrangement':
      return say('log.lastArrangement', {});
    case 'arranged':
      return say('log.arranged', by(event));
    case 'patronRevealed':
      return say('log.patronRevealed', { ...by(event), patron: term(event.patron) });
    case 'won':
      return say('log.won', { players: { players: event.players }, total: event.total });
  }
}

type Of<T extends MuseumEvent['type']> = Extract<MuseumEvent, { type: T }>;

function saidOfPurchase(event: Of<'paid' | 'fee' | 'exhibited' | 'hired'>): MuseumSentence {
  switch (event.type) {
    case 'paid': {
      const { cards, prestige, owner } = event;
      const values = { ...by(event), cards: terms(cards), count: cards.length, prestige };
      if (cards.length === 0 && prestige === 0) return say('log.paidNothing', by(event));
      return owner === null ? say('log.paid', values) : say('log.paidTo', { ...values, owner: { player: owner } });
    }
    case 'fee':
      return say(feeKeys[event.from], { ...by(event), owner: { player: event.owner }, count: event.count });
    case 'exhibited': {
      const values = { ...by(event), card: term(event.card), points: event.points };
      if (event.owner === null) return say('log.exhibited', values);
      if (event.owner === event.player) return say('log.exhibitedFromPool', values);
      return say('log.exhibitedFrom', { ...values, owner: { player: event.owner } });
    }
    case 'hired': {
      const values = { ...by(event), expert: term(event.expert) };
      return event.entered === null
        ? say('log.hired', values)
        : say('log.hiredNext', { ...values, entered: term(event.entered) });
    }
  }
}

function saidOfCards(
  event: Of<'drewFromDeck' | 'tookFromDisplay' | 'swapped' | 'opinionRemoved' | 'opinion' | 'refilled' | 'swept'>,
): MuseumSentence {
  switch (event.type) {
    case 'drewFromDeck': {
      const values = { ...by(event), count: event.count, continent: term(event.continent) };
      return event.cards === null
        ? say('log.drewFromDeck', values)
        : say('log.drewFromDeckOwn', { ...values, cards: terms(event.cards) });
    }
    case 'tookFromDisplay':
      return say('log.tookFromDisplay', { ...by(event), card: term(event.card), continent: term(event.continent) });
    case 'swapped': {
      const values = { ...by(event), gave: term(event.gave), took: term(event.took) };
      return event.owner === event.player
        ? say('log.swapped', values)
        : say('log.swappedWith', { ...values, owner: { player: event.owner } });
    }
    case 'opinionRemoved':
      return say('log.opinionRemoved', { ...by(event), continent: term(event.continent), tokens: event.tokens });
    case 'opinion': {
      const values = { continent: term(event.continent), tokens: event.tokens };
      if (!event.placed) return say('log.opinionFull', values);
      return say(event.card === null ? 'log.opinionHeadline' : 'log.opinion', values);
    }
    case 'refilled':
      return say('log.refilled', { card: term(event.card), continent: term(event.continent) });
    case 'swept':
      return say('log.swept', { cards: terms(event.cards) });
  }
}

function say(key: SentenceKey, values: Sentence['values']): MuseumSentence {
  return { key, values };
}

function by({ player }: { player: string }): { player: SentenceValue } {
  return { player: { player } };
}

function term(id: string): SentenceValue {
  return { term: id };
}

function terms(ids: readonly string[]): SentenceValue {
  return { terms: ids };
}

import { expect, it } from 'vitest';
import { playRandom } from '../kit/testing/index.ts';
import type { MuseumEvent } from './events.ts';
import { museum } from './index.ts';
import { sentence, sentenceKeys } from './sentences.ts';

const player = '1';
const by = { player: { player } };
const term = (id: string) => ({ term: id });

/** Each kind of line at least once, with all its values. */
const lines: [MuseumEvent, string, object][] = [
  [{ type: 'mulligan', player, threwBack: false, objects: null, favours: null }, 'log.keptHand', by],
  [{ type: 'mulligan', player, threwBack: true, objects: null, favours: null }, 'log.threwBack', by],
  [
    { type: 'mulligan', player, threwBack: true, objects: ['INC-01'], favours: ['F1-2'] },
    'log.threwBackOwn',
    { ...by, objects: { terms: ['INC-01'] }, favours: { terms: ['F1'] } },
  ],
  [{ type: 'patronChosen', player, patron: null }, 'log.patronChosen', by],
  [{ type: 'patronChosen', player, patron: 'P01' }, 'log.patronChosenOwn', { ...by, patron: term('P01') }],
  [{ type: 'round', round: 2 }, 'log.round', { round: 2 }],
  [{ type: 'headline', headline: 'H01' }, 'log.headline', { headline: term('H01') }],
  [{ type: 'turn', player }, 'log.turn', by],
  [
    { type: 'drew', player, card: 'INC-01', continent: 'AM', slot: 0, toll: false },
    'log.drew',
    { ...by, card: term('INC-01'), continent: term('AM') },
  ],
  [
    { type: 'drew', player, card: 'INC-01', continent: 'AM', slot: 0, toll: true },
    'log.drewToll',
    { ...by, card: term('INC-01'), continent: term('AM') },
  ],
  [{ type: 'declined', player }, 'log.declined', by],
  [{ type: 'passedOver', players: ['0', player] }, 'log.passedOver', { players: { players: ['0', player] } }],
  [{ type: 'gainedPrestige', player, count: 1, cause: 'exploration' }, 'log.prestigeExploration', { ...by, count: 1 }],
  [{ type: 'gainedPrestige', player, count: 1, cause: 'masterpiece' }, 'log.prestigeMasterpiece', { ...by, count: 1 }],
  [{ type: 'gainedPrestige', player, count: 1, cause: 'headline' }, 'log.prestigeHeadline', { ...by, count: 1 }],
  [{ type: 'gainedPrestige', player, count: 3, cause: 'favour' }, 'log.prestigeFavour', { ...by, count: 3 }],
  [
    { type: 'paid', player, cards: ['INC-01'], prestige: 2, owner: null },
    'log.paid',
    { ...by, cards: { terms: ['INC-01'] }, count: 1, prestige: 2 },
  ],
  [
    { type: 'paid', player, cards: [], prestige: 2, owner: '0' },
    'log.paidTo',
    { ...by, cards: { terms: [] }, count: 0, prestige: 2, owner: { player: '0' } },
  ],
  [{ type: 'paid', player, cards: [], prestige: 0, owner: '0' }, 'log.paidNothing', by],
  [{ type: 'fee', player, owner: '0', from: 'buyer', count: 1 }, 'log.feeBuyer', { ...by, owner: { player: '0' }, count: 1 }],
  [{ type: 'fee', player, owner: '0', from: 'supply', count: 0 }, 'log.feeSupply', { ...by, owner: { player: '0' }, count: 0 }],
  [{ type: 'fee', player, owner: '0', from: 'waived', count: 0 }, 'log.feeWaived', { ...by, owner: { player: '0' }, count: 0 }],
  [
    { type: 'exhibited', player, card: 'INC-01', cell: 3, owner: null, points: 5 },
    'log.exhibited',
    { ...by, card: term('INC-01'), points: 5 },
  ],
  [
    { type: 'exhibited', player, card: 'INC-01', cell: 3, owner: '1', points: 5 },
    'log.exhibitedFromPool',
    { ...by, card: term('INC-01'), points: 5 },
  ],
  [
    { type: 'exhibited', player, card: 'INC-01', cell: 3, owner: '0', points: 5 },
    'log.exhibitedFrom',
    { ...by, card: term('INC-01'), points: 5, owner: { player: '0' } },
  ],
  [{ type: 'hired', player, expert: 'E01', entered: null }, 'log.hired', { ...by, expert: term('E01') }],
  [
    { type: 'hired', player, expert: 'E01', entered: 'E02' },
    'log.hiredNext',
    { ...by, expert: term('E01'), entered: term('E02') },
  ],
  [{ type: 'drewFavours', player, count: 2, favours: null }, 'log.drewFavours', { ...by, count: 2 }],
  [
    { type: 'drewFavours', player, count: 1, favours: ['F2-1'] },
    'log.drewFavoursOwn',
    { ...by, count: 1, favours: { terms: ['F2'] } },
  ],
  [{ type: 'discardedFavours', player, favours: ['F2-1'] }, 'log.discardedFavours', { ...by, favours: { terms: ['F2'] } }],
  [
    { type: 'tookFromPool', player, cards: ['INC-01'], cause: 'inventory' },
    'log.inventory',
    { ...by, cards: { terms: ['INC-01'] } },
  ],
  [
    { type: 'tookFromPool', player, cards: ['INC-01'], cause: 'secretary' },
    'log.secretary',
    { ...by, cards: { terms: ['INC-01'] } },
  ],
  [
    { type: 'tookFromPool', player, cards: ['INC-01'], cause: 'nightShift' },
    'log.nightShift',
    { ...by, cards: { terms: ['INC-01'] } },
  ],
  [{ type: 'discarded', player, cards: ['INC-01'] }, 'log.discarded', { ...by, cards: { terms: ['INC-01'] } }],
  [{ type: 'playedFavour', player, favour: 'F3-2' }, 'log.playedFavour', { ...by, favour: term('F3') }],
  [
    { type: 'drewFromDeck', player, continent: 'EU', count: 2, cards: null },
    'log.drewFromDeck',
    { ...by, count: 2, continent: term('EU') },
  ],
  [
    { type: 'drewFromDeck', player, continent: 'EU', count: 1, cards: ['GRE-01'] },
    'log.drewFromDeckOwn',
    { ...by, count: 1, continent: term('EU'), cards: { terms: ['GRE-01'] } },
  ],
  [
    { type: 'tookFromDisplay', player, card: 'INC-01', continent: 'AM', slot: 1 },
    'log.tookFromDisplay',
    { ...by, card: term('INC-01'), continent: term('AM') },
  ],
  [
    { type: 'swapped', player, gave: 'INC-01', took: 'INC-02', owner: '1' },
    'log.swapped',
    { ...by, gave: term('INC-01'), took: term('INC-02') },
  ],
  [
    { type: 'swapped', player, gave: 'INC-01', took: 'INC-02', owner: '0' },
    'log.swappedWith',
    { ...by, gave: term('INC-01'), took: term('INC-02'), owner: { player: '0' } },
  ],
  [
    { type: 'opinionRemoved', player, continent: 'AS', tokens: 1 },
    'log.opinionRemoved',
    { ...by, continent: term('AS'), tokens: 1 },
  ],
  [
    { type: 'opinion', continent: 'AS', card: 'PO-AS-1', placed: true, tokens: 2 },
    'log.opinion',
    { continent: term('AS'), tokens: 2 },
  ],
  [
    { type: 'opinion', continent: 'AS', card: null, placed: true, tokens: 2 },
    'log.opinionHeadline',
    { continent: term('AS'), tokens: 2 },
  ],
  [
    { type: 'opinion', continent: 'AS', card: 'PO-AS-1', placed: false, tokens: 3 },
    'log.opinionFull',
    { continent: term('AS'), tokens: 3 },
  ],
  [
    { type: 'refilled', continent: 'AS', slot: 0, card: 'CHI-01' },
    'log.refilled',
    { card: term('CHI-01'), continent: term('AS') },
  ],
  [{ type: 'swept', cards: ['CHI-01'] }, 'log.swept', { cards: { terms: ['CHI-01'] } }],
  [{ type: 'lastRound', player, cause: 'score' }, 'log.lastRoundScore', by],
  [{ type: 'lastRound', player: null, cause: 'full' }, 'log.lastRoundFull', {}],
  [{ type: 'lastRound', player: null, cause: 'idle' }, 'log.lastRoundIdle', {}],
  [{ type: 'lastArrangement' }, 'log.lastArrangement', {}],
  [{ type: 'arranged', player }, 'log.arranged', by],
  [{ type: 'patronRevealed', player, patron: 'P01' }, 'log.patronRevealed', { ...by, patron: term('P01') }],
  [{ type: 'won', players: ['1'], total: 99 }, 'log.won', { players: { players: ['1'] }, total: 99 }],
];

it.each(lines)('%o', (event, key, values) => {
  expect(sentence(event)).toEqual({ key, values });
});

it('the list of keys contains exactly the keys that events need', () => {
  expect(lines.map(([, key]) => key).toSorted()).toEqual(sentenceKeys.toSorted());
});

it('each event of a match has a sentence for each viewer', () => {
  const known = new Set<string>(sentenceKeys);
  playRandom(museum, { seed: 9, numPlayers: 3, unlisted: Object.keys(museum.moves) }, ({ events, players }) => {
    for (const event of events) {
      for (const viewer of [...players, null]) expect(known).toContain(sentence(museum.viewEvent(event, viewer)).key);
    }
  });
}, 60_000);

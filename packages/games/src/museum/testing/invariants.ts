import { assert } from 'vitest';
import { homeOf } from '../catalogue/civilisations.ts';
import { expertIds } from '../catalogue/experts.ts';
import { favourIds } from '../catalogue/favours.ts';
import { headlineIds } from '../catalogue/headlines.ts';
import { OPINION_PER_CONTINENT, PRESTIGE } from '../catalogue/numbers.ts';
import { isObject, objectIds, totalValue } from '../catalogue/objects.ts';
import { opinionCards } from '../catalogue/opinion.ts';
import { continents } from '../catalogue/types.ts';
import { favourLimit } from '../rules/experts.ts';
import { exhibited } from '../state.ts';
import type { State } from '../state.ts';

/** Asserts the invariants of every state (13). */
export function checkInvariants(G: State): void {
  const inDecks = continents.flatMap((continent) => G.decks[continent]);
  const objects = [
    ...inDecks.filter(isObject),
    ...continents.flatMap((continent) => G.display[continent].filter((card) => card !== null)),
    ...G.players.flatMap(({ hand, pool, museum }) => [...hand, ...pool, ...exhibited(museum)]),
  ];
  assert.deepEqual(objects.toSorted(), objectIds.toSorted(), 'the 180 Objects, each once');
  const opinion = continents.flatMap((continent) => opinionCards(continent, G.options.publicOpinionPerDeck));
  assert.deepEqual([...inDecks.filter((id) => !isObject(id)), ...G.opinionDrawn].toSorted(), opinion.toSorted());
  const favours = [...G.favourDeck, ...G.favourPile, ...G.players.flatMap(({ favours }) => favours)];
  assert.deepEqual(favours.toSorted(), favourIds.toSorted(), 'the 27 Favours');
  const experts = [...G.expertDeck, ...G.expertRow.filter((id) => id !== null), ...G.players.flatMap(({ experts }) => experts)];
  assert.deepEqual(experts.toSorted(), expertIds.toSorted(), 'the 24 Experts');
  const headlines = [...G.headlineDeck, ...G.headlinePile, ...(G.headline === null ? [] : [G.headline])];
  assert.deepEqual(headlines.toSorted(), headlineIds.toSorted(), 'the 17 Headlines');
  assert.equal(G.prestige + G.players.reduce((sum, { prestige }) => sum + prestige, 0), PRESTIGE, 'the 32 Prestige');
  assert(G.prestige >= 0);
  for (const continent of continents) {
    assert.equal(G.deckSizes[continent], G.decks[continent].length);
    assert(G.opinion[continent] >= 0 && G.opinion[continent] <= OPINION_PER_CONTINENT);
    for (const card of G.decks[continent]) if (isObject(card)) assert.equal(homeOf(card), continent);
    for (const card of G.display[continent]) if (card !== null) assert.equal(homeOf(card), continent);
  }
  assert.deepEqual(
    [G.expertDeckSize, G.favourDeckSize, G.headlineDeckSize],
    [G.expertDeck.length, G.favourDeck.length, G.headlineDeck.length],
  );
  for (const player of G.players) {
    assert.equal(player.handSize, player.hand.length);
    assert.equal(player.favourCount, player.favours.length);
    assert(player.prestige >= 0);
    assert.equal(player.score, totalValue(exhibited(player.museum)), 'the track is the sum of the values exhibited');
    assert(G.step.kind === 'favours' || player.favourCount <= favourLimit(player.experts), 'the limit of the Favours');
    if (player.layout !== null) assert.deepEqual(exhibited(player.layout).toSorted(), exhibited(player.museum).toSorted());
  }
}

import { headlineOf } from '../catalogue/headlines.ts';
import { ALL_SLOTS, OPINION_PER_CONTINENT, SLOTS } from '../catalogue/numbers.ts';
import { continents } from '../catalogue/types.ts';
import type { Continent, HeadlineEffect } from '../catalogue/types.ts';
import type { Random } from '../../kit/index.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import type { State, View } from '../state.ts';
import { addOpinion, refillSlot } from './market.ts';
import { notNow } from './steps.ts';

/** The effect of the Headline in force, if it is of this kind; null otherwise. */
export function inForce<T extends HeadlineEffect['type']>(G: View, kind: T): Extract<HeadlineEffect, { type: T }> | null {
  const effect = G.headline === null ? null : headlineOf(G.headline).effect;
  return effect?.type === kind ? (effect as Extract<HeadlineEffect, { type: T }>) : null;
}

/** The continent under embargo (1.9); null without one. */
export function embargo(G: View): Continent | null {
  return inForce(G, 'embargo')?.continent ?? null;
}

/** The continent under customs (1.9); null without one. */
export function customs(G: View): Continent | null {
  return inForce(G, 'customs')?.continent ?? null;
}

/** The current number of slots of a continent (6, H09 to H12). */
export function openSlots(G: View, continent: Continent): number {
  return inForce(G, 'thirdSlot')?.continent === continent ? ALL_SLOTS : SLOTS;
}

/** The continents with the fewest Public Opinion tokens; none when all are full (H17). */
export function fewestOpinion(G: View): Continent[] {
  const fewest = Math.min(...continents.map((continent) => G.opinion[continent]));
  return fewest === OPINION_PER_CONTINENT ? [] : continents.filter((continent) => G.opinion[continent] === fewest);
}

/** Puts the Headline in force on the pile (1.8). */
export function discardHeadline(G: State): void {
  if (G.headline !== null) G.headlinePile.push(G.headline);
  G.headline = null;
}

/**
 * Reveals the next Headline and applies its immediate effect. True when the first player must
 * choose a continent for it.
 */
export function revealHeadline(G: State, random: Random): boolean {
  if (G.headlineDeck.length === 0) {
    G.headlineDeck = random.shuffle(G.headlinePile);
    G.headlinePile = [];
  }
  const headline = G.headlineDeck.pop();
  if (headline === undefined) return false;
  G.headlineDeckSize = G.headlineDeck.length;
  G.headline = headline;
  G.events.push({ type: 'headline', headline });
  const { effect } = headlineOf(headline);
  if (effect.type === 'thirdSlot') refillSlot(G, effect.continent, SLOTS);
  if (effect.type !== 'opinionWhereFewest') return false;
  const [continent, another] = fewestOpinion(G);
  if (continent !== undefined && another === undefined) addOpinion(G, continent, null);
  return another !== undefined;
}

/** Why the first player may not choose this continent for H17's token; null when they may. */
export function opinionChoiceBlocker(G: View, continent: Continent): MuseumReason | null {
  return notNow(G, 'headline') ?? (fewestOpinion(G).includes(continent) ? null : reason('notFewest', { continent }));
}

import { ctxOf, dealUnknown, known, unseen, without } from '../kit/index.ts';
import type { Determinized, Random, Seen, Unknown } from '../kit/index.ts';
import { expertIds } from './catalogue/experts.ts';
import { favourIds } from './catalogue/favours.ts';
import { headlineIds } from './catalogue/headlines.ts';
import { PATRONS_OFFERED } from './catalogue/numbers.ts';
import { opinionCards } from './catalogue/opinion.ts';
import { patronIds } from './catalogue/patrons.ts';
import { continents } from './catalogue/types.ts';
import type { Continent, ExpertId, FavourId, HeadlineId, ObjectId, PatronId } from './catalogue/types.ts';
import type { MuseumEvent } from './events.ts';
import { remember } from './memory.ts';
import { byContinent, objectsOf } from './setup.ts';
import type { DeckCard, PlayerState, State, View } from './state.ts';

/** A card whose back is known: some Object of this continent. */
interface Back {
  of: Continent;
}

/** A player's hidden cards. */
interface HiddenHand {
  objects: readonly (ObjectId | Back)[];
  favours: readonly Unknown<FavourId>[];
  /** The chosen Patron, or those on offer. */
  patrons: readonly Unknown<PatronId>[];
}

/** All hidden cards, with decks from bottom to top. */
export interface Hidden {
  /** By player id. */
  hands: readonly HiddenHand[];
  /** A null card is an Object or a Public Opinion card. */
  decks: Readonly<Record<Continent, readonly (Unknown<DeckCard> | Back)[]>>;
  expertDeck: readonly Unknown<ExpertId>[];
  favourDeck: readonly Unknown<FavourId>[];
  headlineDeck: readonly Unknown<HeadlineId>[];
  /** The Patrons, before they are offered. */
  patronDeck: readonly Unknown<PatronId>[];
}

/**
 * A state that fits all that a viewer has seen, with every possible deal equally likely. Also draws
 * the other players' secret answers and unfinished final arrangements.
 */
export function determinize({ view, ctx, playerID, log }: Seen<View, MuseumEvent>, random: Random): Determinized<State> {
  const { step } = view;
  const memory = remember(log, view.players.length);
  const decks = byContinent((continent) => {
    const bottom = memory.bottoms[continent].slice(0, view.deckSizes[continent]);
    return [...bottom, ...unseen(view.deckSizes[continent] - bottom.length)];
  });
  const G = complete(
    view,
    {
      hands: handsOf(view, memory.hands, decks, random),
      decks,
      expertDeck: unseen(view.expertDeckSize),
      favourDeck: unseen(view.favourDeckSize),
      headlineDeck: unseen(view.headlineDeckSize),
      patronDeck: step.kind === 'mulligan' ? unseen(patronIds.length) : [],
    },
    random,
  );
  for (const [index, player] of G.players.entries()) {
    if (String(index) === playerID) continue;
    if (step.kind === 'mulligan') player.throwBack = player.ready ? random.below(2) === 0 : null;
    if (step.kind === 'arrangement') player.layout = random.shuffle(player.museum);
  }
  return { G, ctx: ctxOf(ctx, { numMoves: 0 }) };
}

/** Deals all hidden cards of a match. No player may have a secret answer at that moment. */
export function complete(view: View, hidden: Hidden, random: Random): State {
  const objects = dealObjects(view, hidden, random);
  const hands = hidden.hands.map(({ favours }) => favours);
  const [favourDeck = [], ...favours] = dealUnknown([hidden.favourDeck, ...hands], favoursLeft(view, hidden), random);
  const patronPlaces = [hidden.patronDeck, ...hidden.hands.map(({ patrons }) => patrons)];
  const [patronDeck = [], ...patrons] = dealUnknown(patronPlaces, without(patronIds, known(patronPlaces)), random);
  return {
    ...view,
    players: view.players.map((player, index) => ({
      ...player,
      hand: objects.hands[index] ?? [],
      favours: favours[index] ?? [],
      ...chosenOf(view, player, patrons[index] ?? []),
    })),
    decks: objects.decks,
    expertDeck: dealUnknown([hidden.expertDeck], expertsLeft(view, hidden), random).flat(),
    favourDeck,
    headlineDeck: dealUnknown([hidden.headlineDeck], headlinesLeft(view, hidden), random).flat(),
    patronDeck,
    events: [],
  };
}

/**
 * Deals the unseen cards of each continent. Hands and places that must hold an Object come first.
 */
function dealObjects(view: View, { hands, decks }: Hidden, random: Random): { hands: ObjectId[][]; decks: State['decks'] } {
  const shown = shownIn(view, decks);
  for (const { objects } of hands) addAll(shown, objects);
  const left = byContinent((continent) => random.shuffle(objectsOf[continent].filter((card) => !shown.has(card))));
  const faceOf = <T>(card: T | Back): T | ObjectId => (isBack(card) ? takeFrom(left[card.of]) : card);
  const dealtHands = hands.map(({ objects }) => objects.map(faceOf));
  return {
    hands: dealtHands,
    decks: byContinent((continent) => {
      const deck = decks[continent].map(faceOf);
      const opinion = opinionCards(continent, view.options.publicOpinionPerDeck);
      const rest = [...left[continent], ...without(opinion, [...view.opinionDrawn, ...deck.filter((card) => card !== null)])];
      return dealUnknown([deck], rest, random).flat();
    }),
  };
}

function isBack(card: unknown): card is Back {
  return typeof card === 'object' && card !== null;
}

function takeFrom(cards: ObjectId[]): ObjectId {
  const card = cards.pop();
  if (card === undefined) throw new RangeError('no unseen Object of this continent is left');
  return card;
}

/**
 * The Objects on the table, and the known cards of decks. The set may also contain null and backs,
 * which equal no Object.
 */
function shownIn({ display, players }: View, decks: Hidden['decks']): Set<unknown> {
  const shown = new Set<unknown>();
  for (const continent of continents) {
    addAll(shown, display[continent]);
    addAll(shown, decks[continent]);
  }
  for (const { pool, museum } of players) {
    addAll(shown, pool);
    addAll(shown, museum);
  }
  return shown;
}

function addAll(set: Set<unknown>, items: readonly unknown[]): void {
  for (const item of items) set.add(item);
}

function favoursLeft({ favourPile }: View, { favourDeck, hands }: Hidden): FavourId[] {
  return without(favourIds, [...favourPile, ...known([favourDeck, ...hands.map(({ favours }) => favours)])]);
}

function expertsLeft({ expertRow, players }: View, { expertDeck }: Hidden): ExpertId[] {
  return without(expertIds, [...known([expertRow, expertDeck]), ...players.flatMap(({ experts }) => experts)]);
}

function headlinesLeft({ headline, headlinePile }: View, { headlineDeck }: Hidden): HeadlineId[] {
  return without(headlineIds, known([[headline], headlinePile, headlineDeck]));
}

/** The chosen Patron, or three to choose from. */
function chosenOf(
  { step }: View,
  { ready }: PlayerState,
  patrons: PatronId[],
): Pick<State['players'][number], 'patron' | 'offer'> {
  if (step.kind === 'patron' && !ready) return { patron: null, offer: patrons };
  return { patron: patrons[0] ?? null, offer: null };
}

/** The number of Patrons in a player's hands. */
function patronsOf({ step }: View, { ready }: PlayerState): number {
  if (step.kind === 'mulligan') return 0;
  return step.kind === 'patron' && !ready ? PATRONS_OFFERED : 1;
}

/** All hands: the viewer's own cards, the known cards of others, and backs. */
function handsOf(
  view: View,
  memory: readonly { known: readonly ObjectId[]; backs: readonly Continent[] }[],
  decks: Hidden['decks'],
  random: Random,
): HiddenHand[] {
  const backs = backsIn(view, memory, decks, random);
  return view.players.map((player, index) => {
    const { hand, handSize, favours, favourCount, patron, offer } = player;
    const held = (memory[index]?.known ?? []).slice(0, handSize);
    const shown = offer ?? (patron === null ? null : [patron]);
    return {
      objects: hand ?? [...held, ...(backs[index] ?? []).map((of) => ({ of }))],
      favours: favours ?? unseen(favourCount),
      patrons: shown ?? unseen(patronsOf(view, player)),
    };
  });
}

/**
 * The backs of the unknown cards in each hand. The log shows from which deck they came; otherwise
 * they are drawn from the backs that are missing on the table.
 */
function backsIn(
  view: View,
  memory: readonly { known: readonly ObjectId[]; backs: readonly Continent[] }[],
  decks: Hidden['decks'],
  random: Random,
): Continent[][] {
  const seen = shownIn(view, decks);
  for (const [index, { hand }] of view.players.entries()) addAll(seen, hand ?? memory[index]?.known ?? []);
  const missing = continents.flatMap((continent) => {
    const opinion = without(opinionCards(continent, view.options.publicOpinionPerDeck), view.opinionDrawn);
    const inDeck = decks[continent].filter((card) => card === null).length - opinion.length;
    const unseenHere = objectsOf[continent].filter((card) => !seen.has(card)).length;
    return Array.from({ length: Math.max(0, unseenHere - inDeck) }, () => continent);
  });
  const hidden = view.players.map(({ hand, handSize }, index) => {
    const { known = [], backs = [] } = memory[index] ?? {};
    const size = hand === null ? Math.max(0, handSize - known.length) : 0;
    return { size, backs: backs.slice(0, size).filter((back) => takeOut(missing, back)) };
  });
  const rest = random.shuffle(missing);
  return hidden.map(({ size, backs }) => backs.concat(rest.splice(0, size - backs.length)));
}

/** Removes the first occurrence of an item. @returns whether there was one */
function takeOut<T>(items: T[], item: T): boolean {
  const at = items.indexOf(item);
  if (at !== -1) items.splice(at, 1);
  return at !== -1;
}

import { assert } from 'vitest';
import { ctxOf, someOf } from '../../kit/index.ts';
import type { PlayerID } from '../../kit/index.ts';
import type { Picker, Scramble } from '../../kit/testing/index.ts';
import { TestMatch } from '../../kit/testing/index.ts';
import { cardIds } from '../catalogue/cards.ts';
import type { Action, CardId, ObjectiveIds, TileSide } from '../catalogue/types.ts';
import type { PatzcuaroEvent } from '../events.ts';
import { complete } from '../determinize.ts';
import { patzcuaro } from '../index.ts';
import { placedCards } from '../rules/altar.ts';
import { layRoute } from '../setup.ts';
import { playerOf } from '../state.ts';
import type { Altar, FullPlayer, PlacedTile, State, View } from '../state.ts';
import { view } from '../view.ts';

/** Cards as in `P01 G02`; none for an empty text. */
const list = (text: string): CardId[] => (text === '' ? [] : text.split(' '));

/** A player in a sketch. Cards as in `P01 G02`. By default, tokens on 0 have not moved yet. */
interface PlayerSketch {
  hand?: string;
  altar?: readonly [string, string, string];
  at?: number;
  moved?: boolean;
  flipped?: boolean;
}

interface TableSketch {
  /** By player id; the first in `order` moves next. */
  players: readonly PlayerSketch[];
  order?: readonly string[];
  /** The shops left to right: `1A`, or rotated `1A/`. */
  row?: string;
  patzcuaroSide?: TileSide;
  /** Piles by position, bottom to top. */
  piles?: Readonly<Record<number, string>>;
  /** Actions by position, for combinations that no printed space has. */
  actions?: Readonly<Record<number, readonly Action[]>>;
  /** Top card last. By default all cards that the sketch does not place elsewhere. */
  deck?: string;
  objectives?: ObjectiveIds;
}

/** Completes a sketch to a state, with the cards that the sketch does not name. */
export function table(sketch: TableSketch): State {
  const players = sketch.players.map(drawPlayer);
  const named = [
    ...players.flatMap(({ hand, altar }) => [...hand, ...altar.flat()]),
    ...Object.values(sketch.piles ?? {}).flatMap(list),
    ...list(sketch.deck ?? ''),
  ];
  assert(new Set(named).size === named.length, 'a card is named twice');
  const rest = cardIds.filter((card) => !named.includes(card));
  const tiles = list(sketch.row ?? (players.length === 2 ? '1A 2A 3A' : '1A 2A 3A 4A')).map(readTile);
  const side = sketch.patzcuaroSide ?? 'A';
  const route = layRoute(side, tiles, () => rest.splice(0, 1)).map((space, position) => {
    const pile = sketch.piles?.[position];
    return {
      id: space.id,
      shop: space.shop,
      actions: sketch.actions?.[position] ?? space.actions,
      pile: pile === undefined ? space.pile : list(pile),
    };
  });
  const deck = sketch.deck === undefined ? rest : list(sketch.deck);
  return {
    players,
    order: [...(sketch.order ?? players.map((_, index) => String(index)))],
    patzcuaroSide: side,
    tiles,
    route,
    deckSize: deck.length,
    objectives: sketch.objectives ?? { one: 'O1a', two: 'O2a', three: 'O3a' },
    steps: [],
    triggerers: null,
    deck,
    events: [],
  };
}

/** A match on the engine that continues a sketch. */
export function matchFrom(sketch: TableSketch): TestMatch<View, State, PatzcuaroEvent> {
  return new TestMatch(patzcuaro, { seed: 0, numPlayers: sketch.players.length }, table(sketch));
}

/**
 * A decision that can be due: to travel, to carry out these actions at the seat's space, or the
 * last placement.
 */
export type Due = 'travel' | readonly Action[] | 'last';

/** A match on the engine in this seat's turn, with this decision due. */
export function matchAt(sketch: TableSketch, seat: PlayerID, due: Due): TestMatch<View, State, PatzcuaroEvent> {
  const G = table(sketch);
  const numPlayers = G.players.length;
  const isLast = due === 'last';
  const actions: readonly Action[] = due === 'travel' ? [] : isLast ? [{ t: 'altar' }] : due;
  G.steps = actions.map((action) => ({ player: seat, action, optional: isLast }));
  if (isLast) G.triggerers = G.order.filter((player) => player !== seat);
  const playOrder = isLast ? [seat] : G.order;
  const ctx = ctxOf(
    {
      numPlayers,
      turn: 1,
      currentPlayer: seat,
      playOrder,
      playOrderPos: playOrder.indexOf(seat),
      phase: isLast ? 'lastPlacement' : 'visit',
      activePlayers: { [seat]: isLast ? 'last' : due === 'travel' ? 'travel' : 'resolve' },
    },
    { numMoves: isLast || due === 'travel' ? 0 : 1 },
  );
  return TestMatch.at(patzcuaro, { seed: 0, numPlayers }, { G, ctx });
}

function drawPlayer(sketch: PlayerSketch): FullPlayer {
  const hand = list(sketch.hand ?? '');
  const position = sketch.at ?? 0;
  return {
    hand,
    handSize: hand.length,
    altar: (sketch.altar ?? ['', '', '']).map(list) as Altar,
    flipped: sketch.flipped ?? false,
    position,
    moved: sketch.moved ?? position !== 0,
  };
}

function readTile(text: string): PlacedTile {
  return { tile: Number(text[0]), side: text[1] as TileSide, rotation: text.endsWith('/') ? 180 : 0 };
}

/** Asserts the invariants of every state (1.11). */
export function checkInvariants(G: State): void {
  const everywhere = [
    ...G.deck,
    ...G.players.flatMap(({ hand, altar }) => [...hand, ...altar.flat()]),
    ...G.route.flatMap(({ pile }) => pile),
  ];
  assert.deepEqual(everywhere.toSorted(), cardIds.toSorted(), 'the 57 cards, each once');
  assert.equal(G.deckSize, G.deck.length);
  for (const { shop, pile } of G.route) assert.equal(pile.length > 0, shop, 'shops hold cards, Pátzcuaro none');
  for (const { hand, handSize, altar } of G.players) {
    assert.equal(handSize, hand.length);
    const [a, b, c] = altar.map((level) => level.length) as [number, number, number];
    assert(a <= 4 && b <= Math.max(0, a - 1) && c <= Math.max(0, b - 1), `pyramid ${a} ${b} ${c}`);
    assert(placedCards(altar) <= 9);
  }
  const tokens = G.players.filter(({ moved }) => moved).map(({ position }) => position);
  assert.equal(new Set(tokens).size, tokens.length, 'one token on a space');
}

/** The random player of the rules sheet's section 5: flips by choice in about 1 % of the turns. */
export const pickMostlyActing: Picker = (moves, random) => {
  const acting = moves.filter(({ args }) => args[1] !== 'flip');
  const from = acting.length > 0 && random.below(100) > 0 ? acting : moves;
  return from[random.below(from.length)] ?? { move: 'pass', args: [] };
};

/**
 * Deals the deck and the hands again that the viewer does not see, except for the cards that the
 * viewer will have seen in `later`.
 */
export const scramble: Scramble<State> = (G, viewer, random, later = G) => {
  const stillHidden = new Set(hiddenFrom(later, viewer));
  const hide = (cards: readonly CardId[]) => cards.map((card) => (stillHidden.has(card) ? null : card));
  const hands = G.players.map(({ hand }, index) => (String(index) === viewer ? hand : hide(hand)));
  const other = complete(view(G, viewer), { deck: hide(G.deck), hands }, random);
  other.events = G.events.map((event) =>
    event.type === 'drew' && event.player !== viewer && event.cards !== null
      ? { ...event, cards: someOf(playerOf(other, event.player).hand, event.cards.length, random) }
      : event,
  );
  return other;
};

function hiddenFrom(G: State, viewer: string | null): CardId[] {
  return [...G.deck, ...G.players.flatMap(({ hand }, index) => (String(index) === viewer ? [] : hand))];
}

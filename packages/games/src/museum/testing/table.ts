import { KeyedRandom } from '../../kit/index.ts';
import type { PlayerID } from '../../kit/index.ts';
import { seedOf } from '../../kit/testing/index.ts';
import { CELLS } from '../catalogue/boards.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { expertIds } from '../catalogue/experts.ts';
import { favourIds } from '../catalogue/favours.ts';
import { headlineIds } from '../catalogue/headlines.ts';
import { PRESTIGE } from '../catalogue/numbers.ts';
import { objectIds, totalValue } from '../catalogue/objects.ts';
import type { BoardId, Continent } from '../catalogue/types.ts';
import { options as optionSchema } from '../options.ts';
import { byContinent, newPlayer, setup } from '../setup.ts';
import { exhibited } from '../state.ts';
import type { FullPlayer, Layout, State } from '../state.ts';

/** Cards as in `INC-01 F2-1`; none for an empty text. */
const list = (text = ''): string[] => (text === '' ? [] : text.split(' '));

/** Cards row by row: `/` separates rows, `.` is an empty cell. Omitted cells are empty. */
export function layoutOf(text: string): Layout {
  const layout: Layout = Array.from({ length: CELLS }, () => null);
  for (const [row, cards] of text.split('/').entries()) {
    for (const [column, card] of list(cards.trim()).entries()) if (card !== '.') layout[5 * row + column] = card;
  }
  return layout;
}

/** A player of a test; cards as in `INC-01 INC-02`. */
export interface PlayerSketch {
  hand?: string;
  favours?: string;
  pool?: string;
  experts?: string;
  /** As for `layoutOf`. */
  museum?: string;
  prestige?: number;
  /** By default the sum of the values exhibited. */
  score?: number;
  board?: BoardId;
  patron?: string;
}

export interface TableSketch {
  /** By player id. */
  players: readonly PlayerSketch[];
  order?: readonly PlayerID[];
  options?: Readonly<Record<string, unknown>>;
  /** The round that is about to begin, with this Headline from round 2 on. */
  round?: number;
  headline?: string;
  /** Face-up Objects by continent, slot by slot, `.` for an empty slot. By default as dealt. */
  display?: Partial<Record<Continent, string>>;
  /** Top card last. By default the cards that lie nowhere else, in any order. */
  decks?: Partial<Record<Continent, string>>;
  opinion?: Partial<Record<Continent, number>>;
  experts?: string;
  /** Top card last. */
  expertDeck?: string;
  favourDeck?: string;
  favourPile?: string;
  headlineDeck?: string;
}

/**
 * A match before its first turn, or before the first turn of round `round`. The sketch gives what
 * matters in a test; unnamed cards fill the rest. Contains only the Public Opinion cards that the
 * sketch puts into a deck.
 */
export function table(sketch: TableSketch): State {
  const { options, players, round = 1, headline = null } = sketch;
  const G = setup(
    players.length,
    optionSchema.parse({ publicOpinionPerDeck: 0, ...options }),
    new KeyedRandom({ seed: seedOf(1), drawn: 0 }),
  );
  G.order = [...(sketch.order ?? players.map((_, index) => String(index)))];
  G.active = G.order[0] as PlayerID;
  const named = new Set([
    ...players.flatMap(({ hand, pool, museum = '' }) => [...list(hand), ...list(pool), ...exhibited(layoutOf(museum))]),
    ...Object.values(sketch.display ?? {}).flatMap(list),
    ...Object.values(sketch.decks ?? {}).flatMap(list),
  ]);
  const rest = byContinent((continent) => objectIds.filter((id) => homeOf(id) === continent && !named.has(id)));
  G.players = players.map((player, index) => drawPlayer(player, G.players[index] as FullPlayer));
  G.display = byContinent((continent) => {
    const cards = sketch.display?.[continent];
    if (cards === undefined) return [...rest[continent].splice(0, 2), null];
    return Array.from({ length: 3 }, (_, slot) => {
      const card = list(cards)[slot] ?? '.';
      return card === '.' ? null : card;
    });
  });
  G.decks = byContinent((continent) =>
    sketch.decks?.[continent] === undefined ? rest[continent] : list(sketch.decks[continent]),
  );
  G.deckSizes = byContinent((continent) => G.decks[continent].length);
  G.opinion = byContinent((continent) => sketch.opinion?.[continent] ?? 0);
  const held = new Set(players.flatMap(({ experts }) => list(experts)));
  const row = sketch.experts === undefined ? expertIds.filter((id) => !held.has(id)).slice(0, 3) : list(sketch.experts);
  G.expertRow = Array.from({ length: 3 }, (_, space) => row[space] ?? null);
  G.expertDeck =
    sketch.expertDeck === undefined ? expertIds.filter((id) => !held.has(id) && !row.includes(id)) : list(sketch.expertDeck);
  G.expertDeckSize = G.expertDeck.length;
  G.favourPile = list(sketch.favourPile);
  const used = new Set([...players.flatMap(({ favours }) => list(favours)), ...G.favourPile]);
  G.favourDeck = sketch.favourDeck === undefined ? favourIds.filter((id) => !used.has(id)) : list(sketch.favourDeck);
  G.favourDeckSize = G.favourDeck.length;
  const waiting = sketch.headlineDeck === undefined ? headlineIds.filter((id) => id !== headline) : list(sketch.headlineDeck);
  G.headlineDeck = headline === null ? waiting : [...waiting, headline];
  G.headlineDeckSize = G.headlineDeck.length;
  G.prestige = PRESTIGE - G.players.reduce((sum, { prestige }) => sum + prestige, 0);
  G.round = round - 1;
  G.patronDeck = [];
  // The state after the choice of Patrons; the last answer begins the first turn.
  G.step = { kind: 'patron' };
  return G;
}

function drawPlayer(sketch: PlayerSketch, dealt: FullPlayer): FullPlayer {
  const museum = layoutOf(sketch.museum ?? '');
  return {
    ...newPlayer(sketch.board ?? dealt.board, list(sketch.hand), list(sketch.favours)),
    patron: sketch.patron ?? 'P01',
    ready: true,
    pool: list(sketch.pool),
    experts: list(sketch.experts),
    museum,
    prestige: sketch.prestige ?? 0,
    score: sketch.score ?? totalValue(exhibited(museum)),
  };
}

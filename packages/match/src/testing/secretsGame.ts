import {
  anyOf,
  copyPlain,
  ctxOf,
  dealUnknown,
  engineMoves,
  isActive,
  publicCtx,
  randomOf,
  randomPlugin,
  revealsBy,
  unseen,
  whyNot,
  without,
  type GameEvent,
  type GameModule,
  type Determinized,
  type LegalMove,
  type MoveRule,
  type PlayerID,
  type Random,
  type Seen,
  type ViewCtx,
} from '@sobremesa/games';
import type { Game } from 'boardgame.io';
import * as z from 'zod/mini';

/** Cards have unique names, so that a search in sent messages finds every leaked one. */
export const CARD = /whisper-\d+/g;

interface View {
  /** Null: secret from the viewer. */
  hands: (string[] | null)[];
  handSizes: number[];
  /** Face down, visible to the player who placed them. */
  placed: (string[] | null)[];
  placedSizes: number[];
  deckSize: number;
  window: { id: string; asked: PlayerID[] } | null;
  /** Number of yes answers in the last closed window. */
  yes: number;
  turns: number;
}

interface Full extends View {
  hands: string[][];
  placed: string[][];
  deck: string[];
  /** Secret until all have answered. */
  answers: Record<PlayerID, boolean>;
  windows: number;
  windowMs: number;
  done: boolean;
  events: SecretsEvent[];
}

type SecretsEvent = GameEvent &
  (
    | { type: 'placed'; player: PlayerID; card: string | null }
    | { type: 'drew'; player: PlayerID; card: string | null }
    | { type: 'asked'; player: PlayerID }
    | { type: 'answered'; yes: number }
    | { type: 'ended'; player: PlayerID }
  );

interface Options {
  turns: number;
  windowMs: number;
}

type Rule<Args extends readonly unknown[]> = MoveRule<View, Full, Args>;

const no = (key: string) => ({ key });
const onTurn = (G: View, ctx: ViewCtx, playerID: PlayerID) =>
  G.window === null && isActive(ctx, playerID) ? null : no('notYourTurn');

const place: Rule<[string]> = {
  args: z.tuple([z.string()]),
  why: (G, ctx, playerID, card) =>
    onTurn(G, ctx, playerID) ?? (G.hands[Number(playerID)]?.includes(card) ? null : no('notYours')),
  apply(G, { playerID }, card) {
    const seat = Number(playerID);
    G.hands[seat] = (G.hands[seat] ?? []).filter((held) => held !== card);
    G.placed[seat]?.push(card);
    G.events.push({ type: 'placed', player: playerID, card });
    count(G);
  },
};

const draw: Rule<[]> = {
  args: z.tuple([]),
  why: (G, ctx, playerID) => onTurn(G, ctx, playerID) ?? (G.deckSize > 0 ? null : no('deckEmpty')),
  apply(G, { playerID, random }) {
    const [card] = G.deck.splice(random.below(G.deck.length), 1) as [string];
    G.hands[Number(playerID)]?.push(card);
    G.events.push({ type: 'drew', player: playerID, card });
    count(G);
  },
};

const ask: Rule<[]> = {
  args: z.tuple([]),
  why: onTurn,
  apply(G, { ctx, playerID }) {
    G.windows += 1;
    G.window = { id: `w${G.windows}`, asked: ctx.playOrder.filter((other) => other !== playerID) };
    G.answers = {};
    G.events.push({ type: 'asked', player: playerID });
  },
};

const answer: Rule<[string, boolean]> = {
  args: z.tuple([z.string(), z.boolean()]),
  why: (G, ctx, playerID, id) => (G.window?.id === id && ctx.activePlayers?.[playerID] !== undefined ? null : no('windowClosed')),
  apply(G, { playerID }, _id, yes) {
    G.answers[playerID] = yes;
    if (Object.keys(G.answers).length < (G.window?.asked.length ?? 0)) return;
    G.yes = Object.values(G.answers).filter(Boolean).length;
    G.window = null;
    G.done = true;
    G.events.push({ type: 'answered', yes: G.yes });
  },
  final: true,
  concurrent: true,
};

const end: Rule<[]> = {
  args: z.tuple([]),
  why: onTurn,
  apply(G, { playerID }) {
    G.done = true;
    G.events.push({ type: 'ended', player: playerID });
  },
};

/** Legal, and throws after it has changed part of the state. */
const boom: Rule<[]> = {
  args: z.tuple([]),
  why: onTurn,
  apply(G) {
    G.turns = 999;
    throw new Error('a rule is broken');
  },
};

function count(G: Full): void {
  G.handSizes = G.hands.map((hand) => hand.length);
  G.placedSizes = G.placed.map((cards) => cards.length);
  G.deckSize = G.deck.length;
}

const moves = { place, draw, ask, answer, end, boom };

const whispers = Array.from({ length: 40 }, (_, i) => `whisper-${100 + i}`);

/**
 * A game for tests of the server: secret hands, a hidden draw, and a window in which all others
 * answer at the same time.
 */
export function secretsGame(seed?: string): GameModule {
  const { answer: reply, ...ofTurn } = engineMoves<Full>(moves);
  const game: Game<Full> = {
    name: 'secrets',
    disableUndo: true,
    plugins: [randomPlugin(seed)],
    setup: (context, { turns, windowMs }: Options) => {
      const deck = randomOf(context).shuffle(whispers);
      const hands = Array.from({ length: context.ctx.numPlayers }, () => deck.splice(0, 4));
      const G: Full = {
        hands,
        handSizes: [],
        placed: hands.map(() => []),
        placedSizes: [],
        deck,
        deckSize: 0,
        window: null,
        yes: 0,
        answers: {},
        windows: 0,
        windowMs,
        turns,
        done: false,
        events: [],
      };
      count(G);
      return G;
    },
    moves: ofTurn,
    turn: {
      stages: { answer: { moves: reply === undefined ? {} : { answer: reply } } },
      onBegin: ({ G }) => {
        G.done = false;
        G.turns -= 1;
      },
      onMove: ({ G, ctx, events }) => {
        if (G.window !== null && ctx.activePlayers === null)
          events.setActivePlayers({ others: 'answer', minMoves: 1, maxMoves: 1 });
      },
      endIf: ({ G }) => G.done,
    },
    endIf: ({ G, ctx }) => (G.turns < 0 ? { winners: [ctx.playOrder[0] as string] } : undefined),
  };
  return { ...questions, game };
}

function legalMoves(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove[] {
  if (!isActive(ctx, playerID)) return [];
  if (G.window !== null) {
    const { id } = G.window;
    return [true, false].map((yes): LegalMove => ({ move: 'answer', args: [id, yes] }));
  }
  const cards = (G.hands[Number(playerID)] ?? []).map((card): LegalMove => ({ move: 'place', args: [card] }));
  const drawing: LegalMove[] = G.deckSize > 0 ? [{ move: 'draw', args: [] }] : [];
  return [...cards, ...drawing, { move: 'ask', args: [] }, { move: 'end', args: [] }];
}

function determinize({ view, ctx }: Seen<View, SecretsEvent>, random: Random): Determinized<Full> {
  const hands = view.hands.map((cards, seat) => cards ?? unseen(view.handSizes[seat] ?? 0));
  const placed = view.placed.map((cards, seat) => cards ?? unseen(view.placedSizes[seat] ?? 0));
  const known = [...hands, ...placed].flatMap((cards) => cards.filter((card) => card !== null));
  const [deck = [], ...dealt] = dealUnknown([unseen(view.deckSize), ...hands, ...placed], without(whispers, known), random);
  const windows = Number(view.window?.id.slice(1) ?? 0);
  const rest = { deck, answers: {}, windows, windowMs: 15_000, done: false, events: [] };
  const G = { ...view, hands: dealt.slice(0, hands.length), placed: dealt.slice(hands.length), ...rest };
  const once = view.window === null ? null : Object.fromEntries(view.window.asked.map((player) => [player, 1]));
  return { G, ctx: Object.assign(ctxOf(ctx, { numMoves: 0 }), { _activePlayersMinMoves: once, _activePlayersMaxMoves: once }) };
}

const questions: Omit<GameModule<View, Full, SecretsEvent, Options>, 'game'> = {
  names: { es: 'Secretos', en: 'Secrets' },
  players: { min: 2, max: 4 },
  options: z.strictObject({
    turns: z._default(z.int().check(z.gte(1), z.lte(1000)), 20),
    windowMs: z._default(z.int().check(z.gte(1)), 15_000),
  }),
  optionFields: [{ name: 'turns', values: [20, 40], default: 20 }],
  moves,
  rulesVersion: 1,
  copy: copyPlain,
  view: (G, _ctx, playerID) => ({
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)),
    handSizes: G.handSizes,
    placed: G.placed.map((cards, seat) => (String(seat) === playerID ? cards : null)),
    placedSizes: G.placedSizes,
    deckSize: G.deckSize,
    window: G.window,
    yes: G.yes,
    turns: G.turns,
  }),
  // The answers are secret until the window closes, so all asked players stay active in views.
  // Viewers only know whether they themselves have answered.
  viewCtx: (G, ctx, playerID) => {
    const seen = publicCtx(ctx);
    if (G.window === null) return seen;
    const asked = G.window.asked.filter((id) => id !== playerID || ctx.activePlayers?.[id] !== undefined);
    return { ...seen, activePlayers: Object.fromEntries(asked.map((id) => [id, 'answer'])) };
  },
  determinize,
  heuristics: null,
  legalMoves,
  pickMove: (G, ctx, playerID, random) => anyOf(legalMoves(G, ctx, playerID), random),
  why: (G, ctx, playerID, move, args) => whyNot(moves, G, ctx, playerID, move, args),
  standIn(G, ctx, playerID) {
    if (!isActive(ctx, playerID)) return null;
    return G.window === null ? { move: 'end', args: [] } : { move: 'answer', args: [G.window.id, false] };
  },
  window: (G) => (G.window === null ? null : { id: G.window.id, players: G.window.asked, ms: G.windowMs }),
  score: () => [],
  events: (G) => G.events,
  viewEvent: (event, playerID) =>
    (event.type === 'placed' || event.type === 'drew') && event.player !== playerID ? { ...event, card: null } : event,
  reveals: revealsBy<SecretsEvent>({ placed: false, drew: true, asked: false, answered: true, ended: false }),
  sentence: (event) => ({ key: event.type, values: {} }),
};

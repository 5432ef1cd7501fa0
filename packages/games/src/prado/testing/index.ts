import { assert } from 'vitest';
import { anyOf, ctxOf } from '../../kit/index.ts';
import type { Ctx, GameModule, PlayerID, Random } from '../../kit/index.ts';
import { TestMatch } from '../../kit/testing/index.ts';
import type { Scramble } from '../../kit/testing/index.ts';
import {
  closedRooms,
  guardStart,
  MAX_VISITORS,
  ROUNDS,
  securityRemoved,
  SOLO_ROUNDS,
  SPACES,
  visitCards,
} from '../catalogue/box.ts';
import { missionIds } from '../catalogue/missions.ts';
import { paintingIds } from '../catalogue/paintings.ts';
import { slotIds } from '../catalogue/slots.ts';
import { GUARD, pileNames, roomNumbers, visitTypes } from '../catalogue/types.ts';
import type { Difficulty, PileName, RoomNumber, SlotId, VisitType } from '../catalogue/types.ts';
import type { PradoEvent } from '../events.ts';
import { complete } from '../determinize.ts';
import { prado } from '../index.ts';
import { stages, type StageName } from '../rules/flow.ts';
import { MAX_ORDERS } from '../rules/orders.ts';
import { readyRoom, showTop } from '../rules/photo.ts';
import { clockwiseFrom } from '../rules/rooms.ts';
import { usualEffects } from '../setup.ts';
import { orderAnswers, orderOccasions, reactionModes } from '../state.ts';
import type { FullPlayer, PhaseName, RoomState, StandingOrder, State, View } from '../state.ts';
import { view } from '../view.ts';

/** Names as in `move help`; an empty list for an empty text. */
const list = <T extends string>(text = ''): T[] => (text === '' ? [] : text.split(' ')) as T[];

interface PlayerSketch {
  hand?: string;
  missions?: string;
  /** Paintings. */
  photos?: string;
  /** Whether the missions are chosen; by default they are. */
  ready?: boolean;
}

interface RoomSketch {
  painting?: string;
  /** Visit cards from bottom to top, or a number of cards of the type `move`. */
  visitors?: string | number;
  /** `0 guard 1`, the first one in front. */
  queue?: string;
}

export interface MuseumSketch {
  /** By player id; a single player plays solo against the guard. */
  players: readonly PlayerSketch[];
  rooms?: Readonly<Partial<Record<RoomNumber, RoomSketch>>>;
  retired?: readonly RoomNumber[];
  /**
   * Paintings, the top one last. By default all that the sketch does not name, half in each pile.
   */
  piles?: Readonly<Record<PileName, string>>;
  /** Visit cards, the top one last. By default all that the sketch does not place elsewhere. */
  entrance?: string;
  exit?: string;
  slot?: SlotId;
  /** The coming slot cards, the next one first. */
  slots?: string;
  round?: number;
  ticket?: PlayerID;
  guard?: boolean;
  solo?: Difficulty;
  quick?: boolean;
  common?: string;
  /** Paintings that the guard has photographed. */
  guardPhotos?: string;
  effects?: Partial<State['effects']>;
  /** The phase in which the match continues, by default the players' turns. */
  at?: PhaseName;
  seed?: number;
}

/** Completes a sketch to a state, with the components that the sketch does not name. */
export function museum(sketch: MuseumSketch): State {
  const numPlayers = sketch.players.length;
  const solo = numPlayers === 1 ? (sketch.solo ?? 'hard') : null;
  const guard = sketch.guard ?? solo !== null;
  const sketched = JSON.stringify(sketch.rooms ?? {});
  const photos = new Set([...sketch.players.flatMap((player) => list(player.photos)), ...list(sketch.guardPhotos)]);
  const free = paintingIds.filter((id) => !sketched.includes(`"${id}"`) && !photos.has(id) && !isPiled(sketch, id));
  const rooms = roomNumbers.map((n): RoomState => {
    const { painting, visitors = 2, queue } = sketch.rooms?.[n] ?? {};
    if (closedRooms[numPlayers]?.includes(n)) return { n, state: 'closed', painting: null, visitors: 0, queue: [] };
    const tokens = list(queue);
    if (sketch.retired?.includes(n)) return { n, state: 'retired', painting: null, visitors: 0, queue: tokens };
    const count = typeof visitors === 'number' ? visitors : list(visitors).length;
    return { n, state: 'open', painting: painting ?? (free.shift() as string), visitors: count, queue: tokens };
  });
  const placed = new Set(rooms.flatMap(({ queue }) => queue));
  const start = rooms.find(({ n }) => n === guardStart[numPlayers]);
  if (guard && !placed.has(GUARD)) start?.queue.unshift(GUARD);
  const stacks = rooms.map(({ n, visitors }): VisitType[] => {
    const named = sketch.rooms?.[n]?.visitors;
    return typeof named === 'string' ? list(named) : Array.from({ length: visitors }, () => 'move');
  });
  const half = Math.ceil(free.length / 2);
  const players = sketch.players.map((player, index) => sketchPlayer(player, index, solo === null ? 2 : 3));
  const rounds = solo === null ? ROUNDS : SOLO_ROUNDS;
  const round = sketch.round ?? 1;
  const G: State = {
    mode: { solo, guard, quick: sketch.quick ?? false, windowSeconds: 15 },
    rounds,
    round,
    ticket: sketch.ticket ?? '0',
    rooms,
    hall: players.map((_, index) => String(index)).filter((id) => !placed.has(id)),
    entranceSize: 0,
    exit: list(sketch.exit),
    piles: { I: { size: 0, top: null }, II: { size: 0, top: null } },
    slot: sketch.slot ?? 'S12',
    nextSlot: null,
    commonMission: sketch.common ?? 'century-xv',
    players,
    guardPhotos: list(sketch.guardPhotos),
    effects: Object.assign(usualEffects(), sketch.effects),
    actionsLeft: null,
    window: null,
    choice: null,
    laying: null,
    steps: [],
    entrance: [],
    stacks,
    pileCards: {
      I: sketch.piles ? list(sketch.piles.I) : free.slice(0, half),
      II: sketch.piles ? list(sketch.piles.II) : free.slice(half),
    },
    slots: comingSlots(sketch, rounds - round),
    passed: [],
    waived: [],
    delays: {},
    windows: 0,
    begun: null,
    over: false,
    events: [],
  };
  G.nextSlot = G.slots.at(-1) ?? null;
  for (const pile of pileNames) showTop(G, pile);
  G.entrance = sketch.entrance === undefined ? unusedCards(G) : list(sketch.entrance);
  G.entranceSize = G.entrance.length;
  return G;
}

/** The coming slot cards, the next one last: those of the sketch, then any others. */
function comingSlots({ slot, slots }: MuseumSketch, count: number): SlotId[] {
  const named = list<SlotId>(slots);
  const others = slotIds.filter((id) => id !== slot && !named.includes(id));
  return [...named, ...others].slice(0, count).toReversed();
}

function isPiled({ piles }: MuseumSketch, painting: string): boolean {
  return piles !== undefined && [...list(piles.I), ...list(piles.II)].includes(painting);
}

function sketchPlayer({ hand, missions, photos, ready = true }: PlayerSketch, index: number, kept: number): FullPlayer {
  const cards = list<VisitType>(hand);
  return {
    hand: cards,
    handSize: cards.length,
    missions: missions === undefined ? missionIds.slice(2 * index + 1, 2 * index + 1 + kept) : list(missions),
    ready,
    photos: list(photos).map((painting) => ({ painting, bonus: 0 })),
    laid: null,
    reactions: 'always',
    orders: [],
    usualReactions: 'always',
  };
}

/** The Visit cards of the box that are not in use yet. */
function unusedCards(G: State): VisitType[] {
  const used = cardsIn(G);
  return visitTypes.flatMap((type) => {
    const count = cardsOf(G, type) - used.filter((card) => card === type).length;
    return Array.from({ length: Math.max(0, count) }, () => type);
  });
}

function cardsIn(G: State): VisitType[] {
  return [...G.entrance, ...G.exit, ...G.stacks.flat(), ...G.players.flatMap(({ hand }) => hand)];
}

function cardsOf(G: State, type: VisitType): number {
  return visitCards[type] - (type === 'security' && G.mode.solo !== null ? securityRemoved[G.mode.solo] : 0);
}

/** The game, with another first phase. */
function startingAt(phase: PhaseName): GameModule<View, State, PradoEvent> {
  const { phases = {} } = prado.game;
  const from = Object.fromEntries(Object.entries(phases).map(([name, config]) => [name, { ...config, start: name === phase }]));
  return { ...prado, game: { ...prado.game, phases: from } };
}

export type PradoMatch = TestMatch<View, State, PradoEvent>;

/** A match on the engine that continues a sketch. */
export function matchFrom(sketch: MuseumSketch): PradoMatch {
  const G = museum(sketch);
  return new TestMatch(startingAt(sketch.at ?? 'turns'), { seed: sketch.seed ?? 0, numPlayers: G.players.length }, G);
}

/** A decision that can be due. */
export type Due = Exclude<StageName, 'free'>;

/**
 * A match on the engine with this decision due for this seat. In the `security` window, the player
 * to its left has declared a Help.
 */
export function matchAt(sketch: MuseumSketch, seat: PlayerID, due: Due): PradoMatch {
  const G = museum(sketch);
  const numPlayers = G.players.length;
  const turn = clockwiseFrom(seat, numPlayers);
  const current = due === 'security' ? (turn[1] ?? seat) : seat;
  G.begun = phaseOf(due);
  G.ticket = current;
  G.actionsLeft = due === 'photography' ? G.effects.actions : due === 'discard' ? 0 : null;
  if (due === 'missions') askForMissions(G);
  if (due === 'lay') G.laying = { slot: 'S06', min: 1, max: 1, players: [seat] };
  if (due === 'security') declareHelp(G, current);
  if (due === 'painting') photographFirst(G, seat);
  const playOrder = clockwiseFrom(current, numPlayers);
  const seen = { numPlayers, turn: 1, currentPlayer: current, playOrder, playOrderPos: 0, phase: G.begun };
  const ctx = ctxOf({ ...seen, activePlayers: null }, { numMoves: 0 }, stages(G, current));
  return TestMatch.at(prado, { seed: sketch.seed ?? 0, numPlayers }, { G, ctx });
}

function phaseOf(due: Due): PhaseName {
  if (due === 'missions') return 'missions';
  return due === 'lay' ? 'slot' : 'turns';
}

function askForMissions(G: State): void {
  G.round = 0;
  for (const [index, player] of G.players.entries()) {
    player.missions = missionIds.slice(3 * index + 1, 3 * index + 4);
    player.ready = false;
  }
}

function declareHelp(G: State, player: PlayerID): void {
  const asked = clockwiseFrom(player, G.players.length).slice(1);
  G.windows = 1;
  G.window = { id: 'w1', player, cards: ['help'], joker: false, action: { type: 'help' }, asked };
}

/** Photographs the first painting that hangs, so that another must be chosen. */
function photographFirst(G: State, player: PlayerID): void {
  const room = G.rooms.find(({ painting }) => painting !== null);
  if (room === undefined || room.painting === null) throw new RangeError('nothing hangs');
  G.players[Number(player)]?.photos.push({ painting: room.painting, bonus: 0 });
  room.painting = null;
  G.choice = { kind: 'pile', player, room: room.n };
}

/** Lets all asked players allow the declared action. */
export function letPass(match: PradoMatch): PradoMatch {
  const { window } = match.G;
  if (window === null) throw new RangeError('no window is open');
  for (const playerID of window.asked) match.play(playerID, 'answer', window.id, false);
  return match;
}

/** The queue of a room. */
export function queueOf(match: PradoMatch, n: RoomNumber): string[] {
  return (match.G.rooms[n - 1] as RoomState).queue;
}

/** Asserts the invariants of every state. */
export function checkInvariants(G: State): void {
  for (const type of visitTypes) {
    assert.equal(cardsIn(G).filter((card) => card === type).length, cardsOf(G, type), `all cards of type ${type}`);
  }
  const paintings = [
    ...G.rooms.flatMap(({ painting }) => (painting === null ? [] : [painting])),
    ...G.players.flatMap(({ photos }) => photos.map(({ painting }) => painting)),
    ...G.guardPhotos,
    ...pileNames.flatMap((pile) => G.pileCards[pile]),
  ];
  assert.deepEqual(paintings.toSorted(), paintingIds.toSorted(), 'the 35 paintings, each once');
  assert.equal(G.entranceSize, G.entrance.length);
  for (const pile of pileNames) {
    assert.deepEqual(G.piles[pile], { size: G.pileCards[pile].length, top: G.pileCards[pile].at(-1) ?? null });
  }
  const tokens = [...G.hall, ...G.rooms.flatMap(({ queue }) => queue)];
  const expected = [...G.players.map((_, index) => String(index)), ...(G.mode.guard ? [GUARD] : [])];
  assert.deepEqual(tokens.toSorted(), expected.toSorted(), 'every token is in one place');
  assert(!G.hall.includes(GUARD), 'the guard is never in the hall');
  for (const [index, { n, state, painting, visitors, queue }] of G.rooms.entries()) {
    assert.equal(visitors, G.stacks[index]?.length);
    assert(visitors <= MAX_VISITORS && queue.length <= SPACES, `room ${n} holds no more than it can`);
    if (state !== 'open') assert(painting === null && visitors === 0, `nothing hangs in room ${n}`);
    if (state !== 'open')
      assert(
        queue.every((token) => token === GUARD),
        `nobody stands in room ${n}`,
      );
    else assert(painting !== null || G.choice?.room === n, `a painting hangs in room ${n}`);
  }
  for (const { hand, handSize, missions, ready } of G.players) {
    assert.equal(handSize, hand.length);
    assert.equal(missions.length, ready && G.mode.solo === null ? 2 : 3);
  }
  if (G.choice === null) assert.equal(readyRoom(G, G.ticket), null, 'no photo is left to be taken');
  assert(G.nextSlot === (G.slots.at(-1) ?? null) && G.slots.length === G.rounds - G.round, 'a slot card for each round');
}

/**
 * Deals everything again that the viewer may not know: face-down visitors and the entrance, others'
 * hands, missions, settings and cards laid aside, the piles below their tops, the slot cards below
 * the next one, and the answers to an open window. With `later`, only the parts that the move
 * between the two states leaves unchanged, since the move may reveal the rest.
 */
export const scramble: Scramble<State> = (G, viewer, random, later) => {
  const over = later?.over === true || G.over;
  const isViewer = (index: number) => String(index) === viewer;
  const same = (a: unknown, b: unknown) => later === undefined || JSON.stringify(a) === JSON.stringify(b);
  const untouched = <T>(cards: readonly T[], after: readonly T[] | undefined): number => {
    if (later === undefined) return cards.length;
    const first = cards.findIndex((card, index) => card !== after?.[index]);
    return first === -1 ? cards.length : first;
  };
  const reshuffled = later?.events.some(({ type }) => type === 'reshuffled') === true;
  const touchedRooms = new Set(
    later?.events.flatMap((event) => ['room', 'from', 'to'].map((key) => (event as never)[key] as unknown)),
  );
  const pileOf = (pile: PileName) => {
    const cards = G.pileCards[pile];
    const open = G.choice?.kind === 'hang' && G.choice.pile === pile ? 2 : 1;
    const below = later === undefined ? cards.length : untouched(cards, later.pileCards[pile]) - 3;
    return hide(cards, Math.min(cards.length - open, below));
  };
  const other = complete(
    view(G, { gameover: G.over ? {} : undefined } as Ctx, viewer),
    {
      entrance: hide(G.entrance, reshuffled ? 0 : untouched(G.entrance, later?.entrance)),
      stacks: G.stacks.map((cards, index) => hide(cards, touchedRooms.has(index + 1) || reshuffled ? 0 : cards.length)),
      hands: G.players.map(({ hand, laid }, index) => {
        const after = later?.players[index];
        const kept = later === undefined || (laid === null && same(laid, after?.laid) && same(hand, after?.hand));
        return hide(hand, isViewer(index) || !kept ? 0 : hand.length);
      }),
      missions: G.players.map(({ missions, ready }, index) => {
        const choosing = later !== undefined && later.players[index]?.ready !== ready;
        return hide(missions, isViewer(index) || choosing || over || G.mode.solo !== null ? 0 : missions.length);
      }),
      piles: { I: pileOf('I'), II: pileOf('II') },
      slots: hide(G.slots, Math.max(0, G.slots.length - (later === undefined ? 1 : 2))),
      past: [],
    },
    random,
  );
  for (const [index, player] of other.players.entries()) {
    const { reactions, usualReactions, orders, laid } = G.players[index] as FullPlayer;
    player.reactions = isViewer(index) || G.mode.quick ? reactions : (anyOf(reactionModes, random) ?? reactions);
    player.orders = isViewer(index) || G.mode.quick ? orders : anyOrders(String(index), G.players.length, random);
    player.usualReactions = usualReactions;
    player.laid = laid !== null && later === undefined && !isViewer(index) ? player.hand.slice(0, laid.length) : laid;
  }
  const { passed, waived, delays, windows, begun, over: isOver } = G;
  Object.assign(other, { passed, waived, delays, windows, begun, over: isOver });
  if (other.window !== null) {
    const { asked } = other.window;
    other.delays = Object.fromEntries(asked.map((id) => [id, random.below(5000)]));
    const others = random.shuffle(asked.filter((id) => id !== viewer));
    const own = passed.filter((id) => id === viewer);
    if (later === undefined) other.passed = [...own, ...others.slice(0, passed.length - own.length)];
  }
  other.events = G.events.map((event) => hideFrom(event, viewer, random));
  return other;
};

/** Random standing orders of a player, from none to the maximum. */
export function anyOrders(playerID: PlayerID, numPlayers: number, random: Random): StandingOrder[] {
  const others = clockwiseFrom(playerID, numPlayers).slice(1);
  return Array.from({ length: random.below(MAX_ORDERS + 1) }, () => ({
    who: anyOf([null, ...others], random),
    when: anyOf(orderOccasions, random) ?? 'any',
    answer: anyOf(orderAnswers, random) ?? 'ask',
  }));
}

/** Makes the lowest cards unknown. */
function hide<T>(cards: readonly T[], count: number): (T | null)[] {
  return cards.map((card, index) => (index < count ? null : card));
}

/** The event with everything that the viewer may not know replaced at random. */
function hideFrom(event: PradoEvent, viewer: PlayerID | null, random: Random): PradoEvent {
  const any = () => visitTypes[random.below(visitTypes.length)] as VisitType;
  if (event.type === 'blocked' && event.by !== viewer) return { ...event, ordered: random.below(2) === 0 };
  if (event.type === 'drew' && event.player !== viewer) return { ...event, cards: event.cards?.map(any) ?? null };
  if (event.type === 'helped' && event.player !== viewer) return { ...event, card: any() };
  if (event.type === 'handed' && event.player !== viewer && event.to !== viewer) return { ...event, card: any() };
  if (event.type === 'keptMissions' && event.player !== viewer)
    return { ...event, missions: random.shuffle(missionIds).slice(0, 2) };
  return event;
}

import { without } from '../kit/index.ts';
import type { PlayerID, Random } from '../kit/index.ts';
import {
  BASIC_ACTIONS,
  closedRooms,
  guardStart,
  JOKER_COST,
  MISSIONS_DEALT,
  ROUNDS,
  securityRemoved,
  SOLO_ROUNDS,
  soloStartHand,
  startHand,
  visitCards,
} from './catalogue/box.ts';
import { missions } from './catalogue/missions.ts';
import { paintingIds } from './catalogue/paintings.ts';
import { slots } from './catalogue/slots.ts';
import { GUARD, roomNumbers, visitTypes } from './catalogue/types.ts';
import type { Difficulty, MissionId, PaintingId, RoomNumber, SlotId, VisitType } from './catalogue/types.ts';
import { fitsPlayers, withGuard } from './options.ts';
import type { PradoOptions } from './options.ts';
import { players } from './variants.ts';
import { hangTop } from './rules/photo.ts';
import { openRooms } from './rules/rooms.ts';
import { roomAt } from './state.ts';
import type { FullPlayer, RoomState, RoundEffects, State } from './state.ts';

const solo = 1;

/**
 * The state at the start of a match (section 4; solo play: section 13). @throws RangeError when the
 * options do not fit the number of players
 */
export function setup(numPlayers: number, options: PradoOptions, random: Random): State {
  if (!(numPlayers >= players.min && numPlayers <= players.max) || !fitsPlayers(options, numPlayers)) {
    throw new RangeError(`Prado is not played by ${numPlayers} with ${JSON.stringify(options)}`);
  }
  const difficulty = numPlayers === solo ? options.difficulty : null;
  const guard = withGuard(options, numPlayers);
  const hand = difficulty === null ? startHand : soloStartHand;
  const entrance = random.shuffle(without(visitCardsOf(difficulty), Array.from({ length: numPlayers }, () => hand).flat()));
  const paintings = random.shuffle(paintingIds);
  const rooms = roomNumbers.map((n) => emptyRoom(n, closedRooms[numPlayers]?.includes(n) === true));
  const { common, own } = difficulty === null ? dealMissions(numPlayers, random) : soloMissions(random);
  const seats = own.map((_, index) => String(index));
  const G: State = {
    mode: { solo: difficulty, guard, quick: options.reactions === 'quick', windowSeconds: options.windowSeconds },
    rounds: difficulty === null ? ROUNDS : SOLO_ROUNDS,
    round: 0,
    ticket: seats[random.below(seats.length)] as PlayerID,
    rooms,
    hall: seats,
    entranceSize: entrance.length,
    exit: [],
    piles: { I: { size: 0, top: null }, II: { size: 0, top: null } },
    slot: null,
    nextSlot: null,
    commonMission: common,
    players: own.map((missions) => newPlayer(hand, missions, difficulty !== null)),
    guardPhotos: [],
    effects: usualEffects(),
    actionsLeft: null,
    window: null,
    choice: null,
    laying: null,
    steps: [],
    entrance,
    stacks: rooms.map(() => []),
    pileCards: { I: [], II: [] },
    slots: [],
    passed: [],
    waived: [],
    delays: {},
    windows: 0,
    begun: null,
    over: false,
    events: [],
  };
  hangFirst(G, random, paintings);
  G.slots = stackSlots(G.rounds, random);
  G.nextSlot = G.slots.at(-1) ?? null;
  const start = guardStart[numPlayers];
  if (guard && start !== undefined) roomAt(G, start).queue.push(GUARD);
  return G;
}

/** The effects of a round whose slot card changes nothing. */
export function usualEffects(): RoundEffects {
  return { actions: BASIC_ACTIONS, jokerCost: JOKER_COST, noSecurity: false, neighboursOnly: false, bonus: 0 };
}

function emptyRoom(n: RoomNumber, closed: boolean): RoomState {
  return { n, state: closed ? 'closed' : 'open', painting: null, visitors: 0, queue: [] };
}

function newPlayer(hand: readonly VisitType[], missions: MissionId[], ready: boolean): FullPlayer {
  return {
    hand: [...hand],
    handSize: hand.length,
    missions,
    ready,
    photos: [],
    laid: null,
    reactions: 'always',
    orders: [],
    usualReactions: 'always',
  };
}

/** All Visit cards of a match. In solo play some Security cards stay in the box. */
export function visitCardsOf(difficulty: Difficulty | null): VisitType[] {
  return visitTypes.flatMap((type) => {
    const removed = type === 'security' && difficulty !== null ? securityRemoved[difficulty] : 0;
    return Array.from<VisitType>({ length: visitCards[type] - removed }).fill(type);
  });
}

/**
 * Hangs one painting in each open room in ascending order, with its visitors. The others become
 * piles I and II; pile I gets the odd one.
 */
function hangFirst(G: State, random: Random, paintings: PaintingId[]): void {
  const open = openRooms(G);
  G.pileCards.I = paintings.slice(0, open.length).toReversed();
  for (const { n } of open) hangTop(G, random, n, 'I', null);
  const rest = paintings.slice(open.length);
  const half = Math.ceil(rest.length / 2);
  G.pileCards = { I: rest.slice(0, half), II: rest.slice(half) };
  for (const pile of ['I', 'II'] as const)
    G.piles[pile] = { size: G.pileCards[pile].length, top: G.pileCards[pile].at(-1) ?? null };
  G.events = [];
}

/**
 * The stack of slot cards: seven regular ones (solo play: ten) on top of a final one. The last of
 * the list is next.
 */
function stackSlots(rounds: number, random: Random): SlotId[] {
  const final = random.shuffle(slots.filter((slot) => slot.final)).slice(0, 1);
  const regular = random.shuffle(slots.filter((slot) => !slot.final)).slice(0, rounds - 1);
  return [...final, ...regular].map(({ id }) => id);
}

function dealMissions(numPlayers: number, random: Random): { common: MissionId; own: MissionId[][] } {
  const [common, ...rest] = random.shuffle(missions.map(({ id }) => id));
  const own = Array.from({ length: numPlayers }, (_, i) => rest.slice(i * MISSIONS_DEALT, (i + 1) * MISSIONS_DEALT));
  return { common: common as MissionId, own };
}

/** Solo play: one mission of each group; the common one is any of the others. */
function soloMissions(random: Random): { common: MissionId; own: MissionId[][] } {
  const own = (['school', 'century', 'theme'] as const).map((group) => {
    const [drawn] = random.shuffle(missions.filter((mission) => mission.group === group));
    return drawn?.id as MissionId;
  });
  const [common] = random.shuffle(missions.map(({ id }) => id).filter((id) => !own.includes(id)));
  return { common: common as MissionId, own: [own] };
}

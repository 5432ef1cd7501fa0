import { ctxOf, dealUnknown, handOf, known, someOf, unseen, without } from '../kit/index.ts';
import type { Determinized, PlayerID, Random, Seen, Unknown } from '../kit/index.ts';
import { MISSIONS_DEALT, MISSIONS_KEPT } from './catalogue/box.ts';
import { missionIds } from './catalogue/missions.ts';
import { paintingIds } from './catalogue/paintings.ts';
import { slots } from './catalogue/slots.ts';
import { pileNames } from './catalogue/types.ts';
import type { MissionId, PaintingId, PileName, SlotId, VisitType } from './catalogue/types.ts';
import type { PradoEvent } from './events.ts';
import { remember } from './memory.ts';
import { stages } from './rules/flow.ts';
import { drawDelays } from './rules/reaction.ts';
import { visitCardsOf } from './setup.ts';
import type { FullPlayer, Laying, PhaseName, PlayerState, State, View } from './state.ts';

/** All hidden cards, each list from bottom to top. */
export interface Hidden {
  entrance: readonly Unknown<VisitType>[];
  /** The visitors on the paintings of the five rooms. */
  stacks: readonly (readonly Unknown<VisitType>[])[];
  /** By player id, like the missions. */
  hands: readonly (readonly Unknown<VisitType>[])[];
  missions: readonly (readonly Unknown<MissionId>[])[];
  piles: Readonly<Record<PileName, readonly Unknown<PaintingId>[]>>;
  /** Coming slot cards, the next one last; the first is a final one. */
  slots: readonly Unknown<SlotId>[];
  /** Slot cards that have been revealed already. */
  past: readonly SlotId[];
}

/**
 * A state that fits all that a viewer has seen, with every possible deal and every possible set of
 * answered players equally likely. Others' settings are unknown, so they get the defaults, without
 * orders.
 */
export function determinize({ view, ctx, playerID, log }: Seen<View, PradoEvent>, random: Random): Determinized<State> {
  const { hands, bottoms, past } = remember(view, log, random);
  const G = complete(
    view,
    {
      entrance: unseen(view.entranceSize),
      stacks: view.rooms.map(({ visitors }) => unseen(visitors)),
      hands: view.players.map(({ hand, handSize }, index) => hand ?? handOf(hands[index] ?? [], handSize)),
      missions: view.players.map(({ missions, ready }) => missions ?? unseen(ready ? MISSIONS_KEPT : MISSIONS_DEALT)),
      piles: { I: pileOf(view, 'I', bottoms.I), II: pileOf(view, 'II', bottoms.II) },
      slots: slotsOf(view),
      past,
    },
    random,
  );
  const asked = (stage: string) => (player: PlayerID) => ctx.activePlayers?.[player] === stage;
  G.begun = ctx.phase as PhaseName;
  G.over = ctx.gameover !== undefined;
  if (view.laying !== null) layAside(G, playerID, asked('lay'), random);
  if (view.window !== null) {
    G.windows = Number(view.window.id.slice(1));
    const { asked: all } = view.window;
    G.passed = whoPassed(all, playerID, asked('security'), random);
    // If nobody else is asked, only the window's time keeps it open.
    G.waived = all.filter((player) => all.length === 1 && player === playerID && !asked('security')(player));
    G.delays = drawDelays(all, random);
  }
  return { G, ctx: ctxOf(ctx, { numMoves: 0 }, G.over ? ctx.activePlayers : stages(G, ctx.currentPlayer)) };
}

/** Deals all hidden cards of a match, at a moment without a pending question. */
export function complete(view: View, hidden: Hidden, random: Random): State {
  const { stacks, hands, piles, past } = hidden;
  const shown = [...view.exit, ...known([hidden.entrance, ...stacks, ...hands])];
  const rest = without(visitCardsOf(view.mode.solo), shown);
  const [entrance = [], ...cards] = dealUnknown([hidden.entrance, ...stacks, ...hands], rest, random);
  const missions = dealUnknown(hidden.missions, without(missionIds, [view.commonMission, ...known(hidden.missions)]), random);
  const [pileI = [], pileII = []] = dealUnknown([piles.I, piles.II], without(paintingIds, paintingsIn(view, piles)), random);
  return {
    ...view,
    players: view.players.map((player, index) =>
      fullPlayer(player, cards[stacks.length + index] as VisitType[], missions[index] as MissionId[]),
    ),
    entrance,
    stacks: cards.slice(0, stacks.length),
    pileCards: { I: pileI, II: pileII },
    slots: dealSlots(hidden.slots, new Set([...past, ...known([hidden.slots]), view.slot]), random),
    passed: [],
    waived: [],
    delays: {},
    windows: 0,
    begun: null,
    over: false,
    events: [],
  };
}

function fullPlayer(
  { handSize, ready, photos, laid, reactions, orders }: PlayerState,
  hand: VisitType[],
  missions: MissionId[],
): FullPlayer {
  const wish = reactions ?? 'always';
  const usualReactions = wish === 'never' ? 'always' : wish;
  return { hand, handSize, missions, ready, photos, laid, reactions: wish, orders: orders ?? [], usualReactions };
}

/** The top of a pile is public; in solo play also both paintings of a pending choice. */
function pileOf(view: View, pile: PileName, bottom: readonly PaintingId[]): Unknown<PaintingId>[] {
  const { size, top } = view.piles[pile];
  const { choice } = view;
  const open = choice?.kind === 'hang' && choice.pile === pile ? choice.shown.toReversed() : top === null ? [] : [top];
  const covered = bottom.slice(0, size - open.length);
  return [...covered, ...unseen(size - covered.length - open.length), ...open];
}

function slotsOf({ rounds, round, nextSlot }: View): Unknown<SlotId>[] {
  return nextSlot === null ? [] : [...unseen(rounds - round - 1), nextSlot];
}

function paintingsIn({ rooms, players, guardPhotos }: View, piles: Hidden['piles']): PaintingId[] {
  const hanging = rooms.flatMap(({ painting }) => painting ?? []);
  const taken = players.flatMap(({ photos }) => photos.map(({ painting }) => painting));
  return [...hanging, ...taken, ...guardPhotos, ...known(pileNames.map((pile) => piles[pile]))];
}

/** The final card at the bottom, regular ones on top of it. */
function dealSlots([first, ...others]: readonly Unknown<SlotId>[], seen: ReadonlySet<SlotId | null>, random: Random): SlotId[] {
  if (first === undefined) return [];
  const coming = slots.filter(({ id }) => !seen.has(id));
  const idsOf = (isFinal: boolean) => coming.flatMap(({ id, final }) => (final === isFinal ? [id] : []));
  return [...dealUnknown([[first]], idsOf(true), random), ...dealUnknown([others], idsOf(false), random)].flat();
}

/** Lays cards aside for players who have answered the request, or had no choice. */
function layAside(G: State, viewer: PlayerID | null, isAsked: (player: PlayerID) => boolean, random: Random): void {
  for (const [index, player] of G.players.entries()) {
    const id = String(index);
    if (id !== viewer && !isAsked(id)) player.laid = whatIsLaid(G.laying, id, player.hand, random);
  }
}

function whatIsLaid(laying: Laying | null, player: PlayerID, hand: readonly VisitType[], random: Random): VisitType[] | null {
  if (laying === null) return null;
  const { players, min, max } = laying;
  if (!players.includes(player)) return min > 0 && hand.length === min ? [...hand] : null;
  return someOf(hand, min + random.below(Math.min(max, hand.length) - min + 1), random);
}

/** A random proper subset of the asked players. The viewer's own answer is known. */
function whoPassed(
  asked: readonly PlayerID[],
  viewer: PlayerID | null,
  isAsked: (player: PlayerID) => boolean,
  random: Random,
): PlayerID[] {
  if (asked.length === 1) return [];
  for (;;) {
    const passed = asked.filter((player) => (player === viewer ? !isAsked(player) : random.below(2) === 0));
    if (passed.length < asked.length) return passed;
  }
}

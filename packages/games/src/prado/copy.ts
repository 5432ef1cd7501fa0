import { copyRoom } from './rules/rooms.ts';
import type { FullPlayer, State } from './state.ts';

/**
 * A copy that moves and hooks may change in place. It shares the parts that are never changed in
 * place: the mode, each photo, step and event, the two sides of a pile, pending questions
 * (`window`, `choice`, `laying`), and lists that are only replaced (missions, cards laid aside,
 * standing orders).
 */
export function copy(G: State): State {
  return {
    mode: G.mode,
    rounds: G.rounds,
    round: G.round,
    ticket: G.ticket,
    rooms: G.rooms.map(copyRoom),
    hall: G.hall.slice(),
    entranceSize: G.entranceSize,
    exit: G.exit.slice(),
    piles: { I: G.piles.I, II: G.piles.II },
    slot: G.slot,
    nextSlot: G.nextSlot,
    commonMission: G.commonMission,
    players: G.players.map(copyPlayer),
    guardPhotos: G.guardPhotos.slice(),
    effects: copyEffects(G.effects),
    actionsLeft: G.actionsLeft,
    window: G.window,
    choice: G.choice,
    laying: G.laying,
    steps: G.steps.slice(),
    entrance: G.entrance.slice(),
    stacks: G.stacks.map((cards) => cards.slice()),
    pileCards: { I: G.pileCards.I.slice(), II: G.pileCards.II.slice() },
    slots: G.slots.slice(),
    passed: G.passed.slice(),
    waived: G.waived.slice(),
    delays: G.delays,
    windows: G.windows,
    begun: G.begun,
    over: G.over,
    events: G.events.slice(),
  };
}

function copyEffects({ actions, jokerCost, noSecurity, neighboursOnly, bonus }: State['effects']): State['effects'] {
  return { actions, jokerCost, noSecurity, neighboursOnly, bonus };
}

function copyPlayer(player: FullPlayer): FullPlayer {
  const { hand, handSize, missions, ready, photos, laid, reactions, orders, usualReactions } = player;
  return { hand: hand.slice(), handSize, missions, ready, photos: photos.slice(), laid, reactions, orders, usualReactions };
}

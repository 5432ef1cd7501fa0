import type { Continent } from './catalogue/types.ts';
import type { FullPlayer, State, Step, TurnState } from './state.ts';

/**
 * A copy that moves and hooks may change in place. It shares the parts that are never changed in
 * place: the options, each event, and lists that are only replaced (`order`, `expertRow`, the
 * Patrons on offer, a layout).
 */
export function copy(G: State): State {
  return {
    options: G.options,
    players: G.players.map(copyPlayer),
    order: G.order,
    active: G.active,
    round: G.round,
    turn: G.turn,
    step: copyStep(G.step),
    thisTurn: copyTurn(G.thisTurn),
    display: copyLists(G.display),
    deckSizes: copyNumbers(G.deckSizes),
    opinion: copyNumbers(G.opinion),
    opinionDrawn: G.opinionDrawn.slice(),
    prestige: G.prestige,
    expertRow: G.expertRow,
    expertDeckSize: G.expertDeckSize,
    favourDeckSize: G.favourDeckSize,
    favourPile: G.favourPile.slice(),
    headline: G.headline,
    headlineDeckSize: G.headlineDeckSize,
    headlinePile: G.headlinePile.slice(),
    lastRound: G.lastRound,
    stirred: G.stirred,
    decks: copyLists(G.decks),
    expertDeck: G.expertDeck.slice(),
    favourDeck: G.favourDeck.slice(),
    headlineDeck: G.headlineDeck.slice(),
    patronDeck: G.patronDeck.slice(),
    events: G.events.slice(),
  };
}

function copyPlayer(player: FullPlayer): FullPlayer {
  return {
    board: player.board,
    hand: player.hand.slice(),
    handSize: player.handSize,
    favours: player.favours.slice(),
    favourCount: player.favourCount,
    patron: player.patron,
    offer: player.offer,
    throwBack: player.throwBack,
    ready: player.ready,
    museum: player.museum.slice(),
    layout: player.layout,
    pool: player.pool.slice(),
    experts: player.experts.slice(),
    prestige: player.prestige,
    score: player.score,
  };
}

/** Only the list of exploring players is ever changed in place. */
function copyStep(step: Step): Step {
  return step.kind === 'explore' ? { kind: step.kind, players: step.players.slice() } : step;
}

function copyTurn(turn: TurnState): TurnState {
  return {
    action: turn.action,
    transacted: turn.transacted,
    closed: turn.closed,
    favourPlayed: turn.favourPlayed,
    objectDiscount: turn.objectDiscount,
    expertDiscount: turn.expertDiscount,
    feeWaived: turn.feeWaived,
    mentorUsed: turn.mentorUsed,
    secretaryUsed: turn.secretaryUsed,
    headlineUsed: turn.headlineUsed,
  };
}

function copyLists<T>({ AM, EU, AF, AS }: Record<Continent, T[]>): Record<Continent, T[]> {
  return { AM: AM.slice(), EU: EU.slice(), AF: AF.slice(), AS: AS.slice() };
}

function copyNumbers({ AM, EU, AF, AS }: Record<Continent, number>): Record<Continent, number> {
  return { AM, EU, AF, AS };
}

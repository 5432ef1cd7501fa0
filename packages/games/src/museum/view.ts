import { viewEventBy } from '../kit/index.ts';
import type { PlayerID } from '../kit/index.ts';
import type { MuseumEvent } from './events.ts';
import type { PlayerState, View } from './state.ts';

/**
 * The match as a viewer (null: a spectator) may see it (A20), built field by field. Unchanged parts
 * keep their identity from one view to the next.
 */
export function view(G: View, playerID: PlayerID | null): View {
  const over = G.step.kind === 'over';
  return {
    options: G.options,
    players: G.players.map((player, index) => viewPlayer(player, String(index) === playerID, over)),
    order: G.order,
    active: G.active,
    round: G.round,
    turn: G.turn,
    step: G.step,
    thisTurn: G.thisTurn,
    display: G.display,
    deckSizes: G.deckSizes,
    opinion: G.opinion,
    opinionDrawn: G.opinionDrawn,
    prestige: G.prestige,
    expertRow: G.expertRow,
    expertDeckSize: G.expertDeckSize,
    favourDeckSize: G.favourDeckSize,
    favourPile: G.favourPile,
    headline: G.headline,
    headlineDeckSize: G.headlineDeckSize,
    headlinePile: G.headlinePile,
    lastRound: G.lastRound,
    stirred: G.stirred,
  };
}

function viewPlayer(player: PlayerState, own: boolean, over: boolean): PlayerState {
  return {
    board: player.board,
    hand: own ? player.hand : null,
    handSize: player.handSize,
    favours: own ? player.favours : null,
    favourCount: player.favourCount,
    patron: own || over ? player.patron : null,
    offer: own ? player.offer : null,
    throwBack: own ? player.throwBack : null,
    ready: player.ready,
    museum: player.museum,
    layout: own ? player.layout : null,
    pool: player.pool,
    experts: player.experts,
    prestige: player.prestige,
    score: player.score,
  };
}

/**
 * The event as a viewer may see it: unseen draws and the choice of a Patron are secrets of the
 * player who made them (A20).
 */
export const viewEvent = viewEventBy<MuseumEvent>({
  mulligan: ['objects', 'favours'],
  patronChosen: ['patron'],
  drewFavours: ['favours'],
  drewFromDeck: ['cards'],
  paid: [],
  exhibited: [],
  hired: [],
  opinion: [],
  lastRound: [],
});

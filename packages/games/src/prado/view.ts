import { FREE_STAGE, isAsked, publicCtx, viewEventBy } from '../kit/index.ts';
import type { PlayerID, ViewCtx } from '../kit/index.ts';
import type { PradoEvent } from './events.ts';
import type { PlayerState, View } from './state.ts';

/**
 * The match as a viewer (null: a spectator) may see it (section 15), built field by field.
 * Unchanged parts keep their identity from one view to the next.
 */
export function view(G: View, ctx: ViewCtx, playerID: PlayerID | null): View {
  const openMissions = G.mode.solo !== null || ctx.gameover !== undefined;
  return {
    mode: G.mode,
    rounds: G.rounds,
    round: G.round,
    ticket: G.ticket,
    rooms: G.rooms,
    hall: G.hall,
    entranceSize: G.entranceSize,
    exit: G.exit,
    piles: G.piles,
    slot: G.slot,
    nextSlot: G.nextSlot,
    commonMission: G.commonMission,
    players: G.players.map((player, index) => viewPlayer(player, String(index) === playerID, openMissions)),
    guardPhotos: G.guardPhotos,
    effects: G.effects,
    actionsLeft: G.actionsLeft,
    window: G.window,
    choice: G.choice,
    laying: G.laying,
    steps: G.steps,
  };
}

function viewPlayer(player: PlayerState, own: boolean, openMissions: boolean): PlayerState {
  const { hand, handSize, missions, ready, photos, laid, reactions, orders } = player;
  return {
    hand: own ? hand : null,
    handSize,
    missions: own || openMissions ? missions : null,
    ready,
    photos,
    laid: own ? laid : null,
    reactions: own ? reactions : null,
    orders: own ? orders : null,
  };
}

/**
 * The engine's `ctx` as a viewer may see it. All asked players stay in their stage until the window
 * closes; a viewer only knows whether they themselves have answered.
 */
export function viewCtx(G: View, ctx: ViewCtx, playerID: PlayerID | null): ViewCtx {
  const seen = publicCtx(ctx);
  if (G.window === null || seen.gameover !== undefined) return seen;
  const { asked } = G.window;
  const stage = (id: PlayerID) => (asked.includes(id) && (id !== playerID || isAsked(ctx, id)) ? 'security' : FREE_STAGE);
  return { ...seen, activePlayers: Object.fromEntries(G.players.map((_, index) => [String(index), stage(String(index))])) };
}

/** The event as a viewer may see it (section 15). */
export const viewEvent = viewEventBy<PradoEvent>({
  keptMissions: ['missions'],
  blocked: (event, playerID) => (event.by === playerID ? event : { ...event, ordered: null }),
  drew: ['cards'],
  helped: ['card'],
  handed: (event, playerID) => (event.player === playerID || event.to === playerID ? event : { ...event, card: null }),
  moved: [],
  hung: [],
});

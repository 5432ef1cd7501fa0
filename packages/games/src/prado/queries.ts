import type { PlayerID } from '../kit/index.ts';
import type { Action, MissionId, RoomNumber } from './catalogue/types.ts';
import { allActions } from './legal.ts';
import type { PradoReason } from './reasons.ts';
import { actionBlocker } from './rules/actions.ts';
import { preview } from './rules/preview.ts';
import type { Preview } from './rules/preview.ts';
import { neighboursOf, whereIs } from './rules/rooms.ts';
import { missionProgress } from './scoring.ts';
import type { Progress } from './scoring.ts';
import { playerOf } from './state.ts';
import type { View } from './state.ts';

/** An action with its preview, or the reason why it is illegal; exactly one of the two is null. */
export interface ActionOption {
  action: Action;
  blocker: PradoReason | null;
  preview: Preview | null;
}

/**
 * The actions of a player as if it were their turn, whatever pays for them, so that a page can show
 * them ahead of time: into each room, one place forward, Help, and Change of room to each
 * neighbour.
 */
export function actionOptions(G: View, playerID: PlayerID): ActionOption[] {
  const room = whereIs(G, playerID);
  const near: RoomNumber[] = room === null ? [] : neighboursOf(G, room.n).map(({ n }) => n);
  return allActions
    .filter((action) => action.type !== 'change' || near.includes(action.to))
    .map((action) => {
      return { action, blocker: actionBlocker(G, playerID, action), preview: preview(G, playerID, action) };
    });
}

/** A mission with a player's progress. */
export interface MissionState extends Progress {
  mission: MissionId;
  common: boolean;
}

/**
 * The common mission and, as far as the viewer may see them, the player's own, which come first.
 */
export function missionStates(G: View, playerID: PlayerID): MissionState[] {
  const { missions, photos } = playerOf(G, playerID);
  const paintings = photos.map(({ painting }) => painting);
  const own = (missions ?? []).map((mission) => ({ mission, common: false }));
  return [...own, { mission: G.commonMission, common: true }].map(({ mission, common }) => {
    const { count, needed, done } = missionProgress(mission, paintings);
    return { mission, common, count, needed, done };
  });
}

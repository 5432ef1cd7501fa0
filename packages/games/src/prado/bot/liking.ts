import type { Liking, Manner, PlayerID } from '../../kit/index.ts';
import { helps } from '../catalogue/missions.ts';
import type { Action, PaintingId } from '../catalogue/types.ts';
import { preview, type Preview } from '../rules/preview.ts';
import { playerOf, roomAt } from '../state.ts';
import type { View } from '../state.ts';

/**
 * A collector's liking for a painting that counts for a mission, once it stands there or takes the
 * photo.
 */
const MISSION = 0.8;
/** A racer's liking for a photo now, and for each action less that it has to wait for one. */
const PHOTO = 1;
const SOON = 0.3;
/** The wait of a player in the hall, in actions. */
const FAR = 5;
/**
 * A spoiler's dislike of another player's photo, and liking for longer waits of others and for a
 * block.
 */
const RIVAL_PHOTO = 0.5;
const WAIT = 0.15;
const BLOCK = 0.6;

/**
 * What a manner adds to a move: missions for a collector, photos for a racer, and others' delays
 * for a spoiler.
 */
export function liking(G: View, playerID: PlayerID, manner: Exclude<Manner, 'balanced'>): Liking {
  const likes = {
    collector: (seen: Preview) =>
      MISSION *
      [...ownPhotos(seen, playerID), ...entered(G, seen, playerID)].filter((painting) => counts(G, playerID, painting)).length,
    racer: (seen: Preview) => PHOTO * ownPhotos(seen, playerID).length + SOON * nearer(seen, playerID),
    spoiler: (seen: Preview) =>
      WAIT * addedWaits(seen, playerID) - RIVAL_PHOTO * (seen.photos.length - ownPhotos(seen, playerID).length),
  }[manner];
  const after = (action: Action) => {
    const seen = preview(G, playerID, action);
    return seen === null ? 0 : likes(seen);
  };
  return ({ move, args }) => {
    switch (move) {
      case 'playCard':
      case 'playJoker':
        return after(args[1] as Action);
      case 'act':
        return after(args[0] as Action);
      case 'answer':
        return manner === 'spoiler' && args[1] === true ? BLOCK : 0;
      default:
        return 0;
    }
  };
}

function ownPhotos({ photos }: Preview, playerID: PlayerID): PaintingId[] {
  return photos.filter(({ player }) => player === playerID).map(({ painting }) => painting);
}

/** The painting before which the player stands now and did not before. */
function entered(G: View, { rooms }: Preview, playerID: PlayerID): PaintingId[] {
  return rooms.flatMap(({ room, queue }) => {
    const { painting } = roomAt(G, room);
    return painting !== null && queue.after.includes(playerID) && !queue.before.includes(playerID) ? [painting] : [];
  });
}

/** By how many actions the player's next photo comes closer. */
function nearer({ rooms }: Preview, playerID: PlayerID): number {
  const wait = (at: 'before' | 'after') => {
    const own = rooms.find(({ queue }) => queue[at].includes(playerID));
    return own === undefined ? FAR : own.visitors[at] + own.queue[at].indexOf(playerID);
  };
  return wait('before') - wait('after');
}

/** Whether a painting counts for a mission of the player or for the common one. */
function counts(G: View, playerID: PlayerID, painting: PaintingId): boolean {
  const missions = [G.commonMission, ...(playerOf(G, playerID).missions ?? [])];
  return missions.some((mission) => helps(painting, mission));
}

/** By how many actions the waits of the others grow where they stand before and after. */
function addedWaits({ rooms }: Preview, playerID: PlayerID): number {
  return rooms.reduce((sum, { visitors, queue }) => {
    const stayed = queue.after.filter((token) => token !== playerID && queue.before.includes(token));
    const wait = (token: string) => visitors.after + queue.after.indexOf(token) - visitors.before - queue.before.indexOf(token);
    return sum + stayed.reduce((waits, token) => waits + wait(token), 0);
  }, 0);
}

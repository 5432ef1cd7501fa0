import type { Features, ViewCtx } from '../../kit/index.ts';
import { inMuseum, missionOf } from '../catalogue/missions.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import { difficulties, GUARD, visitTypes } from '../catalogue/types.ts';
import type { MissionId, PaintingId } from '../catalogue/types.ts';
import { openRooms } from '../rules/rooms.ts';
import { guardScore, missionProgress, totals } from '../scoring.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';
import type { Look } from './look.ts';

/** Rounds and rooms of a match against the guard (section 13). */
const [ROUNDS, ROOMS] = [11, 3];
/** The heuristics' chance is kept away from 0 and 1 by this much. */
const DOUBT = 0.01;

/** A match against the guard in numbers: its chance by heuristics, and what it depends on. */
export function featuresAlone(G: View, ctx: ViewCtx, look: Look): Features {
  const { photos, missions, hand } = playerOf(G, '0');
  const own = photos.map(({ painting }) => painting);
  const [total = 0] = totals(G);
  const guard = guardScore(G).total;
  const chance = Math.min(1 - DOUBT, Math.max(DOUBT, look.chanceAlone('0', total - guard)));
  const open = (missions ?? []).filter((mission) => missing(mission, own) > 0);
  return {
    players: [[Math.log(chance / (1 - chance))]],
    table: [
      (G.rounds - G.round) / ROUNDS,
      (total - guard) / 10,
      total / 30,
      own.length / 8,
      G.guardPhotos.length / 8,
      ...missionFeatures(G, missions ?? [], own),
      missing(G.commonMission, own) / 3,
      missing(G.commonMission, G.guardPhotos) / 3,
      ...visitTypes.map((type) => (hand ?? []).filter((card) => card === type).length / 2),
      look.actions('0') / 5,
      ctx.phase === 'turns' ? 1 : 0,
      ctx.phase === 'turns' && G.actionsLeft === null ? 1 : 0,
      (G.actionsLeft ?? 0) / 3,
      G.effects.bonus / 2,
      ...difficulties.map((difficulty) => (G.mode.solo === difficulty ? 1 : 0)),
      ...roomFeatures(G, open),
    ],
  };
}

/** The missions in numbers: all together, then each, the one that lacks most first. */
function missionFeatures(G: View, missions: readonly MissionId[], own: readonly PaintingId[]): number[] {
  const each = missions.map((mission) => progress(G, mission, own));
  const all = each.reduce((sum, { missing }) => sum + missing, 0);
  const longest = Math.max(0, ...each.map(({ missing }) => missing));
  const time = 2 + G.rounds - G.round;
  const sorted = each.toSorted((a, b) => b.missing - a.missing || a.hanging - b.hanging);
  return [all / 5, longest / 3, all / time, longest / time, each.filter(({ missing }) => missing === 0).length].concat(
    sorted.flatMap(({ missing, hanging, hidden }) => [missing / 3, hanging / 2, hidden / 8, missing > hanging + hidden ? 1 : 0]),
  );
}

/** The paintings that a mission lacks, and its paintings in the rooms and in the piles. */
function progress(G: View, mission: MissionId, own: readonly PaintingId[]) {
  const hanging = matching(
    mission,
    openRooms(G).flatMap(({ painting }) => painting ?? []),
  );
  const taken = matching(mission, own) + matching(mission, G.guardPhotos);
  return { missing: missing(mission, own), hanging, hidden: inMuseum(missionOf(mission)) - taken - hanging };
}

function missing(mission: MissionId, photos: readonly PaintingId[]): number {
  const { count, needed } = missionProgress(mission, photos);
  return Math.max(0, needed - count);
}

function matching(mission: MissionId, paintings: readonly PaintingId[]): number {
  return missionProgress(mission, paintings).count;
}

/**
 * The rooms in numbers: the player's first, then the one with the painting that helps most
 * missions.
 */
function roomFeatures(G: View, missions: readonly MissionId[]): number[] {
  const rooms = openRooms(G).map(({ painting, visitors, queue }) => ({
    helps: painting === null ? 0 : missions.filter((mission) => matching(mission, [painting]) > 0).length,
    points: painting === null ? 0 : paintingOf(painting).points,
    visitors,
    stands: queue.includes('0') ? 1 : 0,
    guarded: queue.includes(GUARD) ? 1 : 0,
    guardFirst: queue[0] === GUARD ? 1 : 0,
  }));
  const sorted = rooms.toSorted((a, b) => b.stands - a.stands || b.helps - a.helps || b.points - a.points);
  const numbers = sorted
    .slice(0, ROOMS)
    .flatMap((room) => [room.helps, room.points / 6, room.visitors / 5, room.stands, room.guarded, room.guardFirst]);
  return numbers.concat(Array.from({ length: 6 * ROOMS - numbers.length }, () => 0));
}

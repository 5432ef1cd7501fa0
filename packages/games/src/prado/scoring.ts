import type { PlayerID, Rival, Score, ScorePart } from '../kit/index.ts';
import { helps, missionOf } from './catalogue/missions.ts';
import { paintingOf } from './catalogue/paintings.ts';
import type { MissionId, PaintingId } from './catalogue/types.ts';
import type { PradoEvent } from './events.ts';
import { playerOf } from './state.ts';
import type { Mode, PlayerState, State, View } from './state.ts';

/**
 * The sources of points in the order of the breakdown: keys of the message catalogue. A source may
 * occur several times.
 */
export const scoreSources = ['score.photos', 'score.bonus', 'score.mission', 'score.common'] as const;
export type ScoreSource = (typeof scoreSources)[number];

interface Part extends ScorePart {
  source: ScoreSource;
}

/** The progress of a mission. Surplus paintings give nothing (ruling 31). */
export interface Progress {
  count: number;
  needed: number;
  done: boolean;
}

/** The progress of a mission with these paintings. */
export function missionProgress(mission: MissionId, paintings: readonly PaintingId[]): Progress {
  const { needed } = missionOf(mission);
  let count = 0;
  for (const painting of paintings) if (helps(painting, mission)) count += 1;
  return { count, needed, done: count >= needed };
}

/** The sum of the paintings' points. */
function prestige(paintings: readonly PaintingId[]): number {
  return paintings.reduce((sum, id) => sum + paintingOf(id).points, 0);
}

function missionPart(source: ScoreSource, mission: MissionId, paintings: readonly PaintingId[]): Part {
  const { count, needed, done } = missionProgress(mission, paintings);
  const points = done ? missionOf(mission).points : 0;
  return { source, points, values: { mission: { term: mission }, count, needed } };
}

/** In solo play the missions must be fulfilled and give no points. */
function ownPart(mode: Mode, mission: MissionId, paintings: readonly PaintingId[]): Part {
  const part = missionPart('score.mission', mission, paintings);
  return mode.solo === null ? part : { ...part, points: 0 };
}

/**
 * A player's points by source, as far as the viewer may know: own missions only if visible (section
 * 14).
 */
function partsOf(G: View, { photos, missions, ready }: PlayerState): Part[] {
  const paintings = photos.map(({ painting }) => painting);
  const known = ready ? (missions ?? []) : [];
  return [
    { source: 'score.photos', points: prestige(paintings), values: { count: paintings.length } },
    { source: 'score.bonus', points: photos.reduce((sum, { bonus }) => sum + bonus, 0) },
    ...known.map((mission) => ownPart(G.mode, mission, paintings)),
    missionPart('score.common', G.commonMission, paintings),
  ];
}

/**
 * The guard's points in solo play: his paintings, and the common mission if they fulfil it (section
 * 13).
 */
export function guardScore(G: View): { total: number; parts: readonly ScorePart[] } {
  const paintings = G.guardPhotos;
  const parts: Part[] = [
    { source: 'score.photos', points: prestige(paintings), values: { count: paintings.length } },
    missionPart('score.common', G.commonMission, paintings),
  ];
  return { total: sumOf(parts), parts };
}

/** The guard's score in solo play. */
export function rivals(G: View): Rival[] {
  if (G.mode.solo === null) return [];
  const beaten = score(G).some(({ rank }) => rank === 1);
  return [{ ...guardScore(G), term: 'guard', rank: beaten ? 2 : 1 }];
}

/** All players' points, by player id, as far as the viewer may know. */
export function totals(G: View): number[] {
  return G.players.map((player) => sumOf(partsOf(G, player)));
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/**
 * All scores, by player id, as far as the viewer may know. Equal players share a rank (ruling 30).
 */
export function score(G: View): Score[] {
  const rows = G.players.map((player, index) => {
    const parts = partsOf(G, player);
    return {
      playerID: String(index),
      parts,
      total: sumOf(parts),
      tie: tieBreak(G, player),
    };
  });
  if (G.mode.solo !== null) {
    return rows.map(({ playerID, parts, total }) => ({ playerID, total, parts, rank: beatsGuard(G, total) ? 1 : 2 }));
  }
  return rows.map(({ playerID, parts, total, tie }) => {
    const better = rows.filter((other) => compare(other, { total, tie }) > 0).length;
    return { playerID, total, parts, rank: better + 1 };
  });
}

interface Standing {
  total: number;
  tie: readonly number[];
}

/** Positive when `a` ranks before `b`. */
function compare(a: Standing, b: Standing): number {
  return a.total - b.total || a.tie.reduce((sum, value, index) => sum || value - (b.tie[index] ?? 0), 0);
}

/** Breaks ties: more paintings first, then more missions, the common one included. */
function tieBreak(G: View, { photos, missions, ready }: PlayerState): number[] {
  const paintings = photos.map(({ painting }) => painting);
  const all = [...(ready ? (missions ?? []) : []), G.commonMission];
  return [photos.length, all.filter((mission) => missionProgress(mission, paintings).done).length];
}

/** A player's own missions that are not fulfilled, as far as the viewer may know. */
function missing(G: View, playerID: PlayerID): MissionId[] {
  const { photos, missions } = playerOf(G, playerID);
  const paintings = photos.map(({ painting }) => painting);
  return (missions ?? []).filter((mission) => !missionProgress(mission, paintings).done);
}

/**
 * Whether a solo player wins: all missions fulfilled, and more points than the guard (ruling 43).
 */
function beatsGuard(G: View, total: number): boolean {
  return missing(G, '0').length === 0 && total > guardScore(G).total;
}

/** The winners after the last round; none when the guard has won. */
export function winnersOf(standings: readonly Score[]): PlayerID[] {
  return standings.flatMap(({ rank, playerID }) => (rank === 1 ? [playerID] : []));
}

/** The log event for the end of the match. */
export function endEvent(G: State): PradoEvent {
  const standings = score(G);
  const winners = winnersOf(standings);
  const [first] = standings.toSorted((a, b) => a.rank - b.rank);
  const total = first?.total ?? 0;
  if (G.mode.solo === null) return { type: 'won', players: winners, total };
  const guard = guardScore(G).total;
  if (winners.length > 0) return { type: 'beatGuard', player: '0', total, guard };
  return { type: 'lost', player: '0', total, guard, missing: missing(G, '0') };
}

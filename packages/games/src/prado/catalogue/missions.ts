import { paintings } from './paintings.ts';
import type { Mission, MissionId, Painting, PaintingId } from './types.ts';

/** The 15 missions: "photograph at least `needed` paintings with this symbol". */
export const missions: readonly Mission[] = [
  { id: 'century-xv', group: 'century', value: 15, needed: 3, points: 10 },
  { id: 'century-xvi', group: 'century', value: 16, needed: 3, points: 8 },
  { id: 'century-xvii', group: 'century', value: 17, needed: 4, points: 11 },
  { id: 'century-xviii', group: 'century', value: 18, needed: 3, points: 9 },
  { id: 'century-xix', group: 'century', value: 19, needed: 2, points: 7 },
  { id: 'school-es', group: 'school', value: 'ES', needed: 5, points: 10 },
  { id: 'school-it', group: 'school', value: 'IT', needed: 3, points: 9 },
  { id: 'school-nl', group: 'school', value: 'NL', needed: 3, points: 9 },
  { id: 'school-fr', group: 'school', value: 'FR', needed: 2, points: 7 },
  { id: 'theme-royalty', group: 'theme', value: 'royalty', needed: 3, points: 8 },
  { id: 'theme-history', group: 'theme', value: 'history', needed: 2, points: 7 },
  { id: 'theme-religion', group: 'theme', value: 'religion', needed: 4, points: 9 },
  { id: 'theme-professions', group: 'theme', value: 'professions', needed: 3, points: 10 },
  { id: 'theme-portraits', group: 'theme', value: 'portraits', needed: 3, points: 8 },
  { id: 'theme-mythology', group: 'theme', value: 'mythology', needed: 3, points: 9 },
];

export const missionIds: readonly MissionId[] = missions.map(({ id }) => id);

const byId = new Map(missions.map((mission) => [mission.id, mission]));

/** The mission with this id. @throws RangeError for an unknown id */
export function missionOf(id: MissionId): Mission {
  const mission = byId.get(id);
  if (mission === undefined) throw new RangeError(`no mission ${id}`);
  return mission;
}

/** Whether a painting counts for a mission. */
export function countsFor(mission: Mission, painting: Painting): boolean {
  if (mission.group === 'century') return painting.century === mission.value;
  if (mission.group === 'school') return painting.school === mission.value;
  return painting.themes.includes(mission.value);
}

const countingFor: ReadonlyMap<MissionId, ReadonlySet<PaintingId>> = new Map(
  missions.map((mission) => [
    mission.id,
    new Set(paintings.filter((painting) => countsFor(mission, painting)).map(({ id }) => id)),
  ]),
);

/** Whether a painting counts for a mission, both by id. */
export function helps(painting: PaintingId, mission: MissionId): boolean {
  return countingFor.get(mission)?.has(painting) === true;
}

/** The number of the 35 paintings that count for a mission, printed in the corner of its card. */
export function inMuseum(mission: Mission): number {
  return countingFor.get(mission.id)?.size ?? 0;
}

import type { ChancesAt, Stop } from './host/model.ts';

/** A line of the graph, with a value for each stop; null where there is none yet. */
export interface GraphLine {
  key: string;
  label: string;
  /** Its colour, dashes and markers: for players the number of the seat. */
  look: number;
  values: readonly (number | null)[];
}

export type Knowledge = 'whole' | 'seen';

/** The players' points, and those of opponents that the rules play. @param term names the latter */
export function pointLines(stops: readonly Stop[], names: readonly string[], term: (key: string) => string): GraphLine[] {
  const [first] = stops;
  return (first?.points ?? []).map(({ seat, term: rival }, index) => ({
    key: String(index),
    label: seat === null ? term(rival ?? '') : (names[seat] ?? ''),
    look: index,
    values: stops.map(({ points }) => points[index]?.total ?? null),
  }));
}

/** One player's points by source, without sources that never counted. */
export function sourceLines(stops: readonly Stop[], seat: number, name: (source: string) => string): GraphLine[] {
  const partsAt = (stop: Stop) => stop.points.find((points) => points.seat === seat)?.parts ?? [];
  const sources = [...new Set(stops.flatMap((stop) => partsAt(stop).map(({ source }) => source)))];
  return sources
    .map((source) => ({
      source,
      values: stops.map((stop) => partsAt(stop).reduce((sum, part) => sum + (part.source === source ? part.points : 0), 0)),
    }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .map(({ source, values }, look) => ({ key: source, label: name(source), look, values }));
}

/** The players' chances to win, in percent. */
export function chanceLines(
  stops: readonly Stop[],
  chances: ReadonlyMap<number, ChancesAt>,
  knowledge: Knowledge,
  names: readonly string[],
): GraphLine[] {
  return names.map((label, seat) => ({
    key: String(seat),
    label,
    look: seat,
    values: stops.map((_, stop) => {
      const chance = chances.get(stop)?.[knowledge][seat];
      return chance === undefined ? null : chance * 100;
    }),
  }));
}

/** The number of the last stop at or before a version. */
export function stopAt(versions: readonly number[], version: number): number {
  return Math.max(
    0,
    versions.findLastIndex((each) => each <= version),
  );
}

/** The height of a line at a version, also between its stops; null where it has no values. */
export function heightAt({ values }: GraphLine, versions: readonly number[], version: number): number | null {
  const from = stopAt(versions, version);
  const [low, high] = [values[from] ?? null, values[from + 1] ?? null];
  const [start = 0, end = 0] = [versions[from], versions[from + 1]];
  if (low === null || high === null || end <= start) return low;
  return low + ((high - low) * (version - start)) / (end - start);
}

/**
 * Moves labels apart, so that neighbours have a gap and all lie between `least` and `most`, as near
 * to their wanted places as their order allows.
 */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  let below = least;
  for (const each of order) {
    each.place = Math.max(each.place, below);
    below = each.place + gap;
  }
  let above = most;
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, above);
    above = each.place - gap;
  }
  const places = [...wanted];
  for (const { place, index } of order) places[index] = place;
  return places;
}

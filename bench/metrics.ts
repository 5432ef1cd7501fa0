/** Bearer token for the metrics of measured servers. */
export const METRICS_TOKEN = 'benchmark-of-this-machine';

/** How bots have found their moves since the server started. */
export interface Thoughts {
  /** Moves that bots returned, and those of them with less thinking than their level stands for. */
  all: number;
  shortened: number;
  /** Fallback moves, because a bot returned no legal move in time. */
  missed: number;
}

/** Reads a server's counters. */
export async function thoughtsOf(url: string): Promise<Thoughts> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
  const lines = (await response.text()).split('\n');
  const sum = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .reduce((total, line) => {
        return total + Number(line.split(' ').at(-1));
      }, 0);
  return {
    all: sum('sobremesa_thought_seconds_count'),
    shortened: sum('sobremesa_shortened_thoughts_total'),
    missed: sum('sobremesa_missed_thoughts_total'),
  };
}

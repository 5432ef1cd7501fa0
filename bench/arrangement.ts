import { KeyedRandom } from '@sobremesa/games';
import { bestArrangement, CELLS, objectIds } from '@sobremesa/games/museum';

const MUSEUMS = 20;
const SIZES = [12, 15, 18, 22, 25];

/**
 * Measures the duration and the quality of Museum's final arrangement for random Objects, and the
 * share of results proven optimal.
 */
export function benchArrangement(): void {
  const random = new KeyedRandom({ seed: '1'.padStart(64, '0'), drawn: 0 });
  const curator = { board: 'basic', experts: [], patron: null, patronNeedsCollection: false } as const;
  const rows = SIZES.map((size) => {
    const found = Array.from({ length: MUSEUMS }, () => {
      const cards = random.shuffle(objectIds).slice(0, size);
      const layout = Array.from({ length: CELLS }, (_, cell) => cards[cell] ?? null);
      const start = process.cpuUsage();
      const { points, bound } = bestArrangement(layout, curator);
      const { user, system } = process.cpuUsage(start);
      return { ms: (user + system) / 1000, points, bound };
    });
    return {
      objects: size,
      'CPU ms, longest': Math.round(Math.max(...found.map(({ ms }) => ms))),
      points: mean(found.map(({ points }) => points)),
      'points at most': mean(found.map(({ bound }) => bound)),
      'proven best': found.filter(({ points, bound }) => points === bound).length,
    };
  });
  console.log(`\nMuseum's best arrangement, ${MUSEUMS} museums of each size`);
  console.table(rows);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

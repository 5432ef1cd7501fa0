/**
 * The numbers below `count`, coarse to fine: the last and the first one, then always the middles of
 * the gaps.
 */
export function coarseToFine(count: number): number[] {
  if (count === 0) return [];
  const order = count === 1 ? [0] : [count - 1, 0];
  let gaps: [number, number][] = [[0, count - 1]];
  while (gaps.length > 0) {
    gaps = gaps.flatMap(([from, to]): [number, number][] => {
      if (to - from < 2) return [];
      const middle = Math.floor((from + to) / 2);
      order.push(middle);
      return [
        [from, middle],
        [middle, to],
      ];
    });
  }
  return order;
}

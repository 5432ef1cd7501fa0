const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/**
 * The time left in the largest unit of which there are at least two, rounded up. @param ms
 * milliseconds
 */
export function leftIn(ms: number): { count: number; unit: (typeof units)[number][0] | 'seconds' } {
  const [unit, length] = units.find(([, length]) => ms >= 2 * length) ?? (['seconds', 1000] as const);
  return { count: Math.ceil(ms / length), unit };
}

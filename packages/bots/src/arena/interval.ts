/** Of a normal distribution, what 95 % lie within. */
const Z = 1.96;

/** Within which the true share lies with 95 % certainty (Wilson's score interval). */
export function interval(won: number, matches: number): [number, number] {
  const share = won / matches;
  const centre = share + Z ** 2 / (2 * matches);
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + Z ** 2 / (4 * matches ** 2));
  const scale = 1 + Z ** 2 / matches;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

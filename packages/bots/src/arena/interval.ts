/** Standard deviations that contain 95 % of a normal distribution. */
const Z = 1.96;

/** The 95 % confidence interval of the true share (Wilson's score interval). */
export function interval(won: number, matches: number): [number, number] {
  const share = won / matches;
  const centre = share + Z ** 2 / (2 * matches);
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + Z ** 2 / (4 * matches ** 2));
  const scale = 1 + Z ** 2 / matches;
  return [(centre - spread) / scale, (centre + spread) / scale];
}
